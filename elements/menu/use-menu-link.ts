import { useLayoutEffect } from 'react';
import { onHashLink } from '../../src/core/util/hash-link';
import { useLatest } from '../../src/hooks/use-latest';

/**
 * Calls `openLinked` once there are menus, which a script may add later, and at each change of the page's hash.
 * @param openLinked gets the event of a later navigation
 */
export const useMenuLink = (hasMenus: boolean, openLinked: (navigation?: Event) => void): void => {
  const latest = useLatest(openLinked);
  useLayoutEffect(
    () => (hasMenus ? onHashLink((navigation) => latest.current(navigation)) : undefined),
    [hasMenus, latest],
  );
};
