import { send } from '../send';
import type { ButtonFacts } from './button-render';
import { visitorCookie } from './visitor';

/**
 * Counts clicks on a button.
 * @call POST /api/census/button-click
 * @when A button is clicked: each time.
 * @cookie ss_cvr - Sent.
 * @field id - The button.
 * @field buttonText - What it says.
 * @field clickthroughUrl - Where it leads.
 * @field alignment - Where it stands: left, center, right.
 * @field size - small, medium, large.
 * @field newWindow - Whether it opens a new window.
 * @field context - 1: a button block; 2: in a popup.
 * @field visitorCookie - The visitor's record, or nothing.
 */
export const collectButtonClick = (button: ButtonFacts): void => {
  send('/api/census/button-click', { json: { ...button, visitorCookie: visitorCookie() } });
};
