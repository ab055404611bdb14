import type { ApiResult } from '../api/api-result';
import { failureText, type RequestOptions } from '../api/request';

/** What every call of the client takes. */
export type CallOptions = Pick<
  RequestOptions,
  'announcesRefusal' | 'loadsText' | 'retries' | 'signal' | 'text' | 'timeoutMs'
>;

/**
 * Checks the answer of a call. An answer of another shape is a failure with the reason `json`, whose message says what is
 * wrong.
 * @param path of the call, for the message
 * @param read makes the call's data of the answer's; throws an error that names what it expected
 */
export const checkAnswer = async <T>(
  result: ApiResult<unknown>,
  { path, options, read }: { path: string; options: CallOptions; read: (data: unknown) => T },
): Promise<ApiResult<T>> => {
  if (!result.ok) return result;
  try {
    return { ...result, data: read(result.data) };
  } catch (error) {
    const text = await failureText(options);
    const { message } = error as Error;
    return {
      ok: false,
      status: result.status,
      reason: 'json',
      message: text?.('apiUnreadable', { url: path, message }) ?? message,
    };
  }
};
