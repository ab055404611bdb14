import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { wait } from '../../core/util/wait';
import { type ApiResult, isRetryable } from './api-result';
import { encodeForm } from './encode';
import { fetchText, type HttpResponse } from './fetch-text';
import { libraryMessage } from './library-message';
import type { ApiMessages } from './messages/es-419';
import { readResponse } from './read-response';

/**
 * One call over HTTP: how it is encoded, when it is repeated, and how its response is read. `request` uses this for a page, and
 * `azulejo/client` for any program.
 * @module
 */

export interface CallOptions {
  /** Default: GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** `form` encodes the fields of an object; a field that is not a text becomes JSON. Default: `json`. */
  format?: 'json' | 'form';
  /** Whether a body in the format `form` has the crumb as a field, too. Default: false. */
  hasCrumbInBody?: boolean;
  /** How often to try again after a failure for which `isRetryable` is true. Default: 0. */
  retries?: number;
  /** Limit for each attempt, in ms. Default: the browser's own. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Default: `same-origin`. */
  credentials?: RequestCredentials;
  /** Whether a 2xx body that is not JSON is the data, as text. Default: false, it is a failure. */
  acceptsText?: boolean;
  /**
   * Whether the server knows nothing of Azulejo. Then `path` is any address, relative to the page; another origin does not get
   * the crumb; `acceptsText` defaults to true, and JSON with `success: false` is a failure. Default: false.
   */
  foreign?: boolean;
}

/** Where calls go, and the tokens that prove to the server who makes them. */
export interface Connection {
  addressOf(path: string): URL;
  fetch(url: URL, init: RequestInit): Promise<HttpResponse>;
  /** Whether a call to this address carries the tokens. */
  sendsTokens(url: URL): boolean;
  /** The crumb, a token for the query parameter `crumb`. */
  crumb(): string | undefined;
  /** Stores the crumb that the server sends when it refuses the last one. */
  setCrumb(crumb: string): void;
  /** The token for the header `X-CSRF-Token`. */
  csrfToken(): string | undefined;
}

interface Call {
  connection: Connection;
  /** Starts with a slash, and follows the API's base. */
  path: string;
  options: CallOptions;
}

/** Reads the result of a call, with messages in the language of `text`. A function, as messages may load after the response. */
type ReadResult<T> = (text: MessageFormatter<ApiMessages> | undefined) => ApiResult<T>;

const retryDelayMs = 200;

const addressOf = ({ connection, path, options: { query = {} } }: Call): URL => {
  const url = connection.addressOf(path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, `${value}`);
  return url;
};

const encodeBody = (
  { body, format, hasCrumbInBody }: CallOptions,
  crumb: string | undefined,
): RequestInit => {
  if (body === undefined) return {};
  if (format !== 'form')
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return { body: encodeForm(hasCrumbInBody ? { crumb, ...body } : (body as object)) };
};

const attempt = async <T>(call: Call): Promise<ReadResult<T>> => {
  const { connection, path, options } = call;
  const { method, headers, credentials = 'same-origin', acceptsText, foreign } = options;
  const crumb = connection.crumb();
  const init = encodeBody(options, crumb);
  const response = await fetchText((signal) => {
    const url = addressOf(call);
    const allHeaders: Record<string, string> = { ...(init.headers as object), ...headers };
    if (connection.sendsTokens(url)) {
      if (crumb) url.searchParams.set('crumb', crumb);
      const csrfToken = connection.csrfToken();
      if (csrfToken) allHeaders['X-CSRF-Token'] = csrfToken;
    }
    return connection.fetch(url, { ...init, method, headers: allHeaders, credentials, signal });
  }, options);
  if ('reason' in response)
    return (text) => ({ ok: false, ...response, ...libraryMessage('apiConnection', text) });
  const onCrumb = (crumb: string) => connection.setCrumb(crumb);
  return (text) => readResponse({ ...response, url: path, text, acceptsText, foreign, onCrumb });
};

/**
 * Calls the server. A crumb that the server refuses is replaced by the one in the response, and the call is repeated once; a
 * retryable failure is repeated `retries` times, after 200 ms each, until the signal aborts.
 * @returns a function that reads the result of the last attempt; the promise never rejects because of a network or a server
 */
export const sendCall = async <T>(call: Call): Promise<ReadResult<T>> => {
  const { signal, retries: maxRetries = 0 } = call.options;
  let retries = maxRetries;
  let crumbRetries = 1;
  for (;;) {
    const readResult = await attempt<T>(call);
    const result = readResult(undefined);
    if (result.ok) return readResult;
    if (result.reason === 'crumb' && crumbRetries-- > 0) continue;
    // A timeout of the caller's own signal is final, unlike that of one attempt.
    if (!isRetryable(result) || signal?.aborted || !(retries-- > 0)) return readResult;
    // If the caller's signal aborts meanwhile, the next attempt makes no request, and its result says why.
    await wait(retryDelayMs);
  }
};
