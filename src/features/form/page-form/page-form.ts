import { adoptStyles, styleSheetFor } from '../../../core/styles';
import type { Answer } from '../../api/answer';
import { type FormControl, isCheckable } from '../controls';
import type { DraftValues } from '../draft-values';
import type { PageForm, PageFormProps } from '../form-modules';
import sheet from './page-form.css';
import { isTouched, type PageField, plainText, readPageForm } from './read-page-form';

/**
 * The controller of a form that a page's author wrote. React does not render the form, so everything that the block adds to
 * the page's markup (messages, marks, states of the button) is here.
 * @module
 */

let messageCount = 0;

/** The element with a field's message. */
const messageBefore = (place: HTMLElement): HTMLElement | undefined => {
  const { previousElementSibling: element } = place;
  return element?.matches('.az-error-message') ? (element as HTMLElement) : undefined;
};

const createMessage = (place: HTMLElement): HTMLElement => {
  messageCount += 1;
  const message = document.createElement('span');
  message.className = 'az-error-message';
  message.id = `az-error-${messageCount}`;
  place.before(message);
  return message;
};

/** Adds a token to an attribute that lists tokens, or removes the token. */
const toggleToken = (element: Element, name: string, token: string, isPresent: boolean): void => {
  const others = (element.getAttribute(name) ?? '').split(/\s+/).filter((one) => one && one !== token);
  const tokens = isPresent ? [...others, token] : others;
  if (tokens.length) element.setAttribute(name, tokens.join(' '));
  else element.removeAttribute(name);
};

/** The elements that carry a field's error: the group of radio buttons, as a single one cannot be invalid, else the controls. */
const errorCarriers = ({ controls }: PageField): Element[] => [
  ...new Set<Element>(controls.map((control) => control.closest('[role="radiogroup"]') ?? control)),
];

const showError = (field: PageField, text: string): void => {
  const { place } = field;
  const message = messageBefore(place) ?? createMessage(place);
  if (message.textContent !== text) message.textContent = text;
  for (const element of errorCarriers(field)) {
    toggleToken(element, 'aria-describedby', message.id, true);
    if (!element.matches('[type="radio"]')) element.setAttribute('aria-invalid', 'true');
  }
  place.toggleAttribute('data-invalid', true);
};

/** @param isPlaceShared whether another field with an error has the same place */
const removeError = (field: PageField, isPlaceShared: boolean): void => {
  const { place } = field;
  if (!place.hasAttribute('data-invalid')) return;
  const message = messageBefore(place);
  for (const element of errorCarriers(field)) {
    if (message) toggleToken(element, 'aria-describedby', message.id, false);
    element.removeAttribute('aria-invalid');
  }
  if (isPlaceShared) return;
  message?.remove();
  place.removeAttribute('data-invalid');
};

type SubmitButton = HTMLButtonElement | HTMLInputElement;

const submitButtons = (form: HTMLFormElement): SubmitButton[] =>
  ([...form.elements] as SubmitButton[]).filter(
    ({ type, localName }) => type === 'submit' && /^(button|input)$/.test(localName),
  );

/** The property of a button that holds its text. */
const textProperty = (button: SubmitButton): 'value' | 'textContent' =>
  button.localName === 'input' ? 'value' : 'textContent';

const writeValues = (control: FormControl, values: string[]): void => {
  if (isCheckable(control)) (control as HTMLInputElement).checked = values.includes(control.value);
  else if ('options' in control)
    for (const option of control.options) option.selected = values.includes(option.value);
  else if (control.type !== 'file') control.value = values[0] ?? '';
};

