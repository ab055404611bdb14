import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import carouselStyles from './carousel.css';
import { dragByMouse } from './drag-by-mouse';
import scrollerStyles from './scroller.css';
import { type ScrollSync, type ScrollSyncOptions, syncWithScroll } from './sync-with-scroll';

/** Styles of a strip, and of a strip that moves by groups. */
export { carouselStyles, scrollerStyles };

interface UseScrollerOptions extends Omit<ScrollSyncOptions, 'scroller' | 'slideElement'> {
  /** The element that shows a slide; may be another function in each render. Default: the scroller's child of that index. */
  slideElement?: ScrollSyncOptions['slideElement'];
}

/**
 * Keeps a scroller and an engine at the same slide, and lets the mouse drag the scroller.
 * @returns the controller, while the component is mounted
 */
export const useScroller = (
  list: RefObject<HTMLElement | null>,
  options: UseScrollerOptions,
): RefObject<ScrollSync | null> => {
  const { engine, alignment, groupSize, moveSeconds, scrollsFreely } = options;
  const { slideElement = (index) => list.current?.children[index] } = options;
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
      slideElement: (index) => latestSlideElement.current(index),
    });
    sync.current = current;
    const stopDragging = dragByMouse(scroller, current);
    return () => {
      stopDragging();
      current.stop();
      sync.current = null;
    };
  }, [list, engine, alignment, groupSize, moveSeconds, scrollsFreely, latestSlideElement]);
  return sync;
};
