import type { ApiResult } from './api-result';
import { failureText, type RequestOptions, request } from './request';

/** A submission of a form. */
export interface FormSubmission {
  /** From `formSubmissionKey`; each key is good for one submission. */
  key: string;
  formId: string;
  /** Id of a field -> value. Sent as JSON text. */
  form: Record<string, unknown>;
  isOverlayForm: boolean;
  submitButtonText: string;
  /** Only where the form has a captcha. */
  captchaKey?: string;
  /** Fields of the page (src/core/site/page-fields.ts), and of the event that led to the form. */
  [field: string]: unknown;
}

type Options = Pick<RequestOptions, 'text' | 'signal' | 'timeoutMs' | 'retries'>;

/** Requests the key of one submission. A response without a key is a failure. */
export const formSubmissionKey = async (options: Options = {}): Promise<ApiResult<{ key: string }>> => {
  const result = await request<{ key?: unknown } | null>('/api/form/FormSubmissionKey', {
    ...options,
    method: 'POST',
    credentials: 'include',
  });
  if (!result.ok) return result;
  const key = result.data?.key;
  if (typeof key === 'string' && key) return { ...result, data: { key } };
  const message = (await failureText(options))?.('apiServer') ?? '';
  return { ok: false, status: result.status, reason: 'error', message };
};

/** Sends a submission to the API. */
export const saveFormSubmission = (
  { form, ...fields }: FormSubmission,
  options: Options = {},
): Promise<ApiResult<unknown>> =>
  request('/api/form/SaveFormSubmission', {
    ...options,
    method: 'POST',
    credentials: 'include',
    body: { ...fields, form: JSON.stringify(form) },
  });

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
