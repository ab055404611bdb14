import { prefersStill } from '../../../src/util/prefers-still';
import type { Engine } from '../engine/engine';
import { nearPx, type Strip, scrollOf, slideAt } from '../layouts/strip';

export interface FollowOptions {
  engine: Engine;
  scroller: HTMLElement;
  /** As in `Strip`. */
  share: number;
  /** Slides that move together. */
  group: number;
  /** Whether scrolling only shows what there is, and changes no slide. */
  isFree?: boolean;
}

export interface Following {
  /** The visitor has it in hand: nothing else moves it. */
  hold(): void;
  /** Goes on to the slide that is at `scroll`, which is in px from where reading begins. */
  release(scroll: number): void;
  stop(): void;
}

/** No smooth scrolling takes longer; in a page that is hidden, it never ends. */
const slowestMs = 2000;
/** Without `scrollend`, what has been still for so long has ended. */
const stillMs = 120;

const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const stripOf = (
  { children, clientWidth, scrollWidth }: HTMLElement,
  share: number,
  mirrored: boolean,
): Strip => ({
  count: children.length,
  width: clientWidth,
  content: scrollWidth,
  share,
  spanOf(index) {
    const { offsetLeft = 0, offsetWidth = 0 } = (children[index] as HTMLElement | undefined) ?? {};
    return { start: mirrored ? clientWidth - offsetLeft - offsetWidth : offsetLeft, width: offsetWidth };
  },
});

/**
 * Keeps the engine and a scroller of slides at one place. The browser scrolls; script runs when it has come to rest.
 */
export const follow = ({ engine, scroller, share, group, isFree }: FollowOptions): Following => {
  let isPlaced = false;
  let isHeld = false;
  let isFollowing = false;
  let arrive: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const mirrored = isMirrored(scroller);
    const strip = stripOf(scroller, share, mirrored);
    const goal = scrollOf(strip, engine.index - (engine.index % group));
    const isThere = Math.abs(goal - Math.abs(scroller.scrollLeft)) < nearPx;
    return { strip, goal: mirrored ? -goal : goal, isThere };
  };

  const rest = (): void => {
    clearTimeout(timer);
    scroller.removeAttribute('data-held');
    arrive?.();
    arrive = undefined;
  };

  const place = (behavior: ScrollBehavior): void => {
    if (isHeld || !isPlaced) return;
    const { goal, isThere } = look();
    const isSmooth = behavior === 'smooth' && !isThere && !prefersStill();
    if (!isThere) scroller.scrollTo({ left: goal, behavior: isSmooth ? 'smooth' : 'instant' });
    if (!isSmooth) rest();
    else {
      clearTimeout(timer);
      timer = setTimeout(place, slowestMs, 'instant');
      engine.move(
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
      );
    }
  };

  /** Where the visitor has brought it. */
  const settle = (strip: Strip, scroll: number): void => {
    isFollowing = true;
    engine.settle(slideAt(strip, scroll));
    isFollowing = false;
  };

  const onEnd = (): void => {
    if (isHeld || !isPlaced) return;
    const { strip, isThere } = look();
    if (!isThere && !isFree) settle(strip, Math.abs(scroller.scrollLeft));
    rest();
  };

  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onEnd, stillMs);
  };
  const knowsEnd = 'onscrollend' in scroller;
  const type = knowsEnd ? 'scrollend' : 'scroll';
  const listener = knowsEnd ? onEnd : onScroll;
  scroller.addEventListener(type, listener, { passive: true });

  // It tells of the first layout too, so that nothing has to be measured before.
  const observer = new ResizeObserver(() => {
    isPlaced = true;
    place('instant');
  });
  observer.observe(scroller);
  const stops = [
    engine.on('change', () => !isFollowing && place('smooth')),
    engine.on('shape', () => place('instant')),
  ];

  return {
    hold() {
      rest();
      isHeld = true;
      scroller.dataset.held = '';
    },
    release(scroll) {
      isHeld = false;
      if (isFree) {
        rest();
        return;
      }
      settle(look().strip, scroll);
      place('smooth');
    },
    stop() {
      scroller.removeEventListener(type, listener);
      observer.disconnect();
      for (const stop of stops) stop();
      rest();
    },
  };
};
