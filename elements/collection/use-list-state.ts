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

/** The collection whose page and filters are in the page's address, although no setting says so. */
let addressOwner: BlockHost | undefined;

const isFirstOfRoot = (host: BlockHost): boolean =>
  (host.getRootNode() as Document | ShadowRoot).querySelector(host.localName) === host;

/**
 * Whether the page's address is for this collection: the first one of the document or of a shadow root, unless that of
 * another root has it. It keeps the address until it is unmounted, wherever it is moved to.
 */
const useAddressOwnership = (host: BlockHost, canOwn: boolean): boolean => {
  const [isOwner, setIsOwner] = useState(() => (addressOwner ? addressOwner === host : isFirstOfRoot(host)));
  useLayoutEffect(() => {
    if (!canOwn || !isOwner) return undefined;
    addressOwner ??= host;
    // The first collection of another root has been rendered in the same moment.
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
  const [isEdited] = useState(isInEditor);
  const isShared = !isEdited && (isInHistory ?? isOwner);
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
