import type { Failure } from '../api/answer';
import type { FieldControls } from './controls';
import { fieldError } from './field-errors';
import type { FieldError, FormError } from './form-state';
import type { FormText } from './form-text';
import type { FormMessages } from './messages/es-419';

/** Why a submission failed on its way or at the server. */
export interface ServerError extends Pick<Failure, 'status' | 'errors'> {
  ok: false;
  reason?: Failure['reason'];
  message?: string;
  /** The message for the visitor, where the answer alone does not decide. */
  messageKey?: keyof FormMessages;
}

const messageKeys: Record<number, keyof FormMessages> = {
  401: 'unauthorized',
  404: 'notFound',
  429: 'tooMany',
  500: 'apiServer',
  503: 'apiUnavailable',
};

/** The message for the visitor about a submission that failed as a whole. */
export const serverErrorMessage = (error: ServerError, text: FormText): string => {
  const { status, reason, message, messageKey } = error;
  if (messageKey) return text(messageKey);
  // The server's own words.
  if (status === 400 && reason === 'error') return message || text('submitFailed');
  const key = messageKeys[status];
  if (key) return text(key);
  if (reason === 'network' || reason === 'timeout') return text('apiConnection');
  return text(status >= 400 && status < 500 ? 'submitFailed' : 'unknown');
};

interface ServerErrorContext {
  /** Of the whole form. */
  fields: FieldControls[];
  text: FormText;
  isNewsletter?: boolean | undefined;
}

/** What a form shows after a submission that failed: messages at the fields that the server names, and the summary. */
export const describeServerError = (
  error: ServerError,
  { fields, text, isNewsletter }: ServerErrorContext,
): { formError: FormError; errors: Map<string, string> } => {
  const errors = new Map<string, string>();
  const fieldErrors = Object.entries(error.errors ?? {}).map(([id, message]): FieldError => {
    const found = fields.find(({ field, controls }) => field.id === id && controls?.length);
    if (!found) return { message, label: '' };
    errors.set(id, message);
    return fieldError(found.field, message, text);
  });
  if (!fieldErrors.length)
    return { formError: { message: serverErrorMessage(error, text), fieldErrors }, errors };
  // A newsletter is short: the visitor need not be sent up or down.
  const formError = isNewsletter
    ? { message: text('invalidFields'), fieldErrors }
    : { message: text('below'), fieldErrors, notice: text('above') };
  return { formError, errors };
};
