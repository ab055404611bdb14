import type { FormSettings } from './form-field';
import type { FormMessages } from './messages/es-419';

/** Robots like to fill in addresses of websites. */
export const honeypotName = 'az-url';

/** Attributes that ask password managers to leave the control alone. */
export const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
};

/** A control that no person sees, and that robots fill in. A form of the page's own gets the same one (page-form/page-honeypot.ts). */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input
      type="text"
      name={honeypotName}
      tabIndex={-1}
      autoComplete="off"
      data-private=""
      {...ignoredByPasswordManagers}
    />
  </div>
);

/** Queries the DOM, because the form may be the page's own, which React does not render. */
const findHoneypot = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector(`input[name="${honeypotName}"]`);

/**
 * The rule that a submission breaks if it seems to come from a robot; undefined otherwise. The rule's name is also the key of the
 * message, for a person who is refused by mistake.
 * @param openForMs time since the visitor first saw the form, in ms
 */
export const brokenRobotRule = (
  form: HTMLFormElement,
  { honeypot, minimumTime }: FormSettings,
  openForMs: number,
): Extract<keyof FormMessages, 'honeypotFilled' | 'tooEarly'> | undefined => {
  if (honeypot && findHoneypot(form)?.value) return 'honeypotFilled';
  return openForMs < minimumTime * 1000 ? 'tooEarly' : undefined;
};

/** Empties the honeypot, which a browser or a password manager may have filled in, so that a person can send the form again. */
export const emptyHoneypot = (form: HTMLFormElement): void => {
  const control = findHoneypot(form);
  if (control) control.value = '';
};
