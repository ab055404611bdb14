import { keepInserted } from '../../../core/morphs';
import { forNoManager, trapName } from '../honeypot';

const createTrap = (): HTMLElement => {
  const trap = document.createElement('div');
  trap.className = 'az-trap';
  trap.ariaHidden = 'true';
  // Rules of the page for what is in its forms are stronger than those of a layer.
  Object.assign(trap.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  const control = document.createElement('input');
  Object.assign(control, { name: trapName, tabIndex: -1, autocomplete: 'off' });
  for (const [name, value] of Object.entries(forNoManager)) control.setAttribute(name, value);
  trap.append(control);
  return trap;
};

/**
 * Puts the honeypot's control into a form of the page's own. The browser, the block and scripts of the page send the form without it.
 * @returns a function that undoes this
 */
export const keepTrap = (form: HTMLFormElement): (() => void) => {
  const trap = createTrap();
  const removeTrap = keepInserted(trap, () => form.append(trap), '.az-trap');
  const dropValue = ({ formData }: FormDataEvent): void => formData.delete(trapName);
  form.addEventListener('formdata', dropValue);
  return () => {
    form.removeEventListener('formdata', dropValue);
    removeTrap();
  };
};
