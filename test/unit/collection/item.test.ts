// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readItemElement } from '../../../src/features/collection/item-element';
import { readAndLog } from '../../../src/features/collection/read-and-log';
import { namedHost } from '../support/named-host';
import { readItems } from '../support/read-items';

const host = namedHost();

/** Items as a block gets them from its settings. */
const read = (...items: object[]) => readItems(items, { host });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an item from data', () => {
  it('has the fields of the hosted builder', () => {
    const [item] = read({
      id: 'p1',
      title: 'Azul cobalto',
      excerpt: '<p>Un esmalte.</p>',
      assetUrl: '/cobalto.jpg',
      originalSize: '1500x1000',
      mediaFocalPoint: { x: 0.25, y: 2 },
      fullUrl: '/blog/azul-cobalto',
      publishOn: 1767225600000,
      tags: ['esmalte'],
      categories: ['Técnica'],
      author: { displayName: 'Ana' },
      commentCount: 3,
    });
    expect(item).toMatchObject({
      id: 'p1',
      title: 'Azul cobalto',
      url: '/blog/azul-cobalto',
      image: {
        src: '/cobalto.jpg',
        dimensions: { width: 1500, height: 1000 },
        focalPoint: { x: 0.25, y: 1 },
      },
      publishedOn: { utcTime: 1767225600000, isDay: false },
      author: 'Ana',
      tags: ['esmalte'],
      commentCount: 3,
    });
  });

  it('has the dates and the place of an event', () => {
    const [event, other] = read(
      {
        title: 'Taller',
        startDate: '2026-05-01T10:00',
        endDate: '2026-05-01T12:00',
        timeZone: 'America/Bogota',
        location: { addressTitle: 'El taller', addressLine1: 'Calle 5 #12', addressCountry: 'Colombia' },
      },
      { title: 'Feria', structuredContent: { startDate: 1767225600000 }, location: 'Puebla' },
    );
    expect(event?.location).toBe('El taller, Calle 5 #12, Colombia');
    expect(event?.startsOn?.utcTime).toBe(Date.parse('2026-05-01T15:00Z'));
    expect(event?.endsOn?.utcTime).toBe(Date.parse('2026-05-01T17:00Z'));
    expect(other?.startsOn?.utcTime).toBe(1767225600000);
    expect(other?.location).toBe('Puebla');
  });

  it('ends on the day that an end without a time names, on the clocks of its place', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const timeZone = 'America/Bogota';
    const evening = { startDate: '2026-05-01T20:00', endDate: '2026-05-01', timeZone };
    const ends = read(evening, { ...evening, endDate: '2026-05-03' }).map(({ endsOn }) => endsOn?.isDay);
    expect(ends).toEqual([true, true]);
    await vi.dynamicImportSettled();
    expect(warn).not.toHaveBeenCalled();
    expect(read({ ...evening, endDate: '2026-04-30' })[0]?.endsOn).toBeUndefined();
    await vi.dynamicImportSettled();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('has dates in the time zone of its block unless it names another one', () => {
    const event = { startDate: '2026-05-01T10:00' };
    const items = readItems([event, { ...event, timeZone: 'UTC' }], { host, timeZone: 'America/Bogota' });
    expect(items.map(({ startsOn }) => startsOn?.timeZone)).toEqual(['America/Bogota', 'UTC']);
  });

  it('is known by its address or its title where it has no id', () => {
    const items = read({ title: 'A', url: '/a' }, { title: 'B' }, {});
    expect(items.map(({ id }) => id)).toEqual(['/a', 'B', '']);
  });

  it('goes on without what is wrong, which one console line names', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const items = read(
      {
        title: 'A',
        publishOn: '2026-02-31',
      },
      { title: 'B', startDate: '2026-05-02', endDate: '2026-05-01', timeZone: 'Atlantis/Center' },
      ...Array.from({ length: 10 }, () => ({ startDate: 'soon' })),
    );
    expect(items[0]).toMatchObject({ url: undefined, image: undefined, publishedOn: undefined });
    expect(items[1]).toMatchObject({ endsOn: undefined, startsOn: { isDay: true } });
    await vi.dynamicImportSettled();
    expect(warn).toHaveBeenCalledOnce();
    const [line, element] = warn.mock.calls[0] as [string, Element];
    expect(element).toBe(host);
    expect(line).toContain('items.0.publishOn is "2026-02-31", expected an ISO date');
    expect(line).toContain('items.1.timeZone is "Atlantis/Center"');
    expect(line).toContain('items.1.endDate is "2026-05-01", expected a date after startDate; left out.');
    expect(line).toContain('And 8 more.');
  });
});

