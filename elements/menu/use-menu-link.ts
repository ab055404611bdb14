import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `openLinked` once there are menus, which a script may add later, and at each change of the page's hash.
 * @param openLinked gets the event of a later navigation
 */
export const useMenuLink = (hasMenus: boolean, openLinked: (navigation?: Event) => void): void => {
  const latest = useRef(openLinked);
  useLayoutEffect(() => {
    latest.current = openLinked;
  });
  useLayoutEffect(() => {
    if (!hasMenus) return undefined;
    let isMounted = true;
    const open = (navigation?: Event): void => {
      if (isMounted && location.hash) latest.current(navigation);
    };
    // A microtask later, the element has its styles, which give it another height.
    queueMicrotask(() => open());
    addEventListener('hashchange', open);
    // A second click on the same link changes no hash, and Firefox fires no `hashchange` then.
    addEventListener('popstate', open);
    return () => {
      isMounted = false;
      removeEventListener('hashchange', open);
      removeEventListener('popstate', open);
    };
  }, [hasMenus]);
};
