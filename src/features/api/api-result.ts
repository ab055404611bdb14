import type { FailureReason } from '../../core/failure-reason';
import type { ApiMessages } from './messages/es-419';

export type { FailureReason };

/** The result of a call. If the network or the server fails, it is a `Failure`; nothing is thrown. */
export type ApiResult<T> = Success<T> | Failure;

interface Success<T> {
  ok: true;
  /** 200 to 299. */
  status: number;
  /** The body's `data` where the body has one, else the body; `{}` of a 204. Not checked. */
  data: T;
}

export interface FailureMessage {
  /** For visitors, in their language; "" where the messages cannot be loaded, or the call wants none (`loadsText`). */
  message: string;
  /** The key of `message`, if it is one of the library's. A view shows `messageText`, which follows the page's language. */
  messageKey?: keyof ApiMessages | undefined;
}

export interface Failure extends FailureMessage {
  ok: false;
  /** HTTP status of the last attempt; 0 without a response. */
  status: number;
  reason: FailureReason;
  /** Id of a field -> message. */
  errors?: Record<string, string>;
  billingErrorCode?: string;
  /** The error that `fetch`, or reading the response, has thrown; undefined where the server itself reports the failure. */
  cause?: unknown;
  /** Whether `message` has details that visitors should not read. Tell them that an error occurred and was logged. */
  isCleaned?: boolean;
}

/** The statuses that a server sets on purpose: each has its own message (`statusMessages` in read-response.ts). */
const finalStatuses = [401, 403, 500, 501, 503];

/** Whether the same call may succeed later: no response came, or one with a status that says nothing specific. */
export const isRetryable = ({ reason, status }: Failure): boolean =>
  reason === 'network' || reason === 'timeout' || (reason === 'status' && !finalStatuses.includes(status));

/** Logs a response that is not JSON, such as an HTML page. For calls whose failures show visitors another message. */
export const logUnreadable = (result: ApiResult<unknown>): void => {
  if (!result.ok && result.reason === 'json') console.error(`[azulejo] ${result.message}`);
};
