import { html } from 'lit-html';
import { openDialog } from './dialog';

export interface ErrorOptions {
  /** An empty message is replaced by a general one. */
  message: string;
  /** The message is for the log only: visitors read that an error occurred and was logged. */
  isCleaned?: boolean;
  /** `authorization`: the server refused a call. */
  reason?: string;
}

/** The errors that are shown or queued, so that none is shown twice. */
const openErrors = new Set<string>();

/**
 * Shows the system error: a message, and buttons to reload the page or to dismiss the error.
 * @returns 'reload', while the page reloads, or 'clear'
 */
export const showError = async ({
  message,
  isCleaned = false,
  reason = '',
}: ErrorOptions): Promise<'reload' | 'clear'> => {
  const ownMessage = message.trim() && message;
  const key = isCleaned ? 'cleaned' : `message: ${ownMessage || reason}`;
  if (openErrors.has(key)) return 'clear';
  openErrors.add(key);
  const answer = await openDialog<'reload' | 'clear'>((text) => {
    const generalMessage = text(reason === 'authorization' ? 'unauthorized' : 'unknown');
    return {
      title: text('error'),
      // The style keeps the line breaks of the message.
      message: html`<div class="error">${isCleaned ? text('logged') : ownMessage || generalMessage}</div>`,
      buttons: [
        { label: text('reload'), answer: 'reload' },
        { label: text('clear'), answer: 'clear' },
      ],
      cancelAnswer: 'clear',
    };
  });
  openErrors.delete(key);
  if (answer === 'reload') location.reload();
  return answer;
};
