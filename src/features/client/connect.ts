import { pageOrigin } from '../../core/util/page-origin';
import type { Connection } from '../api/call';
import { crumb as pageCrumb } from '../api/crumb';
import type { HttpResponse } from '../api/fetch-text';
import type { ClientOptions } from './client';
import { withCookies } from './cookies';

interface ClientConnection extends Connection {
  /** Sent from now on as the header `X-CSRF-Token`; undefined: the crumb is. */
  setCsrfToken(token: string | undefined): void;
}

/** Only in a page that the server itself has sent may a script read the server's cookies. */
const isPageOf = ({ origin }: URL): boolean => 'document' in globalThis && origin === pageOrigin();

/** A response with its whole body, so that an abort can end the wait for the body, too. */
const readWholeResponse = async (request: Promise<Response>): Promise<HttpResponse> => {
  const response = await request;
  const body = await response.text();
  return { status: response.status, text: async () => body };
};

/**
 * Waits for `work` until the signal aborts: a program's own `fetch` may ignore the signal.
 * @returns rejects once the signal aborts
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
 * The connection of a client, with tokens of its own. A browser keeps the server's cookies; elsewhere the client does.
 * @throws TypeError for a `baseUrl` that is no address of a server
 */
export const connect = ({ baseUrl, fetch: ownFetch, crumb }: ClientOptions): ClientConnection => {
  const pageUrl = globalThis.document?.baseURI;
  const base = baseUrl && URL.canParse(`${baseUrl}`, pageUrl) ? new URL(baseUrl, pageUrl) : undefined;
  // Without its scheme, `localhost:3000` is an address of the scheme `localhost:`.
  if (!base?.host)
    throw TypeError(
      `baseUrl is ${JSON.stringify(baseUrl)}; expected an address such as https://example.com.`,
    );
  // The paths of calls follow the path alone.
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
    // A text, as most programs call `fetch`: their own may know no `URL`.
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
