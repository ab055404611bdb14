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

/** The type of the element for a selector that is a tag; `Found` for another selector. */
type ElementOf<Selector extends string, Found extends Element> = Selector extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Selector]
  : Found;

/**
 * Waits for an element that a script adds later. TypeScript knows the element's type from a selector that is a tag.
 * @param selector CSS: a tag, `#late`
 * @returns the first element that matches
 * @throws Error that names the selector, when the time is over; SyntaxError for an invalid selector; Error where there is no
 * document, as in Node
 */
export const waitForElement = async <Found extends Element = Element, Selector extends string = string>(
  selector: Selector,
  { root = globalThis.document, intervalMs = 100, timeoutMs = 10_000, signal }: WaitOptions = {},
): Promise<ElementOf<Selector, Found>> => {
  if (!root) throw Error('waitForElement needs a page; expected a browser, or a root.');
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const found = root.querySelector<ElementOf<Selector, Found>>(selector);
    if (found) return found;
    const leftMs = endMs - performance.now();
    // NaN ends the wait, too.
    if (!(leftMs > 0)) throw new Error(`waitForElement: nothing matched ${selector} within ${timeoutMs} ms.`);
    await pause(Math.min(intervalMs, leftMs), signal);
  }
};
