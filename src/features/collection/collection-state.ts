import type { Failure } from '../api/api-result';
import type { CollectionItem } from './item';

/** The state of a collection that is loaded page by page. */
export interface CollectionState<Item = CollectionItem> {
  /** The items of all pages so far. */
  items: Item[];
  /** The same items, page by page. */
  pages: Item[][];
  /** The collection's own title; "" where the response has none. */
  title: string;
  /** Whether the last response has `pagination`. Otherwise it has all items. */
  hasPagination: boolean;
  /** Number of the items of all pages; undefined until a response has it. */
  itemCount: number | undefined;
  /** All tags and categories of the collection; empty until a response has them. */
  tags: string[];
  categories: string[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last page could not be loaded. */
  failure: Failure | undefined;
  /** Whether there is another page, which `load` loads. */
  hasMore: boolean;
}

/** The state without a collection, or before its first page. */
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
