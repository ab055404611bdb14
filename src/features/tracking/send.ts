import { crumb, setCrumb } from '../api/crumb';
import { mayCollect } from './consent';
import { tell } from './debug';

/** Retries and their delays. */
const timeoutMs = 2500;

interface Call extends RequestInit {
  /** Goes as JSON. */
  json?: unknown;
  timeoutMs?: number;
}

/** Of the API, without a slash at its end. */
export const baseOf = (): string => (globalThis.Azulejo?.config.api || location.origin).replace(/\/$/, '');

/** Of a call, with the crumb. */
const addressOf = (path: string): URL => {
  const url = new URL(baseOf() + path, document.baseURI);
  const token = crumb();
  if (token) url.searchParams.set('crumb', token);
  return url;
};

/** As a form's fields; what is not there is left out. */
export const asForm = (fields: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );

/**
 * Calls the server where the visitor's consent allows it now, and outlives the page. In place of src/features/api's `request`:
 * that one shows a visitor what went wrong.
 * @returns the answer; nothing where none came, or a refusal
 */
export const send = async (path: string, { json, ...call }: Call = {}): Promise<Response | undefined> => {
  const text = JSON.stringify(json);
  // It says its own content type, as a form does.
  const body = text ? new Blob([text], { type: 'application/json' }) : call.body;
  try {
    // A refused crumb is retried once, with the new one.
    for (let tries = 0; mayCollect(); tries++) {
      const response = await fetch(addressOf(path), {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        ...call,
        body,
        headers: { 'X-CSRF-Token': crumb() ?? '' },
        signal: AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
      });
      if (response.ok) {
        tell('info', path, text ?? `${body ?? ''}`);
        return response;
      }
      const answer = await response.json().catch(() => ({}));
      if (!answer.crumbFail || tries) throw Error(`HTTP Status ${response.status}`);
      setCrumb(answer.crumb);
    }
  } catch (error) {
    tell('warn', path, error);
  }
  return undefined;
};

/** As a beacon, for what is sent when the page goes; where the browser takes none, as a call. */
export const sendBeacon = (path: string, body: string | URLSearchParams): void => {
  if (!mayCollect()) return;
  if (navigator.sendBeacon(addressOf(path), body)) tell('info', path, `${body}`);
  else send(path, { body });
};
