import { send } from '../send';
import { visitorCookie } from './visitor';

/** The button's properties that are sent. */
export interface ButtonFacts {
  id: string;
  buttonText: string;
  clickthroughUrl: string;
  alignment: string;
  size: string;
  newWindow: boolean;
  /** 1 for a button block, 2 for a popup overlay. */
  context: number;
}

/**
 * Counts how often a button is shown.
 * @call POST /api/census/button-render
 * @when A button has shown: once each.
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
export const collectButtonRender = (button: ButtonFacts): void => {
  send('/api/census/button-render', { json: { ...button, visitorCookie: visitorCookie() } });
};
