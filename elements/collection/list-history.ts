import { writeHistory } from '../../src/core/util/write-history';
import { initialListState, type ListState, readListState } from './list-state';

/** An entry of the browser's history, as a collection sees it. */
export interface ListEntry {
  state: ListState;
  /** The first page that shows. A list that has grown shows the pages from this one to `state.page`. */
  firstPage: number;
}

/** The collection's part of `history.state`. */
interface StoredEntry {
  /** Key of the scroll position of the entry. */
  id: string;
  firstPage: number;
}

const stateKey = 'azCollection';
const scrollKey = 'azulejo.collection.scroll';
/** Number of entries whose scroll position is remembered. */
const maxPositions = 50;
/** After one of these events the visitor has taken over, and `restoreScroll` does not scroll. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const listeners = new Set<() => void>();
/** Scroll positions by the id of their entry. */
let positions = new Map<string, number>();
/** The id of the current entry; "" until it is stored. */
let entryId = '';
/** Where `restoreScroll` will scroll once the items are there. */
let pendingPosition: number | undefined;
const initialSnapshot: ListEntry & { search: string } = { search: '', state: initialListState, firstPage: 1 };
let snapshot = initialSnapshot;
/** The path of the snapshot's address; "" before the first snapshot. */
let snapshotPath = '';
/** The entry that shows although the browser refused to store it, until the visitor goes back or forward. */
let unstoredEntry: { search: string; firstPage: number } | undefined;

const storedEntry = (): StoredEntry | undefined => window.history.state?.[stateKey];

/**
 * Reads the parameters and pages of the current address. Returns the same object until one of them changes. A list that has grown
 * keeps its pages when a link within the page adds an entry, and when a script of the page overwrites the stored one.
 */
const getEntry = (): ListEntry => {
  const { pathname } = location;
  const { search } = unstoredEntry ?? location;
  const isSameSearch = snapshot.search === search;
  const isSameAddress = isSameSearch && snapshotPath === pathname;
  const state = isSameSearch ? snapshot.state : readListState(new URLSearchParams(search));
  const knownFirstPage =
    (unstoredEntry ?? storedEntry())?.firstPage ?? (isSameAddress ? snapshot.firstPage : state.page);
  const firstPage = Math.min(knownFirstPage, state.page);
  snapshotPath = pathname;
  if (!isSameSearch || snapshot.firstPage !== firstPage) snapshot = { search, state, firstPage };
  return snapshot;
};

const readPositions = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(scrollKey) ?? '[]'));
  } catch {
    // Storage is forbidden, or another script has written there.
    return new Map();
  }
};

const storePositions = (): void => {
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify([...positions].slice(-maxPositions)));
  } catch {
    // Without storage, the way back from another page begins at the top.
  }
};

const onScroll = (): void => {
  // The browser scrolls by itself before the items of the entry are there.
  if (entryId && pendingPosition === undefined) positions.set(entryId, window.scrollY);
};

/** Makes the browser's current entry the one whose scroll position is read and remembered. */
const enterEntry = (): void => {
  entryId = storedEntry()?.id ?? '';
  pendingPosition = positions.get(entryId);
};

let lastId = 0;

const newId = (): string => {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
};

/** @returns whether the browser has stored the entry */
const storeEntry = (method: 'pushState' | 'replaceState', entry: StoredEntry, address?: string): boolean =>
  writeHistory(method, { ...window.history.state, [stateKey]: entry }, address);

/** Stores the current entry if it is not stored yet, or if a script of the page has overwritten it. */
const ensureStored = (firstPage: number): void => {
  if (storedEntry()) return;
  entryId ||= newId();
  storeEntry('replaceState', { id: entryId, firstPage });
};

const onPopState = (): void => {
  unstoredEntry = undefined;
  const previousEntry = snapshot;
  const previousPath = snapshotPath;
  const entry = getEntry();
  enterEntry();
  if (entry === previousEntry && snapshotPath === previousPath) {
    // Another place in the page: the items are there, so the browser scrolls by itself.
    pendingPosition = undefined;
    ensureStored(entry.firstPage);
  } else for (const listener of listeners) listener();
};

const cancelScroll = (): void => {
  pendingPosition = undefined;
};

const start = (): void => {
  positions = readPositions();
  enterEntry();
  addEventListener('popstate', onPopState);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', storePositions);
  for (const type of scrollingEvents) addEventListener(type, cancelScroll, { passive: true, capture: true });
};

const stop = (): void => {
  removeEventListener('popstate', onPopState);
  removeEventListener('scroll', onScroll);
  removeEventListener('pagehide', storePositions);
  for (const type of scrollingEvents) removeEventListener(type, cancelScroll, { capture: true });
  // A later visit to the same address starts with the page in that address.
  unstoredEntry = undefined;
  snapshot = initialSnapshot;
  snapshotPath = '';
};

/** The list in the page's address, as a store for `useSyncExternalStore`. */
export const addressStore = {
  getSnapshot: getEntry,
  subscribe(listener: () => void): () => void {
    if (!listeners.size) start();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (!listeners.size) stop();
    };
  },
};

/** Adds an entry to the browser's history, and remembers the scroll position of the previous one. */
export const pushEntry = (address: string, firstPage: number): void => {
  ensureStored(getEntry().firstPage);
  positions.set(entryId, window.scrollY);
  entryId = newId();
  pendingPosition = undefined;
  const { search } = new URL(address, document.baseURI);
  unstoredEntry = storeEntry('pushState', { id: entryId, firstPage }, address)
    ? undefined
    : { search, firstPage };
  for (const listener of listeners) listener();
};

/** After Back or Forward, scrolls once to the position where the visitor left the entry. Call it when the items have rendered. */
export const restoreScroll = (): void => {
  if (pendingPosition === undefined) return;
  scrollTo({ top: pendingPosition, behavior: 'instant' });
  pendingPosition = undefined;
};