const createPageForm = (form: HTMLFormElement): PageForm => {
  /** Texts that buttons have outside of a submission. */
  const buttonTexts = new Map<SubmitButton, string>();
  const lockedButtons = new Set<SubmitButton>();
  const restoredControls = new WeakSet<FormControl>();
  let props: PageFormProps | undefined;

  const setButtonText = (button: SubmitButton, submittingText: string | undefined): void => {
    const property = textProperty(button);
    const before = buttonTexts.get(button);
    if (submittingText !== undefined && before === undefined) {
      buttonTexts.set(button, button[property] ?? '');
      button[property] = submittingText;
    } else if (submittingText === undefined && before !== undefined) {
      button[property] = before;
      buttonTexts.delete(button);
    }
    if (submittingText === undefined) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  };

  /** A button that the page itself disabled stays as it is. */
  const setLocked = (button: SubmitButton, isLocked: boolean): void => {
    if (isLocked && !button.disabled) {
      button.disabled = true;
      lockedButtons.add(button);
    } else if (!isLocked && lockedButtons.delete(button)) button.disabled = false;
  };

  const restore = (draft: DraftValues, fields: PageField[]): void => {
    for (const control of fields.flatMap(({ controls }) => controls)) {
      if (restoredControls.has(control)) continue;
      restoredControls.add(control);
      const values = draft.get(control.name);
      if (values) writeValues(control, values);
    }
  };

  const showErrors = (errors: ReadonlyMap<string, string>, fields: PageField[]): void => {
    const invalidFields = fields.filter(({ field }) => errors.has(field.id));
    const invalidPlaces = new Set(invalidFields.map(({ place }) => place));
    for (const field of fields)
      if (!invalidFields.includes(field)) removeError(field, invalidPlaces.has(field.place));
    for (const field of invalidFields) showError(field, errors.get(field.field.id) ?? '');
  };

  return {
    element: form,
    get buttonText() {
      const [button] = submitButtons(form);
      return button ? (buttonTexts.get(button) ?? (plainText(button) || button.value)) : '';
    },
    fields: () => readPageForm(form),
    connect(draft) {
      const { noValidate } = form;
      const listeners = new AbortController();
      form.noValidate = true;
      adoptStyles(form.getRootNode() as Document | ShadowRoot, styleSheetFor(sheet));
      for (const { controls } of readPageForm(form)) if (controls.some(isTouched)) draft.save(controls);
      form.addEventListener('submit', (event) => props?.onSubmit(event), listeners);
      form.addEventListener(
        'input',
        ({ target }) => {
          const found = readPageForm(form).find(({ controls }) => controls.some((one) => one === target));
          if (found) props?.onFieldInput(found.field, found.controls);
        },
        listeners,
      );
      return () => {
        listeners.abort();
        form.noValidate = noValidate;
      };
    },
    update(next) {
      props = next;
      const { errors, status, isLocked } = next.state;
      const fields = readPageForm(form);
      restore(next.draft, fields);
      showErrors(errors, fields);
      form.style.display = status === 'submitted' ? 'none' : '';
      for (const button of submitButtons(form)) {
        setButtonText(button, status === 'submitting' ? next.text('sending') : undefined);
        setLocked(button, isLocked);
      }
    },
    async send(): Promise<Answer<unknown>> {
      const data = new FormData(form);
      const isMultipart = form.enctype === 'multipart/form-data';
      try {
        const { ok, status } = await fetch(form.action, {
          method: 'POST',
          body: isMultipart ? data : new URLSearchParams(data as unknown as Record<string, string>),
          headers: { Accept: 'application/json, text/html;q=0.9, */*;q=0.8' },
        });
        if (ok) return { ok, status, data: undefined };
        return { ok: false, status, reason: 'status', message: '' };
      } catch {
        return { ok: false, status: 0, reason: 'network', message: '' };
      }
    },
  };
};

const pageForms = new WeakMap<HTMLFormElement, PageForm>();

/** The controller of a form; one for each form, as it remembers the texts of the form's buttons. */
export const pageFormOf = (form: HTMLFormElement): PageForm => {
  const pageForm = pageForms.get(form) ?? createPageForm(form);
  pageForms.set(form, pageForm);
  return pageForm;
};
