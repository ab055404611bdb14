import MiniSearch, { type SearchResult as MiniSearchResult, type Query } from 'minisearch';
import { nextTask } from '../../src/core/util/wait';
import { whenIdle } from '../../src/core/util/when-idle';
import type { CollectionItem } from '../../src/features/collection/item';
import { plainText } from '../../src/features/structured-data/thing';
import { excerptAround } from './mark-words';
import { isSyllabic } from './query-length';
import { compoundsIn, foldWord, joinHyphenated, wordsIn } from './words';

/** Items of one collection. */
export interface SearchSource {
  /** Heading of the collection's results; "" for none. */
  title: string;
  items: CollectionItem[];
}

export interface SearchResult {
  /** Tells the result from the others, as a key for React: several items may have the same id. */
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

/** Beyond these limits, a query is no search, and takes long. */
const maxQueryLength = 200;
const maxQueryWords = 20;
/** Items are indexed in short tasks where the page has other work, and in long ones where it is idle or a visitor waits. */
const shortTaskMs = 10;
const longTaskMs = 40;
/** A page that is never idle gets an index, too. */
const maxIdleWaitMs = 200;
/** Shorter words before the last one are complete: `la`, `de`. Nearly every item has words that begin like them. */
const minBeginningLength = 3;
const minFuzzyLength = 4;
/** Misspelled letters, as a share of the word, and at most. */
const fuzziness = 0.2;
const maxMisspelled = 2;

/** Many bodies begin with their excerpt. */
const textOf = ({ excerpt, body }: CollectionItem): string => {
  const short = plainText(excerpt);
  const long = plainText(body);
  return long.startsWith(short) ? long : `${short} ${long}`.trim();
};

const toWords = (text: string): string[] => wordsIn(text).map((word) => word.text);

/** Read for one item after the other, as the index takes them. */
const readField: Record<IndexField, (item: CollectionItem) => string> = {
  title: ({ title }) => title,
  text: textOf,
  labels: ({ tags, categories, author, location }) => [...tags, ...categories, author, location].join(' '),
};
const fieldNames = Object.keys(readField);

/** A single letter: the beginning of a word that is being typed, with which nearly every text has a word. */
const isInitial = (words: string): boolean => words.length === 1 && !isSyllabic(words);

/** The words to search for, each once. Beside other words, single letters do not count. */
const queryWords = (query: string): string => {
  const words = [...new Set(toWords(query.slice(0, maxQueryLength)))];
  const longer = words.filter((word) => !isInitial(word));
  return (longer.length ? longer : words).slice(0, maxQueryWords).join(' ');
};

/** A query as MiniSearch takes it: items have all words of it, or all words that it has without its hyphens. */
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

/** The results of each collection together. */
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

/** Resolves in a task in which items may be indexed, with the time for that. */
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
 * Makes an index in small tasks, so that the page stays responsive. Items without a title and an address are left out.
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
      prefix: (term, place, terms) =>
        place === terms.length - 1 || term.length >= minBeginningLength || isSyllabic(term),
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
  // The caller searches for what the visitor has typed: not in the task of the last items.
  await nextTask();

  return {
    find(query, maxResults) {
      const found = index.search(parseQuery(query));
      return { groups: groupResults(found.slice(0, maxResults)), count: found.length };
    },
  };
};
