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
  uselessSelector,
} from './blocked-selectors';
import {
  coverFrame,
  isAddressAllowed,
  isPlaceholder,
  type Placeholder,
  removeCopiedPlaceholder,
} from './frame-placeholder';
import { warnOncePerPage } from './warn-once-per-page';

/**
 * Whether the visitor allowed every category of the element. Without a choice only the necessary ones run, whatever the policy.
 */
const isAllowed = (element: Element): boolean => {
  const { state } = consent;
  const categories: Record<string, boolean> = { ...consent.categories };
  return categoriesOf(element).every(
    (name) => name === 'necessary' || (state !== 'unknown' && categories[name]),
  );
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

/** How long a script whose server does not answer holds up the next ones, in ms. */
const maxWaitMs = 10_000;

/** No script runs twice. Nothing is written on the script, which a morph or a hydration would take away. */
const scriptsThatRan = new WeakSet<Element>();

/**
 * A script that runs once it is in the page. That is a copy: a script from `innerHTML`, a router or React never runs itself. Where the
 * page's Trusted Types forbid the policy `azulejo`, it is the script itself, whose text stays trusted.
 */
const toRunnable = (script: HTMLScriptElement): HTMLScriptElement => {
  try {
    const html = trustedHtml(script.outerHTML);
    const copy = document.createRange().createContextualFragment(html).firstChild as HTMLScriptElement;
    // Browsers leave the nonce out of the HTML.
    copy.nonce = script.nonce;
    // The page's own script gets these events, below.
    copy.onload = null;
    copy.onerror = null;
    return copy;
  } catch {
    return script;
  }
};

/**
 * Runs a script that the browser skipped for its type, as a copy beside it that is gone afterwards: a framework expects the page's own
 * script in its place. A `document.write`, which was meant for a page that is being parsed, is ignored.
 * @returns a promise for the moment when the next script may run: after this one, unless this one is `async`
 */
const runScript = async (script: HTMLScriptElement): Promise<void> => {
  const running = new AbortController();
  const runnable = toRunnable(script);
  const onWrite = () =>
    console.warn('[azulejo] A blocked script has called document.write, too late. Ignored.', script);
  ignoreLateWrites({ script: runnable, onWrite, signal: running.signal });
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
  running.abort();
};

let isRunning = false;

/** Runs allowed scripts in document order. A script that has run stays until the next page. */
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

/** Element -> the address that it shows, and the end of the watch for morphs, which take the address away. */
const shownElements = new WeakMap<Element, { address: string; stop: () => void }>();

const addressAttribute = (element: Element): 'href' | 'src' =>
  element instanceof HTMLLinkElement ? 'href' : 'src';

/** @param update is called again after a morph */
const showElement = (element: Element, address: string, update: () => void): void => {
  const shown = shownElements.get(element);
  const name = addressAttribute(element);
  // A script of the page may have changed the address. The page may have `about:blank` there.
  if (shown?.address !== address || !element.hasAttribute(name)) element.setAttribute(name, address);
  shownElements.set(element, { address, stop: shown?.stop ?? onMorph(element, update) });
};

/** The visitor has not allowed the element, or not any longer. */
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

/** A stylesheet or a picture, which leaves no place for a notice. */
const updateFile = (element: HTMLElement): void => {
  const address = safeUrl(element.dataset.href ?? element.dataset.src);
  if (address && isAllowed(element)) showElement(element, address, () => updateFile(element));
  else hideElement(element);
};

const warnOfUselessCategories = (): void => {
  const useless = [...document.querySelectorAll(uselessSelector)].find(
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
 * Runs scripts of the type `text/plain`, and shows frames with `data-src` (Cookiebot: `data-cookieblock-src`) in place of `src`,
 * stylesheets and pictures, whose categories the visitor allows. Covers the other frames with a placeholder.
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
