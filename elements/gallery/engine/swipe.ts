export type Axis = 'x' | 'y';

/** A place of the pointer in px, and when it was there in ms. */
export interface Sample {
  x: number;
  y: number;
  at: number;
}

/** How a drag ended. */
export interface Release {
  /** How far the pointer has gone along the axis, in px; to the left or up it is negative. */
  moved: number;
  /** How fast it went at the end, in px a ms. */
  velocity: number;
  /** How long it was down, in ms. */
  heldMs: number;
}

/** Gallery 4.5: a drag is locked to an axis after this. */
const lockPx = 10;
/** How far back a velocity looks: what came before says nothing of the end. */
const recentMs = 100;

/** The way of one pointer, from the moment it is down. It knows no page. */
export class Drag {
  /** Unknown until it has gone 10 px; then it stays. */
  axis: Axis | undefined;
  readonly #start: Sample;
  #samples: Sample[];

  constructor(start: Sample) {
    this.#start = start;
    this.#samples = [start];
  }

  get last(): Sample {
    return this.#samples.at(-1) ?? this.#start;
  }

  moved(axis: Axis): number {
    return this.last[axis] - this.#start[axis];
  }

  add(sample: Sample): void {
    this.#samples = [...this.#samples.filter(({ at }) => sample.at - at <= recentMs), sample];
    const [x, y] = [Math.abs(this.moved('x')), Math.abs(this.moved('y'))];
    if (Math.max(x, y) >= lockPx) this.axis ??= x >= y ? 'x' : 'y';
  }

  release(axis: Axis, at: number): Release {
    const [first] = this.#samples.filter((sample) => at - sample.at <= recentMs);
    const ms = first ? this.last.at - first.at : 0;
    return {
      moved: this.moved(axis),
      velocity: first && ms > 0 ? (this.last[axis] - first[axis]) / ms : 0,
      heldMs: at - this.#start.at,
    };
  }
}

export interface SwipeOptions {
  axis: Axis;
  /** Pointers that drag: "touch", "pen", "mouse". */
  pointers: string[];
  /** It is locked to the axis. Asked again in the next frame where it returns false. */
  begin(): boolean;
  /** Once a frame. @param moved as in `Release` */
  move(moved: number): void;
  end(release: Release): void;
}

/** Gallery 9: a mouse that does not move for so long drags no more. */
const idleMs = 500;

/**
 * Follows pointers that drag on `element`: events only store where they are, one frame loop applies it, and none runs at
 * rest. A drag along the other axis is the page's. A click after a drag is none.
 * @returns a function that ends it
 */
export const trackSwipe = (element: HTMLElement, options: SwipeOptions): (() => void) => {
  const { axis, pointers, begin, move, end } = options;
  const ending = new AbortController();
  let abandon = (): void => {};
  let hasDragged = false;

  const onDown = (down: PointerEvent): void => {
    abandon();
    hasDragged = false;
    if (!down.isPrimary || down.button || !pointers.includes(down.pointerType)) return;
    const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
      x: clientX,
      y: clientY,
      at: timeStamp,
    });
    const drag = new Drag(sampleOf(down));
    const listening = new AbortController();
    let frame = 0;
    let hasBegun = false;

    const apply = (): void => {
      if (drag.axis === axis && !hasBegun && begin()) {
        hasBegun = hasDragged = true;
        element.setPointerCapture(down.pointerId);
      }
      if (hasBegun) move(drag.moved(axis));
    };
    const stop = (release?: Release): void => {
      listening.abort();
      cancelAnimationFrame(frame);
      if (hasBegun) end(release ?? { moved: 0, velocity: 0, heldMs: 0 });
      hasBegun = false;
    };
    const loop = (now: number): void => {
      frame = requestAnimationFrame(loop);
      apply();
      const isOther = drag.axis && drag.axis !== axis;
      if (isOther || (down.pointerType === 'mouse' && now - drag.last.at > idleMs)) stop();
    };
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      element.addEventListener(type, listener as EventListener, { signal: listening.signal });
    listen('pointermove', (event) => drag.add(sampleOf(event)));
    listen('pointerup', (event) => {
      drag.add(sampleOf(event));
      apply();
      stop(drag.release(axis, event.timeStamp));
    });
    // The browser scrolls the page with it.
    listen('pointercancel', () => stop());
    frame = requestAnimationFrame(loop);
    abandon = stop;
  };

  const { signal } = ending;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (!hasDragged) return;
      hasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  // The browser would drag the picture, and send no more of the pointer.
  element.addEventListener('dragstart', (event) => pointers.includes('mouse') && event.preventDefault(), {
    signal,
  });
  return () => {
    abandon();
    ending.abort();
  };
};
