import { importWithRetry } from '../lazy-import';

export type ConsoleMessages = typeof import('./console-messages');

/** Calls `use` with the functions that write to the console. A page without mistakes does not load their texts. */
export const withConsoleMessages = async (use: (messages: ConsoleMessages) => void): Promise<void> => {
  try {
    use(await importWithRetry(() => import('./console-messages')));
  } catch (error) {
    console.error('[azulejo]', error);
  }
};
