import type { BlockHost } from '../../core/block-host';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { isObject } from '../../core/util/is-object';
import { visitorTimeoutMs } from '../api/fetch-text';
import { request } from '../api/request';
import type { AdditionalField } from '../cart';
import type { messages } from './messages/es-419';

/** A product's form, and the answers that a visitor edits. */
export interface ProductFormRequest {
  /** The product's title. */
  title: string;
  /** Settings of the form, from the product's data. */
  form: unknown;
  /** The id under which the server has the form's settings, where the data have none; "" without a form. */
  formId: string;
  /** Earlier answers, with which the form begins. */
  earlierAnswers?: AdditionalField[];
}

export interface ProductFormAnswers {
  /** Absent where the form has no fields. */
  additionalFields?: AdditionalField[];
}

/** The block that shows a form. Features know no block by its name, so the block that uses them names it. */
export interface FormBlock {
  tag: string;
  load(): Promise<unknown>;
}

export type ProductFormText = MessageFormatter<typeof messages>;

/** The fields of a form's settings; undefined where the value is not a form. */
export const productFormFields = (form: unknown): unknown[] | undefined => {
  const fields = isObject(form) && (form.fields ?? form.formFields);
  return Array.isArray(fields) ? fields : undefined;
};

/**
 * Loads the settings of a form from the server.
 * @throws an error with a message for the visitor, "" without one; the page gets an `az-error` event
 */
export const requestForm = async (
  formId: string,
  { host, text }: { host: BlockHost; text: ProductFormText },
): Promise<object> => {
  const path = `/api/commerce/forms/${encodeURIComponent(formId)}`;
  const options = { crossDomain: true, timeoutMs: visitorTimeoutMs, text };
  const answer = formId ? await request<object>(path, options) : undefined;
  if (answer?.ok && productFormFields(answer.data)) return answer.data;
  const cause = answer
    ? `GET ${path} answered ${answer.ok ? 'no `fields`' : answer.status || 'nothing'}, and structuredContent has no additionalFieldsForm`
    : 'structuredContent.additionalFieldsForm has no `fields`, and there is no additionalFieldsFormId';
  host.report(
    Error(
      `The form of a product's additional fields cannot be loaded: ${cause}. Until it can, the product cannot be added to the cart.`,
    ),
  );
  throw Error(answer && !answer.ok ? answer.message : '');
};

const isFileField = (field: unknown): field is { id: string } => isObject(field) && field.type === 'file';

/** The settings of the form's block that shows a product's form. */
export const formSettings = (
  definition: object,
  { title, earlierAnswers }: ProductFormRequest,
  text: ProductFormText,
): object => {
  const answeredIds = new Set(earlierAnswers?.map(({ id }) => id));
  // A script cannot fill in a file field, so the earlier file stays unless the visitor chooses another one.
  const withOptionalFile = (field: unknown): unknown =>
    isFileField(field) && answeredIds.has(field.id) ? { ...(field as object), required: false } : field;
  return {
    title: text('title', { title }),
    headingLevel: 2,
    submitButtonText: text('add'),
    ...definition,
    fields: productFormFields(definition)?.map(withOptionalFile),
    formFields: undefined,
    // These belong to forms that are sent on their own.
    captcha: undefined,
    lightboxMode: false,
    draft: false,
    ...(earlierAnswers && {
      submitButtonText: text('save'),
      values: Object.fromEntries(earlierAnswers.map(({ id, value }) => [id, value])),
    }),
  };
};
