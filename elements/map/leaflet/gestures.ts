interface GesturesOptions {
  place: HTMLElement;
  /** Whether every gesture is the map's. */
  takesAll: () => boolean;
  onLeft: (gesture: 'wheel' | 'fingers') => void;
}

const capture = true;

/**
 * Leaves to the page what scrolls it: the wheel alone, and one finger. With Ctrl, which a touchpad's pinch says too, or
 * two fingers it is the map's.
 */
export const shareGestures = ({ place, takesAll, onLeft }: GesturesOptions): void => {
  place.addEventListener(
    'wheel',
    (event) => {
      if (takesAll() || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      onLeft('wheel');
    },
    { capture, passive: true },
  );
  place.addEventListener(
    'touchstart',
    (event) => {
      // Leaflet hears of touches, not of pointers, wherever a browser has touches.
      if (!takesAll() && event.touches.length < 2) event.stopPropagation();
    },
    { capture, passive: true },
  );
  place.addEventListener(
    'touchmove',
    (event) => {
      if (takesAll()) return;
      if (event.touches.length < 2) onLeft('fingers');
      // Or the page would scroll with two fingers as well.
      else if (event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
};
