import type { MessageFormatter } from '../../../core/i18n/message-formatter';
import { lazyImport } from '../../../core/lazy-import';
import { safeUrl } from '../../../core/util/safe-url';
import { EmailField, FormFailure, PasswordField } from './credentials-fields';
import { readCredentials } from './credentials-form';
import type { SignInMessages } from './messages/es-419';
import { useCredentialsForm } from './use-credentials-form';

const siteModule = lazyImport(() => import('azulejo/site'));

interface SignInFormProps {
  /** The block. Messages about a failed sign-in are in its language. */
  host: Element;
  text: MessageFormatter<SignInMessages>;
  /** Address of the page for a forgotten password. Default: `Azulejo.config.forgotUrl`; without one, no link. */
  forgotUrl: string;
  /** Address of the page where visitors create an account. Default: `Azulejo.config.signUpUrl`; without one, no link. */
  signUpUrl: string;
  /** The text of that link. */
  signUpLabel: string;
  onSignIn(): void;
}

/** The form that signs visitors in: e-mail, password, and whether to stay signed in. */
export const SignInForm = ({ host, text, onSignIn, ...links }: SignInFormProps) => {
  const { errors, failure, isBusy, isPasswordVisible, togglePassword, onSubmit } = useCredentialsForm({
    async send(values) {
      try {
        const { site } = await siteModule.load();
        const { ok, message = text('apiConnection') } = await site.login(readCredentials(values), {
          source: host,
        });
        return { ok, message };
      } catch {
        // The file cannot be loaded: there is no network.
        return { ok: false, message: text('apiConnection') };
      }
    },
    onSuccess: onSignIn,
  });
  const config = globalThis.Azulejo?.config;
  const forgotUrl = safeUrl(links.forgotUrl || config?.forgotUrl);
  const signUpUrl = safeUrl(links.signUpUrl || config?.signUpUrl);
  return (
    <form
      part="form"
      method="post"
      noValidate
      aria-label={text('signIn')}
      aria-busy={isBusy}
      onSubmit={onSubmit}
    >
      <FormFailure message={failure} />
      <EmailField text={text} errors={errors} />
      <PasswordField text={text} errors={errors} isVisible={isPasswordVisible} onToggle={togglePassword} />
      <label part="remember" className="remember">
        <input type="checkbox" name="rememberMe" part="checkbox" />
        {text('rememberMe')}
      </label>
      <button type="submit" part="submit" aria-disabled={isBusy || undefined}>
        {text(isBusy ? 'signingIn' : 'signIn')}
      </button>
      {(forgotUrl || signUpUrl) && (
        <p part="links" className="links">
          {forgotUrl && (
            <a part="link" href={forgotUrl}>
              {text('forgotPassword')}
            </a>
          )}
          {signUpUrl && (
            <a part="link" href={signUpUrl}>
              {links.signUpLabel}
            </a>
          )}
        </p>
      )}
    </form>
  );
};
