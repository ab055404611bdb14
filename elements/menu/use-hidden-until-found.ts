import { type RefCallback, useCallback } from 'react';

/**
 * A ref for an element that is hidden while `isHidden`, but that find-in-page searches. React 19 writes `hidden=""` for
 * `hidden="until-found"`, and has no `onBeforeMatch`.
 * @param onMatch called when find-in-page has found something in the hidden element
 */
export const useHiddenUntilFound = (isHidden: boolean, onMatch: () => void): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (!element) return undefined;
      if (!isHidden) {
        element.removeAttribute('hidden');
        return undefined;
      }
      element.setAttribute('hidden', 'until-found');
      element.addEventListener('beforematch', onMatch);
      return () => element.removeEventListener('beforematch', onMatch);
    },
    [isHidden, onMatch],
  );
