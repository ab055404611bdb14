import { html } from 'lit-html';
import { type DialogContent, openDialog } from './dialog';

/** What to say of an error, and what to offer. */
export interface ErrorOptions {
  /** An empty message is replaced by a general one. */
  message: string;
  /** The message is for the log only: visitors read that an error occurred and was logged. */
  isCleaned?: boolean;
  /** `authorization`: the server refused a call. */
  reason?: string;
  /** Adds a button to sign in. Default: false. */
  canSignIn?: boolean;
}

/** What the visitor chose; 'clear' also for Escape, and for an error that shows already. */
export type ErrorAnswer = 'reload' | 'clear' | 'sign-in';

/** The errors that are shown or queued, so that none is shown twice. */
const openErrors = new Set<string>();

/**
 * Shows the system error: a message, and buttons to reload the page or to dismiss the error.
 * @returns 'reload', while the page reloads; 'clear'; or 'sign-in', where the caller offers it
 */
export const showError = async ({
  message,
  isCleaned = false,
  reason = '',
  canSignIn = false,
}: ErrorOptions): Promise<ErrorAnswer> => {
  const ownMessage = message.trim() && message;
  const key = isCleaned ? 'cleaned' : `message: ${ownMessage || reason}`;
  if (openErrors.has(key)) return 'clear';
  openErrors.add(key);
  const answer = await openDialog<ErrorAnswer>((text) => {
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
  openErrors.delete(key);
  if (answer === 'reload') location.reload();
  return answer;
};
