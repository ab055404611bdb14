import { isObject } from '../../../core/util/is-object';
import type { ApiCall } from './api-call';

/** A key that the server wants with each submission of a form. */
export interface SubmissionKey {
  /** Good for one submission. */
  key: string;
}

/** A submission of a form. */
export interface FormSubmission {
  /** From `getSubmissionKey`; each key is good for one submission. */
  key: string;
  formId: string;
  /** Id of a field -> value. Sent as JSON text. */
  form: Record<string, unknown>;
  isOverlayForm: boolean;
  submitButtonText: string;
  /** Only where the form has a captcha. */
  captchaKey?: string;
  /** Fields of the page (src/features/form/page-fields.ts), and of the event that led to the form. */
  [field: string]: unknown;
}

const readKey = (data: unknown): SubmissionKey => {
  const key = isObject(data) ? data.key : undefined;
  if (typeof key !== 'string' || !key) throw Error('expected { key: "…" }.');
  return { key };
};

export const getSubmissionKey = (): ApiCall<SubmissionKey> => ({
  path: '/api/form/FormSubmissionKey',
  options: { method: 'POST', credentials: 'include' },
  read: readKey,
});

export const submitForm = ({ form, ...fields }: FormSubmission): ApiCall<unknown> => ({
  path: '/api/form/SaveFormSubmission',
  options: { method: 'POST', credentials: 'include', body: { ...fields, form: JSON.stringify(form) } },
  read: (data) => data,
});
