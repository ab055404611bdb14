import { type CollectionState, emptyState } from './collection-state';
import type { CollectionItem } from './item';
import { addressOf, type CollectionQuery, type LoadOptions, loadCollection } from './load-collection';

/** The pages of a collection, as a store for `useSyncExternalStore`. */
export interface CollectionLoader<Item = CollectionItem> {
  getSnapshot(): CollectionState<Item>;
  subscribe(listener: () => void): () => void;
  /** Loads the next page, or the failed one again. Does nothing while a page loads, and after the last page. */
  load(): Promise<void>;
  /** Loads page after page, until there are `maxItems` items, or `isEnough` returns true. */
  loadItems(limits: ItemLimits<Item>): Promise<void>;
  /** Loads page after page, until `isEnough` returns true for all pages so far. */
  loadPages(isEnough: (pages: Item[][]) => boolean): Promise<void>;
  /** Cancels the current request. `load` starts again. */
  stop(): void;
}

export interface ItemLimits<Item> {
  maxItems: number;
  /** Returns true to stop before `maxItems`. */
  isEnough?: ((items: Item[]) => boolean) | undefined;
}

interface LoaderOptions<Item> extends Omit<LoadOptions<Item>, 'signal' | 'loadedItems'> {
  query?: CollectionQuery;
}

/**
 * Loads a collection page by page. An address that has been loaded before ends the collection, and so does a page without
 * new items: a server that repeats its pages would never end. Items of an earlier page are left out: where a server inserts
 * an item while the visitor reads, the next page begins with the last item of the page before.
 * @param src an address that answers as `loadCollection` expects
 */
export const createCollectionLoader = <Item = CollectionItem>(
  src: string,
  { query, ...options }: LoaderOptions<Item>,
): CollectionLoader<Item> => {
  const listeners = new Set<() => void>();
  const loadedAddresses = new Set<string>();
  let loadedItems = new Set<string>();
  // `load` reports an address that cannot be parsed.
  let nextUrl: string | undefined = addressOf(src, query)?.href ?? src;
  let loading: AbortController | undefined;
  let state: CollectionState<Item> = { ...emptyState, hasMore: true };

  const setState = (changes: Partial<CollectionState<Item>>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** Whether to load the page at `next` after the one at `url`. Logs why not. */
  const isContinued = (next: string, url: string, hasNewItems: boolean): boolean => {
    const problem = loadedAddresses.has(next)
      ? `names ${next} as its next page for a second time`
      : !hasNewItems && `has no new items on its page ${url}`;
    if (problem) console.warn(`[azulejo] The collection at ${src} ${problem}. Its pages end here.`);
    return !problem;
  };

  const load = async (): Promise<void> => {
    const url = nextUrl;
    if (loading || !url) return;
    const controller = new AbortController();
    loading = controller;
    setState({ status: 'loading', failure: undefined });
    // A page that is cancelled while its items are read adds nothing.
    const itemsWithPage = new Set(loadedItems);
    const { signal } = controller;
    const result = await loadCollection(url, { ...options, loadedItems: itemsWithPage, signal });
    if (signal.aborted) return;
    loading = undefined;
    if (!result.ok) return setState({ status: 'failed', failure: result });
    loadedItems = itemsWithPage;
    loadedAddresses.add(url);
    const {
      items,
      hasNewItems,
      title,
      nextUrl: next,
      hasPagination,
      itemCount,
      tags,
      categories,
    } = result.data;
    nextUrl = next && isContinued(next, url, hasNewItems) ? next : undefined;
    setState({
      items: [...state.items, ...items],
      pages: [...state.pages, items],
      title: state.title || title,
      hasPagination,
      itemCount: itemCount ?? state.itemCount,
      tags: state.pages.length ? state.tags : tags,
      categories: state.pages.length ? state.categories : categories,
      status: 'ready',
      hasMore: !!nextUrl,
    });
  };

  const loadWhile = async (needsMore: () => boolean): Promise<void> => {
    while (state.hasMore && needsMore()) {
      await load();
      if (state.status !== 'ready') return;
    }
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    loadItems: ({ maxItems, isEnough }) =>
      loadWhile(() => state.items.length < maxItems && !isEnough?.(state.items)),
    loadPages: (isEnough) => loadWhile(() => !isEnough(state.pages)),
    stop() {
      loading?.abort();
      loading = undefined;
      // The listeners are not called: a caller that stops a collection no longer shows it, or loads on at once.
      if (state.status === 'loading') state = { ...state, status: 'idle' };
    },
  };
};
