import type { ApiResult } from './api-result';
import type { GetJsonOptions } from './get-json';
import { readResponse } from './read-response';
import { request } from './request';
import { refusals } from './response-body';

/**
 * Reads a response to `getJson` that is not JSON with data: a text, an error, a refusal. After a refusal, the call is made again
 * with the page's tokens, and the visitor may sign in for it.
 * @param address relative to the page
 */
export const readOtherResponse = async <T>(
  address: string,
  response: { status: number; body: string },
  options: GetJsonOptions,
): Promise<ApiResult<T>> => {
  const result = readResponse<T>({ ...response, url: address, text: options.text, foreign: true });
  const isRefused = !result.ok && Object.values(refusals).includes(result.reason);
  return isRefused ? request<T>(address, { ...options, foreign: true }) : result;
};
