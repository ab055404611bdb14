import type { Answer, Failure } from '../api/answer';
import { formSubmissionKey, saveFormSubmission, sendToEndpoint } from '../api/form';
import { loadedContext } from '../site/loaded-context';
import { pageFields } from '../site/page-fields';
import { safeUrl } from '../util/safe-url';
import type { FormGiven } from './form-state';
import type { FormMessages } from './messages/es-419';

/** A submission that failed. */
export interface Refusal extends Pick<Failure, 'status' | 'errors'> {
  ok: false;
  reason?: Failure['reason'];
  message?: string;
  /** What the visitor is told, where it does not follow from the answer. */
  told?: keyof FormMessages;
}

export type Sent = { ok: true } | Refusal;

const refused = (told: keyof FormMessages, status = 0): Refusal => ({ ok: false, status, told });

interface Sending {
  given: FormGiven;
  form: HTMLFormElement;
  /** Field id -> value. */
  values: Record<string, unknown>;
  /** Only where there is a captcha. */
  captchaKey?: string | undefined;
}

const toApi = async ({ given, form, values, captchaKey }: Sending): Promise<Sent> => {
  const { settings, prepared, text } = given;
  const { formId, lightboxMode = false, submitButtonText, eventFields } = settings;
  const context = await loadedContext().catch(() => undefined);
  if (!context) return refused('apiConnection');
  const answer = await formSubmissionKey();
  if (!answer.ok) return refused('keyFailed', answer.status);
  return saveFormSubmission({
    // First: they are the page's, and replace none of the form's.
    ...eventFields,
    key: answer.data.key,
    formId,
    form: values,
    isOverlayForm: lightboxMode,
    submitButtonText: submitButtonText || (prepared.ownButtonText?.(form) ?? text('submit')),
    ...(captchaKey && { captchaKey }),
    ...pageFields(settings, context),
  });
};

/**
 * Sends what a form holds (storefront 4, "Form submit"): to its `endpoint`, as a form of the page's own to its own address,
 * or to the API. Nothing is thrown for what a network or a server does.
 */
export const send = async (sending: Sending): Promise<Sent> => {
  const { given, form, values, captchaKey } = sending;
  const { endpoint, formId } = given.settings;
  if (endpoint)
    // A document of its own making would take anything.
    return safeUrl(endpoint)
      ? sendToEndpoint(endpoint, captchaKey ? { ...values, captchaKey } : values)
      : refused('submitFailed');
  const own: Promise<Answer<unknown>> | undefined = formId ? undefined : given.prepared.sendOwn?.(form);
  return own ?? toApi(sending);
};
