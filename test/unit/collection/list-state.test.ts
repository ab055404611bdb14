import { describe, expect, it } from 'vitest';
import {
  addressWith,
  initialListState,
  type ListState,
  parametersOf,
  readListState,
} from '../../../elements/collection/list-state';
import { matchesState, type OfferSummary, sortItems } from '../../../elements/collection/select-items';
import type { CollectionItem } from '../../../src/features/collection/item';

const address = 'https://taller.example/tienda?page=3&tag=azul&ref=mail#piezas';

const item = (title: string, more: Partial<CollectionItem> = {}): CollectionItem =>
  ({ title, tags: [], categories: [], ...more }) as CollectionItem;

const prices: Record<string, number> = { Aro: 10, Barro: 20, Cinta: 30 };
const offerSummaryOf = ({ title }: CollectionItem): OfferSummary => ({
  price: prices[title],
  currencyCode: 'MXN',
  isInStock: title !== 'Cinta',
});
const items = ['Cinta', 'Sin precio', 'Aro', 'Barro'].map((title) => item(title));
const titles = (list: CollectionItem[]) => list.map(({ title }) => title);

describe('the address of a list', () => {
  it('has the choices of the visitor, and keeps the parameters of others, without a place in the page', () => {
    const state = { ...initialListState, category: 'tazas', isInStock: true };
    expect(addressWith(state, address)).toBe('/tienda?ref=mail&category=tazas&stock=true');
  });

  it('of a server has the choices alone, so that parameters of its own stay', () => {
    expect(parametersOf({ ...initialListState, page: 2, tag: 'azul' })).toEqual({ page: '2', tag: 'azul' });
  });

  it.each<[string, Partial<ListState>]>([
    ['page=0', {}],
    ['page=2x', {}],
    ['page=999999', { page: 100_000 }],
    ['minPrice=-1&maxPrice=x', {}],
    ['minPrice=0&maxPrice=9.5', { minPrice: '0', maxPrice: '9.5' }],
    ['stock=false', {}],
  ])('is read without what is no choice: %s', (query, expected) => {
    expect(readListState(new URLSearchParams(query))).toEqual({ ...initialListState, ...expected });
  });
});

describe('the items of a list', () => {
  it.each<[string, Partial<ListState>, string[]]>([
    ['from a price on', { minPrice: '20' }, ['Cinta', 'Barro']],
    ['up to a price', { maxPrice: '20' }, ['Aro', 'Barro']],
    ['in stock', { isInStock: true }, ['Sin precio', 'Aro', 'Barro']],
  ])('are those %s, limits included', (_, choice, expected) => {
    const state = { ...initialListState, ...choice };
    const options = { state, offerSummaryOf, acceptsUnknown: false };
    expect(titles(items.filter((one) => matchesState(one, options)))).toEqual(expected);
  });

  it('without a price stay where the server has chosen them', () => {
    const state = { ...initialListState, minPrice: '20', tag: 'Azul' };
    const options = { state, offerSummaryOf, acceptsUnknown: true };
    expect(matchesState(item('Sin precio'), options)).toBe(true);
    expect(matchesState(item('Sin precio', { tags: ['verde'] }), options)).toBe(false);
    expect(matchesState(item('Barro', { tags: ['azul'] }), options)).toBe(true);
  });

  it.each([
    ['price', ['Aro', 'Barro', 'Cinta', 'Sin precio']],
    ['-price', ['Cinta', 'Barro', 'Aro', 'Sin precio']],
    ['', ['Cinta', 'Sin precio', 'Aro', 'Barro']],
  ])('without a price come last in the order "%s" of prices', (order, expected) => {
    expect(titles(sortItems(items, { order, offerSummaryOf }))).toEqual(expected);
  });

  it('with numbers in their titles are sorted by the numbers', () => {
    const numbered = ['Pieza 10', 'pieza 2', 'Ánfora'].map((title) => item(title));
    expect(titles(sortItems(numbered, { order: 'title', offerSummaryOf }))).toEqual([
      'Ánfora',
      'pieza 2',
      'Pieza 10',
    ]);
  });
});
