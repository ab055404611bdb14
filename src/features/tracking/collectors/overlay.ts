import { send } from '../send';
import { visitorCookie } from './visitor';

/**
 * Records what a visitor did with an overlay.
 * @call POST /api/census/overlay
 * @when When a block or a script fires `az-overlay`.
 * @cookie ss_cvr - Sent with the call.
 * @field … - The fields of the event's `detail`.
 * @field visitorCookie - The visitor's record, or an empty text.
 */
export const collectOverlay = (fields: Record<string, unknown>): void => {
  send('/api/census/overlay', { json: { ...fields, visitorCookie: visitorCookie() } });
};
