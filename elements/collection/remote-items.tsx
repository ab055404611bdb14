import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import type { CollectionItem } from '../../src/features/collection/item';
import { useStableValue } from '../../src/hooks/use-stable-value';
import type { ItemsOptions, ListItems } from './list-items';
import { isFiltered, parametersOf } from './list-state';
import { knownItems, loaderOf } from './loader-cache';
import { mergeItems } from './merge-items';
import { pageSizeOf } from './read-settings';
import { matchesState, sortItems } from './select-items';

interface RemoteItemsOptions extends ItemsOptions {
  host: BlockHost;
  text: MessageFormatter<ApiMessages>;
}

/** Number of pages without a match that load in a row. After them, the visitor decides whether to go on. */
const maxSearchedPages = 50;

/**
 * Loads the pages of the server for the visitor's filters and order: as many as the visitor has asked for. Where no item of the
 * last one matches, because the server ignores a filter, those after it follow, up to the first match.
 */
const useLoader = (
  { host, settings, navigation, text }: RemoteItemsOptions,
  mayMatch: (item: CollectionItem) => boolean,
) => {
  const { state, firstPage } = navigation;
  const { src, sort } = settings;
  const pageSize = pageSizeOf(settings);
  const query = useStableValue({
    ...parametersOf({ ...state, page: firstPage, sort: state.sort || sort || '' }),
    ...(pageSize && { pageSize }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not load the items again
  const loader = useMemo(() => loaderOf(host, { src, query, text }), [host, src, query]);
  const pageCount = state.page - firstPage + 1;
  /** The index of the first page with a match among those from the last one that the visitor has asked for; -1 for none. */
  const findMatchingPage = useCallback(
    (pages: CollectionItem[][]) =>
      pages.findIndex((page, index) => index >= pageCount - 1 && page.some(mayMatch)),
    [pageCount, mayMatch],
  );
  const isEnough = useCallback(
    (pages: CollectionItem[][]) =>
      findMatchingPage(pages) >= 0 || pages.length >= pageCount + maxSearchedPages,
    [findMatchingPage, pageCount],
  );
  useEffect(() => {
    loader.loadPages(isEnough);
    return () => loader.stop();
  }, [loader, isEnough]);
  const loaded = useSyncExternalStore(loader.subscribe, loader.getSnapshot);
  const { pages, hasMore } = loaded;
  return {
    loaded,
    /** Number of pages that show, from `firstPage`. */
    pageCount: findMatchingPage(pages) + 1 || Math.max(pageCount, pages.length),
    /** Whether there are more pages to load before the list is as the visitor wants it. */
    isBehind: hasMore && !isEnough(pages),
    load: () => loader.loadPages(isEnough),
  };
};

/** The items of `src`, with the page's own articles among them. */
const useRemoteItems = (options: RemoteItemsOptions): ListItems => {
  const { host, settings, localItems: own, navigation, offerSummaryOf } = options;
  const { state, firstPage } = navigation;
  const order = state.sort || settings.sort || '';
  // Without filters or another order, articles that are not among the server's items stay in front of the list.
  const isPlain = firstPage === 1 && !order && !isFiltered(state);

  const mayMatch = useCallback(
    (item: CollectionItem) => matchesState(item, { state, offerSummaryOf, acceptsUnknown: true }),
    [state, offerSummaryOf],
  );
  const { loaded, pageCount, isBehind, load } = useLoader(options, mayMatch);
  const { pages, tags, categories, itemCount, failure } = loaded;
  const isComplete = !loaded.hasMore;
  const matchingOwnItems = useMemo(() => own.filter(mayMatch), [own, mayMatch]);
  const loadedItems = useMemo(() => {
    if (!pages.length) return undefined;
    // A server that does not know a parameter returns all of its items.
    const visible = pages.slice(0, pageCount).map((page) => page.filter(mayMatch));
    const isKept = (item: CollectionItem): boolean =>
      isPlain ||
      (firstPage === 1 && isComplete && matchesState(item, { state, offerSummaryOf, acceptsUnknown: false }));
    return mergeItems({ own, pages: visible, isKept }).flatMap((page) =>
      sortItems(page, { order, offerSummaryOf }),
    );
  }, [pages, pageCount, own, state, firstPage, isPlain, isComplete, order, offerSummaryOf, mayMatch]);

  // A static file has all items at once, whatever the page, so the block divides them. A server with pagination may ignore
  // `pageSize`.
  const { src } = settings;
  const pageSize = pageSizeOf(settings);
  const isUndivided = !!pageSize && !loaded.hasPagination && (pages[0]?.length ?? 0) > pageSize;
  const dividedItems = useMemo(
    () => (isUndivided ? loadedItems?.slice((firstPage - 1) * pageSize, state.page * pageSize) : loadedItems),
    [isUndivided, loadedItems, firstPage, state.page, pageSize],
  );
  // No match so far is no answer yet.
  const items = isBehind && !dividedItems?.length ? undefined : dividedItems;

  /** The items that stay until the next ones have loaded. */
  const [lastItems, setLastItems] = useState(items);
  if (items && items !== lastItems) setLastItems(items);

  const isFailed = loaded.status === 'failed';
  // A page beyond the end shows the page's own articles.
  const isBeyondEnd = firstPage > 1 && isComplete && items?.length === 0;
  const isWaiting = !items && !isFailed;
  const serverItems = isWaiting ? lastItems : items;
  const visibleItems = (!isBeyondEnd && serverItems) || matchingOwnItems;
  // Also a loader that has not begun, or is behind between two pages, is about to load.
  const isAboutToLoad = loaded.status === 'ready' && isBehind;
  const status = loaded.status === 'idle' || isAboutToLoad ? 'loading' : loaded.status;
  const isWhole = isUndivided || (firstPage === 1 && !!items && isComplete);
  const allCount = (isUndivided ? loadedItems : visibleItems)?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaders of `src` have more items once `pages` changes
  const candidates = useMemo(() => [...own, ...knownItems(host, src)], [own, pages, host, src]);
  return {
    items: visibleItems,
    hasMore: isUndivided
      ? allCount > state.page * pageSize
      : pages.length > 0 && (loaded.hasMore || pages.length > pageCount),
    lastPage: isUndivided ? state.page : firstPage + pageCount - 1,
    itemCount: itemCount ?? (isWhole ? allCount : undefined),
    candidates,
    tags,
    categories,
    status: isBeyondEnd ? 'ready' : status,
    failure,
    isStale: isWaiting && !!lastItems,
    isFirstLoad: isWaiting && !lastItems,
    isBeyondEnd,
    load,
  };
};

interface RemoteItemsProps {
  options: RemoteItemsOptions;
  children: (list: ListItems) => ReactNode;
}

/** Loads the items of `src`. A component instead of a hook, because its code is imported for these lists only. */
export const RemoteItems = ({ options, children }: RemoteItemsProps) => children(useRemoteItems(options));
