/**
 * Sends a form. Imported when the visitor begins to fill in the form, because most visitors who see a form do not send it.
 * @module
 */
import { loadSiteContext } from '../../core/site/load-site-context';
import { safeUrl } from '../../core/util/safe-url';
import { warnOnce } from '../../core/util/warn-once';
import { getSubmissionKey, submitForm } from '../api/calls/forms';
import { readResponse } from '../api/read-response';
import { request } from '../api/request';
import { requestCall } from '../api/request-call';
import type { PageForm } from './contracts';
import type { FieldInput } from './controls';
import { withFileContents } from './file-content';
import type { FormProps } from './form-context';
import type { FormMessages } from './messages/es-419';
import { pageFields } from './page-fields';
import {
  describeServerError,
  type SendResult,
  type ServerError,
  type SubmissionResult,
} from './server-error';

const failure = (formMessage: keyof FormMessages, status = 0): ServerError => ({
  ok: false,
  status,
  formMessage,
});

export interface Submission {
  props: FormProps;
  /** Field id -> value. */
  values: Record<string, unknown>;
  /** The fields of `values`, with the chosen files. */
  inputs: FieldInput[];
  /** Text of the submit button. */
  buttonText: string;
  /** The captcha's token; only where there is a captcha. */
  captchaKey: string | undefined;
}

/** Provider -> the name under which the provider's own script would add the token to a form. Form services look for that name. */
const captchaFieldNames = {
  recaptcha: 'g-recaptcha-response',
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
};

/** The form has messages of its own about failures, so a call need not load its messages. */
const options = { loadsText: false };

const sendToApi = async ({
  props: { settings },
  values,
  buttonText,
  captchaKey,
}: Submission): Promise<SendResult> => {
  const { formId, lightboxMode = false, eventFields } = settings;
  const context = await loadSiteContext().catch(() => undefined);
  if (!context) return failure('apiConnection');
  const answer = await requestCall(getSubmissionKey(), options);
  if (!answer.ok) return failure('keyFailed', answer.status);
  const submission = {
    // First, so that they replace no field of the form.
    ...eventFields,
    key: answer.data.key,
    formId,
    form: values,
    isOverlayForm: lightboxMode,
    submitButtonText: buttonText,
    ...(captchaKey && { captchaKey }),
    ...pageFields(settings, context),
  };
  return requestCall(submitForm(submission), options);
};

/**
 * Sends a form of the page's own to its own address. Most servers answer with a page: any 2xx is a success, unless its body is JSON
 * that says otherwise.
 */
const sendToAction = async (host: Element, pageForm: PageForm): Promise<SendResult> => {
  const pageRequest = pageForm.request();
  try {
    const response = await fetch(pageRequest);
    const { status, url } = response;
    // The server has received the form, even if the body of the response is cut off.
    const body = await response.text().catch(() => '');
    return readResponse({ status, url, body, foreign: true });
  } catch {
    const isOtherOrigin = new URL(pageRequest.url).origin !== location.origin;
    if (!isOtherOrigin || !navigator.onLine) return { ok: false, status: 0, reason: 'network' };
    warnOnce(
      host,
      `no answer of ${pageRequest.url} could be read. A server that allows no CORS may have got the form: with target="_self" on the form, the browser sends it and shows the answer.`,
    );
    // Not "no connection": the server may have the form, and only its answer is kept from the page.
    return failure('unknown');
  }
};

/**
 * Sends to a backend of the page's own (setting `endpoint`), at an address relative to the page. Success is as in `sendToAction`.
 */
const sendToEndpoint = (endpoint: string, body: Record<string, unknown>): Promise<SendResult> =>
  request(endpoint, {
    ...options,
    method: 'POST',
    body,
    // Services such as Formspree redirect other clients to a page of thanks.
    headers: { Accept: 'application/json' },
    foreign: true,
  });

/** Sends to `endpoint`; else, without a `formId`, sends a form of the page's own to its own address; else to the API. */
const send = async (submission: Submission): Promise<SendResult> => {
  const { props, values, captchaKey } = submission;
  const { endpoint, formId, captcha } = props.settings;
  const { pageForm } = props.prepared;
  if (endpoint) {
    // `fetch` of a `data:` address would succeed, and send nothing.
    if (!safeUrl(endpoint)) return failure('submitFailed');
    const token = captchaKey && captcha && { captchaKey, [captchaFieldNames[captcha.provider]]: captchaKey };
    return sendToEndpoint(endpoint, { ...values, ...token });
  }
  return pageForm && !formId ? sendToAction(props.host, pageForm) : sendToApi(submission);
};

/** Sends a form's values. Never rejects: a failure of the network, the server or a file is in the result. */
export const sendForm = async (submission: Submission): Promise<SubmissionResult> => {
  const { props, inputs } = submission;
  let result: SendResult;
  try {
    const values = await withFileContents(submission.values, inputs);
    result = await send({ ...submission, values });
  } catch {
    result = failure('unreadable');
  }
  return result.ok ? { ok: true } : describeServerError(result, { inputs, ...props });
};
