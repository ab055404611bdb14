import type { CollectionState } from '../../src/features/collection/collection-state';
import type { CollectionItem } from '../../src/features/collection/item';
import type { CollectionSettings } from './schema';
import type { OfferSummaryOf } from './select-items';
import type { ListNavigation } from './use-list-navigation';

/** The visible items, and the state of the list. Only a list from a server has the optional fields, except `pageOf`. */
export interface ListItems {
  items: CollectionItem[];
  /** Whether there is a page after the last visible one. */
  hasMore: boolean;
  /** The last visible page: that of the visitor's choice, or the first one after it with a match. */
  lastPage: number;
  /** Number of items on all pages; undefined if unknown. */
  itemCount: number | undefined;
  /** The items before filtering. From a server: all that have loaded for any choice, so that its other values stay to choose. */
  candidates: CollectionItem[];
  /** The tags that the server names. */
  tags?: string[] | undefined;
  /** The categories that the server names. */
  categories?: string[] | undefined;
  status: Exclude<CollectionState['status'], 'idle'>;
  failure?: CollectionState['failure'];
  /** Whether other items are about to replace these. */
  isStale?: boolean;
  /** Whether the server has not answered for the first time yet. */
  isFirstLoad?: boolean;
  /** Whether the address names a page after the last one. */
  isBeyondEnd?: boolean;
  /** Loads a failed page again. */
  load?(): void;
  /** The page of the list with an element of the page's own content; 0 for none. Only a list without a server has it. */
  pageOf?(element: Element): number;
}

export interface ItemsOptions {
  settings: CollectionSettings;
  /** The items of the settings, or of the page's own articles. */
  localItems: CollectionItem[];
  navigation: ListNavigation;
  offerSummaryOf: OfferSummaryOf;
}

/** The index of the item whose article contains an element, or is that element; -1 for none. */
export const indexOfElement = (items: CollectionItem[], element: Element): number =>
  items.findIndex((item) => item.element?.contains(element));
