import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../core/util/prefers-reduced-motion';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether to leave out autoplay and long motion. A visitor can change the setting while the page is open. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion);
