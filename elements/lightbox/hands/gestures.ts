import type { Point } from './zoom';

/** A pointer's way since it came, in px, and how fast it was at the end, in px a ms. */
export interface Way extends Point {
  velocity: Point;
}

/** What hands do. */
export interface Moved {
  /** Something begins to move, perhaps for the second time: what it moves is taken from where it is. */
  grab(): void;
  /** One finger, or the mouse. @param axis along which it began */
  drag(way: Point, axis: keyof Point): void;
  /** Two fingers. @param ratio of their distances, now and at the beginning; `from` and `to` are their middles */
  pinch(ratio: number, middles: { from: Point; to: Point }): void;
  release(way: Way, axis: keyof Point | undefined): void;
  /** @param delta in px, down is positive */
  wheel(delta: number, at: Point): void;
}

/** Gallery 4.5: a drag is locked to an axis after this. */
const lockPx = 10;
/** How far back a velocity looks. */
const recentMs = 100;
/** Of a wheel that counts in lines. */
const linePx = 16;
/** Chromium says that two fingers on a touchpad are a wheel with Control, in smaller steps. */
const pinchFactor = 5;

/** What the pointer did last, when it comes to a click. */
export interface LastPointer {
  wasDragged: boolean;
  isTouch: boolean;
}

export interface TrackOptions {
  hands: Moved;
  /** Whether something in the slide has its own use for an event. */
  isUsed(event: Event): boolean;
  signal: AbortSignal;
}

interface Sample extends Point {
  at: number;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/**
 * Follows fingers, mouse and wheel on `stage`. Browsers tell once a frame where a pointer is, so that is applied at once;
 * of a wheel they may tell several times, which are applied together. Pictures can still be saved: nothing is kept from
 * the browser but dragging them away.
 */
export const trackHands = (
  stage: HTMLElement,
  { hands, isUsed, signal }: TrackOptions,
): (() => LastPointer) => {
  const pointers = new Map<number, Sample>();
  let starts: Sample[] = [];
  let samples: Sample[] = [];
  let axis: keyof Point | undefined;
  let isGrabbed = false;
  let wasDragged = false;
  let isTouch = false;
  let turn: { delta: number; at: Point } | undefined;
  let frame = 0;

  const sampleOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Sample => ({ x, y, at });

  const grab = (): void => {
    isGrabbed = wasDragged = true;
    hands.grab();
  };

  /** From here on: a finger has come or gone. */
  const restart = (): void => {
    starts = [...pointers.values()];
    samples = starts.slice(0, 1);
    isGrabbed = false;
  };

  const follow = (): void => {
    const [first, second] = pointers.values();
    const [from, other] = starts;
    if (first && second && from && other) {
      if (!isGrabbed) grab();
      // After two fingers, the one that stays moves the picture.
      axis ??= 'x';
      hands.pinch(distance(first, second) / distance(from, other), {
        from: middle(from, other),
        to: middle(first, second),
      });
    } else if (first && from) {
      const way = minus(first, from);
      const [x, y] = [Math.abs(way.x), Math.abs(way.y)];
      if (Math.max(x, y) >= lockPx) axis ??= x >= y ? 'x' : 'y';
      if (axis) {
        if (!isGrabbed) grab();
        hands.drag(way, axis);
      }
    }
  };

  const roll = (): void => {
    frame = 0;
    if (turn) hands.wheel(turn.delta, turn.at);
    turn = undefined;
  };

  const wayOf = (last: Sample): Way => {
    const [start = last] = starts;
    const [recent = last] = samples.filter(({ at }) => last.at - at <= recentMs);
    const [way, ms] = [minus(last, recent), last.at - recent.at || 1];
    return { ...minus(last, start), velocity: { x: way.x / ms, y: way.y / ms } };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button || isUsed(event)) return;
    isTouch = event.pointerType === 'touch';
    if (pointers.size === 0) {
      axis = undefined;
      wasDragged = false;
    }
    if (pointers.size > 1) return;
    pointers.set(event.pointerId, sampleOf(event));
    restart();
  };

  const onMove = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const sample = sampleOf(event);
    pointers.set(event.pointerId, sample);
    samples = [...samples.filter(({ at }) => sample.at - at <= recentMs), sample];
    // Out of the window, too; not for a click, whose target would change.
    if (axis && !isTouch) stage.setPointerCapture(event.pointerId);
    follow();
  };

  const onUp = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    if (event.type === 'pointerup') {
      pointers.set(event.pointerId, sampleOf(event));
      follow();
    }
    const way = wayOf(pointers.get(event.pointerId) as Sample);
    pointers.delete(event.pointerId);
    if (pointers.size > 0) restart();
    else if (wasDragged)
      hands.release(event.type === 'pointerup' ? way : { x: 0, y: 0, velocity: { x: 0, y: 0 } }, axis);
  };

  const onWheel = (event: WheelEvent): void => {
    if (isUsed(event)) return;
    const { deltaY, deltaMode, ctrlKey, clientX: x, clientY: y } = event;
    const delta = deltaY * (deltaMode ? linePx : 1) * (ctrlKey ? pinchFactor : 1);
    turn = { delta: (turn?.delta ?? 0) + delta, at: { x, y } };
    frame ||= requestAnimationFrame(roll);
  };

  const listen = (types: string, listener: (event: never) => void): void => {
    for (const type of types.split(' '))
      stage.addEventListener(type, listener as EventListener, { signal, passive: false });
  };
  listen('pointerdown', onDown);
  listen('pointermove', onMove);
  listen('pointerup pointercancel', onUp);
  listen('wheel', onWheel);
  listen('dragstart', (event: Event) => event.preventDefault());
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return () => ({ wasDragged, isTouch });
};
