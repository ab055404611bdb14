import { prefersReducedMotion } from '../../../core/util/prefers-reduced-motion';
import type { Engine } from '../engine/engine';
import { nearPx, type ScrollStrip, scrollOf, slideAfterThrow, slideAt } from '../layouts/strip';
import { animateScroll } from './animate-scroll';

export interface ScrollSyncOptions {
  engine: Engine;
  scroller: HTMLElement;
  /** Position of the current slide, as in `ScrollStrip`: 0 at the start, 0.5 in the middle, 1 at the end. */
  alignment: number;
  /** Slides that move together. Default: 1. */
  groupSize?: number | undefined;
  /** Duration of a move from one slide to another, in s. Default: 0.5. */
  moveSeconds?: number | undefined;
  /** Whether scrolling leaves the current slide as it is. Default: false. */
  scrollsFreely?: boolean | undefined;
  /** The element that shows a slide. */
  slideElement: (index: number) => Element | undefined;
}

/** Keeps an engine and a scroller at the same slide. */
export interface ScrollSync {
  /** Scrolls to the current slide at once, because slides have changed their sizes. */
  refresh(): void;
  /** Call when the mouse begins to drag the scroller: until `endDrag`, nothing else moves it. */
  startDrag(): void;
  /** Goes to the slide where the strip would come to rest. @param throwPx how far it would still move, as `scrollLeft` counts */
  endDrag(throwPx: number): void;
  stop(): void;
}

const defaultMoveSeconds = 0.5;
/** In browsers without `scrollend`, a scroller that has not moved for so long is at rest. */
const stillMs = 300;

/**
 * Measures the groups of the strip: a group stands where its first slide does. On the screen, because the `offsetLeft` of a slotted
 * element counts from another ancestor.
 */
const measureGroups = (
  { scroller, engine, alignment, groupSize = 1, slideElement }: ScrollSyncOptions,
  isRightToLeft: boolean,
): ScrollStrip => {
  const { clientWidth, clientLeft, offsetWidth, scrollLeft, scrollWidth } = scroller;
  const { left, width } = scroller.getBoundingClientRect();
  const scale = width / offsetWidth || 1;
  return {
    count: Math.ceil(engine.count / groupSize),
    width: clientWidth,
    content: scrollWidth,
    alignment,
    spanOf(group) {
      const box = slideElement(group * groupSize)?.getBoundingClientRect() ?? new DOMRect();
      const offset = (box.left - left) / scale - clientLeft + scrollLeft;
      const slideWidth = box.width / scale;
      return { start: isRightToLeft ? clientWidth - offset - slideWidth : offset, width: slideWidth };
    },
  };
};

/**
 * Keeps an engine and a scroller at the same slide. The engine owns the current slide, the scroller its position: a change
 * of the engine scrolls, and at the end of a scroll the engine adopts the slide in view. The browser itself moves a strip that
 * the visitor scrolls; the script runs only when the scroller is at rest.
 */
