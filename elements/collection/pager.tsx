import type { MouseEvent, RefObject } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { TransientButton } from '../../src/ui/transient-button';
import type { ListItems } from './list-items';
import type { ListMessages } from './messages/es-419';
import type { ListNavigation } from './use-list-navigation';

interface PagerProps {
  list: ListItems;
  navigation: ListNavigation;
  text: MessageFormatter<ListMessages>;
  /** Gets the focus when the button that has it disappears. */
  statusRef: RefObject<HTMLElement | null>;
  /** Adds the next page. */
  onMore(): void;
  /** Follows a link to another page within this one. */
  onLink(event: MouseEvent<HTMLAnchorElement>): void;
}

/** A link to the page before the first visible one; nothing on page 1. */
const PreviousLink = ({
  navigation: { firstPage, hrefOf },
  text,
  onLink,
}: Pick<PagerProps, 'navigation' | 'text' | 'onLink'>) =>
  firstPage > 1 && (
    <a part="previous" rel="prev" href={hrefOf({ page: firstPage - 1 })} onClick={onLink}>
      {text('previousPage')}
    </a>
  );

/** A button that adds the next page to the list. After a failure the button tries again. */
export const MoreButton = ({ list, navigation, text, statusRef, onMore, onLink }: PagerProps) => {
  const { hasMore, status, failure, load } = list;
  const isLoading = status === 'loading';
  const press = failure ? load : onMore;
  const hasButton = hasMore || failure || isLoading;
  if (!hasButton && navigation.firstPage === 1) return null;
  return (
    <div part="pager">
      <PreviousLink navigation={navigation} text={text} onLink={onLink} />
      {hasButton && (
        <TransientButton
          part="more"
          aria-disabled={isLoading || undefined}
          onClick={isLoading ? undefined : press}
          findNextFocus={() => statusRef.current}
        >
          {text(isLoading ? 'loading' : failure ? 'retry' : 'loadMore')}
        </TransientButton>
      )}
    </div>
  );
};

/** Links to the page before and the page after. After a failure, a button tries again. */
export const PageLinks = ({ list, navigation, text, statusRef, onLink }: PagerProps) => {
  const { hasMore, lastPage, isFirstLoad, failure, load } = list;
  const { state, firstPage, hrefOf } = navigation;
  const { page } = state;
  if (!hasMore && !isFirstLoad && !failure && firstPage === 1) return null;
  return (
    <nav part="pager" aria-label={text('pages')}>
      <PreviousLink navigation={navigation} text={text} onLink={onLink} />
      <span part="page" aria-current="page">
        {text('page', { page })}
      </span>
      {failure && (
        <TransientButton part="more" onClick={load} findNextFocus={() => statusRef.current}>
          {text('retry')}
        </TransientButton>
      )}
      {hasMore && (
        <a part="next" rel="next" href={hrefOf({ page: lastPage + 1 })} onClick={onLink}>
          {text('nextPage')}
        </a>
      )}
    </nav>
  );
};
