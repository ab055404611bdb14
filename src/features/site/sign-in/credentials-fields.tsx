import type { MessageFormatter } from '../../../core/i18n/message-formatter';
import fieldStyles from './credentials.css';
import buttonStyles from './credentials-block.css';
import type { CredentialsState } from './credentials-form';
import type { SignInMessages } from './messages/es-419';

/** Styles for the shadow root of a block with such a form. */
export const styles = fieldStyles + buttonStyles;

interface FieldProps {
  text: MessageFormatter<SignInMessages>;
  errors: CredentialsState['errors'];
}

const FieldError = ({ name, text, errors }: FieldProps & { name: 'email' | 'password' }) => {
  const key = errors[name];
  return (
    <p part="field-error" className="error" id={`${name}-error`}>
      {key && text(key, { email: text('exampleEmail') })}
    </p>
  );
};

export const EmailField = ({ text, errors }: FieldProps) => (
  <div part="field" className="field">
    <label part="label" htmlFor="email">
      {text('email')}
    </label>
    <FieldError name="email" text={text} errors={errors} />
    <input
      part="control"
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      required
      aria-invalid={!!errors.email}
      aria-describedby="email-error"
    />
  </div>
);

interface PasswordFieldProps extends FieldProps {
  isVisible: boolean;
  onToggle(): void;
}

/** A password, with a button that shows and hides what is typed. */
export const PasswordField = ({ text, errors, isVisible, onToggle }: PasswordFieldProps) => (
  <div part="field" className="field">
    <label part="label" htmlFor="password">
      {text('password')}
    </label>
    <FieldError name="password" text={text} errors={errors} />
    <div className="password">
      <input
        part="control"
        id="password"
        name="password"
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={!!errors.password}
        aria-describedby="password-error"
      />
      <button
        type="button"
        part="toggle"
        aria-label={text(isVisible ? 'hidePassword' : 'showPassword')}
        aria-controls="password"
        onClick={onToggle}
      >
        {text(isVisible ? 'hide' : 'show')}
      </button>
    </div>
  </div>
);

/** Shows why the server has refused. Screen readers announce a change of the text. */
export const FormFailure = ({ message }: { message: string }) => (
  <p part="failure" className="failure" role="alert">
    {message}
  </p>
);
