// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { filterItems } from '../../../elements/summary/data/filter-items';
import { readItemElement } from '../../../src/features/collection/item-element';
import { namedHost } from '../support/named-host';
import { readItems } from '../support/read-items';
import { settingsOf } from './settings';

const now = Date.parse('2026-06-15T12:00:00Z');

/** Titles of the items that a summary with these settings shows. */
const titlesOf = (data: Record<string, unknown>): string[] => {
  const settings = settingsOf(data);
  return filterItems(readItems(settings.items, { host: namedHost() }), settings, now).map(
    ({ title }) => title,
  );
};

const post = { title: 'Azul', publishOn: '2020-01-01', tags: ['Esmalte'], categories: ['Técnica'] };
const past = { title: 'Ayer', startDate: '2026-06-14' };
const running = { title: 'Hoy', startDate: '2026-06-15T10:00:00Z', endDate: '2026-06-15T14:00:00Z' };
const next = { title: 'Mañana', startDate: '2026-06-16T10:00:00Z', tags: ['esmalte', 'horno'] };
const items = [post, past, running, next];

describe('the items of a summary', () => {
  it('are posts, and events that are not over', () => {
    expect(titlesOf({ items })).toEqual(['Azul', 'Hoy', 'Mañana']);
  });

  it('are posts, and past events, in that setting', () => {
    expect(titlesOf({ items, showPastOrUpcomingEvents: 'past' })).toEqual(['Azul', 'Ayer']);
    expect(titlesOf({ items, showPastOrUpcomingEvents: 'all' })).toEqual(['Azul', 'Ayer', 'Hoy', 'Mañana']);
  });

  it('are all items without dates, whatever the setting', () => {
    const undated = { title: 'Pronto' };
    for (const showPastOrUpcomingEvents of ['upcoming', 'past', 'all'])
      expect(titlesOf({ type: 'events', items: [undated], showPastOrUpcomingEvents })).toEqual(['Pronto']);
  });

  it('have the tag and the category of the filter, in any case', () => {
    expect(titlesOf({ items, filter: { tag: 'ESMALTE' } })).toEqual(['Azul', 'Mañana']);
    expect(titlesOf({ items, filter: { tag: 'esmalte', category: 'técnica' } })).toEqual(['Azul']);
    expect(titlesOf({ items, filter: { tag: null, category: null } })).toHaveLength(3);
  });

  it('are no more than a page', () => {
    expect(titlesOf({ items, pageSize: 2 })).toEqual(['Azul', 'Hoy']);
  });
});

describe('articles of the page', () => {
  const article = (more = ''): HTMLElement => {
    const element = document.createElement('article');
    element.innerHTML = `<h3>Feria</h3><time datetime="2026-06-01">1 de junio</time>`;
    if (more) element.dataset.recordType = more;
    return element;
  };

  it('are events in an events summary, or with the record type of events', () => {
    const read = [readItemElement(article()), readItemElement(article('12'))];
    expect(filterItems(read, settingsOf({}), now)).toEqual([read[0]]);
    expect(filterItems(read, settingsOf({ type: 'events' }), now)).toEqual([]);
  });
});
