import { prefersStill } from '../../../src/util/prefers-still';
import type { Engine } from '../engine/engine';
import { nearPx, type Strip, scrollOf, slideAt } from '../layouts/strip';
import { glide } from './glide';

export interface FollowOptions {
  engine: Engine;
  scroller: HTMLElement;
  /** As in `Strip`. */
  share: number;
  /** Slides that move together. */
  group: number;
  /** How long it takes from one slide to another, in s. Default: 0.5 (gallery 9). */
  speed?: number | undefined;
  /** Whether scrolling only shows what there is, and changes no slide. */
  isFree?: boolean;
  /** What shows a slide. Default: the scroller's child of that index. */
  boxAt?: (index: number) => Element | undefined;
}

export interface Following {
  /** The visitor has it in hand: nothing else moves it. */
  hold(): void;
  /** Goes on to the slide that is at `scroll`, which is in px from where reading begins. */
  release(scroll: number): void;
  stop(): void;
}

const defaultSpeed = 0.5;
/** Where no event says so, what has been still for so long has ended. */
const stillMs = 120;

const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Measured on the screen: what is in a slot has its offset from somewhere else. */
const stripOf = ({ scroller, engine, share, boxAt }: FollowOptions, mirrored: boolean): Strip => {
  const { clientWidth, clientLeft, offsetWidth, scrollLeft, scrollWidth } = scroller;
  const { left, width } = scroller.getBoundingClientRect();
  const scale = width / offsetWidth || 1;
  return {
    count: engine.count,
    width: clientWidth,
    content: scrollWidth,
    share,
    spanOf(index) {
      const box = boxAt ? boxAt(index) : scroller.children[index];
      const rect = box?.getBoundingClientRect() ?? new DOMRect();
      const offset = (rect.left - left) / scale - clientLeft + scrollLeft;
      const own = rect.width / scale;
      return { start: mirrored ? clientWidth - offset - own : offset, width: own };
    },
  };
};

/**
 * Keeps the engine and a scroller of slides at one place. What the visitor moves, the browser scrolls; script runs when it
 * has come to rest.
 */
export const follow = (options: FollowOptions): Following => {
  const { engine, scroller, group, speed = defaultSpeed, isFree } = options;
  /** What the visitor has let go of is not kept waiting. */
  const settleSpeed = Math.min(speed, defaultSpeed);
  const ending = new AbortController();
  let isPlaced = false;
  /** By the mouse, until `release`. */
  let isHeld = false;
  /** By a finger, also while it is lifted and what it has begun goes on. */
  let isTouched = false;
  let isFingerDown = false;
  let touchedAt = 0;
  let isFollowing = false;
  let stopGlide = (): void => {};
  let arrive: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const mirrored = isMirrored(scroller);
    const strip = stripOf(options, mirrored);
    const goal = scrollOf(strip, engine.index - (engine.index % group));
    const isThere = Math.abs(goal - Math.abs(scroller.scrollLeft)) < nearPx;
    return { strip, goal: mirrored ? -goal : goal, isThere };
  };

  /** Nothing moves it any more but who has it in hand. */
  const halt = (): void => {
    stopGlide();
    clearTimeout(timer);
    arrive?.();
    arrive = undefined;
  };

  const rest = (): void => {
    halt();
    isTouched = false;
    scroller.removeAttribute('data-moving');
  };

  /** @param seconds how long it takes to get there; absent where only what is around it has changed, which disturbs no finger */
  const place = (seconds?: number): void => {
    if (isHeld || isFingerDown || (isTouched && seconds === undefined) || !isPlaced) return;
    const { goal, isThere } = look();
    halt();
    if (!isThere && seconds && !prefersStill()) {
      // It would be snapped to a slide in every frame.
      scroller.dataset.moving = '';
      engine.move(
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
      );
      stopGlide = glide(scroller, { left: goal, ms: seconds * 1000, done: rest });
      return;
    }
    if (!isThere) scroller.scrollTo({ left: goal, behavior: 'instant' });
    rest();
  };

  /** Where the visitor has brought it. */
  const settle = (strip: Strip, scroll: number): void => {
    isFollowing = true;
    engine.settle(slideAt(strip, scroll));
    isFollowing = false;
  };

  const onEnd = (): void => {
    // Each step of its own way ends too.
    if (isHeld || !isPlaced || arrive) return;
    const { strip, isThere } = look();
    if (!isThere && !isFree) settle(strip, Math.abs(scroller.scrollLeft));
    // Snapping was off where it has been stopped on its way.
    if ('moving' in scroller.dataset && !isFree) place(settleSpeed);
    else rest();
  };

  const whenStill = (): void => {
    clearTimeout(timer);
    const before = scroller.scrollLeft;
    timer = setTimeout(
      () => (isFingerDown || scroller.scrollLeft !== before ? whenStill() : onEnd()),
      stillMs,
    );
  };

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => scroller.addEventListener(type, listener, { passive: true, signal: ending.signal });
  const tellsEnd = 'onscrollend' in scroller;
  if (tellsEnd) listen('scrollend', onEnd);
  else listen('scroll', () => arrive || whenStill());
  listen('touchstart', () => {
    isTouched = isFingerDown = true;
    halt();
    touchedAt = scroller.scrollLeft;
  });
  for (const type of ['touchend', 'touchcancel'] as const)
    listen(type, ({ touches }) => {
      isFingerDown = touches.length > 0;
      if (!tellsEnd || scroller.scrollLeft === touchedAt) whenStill();
    });
  listen('wheel', ({ deltaX, deltaY, shiftKey }) => {
    if (!arrive || (!shiftKey && Math.abs(deltaX) <= Math.abs(deltaY))) return;
    halt();
    whenStill();
  });

  // It tells of the first layout too, so that nothing has to be measured before.
  const observer = new ResizeObserver(() => {
    isPlaced = true;
    place();
  });
  observer.observe(scroller);
  const stops = [engine.on('change', () => !isFollowing && place(speed)), engine.on('shape', () => place())];

  return {
    hold() {
      rest();
      isHeld = true;
      scroller.dataset.held = '';
    },
    release(scroll) {
      isHeld = false;
      if (!isFree) {
        settle(look().strip, scroll);
        place(settleSpeed);
      }
      scroller.removeAttribute('data-held');
    },
    stop() {
      ending.abort();
      observer.disconnect();
      for (const stop of stops) stop();
      rest();
    },
  };
};
