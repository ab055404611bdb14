import type { MessageFormatter } from '../../core/i18n/messages';
import { importWithRetry } from '../../core/lazy-import';
import { pageOrigin } from '../../core/util/page-origin';
import type { ApiResult, Failure } from './api-result';
import { type CallOptions, type Connection, sendCall } from './call';
import { crumb, csrfToken, setCrumb } from './crumb';
import { apiUrl } from './encode';
import type { ApiMessages } from './messages/es-419';

export interface RequestOptions extends CallOptions {
  /** Sends cookies and the crumb, which is the builder's CSRF token, to another origin too. */
  crossDomain?: boolean;
  /**
   * Whether the page hears that the server refuses the call, and the visitor may sign in and have it repeated. Default: true.
   */
  announcesRefusal?: boolean;
  /**
   * Translates the messages of failures. The messages come with the catalogue of the block that calls, so that they are there
   * when the network is not: each of the block's messages/*.ts spreads the same file of src/features/api/messages, and the
   * view passes its own `text`. Default: the page's language, loaded once a call fails.
   */
  text?: MessageFormatter<ApiMessages>;
  /**
   * Whether a failure loads the messages where the call was given no `text`. False suits calls whose failures no visitor
   * reads: without a message from the server, theirs is "". A response that is not JSON has its message in any case, as it
   * tells the page's author what is wrong. Default: true.
   */
  loadsText?: boolean;
}

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
    const { answerRefusal, startSite } = await importWithRetry(() => import('azulejo/site'));
    // `startSite` makes `Azulejo.site` complete: it learns of the sign-in, and listens for Shift+Escape.
    startSite();
    return await answerRefusal(refusal);
  } catch {
    // Without a network there is no dialog. The caller has the failure all the same.
    return false;
  }
};

/** The messages for a failure; undefined where the caller does without, or they cannot be loaded. */
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

/** The API of the page. An address of another origin that knows nothing of Azulejo (`foreign`) gets no tokens. */
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
 * retryable failure is repeated `retries` times, after 200 ms each; a call that needs a sign-in, once the visitor has signed
 * in.
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
    // The server has forgotten the session at once, as where cookies are blocked: another sign-in would not help.
    if (hasSignedIn && result.reason === 'login') return result;
    // Another refusal after the sign-in is shown, too, but the call is not repeated again.
    if (!announceRefusal(result) || !(await offerSignIn(result)) || hasSignedIn) return result;
    hasSignedIn = true;
  }
};
