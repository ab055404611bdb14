export type Axis = 'x' | 'y';

export interface SwipeOptions {
  axis: Axis;
  /** Pointers that drag: "touch", "pen", "mouse". */
  pointers: string[];
  /** It is locked to the axis. Asked again in the next frame where it returns false. */
  begin(): boolean;
  /**
   * Once a frame.
   * @param moved how far the pointer has gone along the axis, in px; to the left or up it is negative
   * @param heldMs how long it has been down
   */
  move(moved: number, heldMs: number): void;
  /** As in `move`; both are 0 where the drag was broken off. */
  end(moved: number, heldMs: number): void;
}

/** Gallery 4.5: a drag is locked to an axis after this. */
const lockPx = 10;
/** Gallery 9: a mouse that does not move for so long drags no more. */
const idleMs = 500;

/** The axis of a drag over these distances; unknown until it has gone 10 px. */
export const axisOf = (x: number, y: number): Axis | undefined => {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  return Math.max(wide, high) < lockPx ? undefined : wide < high ? 'y' : 'x';
};

/**
 * Follows pointers that drag on `element`: events only store where they are, one frame loop applies it, and none runs at
 * rest. A drag along the other axis is the page's. A click after a drag is none.
 * @returns a function that ends it
 */
export const trackSwipe = (
  element: HTMLElement,
  { axis, pointers, begin, move, end }: SwipeOptions,
): (() => void) => {
  const ending = new AbortController();
  let first: PointerEvent | undefined;
  let last: PointerEvent;
  /** Stays as it first was. */
  let lock: Axis | undefined;
  let hasBegun = false;
  let hasDragged = false;
  let frame = 0;

  const tell = (to: SwipeOptions['move']): void => {
    if (hasBegun && first) to(last[axis] - first[axis], last.timeStamp - first.timeStamp);
  };
  const apply = (): void => {
    if (first && lock === axis && !hasBegun && begin()) {
      hasBegun = hasDragged = true;
      element.setPointerCapture(first.pointerId);
    }
    tell(move);
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    tell(end);
    first = undefined;
    hasBegun = false;
  };
  /** The browser has something else to do with it. */
  const abandon = (): void => {
    if (first) last = first;
    stop();
  };
  const loop = (now: number): void => {
    frame = requestAnimationFrame(loop);
    apply();
    const isIdle = hasBegun && first?.pointerType === 'mouse' && now - last.timeStamp > idleMs;
    if ((lock ?? axis) !== axis || isIdle) abandon();
  };
  const follow = (event: PointerEvent): void => {
    if (!first || !event.isPrimary) return;
    last = event;
    lock ??= axisOf(last.x - first.x, last.y - first.y);
    if (event.type === 'pointerup') {
      apply();
      stop();
      // A mouse that has been let go of elsewhere, before it was captured.
    } else if (!event.buttons) abandon();
  };

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => unknown,
  ): void => element.addEventListener(type, listener, { signal: ending.signal, capture: true });
  listen('pointerdown', (event) => {
    abandon();
    hasDragged = false;
    lock = undefined;
    if (!event.isPrimary || event.button || !pointers.includes(event.pointerType)) return;
    first = last = event;
    frame = requestAnimationFrame(loop);
  });
  listen('pointermove', follow);
  listen('pointerup', follow);
  listen('pointercancel', abandon);
  listen('click', (event) => {
    if (!hasDragged) return;
    hasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  });
  // The browser would drag the picture, and send no more of the pointer.
  listen('dragstart', (event) => pointers.includes('mouse') && event.preventDefault());
  return () => {
    abandon();
    ending.abort();
  };
};
