import { prefersReducedMotion } from '../core/util/prefers-reduced-motion';
import { useMediaQuery } from './use-media-query';

/** Whether to leave out autoplay and long motion. A visitor can change the setting while the page is open. */
export const useReducedMotion = (): boolean => {
  // Renders again when the setting changes. `prefersReducedMotion` also reads the address of the page.
  useMediaQuery('(prefers-reduced-motion: reduce)');
  return prefersReducedMotion();
};
