import type { UnhandledGesture } from '../contract';

interface GesturesOptions {
  mapElement: HTMLElement;
  /** Whether every gesture is the map's. */
  takesAllGestures: () => boolean;
  onUnhandledGesture: (gesture: UnhandledGesture) => void;
}

const capture = true;

/**
 * Leaves to the page the gestures that scroll it: the wheel alone, and one finger. The map takes two fingers, and the
 * wheel with Ctrl, which browsers also report for a touchpad's pinch.
 */
export const leaveScrollGesturesToPage = ({
  mapElement,
  takesAllGestures,
  onUnhandledGesture,
}: GesturesOptions): void => {
  mapElement.addEventListener(
    'wheel',
    (event) => {
      if (takesAllGestures() || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      onUnhandledGesture('wheel');
    },
    { capture, passive: true },
  );
  mapElement.addEventListener(
    'touchstart',
    (event) => {
      // Where a browser has touch events, Leaflet listens to these instead of pointer events.
      if (!takesAllGestures() && event.touches.length < 2) event.stopPropagation();
    },
    { capture, passive: true },
  );
  mapElement.addEventListener(
    'touchmove',
    (event) => {
      if (takesAllGestures()) return;
      if (event.touches.length < 2) onUnhandledGesture('fingers');
      // Otherwise the page would scroll with two fingers as well.
      else if (event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
};
