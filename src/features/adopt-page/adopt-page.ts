import type { AdoptionEntry, AdoptionOptions } from '../../core/adoption-report';
import { importWithRetry } from '../../core/lazy-import';
import { reviveHeaderMenus } from './header-menus';
import { kinds } from './kinds';
import { isBuilderRunning, neutralise } from './neutralise';
import { revealPictures } from './pictures';
import { revealHiddenParts } from './reveal';
import { revive } from './revive';
import { savedContext } from './saved-context';

const warnOfScripts = (entries: AdoptionEntry[]): void => {
  const { length } = entries.filter(({ kind, status }) => kind === 'builder-script' && status === 'left');
  if (length > 0)
    console.warn(
      `[azulejo] data-adopt: ${length} of the builder's scripts stand before the script tag of Azulejo, and may have run. Remedy: move the tag to the beginning of <head>, without async, or delete the builder's scripts.`,
    );
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
  if (isBuilderRunning(window as Parameters<typeof isBuilderRunning>[0])) {
    const why = "The builder's own scripts run in this page. Nothing has been changed.";
    return [{ element: document.documentElement, kind: 'page', block: '', status: 'left', why }];
  }
  const { config } = Azulejo;
  const mayRequestRemote = config.adopt === 'remote';
  const context = savedContext(document);
  const page = { context, mayRequestRemote, formEndpoint: config.formEndpoint ?? '' };
  const entries = [
    ...neutralise(root, { dryRun }),
    ...revealPictures(root, { dryRun, mayRequestRemote }),
    ...revealHiddenParts(root, { dryRun }),
    ...revive(root, kinds, { page, dryRun }),
    ...reviveHeaderMenus(root, { dryRun }),
  ];
  if (dryRun) return entries;
  warnOfScripts(entries);
  if (config.adopt === 'report') {
    const { showReport } = await importWithRetry(() => import('./report-panel'));
    await showReport(entries);
  }
  return entries;
};
