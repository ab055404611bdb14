// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addJsonLd, undescribedThings } from '../../../src/features/structured-data/json-ld';
import { createThing, type Thing } from '../../../src/features/structured-data/thing';

const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')];

const putOnPage = (json: unknown): void => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = typeof json === 'string' ? json : JSON.stringify(json);
  document.head.append(script);
};

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="host"></div>';
});

const host = () => document.querySelector('#host') as HTMLElement;
const event = createThing('Event', { name: 'Feria', url: 'https://example.com/feria' });

describe('structured data', () => {
  it('leave out empty properties', () => {
    expect(createThing('Event', { name: '', image: [], location: undefined, price: 0 })).toEqual({
      '@type': 'Event',
      price: 0,
    });
  });

  it('stand in one script, which goes again', () => {
    const remove = addJsonLd([event, createThing('Event', { name: '</script>' })]);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.textContent).not.toContain('<');
    expect(JSON.parse(scripts()[0]?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [event, { name: '</script>' }],
    });
    remove();
    expect(scripts()).toHaveLength(0);
  });

  it('stand in one script for two blocks, until both have gone', () => {
    const fair = () => [createThing('Event', { name: 'Fair' })];
    const removals = [addJsonLd(fair()), addJsonLd(fair())];
    expect(scripts()).toHaveLength(1);
    removals[0]?.();
    expect(scripts()).toHaveLength(1);
    removals[1]?.();
    expect(scripts()).toHaveLength(0);
  });

  it('describe a thing once that two blocks share, until both have gone', () => {
    const event = (name: string) => createThing('Event', { name });
    const [fair, talk, tour] = [event('Fair'), event('Talk'), event('Tour')];
    const names = () =>
      scripts().map(({ textContent }) => {
        const { '@graph': graph, ...thing } = JSON.parse(textContent ?? '');
        return (graph ?? [thing]).map(({ name }: Thing) => name);
      });
    const removeMonth = addJsonLd([fair, talk]);
    const removeList = addJsonLd([talk, tour]);
    expect(names()).toEqual([['Fair', 'Talk'], ['Tour']]);
    removeMonth();
    expect(names()).toEqual([['Talk', 'Tour']]);
    removeList();
    expect(names()).toEqual([]);
  });

  it.each([
    ['by its name', { '@type': 'Event', name: 'Feria' }],
    [
      'by its address, inside another thing',
      { '@graph': [{ '@type': ['Thing', 'Event'], url: 'https://example.com/feria' }] },
    ],
  ])('leave out what the page describes itself: %s', (_, own) => {
    putOnPage(own);
    expect(undescribedThings([event], host())).toEqual([]);
  });

  it.each([
    ['Event', 'MusicEvent'],
    ['MusicEvent', 'Event'],
    ['BlogPosting', 'NewsArticle'],
    ['BlogPosting', 'Article'],
  ])('leave out a thing of the kind %s that the page describes as %s', (type, ownType) => {
    const thing = createThing(type, { name: 'Feria' });
    putOnPage({ '@type': ownType, name: 'Feria' });
    expect(undescribedThings([thing], host())).toEqual([]);
    document.head.replaceChildren();
    host().innerHTML = `<p itemscope itemtype="https://schema.org/${ownType}">Feria</p>`;
    expect(undescribedThings([thing], host())).toEqual([]);
  });

  it('leave out what the page describes with a relative address and other words', () => {
    const own = { '@type': 'Event', name: 'La feria del año', url: ['/feria'] };
    const ofPage = { ...event, url: new URL('/feria', document.baseURI).href };
    putOnPage(own);
    expect(undescribedThings([ofPage], host())).toEqual([]);
  });

  it.each([
    ['name', '<meta itemprop="name" content="Feria">'],
    ['address', '<b itemprop="name">La feria</b><link itemprop="url" href="https://example.com/feria">'],
    ['address', '<b itemprop="name">La feria</b><a itemprop="url" href="https://example.com/feria">Más</a>'],
  ])('leave out what microdata gives the same %s: %s', (_, properties) => {
    host().insertAdjacentHTML(
      'beforebegin',
      `<div itemscope itemtype="https://schema.org/Event">${properties}</div>`,
    );
    expect(undescribedThings([event], host())).toEqual([]);
  });

  it('keep what the page describes nowhere', () => {
    putOnPage({ '@type': 'Event', name: 'Otra' });
    putOnPage({ '@type': 'Product', name: 'Feria' });
    putOnPage({ '@type': 'Article', name: 'Feria' });
    putOnPage('not JSON');
    addJsonLd([event]);
    expect(undescribedThings([event], host())).toEqual([event]);
  });

  it('leave out what the element says as microdata', () => {
    host().innerHTML = '<p itemscope itemtype="https://schema.org/Event">Feria</p>';
    expect(undescribedThings([event], host())).toEqual([]);
  });

  it('leave out what microdata says elsewhere in the page, by its name', () => {
    const named = (name: string): string =>
      `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">${name}</b></div>`;
    host().insertAdjacentHTML('beforebegin', named('Otra'));
    expect(undescribedThings([event], host())).toEqual([event]);
    host().insertAdjacentHTML('beforebegin', named('Feria'));
    expect(undescribedThings([event], host())).toEqual([]);
  });
});
