import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CollectionLoader } from '../../src/features/collection/collection-loader';
import type { CollectionItem } from '../../src/features/collection/item';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import { isFiltered, parametersOf } from './list-state';
import { mergeItems } from './merge-items';
import { matchesState, sortItems } from './select-items';
import type { ItemsOptions, ListItems } from './use-items';

/** The pages that the server answers for the visitor's choice. */
const useLoader = ({ settings, loaders, navigation }: ItemsOptions) => {
  const { state, firstPage } = navigation;
  const { pageSize, sort } = settings;
  const query = JSON.stringify({
    ...parametersOf({ ...state, page: firstPage, sort: state.sort || sort || '' }),
    pageSize: pageSize || undefined,
  });
  const loader: CollectionLoader | undefined = useMemo(
    () => loaders?.loaderFor(JSON.parse(query)),
    [loaders, query],
  );
  const pageCount = state.page - firstPage + 1;
  useEffect(() => {
    loader?.loadPages(pageCount);
    return () => loader?.stop();
  }, [loader, pageCount]);
  return { loader, loaded: useOptionalStore(loader, undefined), pageCount };
};

/** The items of `src`, with the page's own articles among them. */
const useRemoteItems = (options: ItemsOptions): ListItems => {
  const { settings, localItems: own, navigation, offerSummaryOf } = options;
  const { state, firstPage } = navigation;
  const { loader, loaded, pageCount } = useLoader(options);
  const order = state.sort || settings.sort || '';
  // Articles that the server does not name stand where the page has put them: in front of the whole list.
  const isPlain = firstPage === 1 && !order && !isFiltered(state);
  const pages = loaded?.pages;
  const isComplete = !loaded?.hasMore;

  const fromPage = useMemo(
    () => own.filter((item) => matchesState(item, { state, offerSummaryOf, acceptsUnknown: true })),
    [own, state, offerSummaryOf],
  );
  const loadedItems = useMemo(() => {
    if (!pages?.length) return undefined;
    const visible = pages.slice(0, pageCount).map((page) =>
      // A server that does not know a parameter answers all of its items.
      page.filter((item) => matchesState(item, { state, offerSummaryOf, acceptsUnknown: true })),
    );
    const isKept = (item: CollectionItem): boolean =>
      isPlain ||
      (firstPage === 1 && isComplete && matchesState(item, { state, offerSummaryOf, acceptsUnknown: false }));
    return mergeItems({ own, pages: visible, isKept }).flatMap((page) =>
      sortItems(page, { order, offerSummaryOf }),
    );
  }, [pages, pageCount, own, state, firstPage, isPlain, isComplete, order, offerSummaryOf]);

  // A file answers all items at once, whatever the page. A server that knows pages may know the page alone, and not its size.
  const { pageSize } = settings;
  const isUndivided = !!pageSize && !loaded?.hasPagination && (pages?.[0]?.length ?? 0) > pageSize;
  const items = useMemo(
    () => (isUndivided ? loadedItems?.slice((firstPage - 1) * pageSize, state.page * pageSize) : loadedItems),
    [isUndivided, loadedItems, firstPage, state.page, pageSize],
  );

  /** They stay until those of the next choice are there. */
  const [lastItems, setLastItems] = useState(items);
  if (items && items !== lastItems) setLastItems(items);

  const isFailed = loaded?.status === 'failed';
  // A page beyond the end takes nothing of the page's own content away.
  const isBeyondEnd = firstPage > 1 && items?.length === 0;
  const isWaiting = !items && !isFailed;
  const serverItems = isWaiting ? lastItems : items;
  const visibleItems = (!isBeyondEnd && serverItems) || fromPage;
  const { tags, categories, itemCount } = loaded ?? {};
  // A loader that has not begun, or has fewer pages than the visitor has asked for, is about to load.
  const isBehind = loaded?.status === 'ready' && loaded.hasMore && loaded.pages.length < pageCount;
  const status = !loaded || loaded.status === 'idle' || isBehind ? 'loading' : loaded.status;
  const isWhole = isUndivided || (firstPage === 1 && !!items && isComplete);
  const allCount = (isUndivided ? loadedItems : visibleItems)?.length ?? 0;
  const candidates = useMemo(() => [...own, ...(pages ?? []).flat()], [own, pages]);
  return {
    items: visibleItems,
    hasMore: isUndivided
      ? allCount > state.page * pageSize
      : !!pages?.length && (!!loaded?.hasMore || pages.length > pageCount),
    itemCount: itemCount ?? (isWhole ? allCount : undefined),
    candidates: isWaiting ? visibleItems : candidates,
    tags,
    categories,
    status: isBeyondEnd ? 'ready' : status,
    failure: loaded?.failure,
    isStale: isWaiting && !!lastItems,
    isFirstLoad: isWaiting && !lastItems,
    isBeyondEnd,
    load: () => loader?.loadPages(pageCount),
  };
};

interface RemoteItemsProps {
  options: ItemsOptions;
  children: (list: ListItems) => ReactNode;
}

/** Loads the items of `src`. A component instead of a hook, because its code is imported for these lists alone. */
export const RemoteItems = ({ options, children }: RemoteItemsProps) => children(useRemoteItems(options));
