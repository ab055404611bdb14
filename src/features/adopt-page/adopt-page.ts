import type { AdoptionEntry, AdoptionOptions } from '../../core/adoption-report';
import { importWithRetry } from '../../core/lazy-import';
import { hasContext } from '../../core/site/page-context';
import { adoptParts } from './adopt-parts';
import type { SavedPage } from './kinds/kind';
import { isBuilderRunning } from './neutralise';
import { savedContext } from './saved-context';

const runningWhy = "The builder's own scripts run in this page. Nothing has been changed.";

/** The whole report on a page that lives. */
const runningEntry = (): AdoptionEntry => ({
  element: document.documentElement,
  kind: 'page',
  block: '',
  status: 'left',
  why: runningWhy,
});

const remedy =
  "Remedy: move Azulejo's script tag to the beginning of <head>, without async, or delete the builder's scripts.";

let hasWarned = false;

/** One warning for a page, however many of the builder's scripts may have run. */
const warnOfScripts = (entries: AdoptionEntry[]): void => {
  const isRunning = entries.some(({ kind }) => kind === 'page');
  const { length } = entries.filter(({ kind, status }) => kind === 'builder-script' && status === 'left');
  if (hasWarned || !(isRunning || length > 0)) return;
  hasWarned = true;
  const problem = isRunning
    ? runningWhy
    : `${length} of the builder's scripts stand before Azulejo's script tag, and may have run.`;
  console.warn(`[azulejo] data-adopt: ${problem} ${remedy}`);
};

/** Maps and videos of other sites wait until the visitor agrees, unless the page has a context, and so a policy of its own. */
const askBeforeThirdParties = (): void => {
  if (hasContext()) return;
  Azulejo.context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
};

/** What the readers need from this page and its script tag. */
const describePage = (): SavedPage => {
  const { adopt: mode, formEndpoint = '', searchSrc } = Azulejo.config;
  return { context: savedContext(document), mayRequestRemote: mode === 'remote', formEndpoint, searchSrc };
};

/**
 * Brings a page of the hosted builder back to life, as saved or exported: keeps its scripts from running, shows what they
 * would have shown, and puts blocks in the places of its own. A second call finds nothing to do.
 * @param root default: the document
 */
export const adopt = async (
  root: ParentNode = document,
  { dryRun = false }: AdoptionOptions = {},
): Promise<AdoptionEntry[]> => {
  const isRunning = isBuilderRunning(window as Parameters<typeof isBuilderRunning>[0], document);
  if (!isRunning && !dryRun) askBeforeThirdParties();
  const entries = isRunning ? [runningEntry()] : await adoptParts(root, { page: describePage(), dryRun });
  if (dryRun) return entries;
  warnOfScripts(entries);
  if (Azulejo.config.adopt === 'report') {
    const { showReport } = await importWithRetry(() => import('./report-panel'));
    await showReport(entries);
  }
  return entries;
};
