import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { createStore, type Store } from '../../src/core/util/store';
import type { Failure, FailureMessage } from '../../src/features/api/api-result';
import { libraryMessage } from '../../src/features/api/library-message';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import { createCollectionLoader } from '../../src/features/collection/collection-loader';
import { readItems } from '../../src/features/collection/item';
import { addressOf } from '../../src/features/collection/load-collection';
import type { ItemSettings } from '../../src/features/collection/schema';
import { reportOmittedItems } from './omitted-items';
import { createSearchIndex, type SearchIndex, type SearchSource } from './search-index';

/** A phone would take too long to load more. */
const maxItemsOfSource = 10_000;

export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why there is no index, for visitors. */
  failure?: FailureMessage | undefined;
  /** Once it is ready. */
  index?: SearchIndex;
}

/** The index of a search. */
interface SearchStore extends Store<SearchState> {
  /**
   * Loads the items and makes the index, once. Does nothing after a failure, because visitors decide about another try.
   * @param host the block, for the console
   */
  load(host: BlockHost): Promise<void>;
  /** Makes the rest of the index at once, and not when the browser is idle, because a visitor waits for results. */
  hurry(): void;
  /** Loads again after a failure. */
  retry(host: BlockHost): Promise<void>;
}

interface StoreOptions {
  addresses: string[];
  /** Used instead of the addresses, unless the list is empty. */
  items: ItemSettings[];
  text: MessageFormatter<ApiMessages>;
}

/** Nothing is requested before `load`. An address that fails is logged, and the others are searched. */
const createSearchStore = ({ addresses, items, text }: StoreOptions): SearchStore => {
  const { getSnapshot, subscribe, set } = createStore<SearchState>({ status: 'idle' });
  let isUrgent = false;

  /** Loads the items of an address. Has a failure if none could be loaded. */
  const loadSource = async (
    address: string,
    host: BlockHost,
  ): Promise<{ source: SearchSource; failure?: Failure }> => {
    const loader = createCollectionLoader(address, {
      text,
      onProblem: (problem) => host.report(Error(problem)),
    });
    await loader.loadItems({ maxItems: maxItemsOfSource });
    const { items: loaded, title, failure } = loader.getSnapshot();
    return { source: { title, items: loaded }, failure: loaded.length ? undefined : failure };
  };

  const createIndex = async (host: BlockHost): Promise<SearchState> => {
    const answers: { source: SearchSource; failure?: Failure | undefined }[] = items.length
      ? [{ source: { title: '', items: await readItems(items, host) } }]
      : await Promise.all(addresses.map((address) => loadSource(address, host)));
    const failure = answers.every((answer) => answer.failure) ? answers[0]?.failure : undefined;
    if (failure) return { status: 'failed', failure };
    const sources = answers.map(({ source }) => source);
    reportOmittedItems(sources, host);
    const index = await createSearchIndex(sources, () => isUrgent);
    return { status: 'ready', index };
  };

  const start = async (host: BlockHost): Promise<void> => {
    set({ status: 'loading' });
    try {
      set(await createIndex(host));
    } catch (error) {
      console.error('[azulejo] The search cannot make its index.', error);
      set({ status: 'failed', failure: libraryMessage('apiConnection', text) });
    }
  };

  return {
    getSnapshot,
    subscribe,
    load: async (host) => (getSnapshot().status === 'idle' ? start(host) : undefined),
    hurry() {
      isUrgent = true;
    },
    retry: async (host) => (getSnapshot().status === 'failed' ? start(host) : undefined),
  };
};

const stores = new Map<string, SearchStore>();

/** The store of a search: one for all searches of the page with the same addresses or the same items, however often they open. */
export const searchStoreOf = (options: StoreOptions): SearchStore => {
  const { addresses, items } = options;
  const key = JSON.stringify(
    items.length ? items : addresses.map((address) => addressOf(address)?.href ?? address),
  );
  const store = stores.get(key) ?? createSearchStore(options);
  stores.set(key, store);
  return store;
};
