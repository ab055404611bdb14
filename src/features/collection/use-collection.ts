import { useEffect, useMemo } from 'react';
import type { BlockHost } from '../../core/block-host';
import type { MessageFormatter } from '../../core/i18n/messages';
import { lazyImport } from '../../core/lazy-import';
import { useLazyModule } from '../../hooks/use-lazy-module';
import { useOptionalStore } from '../../hooks/use-optional-store';
import type { ApiMessages } from '../api/messages/es-419';
import type { CollectionLoader, CollectionState } from './collection-loader';
import type { CollectionItem } from './item';
import type { CollectionQuery, ItemReader } from './load-collection';

interface UseCollectionOptions<Item> {
  host: BlockHost;
  /** Address of the collection; "" for none, whose state stays `idle`. */
  src: string;
  /** Parameters for the address. Other parameters begin anew, and cancel what is loading. */
  query?: CollectionQuery;
  /** Loads page after page, up to so many items. */
  maxItems: number;
  /** Whether the items are enough before `maxItems`. Keep the same function between renders. */
  isEnough?: (items: Item[]) => boolean;
  /** Time zone of items that name none. Default: the visitor's own. */
  timeZone?: string | undefined;
  /** Keep the same object between renders: another one begins anew. */
  reader?: ItemReader<Item>;
  text: MessageFormatter<ApiMessages>;
}

/** Most elements get their items from the page or from settings, and need no loader. */
const loaderModule = lazyImport(() => import('./collection-loader'));

const emptyState: CollectionState<never> = {
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

export interface LoadedCollection<Item> extends CollectionState<Item>, Pick<CollectionLoader, 'load'> {
  /** Whether items are still to come, from the first render on. */
  isLoading: boolean;
}

/**
 * Loads a collection while the component is mounted.
 * @returns the state, and `load` for another try
 */
export const useCollection = <Item = CollectionItem>({
  host,
  src,
  query,
  maxItems,
  isEnough,
  timeZone,
  reader,
  text,
}: UseCollectionOptions<Item>): LoadedCollection<Item> => {
  const module = useLazyModule(loaderModule, !!src);
  const parameters = JSON.stringify(query ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not load the items again
  const loader = useMemo(
    () =>
      src
        ? module?.createCollectionLoader<Item>(src, {
            query: JSON.parse(parameters),
            timeZone,
            reader,
            text,
            onProblem: (problem) => host.report(Error(problem)),
          })
        : undefined,
    [module, host, src, parameters, timeZone, reader],
  );
  useEffect(() => {
    loader?.loadAll(maxItems, isEnough);
    return () => loader?.stop();
  }, [loader, maxItems, isEnough]);
  const state: CollectionState<Item> = useOptionalStore(loader, emptyState);
  // The pages behind the one that failed, too.
  const load = async (): Promise<void> => loader?.loadAll(maxItems, isEnough);
  const isLoading = !!src && (state.status === 'idle' || state.status === 'loading');
  return { ...state, isLoading, load };
};
