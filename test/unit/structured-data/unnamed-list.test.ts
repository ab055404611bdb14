// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addJsonLd } from '../../../src/features/structured-data/json-ld';
import { createThing } from '../../../src/features/structured-data/thing';
import { isInUnnamedList } from '../../../src/features/structured-data/unnamed-list';

const putOnPage = (json: unknown): void => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(json);
  document.head.append(script);
};

const listItem = (name: string, position: number) =>
  createThing('ListItem', { position, name, url: new URL(`/${name}`, document.baseURI).href });
const list = createThing('ItemList', {
  name: 'Novedades',
  itemListElement: [listItem('cobalto', 1), listItem('horno', 2)],
});
const ownList = (...itemListElement: unknown[]) => ({ '@type': 'ItemList', itemListElement });

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a list that the page describes without a name', () => {
  it.each([
    ['its address', { '@type': 'ListItem', position: 2, url: '/horno' }],
    ['its address alone', '/horno'],
    ['the address of the thing', { '@type': 'ListItem', item: '/horno' }],
    ['the thing itself', { '@type': 'ListItem', item: { '@type': 'Article', '@id': '/horno' } }],
    ['its name', { '@type': 'ListItem', item: { '@type': 'Article', name: 'horno' } }],
  ])('is known by an item: by %s', (_, item) => {
    putOnPage({ '@graph': [{ '@type': 'WebPage', mainEntity: ownList({ name: 'otra' }, item) }] });
    expect(isInUnnamedList(list)).toBe(true);
  });

  it('is known by a link of its microdata', () => {
    document.body.innerHTML =
      '<ol itemscope itemtype="https://schema.org/ItemList"><li itemprop="itemListElement"><a href="/horno">El horno</a></li></ol>';
    expect(isInUnnamedList(list)).toBe(true);
  });

  it('is not the list of another block', () => {
    const remove = addJsonLd([ownList({ '@type': 'ListItem', url: '/horno' })]);
    expect(isInUnnamedList(list)).toBe(false);
    remove();
  });

  it('is another one with other items, with a name, or without items', () => {
    putOnPage(ownList({ '@type': 'ListItem', url: '/otra' }));
    putOnPage({ ...ownList({ '@type': 'ListItem', url: '/horno' }), name: 'Lo más leído' });
    putOnPage({ '@type': 'ItemList' });
    expect(isInUnnamedList(list)).toBe(false);
  });
});
