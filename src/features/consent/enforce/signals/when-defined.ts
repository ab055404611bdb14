import { pageVariable } from '../../../../core/util/page-variable';

const pollIntervalMs = 100;
const maxWaitMs = 10_000;

interface WhenDefinedOptions<Tag> {
  /** The vendor's name in `signals`. */
  signal: string;
  /** Name of the global function that the vendor's tag defines. */
  variable: string;
  isGranted: boolean;
  send: (tag: Tag) => void;
}

/** Name of a signal -> the timer of its wait. */
const timers = new Map<string, ReturnType<typeof setInterval>>();

/**
 * Waits for the tag of a vendor, which does not start where its function exists already, so that no queue can stand in for it.
 * A later call for the same signal replaces the earlier one.
 */
export const whenDefined = <Tag>({ signal, variable, isGranted, send }: WhenDefinedOptions<Tag>): void => {
  clearInterval(timers.get(signal));
  const tag = pageVariable<Tag>(variable);
  if (tag) {
    send(tag);
    return;
  }
  const lastTime = Date.now() + maxWaitMs;
  const timer = setInterval(() => {
    const defined = pageVariable<Tag>(variable);
    if (!defined && Date.now() < lastTime) return;
    clearInterval(timer);
    if (defined) send(defined);
    // A page may add the tag only after consent.
    else if (isGranted)
      console.warn(
        `[azulejo] The consent signal "${signal}" was not sent: the page has defined no ${variable}() within ${maxWaitMs / 1000} s.`,
      );
  }, pollIntervalMs);
  timers.set(signal, timer);
};
