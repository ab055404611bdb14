import { send } from '../send';
import type { TrackedButton } from './button-render';
import { visitorCookie } from './visitor';

/**
 * Records a click on a button.
 * @call POST /api/census/button-click
 * @when A button is clicked, each time.
 * @cookie ss_cvr - Sent.
 * @field id - The button.
 * @field buttonText - Its text.
 * @field clickthroughUrl - The address of its link.
 * @field alignment - left, center or right.
 * @field size - small, medium or large.
 * @field newWindow - Whether it opens a new window.
 * @field context - 1 for a button block, 2 for a button in a popup.
 * @field visitorCookie - The visitor's record, or an empty text.
 */
export const collectButtonClick = (button: TrackedButton): void => {
  send('/api/census/button-click', { json: { ...button, visitorCookie: visitorCookie() } });
};
