import { type RefObject, useLayoutEffect } from 'react';
import { isOwnSlideEvent, registerSlideArea } from '../../../src/features/slides/scroller/slide-areas';

export type Axis = 'x' | 'y';

export interface SwipeHandlers {
  /** The drag is locked to the axis. Returning false refuses it for now; the next frame asks again. */
  onStart(): boolean;
  /**
   * Called once a frame.
   * @param movedPx how far the pointer has gone along the axis; negative to the left or up
   * @param heldMs how long the pointer has been down
   */
  onMove(movedPx: number, heldMs: number): void;
  /** As `onMove`, once at the end; both values are 0 where the browser or another finger ended the drag. */
  onEnd(movedPx: number, heldMs: number): void;
}

interface SwipeOptions {
  axis: Axis;
  /** Pointers that drag: "touch", "pen", "mouse". The same array between renders. */
  pointers: readonly string[];
  /** The same object between renders. */
  handlers: SwipeHandlers;
}

/** A drag is locked to an axis after this distance. */
const lockPx = 10;
/** A drag by a mouse that rests for this long ends. */
const idleMs = 500;

/** Elements in which a drag selects text or moves a handle. */
const controlSelector =
  'input,textarea,select,audio[controls],video[controls],[role="slider"],[contenteditable]:not([contenteditable="false"])';
/** Browsers draw the controls of a video over the lower end of its picture, up to this height. */
const videoControlsPx = 80;

/** Whether a press is for a control in a slide. */
const isOnControl = (press: PointerEvent): boolean =>
  press.composedPath().some((node) => {
    if (!(node instanceof Element && node.matches(controlSelector))) return false;
    return (
      node.localName !== 'video' || press.clientY > node.getBoundingClientRect().bottom - videoControlsPx
    );
  });

/** The axis of a drag over these distances; undefined until the drag has gone 10 px. */
export const axisOf = (x: number, y: number): Axis | undefined => {
  const [width, height] = [Math.abs(x), Math.abs(y)];
  return Math.max(width, height) < lockPx ? undefined : width < height ? 'y' : 'x';
};

/**
 * Follows pointers that drag on `element`. Pointer events only store positions; one frame loop applies them, and no loop
 * runs at rest. A drag along the other axis is left to the page, one that begins on a control to the control. The click that
 * ends a drag is cancelled.
 * @returns a function that stops following
 */
const trackSwipe = (element: HTMLElement, { axis, pointers, handlers }: SwipeOptions): (() => void) => {
  const { onStart, onMove, onEnd } = handlers;
  const listening = new AbortController();
  let first: PointerEvent | undefined;
  let last: PointerEvent;
  /** When `last` arrived: on a busy page, long after its `timeStamp`. */
  let arrivedAt = 0;
  /** The axis that the drag took first; it never changes during a drag. */
  let lockedAxis: Axis | undefined;
  let hasStarted = false;
  let cancelsClick = false;
  let frame = 0;

  const report = (handler: SwipeHandlers['onMove']): void => {
    if (hasStarted && first) handler(last[axis] - first[axis], last.timeStamp - first.timeStamp);
  };
  const apply = (): void => {
    if (first && lockedAxis === axis && !hasStarted && onStart()) {
      hasStarted = cancelsClick = true;
      element.setPointerCapture(first.pointerId);
    }
    report(onMove);
  };
  const finish = (): void => {
    cancelAnimationFrame(frame);
    report(onEnd);
    first = undefined;
    hasStarted = false;
  };
  /** Ends the drag as if the pointer had not moved. */
  const cancel = (): void => {
    if (first) last = first;
    finish();
  };
  const loop = (now: number): void => {
    frame = requestAnimationFrame(loop);
    apply();
    const isIdle = hasStarted && first?.pointerType === 'mouse' && now - arrivedAt > idleMs;
    if ((lockedAxis ?? axis) !== axis || isIdle) cancel();
  };
  const onPointer = (event: PointerEvent): void => {
    if (!first || !event.isPrimary) return;
    last = event;
    arrivedAt = performance.now();
    lockedAxis ??= axisOf(last.x - first.x, last.y - first.y);
    if (event.type === 'pointerup') {
      apply();
      finish();
      // A mouse button that was released outside the element, before the pointer was captured.
    } else if (!event.buttons) cancel();
  };

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
  ): void => element.addEventListener(type, listener, { signal: listening.signal, capture: true });
  listen('pointerdown', (event) => {
    cancel();
    cancelsClick = false;
    lockedAxis = undefined;
    if (!event.isPrimary || event.button || !pointers.includes(event.pointerType)) return;
    if (isOnControl(event) || !isOwnSlideEvent(event, element)) return;
    first = last = event;
    frame = requestAnimationFrame(loop);
  });
  listen('pointermove', onPointer);
  listen('pointerup', onPointer);
  listen('pointercancel', cancel);
  listen('click', (event) => {
    // A finger's drag ends without a click. The next one may be that of a key, or of a script, whose `detail` is 0.
    if (!cancelsClick || !event.detail) return;
    cancelsClick = false;
    event.preventDefault();
    event.stopPropagation();
  });
  // The browser's own dragging of pictures would end the pointer events.
  listen('dragstart', (event) => pointers.includes('mouse') && event.preventDefault());
  const removeArea = registerSlideArea(element);
  return () => {
    cancel();
    removeArea();
    listening.abort();
  };
};

/**
 * Follows swipes on an element while the component is mounted.
 * @param options without an axis and pointers, there are no swipes yet
 */
export const useSwipe = (
  ref: RefObject<HTMLElement | null>,
  { axis, pointers, handlers }: Partial<SwipeOptions> & Pick<SwipeOptions, 'handlers'>,
): void =>
  useLayoutEffect(() => {
    if (!ref.current || !axis || !pointers) return undefined;
    return trackSwipe(ref.current, { axis, pointers, handlers });
  }, [ref, axis, pointers, handlers]);
