import type { ApiResult } from './api-result';
import type { ApiCall } from './calls/api-call';
import { loadFailureText, type RequestOptions, request } from './request';

/** The options that every call of a page takes. */
type PageCallOptions = Pick<
  RequestOptions,
  'announcesRefusal' | 'loadsText' | 'retries' | 'signal' | 'text' | 'timeoutMs' | 'headers'
>;

/**
 * Makes a call for the page, and checks the response. A response of another shape is a failure with the reason `json`, whose
 * message says what is wrong.
 */
export const requestCall = async <T>(
  { path, options, read }: ApiCall<T>,
  pageOptions: PageCallOptions = {},
): Promise<ApiResult<T>> => {
  const result = await request(path, { ...options, ...pageOptions });
  if (!result.ok) return result;
  const { status } = result;
  try {
    return { ok: true, status, data: read(result.data, status) };
  } catch (error) {
    const text = await loadFailureText(pageOptions);
    const { message } = error as Error;
    return {
      ok: false,
      status,
      reason: 'json',
      message: text?.('apiUnreadable', { url: path, message }) ?? message,
    };
  }
};
