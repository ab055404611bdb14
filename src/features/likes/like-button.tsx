import { useSyncExternalStore } from 'react';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { messageText } from '../../core/i18n/message-formatter';
import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';
import type { ApiMessages } from '../api/messages/es-419';
import type { LikeMessages } from './messages/es-419';
import { getLike, likeItem, subscribeToLikes } from './visitor-likes';

interface LikeButtonProps {
  itemId: string;
  /** The item's title, for the name of the button; "" for an item without one. */
  title: string;
  /** The item's number of likes, without a like that the visitor gives on this page. */
  count: number;
  text: MessageFormatter<LikeMessages & ApiMessages>;
}

/** The button to like an item: a heart, with the number of likes. Parts: `like`, `liked`, `like-count`, `like-error`. */
export const LikeButton = ({ itemId, title, count, text }: LikeButtonProps) => {
  const state = useSyncExternalStore(subscribeToLikes, () => getLike(itemId));
  const { isLiked, isNew, failure } = state;
  const current = state.count ?? count + (isNew ? 1 : 0);
  const label = title
    ? text('like', { title, count: current })
    : text('likeWithoutTitle', { count: current });
  return (
    <div className="likes">
      <button
        type="button"
        part={isLiked ? 'like liked' : 'like'}
        className={isNew && !prefersReducedMotion() ? 'beating' : undefined}
        aria-pressed={isLiked}
        aria-disabled={isLiked || undefined}
        aria-label={label}
        onClick={() => likeItem(itemId, text)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 20.5C5 15.5 2.5 12 2.5 8.6A5 5 0 0 1 12 6.4a5 5 0 0 1 9.5 2.2c0 3.4-2.5 6.9-9.5 11.9Z" />
        </svg>
        <span part="like-count">{current}</span>
      </button>
      <span part="like-error" role="alert">
        {failure && `${text('likeFailed')} ${messageText(failure, text)}`}
      </span>
    </div>
  );
};
