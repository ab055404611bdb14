import { html } from 'lit-html';
import { ask } from './dialog';

export interface ErrorOptions {
  message: string;
  /** The message is for the log only: visitors read that an error occurred and was logged. */
  isCleaned?: boolean;
}

/** What is on the screen, or waits for it: the same is not said twice. */
const shown = new Set<string>();

/**
 * The system error overlay: a message, and buttons to reload the page or to dismiss the error.
 * @returns 'reload', with the page on its way, or 'clear'
 */
export const showError = async ({
  message,
  isCleaned = false,
}: ErrorOptions): Promise<'reload' | 'clear'> => {
  const name = isCleaned ? '' : message;
  if (shown.has(name)) return 'clear';
  shown.add(name);
  const answer = await ask<'reload' | 'clear'>((text) => ({
    title: text('error'),
    // As it came: an error's lines are lines.
    message: html`<div class="error">${isCleaned ? text('logged') : message}</div>`,
    buttons: [
      { label: text('reload'), answer: 'reload' },
      { label: text('clear'), answer: 'clear' },
    ],
    cancel: 'clear',
  }));
  shown.delete(name);
  if (answer === 'reload') location.reload();
  return answer;
};
