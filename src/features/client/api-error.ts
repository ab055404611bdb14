import { type Failure, isRetryable } from '../api/api-result';

/**
 * A call that failed. `message` is the server's own text, else Azulejo's, in the client's language; `cause` is the error that
 * caused the failure, such as that of `fetch`, if there is one.
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
  /** Whether the same call may succeed later: no response came, or one whose status says nothing specific. */
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
