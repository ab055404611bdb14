import { send } from '../send';
import type { TrackedButton } from './button-render';
import { visitorCookie } from './visitor';

/**
 * Records a click on a button.
 * @call POST /api/census/button-click
 * @when Each time a button is clicked.
 * @cookie ss_cvr - Sent with the call.
 * @field id - Id of the button.
 * @field buttonText - The button's text.
 * @field clickthroughUrl - Address of the button's link.
 * @field alignment - The button's position: left, center or right.
 * @field size - The button's size: small, medium or large.
 * @field newWindow - Whether the link opens in a new window.
 * @field context - 1 for a button block, 2 for a button in a popup.
 * @field visitorCookie - The visitor's record, or an empty text.
 */
export const collectButtonClick = (button: TrackedButton): void => {
  send('/api/census/button-click', { json: { ...button, visitorCookie: visitorCookie() } });
};
