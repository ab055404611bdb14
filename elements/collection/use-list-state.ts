import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { isInEditor } from '../../src/core/site/editor';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import { addressStore, type ListEntry, pushEntry } from './list-history';
import { addressWith, initialListState, type ListState } from './list-state';

/** The state of a list, and how it changes. */
export interface ListNavigation extends ListEntry {
  /** The address of the page with other choices. */
  hrefOf(changes: Partial<ListState>): string;
  /** Shows other items. They begin with page 1, unless `changes` names a page. */
  navigate(changes: Partial<ListState>): void;
  /** Adds the next page to the list. */
  showMore(): void;
}

/** The collection that has its page and filters in the page's address by default, without the setting `history`. */
let addressOwner: BlockHost | undefined;

const isFirstOfRoot = (host: BlockHost): boolean =>
  (host.getRootNode() as Document | ShadowRoot).querySelector(host.localName) === host;

/**
 * Whether this collection owns the page's address. The owner is the first collection of the document or of a shadow root, unless
 * a collection of another root owns the address already. It stays the owner until it is unmounted, also if it moves in the page.
 */
const useAddressOwnership = (host: BlockHost, canOwn: boolean): boolean => {
  const [isOwner, setIsOwner] = useState(() => (addressOwner ? addressOwner === host : isFirstOfRoot(host)));
  useLayoutEffect(() => {
    if (!canOwn || !isOwner) return undefined;
    addressOwner ??= host;
    // The first collection of another root may have become the owner in the same commit.
    if (addressOwner !== host) setIsOwner(false);
    return () => {
      if (addressOwner === host) addressOwner = undefined;
    };
  }, [host, canOwn, isOwner]);
  return canOwn && isOwner;
};

/** The visitor's page and filters: in the page's address, or for this element alone. */
export const useListState = (host: BlockHost, isInHistory: boolean | undefined): ListNavigation => {
  const isOwner = useAddressOwnership(host, isInHistory === undefined);
  const [isPageInEditor] = useState(isInEditor);
  const isShared = !isPageInEditor && (isInHistory ?? isOwner);
  const [ownEntry, setOwnEntry] = useState<ListEntry>({ state: initialListState, firstPage: 1 });
  const entry = useOptionalStore(isShared ? addressStore : undefined, ownEntry);
  const { state, firstPage } = entry;

  const lastEntry = useRef(entry);
  useEffect(() => {
    if (lastEntry.current === entry) return;
    lastEntry.current = entry;
    const { page, tag, category } = entry.state;
    emit(host, 'az-change', { detail: { page, tag, category } });
  }, [host, entry]);

  const show = (next: ListState, nextFirstPage: number): void => {
    if (isShared) pushEntry(addressWith(next, location.href), nextFirstPage);
    else setOwnEntry({ state: next, firstPage: nextFirstPage });
  };
  return {
    state,
    firstPage,
    hrefOf: (changes) => addressWith({ ...state, page: 1, ...changes }, location.href),
    navigate: (changes) => show({ ...state, page: 1, ...changes }, changes.page ?? 1),
    showMore: () => show({ ...state, page: state.page + 1 }, firstPage),
  };
};
