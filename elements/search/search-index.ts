import MiniSearch from 'minisearch';
import { nextTask } from '../../src/core/util/wait';
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

interface ResultGroup {
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
  id: number;
  item: CollectionItem;
  source: SearchSource;
}

type IndexField = 'title' | 'text' | 'labels';

/** Beyond these limits, a query is no search, and takes long. */
const maxQueryLength = 200;
const maxQueryWords = 20;
/** Items that are indexed in one task: about 10 ms on a slow phone. */
const itemsPerTask = 50;
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

/**
 * The words to search for, each once. A single letter beside other words is the beginning of a word that is being typed: it would match
 * nearly every item.
 */
const queryWords = (query: string): string => {
  const words = [...new Set(toWords(query.slice(0, maxQueryLength)))];
  const longer = words.filter((word) => word.length > 1 || isSyllabic(word));
  return (longer.length ? longer : words).slice(0, maxQueryWords).join(' ');
};

/** Whether an item can be a result: a link with a title. */
export const isSearchable = ({ title, url }: CollectionItem): boolean => !!title && !!url;

/** Makes an index in small tasks, so that the page stays responsive. Items without a title and an address are left out. */
export const createSearchIndex = async (sources: SearchSource[]): Promise<SearchIndex> => {
  const indexed: IndexedItem[] = sources
    .flatMap((source) => source.items.map((item) => ({ item, source })))
    .filter(({ item }) => isSearchable(item))
    .map((entry, id) => ({ ...entry, id }));

  const index = new MiniSearch<IndexedItem>({
    fields: Object.keys(readField),
    extractField: (entry, field) =>
      field === 'id' ? `${entry.id}` : readField[field as IndexField](entry.item),
    tokenize: (text) => [...toWords(text), ...compoundsIn(text)],
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 4, labels: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= minFuzzyLength ? fuzziness : false),
      maxFuzzy: maxMisspelled,
    },
  });
  await index.addAllAsync(indexed, { chunkSize: itemsPerTask });
  // The caller searches for what the visitor has typed: not in the task of the last items.
  await nextTask();

  return {
    find(query, maxResults) {
      const readings = new Set([query, joinHyphenated(query)].map(queryWords));
      const found = index.search({
        combineWith: 'OR',
        queries: [...readings].map((words) => ({ combineWith: 'AND', queries: [words] })),
      });
      const groups = new Map<SearchSource, ResultGroup>();
      for (const { id, terms } of found.slice(0, maxResults)) {
        const { item, source } = indexed[Number(id)] as IndexedItem;
        const group = groups.get(source) ?? { title: source.title, results: [] };
        const matches = new Set(terms);
        group.results.push({
          key: Number(id),
          item,
          excerpt: excerptAround(textOf(item), matches),
          terms: matches,
        });
        groups.set(source, group);
      }
      return { groups: [...groups.values()], count: found.length };
    },
  };
};
