import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits a media query, such as `(max-width: 1024px)`. */
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
