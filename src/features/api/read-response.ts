import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { isObject } from '../../core/util/is-object';
import type { ApiResult, Failure, FailureMessage, FailureReason } from './api-result';
import { libraryMessage } from './library-message';
import type { ApiMessages } from './messages/es-419';
import { isFailureWithoutStatus, readField, refusalIn, refusals } from './response-body';

interface ServerResponse {
  status: number;
  /** The body's text. */
  body: string;
  /** For the message about a body that is not JSON. */
  url: string;
  text?: MessageFormatter<ApiMessages>;
  /** As in `CallOptions`. */
  acceptsText?: boolean | undefined;
  /** As in `CallOptions`. */
  foreign?: boolean | undefined;
  /** Called with the new crumb if the server has refused the last one. */
  onCrumb?(crumb: string): void;
}

/** The error statuses whose body says what went wrong. */
const explainedStatuses = [400, 401, 500, 502];

const statusMessages: Record<number, keyof ApiMessages> = {
  401: 'apiUnauthorized',
  403: 'apiUnauthorized',
  500: 'apiServer',
  501: 'apiServer',
  503: 'apiUnavailable',
};

/** The message for visitors about an HTTP status; 0 is no response. */
export const messageKeyFor = (status: number): keyof ApiMessages => statusMessages[status] ?? 'apiConnection';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** Field -> message. Some servers send a list of messages for a field; others, as Formspree, a list of `{ field, message }`. */
const errorsOf = (value: unknown): Record<string, string> | undefined => {
  if (Array.isArray(value)) {
    const entries = value.filter(isObject).flatMap(({ field, message }) => {
      const [name, text] = [textOf(field), textOf(message)];
      return name && text ? [[name, text]] : [];
    });
    return entries.length ? Object.fromEntries(entries) : undefined;
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([field, message]) => [field, [message].flat().join(' ')]))
    : undefined;
};

/** Why the call failed, as the body says; undefined where the body does not say. */
const reasonOf = ({ status, foreign }: ServerResponse, body: unknown): FailureReason | undefined => {
  const refusal = refusalIn(body);
  if (refusal) return refusal;
  if (foreign && status < 300 && isFailureWithoutStatus(body)) return 'error';
  const errorFields = status < 300 ? ['error'] : ['error', 'message', 'errors', 'billingErrorCode'];
  const isExplained = status < 300 || explainedStatuses.includes(status);
  return isExplained && errorFields.some((name) => readField(body, name)) ? 'error' : undefined;
};

/** The server's own message; undefined where there is none, or only the status tells of the failure. */
const messageIn = (body: unknown, reason: FailureReason): FailureMessage | undefined => {
  const message = textOf(readField(body, 'error')) ?? textOf(readField(body, 'message'));
  return message && reason !== 'status' ? { message } : undefined;
};

/** A server may refuse the visitor with a status that says nothing of that. */
const messageKeyOf = (status: number, reason: FailureReason): keyof ApiMessages =>
  status < 300 && Object.values(refusals).includes(reason) ? 'apiUnauthorized' : messageKeyFor(status);

const failureOf = ({ status, text }: ServerResponse, reason: FailureReason, body?: unknown): Failure => ({
  ok: false,
  status,
  reason,
  ...(messageIn(body, reason) ?? libraryMessage(messageKeyOf(status, reason), text)),
  errors: errorsOf(readField(body, 'errors')),
  billingErrorCode: textOf(readField(body, 'billingErrorCode')),
  isCleaned: readField(body, 'isCleaned') === true,
});

/**
 * Reads the result of a call from the server's response. The body can make a 2xx response a failure, and can give a more
 * specific reason for one with another status.
 */
export const readResponse = <T>(response: ServerResponse): ApiResult<T> => {
  const { status, url, text, foreign, acceptsText = foreign, onCrumb } = response;
  const isOk = status >= 200 && status < 300;
  if (status === 204) return { ok: true, status, data: {} as T };
  let body: unknown;
  try {
    body = JSON.parse(response.body);
  } catch (error) {
    if (isOk && acceptsText) return { ok: true, status, data: response.body as T };
    const message = text?.('apiUnreadable', { url, message: (error as Error).message }) ?? '';
    return isOk
      ? { ok: false, status, reason: 'json', message, cause: error }
      : failureOf(response, 'status');
  }
  const reason = reasonOf(response, body) ?? (isOk ? undefined : 'status');
  const crumb = textOf(readField(body, 'crumb'));
  if (reason === 'crumb' && crumb) onCrumb?.(crumb);
  if (reason) return failureOf(response, reason, body);
  return { ok: true, status, data: (readField(body, 'data') ?? body) as T };
};
