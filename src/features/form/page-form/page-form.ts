import { keepChanged } from '../../../core/morphs';
import { adoptStyles } from '../../../core/styles';
import { nextTask } from '../../../core/util/wait';
import type { PageForm, PageFormProps } from '../contracts';
import { controlValues, type FormControl, isCheckable, isSecretControl, readInput } from '../controls';
import { type DraftValues, draftName } from '../draft-values';
import { currentErrors } from '../field-errors';
import { removeCount, removeFieldError, showCount, showFieldError } from './field-marks';
import sheet from './page-form.css';
import { keepHoneypot } from './page-honeypot';
import { formProperty, isTouched, type PageField, readPageForm } from './read-page-form';
import { adoptSavedMarkup, savedSuccess } from './saved-form';
import { createSubmitButtons, type SubmitButton } from './submit-buttons';

/**
 * The controller of a form that a page's author wrote. React does not render the form, so everything that the block adds to
 * the page's markup (messages, marks, states of the button) is here.
 * @module
 */

const writeValues = (control: FormControl, values: string[]): void => {
  if (isCheckable(control)) (control as HTMLInputElement).checked = values.includes(control.value);
  else if ('options' in control)
    for (const option of control.options) {
      // A disabled option is a placeholder such as "Choose …", which stays selected while no other option is.
      if (!option.disabled) option.selected = values.includes(option.value);
    }
  else if (control.type !== 'file') control.value = values[0] ?? '';
};

/** The body of a request, as the browser would encode it. Without multipart encoding, a file is submitted as its name. */
const encode = (data: FormData, encoding: string): FormData | URLSearchParams =>
  encoding === 'multipart/form-data'
    ? data
    : new URLSearchParams(
        [...data].map(([name, value]) => [name, value instanceof File ? value.name : value]),
      );

/** Whether a control has a name, by which the browser sends it, or may be without a name on purpose: secrets and files. */
const hasNameOrSecret = (control: FormControl): boolean =>
  !!control.name || isSecretControl(control) || control.type === 'file';

/** On a form for which the block has turned the browser's validation off, and on its copy in a copy of the page, such as Turbo's. */
const checkedAttribute = 'data-az-checked';

/** Whether the page itself turns validation off. */
const hasNoValidate = (form: HTMLFormElement): boolean =>
  formProperty(form, 'noValidate') && !form.hasAttribute(checkedAttribute);

/** A form-associated custom element; most have the methods of the browser's own controls. */
type CustomControl = HTMLElement & { reportValidity?: () => boolean };

const isCustomElement = ({ localName }: Element): boolean => localName.includes('-');

