import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import type { BlockProps } from '../../core/block-root';
import { useElementMethods } from '../../hooks/use-element-methods';
import { visibleFields } from './conditions';
import { type Control, type FieldControls, readInput, renderedControls } from './controls';
import { errorMessage } from './field-errors';
import type { FormContextValue } from './form-context';
import { type FormField, type FormSettings, formFields } from './form-field';
import type { PreparedForm } from './form-modules';
import { type FocusTarget, formReducer, initialFormState } from './form-state';
import { initialValues } from './initial-values';
import type { FormMessages } from './messages/es-419';
import { type FormStep, stepsOf } from './steps';
import { type CaptchaHandle, useCaptcha } from './use-captcha';
import { useFocus } from './use-focus';
import { usePageForm } from './use-page-form';
import { useSubmission } from './use-submission';
import { hasCounter, validateInput } from './validate';

/** The form block alone has `lightboxMode` and `values`. */
export type FormProps = BlockProps<
  FormSettings & { lightboxMode?: boolean; values?: Record<string, unknown> | undefined },
  FormMessages,
  PreparedForm
> & {
  /** Whether the form has a newsletter's texts. */
  isNewsletter?: boolean;
  /** After all listeners of `az-success`, and before `successRedirect` leads on. */
  onSuccess?: () => void;
  /** False while the form is in a dialog that the visitor has not opened; a captcha waits until then. Default: true. */
  isOpen?: boolean;
};

export interface Form {
  context: FormContextValue;
  steps: FormStep[];
  /** Index of the current step. The step exists, whatever the settings changed to. */
  currentStep: number;
  /** Text of the button that submits. */
  submitText: string;
  captcha: CaptchaHandle;
  /** For the rendered form. */
  formRef: RefObject<HTMLFormElement | null>;
  /** For the message after a submission. */
  messageRef: RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent) => void;
  goTo: (step: number) => void;
  /** Leads the visitor to what a line of the error summary is about. */
  showTarget: (target: FocusTarget) => void;
}

/** Whether the form renders something that depends on the field's values. */
const isWatched = (field: FormField, fields: FormField[]): boolean =>
  hasCounter(field) || fields.some(({ visibleWhen }) => visibleWhen?.field === field.id);

/** Holds the state of a form, and changes it by what the visitor does. */
export const useForm = (props: FormProps): Form => {
  const { settings, host, text, prepared, isNewsletter, onSuccess, isOpen = true } = props;
  const { draft, pageForm } = prepared;
  const [state, dispatch] = useReducer(formReducer, initialFormState);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const stepTitleRef = useRef<HTMLHeadingElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);

  const fields = useMemo(() => formFields(settings.fields), [settings.fields]);
  const steps = useMemo(() => stepsOf(fields), [fields]);
  const initial = useMemo(() => initialValues(fields, settings.values), [fields, settings.values]);
  const initialValuesOf = (name: string): string[] | undefined => draft.get(name) ?? initial.get(name);
  const visible = visibleFields(fields, ({ id }) => state.values.get(id) ?? initialValuesOf(id) ?? []);
  const currentStep = Math.max(0, Math.min(state.step, steps.length - 1));
  const defaultButtonText = text(isNewsletter ? 'signUp' : 'submit');

  const stepOf = (target: FocusTarget | undefined): number => {
    const fieldId = typeof target === 'object' ? target.fieldId : undefined;
    const step = steps.findIndex((one) => one.fields.some(({ id }) => id === fieldId));
    return step < 0 ? currentStep : step;
  };

  const readFields = (): FieldControls[] => {
    if (pageForm) return pageForm.fields();
    return formRef.current ? renderedControls(formRef.current, fields) : [];
  };

  const goTo = (step: number): void => dispatch({ type: 'stepChanged', step, focus: 'step' });

  const captcha = useCaptcha({ settings, host, prepared, isOpen, dispatch });

  const onSubmit = useSubmission({
    host,
    settings,
    text,
    isNewsletter,
    onSuccess,
    prepared,
    defaultButtonText,
    dispatch,
    captcha,
    isLocked: state.isLocked,
    unfinishedStep: currentStep < steps.length - 1 ? steps[currentStep] : undefined,
    readFields,
    formElement: () => pageForm?.element ?? formRef.current,
    stepOf,
    goOn: () => goTo(currentStep + 1),
  });

  const onFieldInput = (field: FormField, controls: Control[]): void => {
    draft.save(controls);
    const input = readInput({ field, controls });
    const code = validateInput(input);
    const change = { id: field.id, values: isWatched(field, fields) ? input.values : undefined };
    // A text that is too long has its error at once, and input that is valid loses its error. Other errors wait for a submit.
    if (code === 'tooLong')
      dispatch({ type: 'fieldChanged', ...change, error: errorMessage(code, field, text) });
    else dispatch({ type: 'fieldChanged', ...change, ...(!code && { error: '' }) });
  };

  usePageForm({ prepared, state, text, onSubmit, onFieldInput });

  // Other fields have other values: conditions and counters follow before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the controls when there are new ones, not after each render
  useLayoutEffect(() => {
    const inputs = readFields().map(readInput);
    if (!inputs.some(({ field }) => isWatched(field, fields))) return;
    const tooLong = inputs.filter((input) => validateInput(input) === 'tooLong');
    dispatch({
      type: 'fieldsRead',
      values: new Map(inputs.map(({ field, values }) => [field.id, values])),
      errors: new Map(tooLong.map(({ field }) => [field.id, errorMessage('tooLong', field, text)])),
    });
  }, [fields, pageForm, state.resetCount]);

  useFocus(state.focus, (target) => {
    if (target === 'summary') return summaryRef.current;
    if (target === 'step') return stepTitleRef.current;
    if (target === 'message') return messageRef.current;
    if (target === 'captcha') return captcha.container();
    return readFields().find(({ field }) => field.id === target.fieldId)?.controls?.[0];
  });

  useEffect(() => {
    // The visitor comes back from the page that a success led to, and the browser has kept this page as it was.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch({ type: 'restarted' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const methods = useMemo(
    () => ({
      reset() {
        draft.clear();
        pageForm?.element.reset();
        dispatch({ type: 'emptied' });
      },
    }),
    [draft, pageForm],
  );
  useElementMethods(host, methods);

  return {
    context: {
      host,
      text,
      fields,
      visible,
      fieldViews: prepared.fieldViews,
      state,
      dispatch,
      initialValues: initialValuesOf,
      onFieldInput,
      summaryRef,
      stepTitleRef,
    },
    steps,
    currentStep,
    submitText: settings.submitButtonText || defaultButtonText,
    captcha,
    formRef,
    messageRef,
    onSubmit,
    goTo,
    showTarget: (target) => dispatch({ type: 'stepChanged', step: stepOf(target), focus: target }),
  };
};
