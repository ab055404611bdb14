import { useLayoutEffect } from 'react';
import { prefersReducedMotion } from '../core/util/prefers-reduced-motion';

/**
 * Moves the visitor's focus once for each request, after the render that shows the element, and scrolls the element into
 * view.
 * @param request another object for each request
 * @param find the element that gets the focus
 */
export const useFocusRequest = <FocusRequest extends object>(
  request: FocusRequest | undefined,
  find: (request: FocusRequest) => HTMLElement | null | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the focus once
  useLayoutEffect(() => {
    const element = request && find(request);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [request]);
};
