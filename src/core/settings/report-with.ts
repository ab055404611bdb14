import { importWithRetry } from '../lazy-import';

export type Reporters = typeof import('./report-problem');

/** Calls `report` with the functions that write to the console. A page without problems does not load their texts. */
export const reportWith = async (report: (reporters: Reporters) => void): Promise<void> => {
  try {
    report(await importWithRetry(() => import('./report-problem')));
  } catch (error) {
    console.error('[azulejo]', error);
  }
};
