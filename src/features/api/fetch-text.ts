import type { FailureReason } from './api-result';

/** The parts of a `Response` that are read. */
export type HttpResponse = Pick<Response, 'status' | 'text'>;

/** The result of one call over HTTP. */
type TextResponse = { status: number; body: string } | NoResponse;

interface NoResponse {
  status: 0;
  reason: FailureReason;
  /** The error of `send`, or the reason of the signal. */
  cause: unknown;
}

export interface FetchLimits {
  signal?: AbortSignal | undefined;
  /** In ms. Default: the browser's own. */
  timeoutMs?: number | undefined;
}

/**
 * The time limit of calls for whose response a visitor waits: the items of a page, an element that shows once the server has
 * responded, the effect of a press. Azulejo's own choice, not the hosted builder's.
 */
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
 * Makes one call, and reads the whole body. Makes no call if the signal is aborted already.
 * @param send makes the call with this signal
 * @returns the response; the promise never rejects
 */
export const fetchText = async (
  send: (signal: AbortSignal | undefined) => Promise<HttpResponse>,
  limits: FetchLimits,
): Promise<TextResponse> => {
  const signal = signalOf(limits);
  try {
    signal?.throwIfAborted();
    const response = await send(signal);
    return { status: response.status, body: await response.text() };
  } catch (cause) {
    return { status: 0, reason: reasonWithoutResponse(signal), cause };
  }
};
