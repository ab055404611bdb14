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

/**
 * Calls `open` for the hash that the page has, and for each later navigation to a hash.
 * @param open gets the event of a later navigation
 * @returns a function that stops this
 */
export const onHashLink = (open: (navigation?: Event) => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const openHash = (navigation?: Event): void => {
    if (!signal.aborted && location.hash) open(navigation);
  };
  // A microtask later, the element has its styles, which give it another height.
  queueMicrotask(() => openHash());
  let openedAddress: string | undefined;
  // Comes first, and alone at a second click on the same link, which changes no hash.
  const onPopState = (event: Event): void => {
    openedAddress = location.href;
    openHash(event);
  };
  // Scripts that change the address may fire this one alone.
  const onHashChange = (event: Event): void => {
    if (location.href !== openedAddress) openHash(event);
  };
  addEventListener('popstate', onPopState, { signal });
  addEventListener('hashchange', onHashChange, { signal });
  return () => listening.abort();
};

/** The latest navigation that scrolled the page. */
let scrolledFor: Event | undefined;

interface LinkTarget {
  target: Element;
  /** The event of a later navigation; undefined for the hash that the page has from the start. */
  navigation: Event | undefined;
  /** Whether the visitor has scrolled before the block loaded. Default: whether the page is scrolled. */
  hasVisitorScrolled?: boolean;
}

/**
 * Scrolls to the target of a link. Of several blocks that a hash names, only the first on the page scrolls. A block that
 * loads while the visitor scrolls down to it leaves the page where it is.
 */
export const scrollToLinkTarget = ({
  target,
  navigation,
  hasVisitorScrolled = window.scrollY > 0,
}: LinkTarget): void => {
  const isDone = navigation
    ? navigation === scrolledFor && target.getBoundingClientRect().top >= 0
    : hasVisitorScrolled;
  if (isDone) return;
  scrolledFor = navigation;
  target.scrollIntoView();
};