export const syncWithScroll = (options: ScrollSyncOptions): ScrollSync => {
  const { engine, scroller, groupSize = 1, moveSeconds = defaultMoveSeconds, scrollsFreely } = options;
  /** After a drag, even a slow slider settles in the default time. */
  const settleSeconds = Math.min(moveSeconds, defaultMoveSeconds);
  const listeners = new AbortController();
  /** Before the first layout there are no positions. */
  let hasLayout = false;
  let isMouseDragging = false;
  let isFingerDown = false;
  /** True until the scrolling that a finger has begun ends, also after the finger is lifted. */
  let isTouchScrolling = false;
  let touchStartScroll = 0;
  /** True from a sideways turn of a wheel until the strip is at rest. */
  let isWheelScrolling = false;
  /** True while `reportGroup` changes the engine, whose event must not scroll to the slide then. */
  let isReporting = false;
  let stopAnimation = (): void => {};
  /** Ends the engine's motion. Set while an animation runs. */
  let endMotion: (() => void) | undefined;
  let stillTimer: ReturnType<typeof setTimeout> | undefined;

  const measure = () => {
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const groups = measureGroups(options, isRightToLeft);
    const target = scrollOf(groups, Math.floor(engine.index / groupSize));
    /** Converts px from the side where reading begins into `scrollLeft`, and back. */
    const mirror = (px: number): number => (isRightToLeft ? -px : px);
    const isAtTarget = Math.abs(target - mirror(scroller.scrollLeft)) < nearPx;
    return { groups, left: mirror(target), isAtTarget, mirror };
  };

  const stopMoving = (): void => {
    stopAnimation();
    clearTimeout(stillTimer);
    endMotion?.();
    endMotion = undefined;
  };

  const comeToRest = (): void => {
    stopMoving();
    isTouchScrolling = false;
    isWheelScrolling = false;
    scroller.removeAttribute('data-moving');
  };

  const canMove = (): boolean => hasLayout && !isMouseDragging && !isFingerDown;

  const animateToCurrent = (seconds: number): void => {
    if (!canMove()) return;
    const { left, isAtTarget } = measure();
    stopMoving();
    if (!isAtTarget && seconds && !prefersReducedMotion()) {
      // Without the attribute, scroll snapping would fight the animation in every frame.
      scroller.dataset.moving = '';
      engine.trackMotion(
        new Promise<void>((resolve) => {
          endMotion = resolve;
        }),
      );
      stopAnimation = animateScroll(scroller, { left, durationMs: seconds * 1000, onArrive: comeToRest });
      return;
    }
    if (!isAtTarget) scroller.scrollTo({ left, behavior: 'instant' });
    comeToRest();
  };

  /** Sizes have changed, not the slide: this does not disturb a finger's scrolling. */
  const jumpToCurrent = (): void => {
    if (!isTouchScrolling) animateToCurrent(0);
  };

  const reportGroup = (group: number): void => {
    isReporting = true;
    engine.adoptIndex(group * groupSize);
    isReporting = false;
  };

  const onScrollEnd = (): void => {
    // Each step of an animation fires `scrollend`, too.
    if (isMouseDragging || !hasLayout || endMotion) return;
    const { groups, isAtTarget, mirror } = measure();
    if (!isAtTarget && !scrollsFreely) reportGroup(slideAt(groups, mirror(scroller.scrollLeft)));
    // The strip may rest between two slides: an animation was stopped on its way, while snapping was off, or the browser does not
    // snap. Chromium does not after `data-moving` has been there, until the strip is painted anew.
    const mayBeBetween = 'moving' in scroller.dataset || isTouchScrolling || isWheelScrolling;
    if (mayBeBetween && !scrollsFreely) animateToCurrent(settleSeconds);
    else comeToRest();
  };

  const waitUntilStill = (): void => {
    clearTimeout(stillTimer);
    const before = scroller.scrollLeft;
    stillTimer = setTimeout(
      () => (isFingerDown || scroller.scrollLeft !== before ? waitUntilStill() : onScrollEnd()),
      stillMs,
    );
  };

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => scroller.addEventListener(type, listener, { passive: true, signal: listeners.signal });
  const hasScrollEnd = 'onscrollend' in scroller;
  if (hasScrollEnd) listen('scrollend', onScrollEnd);
  else listen('scroll', () => endMotion || waitUntilStill());
  listen('touchstart', () => {
    isTouchScrolling = isFingerDown = true;
    stopMoving();
    touchStartScroll = scroller.scrollLeft;
  });
  for (const type of ['touchend', 'touchcancel'] as const)
    listen(type, ({ touches }) => {
      isFingerDown = touches.length > 0;
      // A touch that has not scrolled fires no `scrollend`.
      if (!hasScrollEnd || scroller.scrollLeft === touchStartScroll) waitUntilStill();
    });
  listen('wheel', ({ deltaX, deltaY, shiftKey }) => {
    const isHorizontal = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    if (!isHorizontal) return;
    isWheelScrolling = true;
    if (!endMotion) return;
    stopMoving();
    waitUntilStill();
  });

  // The observer's first call comes after the first layout, so that nothing is measured before.
  const observer = new ResizeObserver(() => {
    hasLayout = true;
    jumpToCurrent();
  });
  observer.observe(scroller);
  const unsubscribe = [
    engine.on('change', () => !isReporting && animateToCurrent(moveSeconds)),
    engine.on('slides', jumpToCurrent),
  ];

  return {
    refresh: jumpToCurrent,
    startDrag() {
      comeToRest();
      isMouseDragging = true;
      scroller.dataset.dragging = '';
    },
    endDrag(throwPx) {
      isMouseDragging = false;
      if (!scrollsFreely) {
        const { groups, mirror } = measure();
        reportGroup(
          slideAfterThrow(groups, { scroll: mirror(scroller.scrollLeft), throwPx: mirror(throwPx) }),
        );
        animateToCurrent(settleSeconds);
      }
      scroller.removeAttribute('data-dragging');
    },
    stop() {
      listeners.abort();
      observer.disconnect();
      for (const stop of unsubscribe) stop();
      comeToRest();
      // A change of the settings cuts a drag short.
      scroller.removeAttribute('data-dragging');
    },
  };
};
