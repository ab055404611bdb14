import { ask } from './dialog';

export interface ConfirmOptions {
  message: string;
  title?: string;
  /** The button that confirms. Default: 'Aceptar', in the page's language. */
  confirmText?: string;
  /** The button that says no. Default: 'Cancelar'. */
  rejectText?: string;
}

/**
 * Asks a question in a dialog. All texts are text, not HTML.
 * @returns true for yes, false for no, null when the visitor has put the question away: by Escape, or a click beside it
 */
export const confirm = (question: ConfirmOptions | string): Promise<boolean | null> => {
  const { message, title, confirmText, rejectText } = optionsOf(question);
  return ask<boolean | null>((text) => ({
    title,
    message,
    buttons: [
      { label: confirmText ?? text('confirm'), answer: true },
      { label: rejectText ?? text('reject'), answer: false },
    ],
    cancel: null,
  }));
};

/** Tells something that the visitor has to take note of; resolves when that is done. */
export const alert = (notice: Omit<ConfirmOptions, 'rejectText'> | string): Promise<void> => {
  const { message, title, confirmText } = optionsOf(notice);
  return ask<void>((text) => ({
    title,
    message,
    buttons: [{ label: confirmText ?? text('confirm'), answer: undefined }],
    cancel: undefined,
  }));
};

const optionsOf = (given: ConfirmOptions | string): ConfirmOptions =>
  typeof given === 'string' ? { message: given } : given;
