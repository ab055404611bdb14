import type { Failure } from '../api/api-result';
import type { FieldInput } from './controls';
import { createFieldError, fillExampleEmail } from './field-errors';
import type { FormField } from './form-field';
import type { FieldError, FormError } from './form-state';
import type { FormMessages, FormText } from './messages/es-419';
import { submissionMessage } from './submission/submission-message';
import { isStatic } from './submitted-value';

/** Why a submission failed, before or at the server. */
export interface ServerError extends Pick<Failure, 'status' | 'errors'> {
  ok: false;
  reason?: Failure['reason'];
  message?: string;
  /** Key of the message for the visitor, where the server's response does not decide it. */
  formMessage?: keyof FormMessages;
}

export type SendResult = { ok: true } | ServerError;

/** A failed submission, as the form shows it. */
interface FailedSubmission {
  ok: false;
  /** HTTP status, 0 without an answer. */
  status: number;
  /** Messages of the server by field id. */
  errors: Record<string, string>;
  formError: FormError;
  /** Field id -> message, for the fields that the visitor sees. */
  serverErrors: Map<string, string>;
}

export type SubmissionResult = { ok: true } | FailedSubmission;

/** The message for the visitor about a submission that failed as a whole. */
export const serverErrorMessage = (error: ServerError, text: FormText): string =>
  error.formMessage ? text(error.formMessage) : fillExampleEmail(submissionMessage(error, text), text);

const isShown = ({ type }: FormField): boolean => type !== 'hidden' && !isStatic(type);

interface ServerErrorContext {
  /** The submitted fields. */
  inputs: FieldInput[];
  text: FormText;
  isNewsletter?: boolean | undefined;
}

/** What the form shows after a submission that failed: messages at the fields that the server names, and the summary. */
export const describeServerError = (
  { status, errors = {}, ...rest }: ServerError,
  { inputs, text, isNewsletter }: ServerErrorContext,
): FailedSubmission => {
  const serverErrors = new Map<string, string>();
  const fieldErrors = Object.entries(errors).map(([id, serverMessage]): FieldError => {
    const message = fillExampleEmail(serverMessage, text);
    const input = inputs.find(({ field }) => field.id === id && isShown(field));
    if (!input) return { message, label: '' };
    serverErrors.set(id, message);
    return createFieldError(input.field, message, text);
  });
  const failed = { ok: false, status, errors, serverErrors } as const;
  if (!fieldErrors.length)
    return { ...failed, formError: { message: serverErrorMessage({ status, ...rest }, text), fieldErrors } };
  // A newsletter is short: the visitor need not be sent up or down.
  const formError = isNewsletter
    ? { message: text('invalidFields'), fieldErrors }
    : { message: text('below'), fieldErrors, notice: text('above') };
  return { ...failed, formError };
};
