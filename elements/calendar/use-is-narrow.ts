import { useLayoutEffect, useState } from 'react';

/** The width in px of a cell that has room for the titles of its events, by seven. */
const titlesMinWidth = 560;

/** Whether the element is too narrow for the titles of events. */
export const useIsNarrow = (element: HTMLElement): boolean => {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth } = element;
      // A hidden element has no width, and stays as it is.
      if (clientWidth) setIsNarrow(clientWidth < titlesMinWidth);
    };
    measure();
    let frame = 0;
    // In a frame of its own: another layout changes the size that is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [element]);
  return isNarrow;
};
