import { useLayoutEffect } from 'react';
import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';
import type { FormFocusTarget, FormState } from './form-state';

/**
 * Moves the visitor's focus where the state wants it, once the element is rendered, and scrolls the element into view.
 * @param find the element of a target
 */
export const useFocus = (
  focus: FormState['focus'],
  find: (target: FormFocusTarget) => HTMLElement | null | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the focus once
  useLayoutEffect(() => {
    const element = focus && find(focus.target);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [focus]);
};
