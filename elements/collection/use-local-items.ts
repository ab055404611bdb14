import { useMemo } from 'react';
import { type ItemsOptions, indexOfElement, type ListItems } from './list-items';
import { pageSizeOf } from './read-settings';
import { matchesState, sortItems } from './select-items';

/** The items of a list without a server: filtered, sorted and divided into pages here. */
export const useLocalItems = ({
  settings,
  localItems,
  navigation,
  offerSummaryOf,
}: ItemsOptions): ListItems => {
  const { state, firstPage } = navigation;
  const order = state.sort || settings.sort || '';
  const sortedItems = useMemo(() => {
    const matching = localItems.filter((item) =>
      matchesState(item, { state, offerSummaryOf, acceptsUnknown: false }),
    );
    return sortItems(matching, { order, offerSummaryOf });
  }, [localItems, state, order, offerSummaryOf]);
  const size = pageSizeOf(settings) || sortedItems.length || 1;
  const pageCount = Math.max(1, Math.ceil(sortedItems.length / size));
  // An address may name a page beyond the end.
  const lastPage = Math.min(state.page, pageCount);
  const items = useMemo(
    () => sortedItems.slice((Math.min(firstPage, lastPage) - 1) * size, lastPage * size),
    [sortedItems, firstPage, lastPage, size],
  );
  return {
    items,
    hasMore: lastPage < pageCount,
    lastPage,
    itemCount: sortedItems.length,
    candidates: localItems,
    status: 'ready',
    pageOf: (element) => Math.ceil((indexOfElement(sortedItems, element) + 1) / size),
  };
};
