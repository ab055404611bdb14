import { type Failure, isRetryable } from '../api/api-result';

/**
 * A call that failed. `message` is the server's own text where the status is 2xx, 400, 401, 500 or 502, or the server has refused
 * the call; else Azulejo's for the status, in the client's language. Calls of a form have the texts that visitors of a form read.
 * `cause` is the error that caused the failure, such as that of `fetch`, if there is one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status of the last attempt; 0 without a response. */
  readonly status: number;
  /**
   * The kind of failure: `network`, `timeout`, `abort` (by the caller's signal), `status` (see the HTTP status), `json` (an
   * answer of another shape), `login`, `authorization`, `crumb` (refused twice), `error` (see the server's message),
   * `parameters` (one is missing or of another type; no request was made).
   */
  readonly reason: Failure['reason'];
  /** Id of a field -> message; `{}` if the failure is not about fields. */
  readonly fields: Record<string, string>;
  /** The answer's `billingErrorCode`, a code of the server's own; undefined where there is none. */
  readonly billingErrorCode: string | undefined;
  /**
   * Whether the option `retries` repeats the call: no response came, or one with a status other than 401, 403, 500, 501 and 503 whose
   * body does not say what went wrong.
   */
  readonly isRetryable: boolean;

  constructor(failure: Failure) {
    super(failure.message, 'cause' in failure ? { cause: failure.cause } : undefined);
    this.status = failure.status;
    this.reason = failure.reason;
    this.fields = failure.errors ?? {};
    this.billingErrorCode = failure.billingErrorCode;
    this.isRetryable = isRetryable(failure);
  }
}
