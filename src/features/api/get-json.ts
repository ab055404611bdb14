import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { importWithRetry } from '../../core/lazy-import';
import type { ApiResult, FailureReason } from './api-result';
import { type FetchLimits, fetchText } from './fetch-text';
import { libraryMessage } from './library-message';
import type { ApiMessages } from './messages/es-419';
import { isFailureWithoutStatus, readField, refusalIn } from './response-body';

export interface GetJsonOptions extends FetchLimits {
  /** Translates the messages of failures, as those of `request`. */
  text: MessageFormatter<ApiMessages>;
}

/** The data of a body; undefined for a body that is not JSON, and for one that reports an error. */
const dataIn = (body: string): unknown => {
  try {
    const json: unknown = JSON.parse(body);
    if (refusalIn(json) || readField(json, 'error') || isFailureWithoutStatus(json)) return undefined;
    return readField(json, 'data') ?? json;
  } catch {
    return undefined;
  }
};

/**
 * Gets JSON from an address that the page names. Does the same as `request` with `foreign`, in less code: the code for responses
 * other than JSON with data loads when such a response arrives. The call carries the page's cookies, and tokens only if the
 * server asks for them.
 * @param address relative to the page
 * @returns the result, whose data is text for a 2xx body that is not JSON; never rejects because of a network or a server
 */
export const getJson = async <T>(address: string, options: GetJsonOptions): Promise<ApiResult<T>> => {
  const noConnection = (status: number, reason: FailureReason): ApiResult<T> => ({
    ok: false,
    status,
    reason,
    ...libraryMessage('apiConnection', options.text),
  });
  const response = await fetchText(
    (signal) => fetch(new URL(address, document.baseURI), { credentials: 'same-origin', signal }),
    options,
  );
  if ('reason' in response) return noConnection(0, response.reason);
  const { status, body } = response;
  const data = status >= 200 && status < 300 ? dataIn(body) : undefined;
  if (data !== undefined) return { ok: true, status, data: data as T };
  try {
    const { readOtherResponse } = await importWithRetry(() => import('./read-other-response'));
    return await readOtherResponse<T>(address, response, options);
  } catch {
    return noConnection(status, 'network');
  }
};
