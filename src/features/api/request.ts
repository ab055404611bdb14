import type { Text } from '../../core/i18n/messages';
import { importWithRetry } from '../../core/lazy-import';
import { type ApiResult, type Failure, isRetryable } from './api-result';
import { crumb } from './crumb';
import { apiUrl, encodeForm } from './encode';
import type { ApiMessages } from './messages/es-419';
import { messageFor, readResponse } from './read-response';

export interface RequestOptions {
  /** Default: GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** `form` encodes the fields of an object; a field that is not a text becomes JSON. Default: `json`. */
  format?: 'json' | 'form';
  /** How often to try again after a failure that `isRetryable`. Default: 0. */
  retries?: number;
  /** Sends cookies and the crumb, which is the builder's CSRF token, to another origin too. */
  crossDomain?: boolean;
  /**
   * The server knows nothing of Azulejo. `path` is any address, relative to the page; another origin does not get the
   * crumb; the body of a 2xx may be anything, and a body that is not JSON is the data, as text.
   */
  foreign?: boolean;
  /** Limit for each attempt, in ms. Default: the browser's own. */
  timeoutMs?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  /**
   * Translates the messages of failures. The messages come with the catalogue of the block that calls, so that they are there
   * when the network is not: each of the block's messages/*.ts spreads the same file of src/features/api/messages, and the
   * view passes its own `text`. Leave `text` out where no visitor reads the message.
   */
  text?: Text<ApiMessages>;
}

const retryDelayMs = 200;

/** Failures that the page hears of too: reason -> event on the document. */
const failureEvents: Partial<Record<Failure['reason'], `az-${string}`>> = {
  login: 'az-login-required',
  authorization: 'az-system-error',
};

/**
 * Fires `az-login-required` or `az-system-error` with the failure as `detail`, for a failure of these two kinds.
 * `az-system-error` shows the system error overlay, unless a listener cancels the event.
 */
const announce = (failure: Failure): void => {
  const type = failureEvents[failure.reason];
  if (!type) return;
  const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail: failure });
  const isCancelled = !document.dispatchEvent(event);
  if (!isCancelled && failure.reason === 'authorization')
    importWithRetry(() => import('azulejo/overlays')).then(
      ({ showError }) => showError(failure),
      // Without a network there is no overlay. The caller has the failure all the same.
      () => {},
    );
};

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const addressOf = (path: string, { query = {}, foreign }: RequestOptions): URL => {
  const url = foreign ? new URL(path, document.baseURI) : apiUrl(path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, `${value}`);
  return url;
};

const encodeBody = ({ body, format }: RequestOptions): RequestInit => {
  if (body === undefined) return {};
  if (format !== 'form')
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return { body: encodeForm(body as object) };
};

const signalOf = ({ signal, timeoutMs }: RequestOptions): AbortSignal | undefined => {
  if (timeoutMs === undefined) return signal;
  return AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
};

/** The failure of an attempt that got no response. */
const noResponse = (signal: AbortSignal | undefined, text: RequestOptions['text']): Failure => {
  const ended = signal?.reason?.name === 'TimeoutError' ? 'timeout' : 'abort';
  return { ok: false, status: 0, reason: signal?.aborted ? ended : 'network', message: messageFor(0, text) };
};

const attempt = async <T>(path: string, options: RequestOptions): Promise<ApiResult<T>> => {
  const { method, crossDomain, foreign, headers, text } = options;
  const { credentials = crossDomain ? 'include' : 'same-origin' } = options;
  const init = encodeBody(options);
  const signal = signalOf(options);
  let status: number;
  let body: string;
  try {
    const url = addressOf(path, options);
    const token = crumb();
    const sent: Record<string, string> = { ...(init.headers as object), ...headers };
    if (token && (!foreign || crossDomain || url.origin === globalThis.origin)) {
      url.searchParams.set('crumb', token);
      sent['X-CSRF-Token'] = token;
    }
    const response = await fetch(url, { ...init, method, headers: sent, credentials, signal });
    status = response.status;
    body = await response.text();
  } catch {
    return noResponse(signal, text);
  }
  return readResponse({ status, body, url: path, text, foreign });
};

/**
 * Calls the server. A crumb that the server refuses is replaced by the one in the response, and the call is repeated once; a
 * retryable failure is repeated `retries` times, after 200 ms each.
 * @param path starts with a slash, and follows the API's base (`data-api`, else the page's origin)
 * @returns the result; the promise never rejects because of a network or a server
 */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<ApiResult<T>> => {
  let retries = options.retries ?? 0;
  let crumbRetries = 1;
  for (;;) {
    const result = await attempt<T>(path, options);
    if (result.ok) return result;
    if (result.reason === 'crumb' && crumbRetries-- > 0) continue;
    if (isRetryable(result) && retries-- > 0) {
      await wait(retryDelayMs);
      continue;
    }
    announce(result);
    return result;
  }
};
