import { pageOrigin } from '../../core/util/page-origin';
import type { Connection } from '../api/call';
import { crumb as pageCrumb } from '../api/crumb';
import type { HttpResponse } from '../api/fetch-text';
import type { ClientOptions } from './client';
import { withCookies } from './cookies';

interface ClientConnection extends Connection {
  /** Sets the token that later calls send in the header `X-CSRF-Token`. With undefined, they send the crumb there. */
  setCsrfToken(token: string | undefined): void;
}

/** Whether this program runs in a page of the server itself. Only there can a script read the server's cookies. */
const isPageOf = ({ origin }: URL): boolean => 'document' in globalThis && origin === pageOrigin();

/** A response with its whole body, so that an abort can end the wait for the body, too. */
const readWholeResponse = async (request: Promise<Response>): Promise<HttpResponse> => {
  const response = await request;
  const body = await response.text();
  return { status: response.status, text: async () => body };
};

/**
 * Waits for `work`, and rejects once the signal aborts: a program's own `fetch` may ignore the signal.
 */
const untilAborted = async <T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> => {
  if (!signal) return work;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/**
 * The connection of a client, with its own tokens. In a browser, the browser keeps the server's cookies; elsewhere, the client
 * does.
 * @throws TypeError for a `baseUrl` that is no address of a server
 */
export const connect = ({ baseUrl, fetch: ownFetch, crumb }: ClientOptions): ClientConnection => {
  const pageUrl = globalThis.document?.baseURI;
  const base = baseUrl && URL.canParse(`${baseUrl}`, pageUrl) ? new URL(baseUrl, pageUrl) : undefined;
  // Without `http://`, `localhost:3000` is an address with the scheme `localhost:`, and has no host.
  if (!base?.host)
    throw TypeError(
      `baseUrl is ${JSON.stringify(baseUrl)}; expected an address such as https://example.com.`,
    );
  // The paths of calls are appended to the base's path, so it must end there.
  base.search = '';
  base.hash = '';
  const keepsCookies = !ownFetch && !('document' in globalThis);
  const cookies = new Map<string, string>();
  const send = keepsCookies ? withCookies(cookies) : (ownFetch ?? fetch.bind(globalThis));
  let currentCrumb: string | undefined;
  // Servers compare the crumb of the query with the cookie.
  const setCrumb = (next: string): void => {
    currentCrumb = next;
    cookies.set('crumb', next);
  };
  if (crumb) setCrumb(crumb);
  let csrfToken: string | undefined;
  const crumbNow = () => currentCrumb ?? (isPageOf(base) ? pageCrumb() : undefined);
  return {
    addressOf: (path) => new URL(base.href.replace(/\/$/, '') + path),
    // As a string: a program's own `fetch` may not accept a `URL`.
    fetch: (url, init) => untilAborted(readWholeResponse(send(url.href, init)), init.signal),
    sendsTokens: () => true,
    crumb: crumbNow,
    setCrumb,
    csrfToken: () => csrfToken ?? crumbNow(),
    setCsrfToken(token) {
      csrfToken = token;
    },
  };
};