const createPageForm = (form: HTMLFormElement): PageForm => {
  const buttons = createSubmitButtons(form);
  /** The controls that `restore` has handled already. */
  let restoredControls = new WeakSet<FormControl>();
  /** The site builder writes `novalidate` into every form, and checks the form by itself. */
  const isFormUnchecked = hasNoValidate(form) && !form.querySelector('.form-item');
  let props: PageFormProps | undefined;
  /** The button that the visitor pressed last. */
  let submitter: SubmitButton | null = null;
  /** While the block itself empties the form. */
  let isOwnReset = false;

  /** Writes a draft into the controls that are new. */
  const restore = (draft: DraftValues, fields: PageField[]): void => {
    const groups = Map.groupBy(
      fields.flatMap(({ controls }) => controls),
      draftName,
    );
    for (const [name, group] of groups) {
      const values = draft.get(name);
      for (const [index, control] of group.entries()) {
        if (restoredControls.has(control)) continue;
        restoredControls.add(control);
        if (!values) continue;
        if (isCheckable(control) || 'options' in control) writeValues(control, values);
        // Saved pages use a name for several fields. The draft then has only one of their texts, and not which field it is from.
        else if (values.length === group.length) writeValues(control, values.slice(index));
      }
    }
  };

  const showErrors = (errors: ReadonlyMap<string, string>, fields: PageField[]): void => {
    const invalidFields = fields.filter(({ field }) => errors.has(field.id));
    const invalidAnchors = new Set(invalidFields.map(({ errorAnchor }) => errorAnchor));
    for (const field of fields)
      if (!invalidFields.includes(field)) removeFieldError(field, invalidAnchors.has(field.errorAnchor));
    for (const field of invalidFields) showFieldError(field, errors.get(field.field.id) ?? '');
  };

  const update = (next: PageFormProps): void => {
    props = next;
    const { status, needsCaptcha } = next.state;
    // The page may have moved the block into another root.
    adoptStyles(form.getRootNode(), sheet);
    const fields = readPageForm(form);
    restore(next.draft, fields);
    showErrors(currentErrors(next.state, fields.map(readInput), next.text), fields);
    for (const field of fields) showCount(field, next.text);
    buttons.update({
      submittingText: status === 'submitting' ? next.text('sending') : undefined,
      isDisabled: needsCaptcha,
    });
  };

  /** The form's data, as the browser would send them. */
  const readData = (): FormData => {
    const ownText = submitter ? buttons.ownTextOf(submitter) : undefined;
    if (submitter?.localName !== 'input' || ownText === undefined) return new FormData(form, submitter);
    // The button says "Sending" now, and the label of an `<input>` is its value.
    const { value } = submitter;
    submitter.value = ownText;
    const data = new FormData(form, submitter);
    submitter.value = value;
    return data;
  };

  return {
    element: form,
    get isSentByBrowser() {
      const method = submitter?.formMethod || formProperty(form, 'method');
      return method !== 'post' || !!(submitter?.formTarget || formProperty(form, 'target'));
    },
    get isUnchecked() {
      return isFormUnchecked || !!submitter?.formNoValidate;
    },
    success: savedSuccess(form),
    get buttonText() {
      return buttons.text;
    },
    fields: () => readPageForm(form),
    connect({ host, draft, hasHoneypot }) {
      const removeHoneypot = hasHoneypot ? keepHoneypot(form) : undefined;
      const listeners = new AbortController();
      for (const { controls } of readPageForm(form)) if (controls.some(isTouched)) draft.save(controls);
      const restoreMarkup = keepChanged(form, () => {
        const isNoValidate = hasNoValidate(form);
        const restoreSavedMarkup = adoptSavedMarkup(form, host);
        form.toggleAttribute('novalidate', true);
        form.toggleAttribute(checkedAttribute, !isNoValidate);
        // A morph gives each control the value of the server's HTML.
        restoredControls = new WeakSet();
        if (props) update(props);
        return () => {
          form.toggleAttribute('novalidate', isNoValidate);
          form.removeAttribute(checkedAttribute);
          restoreSavedMarkup();
        };
      });
      form.addEventListener(
        'submit',
        (event) => {
          submitter = event.submitter as SubmitButton | null;
          props?.onSubmit(event);
        },
        listeners,
      );
      /** Later listeners of the page may call `setCustomValidity`, also of other fields: two passwords must be the same. */
      const recheckAfterPage = async (): Promise<void> => {
        await nextTask();
        props?.recheckErrors();
      };
      const onInput = ({ target }: Event): void => {
        const found = readPageForm(form).find(({ controls }) => controls.some((one) => one === target));
        if (!found || !props) return;
        props.onFieldInput(found);
        update(props);
        recheckAfterPage();
      };
      form.addEventListener('input', onInput, listeners);
      form.addEventListener('change', recheckAfterPage, listeners);
      form.getRootNode().addEventListener(
        'input',
        (event) => {
          const control = event.target as FormControl;
          // A control with `form="id"` stands outside of its form.
          if (control.form === form && !form.contains(control)) onInput(event);
        },
        listeners,
      );
      form.addEventListener(
        'reset',
        async (event) => {
          if (isOwnReset) return;
          // The browser empties the controls after the event, unless a listener cancels it.
          await nextTask();
          if (!event.defaultPrevented) props?.onReset();
        },
        listeners,
      );
      return () => {
        listeners.abort();
        removeHoneypot?.();
        restoreMarkup();
        buttons.update({ submittingText: undefined, isDisabled: false });
        for (const field of readPageForm(form)) {
          removeCount(field);
          removeFieldError(field, false);
        }
      };
    },
    update,
    reset() {
      isOwnReset = true;
      formProperty(form, 'reset').call(form);
      isOwnReset = false;
    },
    otherValues() {
      const data = readData();
      for (const element of formProperty(form, 'elements'))
        if (!isCustomElement(element)) data.delete((element as FormControl).name);
      const names = [...new Set(data.keys())];
      return Object.fromEntries(
        names.map((name) => {
          const values = data.getAll(name);
          return [name, values.length > 1 ? values : values[0]];
        }),
      );
    },
    reportOtherValidity() {
      const invalid = [...formProperty(form, 'elements')].find(
        (element) => isCustomElement(element) && element.checkVisibility() && element.matches(':invalid'),
      ) as CustomControl | undefined;
      if (invalid?.reportValidity) invalid.reportValidity();
      else invalid?.focus();
      return !invalid;
    },
    request() {
      const data = readData();
      for (const { field, controls } of readPageForm(form))
        if (!controls.some(hasNameOrSecret))
          for (const value of controlValues(controls)) data.append(field.id, value);
      const ownAction = submitter?.getAttribute('formaction');
      const address = ownAction ? new URL(ownAction, document.baseURI) : formProperty(form, 'action');
      return new Request(address, {
        method: 'POST',
        body: encode(data, submitter?.formEnctype || formProperty(form, 'enctype')),
        headers: { Accept: 'application/json, text/html;q=0.9, */*;q=0.8' },
      });
    },
  };
};

const pageForms = new WeakMap<HTMLFormElement, PageForm>();

/** The controller of a form; always the same one, because it remembers the original texts of the form's buttons. */
export const pageFormOf = (form: HTMLFormElement): PageForm => {
  const pageForm = pageForms.get(form) ?? createPageForm(form);
  pageForms.set(form, pageForm);
  return pageForm;
};
