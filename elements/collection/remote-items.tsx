import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import type { CollectionItem } from '../../src/features/collection/item';
import { useStableValue } from '../../src/hooks/use-stable-value';
import type { ItemsOptions, ListItems } from './list-items';
import { isFiltered, parametersOf } from './list-state';
import { loaderOf } from './loader-cache';
import { mergeItems } from './merge-items';
import { matchesState, sortItems } from './select-items';

interface RemoteItemsOptions extends ItemsOptions {
  host: BlockHost;
  text: MessageFormatter<ApiMessages>;
}

/** Loads the pages of the server for the visitor's filters and order. */
const useLoader = ({ host, settings, navigation, text }: RemoteItemsOptions) => {
  const { state, firstPage } = navigation;
  const { src, pageSize, sort } = settings;
  const query = useStableValue({
    ...parametersOf({ ...state, page: firstPage, sort: state.sort || sort || '' }),
    ...(pageSize && { pageSize }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not load the items again
  const loader = useMemo(() => loaderOf(host, { src, query, text }), [host, src, query]);
  const pageCount = state.page - firstPage + 1;
  useEffect(() => {
    loader.loadPages(pageCount);
    return () => loader.stop();
  }, [loader, pageCount]);
  return { loader, loaded: useSyncExternalStore(loader.subscribe, loader.getSnapshot), pageCount };
};

/** The items of `src`, with the page's own articles among them. */
const useRemoteItems = (options: RemoteItemsOptions): ListItems => {
  const { settings, localItems: own, navigation, offerSummaryOf } = options;
  const { state, firstPage } = navigation;
  const { loader, loaded, pageCount } = useLoader(options);
  const order = state.sort || settings.sort || '';
  // Without filters or another order, articles that are not among the server's items stay in front of the list.
  const isPlain = firstPage === 1 && !order && !isFiltered(state);
  const { pages, tags, categories, itemCount, failure } = loaded;
  const isComplete = !loaded.hasMore;

  const mayMatch = useCallback(
    (item: CollectionItem) => matchesState(item, { state, offerSummaryOf, acceptsUnknown: true }),
    [state, offerSummaryOf],
  );
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
  const { pageSize } = settings;
  const isUndivided = !!pageSize && !loaded.hasPagination && (pages[0]?.length ?? 0) > pageSize;
  const items = useMemo(
    () => (isUndivided ? loadedItems?.slice((firstPage - 1) * pageSize, state.page * pageSize) : loadedItems),
    [isUndivided, loadedItems, firstPage, state.page, pageSize],
  );

  /** The items that stay until the next ones have loaded. */
  const [lastItems, setLastItems] = useState(items);
  if (items && items !== lastItems) setLastItems(items);

  const isFailed = loaded.status === 'failed';
  // A page beyond the end shows the page's own articles.
  const isBeyondEnd = firstPage > 1 && items?.length === 0;
  const isWaiting = !items && !isFailed;
  const serverItems = isWaiting ? lastItems : items;
  const visibleItems = (!isBeyondEnd && serverItems) || matchingOwnItems;
  // A loader that has not begun, or has fewer pages than the visitor has asked for, is about to load.
  const isBehind = loaded.status === 'ready' && loaded.hasMore && loaded.pages.length < pageCount;
  const status = loaded.status === 'idle' || isBehind ? 'loading' : loaded.status;
  const isWhole = isUndivided || (firstPage === 1 && !!items && isComplete);
  const allCount = (isUndivided ? loadedItems : visibleItems)?.length ?? 0;
  const candidates = useMemo(() => [...own, ...pages.flat()], [own, pages]);
  return {
    items: visibleItems,
    hasMore: isUndivided
      ? allCount > state.page * pageSize
      : pages.length > 0 && (loaded.hasMore || pages.length > pageCount),
    itemCount: itemCount ?? (isWhole ? allCount : undefined),
    candidates: isWaiting ? visibleItems : candidates,
    tags,
    categories,
    status: isBeyondEnd ? 'ready' : status,
    failure,
    isStale: isWaiting && !!lastItems,
    isFirstLoad: isWaiting && !lastItems,
    isBeyondEnd,
    load: () => loader.loadPages(pageCount),
  };
};

interface RemoteItemsProps {
  options: RemoteItemsOptions;
  children: (list: ListItems) => ReactNode;
}

/** Loads the items of `src`. A component instead of a hook, because its code is imported for these lists only. */
export const RemoteItems = ({ options, children }: RemoteItemsProps) => children(useRemoteItems(options));
