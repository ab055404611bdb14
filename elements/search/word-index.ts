import SearchableMap from 'minisearch/SearchableMap';

/**
 * Which entries have which words. MiniSearch's tree of words finds words by their beginnings and misspelled ones; the ranking
 * is MiniSearch's, too (BM25+), on arrays of numbers: MiniSearch itself makes several objects for each word of each entry, and
 * so takes ten times as long for words that all of 5,000 entries have.
 * @module
 */

/** The entries that have a word in one field, by their numbers, and how often. */
interface Postings {
  entries: number[];
  counts: number[];
}

/** A word of the index that a word of a query means. */
interface Match {
  term: string;
  /** By the field; a field where no entry has the word is absent. */
  postings: Postings[];
  /** From 0 to 1: less for a word that only begins alike, or is misspelled. */
  weight: number;
}

export interface Matches {
  /** Numbers of the entries that have all words, the best first. */
  entries: number[];
  /** All words of the index that the query means. */
  terms: ReadonlySet<string>;
}

export interface WordIndex {
  /** Adds an entry. The first one has the number 0. @param fields the entry's folded words, field by field */
  add(fields: string[][]): void;
  /** Finds entries with all of these folded words, at most 255, or words that begin with them or are misspelled. */
  find(words: string[]): Matches;
}

const prefixWeight = 0.375;
const fuzzyWeight = 0.45;
const minFuzzyLength = 4;
/** Misspelled letters, as a share of the word, and at most. */
const fuzziness = 0.2;
const maxMisspelled = 2;

/** A word that few entries have says more. */
const rarityOf = (postings: Postings, entryCount: number): number =>
  Math.log(1 + (entryCount - postings.entries.length + 0.5) / (postings.entries.length + 0.5));

/** The more often an entry has a word and the shorter the entry is, the better. @param length as a multiple of the average */
const frequencyScore = (count: number, length: number): number =>
  0.5 + (count * 2.2) / (count + 1.2 * (0.3 + 0.7 * length));

/** @param boosts what a word counts in each field */
export const createWordIndex = (boosts: number[]): WordIndex => {
  const postingsByTerm = new SearchableMap<Postings[]>();
  /** Number of different words, by field and entry. */
  const lengths: number[][] = boosts.map(() => []);
  const totalLengths = boosts.map(() => 0);
  let entryCount = 0;

  const matchesOf = (word: string): Match[] => {
    const matches: Match[] = [];
    for (const [term, postings] of postingsByTerm.atPrefix(word)) {
      const more = term.length - word.length;
      const weight = more ? (prefixWeight * term.length) / (term.length + 0.3 * more) : 1;
      matches.push({ term, postings, weight });
    }
    const maxDistance = Math.min(maxMisspelled, Math.round(word.length * fuzziness));
    if (word.length < minFuzzyLength) return matches;
    for (const [term, [postings, distance]] of postingsByTerm.fuzzyGet(word, maxDistance))
      if (!term.startsWith(word))
        matches.push({ term, postings, weight: (fuzzyWeight * term.length) / (term.length + distance) });
    return matches;
  };

  return {
    add(fields) {
      for (const [field, words] of fields.entries()) {
        const counts = new Map<string, number>();
        for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
        lengths[field]?.push(counts.size);
        totalLengths[field] = (totalLengths[field] ?? 0) + counts.size;
        for (const [word, count] of counts) {
          const byField = postingsByTerm.fetch(word, () => []);
          const postings = (byField[field] ??= { entries: [], counts: [] });
          postings.entries.push(entryCount);
          postings.counts.push(count);
        }
      }
      entryCount += 1;
    },

    find(words) {
      const scores = new Float64Array(entryCount);
      /** How many of the words so far each entry has. */
      const foundWords = new Uint8Array(entryCount);
      const terms = new Set<string>();
      for (const [position, word] of words.entries())
        for (const { term, postings: byField, weight } of matchesOf(word)) {
          terms.add(term);
          byField.forEach((postings, field) => {
            const factor = weight * (boosts[field] ?? 1) * rarityOf(postings, entryCount);
            const averageLength = (totalLengths[field] ?? 0) / entryCount;
            const fieldLengths = lengths[field] ?? [];
            postings.entries.forEach((entry, index) => {
              // The entry lacks a word before this one.
              if ((foundWords[entry] ?? 0) < position) return;
              foundWords[entry] = position + 1;
              const length = (fieldLengths[entry] ?? 0) / averageLength;
              scores[entry] =
                (scores[entry] ?? 0) + factor * frequencyScore(postings.counts[index] ?? 0, length);
            });
          });
        }
      const entries: number[] = [];
      if (words.length)
        for (const [entry, count] of foundWords.entries()) if (count === words.length) entries.push(entry);
      entries.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      return { entries, terms };
    },
  };
};
