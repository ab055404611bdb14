import { followPointers } from '../../../src/core/util/follow-pointers';
import type { Point } from '../geometry';

export type DragAxis = keyof Point;

/** The path of a pointer since it came down, in px, and its speed at the end, in px per ms. */
export interface PointerPath extends Point {
  velocity: Point;
}

/** Called by a tracker for fingers, mouse and wheel. */
interface PointerHandlers {
  /** A movement begins. Called again when a second finger comes down or one of two is lifted: paths start anew then. */
  onGrab(): void;
  /** One finger or the mouse moves. @param axis along which the drag began */
  onDrag(path: Point, axis: DragAxis): void;
  /** Two fingers move. @param ratio of their distance now to their distance at the beginning */
  onPinch(ratio: number, middles: { from: Point; to: Point }): void;
  onRelease(path: PointerPath, axis: DragAxis | undefined): void;
  /** A wheel turns, or two fingers move on a touchpad. @param delta in px, positive to the right and downwards */
  onWheel(delta: Point, at: Point): void;
}

interface PointerTracker {
  wasTouch(): boolean;
  stop(): void;
}

/** A drag keeps to one axis after this distance, in px. */
const lockPx = 10;
/** How far back the speed of a pointer is measured, in ms. */
const velocityWindowMs = 100;
/** Height of a line for wheels that count in lines, in px. */
const linePx = 16;
/** Chromium reports a pinch on a touchpad as a wheel with Control, in smaller steps. */
const touchpadPinchFactor = 5;

interface Sample extends Point {
  timeMs: number;
}

const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const sampleOf = ({ clientX: x, clientY: y, timeStamp: timeMs }: PointerEvent): Sample => ({ x, y, timeMs });

/**
 * Tracks fingers, mouse and wheel on elements. Browsers report a pointer once a frame, so a move is applied at once;
 * they may report a wheel several times a frame, so its moves are applied together. The click at the end of a drag is stopped. The
 * only default action that is prevented is dragging a picture away: pictures can still be saved.
 * @param isInteractive whether an element in the slide handles an event itself
 */
export const trackPointers = (
  elements: HTMLElement[],
  { isInteractive, ...handlers }: PointerHandlers & { isInteractive(event: Event): boolean },
): PointerTracker => {
  const controller = new AbortController();
  const pointers = new Map<number, Sample>();
  /** Where each pointer was when the current drag or pinch began. */
  let starts: Sample[] = [];
  let recentSamples: Sample[] = [];
  let axis: DragAxis | undefined;
  let isGrabbed = false;
  /** Whether the last press of a pointer was a drag, so that the `click` event after it does not count. */
  let wasDragged = false;
  /** The element of the last press. */
  let pressedElement: Element | undefined;
  let isTouch = false;
  /** Undefined while no pointer is down. */
  let stopFollowing: (() => void) | undefined;
  let wheel: { delta: Point; at: Point } | undefined;
  let wheelFrame = 0;

  const grab = (): void => {
    isGrabbed = wasDragged = true;
    handlers.onGrab();
  };

  const startPaths = (): void => {
    starts = [...pointers.values()];
    recentSamples = starts.slice(0, 1);
    isGrabbed = false;
  };

  const applyMove = (): void => {
    const [first, second] = pointers.values();
    const [firstStart, secondStart] = starts;
    if (first && second && firstStart && secondStart) {
      if (!isGrabbed) grab();
      // After two fingers, the one that stays moves the picture.
      axis ??= 'x';
      handlers.onPinch(distance(first, second) / distance(firstStart, secondStart), {
        from: middle(firstStart, secondStart),
        to: middle(first, second),
      });
    } else if (first && firstStart) {
      const path = difference(first, firstStart);
      const [x, y] = [Math.abs(path.x), Math.abs(path.y)];
      if (Math.max(x, y) >= lockPx) axis ??= x >= y ? 'x' : 'y';
      if (axis) {
        if (!isGrabbed) grab();
        handlers.onDrag(path, axis);
      }
    }
  };

  const applyWheel = (): void => {
    wheelFrame = 0;
    if (wheel) handlers.onWheel(wheel.delta, wheel.at);
    wheel = undefined;
  };

  const pathTo = (last: Sample): PointerPath => {
    const [start = last] = starts;
    const [recent = last] = recentSamples.filter(({ timeMs }) => last.timeMs - timeMs <= velocityWindowMs);
    const [path, ms] = [difference(last, recent), last.timeMs - recent.timeMs || 1];
    return { ...difference(last, start), velocity: { x: path.x / ms, y: path.y / ms } };
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button) return;
    if (pointers.size === 0) {
      axis = undefined;
      wasDragged = false;
    }
    if (pointers.size > 1 || isInteractive(event)) return;
    isTouch = event.pointerType === 'touch';
    pressedElement = event.currentTarget as Element;
    pointers.set(event.pointerId, sampleOf(event));
    stopFollowing ??= followPointers({ onMove: onPointerMove, onEnd: onPointerEnd });
    startPaths();
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const sample = sampleOf(event);
    pointers.set(event.pointerId, sample);
    recentSamples = [
      ...recentSamples.filter(({ timeMs }) => sample.timeMs - timeMs <= velocityWindowMs),
      sample,
    ];
    // Captures a mouse, so that a drag goes on over an `<iframe>`. Not before the drag, because a captured click has another
    // target. An event that a script has made has no pointer to capture.
    if (axis && !isTouch && event.isTrusted) pressedElement?.setPointerCapture(event.pointerId);
    applyMove();
  };

  const onPointerEnd = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const isCancelled = event.type === 'pointercancel';
    if (!isCancelled) {
      pointers.set(event.pointerId, sampleOf(event));
      applyMove();
    }
    const path = pathTo(pointers.get(event.pointerId) as Sample);
    pointers.delete(event.pointerId);
    if (pointers.size > 0) {
      startPaths();
      return;
    }
    stopFollowing?.();
    stopFollowing = undefined;
    if (wasDragged) handlers.onRelease(isCancelled ? { x: 0, y: 0, velocity: { x: 0, y: 0 } } : path, axis);
  };

  const onWheel = (event: WheelEvent): void => {
    if (isInteractive(event)) return;
    const { deltaX, deltaY, deltaMode, ctrlKey, clientX: x, clientY: y } = event;
    const factor = (deltaMode ? linePx : 1) * (ctrlKey ? touchpadPinchFactor : 1);
    const before = wheel?.delta ?? { x: 0, y: 0 };
    wheel = { delta: { x: before.x + deltaX * factor, y: before.y + deltaY * factor }, at: { x, y } };
    wheelFrame ||= requestAnimationFrame(applyWheel);
  };

  const swallowClick = (event: MouseEvent): void => {
    // Keys and scripts click without a press; `detail` is 0.
    if (wasDragged && event.detail) event.stopPropagation();
  };

  const options = { signal: controller.signal };
  for (const element of elements) {
    element.addEventListener('pointerdown', onPointerDown, options);
    element.addEventListener('click', swallowClick, { ...options, capture: true });
    element.addEventListener('wheel', onWheel, { ...options, passive: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), options);
  }

  return {
    wasTouch: () => isTouch,
    stop() {
      controller.abort();
      stopFollowing?.();
      cancelAnimationFrame(wheelFrame);
    },
  };
};
