interface WaitOptions {
  /** Where to look. Default: the document. */
  root?: ParentNode;
  /** Time between two looks, in ms. Default: 100. */
  intervalMs?: number;
  /** When to give up, in ms. Default: 10,000. */
  timeoutMs?: number;
  /** Ends the wait; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Ends early when the signal aborts. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/**
 * Waits for an element that a script adds later.
 * @returns the first element that matches
 * @throws Error that names the selector, when the time is over; SyntaxError for a text that is no selector
 */
export const waitForElement = async <Found extends Element = Element>(
  selector: string,
  { root = document, intervalMs = 100, timeoutMs = 10_000, signal }: WaitOptions = {},
): Promise<Found> => {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const found = root.querySelector<Found>(selector);
    if (found) return found;
    const leftMs = endMs - performance.now();
    if (leftMs <= 0) throw new Error(`waitForElement: nothing matched ${selector} within ${timeoutMs} ms.`);
    await pause(Math.min(intervalMs, leftMs), signal);
  }
};
