import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Text } from '../../core/i18n/messages';
import type { ApiMessages } from '../api/messages/es-419';
import { type CollectionLoader, type CollectionState, createCollectionLoader } from './collection-loader';

interface UseCollectionOptions {
  /** Address of the collection; "" for none, whose state stays `idle`. */
  src: string;
  /** Parameters for the address. Other parameters begin anew, and cancel what is loading. */
  query?: Record<string, string | number | undefined>;
  /** Loads page after page, up to so many items. Default: the first page; the view calls `load` for more. */
  maxItems?: number;
  text: Text<ApiMessages>;
}

const noSubscription = (): (() => void) => () => {};
const emptyState: CollectionState = {
  items: [],
  pages: [],
  title: '',
  itemCount: undefined,
  tags: [],
  categories: [],
  status: 'idle',
  failure: undefined,
  hasMore: false,
};

/**
 * Loads a collection while the component is mounted.
 * @returns the state, and `load` for the next page or another try
 */
export const useCollection = ({
  src,
  query,
  maxItems,
  text,
}: UseCollectionOptions): CollectionState & Pick<CollectionLoader, 'load'> => {
  const parameters = JSON.stringify(query ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not load the items again
  const loader = useMemo(
    () => (src ? createCollectionLoader(src, { query: JSON.parse(parameters), text }) : undefined),
    [src, parameters],
  );
  useEffect(() => {
    if (maxItems === undefined) loader?.load();
    else loader?.loadAll(maxItems);
    return () => loader?.stop();
  }, [loader, maxItems]);
  const state = useSyncExternalStore(
    loader?.subscribe ?? noSubscription,
    loader?.getSnapshot ?? (() => emptyState),
  );
  const load = async (): Promise<void> => loader?.load();
  return { ...state, load };
};
