import { breakpoints } from '../util/devices';

/** Pictures that load at a time, on desktops and on phones. */
const desktopCount = 16;
const mobileCount = 1;

type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const waiting = new Map<Element, () => void>();
const loading = new Set<Element>();

/** How far a box is outside of a viewport of this size, in px; 0 for a box that is visible. */
export const distanceToViewport = (box: Edges, viewport: { width: number; height: number }): number =>
  Math.max(0, box.top - viewport.height, -box.bottom) + Math.max(0, box.left - viewport.width, -box.right);

/** How far an element is outside of the window, in px. */
export const distanceOf = (element: Element): number =>
  distanceToViewport(element.getBoundingClientRect(), {
    width: window.innerWidth,
    height: window.innerHeight,
  });

const startNext = (): void => {
  while (loading.size < (window.innerWidth > breakpoints.phone ? desktopCount : mobileCount)) {
    const [nearest] = [...waiting].sort(([a], [b]) => distanceOf(a) - distanceOf(b));
    if (!nearest) return;
    const [element, start] = nearest;
    waiting.delete(element);
    loading.add(element);
    start();
  }
};

/** Calls `start` when it is the turn of `element`: the nearest to the viewport comes first. */
export const joinQueue = (element: Element, start: () => void): void => {
  waiting.set(element, start);
  // In a microtask, so that all elements that join in the current task are compared.
  queueMicrotask(startNext);
};

/** Calls `start` now, however many others load. */
export const skipQueue = (element: Element, start: () => void): void => {
  loading.add(element);
  start();
};

/** Removes `element` from the queue, whether it waits or loads. */
export const leaveQueue = (element: Element): void => {
  waiting.delete(element);
  if (loading.delete(element)) queueMicrotask(startNext);
};
