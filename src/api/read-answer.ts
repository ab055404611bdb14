import type { Text } from '../i18n/translated';
import { isObject } from '../util/is-object';
import type { Answer, Failure, Reason } from './answer';
import { setCrumb } from './crumb';
import type { ApiMessages } from './messages/es-419';

export interface Arrived {
  status: number;
  /** The body's text. */
  body: string;
  /** For the message about a body that is not JSON. */
  url: string;
  text?: Text<ApiMessages>;
  /** A body that is not JSON is as good: it is the data, as text. */
  foreign?: boolean;
}

/** The statuses of which the body is asked what went wrong (storefront 8). */
const tellingStatuses = [400, 401, 500, 502];

const statusMessages: Record<number, keyof ApiMessages> = {
  401: 'apiUnauthorized',
  403: 'apiUnauthorized',
  500: 'apiServer',
  501: 'apiServer',
  503: 'apiUnavailable',
};

export const messageFor = (status: number, text?: Text<ApiMessages>): string =>
  text?.(statusMessages[status] ?? 'apiConnection') ?? '';

/** Contract 6: what the spec calls `data.x` of a response is the body's `x`, or its `data.x`. */
const read = (body: unknown, name: string): unknown => {
  if (!isObject(body)) return undefined;
  return body[name] ?? (isObject(body.data) ? body.data[name] : undefined);
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const errorsOf = (value: unknown): Record<string, string> | undefined =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([field, message]) => [field, `${message}`]))
    : undefined;

/** Why the call failed, by what the body says; nothing where it says nothing of it. */
const reasonOf = (status: number, body: unknown): Reason | undefined => {
  if (read(body, 'crumbFail')) return 'crumb';
  if (read(body, 'loginRequired')) return 'login';
  if (read(body, 'authorizationFail')) return 'authorization';
  const telling = status < 300 ? ['error'] : ['error', 'message', 'errors', 'billingErrorCode'];
  const mayTell = status < 300 || tellingStatuses.includes(status);
  return mayTell && telling.some((name) => read(body, name)) ? 'error' : undefined;
};

const failed = ({ status, text }: Arrived, reason: Reason, body?: unknown): Failure => ({
  ok: false,
  status,
  reason,
  message:
    (reason !== 'status' && (textOf(read(body, 'error')) ?? textOf(read(body, 'message')))) ||
    messageFor(status, text),
  errors: errorsOf(read(body, 'errors')),
  billingErrorCode: textOf(read(body, 'billingErrorCode')),
  isCleaned: read(body, 'isCleaned') === true,
});

/** What an answer of the server means, by the rows of storefront 8. A new crumb in it becomes the cookie. */
export const readAnswer = <T>(arrived: Arrived): Answer<T> => {
  const { status, url, text, foreign } = arrived;
  const isOk = status >= 200 && status < 300;
  if (status === 204) return { ok: true, status, data: {} as T };
  let body: unknown;
  try {
    body = JSON.parse(arrived.body);
  } catch (error) {
    if (isOk && foreign) return { ok: true, status, data: arrived.body as T };
    const message = text?.('apiUnreadable', { url, message: (error as Error).message }) ?? '';
    return isOk ? { ok: false, status, reason: 'json', message } : failed(arrived, 'status');
  }
  const reason = reasonOf(status, body) ?? (isOk ? undefined : 'status');
  const crumb = textOf(read(body, 'crumb'));
  if (reason === 'crumb' && crumb) setCrumb(crumb);
  if (reason) return failed(arrived, reason, body);
  return { ok: true, status, data: (read(body, 'data') ?? body) as T };
};
