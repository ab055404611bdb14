/**
 * Links to a part of a block: the hash of the page's address names a section, a menu, or an element in one.
 * @module
 */

/** The name in an address's hash, which an element may have as its id. */
export const nameInHash = (hash: string): string => {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    // A stray % is part of the name.
    return name;
  }
};

/** The element that the page's hash names, in the document or shadow root of another node. */
export const findLinkTarget = (node: Node): Element | null =>
  (node.getRootNode() as Document | ShadowRoot).getElementById(nameInHash(location.hash));

/**
 * Calls `open` for the hash that the page has, at once, and for each later navigation to a hash.
 * @param open gets the event of a later navigation
 * @returns a function that stops this
 */
export const onHashLink = (open: (navigation?: Event) => void): (() => void) => {
  const openHash = (navigation?: Event): void => {
    if (location.hash) open(navigation);
  };
  // Browsers fire `popstate` before each `hashchange`, and alone at a second click on the same link. Scripts that change the
  // address may fire `hashchange` alone.
  const onHashChange = (event: Event): void => {
    if (!event.isTrusted) openHash(event);
  };
  openHash();
  addEventListener('popstate', openHash);
  addEventListener('hashchange', onHashChange);
  return () => {
    removeEventListener('popstate', openHash);
    removeEventListener('hashchange', onHashChange);
  };
};

/** The element, or the nearest one around it that has a box: a block may show something else in place of its content. */
const withBox = (element: Element | null): Element | undefined => {
  for (let place = element; place; place = place.parentElement)
    if (place.getClientRects().length > 0) return place;
  return undefined;
};

/** Whether the visitor has scrolled before the block loaded, rather than the browser, to the hash that the page opened with. */
const hasVisitorScrolled = (target: Element): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isScrolledByBrowser = arrival?.type === 'navigate' && target.matches(':target');
  return window.scrollY > 0 && !isScrolledByBrowser;
};

/** The latest navigation that scrolled the page. */
let scrolledFor: Event | undefined;

interface LinkTarget {
  target: Element;
  /** The element that the block shows for the target. Default: the target, or the nearest element around it that has a box. */
  place?: Element | null | undefined;
  /** The event of a later navigation; undefined for the hash that the page has from the start. */
  navigation: Event | undefined;
}

/**
 * Scrolls to the target of a link. Of several blocks that a hash names, only the first on the page scrolls. A block that
 * loads while the visitor scrolls down to it leaves the page where it is.
 */
export const scrollToLinkTarget = ({ target, place = target, navigation }: LinkTarget): void => {
  // By the next frame, a block that has just rendered has its styles, and the browser has scrolled to what was visible before.
  requestAnimationFrame(() => {
    const element = withBox(place);
    const isDone = navigation
      ? navigation === scrolledFor && element && element.getBoundingClientRect().top >= 0
      : hasVisitorScrolled(target);
    if (!element || isDone) return;
    scrolledFor = navigation;
    element.scrollIntoView();
  });
};
