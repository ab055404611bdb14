import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, such as `(max-width: 1024px)`. Renders again when the result changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
