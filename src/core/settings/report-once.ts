import { importWithRetry } from '../lazy-import';

type Reporters = typeof import('./report-problem');

const reported = new Set<string>();

/**
 * Logs a problem of the page, once. A page without problems does not load the texts.
 * @param id the same text for the same problem
 */
export const reportOnce = async (id: string, report: (reporters: Reporters) => void): Promise<void> => {
  if (reported.has(id)) return;
  reported.add(id);
  report(await importWithRetry(() => import('./report-problem')));
};
