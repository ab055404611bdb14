const pollMs = 20;
/** Long, for machines that run several suites at once: only a failing test waits so long. */
const defaultTimeoutMs = 15_000;
const settleFrames = 2;

export interface WaitOptions {
  timeoutMs?: number;
  /** The end of the failure's message, such as the page's console output. */
  hint?: () => string;
}

/** The truthy values of a type. */
export type Truthy<Value> = Exclude<Value, false | 0 | '' | null | undefined>;

/** Polls until the condition returns something truthy without throwing, and returns that value. */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs = defaultTimeoutMs, hint = () => '' }: WaitOptions = {},
): Promise<Truthy<Value>> {
  const deadline = performance.now() + timeoutMs;
  let reason = '';
  do {
    try {
      const value = await condition();
      if (value) return value as Truthy<Value>;
      reason = `the condition returns ${String(value)}`;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  } while (performance.now() < deadline);
  throw new Error(`Waited ${timeoutMs} ms for ${condition}: ${reason}${hint()}`);
}

/** Waits until a window has laid out and painted all changes. */
export async function painted(view: Window): Promise<void> {
  for (let frame = 0; frame < settleFrames; frame++) await nextFrame(view);
}

/** A tab that draws no frames any more (seen once in ten thousand cases) would hold its suite until the suite's time is over. */
function nextFrame(view: Window): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new Error(
            `The browser has drawn no frame for ${defaultTimeoutMs} ms (the tab is ${document.visibilityState}).`,
          ),
        ),
      defaultTimeoutMs,
    );
    view.requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
