import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import carouselStyles from './carousel.css';
import { dragByMouse } from './drag-by-mouse';
import scrollerStyles from './scroller.css';
import { type ScrollSync, type ScrollSyncOptions, syncWithScroll } from './sync-with-scroll';

/** Styles of a strip, and of a strip that moves by groups. */
export { carouselStyles, scrollerStyles };

type UseScrollerOptions = Omit<ScrollSyncOptions, 'scroller'>;

/**
 * Keeps a scroller and an engine at the same slide, and lets the mouse drag the scroller.
 * @param options `slideElement` may be another function in each render
 * @returns the controller, while the component is mounted
 */
export const useScroller = (
  list: RefObject<HTMLElement | null>,
  options: UseScrollerOptions,
): RefObject<ScrollSync | null> => {
  const { engine, alignment, groupSize, moveSeconds, scrollsFreely, slideElement } = options;
  const hasSlideElement = slideElement !== undefined;
  const latestSlideElement = useLatest(slideElement);
  const sync = useRef<ScrollSync | null>(null);
  useLayoutEffect(() => {
    const scroller = list.current;
    if (!scroller) return undefined;
    const current = syncWithScroll({
      engine,
      scroller,
      alignment,
      groupSize,
      moveSeconds,
      scrollsFreely,
      slideElement: hasSlideElement ? (index) => latestSlideElement.current?.(index) : undefined,
    });
    sync.current = current;
    const stopDragging = dragByMouse(scroller, current);
    return () => {
      stopDragging();
      current.stop();
      sync.current = null;
    };
  }, [list, engine, alignment, groupSize, moveSeconds, scrollsFreely, hasSlideElement, latestSlideElement]);
  return sync;
};
