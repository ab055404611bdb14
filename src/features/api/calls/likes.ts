import { isObject } from '../../../core/util/is-object';
import type { ApiCall } from './api-call';

/** Parameters of `like`. */
export interface LikeParams {
  /** Id of an item of a collection. */
  itemId: string;
}

/** The server's answer to a like. */
export interface LikeAnswer {
  /** The likes that the item has now; undefined where the server does not tell. */
  likeCount: number | undefined;
}

const readAnswer = (data: unknown): LikeAnswer => {
  const likeCount = isObject(data) ? (data.likeCount ?? undefined) : undefined;
  if (likeCount !== undefined && typeof likeCount !== 'number')
    throw Error(`likeCount is ${JSON.stringify(likeCount)}; expected a number.`);
  return { likeCount };
};

/** The hosted builder documents no such call: this one is Azulejo's own. */
export const like = ({ itemId }: LikeParams): ApiCall<LikeAnswer> => ({
  path: '/api/rest/likes',
  options: { method: 'POST', body: { itemId } },
  read: readAnswer,
});
