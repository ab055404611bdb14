import type { Text } from '../../core/i18n/messages';
import { importWithRetry } from '../../core/lazy-import';
import { type ApiResult, type Failure, type FailureReason, isRetryable } from './api-result';
import { crumb, csrfToken } from './crumb';
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
  /**
   * Whether the page hears that the server refuses the call, and the visitor may sign in and have it repeated. Default: true.
   */
  announcesRefusal?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  /**
   * Translates the messages of failures. The messages come with the catalogue of the block that calls, so that they are there
   * when the network is not: each of the block's messages/*.ts spreads the same file of src/features/api/messages, and the
   * view passes its own `text`. Default: the page's language, loaded once a call fails.
   */
  text?: Text<ApiMessages>;
  /**
   * Whether a failure loads the messages where the call was given no `text`. False suits calls whose failures no visitor
   * reads: without a message from the server, theirs is "". An answer that is not JSON has its message in any case, as it
   * tells the page's author what is wrong. Default: true.
   */
  loadsText?: boolean;
}

const retryDelayMs = 200;

/** Failures that the page hears of too: reason -> event on the document. */
const refusalEvents: Partial<Record<Failure['reason'], `az-${string}`>> = {
  login: 'az-login-required',
  authorization: 'az-system-error',
};

/**
 * Fires `az-login-required` or `az-system-error` with the failure as `detail`, where the server refuses a call for one of
 * these reasons.
 * @returns whether the visitor should hear of it: the call was refused, and no listener has cancelled the event
 */
const announceRefusal = (failure: Failure): boolean => {
  const type = refusalEvents[failure.reason];
  return (
    !!type &&
    document.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail: failure }))
  );
};

/**
 * Asks the visitor to sign in, or shows the system error, with a button to sign in where nobody is signed in.
 * @returns whether the visitor has signed in, so that the call may succeed now
 */
const offerSignIn = async (refusal: Failure): Promise<boolean> => {
  try {
    const { answerRefusal } = await importWithRetry(() => import('azulejo/site'));
    return await answerRefusal(refusal);
  } catch {
    // Without a network there is no dialog. The caller has the failure all the same.
    return false;
  }
};

/** The messages for a failure; undefined where the caller does without, or they cannot be loaded. */
export const failureText = async ({
  text,
  loadsText = true,
}: RequestOptions): Promise<RequestOptions['text']> => {
  if (text || !loadsText) return text;
  try {
    const { pageText } = await importWithRetry(() => import('./page-text'));
    return await pageText();
  } catch {
    return undefined;
  }
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

const reasonWithoutResponse = (signal: AbortSignal | undefined): FailureReason => {
  if (!signal?.aborted) return 'network';
  return signal.reason?.name === 'TimeoutError' ? 'timeout' : 'abort';
};

/** The result of an attempt, with messages in the language of `text`. The messages may load after the response. */
type ReadResult<T> = (text: RequestOptions['text']) => ApiResult<T>;

const attempt = async <T>(path: string, options: RequestOptions): Promise<ReadResult<T>> => {
  const { method, crossDomain, foreign, headers } = options;
  const { credentials = crossDomain ? 'include' : 'same-origin' } = options;
  const init = encodeBody(options);
  const signal = signalOf(options);
  let status: number;
  let body: string;
  try {
    const url = addressOf(path, options);
    const sent: Record<string, string> = { ...(init.headers as object), ...headers };
    if (!foreign || crossDomain || url.origin === globalThis.origin) {
      const token = crumb();
      if (token) url.searchParams.set('crumb', token);
      const header = csrfToken();
      if (header) sent['X-CSRF-Token'] = header;
    }
    const response = await fetch(url, { ...init, method, headers: sent, credentials, signal });
    status = response.status;
    body = await response.text();
  } catch {
    const reason = reasonWithoutResponse(signal);
    return (text) => ({ ok: false, status: 0, reason, message: messageFor(0, text) });
  }
  return (text) => readResponse({ status, body, url: path, text, foreign });
};

/**
 * Calls the server. A crumb that the server refuses is replaced by the one in the response, and the call is repeated once; a
 * retryable failure is repeated `retries` times, after 200 ms each; a call that needs a sign-in, once the visitor has signed
 * in.
 * @param path starts with a slash, and follows the API's base (`data-api`, else the page's origin)
 * @returns the result; the promise never rejects because of a network or a server
 */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<ApiResult<T>> => {
  let retries = options.retries ?? 0;
  let crumbRetries = 1;
  let hasSignedIn = false;
  for (;;) {
    const readResult = await attempt<T>(path, options);
    let result = readResult(options.text);
    if (result.ok) return result;
    if (result.reason === 'crumb' && crumbRetries-- > 0) continue;
    if (isRetryable(result) && retries-- > 0) {
      await wait(retryDelayMs);
      continue;
    }
    if (!result.message)
      result = readResult(await failureText(result.reason === 'json' ? { text: options.text } : options));
    if (result.ok || options.announcesRefusal === false) return result;
    // The server has forgotten the session at once, as where cookies are blocked: another sign-in would not help.
    if (hasSignedIn && result.reason === 'login') return result;
    if (!announceRefusal(result) || !(await offerSignIn(result)) || hasSignedIn) return result;
    hasSignedIn = true;
    crumbRetries = 1;
  }
};
