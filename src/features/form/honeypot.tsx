import type { FormSettings } from './form-field';

/** Robots like to fill in addresses of websites. */
export const trapName = 'az-url';

/** Attributes that ask password managers to leave the control alone. */
export const forNoManager = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true' };

/** A control that no person sees, and that robots fill in. A form of the page's own gets the same one (page-form/trap.ts). */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input type="text" name={trapName} tabIndex={-1} autoComplete="off" data-private="" {...forNoManager} />
  </div>
);

/**
 * Whether a submission seems to come from no person. The control of the honeypot is empty then: a browser or a password manager
 * may have filled it in, and the person sends the form again.
 * @param openForMs time since the visitor first saw the form, in ms
 */
export const seemsFromRobot = (
  form: HTMLFormElement,
  { honeypot, minimumTime }: FormSettings,
  openForMs: number,
): boolean => {
  // By hand, because the form may be the page's own, outside of React.
  const trap = form.querySelector<HTMLInputElement>(`input[name="${trapName}"]`);
  const isTrapFilled = honeypot && !!trap?.value;
  if (trap) trap.value = '';
  return isTrapFilled || openForMs < minimumTime * 1000;
};
