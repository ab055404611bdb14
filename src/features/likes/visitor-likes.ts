import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { lazyImport } from '../../core/lazy-import';
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

const listeners = new Set<() => void>();
let likesById: Map<string, VisitorLike> | undefined;

const noLike: VisitorLike = { isLiked: false, count: undefined, isNew: false };

const allLikes = (): Map<string, VisitorLike> => {
  likesById ??= new Map(storedIds().map((id) => [id, { ...noLike, isLiked: true }]));
  return likesById;
};

const setLike = (itemId: string, state: VisitorLike): void => {
  allLikes().set(itemId, state);
  for (const listener of listeners) listener();
};

/** A store for `useSyncExternalStore`. */
export const subscribeToLikes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const getLike = (itemId: string): VisitorLike => allLikes().get(itemId) ?? noLike;

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
