import { pathStep } from '../../api/calls/api-call';
import { encodeForm } from '../../api/encode';
import { send } from '../send';
import { visitorCookie } from './visitor';

/**
 * Records that an item was viewed in an overlay.
 * @call POST /api/census/RecordQuickView/{id}
 * @when When a block or a script fires `az-quick-view`; `detail` is `{ id }`.
 * @cookie ss_cvr - Sent with the call.
 * @field ss_cvr - The visitor's record, or an empty text.
 */
export const collectQuickView = ({ id }: { id: string }): void => {
  const path = `/api/census/RecordQuickView/${pathStep(id)}`;
  send(path, { body: encodeForm({ ss_cvr: visitorCookie() }) });
};
