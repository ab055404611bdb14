import type { Point } from '../geometry';

/** Two fingers on a touchpad go to another slide after this distance, in px … */
const swipePx = 30;
/** … and to one more only after a pause of so many ms: a touchpad reports motion until long after the fingers have left. */
const swipePauseMs = 150;

interface WheelHandlers {
  isZoomed(): boolean;
  /** Two fingers have swiped sideways, over a picture that shows as a whole. */
  onSwipe(isRight: boolean): void;
  /** Two fingers move a zoomed picture sideways. @param distance in px, positive to the right */
  onPan(distance: number): void;
  /** The wheel turns, or two fingers move up or down. @param distance in px, positive downwards */
  onZoom(distance: number, at: Point): void;
}

interface WheelGestures {
  turn(delta: Point, at: Point): void;
  stop(): void;
}

/** Tells swipes of two fingers on a touchpad from turns of a wheel: browsers report both as `wheel`. */
export const createWheelGestures = (handlers: WheelHandlers): WheelGestures => {
  /** The distance of the current swipe. */
  let swiped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    swiped = 0;
  };

  const swipe = (distance: number): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, swipePauseMs);
    const wasShort = Math.abs(swiped) < swipePx;
    swiped += distance;
    if (wasShort && Math.abs(swiped) >= swipePx) handlers.onSwipe(swiped > 0);
  };

  return {
    turn({ x, y }, at) {
      if (Math.abs(y) >= Math.abs(x)) handlers.onZoom(y, at);
      else if (handlers.isZoomed()) handlers.onPan(x);
      else swipe(x);
    },
    stop,
  };
};
