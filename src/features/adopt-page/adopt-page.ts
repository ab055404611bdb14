import type { AdoptionEntry, AdoptionOptions } from '../../core/adoption-report';
import { importWithRetry } from '../../core/lazy-import';
import { adoptParts } from './adopt-parts';
import { entryOf } from './entries';
import { replacedElement } from './insert-blocks';
import type { SavedPage } from './kinds/kind';
import { keepEntries, withKnownEntries } from './known-entries';
import { copyPage } from './page-copy';
import { isBuilderRunning } from './page-window';
import { savedContext } from './saved-context';
import { scopeOf } from './scope';

/** The whole report on a page that lives. */
const runningEntry = (): AdoptionEntry =>
  entryOf({
    element: document.documentElement,
    kind: 'page',
    status: 'left',
    why: "The builder's own scripts run in this page. Nothing has been changed.",
  });

/** Maps and videos of other sites wait until the visitor agrees, unless the page has a context, and so a policy of its own. */
const askBeforeThirdParties = (): void => {
  const hasContext = Object.keys(Azulejo.context ?? {}).length > 0;
  if (hasContext || document.querySelector('[data-azulejo-context]')) return;
  Azulejo.context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
};

/** What the readers need from this page and its script tag. */
const describePage = (): SavedPage => {
  const { adopt: mode, formEndpoint = '', searchSrc } = Azulejo.config;
  return { context: savedContext(document), mayRequestRemote: mode === 'remote', formEndpoint, searchSrc };
};

/** What would become of the page: a copy is adopted. The entries name the page's own elements. */
const tryInCopy = async (root: ParentNode): Promise<AdoptionEntry[]> => {
  const { root: copy, originalOf } = copyPage(root);
  const originalOrParent = (element: Element | null): Element =>
    element ? (originalOf(element) ?? originalOrParent(element.parentElement)) : document.documentElement;
  // Also where the copy has a parent that the root has not.
  const scope = root.parentNode ? scopeOf(copy) : copy;
  const entries = await adoptParts(scope, { ...describePage(), originalOf });
  return entries.map((entry) => ({
    ...entry,
    element: originalOrParent(replacedElement(entry.element) ?? entry.element),
  }));
};

/** The page is done: what the owner reads about it may fail. */
const tellOwnerOrLog = async (entries: AdoptionEntry[]): Promise<void> => {
  try {
    await (await importWithRetry(() => import('./tell-owner'))).tellOwner(entries);
  } catch (error) {
    console.error('[azulejo] The report cannot be shown.', error);
  }
};

/**
 * Brings a page of the hosted builder back to life, as saved or exported: keeps its scripts from running, shows what they
 * would have shown, and puts blocks in the places of its own. A second call finds nothing more to do, and has the same report.
 * `Azulejo` must be on the page: by the script tag, or by a first use of `azulejo`, whose own `adopt` needs nothing else.
 * @param root default: the document
 * @throws Error where `Azulejo` is not on the page, as in Node; TypeError for a root that is no part of a page
 */
export const adopt = async (
  root: ParentNode = globalThis.document,
  { dryRun = false }: AdoptionOptions = {},
): Promise<AdoptionEntry[]> => {
  if (!globalThis.Azulejo)
    throw Error('adopt needs Azulejo on the page; expected the script tag, or `adopt` from `azulejo`.');
  if (typeof root?.querySelectorAll !== 'function')
    throw TypeError(`adopt: root is ${root}; expected the document, a shadow root or an element.`);
  const isRunning = isBuilderRunning(window as Parameters<typeof isBuilderRunning>[0], document);
  const run = () => (dryRun ? tryInCopy(root) : adoptParts(scopeOf(root), describePage()));
  if (!dryRun && !isRunning) askBeforeThirdParties();
  const entries = isRunning ? [runningEntry()] : await run();
  const allEntries = withKnownEntries(entries);
  if (!dryRun) {
    keepEntries(allEntries);
    if (Azulejo.config.adopt === 'report' || entries.some(({ status }) => status === 'left'))
      await tellOwnerOrLog(allEntries);
  }
  const newEntries = new Set(entries);
  return allEntries.filter((entry) => newEntries.has(entry) || root.contains(entry.element));
};
