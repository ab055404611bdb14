import { type RefObject, useLayoutEffect } from 'react';

interface PlacementOptions {
  list: RefObject<HTMLElement | null>;
  /** Whose size matters: that of the list, or of each tile. */
  observe: 'list' | 'tiles';
  place: (list: HTMLElement) => void;
}

/**
 * Calls `place` for layouts that CSS cannot do: after each render, before the next paint, and in the frame after an
 * observed element has changed its size.
 */
export const usePlacement = ({ list, observe, place }: PlacementOptions): void => {
  // After each render: any change of slides or settings can need other places.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    let isOver = false;
    // In a frame of its own: `place` may change the sizes that are observed. The observer's first call repeats the first
    // placing, which may have brought a scrollbar.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(element));
    });
    for (const target of observe === 'list' ? [element] : element.children) observer.observe(target);
    // Not at once: the design's stylesheet is adopted by an effect that runs after this one.
    queueMicrotask(() => {
      if (!isOver) place(element);
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  });
};
