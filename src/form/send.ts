import type { Answer } from '../api/answer';
import { formSubmissionKey, saveFormSubmission, sendToEndpoint } from '../api/form';
import { loadedContext } from '../site/loaded-context';
import { pageFields } from '../site/page-fields';
import { safeUrl } from '../util/safe-url';
import { type Told, toldOf } from './failure';
import type { Say } from './field-frame';
import type { FormSettings } from './form-field';

export type Sent =
  | { ok: true }
  /** `status` is 0 where no answer came; `errors` are messages by field. */
  | { ok: false; status: number; told: Told; errors: Record<string, string> };

interface Sending {
  settings: FormSettings & { lightboxMode?: boolean };
  /** Field id -> value. */
  form: Record<string, unknown>;
  /** Only where there is a captcha. */
  captchaKey?: string | undefined;
  submitButtonText: string;
  text: Say;
  /** Sends a form of the page to its own address, where neither an endpoint nor the API has a part in it. */
  own?: () => Promise<Answer<unknown>>;
}

const toApi = async ({ settings, form, captchaKey, submitButtonText, text }: Sending): Promise<Sent> => {
  const { formId, lightboxMode = false, ...page } = settings;
  const context = await loadedContext().catch(() => undefined);
  if (!context) return { ok: false, status: 0, told: { key: 'apiConnection' }, errors: {} };
  const answer = await formSubmissionKey({ text });
  if (!answer.ok) return { ok: false, status: answer.status, told: { key: 'keyFailed' }, errors: {} };
  return resultOf(
    await saveFormSubmission(
      {
        key: answer.data.key,
        formId,
        form,
        isOverlayForm: lightboxMode,
        submitButtonText,
        ...(captchaKey && { captchaKey }),
        ...pageFields(page, context),
      },
      { text },
    ),
  );
};

const resultOf = (answer: Answer<unknown>): Sent =>
  answer.ok
    ? { ok: true }
    : { ok: false, status: answer.status, told: toldOf(answer), errors: answer.errors ?? {} };

/** Sends what a form holds (storefront 4, "Form submit"). Nothing is thrown for what a network or a server does. */
export const send = async (sending: Sending): Promise<Sent> => {
  const { settings, form, captchaKey, own, text } = sending;
  if (settings.endpoint) {
    const body = captchaKey ? { ...form, captchaKey } : form;
    // A document of its own making would take anything.
    if (!safeUrl(settings.endpoint))
      return { ok: false, status: 0, told: { key: 'submitFailed' }, errors: {} };
    return resultOf(await sendToEndpoint(settings.endpoint, body, { text }));
  }
  return own ? resultOf(await own()) : toApi(sending);
};
