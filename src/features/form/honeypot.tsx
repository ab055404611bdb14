import type { FormSettings } from './form-field';
import type { FormMessages } from './messages/es-419';

const honeypotName = 'az-url';

/** A control that no person sees, and that robots fill in. */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" data-private="" />
  </div>
);

/**
 * Why a submission cannot come from a person, as the key of a message. A person who is refused by mistake reads the message
 * and keeps what was typed.
 * @param openForMs time since the visitor first saw the form, in ms
 */
export const robotMessage = (
  form: HTMLFormElement,
  { honeypot, minimumTime }: FormSettings,
  openForMs: number,
): keyof FormMessages | undefined => {
  // By hand, because the form may be the page's own, outside of React.
  const trap = form.querySelector<HTMLInputElement>(`input[name="${honeypotName}"]`);
  if (honeypot && trap?.value) return 'submitFailed';
  return openForMs < minimumTime * 1000 ? 'tooEarly' : undefined;
};
