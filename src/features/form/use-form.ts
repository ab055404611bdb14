import { type FormEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useElementMethods } from '../../hooks/use-element-methods';
import { useEventListener } from '../../hooks/use-event-listener';
import { useFocusRequest } from '../../hooks/use-focus-request';
import { visibleFields } from './conditions';
import type { CaptchaHandle, FormImplementation } from './contracts';
import { type FieldControls, type FieldInput, readInput, renderedControls } from './controls';
import { currentErrors, inputErrorMessage } from './field-errors';
import type { FormContextValue, FormProps } from './form-context';
import { type FormField, formFields } from './form-field';
import type { FormFocusTarget, FormState } from './form-state';
import { readInitialValues } from './initial-values';
import { type FormStep, stepIdOfTarget, stepsOf, visibleSteps } from './steps';
import { useCaptcha } from './use-captcha';
import { useFormState } from './use-form-state';
import { preloadSubmission, useSubmission } from './use-submission';
import { hasCounter } from './validate';

export interface Form {
  context: FormContextValue;
  state: FormState;
  /** All steps, of which the visitor goes through `steps`. */
  allSteps: FormStep[];
  steps: FormStep[];
  /** Index of the current one of `steps`. */
  stepIndex: number;
  captcha: CaptchaHandle;
  /** For the rendered form. */
  formRef: RefObject<HTMLFormElement | null>;
  /** For the elements that take the focus: the error summary, the heading of a step, the message after a submission. */
  summaryRef: RefObject<HTMLDivElement | null>;
  stepTitleRef: RefObject<HTMLHeadingElement | null>;
  messageRef: RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent) => void;
  goToStep: (stepId: string | undefined) => void;
  /** Takes the visitor to the target of a line in the error summary. */
  showTarget: (target: FormFocusTarget) => void;
}

/** Whether the form renders something that depends on the field's values. */
const isWatched = (field: FormField, fields: FormField[]): boolean =>
  hasCounter(field) || fields.some(({ visibleWhen }) => visibleWhen?.field === field.id);

/** The state of a form, and the handlers that change it. */
export const useForm = (props: FormProps): Form => {
  const { settings, host, text, prepared, isOpen = true } = props;
  const { draft, draftKey, pageForm } = prepared;
  const [state, dispatch] = useFormState(host);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const stepTitleRef = useRef<HTMLHeadingElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);

  const fields = useMemo(() => formFields(settings.fields), [settings.fields]);
  const allSteps = useMemo(() => stepsOf(fields), [fields]);
  const initial = useMemo(() => readInitialValues(fields, settings.values), [fields, settings.values]);
  const initialValuesOf = (name: string): string[] | undefined => draft.get(name) ?? initial.get(name);
  const valuesOf = ({ id }: FormField): string[] => state.values.get(id) ?? initialValuesOf(id) ?? [];
  const visible = visibleFields(fields, valuesOf);
  const steps = visibleSteps(allSteps, visible);
  const stepIndex = Math.max(
    0,
    steps.findIndex(({ id }) => id === state.stepId),
  );

  const readFields = (): FieldControls[] => {
    if (pageForm) return pageForm.fields();
    return formRef.current ? renderedControls(formRef.current, fields) : [];
  };

  /** Reads all controls, and updates conditions and counters, because browsers fill in fields without events. */
  const readInputs = (): FieldInput[] => {
    const inputs = readFields().map(readInput);
    dispatch({ type: 'fieldsRead', values: new Map(inputs.map(({ field, values }) => [field.id, values])) });
    return inputs;
  };

  const captcha = useCaptcha({ host, prepared, isOpen, dispatch });
  const onSubmit = useSubmission({
    props,
    dispatch,
    captcha,
    isBusy: state.status === 'submitting',
    needsCaptcha: state.needsCaptcha,
    steps,
    stepIndex,
    readInputs,
  });

  const onFieldInput = (fieldControls: FieldControls): void => {
    const { field, controls = [] } = fieldControls;
    preloadSubmission();
    draft.save(controls);
    const input = readInput(fieldControls);
    const { id, type } = field;
    // In a field with an error, some parts may be valid by now.
    if (isWatched(field, fields) || state.errors.has(id) || state.serverErrors.has(id))
      dispatch({ type: 'fieldChanged', id, values: input.values });
    const message = inputErrorMessage(input, props);
    // An error appears on submit, as the visitor may still be typing. A file is complete once it is chosen.
    if (!message || type === 'file') dispatch({ type: 'fieldsChecked', errors: new Map([[id, message]]) });
  };

  /** Removes the errors of fields that are valid by now, because a rule of the page compares them with another field. */
  const recheckErrors = (): void => {
    if (!state.errors.size) return;
    const inputs = readFields()
      .filter(({ field }) => state.errors.has(field.id))
      .map(readInput);
    const validInputs = inputs.filter((input) => !inputErrorMessage(input, props));
    dispatch({ type: 'fieldsChecked', errors: new Map(validInputs.map(({ field }) => [field.id, ''])) });
  };

  const forgetInput = useCallback((): void => {
    draft.clear();
    dispatch({ type: 'emptied' });
  }, [draft, dispatch]);

  // Not while the form is prepared: a form that is out of date before it renders must not decide what is stored.
  useLayoutEffect(() => draft.setStorageKey(draftKey), [draft, draftKey]);

  // React does not render a page's own form: effects update its markup after each render, before the browser paints.
  const { honeypot: hasHoneypot } = settings;
  useLayoutEffect(
    () => pageForm?.connect({ host, draft, hasHoneypot }),
    [pageForm, host, draft, hasHoneypot],
  );
  useLayoutEffect(() =>
    pageForm?.update({ draft, state, text, onSubmit, onFieldInput, recheckErrors, onReset: forgetInput }),
  );

  // Controls keep their values when the settings change; conditions and counters follow before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the controls when there are new ones, not after each render
  useLayoutEffect(() => {
    if (fields.some((field) => isWatched(field, fields))) readInputs();
  }, [fields, state.resetCount]);

  useFocusRequest(state.focus, ({ target }) => {
    if (target === 'summary') return summaryRef.current;
    if (target === 'step') return stepTitleRef.current;
    if (target === 'message') return messageRef.current;
    if (target === 'captcha') return captcha.container();
    const { controls = [] } = readFields().find(({ field }) => field.id === target.fieldId) ?? {};
    // In an address or a date, the part that is still empty.
    return controls.find(({ validity }) => !validity.valid) ?? controls[0];
  });

  // The visitor comes back from the page of a redirect, and the browser restores this page from its back/forward cache.
  useEventListener(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) dispatch({ type: 'restarted' });
  });

  const methods = useMemo(
    (): FormImplementation => ({
      reset() {
        pageForm?.reset();
        forgetInput();
      },
      fields,
    }),
    [pageForm, forgetInput, fields],
  );
  useElementMethods(host, methods);

  const goToStep = (stepId: string | undefined, focus: FormFocusTarget = 'step'): void =>
    dispatch({ type: 'stepChanged', stepId, focus });

  return {
    context: {
      host,
      text,
      fields,
      visible,
      fieldViews: prepared.fieldViews,
      errors: currentErrors(
        state,
        fields.map((field) => ({ field, values: valuesOf(field) })),
        text,
      ),
      valuesOf,
      initialValuesOf,
      onFieldInput,
    },
    state,
    allSteps,
    steps,
    stepIndex,
    captcha,
    formRef,
    summaryRef,
    stepTitleRef,
    messageRef,
    onSubmit,
    goToStep,
    showTarget: (target) => goToStep(stepIdOfTarget(steps, target), target),
  };
};
