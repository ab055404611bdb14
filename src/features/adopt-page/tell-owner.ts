import { importWithRetry } from '../../core/lazy-import';
import type { ReportEntry } from './entries';

const remedy =
  "Remedy: move Azulejo's script tag to the beginning of <head>, without async, or delete the builder's scripts.";

let hasWarned = false;

/** Whether an entry is about scripts of the builder that run, or that the loader was too late to block. */
const mayHaveRun = ({ kind, status }: ReportEntry): boolean =>
  kind === 'page' || (kind === 'builder-script' && status === 'left');

/** Warns once per page, however many of the builder's scripts may have run. */
const warnOfScripts = (entries: ReportEntry[]): void => {
  const scriptEntries = entries.filter(mayHaveRun);
  if (hasWarned || scriptEntries.length === 0) return;
  hasWarned = true;
  const problem =
    scriptEntries.find(({ kind }) => kind === 'page')?.why ??
    `${scriptEntries.length} of the builder's scripts came before Azulejo's script ran, and may have run.`;
  console.warn(`[azulejo] data-adopt: ${problem} ${remedy}`);
};

/** Warns in the console where scripts of the builder may have run, and shows the report where the script tag asks for it. */
export const tellOwner = async (entries: ReportEntry[]): Promise<void> => {
  warnOfScripts(entries);
  if (Azulejo.config.adopt !== 'report') return;
  const { showReport } = await importWithRetry(() => import('./report-panel'));
  await showReport(entries);
};
