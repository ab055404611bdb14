import { type Dispatch, useEffect, useRef } from 'react';
import { emit } from '../../core/emit';
import { lazyImport } from '../../core/lazy-import';
import { focusedElement } from '../../core/util/focused-element';
import { safeUrl } from '../../core/util/safe-url';
import { unlessPageLeaves } from '../../core/util/unless-page-leaves';
import { useWarning } from '../../hooks/use-warning';
import { visibleInputs } from './conditions';
import type { CaptchaHandle } from './contracts';
import type { FieldInput } from './controls';
import { createFieldError, inputErrorMessage, isChecked } from './field-errors';
import type { FormProps } from './form-context';
import type { FormAction } from './form-state';
import { brokenRobotRule, emptyHoneypot } from './honeypot';
import type { Submission } from './send-form';
import type { SubmissionResult } from './server-error';
import { type FormStep, stepIdOfTarget } from './steps';
import { submittedValue } from './submitted-value';

const submitModule = lazyImport(() => import('./send-form'));

/** Imports the code that sends a form ahead, so that it is there when the visitor presses the button. */
export const preloadSubmission = (): void => {
  // The submission retries the import, and reports a failure to the visitor.
  submitModule.load().catch(() => {});
};

const submit = async (submission: Submission): Promise<SubmissionResult> => {
  try {
    const { sendForm } = await submitModule.load();
    return await sendForm(submission);
  } catch {
    const formError = { message: submission.props.text('apiConnection'), fieldErrors: [] };
    return { ok: false, status: 0, errors: {}, formError, serverErrors: new Map() };
  }
};

/** Text of the submit button. */
export const submitButtonText = ({ settings, prepared, text, isNewsletter }: FormProps): string =>
  settings.submitButtonText || prepared.pageForm?.buttonText || text(isNewsletter ? 'signUp' : 'submit');

