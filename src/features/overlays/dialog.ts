import { html, nothing, type TemplateResult } from 'lit-html';
import { type OverlayText, openModal } from './modal';

interface Button<T> {
  label: string;
  answer: T;
}

export interface DialogContent<T> {
  title?: string | undefined;
  message: string | TemplateResult;
  /** The first button is the primary one and gets the focus. */
  buttons: [Button<T>, ...Button<T>[]];
  /** The answer for Escape and for a click on the backdrop. */
  cancelAnswer: T;
}

/**
 * Shows a message with buttons in a modal dialog.
 * @returns the visitor's answer
 */
export const openDialog = <T>(createContent: (text: OverlayText) => DialogContent<T>): Promise<T> =>
  openModal<T>(({ text, close }) => {
    const { title, message, buttons, cancelAnswer } = createContent(text);
    return {
      labelledBy: title ? 'title' : 'message',
      describedBy: title ? 'message' : undefined,
      cancelAnswer,
      content: html`${title ? html`<h2 id="title">${title}</h2>` : nothing}
        <div id="message">${message}</div>
        <div class="buttons">
          ${buttons.map(
            ({ label, answer }, index) =>
              html`<button
                type="button"
                class=${index === 0 ? 'first' : nothing}
                ?autofocus=${index === 0}
                @click=${() => close(answer)}
              >
                ${label}
              </button>`,
          )}
        </div>`,
    };
  });
