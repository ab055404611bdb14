import { formProperty, textContentOf } from './read-page-form';

export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** The label of a button: its text, and its child nodes, which may include icons. */
interface ButtonLabel {
  text: string;
  nodes: ChildNode[];
}

interface SubmitButtonsState {
  /** Text of the buttons during a submission; undefined outside of one. */
  submittingText: string | undefined;
  isDisabled: boolean;
}

/** On a button during a submission: its own text, which a copy of the page, such as Turbo's, has nowhere else. */
const ownTextAttribute = 'data-az-own-text';
/** On a button that the form has disabled. A button that the page itself disabled stays as it is. */
const disabledAttribute = 'data-az-disabled';

const findButtons = (form: HTMLFormElement): SubmitButton[] =>
  ([...formProperty(form, 'elements')] as SubmitButton[]).filter(
    ({ type, localName }) => type === 'submit' && /^(button|input)$/.test(localName),
  );

const readLabel = (button: SubmitButton): ButtonLabel => ({
  text: textContentOf(button) || button.value,
  nodes: [...button.childNodes],
});

const labelOf = (text: string): ButtonLabel => ({ text, nodes: [document.createTextNode(text)] });

const writeLabel = (button: SubmitButton, { text, nodes }: ButtonLabel): void => {
  if (button.localName === 'input') button.value = text;
  else button.replaceChildren(...nodes);
};

/** The submit buttons of a page's form. A submission changes their labels, and disables them if the captcha must be solved again. */
export const createSubmitButtons = (form: HTMLFormElement) => {
  /** The original labels of the buttons whose label a submission has replaced. */
  const ownLabels = new Map<SubmitButton, ButtonLabel>();

  const setSubmitting = (button: SubmitButton, text: string | undefined): void => {
    const ownText = button.getAttribute(ownTextAttribute);
    const ownLabel = ownLabels.get(button) ?? (ownText === null ? undefined : labelOf(ownText));
    if (text !== undefined && !ownLabel) {
      const label = readLabel(button);
      ownLabels.set(button, label);
      button.setAttribute(ownTextAttribute, label.text);
      writeLabel(button, labelOf(text));
    } else if (text === undefined && ownLabel) {
      writeLabel(button, ownLabel);
      ownLabels.delete(button);
      button.removeAttribute(ownTextAttribute);
    }
    if (text === undefined) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  };

  const setDisabled = (button: SubmitButton, isDisabled: boolean): void => {
    if (isDisabled ? button.disabled : !button.hasAttribute(disabledAttribute)) return;
    button.disabled = isDisabled;
    button.toggleAttribute(disabledAttribute, isDisabled);
  };

  return {
    /** Text of the first button, outside of a submission. */
    get text(): string {
      const [button] = findButtons(form);
      return button ? (ownLabels.get(button) ?? readLabel(button)).text : '';
    },
    /** The button's own text while a submission shows another one; undefined otherwise. */
    ownTextOf: (button: SubmitButton): string | undefined => ownLabels.get(button)?.text,
    update({ submittingText, isDisabled }: SubmitButtonsState): void {
      for (const button of findButtons(form)) {
        setSubmitting(button, submittingText);
        setDisabled(button, isDisabled);
      }
    },
  };
};