describe('an item from an element of the page', () => {
  const readHtml = (html: string) => {
    document.body.innerHTML = html;
    return readItemElement(document.body.firstElementChild as HTMLElement);
  };

  it('has what the element shows', () => {
    const item = readHtml(`<article data-tags="esmalte, horno" data-time-zone="America/Bogota">
      <img src="/a.jpg" width="300" height="200" alt="Un plato">
      <h3><a href="/blog/a">Azul <em>cobalto</em></a></h3>
      <p>Un <b>esmalte</b>.</p>
      <time datetime="2026-05-01T10:00">1 de mayo</time><time datetime="2026-05-01T12:00"></time>
      <address>El taller</address><a rel="author" href="/ana">Ana</a><a rel="category" href="/c">Técnica</a>
    </article>`);
    expect(item).toMatchObject({
      id: '/blog/a',
      title: 'Azul cobalto',
      excerpt: 'Un <b>esmalte</b>.',
      url: '/blog/a',
      image: { src: '/a.jpg', alt: 'Un plato', dimensions: { width: 300, height: 200 } },
      author: 'Ana',
      location: 'El taller',
      tags: ['esmalte', 'horno'],
      categories: ['Técnica'],
    });
    expect(item.startsOn?.utcTime).toBe(Date.parse('2026-05-01T15:00Z'));
    expect(item.endsOn?.utcTime).toBe(Date.parse('2026-05-01T17:00Z'));
  });

  it('has the price and the likes that its attributes name', () => {
    const item = readHtml(
      '<article data-price="12.50" data-currency="EUR" data-sold-out data-likes="7">A</article>',
    );
    expect(item.likeCount).toBe(7);
    expect(item.structuredContent).toEqual({
      productType: 1,
      variants: [{ priceMoney: { value: '12.50', currency: 'EUR' }, unlimited: false, qtyInStock: 0 }],
    });
  });

  it('has a title without a heading, and no dates that do not exist', () => {
    const item = readHtml('<li><a href="/x">Feria</a> <time datetime="2026-02-31">pronto</time></li>');
    expect(item).toMatchObject({ title: 'Feria', url: '/x', startsOn: undefined, image: undefined });
  });

  it('has no date in its title', () => {
    expect(readHtml('<li><a href="/x"><time>2026-05-01</time> Sala Uno</a></li>').title).toBe('Sala Uno');
    expect(readHtml('<article><h3>Feria, <time>2026-05-01</time></h3></article>').title).toBe('Feria');
  });

  it('goes on without what is wrong, which one console line names once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = `<article><h3>A</h3><time>soon</time></article>
      <article data-time-zone="Atlantis/Center"><h3>B</h3><time>2026-05-02T10:00</time><time>2026-05-01</time></article>`;
    const elements = [...document.querySelectorAll('article')];
    const readAll = () =>
      readAndLog(host, (report) =>
        elements.map((element) => readItemElement(element, { timeZone: 'America/Bogota', report })),
      );
    const [first, second] = readAll();
    readAll();
    expect(first?.startsOn).toBe(undefined);
    expect(second?.startsOn).toMatchObject({
      utcTime: Date.parse('2026-05-02T15:00Z'),
      timeZone: 'America/Bogota',
    });
    expect(second?.endsOn).toBe(undefined);
    await vi.dynamicImportSettled();
    expect(warn).toHaveBeenCalledOnce();
    const [line, element] = warn.mock.calls[0] as [string, Element];
    expect(element).toBe(host);
    expect(line).toContain('<az-test>: <time> of "A" is "soon", expected an ISO date');
    expect(line).toContain('data-time-zone of "B" is "Atlantis/Center"');
    expect(line).toContain(
      'second <time> of "B" is "2026-05-01", expected a date after the first; left out.',
    );
  });
});
