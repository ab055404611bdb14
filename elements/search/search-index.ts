import type { CollectionItem } from '../../src/features/collection/item';
import { plainText } from '../../src/features/structured-data/thing';
import { excerptAround } from './mark-words';
import { isSyllabic } from './query-length';
import { createWordIndex } from './word-index';
import { foldWord, wordsIn } from './words';

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
  /** The folded words that the query means: those of all results. */
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

/** Beyond these limits, a query is no search, and takes long. */
const maxQueryLength = 200;
const maxQueryWords = 20;
/** Items that are indexed in one task: about 10 ms on a slow phone. */
const itemsPerTask = 50;

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Many bodies begin with their excerpt. */
const textOf = ({ excerpt, body }: CollectionItem): string => {
  const short = plainText(excerpt);
  const long = plainText(body);
  return long.startsWith(short) ? long : `${short} ${long}`.trim();
};

const foldedWordsIn = (text: string): string[] =>
  wordsIn(text)
    .map((word) => foldWord(word.text))
    .filter(Boolean);

/** The texts of an item with what a word in each of them counts. */
const fields: { boost: number; read: (item: CollectionItem) => string }[] = [
  { boost: 4, read: ({ title }) => title },
  { boost: 1, read: textOf },
  {
    boost: 2,
    read: ({ tags, categories, author, location }) => [...tags, ...categories, author, location].join(' '),
  },
];

/**
 * The words to search for, each once. A single letter beside other words is the beginning of a word that is being typed: it would match
 * nearly every item.
 */
const queryWords = (query: string): string[] => {
  const words = [...new Set(foldedWordsIn(query.slice(0, maxQueryLength)))];
  const longer = words.filter((word) => word.length > 1 || isSyllabic(word));
  return (longer.length ? longer : words).slice(0, maxQueryWords);
};

/** Whether an item can be a result: a link with a title. */
export const isSearchable = ({ title, url }: CollectionItem): boolean => !!title && !!url;

/** Makes an index in small tasks, so that the page stays responsive. Items without a title and an address are left out. */
export const createSearchIndex = async (sources: SearchSource[]): Promise<SearchIndex> => {
  const indexed = sources
    .flatMap((source) => source.items.map((item) => ({ item, source })))
    .filter(({ item }) => isSearchable(item));
  const index = createWordIndex(fields.map(({ boost }) => boost));
  for (const [entry, { item }] of indexed.entries()) {
    if (entry && entry % itemsPerTask === 0) await nextTask();
    index.add(fields.map(({ read }) => foldedWordsIn(read(item))));
  }
  // The caller searches for what the visitor has typed: not in the task of the last items.
  await nextTask();

  return {
    find(query, maxResults) {
      const { entries, terms } = index.find(queryWords(query));
      const groups = new Map<SearchSource, ResultGroup>();
      for (const entry of entries.slice(0, maxResults)) {
        const { item, source } = indexed[entry] as (typeof indexed)[number];
        const group = groups.get(source) ?? { title: source.title, results: [] };
        group.results.push({ key: entry, item, excerpt: excerptAround(textOf(item), terms), terms });
        groups.set(source, group);
      }
      return { groups: [...groups.values()], count: entries.length };
    },
  };
};
