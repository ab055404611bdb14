import type { buttonContexts } from '../../enums/enums';
import { send } from '../send';
import { visitorCookie } from './visitor';

/** The property `buttonDetails` of a button's element, and the detail of its `az-click`. */
export interface TrackedButton {
  id: string;
  buttonText: string;
  clickthroughUrl: string;
  alignment: 'left' | 'center' | 'right';
  size: 'small' | 'medium' | 'large';
  newWindow: boolean;
  /** 1 for a button block, 2 for a popup overlay: the hosted builder's codes. */
  context: (typeof buttonContexts)[keyof typeof buttonContexts];
}

/**
 * Records that a button was rendered.
 * @call POST /api/census/button-render
 * @when When a button has rendered, once for each button.
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
export const collectButtonRender = (button: TrackedButton): void => {
  send('/api/census/button-render', { json: { ...button, visitorCookie: visitorCookie() } });
};
