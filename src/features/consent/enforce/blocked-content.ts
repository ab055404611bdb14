import { onMorph } from '../../../core/morphs';
import { safeUrl } from '../../../core/util/safe-url';
import { trustedHtml } from '../../../core/util/trusted';
import { ignoreLateWrites } from '../../provider-script/ignore-late-writes';
import { consent } from '..';
import { categoriesOf } from './blocked-categories';
import {
  addsBlockedContent,
  fileSelector,
  frameSelector,
  scriptSelector,
  unblockableSelector,
} from './blocked-selectors';
import {
  coverFrame,
  isAddressAllowed,
  isPlaceholder,
  type Placeholder,
  removeCopiedPlaceholder,
} from './frame-placeholder';
import { warnOncePerPage } from './warn-once-per-page';

/** Whether the visitor has allowed every category of the element. Without a choice, only `necessary` is, whatever the policy. */
const isAllowed = (element: Element): boolean => {
  const { state } = consent;
  const categories: Record<string, boolean> = { ...consent.categories };
  return categoriesOf(element).every(
    (name) => name === 'necessary' || (state !== 'unknown' && categories[name]),
  );
};

/** Sets a script's `src` from `data-src`, which other banners use in its place. */
const setDelayedSource = (script: HTMLScriptElement): void => {
  const address = !script.src && safeUrl(script.dataset.src);
  if (!address) return;
  try {
    script.src = address;
  } catch (error) {
    console.warn('[azulejo] Under Trusted Types a blocked script needs `src` in place of `data-src`.', error);
  }
};

/** How long a script whose server does not answer holds up the next ones, in ms. */
const maxWaitMs = 10_000;

/** So that no script runs twice. A morph or a hydration would remove an attribute from the script. */
const scriptsThatRan = new WeakSet<Element>();

/**
 * Returns a script that runs once it is in the page: a copy, because a script from `innerHTML`, a router or React never runs
 * itself. Where the page's Trusted Types forbid the policy `azulejo`, returns the script itself, whose text stays trusted.
 */
const toRunnable = (script: HTMLScriptElement): HTMLScriptElement => {
  try {
    const html = trustedHtml(script.outerHTML);
    const copy = document.createRange().createContextualFragment(html).firstChild as HTMLScriptElement;
    // Browsers leave the nonce out of the HTML.
    copy.nonce = script.nonce;
    // `runScript` fires these events on the page's own script.
    copy.onload = null;
    copy.onerror = null;
    return copy;
  } catch {
    return script;
  }
};

/**
 * Runs a script that the browser skipped because of its type. A copy beside it runs and is then removed, because a framework
 * expects the page's own script in its place. `document.write`, which works only while a page is parsed, is ignored.
 * @returns a promise that resolves when the next script may run: after this one, or at once if this one is `async`
 */
const runScript = async (script: HTMLScriptElement): Promise<void> => {
  const runController = new AbortController();
  const runnable = toRunnable(script);
  const onWrite = () =>
    console.warn('[azulejo] A blocked script has called document.write, too late. Ignored.', script);
  ignoreLateWrites({ script: runnable, onWrite, signal: runController.signal });
  scriptsThatRan.add(script).add(runnable);
  await new Promise((resolve) => {
    const onEnd = ({ type }: Event): void => {
      resolve(null);
      if (runnable === script) return;
      runnable.remove();
      script.dispatchEvent(new Event(type));
    };
    runnable.addEventListener('load', onEnd);
    runnable.addEventListener('error', onEnd);
    setTimeout(resolve, maxWaitMs);
    runnable.type = script.dataset.azType ?? script.dataset.type ?? '';
    setDelayedSource(runnable);
    script.after(runnable);
    if (!runnable.src || runnable.hasAttribute('async')) resolve(null);
    if (!runnable.src && runnable !== script) runnable.remove();
  });
  runController.abort();
};

let isRunning = false;

