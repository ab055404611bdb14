import { findLayers } from '../../src/core/util/page-layers';
import { coveringDialogs } from '../../src/features/form/captcha/captcha-dialog';

const checkEveryMs = 250;

/** Text fields, lists to choose from, elements with editable text, and frames, in which the focused element is unknown. */
const editable = ':read-write,select,iframe';

/** The elements with the focus: in the document, and in the shadow roots of those. */
export const focusedElements = (): Element[] => {
  const path: Element[] = [];
  let { activeElement } = document;
  while (activeElement) {
    path.push(activeElement);
    activeElement = activeElement.shadowRoot?.activeElement ?? null;
  }
  return path;
};

/** Whether the visitor may type in a focused element, or uses a modal dialog around it. */
const isInUse = (element: Element): boolean => element.matches(editable) || !!element.closest(':modal');

/** Cookie banner -> whether it may still show; false if its file is blocked. */
const awaitedBanners = new WeakMap<Element, boolean>();

const isAwaited = (banner: Element): boolean => {
  if (!awaitedBanners.has(banner)) {
    awaitedBanners.set(banner, true);
    globalThis.Azulejo?.whenReady(banner).catch(() => awaitedBanners.set(banner, false));
  }
  return !!awaitedBanners.get(banner);
};

/**
 * Whether something lies over the page and the popup: a dialog or a menu of the page or of a block, another popup, or the cookie
 * banner, which may be about to show. A content blocker may hide the banner.
 */
const isCovered = (popup: Element): boolean =>
  findLayers(`${coveringDialogs},:popover-open`, popup).some((layer) => layer.checkVisibility()) ||
  [...document.querySelectorAll('az-cookie-banner:not(:state(ready))')].some(isAwaited) ||
  // A popup at a side of the page is not modal, so `coveringDialogs` does not match it.
  [...document.querySelectorAll('az-popup:state(open)')].some((other) => other !== popup);

/** Whether a popup may open now. Nobody would see it in a background tab, or while the page hides the element. */
const isFree = (host: Element): boolean =>
  !document.hidden && host.checkVisibility() && !isCovered(host) && !focusedElements().some(isInUse);

interface WhenPageIsFreeOptions {
  /** Ends the waiting. */
  signal: AbortSignal;
  open: () => void;
}

/**
 * Calls `open` once nothing lies over the page, the visitor has answered the cookie banner and does not type. Polls the page,
 * because there are too many events to listen to.
 */
export const whenPageIsFree = (host: Element, options: WhenPageIsFreeOptions): void => {
  const { signal, open } = options;
  if (signal.aborted) return;
  if (isFree(host)) open();
  else setTimeout(() => whenPageIsFree(host, options), checkEveryMs);
};
