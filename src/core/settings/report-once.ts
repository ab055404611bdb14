import { type Reporters, reportWith } from './report-with';

const reported = new Set<string>();

/**
 * Logs a problem of the page, once.
 * @param id the same text for the same problem
 */
export const reportOnce = async (id: string, report: (reporters: Reporters) => void): Promise<void> => {
  if (reported.has(id)) return;
  reported.add(id);
  await reportWith(report);
};
