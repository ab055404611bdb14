import type { Text } from '../../core/i18n/messages';
import { writeRecord } from '../../core/util/stored-record';
import { type ApiResult, logUnreadable } from '../api/api-result';
import { type LikeAnswer, like } from '../api/calls/likes';
import type { ApiMessages } from '../api/messages/es-419';
import { requestCall } from '../api/request-call';
import { recordKey, storedIds } from './visitor-likes';

/** A visitor with more likes may like the first items once more; the server counts once. */
const maxStored = 1000;

/** Stores a like on the server, and then in the browser. */
export const sendLike = async (itemId: string, text: Text<ApiMessages>): Promise<ApiResult<LikeAnswer>> => {
  const result = await requestCall(like({ itemId }), { text });
  logUnreadable(result);
  // What is wrong with the server's page is no news for visitors.
  if (!result.ok && result.reason === 'json') return { ...result, message: text('apiServer') };
  if (result.ok)
    writeRecord(recordKey, [...storedIds().filter((id) => id !== itemId), itemId].slice(-maxStored));
  return result;
};
