/**
 * The markup that the site builder saved around and within a form. The builder's scripts are not in the page: nothing shows the
 * elements that they hid, and inline handlers call functions that do not exist.
 * @module
 */
import { isBuilderCall } from '../../../core/builder-scripts';
import type { FormSuccess } from '../contracts';

/** The text after a submission, within the form. */
const savedMessage = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('.form-submission-text');

/** The message (HTML) and the redirect that the form's author wrote for after a submission. */
export const savedSuccess = (form: HTMLFormElement): FormSuccess => {
  const message = savedMessage(form);
  return {
    message: message?.textContent?.trim() ? message.innerHTML : '',
    redirect: form.dataset.successRedirect ?? '',
  };
};

/**
 * Selects "Choose an option", as the builder's script does. The browser skips that disabled option, and would submit the next one
 * although nobody chose it.
 */
const selectPlaceholder = (select: HTMLSelectElement): void => {
  const { options, selectedIndex } = select;
  if (selectedIndex === 1 && options[0]?.matches('[disabled][hidden]') && !options[1]?.defaultSelected)
    select.selectedIndex = 0;
};

/**
 * Shows a form that was hidden until its dialog opens, hides the message for after a submission and the dialog's button, which
 * has no script, and removes an inline handler that calls the builder. Returns a function that restores all of this.
 */
export const adoptSavedMarkup = (form: HTMLFormElement, host: Element): (() => void) => {
  const undo: (() => void)[] = [];
  const setHidden = (element: HTMLElement | null, isHidden: boolean): void => {
    if (!element || element.hidden === isHidden) return;
    element.hidden = isHidden;
    undo.push(() => {
      element.hidden = !isHidden;
    });
  };

  const onSubmit = form.getAttribute('onsubmit');
  if (onSubmit !== null && isBuilderCall(onSubmit)) {
    form.removeAttribute('onsubmit');
    undo.push(() => form.setAttribute('onsubmit', onSubmit));
  }
  setHidden(savedMessage(form), true);
  for (const select of form.querySelectorAll<HTMLSelectElement>('.form-item select'))
    selectPlaceholder(select);
  for (const wrapper of host.querySelectorAll<HTMLElement>('.form-wrapper,.form-inner-wrapper')) {
    if (!wrapper.contains(form)) continue;
    setHidden(wrapper, false);
    if (!wrapper.classList.contains('hidden')) continue;
    wrapper.classList.remove('hidden');
    undo.push(() => wrapper.classList.add('hidden'));
  }
  setHidden(host.querySelector('.lightbox-handle-wrapper'), true);
  return () => {
    for (const restore of undo) restore();
  };
};
