import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { translations } from '../../core/i18n/messages';
import { createBackdropHandlers } from '../../core/util/backdrop-click';
import { lockPageScroll } from '../../core/util/lock-page-scroll';
import { dialogMarkAttribute } from '../../core/util/page-layers';
import { createLayer, createQueue, onRemoval, playClosingAnimation } from './layer';
import { messages as spanish } from './messages/es-419';

const loadText = translations('src/features/overlays', spanish);

export type OverlayText = MessageFormatter<typeof spanish>;

/** A modal dialog, before its content is rendered. */
export interface Modal<T> {
  /** The shadow root of the dialog, where the page's styles do not apply. */
  root: ShadowRoot;
  /** The texts of dialogs, in the page's language. */
  text: OverlayText;
  /** Closes the dialog with the visitor's answer. */
  close(answer: T): void;
}

interface ModalContent<T> {
  /** Default: 'alertdialog'. */
  role?: 'alertdialog' | 'dialog';
  /** Ids of elements of the content. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** An element with `autofocus` gets the focus, else the first focusable element. */
  content: TemplateResult | Node;
  /** The answer for Escape, for a click on the backdrop, and where the dialog is removed with the rest of the page. */
  cancelAnswer: T;
  /** Whether a click on the backdrop closes the dialog. Default: true. */
  closesByBackdrop?: boolean;
}

type CreateContent<T> = (modal: Modal<T>) => ModalContent<T> | Promise<ModalContent<T>>;

const showModal = async <T>(
  { root, text }: Pick<Modal<T>, 'root' | 'text'>,
  createContent: CreateContent<T>,
): Promise<T> => {
  const result = Promise.withResolvers<T>();
  const {
    role = 'alertdialog',
    labelledBy,
    describedBy,
    content,
    cancelAnswer,
    closesByBackdrop = true,
  } = await createContent({ root, text, close: result.resolve });
  const onCancel = (event: Event): void => {
    // The dialog closes below, after its animation.
    event.preventDefault();
    result.resolve(cancelAnswer);
  };
  const { onPointerDown, onClick } = createBackdropHandlers(() => {
    if (closesByBackdrop) result.resolve(cancelAnswer);
  });
  render(
    html`<dialog
      part="dialog"
      role=${role}
      aria-labelledby=${labelledBy}
      aria-describedby=${describedBy ?? nothing}
      @cancel=${onCancel}
      @pointerdown=${onPointerDown}
      @click=${onClick}
    >
      <div class="box">${content}</div>
    </dialog>`,
    root,
  );
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  const unlockPageScroll = lockPageScroll();
  const stopObserving = onRemoval(dialog, () => result.resolve(cancelAnswer));
  const answer = await result.promise;
  stopObserving();
  await playClosingAnimation(dialog);
  unlockPageScroll();
  // The browser may have closed the dialog itself, after an Escape that scripts cannot prevent.
  if (dialog.open && dialog.isConnected) {
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    dialog.close();
    // A toast in the dialog moves out before the dialog leaves the page.
    await closed;
  }
  return answer;
};

const enqueue = createQueue();

/**
 * Shows a modal dialog once the dialogs before it are closed. The focus moves into the dialog and returns afterwards.
 * @returns the visitor's answer
 * @throws where the texts of dialogs cannot be loaded
 */
export const openModal = <T>(createContent: CreateContent<T>): Promise<T> =>
  enqueue(async () => {
    const { root, remove } = createLayer();
    try {
      const text = await loadText(root.host);
      root.host.setAttribute(dialogMarkAttribute, '');
      return await showModal({ root, text }, createContent);
    } finally {
      remove();
    }
  });
