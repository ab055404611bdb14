import { useEffect, useMemo, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { messageText } from '../../src/core/i18n/message-formatter';
import { warnOnce } from '../../src/core/util/warn-once';
import { useLazyModuleState } from '../../src/hooks/use-lazy-module';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import { useStableValue } from '../../src/hooks/use-stable-value';
import { useStyles } from '../../src/hooks/use-styles';
import { resultsModule } from './lazy-results';
import type { messages } from './messages/es-419';
import { isLongEnough } from './query-length';
import type { SearchSettings } from './schema';
import type { SearchAnswer } from './search-index';
import type { SearchState } from './search-store';

export type SearchText = MessageFormatter<typeof messages>;

interface UseSearchOptions {
  settings: SearchSettings;
  host: BlockHost;
  text: SearchText;
  query: string;
  maxResults: number;
}

export interface CurrentSearch extends Pick<SearchState, 'status'> {
  /** Why there is no index, for visitors; "" otherwise. */
  message: string;
  /** Whether the query has `minLength` characters, or one that may be a word. */
  mayHaveResults: boolean;
  /** Undefined while the query is too short, or there is no index yet. */
  answer: SearchAnswer | undefined;
  /** Loads the index, once: call this when the visitor comes near. */
  load(): void;
  /** For the visitor's button after a failure. */
  retry(): void;
}

const initialState: SearchState = { status: 'idle' };
const loadingState: SearchState = { status: 'loading' };
/** The code of the search cannot be loaded. */
const failedState: SearchState = {
  status: 'failed',
  failure: { message: '', messageKey: 'apiConnection' },
};

/** The time from the last letter to the event `az-search`. */
const eventDelayMs = 300;

/** Finds the results of a query, once the index has been loaded. */
export const useSearch = ({ settings, host, text, query, maxResults }: UseSearchOptions): CurrentSearch => {
  const { src, items } = settings;
  const addresses = useStableValue(
    [src]
      .flat()
      .flatMap((value) => value.split(/\s+/))
      .filter(Boolean),
  );
  const canSearch = addresses.length > 0 || items.length > 0;
  const [isNear, setIsNear] = useState(false);
  const needsCode = canSearch && isNear;
  const { module, hasFailed, retry: retryImport } = useLazyModuleState(resultsModule, needsCode);
  useStyles(host, module?.resultStyles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language needs no other index
  const store = useMemo(() => module?.searchStoreOf({ addresses, items, text }), [module, addresses, items]);
  const trimmed = query.trim();
  const mayHaveResults = isLongEnough(trimmed, settings.minLength);
  useEffect(() => {
    if (mayHaveResults) store?.hurry();
  }, [store, mayHaveResults]);
  useEffect(() => {
    store?.load(host);
  }, [store, host]);
  const storeState = useOptionalStore(store, initialState);
  // True until the code has loaded, and until the effect above has told a new store to load.
  const isStarting = needsCode && storeState.status === 'idle';
  const currentState = isStarting ? loadingState : storeState;
  const { status, failure, index }: SearchState = hasFailed ? failedState : currentState;

  const answer = useMemo(
    () => (index && mayHaveResults ? index.find(trimmed, maxResults) : undefined),
    [index, trimmed, mayHaveResults, maxResults],
  );

  const count = answer?.count;
  useEffect(() => {
    if (count === undefined) return undefined;
    const timer = setTimeout(
      () => emit(host, 'az-search', { detail: { query: trimmed, count } }),
      eventDelayMs,
    );
    return () => clearTimeout(timer);
  }, [host, trimmed, count]);

  return {
    status,
    message: failure ? messageText(failure, text) : '',
    mayHaveResults,
    answer,
    load() {
      setIsNear(true);
      if (!canSearch)
        warnOnce(
          host,
          '`src` and `items` are empty, expected an address or items to search; the form leads to the page of results.',
        );
    },
    retry() {
      retryImport();
      store?.retry(host);
    },
  };
};
