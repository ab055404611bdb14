import { distanceTo } from './distance';

/** Pictures that are loaded at a time, and the widest viewport of a mobile device, in px (gallery 9). */
const desktop = 16;
const mobile = 1;
const mobileMaxPx = 926;

const waiting = new Map<Element, () => void>();
const running = new Set<Element>();

const distance = (element: Element): number =>
  distanceTo(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight });

const proceed = (): void => {
  while (running.size < (innerWidth > mobileMaxPx ? desktop : mobile)) {
    const [nearest] = [...waiting].sort(([a], [b]) => distance(a) - distance(b));
    if (!nearest) return;
    const [element, begin] = nearest;
    waiting.delete(element);
    running.add(element);
    begin();
  }
};

/** Begins when it is the turn of `element`: the nearest to the viewport comes first. */
export const queue = (element: Element, begin: () => void): void => {
  waiting.set(element, begin);
  // Those that come together are compared first.
  queueMicrotask(proceed);
};

/** Begins now, whoever else is running. */
export const jumpQueue = (element: Element, begin: () => void): void => {
  running.add(element);
  begin();
};

/** The turn of `element` is over, or it waits no longer. */
export const leaveQueue = (element: Element): void => {
  waiting.delete(element);
  if (running.delete(element)) queueMicrotask(proceed);
};
