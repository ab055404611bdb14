import { html, nothing, render, type TemplateResult } from 'lit-html';
import { createLayer, createQueue, type OverlayText, playClosingAnimation } from './layer';

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

const enqueue = createQueue();

/**
 * Shows a modal dialog once the dialogs before it are answered. The focus moves into the dialog and returns afterwards.
 * @returns the visitor's answer
 */
export const openDialog = <T>(createContent: (text: OverlayText) => DialogContent<T>): Promise<T> =>
  enqueue(async () => {
    const { root, text, remove } = await createLayer();
    const { title, message, buttons, cancelAnswer } = createContent(text);
    let isPressOnBackdrop = false;
    const result = Promise.withResolvers<T>();
    const onCancel = (event: Event): void => {
      // The dialog closes below, after its animation.
      event.preventDefault();
      result.resolve(cancelAnswer);
    };
    // A text selection with the mouse may end on the backdrop.
    const onPointerDown = ({ target, currentTarget }: Event): void => {
      isPressOnBackdrop = target === currentTarget;
    };
    const onClick = ({ target, currentTarget }: Event): void => {
      if (isPressOnBackdrop && target === currentTarget) result.resolve(cancelAnswer);
    };
    render(
      html`<dialog
        part="dialog"
        role="alertdialog"
        aria-labelledby=${title ? 'title' : 'message'}
        aria-describedby=${title ? 'message' : nothing}
        @cancel=${onCancel}
        @pointerdown=${onPointerDown}
        @click=${onClick}
      >
        <div class="box">
          ${title ? html`<h2 id="title">${title}</h2>` : nothing}
          <div id="message">${message}</div>
          <div class="buttons">
            ${buttons.map(
              ({ label, answer }, index) =>
                html`<button
                  type="button"
                  class=${index === 0 ? 'first' : nothing}
                  @click=${() => result.resolve(answer)}
                >
                  ${label}
                </button>`,
            )}
          </div>
        </div>
      </dialog>`,
      root,
    );
    const dialog = root.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    root.querySelector('button')?.focus();
    const answer = await result.promise;
    await playClosingAnimation(dialog);
    dialog.close();
    remove();
    return answer;
  });
