import type { ApiResult } from './api-result';
import { type FormSubmission, getSubmissionKey, type SubmissionKey, submitForm } from './calls/forms';
import { type RequestOptions, request } from './request';
import { requestCall } from './request-call';

type Options = Pick<RequestOptions, 'text' | 'loadsText' | 'signal' | 'timeoutMs' | 'retries'>;

/** Requests the key of one submission. A response without a key is a failure. */
export const formSubmissionKey = (options: Options = {}): Promise<ApiResult<SubmissionKey>> =>
  requestCall(getSubmissionKey(), options);

/** Sends a submission to the API. */
export const saveFormSubmission = (
  submission: FormSubmission,
  options: Options = {},
): Promise<ApiResult<unknown>> => requestCall(submitForm(submission), options);

/**
 * Sends a form's values as JSON to a backend of the page's own (setting `endpoint`). Any 2xx is a success.
 * @param endpoint an address, relative to the page
 */
export const sendToEndpoint = (
  endpoint: string,
  form: Record<string, unknown>,
  options: Options = {},
): Promise<ApiResult<unknown>> =>
  request(endpoint, { ...options, method: 'POST', body: form, foreign: true });
