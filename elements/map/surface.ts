/**
 * The element that a map is drawn in, and its measurements.
 * @module
 */

/** Space between a revealed element and the edge of the map. */
const edgePx = 12;

/** Prepares the element for a map whose markers are its children. */
export const prepareSurface = (surface: HTMLElement): void => {
  // The children of the surface are slotted, so markers show only once the map has a slot for them.
  if (!surface.shadowRoot) surface.attachShadow({ mode: 'open' });
  // Otherwise the map beneath a marker would handle a press on the marker, too. The listeners are removed together with the
  // surface.
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'dblclick'])
    surface.addEventListener(type, (event) => event.target !== surface && event.stopPropagation(), {
      capture: true,
      passive: true,
    });
};

/** Resolves once the element has a width. In a hidden tab panel, it has none. */
export const whenSized = (surface: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (!surface.clientWidth) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(surface);
  });

/**
 * Calls `onLate` after `limitMs`. If the page hides the element at that moment, the time begins anew once the element has a size,
 * because a map without a size requests nothing.
 * @returns a function that stops it
 */
export const startTimeout = (surface: HTMLElement, limitMs: number, onLate: () => void): (() => void) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    timer = setTimeout(() => {
      if (surface.clientWidth) onLate();
      else whenSized(surface).then(() => isOver || start());
    }, limitMs);
  };
  start();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** How much larger the element is on the screen than in its own pixels, in which the map measures: the page may scale it. */
export const scaleOf = (surface: HTMLElement): number => {
  const { offsetWidth } = surface;
  return (offsetWidth && surface.getBoundingClientRect().width / offsetWidth) || 1;
};

/** How far an element lies outside the edges of the surface, in px of the map: to the right and below positive, 0 inside. */
export const overflowOf = (element: Element, surface: HTMLElement): { x: number; y: number } => {
  const inner = element.getBoundingClientRect();
  const outer = surface.getBoundingClientRect();
  const scale = scaleOf(surface);
  const overflow = (start: number, end: number): number =>
    Math.min(0, start / scale - edgePx) + Math.max(0, end / scale + edgePx);
  return {
    x: overflow(inner.left - outer.left, inner.right - outer.right),
    y: overflow(inner.top - outer.top, inner.bottom - outer.bottom),
  };
};
