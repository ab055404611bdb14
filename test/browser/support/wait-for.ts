import { tabStopped } from './tab-stopped';

const pollMs = 20;
/** Long, for machines that run several suites at once: only a failing test waits so long. */
const defaultTimeoutMs = 15_000;
const settleFrames = 2;

let tabHasStopped = false;

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
  await requireDrawingTab();
  throw new Error(`Waited ${timeoutMs} ms for ${condition}: ${reason}${hint()}`);
}

/** Waits until a window has laid out and painted all changes. */
export async function painted(view: Window): Promise<void> {
  for (let frame = 0; frame < settleFrames; frame++) {
    if (await drawsFrame(view)) continue;
    await requireDrawingTab();
    throw new Error(`The page has drawn no frame for ${defaultTimeoutMs} ms, but its tab draws.`);
  }
}

/** @throws once the tab draws no frames any more: the suite's own document draws none either */
export async function requireDrawingTab(): Promise<void> {
  tabHasStopped ||= !(await drawsFrame(window));
  requireTabHasNotStopped();
}

/** The other cases of a suite whose tab has stopped would only wait in vain. */
export function requireTabHasNotStopped(): void {
  if (tabHasStopped) throw new Error(`${tabStopped} (it is ${document.visibilityState}).`);
}

/** @returns whether the window draws a frame within the time of a wait */
function drawsFrame(view: Window): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), defaultTimeoutMs);
    view.requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
