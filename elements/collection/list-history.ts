import { scrollStartEvents } from '../../src/core/util/scroll-start-events';
import { writeHistory } from '../../src/core/util/write-history';
import { initialListState, isSameState, type ListState, readListState } from './list-state';

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

const listeners = new Set<() => void>();
let controller = new AbortController();
/** Scroll positions by the id of their entry. */
let positions = new Map<string, number>();
/** The id of the current entry; "" until it is stored. */
let entryId = '';
/** Whether this module has stored the current entry, or has tried in vain: browsers limit how often a page may write. */
let hasTriedToStore = false;
/** Where `restoreScroll` will scroll once the items are there. */
let pendingPosition: number | undefined;
const initialSnapshot = { pathname: '', state: initialListState, firstPage: 1 };
/** The latest entry, with the path of its address. */
let snapshot = initialSnapshot;

const storedEntry = (): StoredEntry | undefined => window.history.state?.[stateKey];

/**
 * Reads the parameters and pages of the current address. Returns the same object until one of them changes; parameters that are
 * not the list's do not count. A list that has grown keeps its pages when a link within the page adds an entry, and when a script
 * of the page overwrites the stored one.
 */
const getEntry = (): ListEntry => {
  const { pathname, search } = location;
  const parsedState = readListState(new URLSearchParams(search));
  const state = isSameState(parsedState, snapshot.state) ? snapshot.state : parsedState;
  const isSameAddress = state === snapshot.state && pathname === snapshot.pathname;
  const knownFirstPage = storedEntry()?.firstPage ?? (isSameAddress ? snapshot.firstPage : state.page);
  const firstPage = Math.min(knownFirstPage, state.page);
  if (!isSameAddress || firstPage !== snapshot.firstPage) snapshot = { pathname, state, firstPage };
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

/** Makes the browser's current entry the one whose scroll position is read and remembered. */
const enterEntry = (): void => {
  entryId = storedEntry()?.id ?? '';
  hasTriedToStore = false;
  pendingPosition = positions.get(entryId);
};

/** @returns whether the browser has stored the entry */
const storeEntry = (method: 'pushState' | 'replaceState', firstPage: number, address?: string): boolean => {
  hasTriedToStore = true;
  const id = `${Date.now()}-${Math.random()}`;
  const entry: StoredEntry = { id, firstPage };
  const isStored = writeHistory(method, { ...window.history.state, [stateKey]: entry }, address);
  if (isStored) entryId = id;
  return isStored;
};

/** Stores the current entry if it is not stored yet, or if a script of the page has overwritten it. */
const ensureStored = (firstPage: number): void => {
  if (!storedEntry()) storeEntry('replaceState', firstPage);
};

/**
 * Remembers the scroll position of the current entry. The first time, stores the entry, so that its id is still there after the way
 * back: on `pagehide`, when the browser leaves the page, that may be too late.
 */
const rememberPosition = (): void => {
  if (!hasTriedToStore) ensureStored(getEntry().firstPage);
  // The browser scrolls by itself before the items of the entry are there.
  if (entryId && pendingPosition === undefined) positions.set(entryId, window.scrollY);
};

const notify = (): void => {
  for (const listener of listeners) listener();
};

const onPopState = (): void => {
  const previousEntry = snapshot;
  const entry = getEntry();
  enterEntry();
  if (entry === previousEntry) {
    // Another place in the page: the items are there, so the browser scrolls by itself.
    pendingPosition = undefined;
    ensureStored(entry.firstPage);
  } else notify();
};

const start = (): void => {
  positions = readPositions();
  enterEntry();
  // The visitor may have scrolled before the list was there.
  if (window.scrollY > 0) rememberPosition();
  controller = new AbortController();
  const { signal } = controller;
  addEventListener('popstate', onPopState, { signal });
  addEventListener('scroll', rememberPosition, { passive: true, signal });
  addEventListener('pagehide', storePositions, { signal });
  // The visitor has taken over, so `restoreScroll` does not scroll.
  const cancelScroll = (): void => {
    pendingPosition = undefined;
  };
  for (const type of scrollStartEvents)
    addEventListener(type, cancelScroll, { passive: true, capture: true, signal });
};

const stop = (): void => {
  controller.abort();
  // A later visit to the same address starts with the page in that address.
  snapshot = initialSnapshot;
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

/**
 * Adds an entry to the browser's history, and remembers the scroll position of the previous one.
 * @returns whether the browser has stored the entry
 */
export const pushEntry = (address: string, firstPage: number): boolean => {
  ensureStored(getEntry().firstPage);
  rememberPosition();
  const isStored = storeEntry('pushState', firstPage, address);
  if (isStored) {
    pendingPosition = undefined;
    notify();
  }
  return isStored;
};

/**
 * Replaces the current entry of the browser's history.
 * @returns whether the browser has stored the entry
 */
export const replaceEntry = (address: string, firstPage: number): boolean => {
  const isStored = storeEntry('replaceState', firstPage, address);
  if (isStored) notify();
  return isStored;
};

/** After Back or Forward, scrolls once to the position where the visitor left the entry. Call it when the items have rendered. */
export const restoreScroll = (): void => {
  if (pendingPosition === undefined) return;
  scrollTo({ top: pendingPosition, behavior: 'instant' });
  pendingPosition = undefined;
};
