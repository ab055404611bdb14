import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { unlockPage } from '../../src/features/api/calls/session';
import { FormFailure, PasswordField } from '../../src/features/site/sign-in/credentials-fields';
import { sendCredentials } from '../../src/features/site/sign-in/send-credentials';
import { useCredentialsForm } from '../../src/features/site/sign-in/use-credentials-form';
import type { messages } from './messages/es-419';
import type { LockScreenSettings } from './schema';

/** A locked page: a heading, the page's own words, and a form for the password. */
export const LockScreen = ({
  settings: { heading },
  host,
  text,
  prepared: Heading,
}: BlockProps<LockScreenSettings, typeof messages, 'h1' | 'h2'>) => {
  const { errors, failure, isBusy, isPasswordVisible, togglePassword, onSubmit } = useCredentialsForm({
    async send(values) {
      const password = `${values.get('password')}`;
      // With the right password, the server sets a cookie that unlocks the page.
      const result = await sendCredentials(unlockPage({ password }), { text, refusal: 'wrongPassword' });
      return result.ok ? { ok: true } : { ok: false, message: result.message };
    },
    onSuccess() {
      if (emit(host, 'az-unlock', { cancelable: true })) location.reload();
    },
  });
  return (
    <section part="screen" aria-labelledby="heading">
      <Heading part="heading" id="heading">
        {heading || text('locked')}
      </Heading>
      <slot />
      <form
        part="form"
        method="post"
        noValidate
        aria-labelledby="heading"
        aria-busy={isBusy}
        onSubmit={onSubmit}
      >
        <FormFailure message={failure} />
        <PasswordField text={text} errors={errors} isVisible={isPasswordVisible} onToggle={togglePassword} />
        <button type="submit" part="submit" aria-disabled={isBusy || undefined}>
          {text(isBusy ? 'unlocking' : 'unlock')}
        </button>
      </form>
    </section>
  );
};
