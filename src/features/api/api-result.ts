import type { FailureReason } from '../../core/failure-reason';
import type { ApiMessages } from './messages/es-419';

export type { FailureReason };

/** The result of a call. A network or server that fails makes a `Failure`; nothing is thrown. */
export type ApiResult<T> = Success<T> | Failure;

interface Success<T> {
  ok: true;
  /** 200 to 299. */
  status: number;
  /** The body's `data` where the body has one, else the body; `{}` of a 204. Not checked. */
  data: T;
}

export interface FailureMessage {
  /** For visitors, in their language; "" where the messages cannot be loaded, or the call does without (`loadsText`). */
  message: string;
  /** Of a message of the library's. A view shows `messageText`, which follows the page's language. */
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
  /** The error behind the failure, of the network or the reading of the response; undefined where the server's response says it all. */
  cause?: unknown;
  /** The message has details that visitors should not read: say that an error occurred and was logged. */
  isCleaned?: boolean;
}

/** The server means these statuses: each has a message of its own (`statusMessages` in read-response.ts). */
const finalStatuses = [401, 403, 500, 501, 503];

/** Whether the same call may succeed later: no response came, or one with a status that says nothing specific. */
export const isRetryable = ({ reason, status }: Failure): boolean =>
  reason === 'network' || reason === 'timeout' || (reason === 'status' && !finalStatuses.includes(status));

/** Logs a response that is not JSON, for calls of which visitors read other messages: a server's page in place of its API. */
export const logUnreadable = (result: ApiResult<unknown>): void => {
  if (!result.ok && result.reason === 'json') console.error(`[azulejo] ${result.message}`);
};
