import type { FormGiven } from '../form-state';
import type { FormMessages } from '../messages/es-419';

const name = 'az-url';

/** A control that no person sees, and every robot fills in. */
export const Honeypot = () => (
  <div className="unseen" aria-hidden="true">
    <input type="text" name={name} tabIndex={-1} autoComplete="off" data-private="" />
  </div>
);

/**
 * Why this cannot be a person, as the key of a message: who is one after all reads it, and keeps what is typed.
 * @param since when the form was first shown, in ms since the page's start
 */
export const refusalOf = (
  form: HTMLFormElement,
  { settings }: FormGiven,
  since: number,
): keyof FormMessages | undefined => {
  const trap = form.elements.namedItem(name);
  if (settings.honeypot && trap instanceof HTMLInputElement && trap.value !== '') return 'submitFailed';
  return performance.now() - since < settings.minimumTime * 1000 ? 'tooEarly' : undefined;
};
