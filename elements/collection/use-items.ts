import { useMemo } from 'react';
import type { CollectionState } from '../../src/features/collection/collection-state';
import type { CollectionItem } from '../../src/features/collection/item';
import type { CollectionSettings } from './schema';
import { matchesState, type OfferSummaryOf, sortItems } from './select-items';
import type { ListNavigation } from './use-list-state';

/** The items that show, and what the block says about them. Only those of a server have the fields that are optional. */
export interface ListItems {
  items: CollectionItem[];
  /** Whether there is a page after the last one that shows. */
  hasMore: boolean;
  /** Number of the items of all pages; undefined where nobody knows. */
  itemCount: number | undefined;
  /** The items that the filters choose among. */
  candidates: CollectionItem[];
  /** The tags that the server names. */
  tags?: string[] | undefined;
  /** The categories that the server names. */
  categories?: string[] | undefined;
  status: Exclude<CollectionState['status'], 'idle'>;
  failure?: CollectionState['failure'];
  /** Whether other items are about to take the place of these. */
  isStale?: boolean;
  /** Whether the first answer of the server is still to come. */
  isFirstLoad?: boolean;
  /** Whether the address names a page after the last one. */
  isBeyondEnd?: boolean;
  /** Loads a failed page again. */
  load?(): void;
}

export interface ItemsOptions {
  settings: CollectionSettings;
  /** The items of the settings, or of the page's own articles. */
  localItems: CollectionItem[];
  navigation: ListNavigation;
  offerSummaryOf: OfferSummaryOf;
}

/** The items of a list without a server: chosen, sorted and divided into pages here. */
export const useLocalItems = ({
  settings,
  localItems,
  navigation,
  offerSummaryOf,
}: ItemsOptions): ListItems => {
  const { state, firstPage } = navigation;
  const { pageSize } = settings;
  const order = state.sort || settings.sort || '';
  const chosen = useMemo(() => {
    const matching = localItems.filter((item) =>
      matchesState(item, { state, offerSummaryOf, acceptsUnknown: false }),
    );
    return sortItems(matching, { order, offerSummaryOf });
  }, [localItems, state, order, offerSummaryOf]);
  const size = pageSize || chosen.length || 1;
  const pageCount = Math.max(1, Math.ceil(chosen.length / size));
  // An address may name a page beyond the end.
  const lastPage = Math.min(state.page, pageCount);
  const items = useMemo(
    () => chosen.slice((Math.min(firstPage, lastPage) - 1) * size, lastPage * size),
    [chosen, firstPage, lastPage, size],
  );
  return {
    items,
    hasMore: lastPage < pageCount,
    itemCount: chosen.length,
    candidates: localItems,
    status: 'ready',
  };
};
