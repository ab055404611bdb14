import { html } from 'lit-html';
import type { ErrorAnswer, ShowErrorOptions } from '../../core/overlay-options';
import { type DialogContent, openDialog } from './dialog';

/** The errors that are open or queued, so that none shows twice. */
const openErrors = new Set<string>();

/**
 * Shows the system error: a message, and buttons to reload the page or to dismiss the error.
 * @returns 'reload', while the page reloads; 'clear'; or 'sign-in', where the caller offers it
 */
export const showError = async ({
  message,
  isCleaned = false,
  reason,
  canSignIn = false,
}: ShowErrorOptions): Promise<ErrorAnswer> => {
  const ownMessage = message.trim() && message;
  const key = isCleaned ? 'cleaned' : `message: ${ownMessage || reason}`;
  if (openErrors.has(key)) return 'clear';
  openErrors.add(key);
  const dialog = openDialog<ErrorAnswer>((text) => {
    const buttons: DialogContent<ErrorAnswer>['buttons'] = [
      { label: text('reload'), answer: 'reload' },
      { label: text('clear'), answer: 'clear' },
    ];
    const generalMessage = text(reason === 'authorization' ? 'unauthorized' : 'unknown');
    return {
      title: text('error'),
      // The style keeps the line breaks of the message.
      message: html`<div class="error">${isCleaned ? text('logged') : ownMessage || generalMessage}</div>`,
      buttons: canSignIn ? [{ label: text('signIn'), answer: 'sign-in' }, ...buttons] : buttons,
      cancelAnswer: 'clear',
    };
  });
  // `finally`, because the dialog's texts may fail to load: the error may show the next time.
  const answer = await dialog.finally(() => openErrors.delete(key));
  if (answer === 'reload') location.reload();
  return answer;
};
