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
  stepId: string | undefined;
  /** Field id -> values, of the fields that conditions and counters read. */
  values: ReadonlyMap<string, string[]>;
  /** Field id -> message of the form's own checks. */
  errors: ReadonlyMap<string, string>;
  /** Field id -> message of the server, which stays until the visitor changes the field. */
  serverErrors: ReadonlyMap<string, string>;
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
  /** The visitor changed the values of a field on which something that the form renders depends. */
  | { type: 'fieldChanged'; id: string; values: string[] }
  /** The form checked fields while the visitor fills them in. `errors` has a message for each of them, "" for a valid field. */
  | { type: 'fieldsChecked'; errors: Map<string, string> }
  /** Without an id, the visitor stays at the present one. */
  | { type: 'stepChanged'; stepId: string | undefined; focus: FormFocusTarget }
  /** The fields with these ids are valid. */
  | { type: 'validated'; ids: string[] }
  | { type: 'submitting' }
  /** The form itself did not accept the input (`errors` as in `fieldsChecked`), or the server did not (`serverErrors`). */
  | {
      type: 'refused';
      formError: FormError;
      errors?: Map<string, string>;
      serverErrors?: Map<string, string>;
      stepId?: string | undefined;
    }
  | { type: 'submitted'; takesFocus: boolean }
  /** The visitor came back from the page that a success led to: the form shows again as it is. */
  | { type: 'restarted' }
  | { type: 'emptied' }
  | { type: 'captchaReset' }
  | { type: 'captchaSolved' };

type Errors = FormState['errors'];
type FieldErrors = Pick<FormState, 'errors' | 'serverErrors'>;

const noErrors: FieldErrors = { errors: new Map(), serverErrors: new Map() };

export const initialFormState: FormState = {
  status: 'idle',
  stepId: undefined,
  values: new Map(),
  ...noErrors,
  needsCaptcha: false,
  resetCount: 0,
};

/** `errors` with other messages, of which "" removes an error; the same map if nothing changes. */
const withMessages = (errors: Errors, messages: Errors): Errors => {
  if ([...messages].every(([id, message]) => (errors.get(id) ?? '') === message)) return errors;
  const changed = new Map([...errors, ...messages]);
  return new Map([...changed].filter(([, message]) => message));
};

/** "" for each of the fields with these ids. */
const validFields = (ids: Iterable<string>): Errors => new Map([...ids].map((id) => [id, '']));

/** The errors after a check of fields: its messages, "" for a valid field, take the place of all others about these fields. */
const checkedErrors = (state: FormState, messages: Errors): FieldErrors => ({
  errors: withMessages(state.errors, messages),
  serverErrors: withMessages(state.serverErrors, validFields(messages.keys())),
});

/** A form that nobody submits, at its first step. */
const idleState: Partial<FormState> = {
  status: 'idle',
  stepId: undefined,
  formError: undefined,
  needsCaptcha: false,
};

export const formReducer = (state: FormState, action: FormAction): FormState => {
  switch (action.type) {
    case 'fieldsRead':
      return { ...state, values: action.values };
    case 'fieldChanged':
      return {
        ...state,
        values: new Map(state.values).set(action.id, action.values),
        serverErrors: withMessages(state.serverErrors, validFields([action.id])),
      };
    case 'fieldsChecked': {
      const { errors, serverErrors } = checkedErrors(state, action.errors);
      const isSame = errors === state.errors && serverErrors === state.serverErrors;
      return isSame ? state : { ...state, errors, serverErrors };
    }
    case 'stepChanged':
      return {
        ...state,
        stepId: action.stepId ?? state.stepId,
        focus: { target: action.focus },
        // The summary stays when the visitor follows one of its links to a field.
        formError: action.focus === 'step' ? undefined : state.formError,
      };
    case 'validated':
      return { ...state, ...checkedErrors(state, validFields(action.ids)), formError: undefined };
    case 'submitting':
      return { ...state, status: 'submitting', formError: undefined };
    case 'refused': {
      const { formError, errors = new Map(), serverErrors = new Map(), stepId = state.stepId } = action;
      const checked = checkedErrors(state, errors);
      return {
        ...state,
        status: 'idle',
        stepId,
        formError,
        errors: checked.errors,
        serverErrors: withMessages(checked.serverErrors, serverErrors),
        focus: { target: 'summary' },
      };
    }
    case 'submitted':
      return {
        ...state,
        status: 'submitted',
        formError: undefined,
        ...noErrors,
        focus: action.takesFocus ? { target: 'message' } : undefined,
        resetCount: state.resetCount + 1,
      };
    case 'restarted':
      return state.status === 'submitting' ? { ...state, ...idleState } : state;
    case 'emptied':
      return { ...state, ...idleState, ...noErrors, resetCount: state.resetCount + 1 };
    case 'captchaReset':
      return { ...state, needsCaptcha: true };
    case 'captchaSolved':
      return { ...state, needsCaptcha: false };
  }
};
