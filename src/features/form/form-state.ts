/** An element that the form moves the visitor's focus to. */
export type FormFocusTarget = 'summary' | 'step' | 'message' | 'captcha' | { fieldId: string };

/** A line of the error summary. */
export interface FieldError {
  message: string;
  /** Label of the field; "" if the error is of no field in the form. */
  label: string;
  /** The target of the line's link. */
  target?: FormFocusTarget | undefined;
}

/** Why a form was not sent. */
export interface FormError {
  message: string;
  fieldErrors: FieldError[];
  /** Text below the submit button. */
  notice?: string | undefined;
}

/** Everything that a form renders, beside its settings. The controls hold what the visitor enters. */
export interface FormState {
  status: 'idle' | 'submitting' | 'submitted';
  /** Id of the step that the visitor is at. Undefined, or an id that no step has any more, means the first step. */
  step: string | undefined;
  /** Field id -> values, of the fields that conditions and counters read. */
  values: ReadonlyMap<string, string[]>;
  /** Field id -> message. */
  errors: ReadonlyMap<string, string>;
  formError?: FormError | undefined;
  /** Whether the visitor has to solve the captcha again, because a submission has used up its token. */
  needsCaptcha: boolean;
  /** A new object for each request; the target gets the focus once it is rendered. */
  focus?: { target: FormFocusTarget } | undefined;
  /** How often the form was emptied; each time, new fields are mounted. */
  resetCount: number;
}

export type FormAction =
  /** The form was rendered with other fields, or the visitor submits it. */
  | { type: 'fieldsRead'; values: Map<string, string[]> }
  /** The visitor entered something. A field that is valid loses its error; other errors stay. */
  | { type: 'fieldChanged'; id: string; values?: string[] | undefined; isValid: boolean }
  /** Without a step, the visitor stays at the present one. */
  | { type: 'stepChanged'; step: string | undefined; focus: FormFocusTarget }
  /** The fields with these ids are valid. */
  | { type: 'validated'; ids: string[] }
  | { type: 'submitting' }
  /** The form itself or the server did not accept the input. `errors` are added; "" removes a field's error. */
  | { type: 'refused'; formError: FormError; errors?: Map<string, string>; step?: string | undefined }
  | { type: 'submitted'; takesFocus: boolean }
  /** The visitor came back from the page that a success led to: the form shows again as it is. */
  | { type: 'restarted' }
  | { type: 'emptied' }
  | { type: 'captchaReset' }
  | { type: 'captchaSolved' };

const initialFormState: FormState = {
  status: 'idle',
  step: undefined,
  values: new Map(),
  errors: new Map(),
  needsCaptcha: false,
  resetCount: 0,
};

type Errors = FormState['errors'];

/** `errors` without those of the fields with these ids; the same map if there are none. */
const withoutErrors = (errors: Errors, ids: string[]): Errors =>
  ids.some((id) => errors.has(id)) ? new Map([...errors].filter(([id]) => !ids.includes(id))) : errors;

/** A form that nobody submits, at its first step. */
const idleState: Partial<FormState> = {
  status: 'idle',
  step: undefined,
  formError: undefined,
  needsCaptcha: false,
};

export const formReducer = (state: FormState, action: FormAction): FormState => {
  switch (action.type) {
    case 'fieldsRead':
      return { ...state, values: action.values };
    case 'fieldChanged': {
      const { id, isValid } = action;
      const values = action.values ? new Map(state.values).set(id, action.values) : state.values;
      const errors = isValid ? withoutErrors(state.errors, [id]) : state.errors;
      return values === state.values && errors === state.errors ? state : { ...state, values, errors };
    }
    case 'stepChanged':
      return {
        ...state,
        step: action.step ?? state.step,
        focus: { target: action.focus },
        // The summary stays when the visitor follows one of its links to a field.
        formError: action.focus === 'step' ? undefined : state.formError,
      };
    case 'validated':
      return { ...state, errors: withoutErrors(state.errors, action.ids), formError: undefined };
    case 'submitting':
      return { ...state, status: 'submitting', formError: undefined };
    case 'refused': {
      const { formError, errors = [], step = state.step } = action;
      return {
        ...state,
        status: 'idle',
        step,
        formError,
        errors: new Map([...state.errors, ...errors].filter(([, message]) => message)),
        focus: { target: 'summary' },
      };
    }
    case 'submitted':
      return {
        ...state,
        status: 'submitted',
        formError: undefined,
        errors: new Map(),
        focus: action.takesFocus ? { target: 'message' } : undefined,
        resetCount: state.resetCount + 1,
      };
    case 'restarted':
      return state.status === 'submitting' ? { ...state, ...idleState } : state;
    case 'emptied':
      return { ...state, ...idleState, errors: new Map(), resetCount: state.resetCount + 1 };
    case 'captchaReset':
      return { ...state, needsCaptcha: true };
    case 'captchaSolved':
      return { ...state, needsCaptcha: false };
  }
};

/**
 * The first state of a form that is rendered: with the step, the errors and the message of `before`, the last state of a form whose
 * element has left the page and come back. It leaves the focus where it is, and can be submitted.
 */
export const returningState = (before: FormState | undefined): FormState => {
  if (!before) return initialFormState;
  const status = before.status === 'submitting' ? 'idle' : before.status;
  return { ...before, status, needsCaptcha: false, focus: undefined };
};
