import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { MessageFormatter } from '../../../core/i18n/message-formatter';
import { translations } from '../../../core/i18n/messages';
import { adoptStyles } from '../../../core/styles';
import { safeUrl } from '../../../core/util/safe-url';
import { type Modal, openModal } from '../../overlays/modal';
import { login } from '../session';
import styles from './credentials.css';
import { type CredentialsForm, createCredentialsForm, readCredentials } from './credentials-form';
import { type SignInMessages, messages as spanish } from './messages/es-419';

const loadText = translations('src/features/site/sign-in', spanish);

interface SignInContext {
  form: CredentialsForm;
  text: MessageFormatter<SignInMessages>;
  /** Closes the dialog. */
  modal: Modal<boolean>;
}

const errorMessage = (name: 'email' | 'password', { form, text }: SignInContext): TemplateResult => {
  const key = form.getSnapshot().errors[name];
  // Without spaces: the style hides an empty message.
  return html`<p class="error" id="${name}-error">${key && text(key, { email: text('exampleEmail') })}</p>`;
};

const emailField = (context: SignInContext): TemplateResult => {
  const isInvalid = !!context.form.getSnapshot().errors.email;
  return html`<div class="field">
    <label for="email">${context.text('email')}</label>
    ${errorMessage('email', context)}
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      autofocus
      required
      aria-invalid=${isInvalid}
      aria-describedby="email-error"
    />
  </div>`;
};

const passwordField = (context: SignInContext): TemplateResult => {
  const { form, text } = context;
  const { errors, isPasswordVisible } = form.getSnapshot();
  return html`<div class="field">
    <label for="password">${text('password')}</label>
    ${errorMessage('password', context)}
    <div class="password">
      <input
        id="password"
        name="password"
        type=${isPasswordVisible ? 'text' : 'password'}
        autocomplete="current-password"
        autocapitalize="none"
        spellcheck="false"
        required
        aria-invalid=${!!errors.password}
        aria-describedby="password-error"
      />
      <button
        type="button"
        class="toggle"
        aria-label=${text(isPasswordVisible ? 'hidePassword' : 'showPassword')}
        aria-controls="password"
        @click=${form.togglePassword}
      >
        ${text(isPasswordVisible ? 'hide' : 'show')}
      </button>
    </div>
  </div>`;
};

const links = (text: SignInContext['text']): TemplateResult | typeof nothing => {
  const { forgotUrl, signUpUrl } = globalThis.Azulejo?.config ?? {};
  const addresses = [
    [safeUrl(forgotUrl), text('forgotPassword')],
    [safeUrl(signUpUrl), text('signUp')],
  ] as const;
  const configured = addresses.filter(([address]) => address);
  return configured.length > 0
    ? html`<p class="links">${configured.map(([address, label]) => html`<a href=${address}>${label}</a> `)}</p>`
    : nothing;
};

const signInForm = (context: SignInContext): TemplateResult => {
  const { form, text, modal } = context;
  const { failure, isBusy } = form.getSnapshot();
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (await form.submit(event.currentTarget as HTMLFormElement)) modal.close(true);
  };
  return html`<h2 id="title">${text('signIn')}</h2>
    <form method="post" novalidate aria-labelledby="title" aria-busy=${isBusy} @submit=${onSubmit}>
      <p class="failure" role="alert">${failure}</p>
      ${emailField(context)} ${passwordField(context)}
      <label class="remember"><input type="checkbox" name="rememberMe" /> ${text('rememberMe')}</label>
      <div class="buttons">
        <button class="first" aria-disabled=${isBusy ? 'true' : nothing}>
          ${text(isBusy ? 'signingIn' : 'signIn')}
        </button>
        <button type="button" @click=${() => modal.close(false)}>${modal.text('reject')}</button>
      </div>
      ${links(text)}
    </form>`;
};

const openSignIn = (): Promise<boolean> =>
  openModal<boolean>(async (modal) => {
    const text = await loadText(modal.root.host);
    adoptStyles(modal.root, styles);
    const form = createCredentialsForm((values) => login(readCredentials(values), { source: document.body }));
    const content = document.createElement('div');
    const show = (): unknown => render(signInForm({ form, text, modal }), content);
    form.subscribe(show);
    show();
    // `closesByBackdrop: false`: a stray click must not lose what the visitor has typed.
    return { role: 'dialog', labelledBy: 'title', content, cancelAnswer: false, closesByBackdrop: false };
  });

let openDialog: Promise<boolean> | undefined;

/**
 * Shows the sign-in form in a dialog. Calls while the dialog is open get the answer of the same dialog.
 * @returns whether the visitor has signed in
 */
export const showSignIn = (): Promise<boolean> => {
  openDialog ??= openSignIn().finally(() => {
    openDialog = undefined;
  });
  return openDialog;
};
