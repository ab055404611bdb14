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
  isLocked: boolean;
}

const findButtons = (form: HTMLFormElement): SubmitButton[] =>
  ([...formProperty(form, 'elements')] as SubmitButton[]).filter(
    ({ type, localName }) => type === 'submit' && /^(button|input)$/.test(localName),
  );

const readLabel = (button: SubmitButton): ButtonLabel => ({
  text: textContentOf(button) || button.value,
  nodes: [...button.childNodes],
});

const writeLabel = (button: SubmitButton, { text, nodes }: ButtonLabel): void => {
  if (button.localName === 'input') button.value = text;
  else button.replaceChildren(...nodes);
};

/** The submit buttons of a page's form. A submission changes their labels, and a form that is locked disables them. */
export const createSubmitButtons = (form: HTMLFormElement) => {
  /** The original labels of the buttons whose label a submission has replaced. */
  const ownLabels = new Map<SubmitButton, ButtonLabel>();
  const lockedButtons = new Set<SubmitButton>();

  const setSubmitting = (button: SubmitButton, text: string | undefined): void => {
    const ownLabel = ownLabels.get(button);
    if (text !== undefined && !ownLabel) {
      ownLabels.set(button, readLabel(button));
      writeLabel(button, { text, nodes: [document.createTextNode(text)] });
    } else if (text === undefined && ownLabel) {
      writeLabel(button, ownLabel);
      ownLabels.delete(button);
    }
    if (text === undefined) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  };

  /** A button that the page itself disabled stays as it is. */
  const setLocked = (button: SubmitButton, isLocked: boolean): void => {
    if (isLocked && !button.disabled) {
      button.disabled = true;
      lockedButtons.add(button);
    } else if (!isLocked && lockedButtons.delete(button)) button.disabled = false;
  };

  return {
    /** Text of the first button, outside of a submission. */
    get text(): string {
      const [button] = findButtons(form);
      return button ? (ownLabels.get(button) ?? readLabel(button)).text : '';
    },
    /** The button's own text while a submission shows another one; undefined otherwise. */
    ownTextOf: (button: SubmitButton): string | undefined => ownLabels.get(button)?.text,
    update({ submittingText, isLocked }: SubmitButtonsState): void {
      for (const button of findButtons(form)) {
        setSubmitting(button, submittingText);
        setLocked(button, isLocked);
      }
    },
  };
};
