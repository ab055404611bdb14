import type { Following } from './follow';

/** Gallery 4.5: what is less is a click. */
const slopPx = 10;
/** How far the strip glides on, as the way it would go in this time. */
const glideMs = 200;

/** Where the mouse marks text or does work of its own. */
const fields = 'input,textarea,select,video,audio,[contenteditable]:not([contenteditable="false"])';

/** A click after a drag is no click. */
const swallowClick = (scroller: HTMLElement): void => {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  scroller.addEventListener('click', swallow, true);
  setTimeout(() => scroller.removeEventListener('click', swallow, true));
};

/**
 * Lets the mouse drag what a finger scrolls by itself.
 * @returns a function that ends it
 */
export const dragByMouse = (scroller: HTMLElement, { hold, release }: Following): (() => void) => {
  const ending = new AbortController();
  /** What is heard while the mouse holds it; a finger, or a mouse that passes, costs nothing. */
  let holding: AbortController | undefined;
  /** Where it was taken, and what is known since. */
  let taken: { x: number; scroll: number; lastX: number; lastMs: number; velocity: number } | undefined;
  let isDragged = false;

  const onDown = (event: PointerEvent): void => {
    const { pointerType, button, clientX: x, timeStamp } = event;
    if (pointerType === 'touch' || button) return;
    if (event.composedPath().some((node) => node instanceof Element && node.matches(fields))) return;
    taken = { x, scroll: scroller.scrollLeft, lastX: x, lastMs: timeStamp, velocity: 0 };
    holding?.abort();
    holding = new AbortController();
    const { signal } = holding;
    scroller.addEventListener('pointermove', onMove, { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      scroller.addEventListener(type, onUp, { signal });
  };

  const onMove = ({ clientX: x, timeStamp, pointerId }: PointerEvent): void => {
    if (!taken || (!isDragged && Math.abs(x - taken.x) < slopPx)) return;
    if (!isDragged) {
      isDragged = true;
      hold();
      // It may have moved by itself until now.
      Object.assign(taken, { x, scroll: scroller.scrollLeft });
      scroller.setPointerCapture(pointerId);
    }
    const ms = timeStamp - taken.lastMs;
    if (ms > 0) Object.assign(taken, { velocity: (x - taken.lastX) / ms, lastX: x, lastMs: timeStamp });
    scroller.scrollLeft = taken.scroll + taken.x - x;
  };

  const onUp = ({ timeStamp }: PointerEvent): void => {
    if (taken && isDragged) {
      const { velocity, lastMs } = taken;
      const glide = timeStamp - lastMs < glideMs ? velocity * glideMs : 0;
      swallowClick(scroller);
      release(Math.abs(scroller.scrollLeft - glide));
    }
    taken = undefined;
    isDragged = false;
    holding?.abort();
  };

  const { signal } = ending;
  scroller.addEventListener('pointerdown', onDown, { signal });
  // The browser's own dragging of pictures and links would take the pointer away.
  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    ending.abort();
    holding?.abort();
  };
};
