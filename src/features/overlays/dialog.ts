import { html, nothing, render, type TemplateResult } from 'lit-html';
import { inTurn } from './in-turn';
import { makeLayer, type OverlayText } from './layer';
import { leave } from './leave';

interface Button<T> {
  label: string;
  answer: T;
}

export interface DialogParts<T> {
  title?: string | undefined;
  message: string | TemplateResult;
  /** The first has the focus, and the look of what is meant to be pressed. */
  buttons: [Button<T>, ...Button<T>[]];
  /** What Escape and a click beside the dialog answer. */
  cancel: T;
}

const queue = inTurn();

/** Asks, when those who asked before have their answer; the focus goes in, and back to where it was. */
export const ask = <T>(partsIn: (text: OverlayText) => DialogParts<T>): Promise<T> =>
  queue(async () => {
    const { root, text, remove } = await makeLayer();
    const { title, message, buttons, cancel } = partsIn(text);
    let isBeside = false;
    const answered = Promise.withResolvers<T>();
    const choose = (answer: T) => () => answered.resolve(answer);
    const onCancel = (event: Event): void => {
      // It is closed below, when it has left.
      event.preventDefault();
      answered.resolve(cancel);
    };
    // A text selected with the mouse may end beside the dialog.
    const onPointerDown = ({ target, currentTarget }: Event): void => {
      isBeside = target === currentTarget;
    };
    const onClick = ({ target, currentTarget }: Event): void => {
      if (isBeside && target === currentTarget) answered.resolve(cancel);
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
                html`<button type="button" class=${index === 0 ? 'first' : nothing} @click=${choose(answer)}>
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
    const answer = await answered.promise;
    await leave(dialog);
    dialog.close();
    remove();
    return answer;
  });
