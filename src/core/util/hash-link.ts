/**
 * Links to a part of a block: the hash of the page's address names a section, a menu, or an element in one.
 * @module
 */

import { isPlainClick } from './modifier-keys';
import { scrollStartEvents } from './scroll-start-events';

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

/** The element that the page's hash names, in the document or shadow root of another node; null for a node out of the page. */
export const findLinkTarget = (node: Node): Element | null =>
  node.isConnected
    ? (node.getRootNode() as Document | ShadowRoot).getElementById(nameInHash(location.hash))
    : null;

/** Gets the event of a later navigation, and the link that the visitor followed to it, if there is one in the page. */
type LinkListener = (navigation?: Event, link?: HTMLAnchorElement) => void;

const listeners = new Set<LinkListener>();

/** The hash of the latest link that was followed. */
let followedHash: string | undefined;

/** A click on a link to a part of this page, until the link is followed. */
let pendingClick: { event: MouseEvent; link: HTMLAnchorElement } | undefined;

const follow = (navigation: Event): void => {
  const link = pendingClick?.link;
  pendingClick = undefined;
  followedHash = location.hash;
  if (followedHash) for (const listener of [...listeners]) listener(navigation, link);
};

/**
 * Ignores the way back to the link that was followed last: a lightbox with `history` goes back when it closes, and the visitor
 * may have left the part of the block since.
 */
const onHashChange = (event: Event): void => {
  if (pendingClick || location.hash !== followedHash) follow(event);
};

/** Follows a link to the hash that the page's address has already: browsers fire no `hashchange` for it. */
const onClick = (event: MouseEvent): void => {
  const link = event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
  if (!link?.hash || !isPlainClick(event)) return;
  const click = { event, link };
  pendingClick = click;
  // The browser navigates after all listeners of the click; Firefox, in a later task. By the next frame `hashchange` has come.
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (pendingClick !== click) return;
      if (!event.defaultPrevented && link.href === location.href) follow(event);
      else pendingClick = undefined;
    });
  });
};

/**
 * Calls `listener` for the hash that the page has, at once, and for each later link to a hash.
 * @returns a function that stops this
 */
export const onHashLink = (listener: LinkListener): (() => void) => {
  if (listeners.size === 0) {
    followedHash = location.hash;
    addEventListener('hashchange', onHashChange);
    addEventListener('click', onClick, true);
  }
  listeners.add(listener);
  if (location.hash) listener();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', onHashChange);
    removeEventListener('click', onClick, true);
  };
};

/** The hash that a block has followed last. */
const followedByHost = new WeakMap<Element, string>();

/**
 * Whether a block has not followed the page's hash yet, and notes that it does now. A block that comes back to the page, or shows
 * another design, does not go back to where the visitor has been.
 */
export const isNewHash = (host: Element): boolean => {
  const isNew = followedByHost.get(host) !== location.hash;
  followedByHost.set(host, location.hash);
  return isNew;
};

/** For a block that takes its hash out of the address: the next navigation to that hash counts again. */
export const forgetFollowedLink = (): void => {
  followedHash = undefined;
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

/** Calls `scroll` once the page has loaded, unless the visitor has scrolled: Chromium and WebKit scroll to the hash until then. */
const afterLoad = (scroll: () => void): void => {
  if (document.readyState === 'complete') return;
  const controller = new AbortController();
  const options = { signal: controller.signal };
  for (const type of scrollStartEvents) addEventListener(type, () => controller.abort(), options);
  const scrollLast = (): void => {
    controller.abort();
    // In the frame after the browser's own.
    requestAnimationFrame(() => requestAnimationFrame(scroll));
  };
  addEventListener('load', scrollLast, options);
};

/**
 * Scrolls to the target of a link. Of several blocks that a hash names, only the first on the page scrolls. A block that
 * loads while the visitor scrolls down to it leaves the page where it is.
 */
export const scrollToLinkTarget = ({ target, place = target, navigation }: LinkTarget): void => {
  const scroll = (): void => {
    const element = withBox(place);
    const isDone = navigation
      ? navigation === scrolledFor && element && element.getBoundingClientRect().top >= 0
      : hasVisitorScrolled(target);
    if (!element || isDone) return;
    scrolledFor = navigation;
    element.scrollIntoView();
  };
  // By the next frame, a block that has just rendered has its styles, and the browser has scrolled to what was visible before.
  requestAnimationFrame(scroll);
  if (!navigation) afterLoad(scroll);
};
