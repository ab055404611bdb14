import { keepInserted } from '../../../core/keep-inserted';
import { honeypotName, ignoredByPasswordManagers } from '../honeypot';

const createHoneypot = (): HTMLElement => {
  const honeypot = document.createElement('div');
  honeypot.className = 'az-honeypot';
  honeypot.ariaHidden = 'true';
  // Inline styles, because the page's own rules for its forms override those of a cascade layer.
  Object.assign(honeypot.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  const control = document.createElement('input');
  Object.assign(control, { name: honeypotName, tabIndex: -1, autocomplete: 'off' });
  for (const [name, value] of Object.entries(ignoredByPasswordManagers)) control.setAttribute(name, value);
  honeypot.append(control);
  return honeypot;
};

/**
 * Puts the honeypot's control into a form of the page's own, and keeps its value out of every submission: by the browser, the
 * block or a script of the page.
 * @returns a function that undoes this
 */
export const keepHoneypot = (form: HTMLFormElement): (() => void) => {
  const honeypot = createHoneypot();
  const removeHoneypot = keepInserted(honeypot, { parent: form, selector: '.az-honeypot' });
  const dropValue = ({ formData }: FormDataEvent): void => formData.delete(honeypotName);
  form.addEventListener('formdata', dropValue);
  return () => {
    form.removeEventListener('formdata', dropValue);
    removeHoneypot();
  };
};
