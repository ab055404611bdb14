import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { importWithRetry } from '../../core/lazy-import';
import { pageOrigin } from '../../core/util/page-origin';
import type { ApiResult, Failure } from './api-result';
import { type CallOptions, type Connection, sendCall } from './call';
import { crumb, csrfToken, setCrumb } from './crumb';
import { apiUrl } from './encode';
import type { ApiMessages } from './messages/es-419';

export interface RequestOptions extends CallOptions {
  /** Whether cookies and the crumb (the builder's CSRF token) also go to another origin. Default: false. */
  crossDomain?: boolean;
  /**
   * Whether a refusal by the server fires an event on the document, and the visitor may sign in to have the call repeated.
   * Default: true.
   */
  announcesRefusal?: boolean;
  /**
   * Translates the messages of failures. Each catalogue of the calling block (messages/*.ts) spreads the same file of
   * src/features/api/messages, and the view passes its own `text`: so the messages are there even without a network. Default:
   * messages in the page's language, loaded once a call fails.
   */
  text?: MessageFormatter<ApiMessages>;
  /**
   * Whether a failure loads the messages if there is no `text`. Set false for calls whose failures no visitor reads: `message`
   * is then "", unless the server sends one. The message about a response that is not JSON loads in any case, because it is for
   * the page's author. Default: true.
   */
  loadsText?: boolean;
}

/** Reason of a failure -> the event that it fires on the document. */
const refusalEvents: Partial<Record<Failure['reason'], `az-${string}`>> = {
  login: 'az-login-required',
  authorization: 'az-system-error',
};

/**
 * Fires the event of a refusal with the failure as `detail`.
 * @returns whether to tell the visitor: the failure is a refusal, and no listener has cancelled the event
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
    const { answerRefusal, startSite } = await importWithRetry(() => import('azulejo/site'));
    // `startSite` completes `Azulejo.site`, which then notices the sign-in, and listens for Shift+Escape.
    startSite();
    return await answerRefusal(refusal);
  } catch {
    // Without a network, the dialog cannot load. The caller still gets the failure.
    return false;
  }
};

/** The messages for a failure; undefined where the caller wants none, or they cannot be loaded. */
export const loadFailureText = async ({
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

/** The connection to the page's API or, with `foreign`, to any address. A foreign address of another origin gets no tokens. */
const pageConnection = ({ foreign, crossDomain }: RequestOptions): Connection => ({
  addressOf: (path) => (foreign ? new URL(path, document.baseURI) : apiUrl(path)),
  fetch: (url, init) => fetch(url, init),
  sendsTokens: ({ origin }) => !foreign || !!crossDomain || origin === pageOrigin(),
  crumb,
  setCrumb,
  csrfToken,
});

/**
 * Calls the server. A crumb that the server refuses is replaced by the one in the response, and the call is repeated once; a
 * retryable failure is repeated `retries` times, after 200 ms each; a call that needs a sign-in is repeated once the visitor has
 * signed in.
 * @param path starts with a slash, and follows the API's base (`data-api`, else the page's origin)
 * @returns the result; the promise never rejects because of a network or a server
 */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<ApiResult<T>> => {
  const { crossDomain } = options;
  const defaults: CallOptions = { credentials: crossDomain ? 'include' : undefined };
  const call = { connection: pageConnection(options), path, options: { ...defaults, ...options } };
  let hasSignedIn = false;
  for (;;) {
    const readResult = await sendCall<T>(call);
    let result = readResult(options.text);
    if (!result.ok && !result.message)
      result = readResult(await loadFailureText(result.reason === 'json' ? { text: options.text } : options));
    if (result.ok || options.announcesRefusal === false) return result;
    // The visitor has signed in, but the server does not know it, as where cookies are blocked. Signing in again would not help.
    if (hasSignedIn && result.reason === 'login') return result;
    // Another refusal after the sign-in is shown, too, but the call is not repeated again.
    if (!announceRefusal(result) || !(await offerSignIn(result)) || hasSignedIn) return result;
    hasSignedIn = true;
  }
};
