import type { Credentials } from '../../../core/site/site-api';
import { createStore } from '../../../core/util/store';
import type { SignInMessages } from './messages/es-419';

type FieldName = 'email' | 'password';

export interface CredentialsState {
  /** Field -> key of the message about its value. */
  errors: Partial<Record<FieldName, keyof SignInMessages>>;
  /** Why the server has refused, in the visitor's language. */
  failure: string;
  /** Whether the server has not answered yet. */
  isBusy: boolean;
  isPasswordVisible: boolean;
}

/** The result of a call. */
interface CallResult {
  ok: boolean;
  /** Why the call failed. Ignored if `ok`. */
  message?: string;
}

const errorOf = ({ name, validity }: HTMLInputElement): keyof SignInMessages =>
  validity.typeMismatch ? 'emailMalformed' : name === 'email' ? 'emailMissing' : 'passwordMissing';

/** The fields that the browser finds missing or malformed, by their attributes `required` and `type`. */
const invalidFields = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input:invalid'),
];

/** The values of a form that signs in. */
export const readCredentials = (values: FormData): Credentials => ({
  email: `${values.get('email')}`,
  password: `${values.get('password')}`,
  rememberMe: values.has('rememberMe'),
});

/**
 * The state of a form with a password, as a store: the dialog of `azulejo/site` renders it with lit-html, the blocks with
 * React. A password stays in its field: the store reads it for the call, and keeps none.
 * @param send makes the call; never rejects
 */
export const createCredentialsForm = (send: (values: FormData) => Promise<CallResult>) => {
  const { getSnapshot, subscribe, update } = createStore<CredentialsState>({
    errors: {},
    failure: '',
    isBusy: false,
    isPasswordVisible: false,
  });
  return {
    getSnapshot,
    subscribe,
    togglePassword(): void {
      update({ isPasswordVisible: !getSnapshot().isPasswordVisible });
    },
    /**
     * Checks the fields and sends them. Moves the focus to the first invalid field; after a refusal, to the password, unless the
     * visitor has left the form meanwhile.
     * @returns whether the server has accepted the fields
     */
    async submit(form: HTMLFormElement): Promise<boolean> {
      if (getSnapshot().isBusy) return false;
      const invalid = invalidFields(form);
      const errors = Object.fromEntries(invalid.map((field) => [field.name, errorOf(field)]));
      // Hides the password: a browser that remembers fields must see that this is a password.
      update({ errors, failure: '', isBusy: invalid.length === 0, isPasswordVisible: false });
      if (invalid.length > 0) {
        invalid[0]?.focus();
        return false;
      }
      const { ok, message = '' } = await send(new FormData(form));
      update({ failure: ok ? '' : message, isBusy: false });
      // As `mayMoveFocus` of src/core/util, which would be one more file for a page that signs in.
      const mayMoveFocus = form.matches(':focus-within') || document.activeElement === document.body;
      if (!ok && mayMoveFocus) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
      return ok;
    },
  };
};

export type CredentialsForm = ReturnType<typeof createCredentialsForm>;
