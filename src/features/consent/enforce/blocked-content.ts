import { safeUrl } from '../../../core/util/safe-url';
import { consent } from '..';
import { isItemAllowed } from '../item-consent';
import { categoriesOf } from './blocked-categories';
import { blockedSelector, frameSelector, scriptSelector } from './blocked-selectors';
import { coverFrame, type Placeholder } from './frame-placeholder';

/** Whether the visitor allowed every category of the element. Without a choice nothing runs, whatever the policy. */
const isAllowed = (element: Element): boolean => {
  const categories: Record<string, boolean> = { ...consent.categories };
  const names = categoriesOf(element);
  return consent.state !== 'unknown' && names.every((name) => categories[name]);
};

/** Other banners have `data-src` in the place of a script's `src`. */
const setDelayedSource = (script: HTMLScriptElement): void => {
  const address = !script.src && safeUrl(script.dataset.src);
  if (!address) return;
  try {
    script.src = address;
  } catch (error) {
    console.warn('[azulejo] Under Trusted Types a blocked script needs `src` in place of `data-src`.', error);
  }
};

/**
 * Runs a script that the parser skipped for its type. The same element is inserted again, so that its nonce and, under
 * Trusted Types, its text stay trusted.
 * @returns a promise for the moment when the next script may run: after this one, unless this one is `async`
 */
const runScript = (script: HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve) => {
    const marker = document.createComment('');
    script.replaceWith(marker);
    script.type = script.dataset.azType ?? script.dataset.type ?? '';
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    setDelayedSource(script);
    marker.replaceWith(script);
    if (!script.src || script.hasAttribute('async')) resolve(null);
  });

let isRunning = false;

/** Runs allowed scripts in document order. A script that has run stays until the next page. */
const runAllowedScripts = async (): Promise<void> => {
  if (isRunning) return;
  isRunning = true;
  const findNext = () => [...document.querySelectorAll<HTMLScriptElement>(scriptSelector)].find(isAllowed);
  for (let script = findNext(); script; script = findNext()) await runScript(script);
  isRunning = false;
};

const placeholders = new WeakMap<HTMLIFrameElement, Placeholder>();

const updateFrame = (frame: HTMLIFrameElement): void => {
  const address = safeUrl(frame.dataset.src ?? frame.dataset.cookieblockSrc);
  if (!address) return;
  const placeholder = placeholders.get(frame);
  if (isAllowed(frame) || isItemAllowed(frame, address)) {
    placeholder?.remove();
    placeholders.delete(frame);
    if (!frame.hasAttribute('src')) frame.src = address;
  } else if (!placeholder) {
    // The visitor withdrew consent. Setting `src` would add an entry to the page's history.
    if (frame.hasAttribute('src')) frame.contentWindow?.location.replace('about:blank');
    frame.removeAttribute('src');
    placeholders.set(frame, coverFrame(frame, { address, onAllow: () => updateFrame(frame) }));
  }
};

let additions: MutationObserver | undefined;

/**
 * Runs scripts of the type `text/plain`, and shows frames with `data-src` (Cookiebot: `data-cookieblock-src`) in place of `src`, whose categories the visitor
 * allows. Covers the other frames with a placeholder.
 */
export const updateBlockedContent = (): void => {
  runAllowedScripts();
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(frameSelector)) updateFrame(frame);
  if (additions) return;
  additions = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const isBlocked = (node: Node): unknown =>
      node instanceof Element && (node.matches(blockedSelector) || node.querySelector(blockedSelector));
    if (nodes.some(isBlocked)) updateBlockedContent();
  });
  additions.observe(document, { childList: true, subtree: true });
};
