import type { Failure } from '../api/api-result';
import type { CollectionItem } from './item';

/** How far a collection has been loaded. */
export interface CollectionState<Item = CollectionItem> {
  /** The items of all pages so far. */
  items: Item[];
  /** The same items, page by page. */
  pages: Item[][];
  /** The collection's own title; "" where the answer has none. */
  title: string;
  /** Whether the last answer says anything about pages. Otherwise it has all items. */
  hasPagination: boolean;
  /** Number of the items of all pages; undefined until an answer tells. */
  itemCount: number | undefined;
  /** All tags and categories of the collection; empty until an answer tells. */
  tags: string[];
  categories: string[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last page could not be loaded. */
  failure: Failure | undefined;
  /** Whether there is another page, which `load` loads. */
  hasMore: boolean;
}

/** Without a collection, or before its first page. */
export const emptyState: CollectionState<never> = {
  items: [],
  pages: [],
  title: '',
  hasPagination: false,
  itemCount: undefined,
  tags: [],
  categories: [],
  status: 'idle',
  failure: undefined,
  hasMore: false,
};
