import MiniSearch, { type SearchResult as MiniSearchResult, type Query } from 'minisearch';
import { nextTask } from '../../src/core/util/wait';
import { whenIdle } from '../../src/core/util/when-idle';
import type { CollectionItem } from '../../src/features/collection/item';
import { plainText } from '../../src/features/structured-data/thing';
import { excerptAround } from './excerpt';
import { isSyllabic } from './query-length';
import { compoundsIn, foldWord, joinHyphenated, wordsIn } from './words';

/** Items of one collection. */
export interface SearchSource {
  /** Heading of the collection's results; "" for none. */
  title: string;
  items: CollectionItem[];
}

export interface SearchResult {
  /** A unique key for React, because several items may have the same id. */
  key: number;
  item: CollectionItem;
  /** Text around the words that were found; "" where the item has no text. */
  excerpt: string;
  /** The folded words of the item that match the query. */
  terms: ReadonlySet<string>;
}

export interface ResultGroup {
  title: string;
  results: SearchResult[];
}

export interface SearchAnswer {
  /** In the order of their best results. */
  groups: ResultGroup[];
  /** Number of all results, also of those beyond `maxResults`. */
  count: number;
}

export interface SearchIndex {
  /** Finds items with all words of the query, or words that begin with them or are misspelled. */
  find(query: string, maxResults: number): SearchAnswer;
}

interface IndexedItem {
  key: number;
  item: CollectionItem;
  source: SearchSource;
}

type IndexField = 'title' | 'text' | 'labels';

/** A query is cut at these limits, because a longer one would take too long. */
const maxQueryLength = 200;
const maxQueryWords = 20;
/** Items are indexed in short tasks where the page has other work, and in long ones where it is idle or a visitor waits. */
const shortTaskMs = 10;
const longTaskMs = 40;
/** The longest wait for an idle moment of the page. */
const maxIdleWaitMs = 200;
/** Shorter words before the last one match whole words only: nearly every item has words that begin with `la` or `de`. */
const minPrefixLength = 3;
const minFuzzyLength = 4;
/** How many letters may be misspelled: a share of the word, and a maximum. */
const fuzziness = 0.2;
const maxMisspelled = 2;

/** Leaves out an excerpt with which the body begins. */
const textOf = ({ excerpt, body }: CollectionItem): string => {
  const short = plainText(excerpt);
  const long = plainText(body);
  return long.startsWith(short) ? long : `${short} ${long}`.trim();
};

const toWords = (text: string): string[] => wordsIn(text).map((word) => word.text);

/** Each field is read when the index takes the item. */
const readField: Record<IndexField, (item: CollectionItem) => string> = {
  title: ({ title }) => title,
  text: textOf,
  labels: ({ tags, categories, author, location }) => [...tags, ...categories, author, location].join(' '),
};
const fieldNames = Object.keys(readField);

/**
 * Whether a text is a single letter, such as the first one of a word being typed. Nearly every text has a word that begins with
 * it.
 */
const isInitial = (words: string): boolean => words.length === 1 && !isSyllabic(words);

/** The distinct words to search for. Single letters are left out if there are other words. */
const queryWords = (query: string): string => {
  const words = [...new Set(toWords(query.slice(0, maxQueryLength)))];
  const longer = words.filter((word) => !isInitial(word));
  return (longer.length ? longer : words).slice(0, maxQueryWords).join(' ');
};

/** The query for MiniSearch. Items must have all of its words, either as they are or with hyphenated words joined. */
const parseQuery = (query: string): Query => {
  const readings = new Set([query, joinHyphenated(query)].map(queryWords));
  return {
    combineWith: 'OR',
    queries: [...readings].map((words) => ({
      combineWith: 'AND',
      queries: [words],
      fields: isInitial(words) ? ['title'] : fieldNames,
    })),
  };
};

/** Groups results by collection. */
const groupResults = (found: MiniSearchResult[]): ResultGroup[] => {
  const groups = new Map<SearchSource, ResultGroup>();
  for (const { id, terms } of found) {
    const { key, item, source }: IndexedItem = id;
    const group = groups.get(source) ?? { title: source.title, results: [] };
    const matches = new Set(terms);
    group.results.push({ key, item, excerpt: excerptAround(textOf(item), matches), terms: matches });
    groups.set(source, group);
  }
  return [...groups.values()];
};

/** Resolves in a task in which items may be indexed, with the duration of that task in ms. */
const indexingTask = async (isUrgent: boolean): Promise<number> => {
  if (isUrgent) {
    await nextTask();
    return longTaskMs;
  }
  const deadline = await new Promise<IdleDeadline | undefined>((resolve) => whenIdle(resolve, maxIdleWaitMs));
  const idleMs = deadline?.timeRemaining() ?? 0;
  return Math.min(Math.max(idleMs, shortTaskMs), longTaskMs);
};

/** Whether an item can be a result: a link with a title. */
export const isSearchable = ({ title, url }: CollectionItem): boolean => !!title && !!url;

/**
 * Makes an index in small tasks, so that the page stays responsive. Items without a title or without an address are left out.
 * @param isUrgent whether a visitor waits for results: the index does not wait until the browser is idle
 */
export const createSearchIndex = async (
  sources: SearchSource[],
  isUrgent: () => boolean,
): Promise<SearchIndex> => {
  const indexed: IndexedItem[] = sources
    .flatMap((source) => source.items.map((item) => ({ item, source })))
    .filter(({ item }) => isSearchable(item))
    .map((entry, key) => ({ ...entry, key }));

  const index = new MiniSearch<IndexedItem>({
    fields: fieldNames,
    // An entry is its own id.
    extractField: (entry, field) => (field === 'id' ? entry : readField[field as IndexField](entry.item)),
    tokenize: (text) => [...toWords(text), ...compoundsIn(text)],
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 4, labels: 2 },
      combineWith: 'AND',
      prefix: (term, termIndex, terms) =>
        termIndex === terms.length - 1 || term.length >= minPrefixLength || isSyllabic(term),
      fuzzy: (term) => (term.length >= minFuzzyLength ? fuzziness : false),
      maxFuzzy: maxMisspelled,
    },
  });
  let taskEndsAt = 0;
  for (const entry of indexed) {
    if (performance.now() >= taskEndsAt) {
      const taskMs = await indexingTask(isUrgent());
      taskEndsAt = performance.now() + taskMs;
    }
    index.add(entry);
  }
  // The caller then searches, in a task of its own.
  await nextTask();

  return {
    find(query, maxResults) {
      const found = index.search(parseQuery(query));
      return { groups: groupResults(found.slice(0, maxResults)), count: found.length };
    },
  };
};
