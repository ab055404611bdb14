import { asForm, send } from '../send';
import { visitorCookie } from './visitor';

/**
 * Counts how often an item is looked at without leaving the page.
 * @call POST /api/census/RecordQuickView/{id}
 * @when A block or a script fires `az-quick-view`; `detail` is `{ id }`.
 * @cookie ss_cvr - Sent.
 * @field ss_cvr - The visitor's record, or nothing.
 */
export const collectQuickView = ({ id }: { id: string }): void => {
  const path = `/api/census/RecordQuickView/${encodeURIComponent(id)}`;
  send(path, { body: asForm({ ss_cvr: visitorCookie() }) });
};