/** Runs allowed scripts in document order. A script that has run cannot be stopped by a later decline. */
const runAllowedScripts = async (): Promise<void> => {
  if (isRunning) return;
  isRunning = true;
  const findNext = () =>
    [...document.querySelectorAll<HTMLScriptElement>(scriptSelector)].find(
      (script) => !scriptsThatRan.has(script) && isAllowed(script),
    );
  for (let script = findNext(); script; script = findNext()) await runScript(script);
  isRunning = false;
};

const placeholders = new WeakMap<HTMLIFrameElement, Placeholder>();

/** Element -> the address that it shows, and a function that stops watching for morphs, which remove the address. */
const shownElements = new WeakMap<Element, { address: string; stop: () => void }>();

const addressAttribute = (element: Element): 'href' | 'src' =>
  element instanceof HTMLLinkElement ? 'href' : 'src';

/** Sets the address of an allowed element. @param update called again after a morph */
const showElement = (element: Element, address: string, update: () => void): void => {
  const shown = shownElements.get(element);
  const name = addressAttribute(element);
  // Replaces `about:blank` in the page, but not an address that a script of the page has set since.
  if (shown?.address !== address || !element.hasAttribute(name)) element.setAttribute(name, address);
  shownElements.set(element, { address, stop: shown?.stop ?? onMorph(element, update) });
};

/** Removes the address of an element that the visitor does not allow, or does not allow any longer. */
const hideElement = (element: Element): void => {
  shownElements.get(element)?.stop();
  shownElements.delete(element);
  element.removeAttribute(addressAttribute(element));
};

const updateFrame = (frame: HTMLIFrameElement): void => {
  const address = safeUrl(frame.dataset.src ?? frame.dataset.cookieblockSrc);
  if (!address) return;
  const placeholder = placeholders.get(frame);
  if (isAllowed(frame) || isAddressAllowed(address)) {
    placeholder?.remove();
    placeholders.delete(frame);
    removeCopiedPlaceholder(frame);
    showElement(frame, address, () => updateFrame(frame));
  } else if (!placeholder?.isInPlace()) {
    placeholder?.remove();
    // The visitor withdrew consent. Setting `src` would add an entry to the page's history.
    if (frame.hasAttribute('src')) frame.contentWindow?.location.replace('about:blank');
    hideElement(frame);
    placeholders.set(frame, coverFrame(frame, { address, onAllow: updateBlockedContent }));
  }
};

/** Shows or hides a stylesheet or a picture. Neither gets a placeholder. */
const updateFile = (element: HTMLElement): void => {
  const address = safeUrl(element.dataset.href ?? element.dataset.src);
  if (address && isAllowed(element)) showElement(element, address, () => updateFile(element));
  else hideElement(element);
};

const warnOfUselessCategories = (): void => {
  const useless = [...document.querySelectorAll(unblockableSelector)].find(
    (element) => !scriptsThatRan.has(element),
  );
  if (useless)
    warnOncePerPage(
      `data-az-category on <${useless.localName}> holds nothing back. Expected <script type="text/plain">, <iframe data-src>, <link data-href> or <img data-src>.`,
      useless,
    );
};

/** Watches for scripts and frames that the page adds, and for placeholders that a morph removes. */
let pageObserver: MutationObserver | undefined;

/**
 * Runs or shows content whose categories the visitor allows: scripts of the type `text/plain`, frames with `data-src` (Cookiebot:
 * `data-cookieblock-src`) in place of `src`, stylesheets and pictures. Covers the other frames with a placeholder.
 */
export const updateBlockedContent = (): void => {
  runAllowedScripts();
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(frameSelector)) updateFrame(frame);
  for (const file of document.querySelectorAll<HTMLElement>(fileSelector)) updateFile(file);
  warnOfUselessCategories();
  if (pageObserver) return;
  pageObserver = new MutationObserver((records) => {
    const losesPlaceholder = ({ removedNodes }: MutationRecord): boolean =>
      [...removedNodes].some(isPlaceholder);
    if (records.some((record) => addsBlockedContent(record) || losesPlaceholder(record)))
      updateBlockedContent();
  });
  pageObserver.observe(document, { childList: true, subtree: true });
};
