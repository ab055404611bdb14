import { isOwnSlideEvent, registerSlideArea } from './slide-areas';
import type { ScrollSync } from './sync-with-scroll';

/** A shorter drag is a click. */
const clickPx = 10;
/** After a drag, the strip moves on by the distance that the mouse would have moved in this time. */
const throwMs = 200;

/** Elements in which the mouse selects text or does work of its own. */
const fieldSelector = 'input,textarea,select,video,audio,[contenteditable]:not([contenteditable="false"])';

interface Drag {
  /** Pointer and scroll position at the start. */
  startX: number;
  startScroll: number;
  lastX: number;
  lastMs: number;
  /** In px per ms. */
  velocity: number;
}

/** Keeps the click at the end of a drag from the page. */
const swallowClick = (scroller: HTMLElement): void => {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  scroller.addEventListener('click', swallow, true);
  setTimeout(() => scroller.removeEventListener('click', swallow, true));
};

/**
 * Lets the mouse drag a strip that a finger scrolls natively.
 * @returns a function that stops it
 */
export const dragByMouse = (scroller: HTMLElement, sync: ScrollSync): (() => void) => {
  const listeners = new AbortController();
  /** Listeners while a button is down. Fingers, and a mouse that only passes, cost nothing. */
  let dragListeners: AbortController | undefined;
  let drag: Drag | undefined;
  let isDragging = false;

  const onPointerDown = (event: PointerEvent): void => {
    const { pointerType, button, clientX, timeStamp } = event;
    if (pointerType === 'touch' || button || !isOwnSlideEvent(event, scroller)) return;
    if (event.composedPath().some((node) => node instanceof Element && node.matches(fieldSelector))) return;
    drag = {
      startX: clientX,
      startScroll: scroller.scrollLeft,
      lastX: clientX,
      lastMs: timeStamp,
      velocity: 0,
    };
    dragListeners?.abort();
    dragListeners = new AbortController();
    const { signal } = dragListeners;
    scroller.addEventListener('pointermove', onPointerMove, { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      scroller.addEventListener(type, onPointerEnd, { signal });
  };

  const onPointerMove = ({ clientX, timeStamp, pointerId }: PointerEvent): void => {
    if (!drag || (!isDragging && Math.abs(clientX - drag.startX) < clickPx)) return;
    if (!isDragging) {
      isDragging = true;
      sync.startDrag();
      // An animation may have scrolled until now.
      drag.startX = clientX;
      drag.startScroll = scroller.scrollLeft;
      scroller.setPointerCapture(pointerId);
    }
    const elapsedMs = timeStamp - drag.lastMs;
    if (elapsedMs > 0) {
      drag.velocity = (clientX - drag.lastX) / elapsedMs;
      drag.lastX = clientX;
      drag.lastMs = timeStamp;
    }
    scroller.scrollLeft = drag.startScroll + drag.startX - clientX;
  };

  const onPointerEnd = ({ timeStamp }: PointerEvent): void => {
    if (drag && isDragging) {
      const { velocity, lastMs } = drag;
      const throwPx = timeStamp - lastMs < throwMs ? velocity * throwMs : 0;
      swallowClick(scroller);
      // The strip scrolls against the direction of the mouse.
      sync.endDrag(-throwPx);
    }
    drag = undefined;
    isDragging = false;
    dragListeners?.abort();
  };

  const removeArea = registerSlideArea(scroller);
  const { signal } = listeners;
  scroller.addEventListener('pointerdown', onPointerDown, { signal });
  // The browser's own dragging of pictures and links would cancel the pointer.
  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    removeArea();
    listeners.abort();
    dragListeners?.abort();
  };
};
