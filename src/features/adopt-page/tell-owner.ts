import type { AdoptionEntry } from '../../core/adoption-report';
import { importWithRetry } from '../../core/lazy-import';

const remedy =
  "Remedy: move Azulejo's script tag to the beginning of <head>, without async, or delete the builder's scripts.";

let hasWarned = false;

/** Whether it is about scripts of the builder that run, or that the loader came too late to keep from running. */
const mayHaveRun = ({ kind, status }: AdoptionEntry): boolean =>
  kind === 'page' || (kind === 'builder-script' && status === 'left');

/** One warning for a page, however many of the builder's scripts may have run. */
const warnOfScripts = (entries: AdoptionEntry[]): void => {
  const found = entries.filter(mayHaveRun);
  if (hasWarned || found.length === 0) return;
  hasWarned = true;
  const problem =
    found.find(({ kind }) => kind === 'page')?.why ??
    `${found.length} of the builder's scripts came before Azulejo's script ran, and may have run.`;
  console.warn(`[azulejo] data-adopt: ${problem} ${remedy}`);
};

/** Warns in the console where scripts of the builder may have run, and shows the report where the script tag asks for it. */
export const tellOwner = async (entries: AdoptionEntry[]): Promise<void> => {
  warnOfScripts(entries);
  if (Azulejo.config.adopt !== 'report') return;
  const { showReport } = await importWithRetry(() => import('./report-panel'));
  await showReport(entries);
};
