const pollMs = 20;
const defaultTimeoutMs = 5000;
const settleFrames = 2;

export interface WaitOptions {
  timeoutMs?: number;
  /** Ends the failure's message, for example with what the page's console says. */
  hint?: () => string;
}

/** What is left of a type once a value of it has proven to be truthy. */
export type Truthy<Value> = Exclude<Value, false | 0 | '' | null | undefined>;

/** Asks again and again until the condition gives something truthy and throws nothing; gives that value. */
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
      reason = `it gives ${String(value)}`;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  } while (performance.now() < deadline);
  throw new Error(`Waited ${timeoutMs} ms for ${condition}: ${reason}${hint()}`);
}

/** Lets a window lay out and paint what has changed. */
export async function painted(view: Window): Promise<void> {
  for (let frame = 0; frame < settleFrames; frame++) {
    await new Promise((resolve) => view.requestAnimationFrame(resolve));
  }
}
