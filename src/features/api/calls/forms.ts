import { isObject } from '../../../core/util/is-object';
import type { contentSources } from '../../enums/text-codes';
import type { ApiCall } from './api-call';

/** A key that the server wants with each submission of a form. */
export interface SubmissionKey {
  /** Good for one submission. */
  key: string;
}

/** The fields of a form submission that describe the page. Unknown values are "" or null. */
export interface PageFields {
  /** The document's title. */
  pageTitle: string;
  /** Without query and hash. */
  pagePath: string;
  /** `i`: `pageId` is the id of an item; `c`: of a collection. */
  contentSource: (typeof contentSources)[keyof typeof contentSources];
  pageId: string;
  collectionId: string;
  /** The title of the collection. */
  objectName: string;
  /** The hosted builder's code for who may see the page. */
  pagePermissionTypeValue: number | null;
}

/** A submission of a form. */
export interface FormSubmission extends Partial<PageFields> {
  /** From `getSubmissionKey`; each key is good for one submission. */
  key: string;
  formId: string;
  /** Id of a field -> value. Sent as JSON text. */
  form: Record<string, unknown>;
  /** Whether the form is in a dialog above the page. */
  isOverlayForm: boolean;
  /** The text of the button that was pressed. */
  submitButtonText: string;
  /** Only where the form has a captcha. */
  captchaKey?: string;
  /** Fields of the event that led to the form. */
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
