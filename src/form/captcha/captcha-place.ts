import type { BlockHost } from '../../block/host';
import type { FormGiven, FormState } from '../form-state';
import { type Captcha, createCaptcha } from './captcha';

/** Where the widget stands: in the page's own tree, in the form's slot or in the page's form above its button. */
const containerFor = (host: BlockHost, form: HTMLFormElement | undefined): HTMLElement => {
  const container = document.createElement('div');
  container.tabIndex = -1;
  container.className = 'az-captcha';
  const button = form?.querySelector('[type="submit"],button:not([type])');
  if (form) form.insertBefore(container, button?.parentElement === form ? button : null);
  else {
    container.slot = 'captcha';
    host.append(container);
  }
  return container;
};

const themeOf = (host: Element): 'light' | 'dark' => {
  const { colorScheme } = getComputedStyle(host);
  const isDark = colorScheme.includes('light')
    ? colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : colorScheme.includes('dark');
  return isDark ? 'dark' : 'light';
};

/** The captcha of a form: it comes and goes with the settings, and its script comes when there is one. */
export class CaptchaPlace {
  token = '';
  container: HTMLElement | undefined;
  #change: (state: Partial<FormState>) => void;
  #widget: Captcha | undefined;
  /** The settings that it was made for. */
  #made = '';

  constructor(change: (state: Partial<FormState>) => void) {
    this.#change = change;
  }

  /** Whether it has to be solved still. */
  get isMissing(): boolean {
    return !!this.#made && !this.token;
  }

  update({ host, settings: { captcha }, own, prepared }: FormGiven, { wasOpened }: FormState): void {
    // A form in a closed dialog asks no third party for anything.
    const isOpen = wasOpened || !prepared.Box;
    const wanted = captcha?.siteKey && isOpen ? JSON.stringify(captcha) : '';
    if (wanted === this.#made) return;
    this.remove();
    this.#made = wanted;
    if (!captcha || !wanted) {
      this.#change({ captcha: undefined, isLocked: false });
      return;
    }
    this.container = containerFor(host, own);
    this.#widget = createCaptcha({
      settings: captcha,
      container: this.container,
      theme: themeOf(host),
      onState: (state) => this.#change({ captcha: state }),
      onToken: (token) => {
        this.token = token;
        if (token) this.#change({ isLocked: false });
      },
    });
  }

  /** After a failed submission: nothing is sent until it is solved again. */
  reset(): void {
    if (!this.#made) return;
    this.#widget?.reset();
    this.#change({ isLocked: true });
  }

  /** Another try; `isAllowed` is the visitor's permission. */
  load(isAllowed?: boolean): void {
    this.#widget?.load(isAllowed);
  }

  remove(): void {
    this.#widget?.remove();
    this.container?.remove();
    this.#widget = this.container = undefined;
    this.#made = this.token = '';
  }
}

export { default as styles } from './captcha.css';
export { CaptchaArea } from './captcha-area';
export { messages } from './messages/es-419';
