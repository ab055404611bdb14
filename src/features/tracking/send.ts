import { crumb, csrfToken, setCrumb } from '../api/crumb';
import { apiUrl } from '../api/encode';
import { recordTimeoutMs } from '../api/tracking-limits';
import { canCollect } from './consent';
import { logDebug } from './debug';

interface Call extends Omit<RequestInit, 'body'> {
  /** Sent as JSON. */
  json?: unknown;
  /** A form or a text. A function creates it anew for each attempt, as needed for a form that contains the crumb. */
  body?: BodyInit | (() => BodyInit);
  timeoutMs?: number;
  /** The statuses that count as success. Default: 200 to 299. */
  acceptedStatuses?: number[];
  /** The start of the error message for a refused call. */
  errorPrefix?: string;
}

const addressOf = (path: string): URL => {
  const url = apiUrl(path);
  const token = crumb();
  if (token) url.searchParams.set('crumb', token);
  return url;
};

/**
 * Calls the server if the visitor's consent allows it now. The call goes on when the visitor leaves the page. Unlike `request`
 * of src/features/api, it never shows a failure to the visitor.
 * @returns the response; undefined if there is none or the server has refused the call
 */
export const send = async (
  path: string,
  {
    json,
    body: content,
    timeoutMs = recordTimeoutMs,
    acceptedStatuses,
    errorPrefix = '',
    ...init
  }: Call = {},
): Promise<Response | undefined> => {
  try {
    const text = JSON.stringify(json);
    // A refused crumb is replaced by the new one, and the call repeated once.
    for (let attempts = 0; canCollect(); attempts++) {
      // A blob sets its own content type, as URLSearchParams do.
      const body = text
        ? new Blob([text], { type: 'application/json' })
        : typeof content === 'function'
          ? content()
          : content;
      const response = await fetch(addressOf(path), {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        ...init,
        body,
        headers: { 'X-CSRF-Token': csrfToken() ?? '' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (acceptedStatuses?.includes(response.status) ?? response.ok) {
        logDebug('info', path, text ?? `${body ?? ''}`);
        return response;
      }
      const refusal = await response.json().catch(() => ({}));
      if (!refusal.crumbFail || attempts) throw Error(`${errorPrefix}HTTP Status ${response.status}`);
      setCrumb(refusal.crumb);
    }
  } catch (error) {
    logDebug('warn', path, error);
  }
  return undefined;
};

/** Sends a beacon while the page is hidden or closes; where the browser refuses the beacon, a call. */
export const sendBeacon = (path: string, body: string | URLSearchParams): void => {
  if (!canCollect()) return;
  if (navigator.sendBeacon(addressOf(path), body)) logDebug('info', path, `${body}`);
  else send(path, { body });
};

/** Calls `fn` when the page is hidden or closes: the last moment when a page can send anything. */
export const onPageHide = (fn: () => void): void => {
  addEventListener('pagehide', fn);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && fn());
};
