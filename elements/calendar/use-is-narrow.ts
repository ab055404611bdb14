import { useLayoutEffect, useState } from 'react';

/** The width in em at which each of the seven columns has room for the titles of its events. */
const titlesMinWidthEm = 35;

/** Whether the element is too narrow for the titles of events. */
export const useIsNarrow = (element: HTMLElement): boolean => {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const measure = (): void => {
      // Not `clientWidth`: that is 0 at the first render in a shadow root, where the element has no styles yet.
      const { offsetWidth } = element;
      // A hidden element has no width, and stays as it is.
      if (!offsetWidth) return;
      const emPx = Number.parseFloat(getComputedStyle(element).fontSize);
      setIsNarrow(offsetWidth < titlesMinWidthEm * emPx);
    };
    measure();
    let frame = 0;
    // In the next frame: the narrow layout changes the observed size, which would loop within one frame.
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
