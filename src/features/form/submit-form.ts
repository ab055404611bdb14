import { loadedContext } from '../../core/site/loaded-context';
import { pageFields } from '../../core/site/page-fields';
import { safeUrl } from '../../core/util/safe-url';
import { formSubmissionKey, saveFormSubmission, sendToEndpoint } from '../api/form';
import type { FormSettings } from './form-field';
import type { PageForm } from './form-modules';
import type { FormMessages } from './messages/es-419';
import type { ServerError } from './server-error';

type SubmissionResult = { ok: true } | ServerError;

const failure = (messageKey: keyof FormMessages, status = 0): ServerError => ({
  ok: false,
  status,
  messageKey,
});

interface Submission {
  settings: FormSettings & { lightboxMode?: boolean };
  /** Field id -> value. */
  values: Record<string, unknown>;
  /** What the submit button says. */
  buttonText: string;
  pageForm: PageForm | undefined;
  /** The captcha's token; only where there is a captcha. */
  captchaKey: string | undefined;
}

const submitToApi = async ({
  settings,
  values,
  buttonText,
  captchaKey,
}: Submission): Promise<SubmissionResult> => {
  const { formId, lightboxMode = false, eventFields } = settings;
  const context = await loadedContext().catch(() => undefined);
  if (!context) return failure('apiConnection');
  const answer = await formSubmissionKey();
  if (!answer.ok) return failure('keyFailed', answer.status);
  return saveFormSubmission({
    // First, so that the page's fields replace none of the form's.
    ...eventFields,
    key: answer.data.key,
    formId,
    form: values,
    isOverlayForm: lightboxMode,
    submitButtonText: buttonText,
    ...(captchaKey && { captchaKey }),
    ...pageFields(settings, context),
  });
};

/**
 * Sends a form's values: to `endpoint`; else, without a `formId`, a form of the page's own to its own address; else to the
 * API. A network or server that fails makes an error in the result, and throws nothing.
 * @throws where values cannot be written as JSON
 */
export const submitForm = async (submission: Submission): Promise<SubmissionResult> => {
  const { settings, values, pageForm, captchaKey } = submission;
  const { endpoint, formId } = settings;
  if (endpoint) {
    // `fetch` of a `data:` address would succeed, and send nothing.
    if (!safeUrl(endpoint)) return failure('submitFailed');
    return sendToEndpoint(endpoint, captchaKey ? { ...values, captchaKey } : values);
  }
  return pageForm && !formId ? pageForm.send() : submitToApi(submission);
};
