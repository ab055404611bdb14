/** How the message of a failure begins that the runner answers with a second start of the suite (`test/runner/run.ts`). */
export const tabStopped = 'The tab draws no frames any more';
