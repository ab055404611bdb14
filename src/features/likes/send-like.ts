import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { writeRecord } from '../../core/util/stored-record';
import { type ApiResult, logUnreadable } from '../api/api-result';
import { type LikeAnswer, like } from '../api/calls/likes';
import { failureForVisitors } from '../api/failure-for-visitors';
import { visitorTimeoutMs } from '../api/fetch-text';
import type { ApiMessages } from '../api/messages/es-419';
import { requestCall } from '../api/request-call';
import { recordKey, storedIds } from './visitor-likes';

/** The browser forgets the first of more likes. The visitor may then like that item again; the server counts it once. */
const maxStored = 1000;

/** Stores a like on the server, and then in the browser. */
export const sendLike = async (
  itemId: string,
  text: MessageFormatter<ApiMessages>,
): Promise<ApiResult<LikeAnswer>> => {
  const result = await requestCall(like({ itemId }), { text, timeoutMs: visitorTimeoutMs });
  logUnreadable(result);
  if (!result.ok) return failureForVisitors(result, text);
  writeRecord(recordKey, [...storedIds().filter((id) => id !== itemId), itemId].slice(-maxStored));
  return result;
};
