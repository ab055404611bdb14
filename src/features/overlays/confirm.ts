import type { ConfirmOptions } from '../../core/overlay-options';
import { openDialog } from './dialog';

const optionsOf = (options: ConfirmOptions | string): ConfirmOptions =>
  typeof options === 'string' ? { message: options } : options;

/**
 * Asks a question in a dialog. All texts are text, not HTML.
 * @returns true for yes, false for no, null when the visitor closed the dialog by Escape or by a click on the backdrop
 */
export const confirm = (question: ConfirmOptions | string): Promise<boolean | null> => {
  const { message, title, confirmText, rejectText } = optionsOf(question);
  return openDialog<boolean | null>((text) => ({
    title,
    message,
    buttons: [
      { label: confirmText ?? text('confirm'), answer: true },
      { label: rejectText ?? text('reject'), answer: false },
    ],
    cancelAnswer: null,
  }));
};

/** Shows a notice in a dialog; resolves when the visitor has closed the dialog. */
export const alert = (notice: Omit<ConfirmOptions, 'rejectText'> | string): Promise<void> => {
  const { message, title, confirmText } = optionsOf(notice);
  return openDialog<void>((text) => ({
    title,
    message,
    buttons: [{ label: confirmText ?? text('confirm'), answer: undefined }],
    cancelAnswer: undefined,
  }));
};
