import type { Text } from '../i18n/translated';
import { announce } from './announce';
import type { Answer, Failure } from './answer';
import { crumb } from './crumb';
import { mayRetry } from './may-retry';
import type { ApiMessages } from './messages/es-419';
import { messageFor, readAnswer } from './read-answer';

export interface RequestOptions {
  /** Default: GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** How the body goes. `form` encodes the fields of an object; what is no text of them goes as JSON. Default: `json`. */
  format?: 'json' | 'form';
  /** How often to try again after no answer, or a status that has no message of its own. Default: 0. */
  retries?: number;
  /** Another origin is sent its cookies and the crumb too. */
  crossDomain?: boolean;
  /**
   * `path` is any address, relative to the page, of a server that knows nothing of Azulejo: another origin is not told
   * the crumb, and any body of a 2xx will do: one that is not JSON is the data, as text.
   */
  foreign?: boolean;
  /** For each attempt; without it only the browser ends one. */
  timeoutMs?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  /**
   * Says the data layer's messages in the visitor's language. They come with the catalogue of the block that calls,
   * so that they are there when the network is not: each of its messages/*.ts spreads the same file of
   * src/api/messages, and the view passes its own `text`. Leave it out where nobody is told of a failure.
   */
  text?: Text<ApiMessages>;
}

const retryDelayMs = 200;

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const addressOf = (path: string, { query = {}, foreign }: RequestOptions): URL => {
  const base = globalThis.Azulejo?.config.api || location.origin;
  const url = new URL(foreign ? path : base.replace(/\/$/, '') + path, document.baseURI);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, `${value}`);
  return url;
};

const encoded = ({ body, format }: RequestOptions): RequestInit => {
  if (body === undefined) return {};
  if (format !== 'form')
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const fields = Object.entries(body as object).filter(([, value]) => value !== undefined);
  const texts = fields.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { body: new URLSearchParams(texts) };
};

const signalOf = ({ signal, timeoutMs }: RequestOptions): AbortSignal | undefined => {
  if (timeoutMs === undefined) return signal;
  return AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
};

const noAnswer = (signal: AbortSignal | undefined, text: RequestOptions['text']): Failure => {
  const ended = signal?.reason?.name === 'TimeoutError' ? 'timeout' : 'abort';
  return { ok: false, status: 0, reason: signal?.aborted ? ended : 'network', message: messageFor(0, text) };
};

const attempt = async <T>(path: string, options: RequestOptions): Promise<Answer<T>> => {
  const { method, crossDomain, foreign, headers, text } = options;
  const { credentials = crossDomain ? 'include' : 'same-origin' } = options;
  const init = encoded(options);
  const signal = signalOf(options);
  let status: number;
  let body: string;
  try {
    const url = addressOf(path, options);
    const token = crumb();
    const sent: Record<string, string> = { ...(init.headers as object), ...headers };
    if (token && (!foreign || crossDomain || url.origin === location.origin)) {
      url.searchParams.set('crumb', token);
      sent['X-CSRF-Token'] = token;
    }
    const response = await fetch(url, { ...init, method, headers: sent, credentials, signal });
    status = response.status;
    body = await response.text();
  } catch {
    return noAnswer(signal, text);
  }
  return readAnswer({ status, body, url: path, text, foreign });
};

/**
 * Calls the server (storefront 7 and 8).
 * @param path starts with a slash; it is added to the API's base (`data-api`, else the page's origin)
 * @returns what came of it; it never rejects for what a network or a server does
 */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> => {
  let retries = options.retries ?? 0;
  let crumbRetries = 1;
  for (;;) {
    const answer = await attempt<T>(path, options);
    if (answer.ok) return answer;
    if (answer.reason === 'crumb' && crumbRetries-- > 0) continue;
    if (mayRetry(answer) && retries-- > 0) {
      await wait(retryDelayMs);
      continue;
    }
    announce(answer);
    return answer;
  }
};
