/** How many calls `rate` looks back on. The hosted builder's throttle keeps as many. */
const maxSamples = 22;

/** A throttled function, as `throttle` makes it. */
export interface Throttled<Args extends unknown[]> {
  (...args: Args): void;
  /** Drops the pending call. */
  cancel(): void;
  /** Requested calls a second, over the last 22 of them; 0 before the second call. */
  readonly rate: number;
}

/**
 * Calls `callback` at most once in `intervalMs`: at once, and after the interval with the arguments of the latest call.
 * @param intervalMs 0 or more
 */
export const throttle = <Args extends unknown[]>(
  callback: (...args: Args) => void,
  intervalMs: number,
): Throttled<Args> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  let samples: number[] = [];

  const endInterval = (): void => {
    timer = undefined;
    if (waiting) run(waiting);
  };
  const run = (args: Args): void => {
    waiting = undefined;
    timer = setTimeout(endInterval, intervalMs);
    callback(...args);
  };

  const throttled = (...args: Args): void => {
    samples = [...samples.slice(1 - maxSamples), performance.now()];
    if (timer === undefined) run(args);
    else waiting = args;
  };
  return Object.defineProperty(
    Object.assign(throttled, {
      cancel() {
        waiting = undefined;
      },
    }),
    'rate',
    {
      get() {
        const [first = 0] = samples;
        const elapsedMs = (samples.at(-1) ?? 0) - first;
        return elapsedMs > 0 ? ((samples.length - 1) * 1000) / elapsedMs : 0;
      },
    },
  ) as Throttled<Args>;
};
