import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { isInEditor } from '../../src/core/site/editor';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { addressStore, type ListEntry, pushEntry, replaceEntry } from './list-history';
import { addressWith, initialListState, type ListState } from './list-state';
import type { CollectionSettings } from './schema';

/** The state of a list, and how it changes. */
export interface ListNavigation extends ListEntry {
  /** The address of the page with other choices. */
  hrefOf(changes: Partial<ListState>): string;
  /** Shows other items. They begin with page 1, unless `changes` names a page. */
  navigate(changes: Partial<ListState>): void;
  /** Adds pages to the list, up to `page`. */
  showMore(page: number): void;
  /** Shows a page that the hash in the address leads to, without a new entry in the history. */
  showLinkedPage(page: number): void;
}

/** The collection that has its page and filters in the page's address by default, without the setting `history`. */
let addressOwner: BlockHost | undefined;

const canOwnAddress = (host: BlockHost): boolean => {
  const root = host.getRootNode() as Document | ShadowRoot;
  // An owner that a script has just removed is unmounted a moment later.
  return addressOwner?.isConnected ? addressOwner === host : root.querySelector(host.localName) === host;
};

/**
 * Whether this collection owns the page's address. The owner is the first collection of the document or of a shadow root, unless
 * a collection of another root owns the address already. It stays the owner until it is unmounted, also if it moves in the page,
 * or until it has the setting `history`.
 */
const useAddressOwnership = (host: BlockHost, isWanted: boolean): boolean => {
  const [isOwner, setIsOwner] = useState(() => canOwnAddress(host));
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    // Another collection may have become the owner since the render.
    const isAllowed = canOwnAddress(host);
    if (isAllowed) addressOwner = host;
    setIsOwner(isAllowed);
    return () => {
      if (addressOwner === host) addressOwner = undefined;
    };
  }, [host, isWanted]);
  return isWanted && isOwner;
};

const firstEntry: ListEntry = { state: initialListState, firstPage: 1 };

/** An entry that shows while the address has the entry `replaced`. */
interface OwnEntry extends ListEntry {
  replaced: ListEntry;
}

/** The visitor's page and filters: in the page's address, or for this element alone. */
export const useListNavigation = (
  host: BlockHost,
  { history, paging }: Pick<CollectionSettings, 'history' | 'paging'>,
): ListNavigation => {
  const [isPageInEditor] = useState(isInEditor);
  const isOwner = useAddressOwnership(host, history === undefined);
  const isInAddress = !isPageInEditor && (history ?? isOwner);
  const addressEntry = useOptionalStore(isInAddress ? addressStore : undefined, firstEntry);
  const [ownEntry, setOwnEntry] = useVisitorState(host, 'entry', (): OwnEntry | undefined => undefined);
  const { state, firstPage } = ownEntry?.replaced === addressEntry ? ownEntry : addressEntry;

  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    const { page, tag, category } = state;
    emit(host, 'az-change', { detail: { page, tag, category } });
  }, [host, state]);

  const show = (entry: ListEntry, writeEntry = pushEntry, hash = ''): void => {
    const address = addressWith(entry.state, location.href) + hash;
    const isStored = isInAddress && writeEntry(address, entry.firstPage);
    if (!isStored) setOwnEntry({ ...entry, replaced: addressEntry });
  };
  return {
    state,
    firstPage,
    hrefOf: (changes) => addressWith({ ...state, page: 1, ...changes }, location.href),
    navigate: (changes) => show({ state: { ...state, page: 1, ...changes }, firstPage: changes.page ?? 1 }),
    showMore: (page) => show({ state: { ...state, page }, firstPage }),
    showLinkedPage(page) {
      if (page >= firstPage && page <= state.page) return;
      const isAdded = paging === 'more';
      const entry = {
        state: { ...state, page: isAdded ? Math.max(page, state.page) : page },
        firstPage: isAdded ? Math.min(page, firstPage) : page,
      };
      show(entry, replaceEntry, location.hash);
    },
  };
};
