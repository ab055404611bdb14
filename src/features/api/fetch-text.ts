import type { FailureReason } from './api-result';

/** What came of one call over HTTP. */
export type TextAnswer = { status: number; body: string } | { status: 0; reason: FailureReason };

export interface FetchLimits {
  signal?: AbortSignal | undefined;
  /** In ms. Default: the browser's own. */
  timeoutMs?: number | undefined;
}

/** The limit of calls for whose answer a visitor waits, in ms: the items of a page, the effect of a press. Chosen by us. */
export const visitorTimeoutMs = 15_000;

const signalOf = ({ signal, timeoutMs }: FetchLimits): AbortSignal | undefined => {
  if (timeoutMs === undefined) return signal;
  return AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
};

const reasonWithoutResponse = (signal: AbortSignal | undefined): FailureReason => {
  if (!signal?.aborted) return 'network';
  return signal.reason?.name === 'TimeoutError' ? 'timeout' : 'abort';
};

/**
 * Waits for `work` until the signal aborts: a program's own `fetch` may ignore the signal.
 * @returns rejects once the signal aborts
 */
export const untilAborted = async <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return work;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/**
 * Makes one call, and reads the whole body. An aborted signal makes no call.
 * @param send makes the call with this signal
 * @returns the answer; the promise never rejects
 */
export const fetchText = async (
  send: (signal: AbortSignal | undefined) => Promise<Response>,
  limits: FetchLimits,
): Promise<TextAnswer> => {
  const signal = signalOf(limits);
  const read = async (): Promise<TextAnswer> => {
    const response = await send(signal);
    return { status: response.status, body: await response.text() };
  };
  try {
    signal?.throwIfAborted();
    return await untilAborted(read(), signal);
  } catch {
    return { status: 0, reason: reasonWithoutResponse(signal) };
  }
};
