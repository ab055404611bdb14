import { type Dispatch, useRef, useState } from 'react';
import type { BlockHost } from '../../core/block-host';
import { emit } from '../../core/emit';
import { safeUrl } from '../../core/util/safe-url';
import { visibleInputs } from './conditions';
import { type FieldControls, type FieldInput, readInput } from './controls';
import { fieldError, validateInputs } from './field-errors';
import { withFileContents } from './file-content';
import type { FormSettings } from './form-field';
import type { PreparedForm } from './form-modules';
import type { FocusTarget, FormAction } from './form-state';
import type { FormText } from './form-text';
import { robotMessage } from './honeypot';
import { describeServerError, type ServerError } from './server-error';
import type { FormStep } from './steps';
import { submitForm } from './submit-form';
import { submittedValue } from './submitted-value';
import type { CaptchaHandle } from './use-captcha';

interface UseSubmissionOptions {
  host: BlockHost;
  settings: FormSettings & { lightboxMode?: boolean };
  text: FormText;
  isNewsletter: boolean | undefined;
  onSuccess: (() => void) | undefined;
  prepared: PreparedForm;
  /** Text of the button, where neither the settings nor the page's form have one. */
  defaultButtonText: string;
  dispatch: Dispatch<FormAction>;
  captcha: CaptchaHandle;
  /** Whether the form waits for the captcha. */
  isLocked: boolean;
  /** The step that the visitor is at; undefined at the last one, which submits. */
  unfinishedStep: FormStep | undefined;
  readFields: () => FieldControls[];
  formElement: () => HTMLFormElement | null;
  /** Index of the step with a field; the current step for everything else. */
  stepOf: (target: FocusTarget | undefined) => number;
  /** Goes to the next step. */
  goOn: () => void;
}

const submittedValues = (inputs: FieldInput[]): Record<string, unknown> => {
  const query = new URLSearchParams(location.search);
  const entries = inputs.map(
    ({ field, values }) => [field.id, submittedValue(field, values, query)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** Checks and submits a form. Returns the handler for the form's `submit` event. */
export const useSubmission = ({
  host,
  settings,
  text,
  isNewsletter,
  onSuccess,
  prepared,
  defaultButtonText,
  dispatch,
  captcha,
  isLocked,
  unfinishedStep,
  readFields,
  formElement,
  stepOf,
  goOn,
}: UseSubmissionOptions) => {
  const { draft, pageForm } = prepared;
  /** A second submit may come before the first one has rendered. */
  const isSubmitting = useRef(false);
  const [firstShownMs] = useState(() => performance.now());

  const readVisible = (): FieldInput[] => visibleInputs(readFields().map(readInput));

  const refuse = (errors: Map<string, string>, inputs: FieldInput[], isCaptchaMissing: boolean): void => {
    const fieldErrors = inputs.flatMap(({ field }) => {
      const message = errors.get(field.id);
      return message ? fieldError(field, message, text) : [];
    });
    const message = text(fieldErrors.length ? 'invalidFields' : 'captchaMissing');
    if (isCaptchaMissing)
      fieldErrors.push({ message: text('captchaMissing'), label: 'CAPTCHA', target: 'captcha' });
    const step = stepOf(fieldErrors[0]?.target);
    dispatch({ type: 'refused', formError: { message, fieldErrors }, errors, step });
  };

  /** Whether the inputs may be submitted; shows the errors where not. */
  const check = (inputs: FieldInput[], isLastStep: boolean): boolean => {
    const errors = validateInputs(inputs, text);
    const isCaptchaMissing = isLastStep && captcha.isMissing();
    const isValid = !isCaptchaMissing && ![...errors.values()].some(Boolean);
    if (isValid) dispatch({ type: 'validated', ids: [...errors.keys()] });
    else refuse(errors, inputs, isCaptchaMissing);
    return isValid;
  };

  const fail = (error: ServerError): void => {
    captcha.reset();
    const { formError, errors } = describeServerError(error, { fields: readFields(), text, isNewsletter });
    dispatch({ type: 'refused', formError, errors, step: stepOf(formError.fieldErrors[0]?.target) });
    emit(host, 'az-failure', { detail: { status: error.status, errors: error.errors ?? {} } });
  };

  const succeed = (): void => {
    draft.clear();
    emit(host, 'az-success');
    onSuccess?.();
    const target = safeUrl(settings.successRedirect);
    if (target) {
      location.assign(new URL(target, document.baseURI));
      return;
    }
    pageForm?.element.reset();
    dispatch({ type: 'submitted' });
  };

  const deliver = async (values: Record<string, unknown>, inputs: FieldInput[]) =>
    submitForm({
      settings,
      values: await withFileContents(values, inputs),
      buttonText: settings.submitButtonText || pageForm?.buttonText || defaultButtonText,
      pageForm,
      captchaKey: captcha.token(),
    });

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isSubmitting.current || isLocked) return;
    const inputs = readVisible();
    if (unfinishedStep) {
      if (
        check(
          inputs.filter(({ field }) => unfinishedStep.fields.includes(field)),
          false,
        )
      )
        goOn();
      return;
    }
    if (!check(inputs, true)) return;
    const robot = robotMessage(form, settings, performance.now() - firstShownMs);
    if (robot) {
      dispatch({ type: 'refused', formError: { message: text(robot), fieldErrors: [] } });
      return;
    }
    const values = submittedValues(inputs);
    if (!emit(host, 'az-submit', { cancelable: true, detail: { form: values } })) return;
    isSubmitting.current = true;
    dispatch({ type: 'submitting' });
    const result = await deliver(values, inputs).catch(
      (): ServerError => ({ ok: false, status: 0, messageKey: 'unreadable' }),
    );
    isSubmitting.current = false;
    if (result.ok) succeed();
    else fail(result);
  };

  return (event: Pick<Event, 'preventDefault'>): void => {
    const { formId, endpoint } = settings;
    // A page's form with `method="get"` asks something of its own address: the browser leaves the page once the form is valid.
    if (pageForm && !formId && !endpoint && pageForm.element.method !== 'post') {
      if (!check(readVisible(), true)) event.preventDefault();
      return;
    }
    event.preventDefault();
    const form = formElement();
    if (form) submit(form);
  };
};
