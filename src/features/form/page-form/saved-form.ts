/**
 * The markup that the site builder saved around and within a form. Its scripts are not there, so nothing opens what the
 * builder hid, and nothing runs what the builder calls.
 * @module
 */
import { isBuilderCall } from '../../../core/builder-scripts';
import type { FormSuccess } from '../contracts';

/** The text after a submission, within the form. */
const savedMessage = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('.form-submission-text');

/** What the form's author wrote for after a submission; HTML and an address. */
export const savedSuccess = (form: HTMLFormElement): FormSuccess => {
  const message = savedMessage(form);
  return {
    message: message?.textContent?.trim() ? message.innerHTML : '',
    redirect: form.dataset.successRedirect ?? '',
  };
};

/** The builder's script selects "Choose an option", which the browser skips; the first option would be sent unchosen. */
const selectPlaceholder = (select: HTMLSelectElement): void => {
  const { options, selectedIndex } = select;
  if (selectedIndex === 1 && options[0]?.matches('[disabled][hidden]') && !options[1]?.defaultSelected)
    select.selectedIndex = 0;
};

/**
 * Shows a form that waited for a dialog, hides the text for after the submission and the button without a script, and takes
 * an inline handler of the builder's off. Returns a function that restores all of this.
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
