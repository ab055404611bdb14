import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { ListItems } from './list-items';
import type { ListMessages } from './messages/es-419';

interface ResultCountProps {
  list: ListItems;
  /** For numbers. */
  locale: string;
  text: MessageFormatter<ListMessages>;
  /** Whether screen readers read a change aloud. The first items are no change. */
  isAnnounced: boolean;
  /** Whether the items of all pages show, as in a calendar. */
  hasAllPages: boolean;
}

/** How many items there are, or how many of them show. */
export const ResultCount = ({ list, locale, text, isAnnounced, hasAllPages }: ResultCountProps) => {
  const { items, itemCount, hasMore, isStale, isFirstLoad } = list;
  const visibleCount = hasAllPages && itemCount ? itemCount : items.length;
  const visible = visibleCount.toLocaleString(locale);
  const count = itemCount?.toLocaleString(locale);
  const isPartial = itemCount !== undefined && itemCount > visibleCount;
  const result = isPartial
    ? text('shown', { shown: visible, count })
    : visibleCount === 1 && !hasMore
      ? text('oneResult')
      : text('results', { count: hasMore && !hasAllPages ? `${visible}+` : visible });
  return (
    <p part="count" aria-live={isAnnounced ? 'polite' : 'off'} aria-atomic="true">
      {!isStale && !isFirstLoad && items.length > 0 && result}
    </p>
  );
};
