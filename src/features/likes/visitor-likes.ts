import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { lazyImport } from '../../core/lazy-import';
import { createStore } from '../../core/util/store';
import { readRecord } from '../../core/util/stored-record';
import type { FailureMessage } from '../api/api-result';
import type { ApiMessages } from '../api/messages/es-419';

/** The call to the server, which only visitors who like something need. */
const sendModule = lazyImport(() => import('./send-like'));

/** Whether this visitor likes an item, and the state of that like on the server. */
interface VisitorLike {
  isLiked: boolean;
  /** The number of likes in the server's answer; undefined until it has answered. */
  count: number | undefined;
  /** Whether the visitor liked the item on this page, so that the count in the item's data does not include this like. */
  isNew: boolean;
  /** Why the like could not be stored. */
  failure?: FailureMessage | undefined;
}

/** In local storage: the ids of the items that the visitor likes, as a list. */
export const recordKey = 'azulejo.likes';

/** The items that the visitor has liked, on other pages too, by their ids. */
export const storedIds = (): string[] => {
  const record = readRecord(recordKey);
  return Array.isArray(record) ? record.filter((id) => typeof id === 'string') : [];
};

const noLike: VisitorLike = { isLiked: false, count: undefined, isNew: false };

/** The likes by the ids of their items. */
const likes = createStore<ReadonlyMap<string, VisitorLike>>(
  new Map(storedIds().map((id) => [id, { ...noLike, isLiked: true }])),
);

export const subscribeToLikes = likes.subscribe;

export const getLike = (itemId: string): VisitorLike => likes.getSnapshot().get(itemId) ?? noLike;

const setLike = (itemId: string, state: VisitorLike): void =>
  likes.set(new Map(likes.getSnapshot()).set(itemId, state));

/**
 * Likes an item, once for this visitor. All buttons of the item show the like at once, and take it back where the server does
 * not store it.
 */
export const likeItem = async (itemId: string, text: MessageFormatter<ApiMessages>): Promise<void> => {
  if (getLike(itemId).isLiked) return;
  setLike(itemId, { ...noLike, isLiked: true, isNew: true });
  const result = await sendModule.load().then(
    ({ sendLike }) => sendLike(itemId, text),
    () => ({ ok: false, message: '', messageKey: 'apiConnection' }) as const,
  );
  if (!result.ok) return setLike(itemId, { ...noLike, failure: result });
  setLike(itemId, { isLiked: true, isNew: true, count: result.data.likeCount });
};
