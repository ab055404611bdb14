import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { createWordIndex } from '../../../elements/search/word-index';

const boosts = { title: 4, text: 1, labels: 2 };

const stems = 'azul horno barro esmalte taller fuente patio cenefa cobre pincel agua fuego'.split(' ');
const endings = ['', 's', 'ejo', 'ito', 'ado', 'x'];

/** Words that look alike, so that beginnings and misspellings match. */
const wordAt = (number: number): string =>
  `${stems[number % stems.length]}${endings[(number * 7) % endings.length]}`;

const textAt = (entry: number, length: number): string =>
  Array.from({ length }, (_, index) => wordAt(entry * 11 + index * (entry % 5) + index * index)).join(' ');

const entries = Array.from({ length: 300 }, (_, id) => ({
  id,
  title: textAt(id, 2 + (id % 4)),
  text: textAt(id + 7, 5 + (id % 30)),
  labels: textAt(id * 3, id % 3),
}));

const wordsIn = (text: string): string[] => text.split(' ').filter(Boolean);

const index = createWordIndex(Object.values(boosts));
for (const { title, text, labels } of entries) index.add([title, text, labels].map(wordsIn));

const miniSearch = new MiniSearch({
  fields: Object.keys(boosts),
  tokenize: wordsIn,
  searchOptions: {
    boost: boosts,
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length >= 4 ? 0.2 : false),
    maxFuzzy: 2,
  },
});
miniSearch.addAll(entries);

const byScore = (results: { id: number; score: number }[]): number[] =>
  results.sort((a, b) => Number((b.score - a.score).toFixed(9)) || a.id - b.id).map(({ id }) => id);

describe('an index of words', () => {
  it.each([
    'az',
    'azul',
    'azulx',
    'hornitos',
    'esmalte',
    'horno azul',
    'fuente patio agua',
    'cobr ped',
    'submarino',
  ])('finds and ranks the entries with "%s" as MiniSearch does', (query) => {
    const expected = miniSearch.search(query);
    const { entries: found, terms } = index.find(wordsIn(query));
    expect(found).toEqual(byScore(expected as unknown as { id: number; score: number }[]));
    for (const { terms: matched } of expected) expect([...terms]).toEqual(expect.arrayContaining(matched));
  });

  it('finds nothing without a word, and in an empty index', () => {
    expect(index.find([]).entries).toEqual([]);
    expect(createWordIndex([1]).find(['azul']).entries).toEqual([]);
  });
});
