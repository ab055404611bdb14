import { type ConsoleMessages, withConsoleMessages } from './with-console-messages';

const reported = new Set<string>();

/**
 * Logs a problem of the page, once.
 * @param id the same text for the same problem
 */
export const reportOnce = async (id: string, report: (messages: ConsoleMessages) => void): Promise<void> => {
  if (reported.has(id)) return;
  reported.add(id);
  await withConsoleMessages(report);
};
