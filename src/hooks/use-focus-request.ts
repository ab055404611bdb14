import { useLayoutEffect } from 'react';

/** The distance that a focused element keeps from the upper and lower edge of the window. */
const distancePx = 30;

/** Scrolls to an element that has the focus, or contains it. Scrolls at once, because visitors wait for the element. */
export const scrollToFocus = (element: HTMLElement): void => {
  const { style } = element;
  const { scrollMarginBlock } = style;
  style.scrollMarginBlock = `${distancePx}px`;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // Restored, because the element may belong to the page.
  style.scrollMarginBlock = scrollMarginBlock;
};

/**
 * Moves the visitor's focus once for each request, after the render that shows the element, and scrolls the element into view.
 * @param request a new object for each request; undefined without a request
 * @param find returns the element to focus
 */
export const useFocusRequest = <FocusRequest extends object>(
  request: FocusRequest | undefined,
  find: (request: FocusRequest) => HTMLElement | null | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the focus once
  useLayoutEffect(() => {
    const element = request && find(request);
    if (!element) return;
    element.focus({ preventScroll: true });
    scrollToFocus(element);
  }, [request]);
};
