import type { Text } from '../../core/i18n/messages';
import type { ApiResult } from '../api/api-result';
import { type LikeAnswer, like } from '../api/calls/likes';
import type { ApiMessages } from '../api/messages/es-419';
import { requestCall } from '../api/request-call';

/** Stores a like on the server. */
export const sendLike = (itemId: string, text: Text<ApiMessages>): Promise<ApiResult<LikeAnswer>> =>
  requestCall(like({ itemId }), { text });
