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
 * Makes one call, and reads the whole body.
 * @param send makes the call with this signal
 * @returns the answer; the promise never rejects
 */
export const fetchText = async (
  send: (signal: AbortSignal | undefined) => Promise<Response>,
  limits: FetchLimits,
): Promise<TextAnswer> => {
  const signal = signalOf(limits);
  try {
    const response = await send(signal);
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 0, reason: reasonWithoutResponse(signal) };
  }
};
