import type { AdoptionEntry, AdoptionOptions } from '../../core/adoption-report';
import { importWithRetry } from '../../core/lazy-import';
import { adoptParts } from './adopt-parts';
import { createEntry, type ReportEntry } from './entries';
import { replacedElement } from './insert-blocks';
import type { SavedPage } from './kinds/kind';
import { keepEntries, withKnownEntries } from './known-entries';
import { copyPage } from './page-copy';
import { isBuilderRunning } from './page-window';
import { savedContext } from './saved-context';
import { scopeOf } from './scope';

/** The only entry of the report on a page in which the builder's scripts run. */
const runningEntry = (): ReportEntry =>
  createEntry({
    element: document.documentElement,
    kind: 'page',
    status: 'left',
    reason: {
      why: "The builder's own scripts run in this page. Nothing has been changed.",
      key: 'builderRuns',
    },
  });

/** Makes maps and videos of other sites wait for the visitor's consent, unless the page has a context, and so its own policy. */
const askBeforeThirdParties = (): void => {
  const hasContext = Object.keys(Azulejo.context ?? {}).length > 0;
  if (hasContext || document.querySelector('[data-azulejo-context]')) return;
  Azulejo.context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
};

/** Collects the details of this page and its script tag that readers need. */
const describePage = (): SavedPage => {
  const { adopt: mode, formEndpoint = '', searchSrc } = Azulejo.config;
  return { context: savedContext(document), mayRequestRemote: mode === 'remote', formEndpoint, searchSrc };
};

/** Adopts a copy of the page. The entries name the page's own elements. */
const tryInCopy = async (root: ParentNode): Promise<ReportEntry[]> => {
  const { root: copy, originalOf } = copyPage(root);
  const originalOrParent = (element: Element | null): Element =>
    element ? (originalOf(element) ?? originalOrParent(element.parentElement)) : document.documentElement;
  // The copy of a root without a parent has one, so the copy cannot tell.
  const scope = root.parentNode ? scopeOf(copy) : copy;
  const entries = await adoptParts(scope, { ...describePage(), originalOf });
  return entries.map((entry) => ({
    ...entry,
    element: originalOrParent(replacedElement(entry.element) ?? entry.element),
  }));
};

/** Shows the owner the report. A failure is only logged, because the page is adopted by now. */
const tellOwnerOrLog = async (entries: ReportEntry[]): Promise<void> => {
  try {
    await (await importWithRetry(() => import('./tell-owner'))).tellOwner(entries);
  } catch (error) {
    console.error('[azulejo] The report cannot be shown.', error);
  }
};

/**
 * Makes a page that was saved or exported from the hosted builder work again: removes the builder's inline handlers and form
 * addresses, shows what its scripts would have shown, and replaces its elements with blocks. A second call changes nothing, and
 * returns the same report, but for entries about elements that have left the page. `Azulejo` must be on the page: through the
 * script tag, or through a first use of the module `azulejo`, whose own `adopt` needs no preparation.
 * @param root the part of the page to adopt. Default: the document
 * @returns the report on `root`: the entries of this call, and those of earlier calls
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