const submittedValues = (inputs: FieldInput[]): Record<string, unknown> => {
  const entries = inputs.map(({ field, values }) => [field.id, submittedValue(field, values)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

interface UseSubmissionOptions {
  props: FormProps;
  dispatch: Dispatch<FormAction>;
  captcha: CaptchaHandle;
  /** Whether the form waits for the server's response, or for the page of a redirect. */
  isBusy: boolean;
  /** Whether the last step waits until the visitor solves the captcha again. */
  needsCaptcha: boolean;
  /** The steps that the visitor goes through. */
  steps: FormStep[];
  /** Index of the step that the visitor is at. */
  stepIndex: number;
  readInputs: () => FieldInput[];
}

/** React's event of the rendered form, or the browser's of a page's own form. */
type FormSubmitEvent = Pick<Event, 'preventDefault' | 'currentTarget'>;

/** Checks and submits a form. Returns the handler for the form's `submit` event. */
export const useSubmission = ({
  props,
  dispatch,
  captcha,
  isBusy,
  needsCaptcha,
  steps,
  stepIndex,
  readInputs,
}: UseSubmissionOptions) => {
  const { host, settings, text, onSuccess, isOpen = true } = props;
  const { draft, pageForm } = props.prepared;
  const isLastStep = stepIndex === steps.length - 1;
  /** Stops a second submit that comes before the next render, which sets `isBusy`. */
  const isSubmitting = useRef(false);
  /** The focused element when the visitor submitted: a submit button may stand elsewhere in the page, outside of the form. */
  const focusedAtSubmit = useRef<Element>(undefined);
  /** The time at which the visitor first saw the form. */
  const shownMs = useRef(0);
  useEffect(() => {
    if (isOpen) shownMs.current = performance.now();
  }, [isOpen]);
  const { endpoint } = settings;
  useWarning(
    host,
    // The form does not fall back to the API: the values are for the author's own server.
    endpoint && !safeUrl(endpoint)
      ? `endpoint is ${JSON.stringify(endpoint)}, expected an address; nothing can be sent.`
      : undefined,
  );

  /** The fields that this submit checks: those of the current step, or those of the whole form at the last step. */
  const inputsToCheck = (): FieldInput[] => {
    const inputs = visibleInputs(readInputs());
    return isLastStep ? inputs : inputs.filter(({ field }) => steps[stepIndex]?.fields.includes(field));
  };

  const refuse = (errors: Map<string, string>, inputs: FieldInput[], isCaptchaMissing: boolean): void => {
    const fieldErrors = inputs.flatMap(({ field }) => {
      const message = errors.get(field.id);
      return message ? createFieldError(field, message, text) : [];
    });
    const message = text(fieldErrors.length ? 'invalidFields' : 'captchaMissing');
    if (isCaptchaMissing)
      fieldErrors.push({ message: text('captchaMissing'), label: 'CAPTCHA', target: 'captcha' });
    const stepId = stepIdOfTarget(steps, fieldErrors[0]?.target);
    dispatch({ type: 'refused', formError: { message, fieldErrors }, errors, stepId });
  };

  /** Whether the inputs may be submitted; if not, shows the errors. */
  const check = (inputs: FieldInput[]): boolean => {
    const errors = new Map(inputs.map((input) => [input.field.id, inputErrorMessage(input, props)]));
    const isCaptchaMissing = isLastStep && captcha.isMissing();
    const isValid = !isCaptchaMissing && ![...errors.values()].some(Boolean);
    if (!isValid) {
      refuse(errors, inputs, isCaptchaMissing);
      return false;
    }
    dispatch({ type: 'validated', ids: inputs.map(({ field }) => field.id) });
    return !isChecked(props) || !pageForm || pageForm.reportOtherValidity();
  };

  /** Whether a robot may be at work. A person who is refused by mistake reads why, and sends the form again. */
  const isRobot = (form: HTMLFormElement): boolean => {
    const rule = brokenRobotRule(form, settings, performance.now() - shownMs.current);
    if (!rule) return false;
    emptyHoneypot(form);
    dispatch({ type: 'refused', formError: { message: text(rule), fieldErrors: [] } });
    return true;
  };

  /** Fires `az-submit`. @returns the values to send; undefined where a listener has cancelled the event */
  const announceSubmission = (inputs: FieldInput[]): Record<string, unknown> | undefined => {
    const form = { ...pageForm?.otherValues(), ...submittedValues(inputs) };
    return emit(host, 'az-submit', { cancelable: true, detail: { form } }) ? form : undefined;
  };

  /**
   * Focuses the message, unless the visitor has moved on to another part of the page. Screen readers announce it in both cases.
   */
  const showMessage = (): void => {
    const focused = focusedElement(host.shadowRoot);
    const takesFocus = !focused || focused === focusedAtSubmit.current || host.matches(':focus-within');
    pageForm?.reset();
    dispatch({ type: 'submitted', takesFocus });
  };

  const navigateTo = (address: string): void => {
    const { href, hash } = new URL(address, document.baseURI);
    location.assign(href);
    if (hash && href === location.href) {
      // An anchor of this page: the form stays in the page, and can be sent again.
      pageForm?.reset();
      dispatch({ type: 'emptied' });
      return;
    }
    unlessPageLeaves(showMessage);
  };

  const succeed = (): void => {
    draft.clear();
    emit(host, 'az-success');
    onSuccess?.();
    const target = safeUrl(props.prepared.success.redirect);
    // A router may have led the visitor to another page meanwhile.
    if (target && host.isConnected) navigateTo(target);
    else showMessage();
  };

  const send = async (inputs: FieldInput[]): Promise<void> => {
    const values = announceSubmission(inputs);
    if (!values) return;
    isSubmitting.current = true;
    focusedAtSubmit.current = focusedElement(host.shadowRoot);
    dispatch({ type: 'submitting' });
    const buttonText = submitButtonText(props);
    const result = await submit({ props, values, inputs, buttonText, captchaKey: captcha.token() });
    isSubmitting.current = false;
    captcha.reset();
    if (result.ok) return succeed();
    const { status, formError, errors, serverErrors } = result;
    const stepId = stepIdOfTarget(steps, formError.fieldErrors[0]?.target);
    dispatch({ type: 'refused', formError, serverErrors, stepId });
    emit(host, 'az-failure', { detail: { status, errors } });
  };

  return (event: FormSubmitEvent): void => {
    const { formId, endpoint } = settings;
    const form = event.currentTarget as HTMLFormElement;
    if (pageForm?.isSentByBrowser && !formId && !endpoint) {
      const inputs = inputsToCheck();
      if (!check(inputs) || isRobot(form) || !announceSubmission(inputs)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (isSubmitting.current || isBusy || (isLastStep && needsCaptcha)) return;
    const inputs = inputsToCheck();
    if (!check(inputs)) return;
    if (!isLastStep) dispatch({ type: 'stepChanged', stepId: steps[stepIndex + 1]?.id, focus: 'step' });
    else if (!isRobot(form)) send(inputs);
  };
};
