import { useEffect, useMemo } from 'react';
import type { BlockHost } from '../../core/block-host';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { lazyImport } from '../../core/lazy-import';
import { useLazyModuleState } from '../../hooks/use-lazy-module';
import { useOptionalStore } from '../../hooks/use-optional-store';
import { useStableValue } from '../../hooks/use-stable-value';
import { libraryMessage } from '../api/library-message';
import type { ApiMessages } from '../api/messages/es-419';
import type { CollectionLoader, ItemLimits } from './collection-loader';
import { type CollectionState, emptyState } from './collection-state';
import type { CollectionItem } from './item';
import type { CollectionQuery, ItemReader } from './load-collection';

/** Keep `isEnough` the same function between renders. */
interface UseCollectionOptions<Item> extends ItemLimits<Item> {
  host: BlockHost;
  /** Address of the collection; "" for none, whose state stays `idle`. */
  src: string;
  /**
   * Parameters for the address. When they change, the current request is cancelled, and the collection loads from its first page.
   */
  query?: CollectionQuery;
  /** Time zone of items that name none. Default: the visitor's own. */
  timeZone?: string | undefined;
  /** Keep the same object between renders: a new one loads the collection from its first page. */
  reader?: ItemReader<Item>;
  text: MessageFormatter<ApiMessages>;
}

/** Most elements get their items from the page or from settings, and need no loader. */
const loaderModule = lazyImport(() => import('./collection-loader'));

export interface LoadedCollection<Item> extends CollectionState<Item>, Pick<CollectionLoader, 'load'> {
  /** True from the first render until a page has loaded, and again while a later page loads. */
  isLoading: boolean;
}

/**
 * Loads a collection while the component is mounted.
 * @returns the state, and `load` to try again
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
  const { module, hasFailed, retry } = useLazyModuleState(loaderModule, !!src);
  // Callers make a new object in each render.
  const parameters = useStableValue(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not load the items again
  const loader = useMemo(
    () =>
      src
        ? module?.createCollectionLoader<Item>(src, {
            query: parameters ?? {},
            timeZone,
            reader,
            text,
            onProblem: (problem) => host.report(Error(problem)),
          })
        : undefined,
    [module, host, src, parameters, timeZone, reader],
  );
  useEffect(() => {
    loader?.loadItems({ maxItems, isEnough });
    return () => loader?.stop();
  }, [loader, maxItems, isEnough]);
  const loaded: CollectionState<Item> = useOptionalStore(loader, emptyState);
  const state: CollectionState<Item> = hasFailed
    ? {
        ...emptyState,
        status: 'failed',
        failure: { ok: false, status: 0, reason: 'network', ...libraryMessage('apiConnection', text) },
      }
    : loaded;
  const load = async (): Promise<void> => {
    if (hasFailed) retry();
    // Loads the page that failed, and the pages after it.
    else await loader?.loadItems({ maxItems, isEnough });
  };
  const isLoading = !!src && (state.status === 'idle' || state.status === 'loading');
  return { ...state, isLoading, load };
};
