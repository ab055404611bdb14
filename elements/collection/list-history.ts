import { initialListState, type ListState, readListState } from './list-state';

/** An entry of the browser's history, as a collection sees it. */
export interface ListEntry {
  state: ListState;
  /** The first page that shows. A list that has grown shows the pages from this one to `state.page`. */
  firstPage: number;
}

/** Of `history.state`. */
interface StoredEntry {
  /** Names the entry, for its scroll position. */
  id: string;
  firstPage: number;
}

const stateKey = 'azCollection';
const scrollKey = 'azulejo.collection.scroll';
/** Entries whose scroll position is remembered. */
const maxPositions = 50;
/** The visitor has taken over: the page does not scroll by itself any more. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const listeners = new Set<() => void>();
let positions = new Map<string, number>();
let entryId = '';
let pendingPosition: number | undefined;
let snapshot: ListEntry & { address: string } = { address: '', state: initialListState, firstPage: 1 };

const storedEntry = (): StoredEntry | undefined => history.state?.[stateKey];

/** The parameters and pages of the current address. The same object until one of them changes. */
export const getEntry = (): ListEntry => {
  const firstPage = storedEntry()?.firstPage;
  const address = `${firstPage} ${location.search}`;
  if (snapshot.address !== address) {
    const state = readListState(new URLSearchParams(location.search));
    snapshot = { address, state, firstPage: Math.min(firstPage ?? state.page, state.page) };
  }
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
  if (entryId && pendingPosition === undefined) positions.set(entryId, scrollY);
};

const enterEntry = (): void => {
  entryId = storedEntry()?.id ?? '';
  pendingPosition = positions.get(entryId);
};

const onPopState = (): void => {
  enterEntry();
  for (const listener of listeners) listener();
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
};

/** A store for `useSyncExternalStore`: the page's address, which all collections of the page share. */
export const subscribeToEntry = (listener: () => void): (() => void) => {
  if (!listeners.size) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) stop();
  };
};

let lastId = 0;

const newId = (): string => {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
};

const storeEntry = (method: 'pushState' | 'replaceState', entry: StoredEntry, address?: string): void =>
  history[method]({ ...history.state, [stateKey]: entry }, '', address);

/** Adds an entry to the browser's history, and remembers where the visitor leaves the one before. */
export const pushEntry = (address: string, firstPage: number): void => {
  if (!entryId) {
    entryId = newId();
    storeEntry('replaceState', { id: entryId, firstPage: getEntry().firstPage });
  }
  positions.set(entryId, scrollY);
  entryId = newId();
  pendingPosition = undefined;
  storeEntry('pushState', { id: entryId, firstPage }, address);
  for (const listener of listeners) listener();
};

/** Scrolls to where the visitor left the entry, once after a way back: call it when the items have been rendered. */
export const restoreScroll = (): void => {
  if (pendingPosition === undefined) return;
  scrollTo({ top: pendingPosition, behavior: 'instant' });
  pendingPosition = undefined;
};
