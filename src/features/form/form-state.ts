/** An element that the form moves the visitor's focus to. */
export type FocusTarget = 'summary' | 'step' | 'message' | 'captcha' | { fieldId: string };

/** A line of the error summary. */
export interface FieldError {
  message: string;
  /** Of the field; "" where no field of the form has the error. */
  label: string;
  /** Where the line leads. */
  target?: FocusTarget | undefined;
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
  /** Index of the step that the visitor is at. */
  step: number;
  /** Field id -> values, of the fields that conditions and counters read. */
  values: ReadonlyMap<string, string[]>;
  /** Field id -> message. */
  errors: ReadonlyMap<string, string>;
  formError?: FormError | undefined;
  /** Whether a failed submission waits until the visitor solves the captcha again. */
  isLocked: boolean;
  /** Another object for each request; the element gets the focus once it is rendered. */
  focus?: { target: FocusTarget } | undefined;
  /** Counts how often the form was emptied: its fields are rendered anew then. */
  resetCount: number;
}

export type FormAction =
  /** The form was rendered with other fields. `errors` are added. */
  | { type: 'fieldsRead'; values: Map<string, string[]>; errors: Map<string, string> }
  /** The visitor entered something. The field's error becomes `error`; without the key, the error stays. */
  | { type: 'fieldChanged'; id: string; values?: string[] | undefined; error?: string }
  | { type: 'stepChanged'; step: number; focus: FocusTarget }
  /** The fields with these ids are valid. */
  | { type: 'validated'; ids: string[] }
  | { type: 'submitting' }
  /** The form itself or the server did not accept the input. `errors` are added; "" removes a field's error. */
  | { type: 'refused'; formError: FormError; errors?: Map<string, string>; step?: number }
  | { type: 'submitted' }
  /** Shows the form again as it is, such as after the visitor came back from another page. */
  | { type: 'restarted' }
  | { type: 'emptied' }
  | { type: 'captchaReset' }
  | { type: 'captchaSolved' };

export const initialFormState: FormState = {
  status: 'idle',
  step: 0,
  values: new Map(),
  errors: new Map(),
  isLocked: false,
  resetCount: 0,
};

type Errors = FormState['errors'];

/** The errors with one changed, or removed by ""; the same map where that changes nothing. */
const withError = (errors: Errors, id: string, message: string): Errors => {
  if ((errors.get(id) ?? '') === message) return errors;
  const result = new Map(errors);
  if (message) result.set(id, message);
  else result.delete(id);
  return result;
};

const isSameList = (before: string[] | undefined, values: string[]): boolean =>
  before?.length === values.length && before.every((value, index) => value === values[index]);

const withValues = (state: FormState, id: string, values: string[] | undefined): FormState['values'] =>
  !values || isSameList(state.values.get(id), values) ? state.values : new Map(state.values).set(id, values);

const restarted: Partial<FormState> = { status: 'idle', step: 0, formError: undefined };

export const formReducer = (state: FormState, action: FormAction): FormState => {
  switch (action.type) {
    case 'fieldsRead':
      return { ...state, values: action.values, errors: new Map([...state.errors, ...action.errors]) };
    case 'fieldChanged': {
      const { id, error } = action;
      const values = withValues(state, id, action.values);
      const errors = error === undefined ? state.errors : withError(state.errors, id, error);
      return values === state.values && errors === state.errors ? state : { ...state, values, errors };
    }
    case 'stepChanged':
      return {
        ...state,
        step: action.step,
        focus: { target: action.focus },
        // The summary stays while its links lead to fields.
        formError: action.focus === 'step' ? undefined : state.formError,
      };
    case 'validated': {
      const valid = new Set(action.ids);
      return {
        ...state,
        errors: new Map([...state.errors].filter(([id]) => !valid.has(id))),
        formError: undefined,
      };
    }
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
        focus: { target: 'message' },
        resetCount: state.resetCount + 1,
      };
    case 'restarted':
      return { ...state, ...restarted };
    case 'emptied':
      return { ...state, ...restarted, errors: new Map(), resetCount: state.resetCount + 1 };
    case 'captchaReset':
      return { ...state, isLocked: true };
    case 'captchaSolved':
      return { ...state, isLocked: false };
  }
};
