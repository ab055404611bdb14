import type { MouseEvent } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { messageText } from '../../src/core/i18n/message-formatter';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import type { ListItems } from './list-items';
import { isFiltered, noFilters } from './list-state';
import type { ListMessages } from './messages/es-419';
import type { ListNavigation } from './use-list-navigation';

interface StatusMessageProps {
  list: ListItems;
  navigation: ListNavigation;
  /** Whether the items come from data. */
  hasData: boolean;
  text: MessageFormatter<ListMessages & ApiMessages>;
  onLink(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Tells visitors why there are no items, or not all of them. */
export const StatusMessage = ({ list, navigation, hasData, text, onLink }: StatusMessageProps) => {
  const { items, hasMore, status, failure, isFirstLoad, isBeyondEnd } = list;
  const { state, hrefOf } = navigation;
  const isEmpty = status === 'ready' && !items.length && !hasMore;
  if (isFirstLoad && !items.length) return <>{text('loading')}</>;
  if (failure)
    return (
      <>
        {text('loadFailed')} {messageText(failure, text)}
      </>
    );
  if (isBeyondEnd)
    return (
      <>
        {text('noPage', { page: state.page })}{' '}
        <a part="link" href={hrefOf({ page: 1 })} onClick={onLink}>
          {text('firstPage')}
        </a>
      </>
    );
  if (isEmpty && isFiltered(state))
    return (
      <>
        {text('noResults')}{' '}
        <a part="link" href={hrefOf(noFilters)} onClick={onLink}>
          {text('clear')}
        </a>
      </>
    );
  if (isEmpty && hasData) return <>{text('empty')}</>;
  return null;
};
