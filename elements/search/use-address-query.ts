import { useRef, useState } from 'react';
import { writeHistory } from '../../src/core/util/write-history';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useUnmount } from '../../src/hooks/use-unmount';
import type { SearchViewProps } from './search-view';

/** The time from the last letter to the change of the address: browsers refuse more than a hundred changes in ten seconds. */
const addressDelayMs = 300;

const queryInAddress = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

const addressWith = (name: string, query: string): URL => {
  const url = new URL(location.href);
  if (query) url.searchParams.set(name, query);
  else url.searchParams.delete(name);
  return url;
};

interface AddressQuery {
  query: string;
  /** The query of the page's own results. */
  serverQuery: string;
  /** Call this for each letter that the visitor types. */
  setQuery(query: string): void;
  /** Writes the typed query into the address at once. Call this when the visitor is about to leave. */
  save(): void;
  /** Keeps the typed query as an entry of the history: the next typed query gets another entry. */
  commitEntry(): void;
}

/**
 * The query of a page of results, kept in sync with the page's address. The first letter after a submitted query adds an entry to
 * the history, and further letters replace that entry: Back returns to the submitted query.
 */
export const useAddressQuery = ({ form, typedQuery, onType }: SearchViewProps): AddressQuery => {
  const { name } = form;
  const [initialQuery] = useState(() => queryInAddress(name));
  const [serverQuery] = useState(initialQuery || form.value);
  const query = typedQuery ?? serverQuery;
  /** The query that is not in the address yet, and the timer that writes it there. */
  const pending = useRef<{ query: string; timer: number }>(undefined);
  /** The query in the address, as this hook has last read or written it. */
  const addressQuery = useRef(initialQuery);
  /** Whether the current history entry has a query that was typed and not submitted. */
  const isDraft = useRef(false);

  const forgetPending = (): void => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  useUnmount(forgetPending);

  const save = (): void => {
    const typed = pending.current?.query;
    forgetPending();
    if (typed === undefined || typed === queryInAddress(name)) return;
    const address = addressWith(name, typed);
    const isStored = isDraft.current
      ? writeHistory('replaceState', window.history.state, address)
      : writeHistory('pushState', null, address);
    // If the browser refuses the address, the results still show, and Back leaves the page.
    if (!isStored) return;
    isDraft.current = true;
    addressQuery.current = typed;
  };

  useEventListener(globalThis, 'popstate', () => {
    isDraft.current = false;
    const next = queryInAddress(name);
    // The visitor is at another place of the page, or a router has changed something else.
    if (next === addressQuery.current) return;
    addressQuery.current = next;
    forgetPending();
    onType(next);
  });

  return {
    query,
    serverQuery,
    setQuery(typed) {
      onType(typed);
      forgetPending();
      pending.current = { query: typed, timer: window.setTimeout(save, addressDelayMs) };
    },
    save,
    commitEntry() {
      save();
      isDraft.current = false;
    },
  };
};
