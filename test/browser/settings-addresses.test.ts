/** No setting leads visitors to an address that runs a script or contains a document, and each that is left out is named. */
import { isReady } from './support/blocks';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { after, before, describe, expect, it } from './support/suite';

const bad = 'javascript:top.bad=1';
const page = 'string with an address such as https://example.com/page or /page';
const picture = 'string with the address of a picture';
const image = { src: '/pictures/lazo.jpg', alt: 'Lazo', width: 1500, height: 1000 };

interface Row {
  block: string;
  data: object;
  /** The element's content. */
  html?: string;
  path: string;
  expected: string;
  /** What happens in place of the address. */
  consequence?: string;
}

const rows: Row[] = [
  {
    block: 'announcement-bar',
    data: { text: 'Feria', clickthroughUrl: { url: bad } },
    path: 'clickthroughUrl.url',
    expected: page,
  },
  {
    block: 'audio',
    data: { url: '/recordings/none.mp3', duration: 3, cover: bad },
    path: 'cover',
    expected: picture,
  },
  { block: 'button', data: { clickthroughUrl: bad }, path: 'clickthroughUrl', expected: page },
  { block: 'cart', data: { shopUrl: bad }, path: 'shopUrl', expected: page },
  {
    block: 'cart-indicator',
    data: { href: bad },
    path: 'href',
    expected: page,
    consequence: 'its default, "/cart", is used',
  },
  {
    block: 'comment-count',
    data: { url: bad },
    html: '<a href="/blog#disqus_thread">Blog</a>',
    path: 'url',
    expected: page,
  },
  {
    block: 'form',
    data: { fields: [{ id: 'a', type: 'text', title: 'A' }], successRedirect: bad },
    path: 'successRedirect',
    expected: page,
  },
  {
    block: 'gallery',
    data: { items: [{ ...image, clickThrough: bad }] },
    path: 'items.0.clickThrough',
    expected: page,
  },
  { block: 'gallery', data: { items: [image, { src: bad }] }, path: 'items.1.src', expected: picture },
  { block: 'image', data: { ...image, linkTo: bad }, path: 'linkTo', expected: page },
  { block: 'login', data: { forgotUrl: bad }, path: 'forgotUrl', expected: page },
  { block: 'marquee', data: { items: [{ text: 'Hoy', url: bad }] }, path: 'items.0.url', expected: page },
  { block: 'member-area', data: { joinUrl: bad }, path: 'joinUrl', expected: page },
  {
    block: 'pricing-toggle',
    data: { items: [{ title: 'Plan', left: { price: '1', url: bad } }] },
    path: 'items.0.left.url',
    expected: page,
  },
  {
    block: 'product',
    data: { title: 'Lazo', items: [{ src: bad }], structuredContent: { variants: [{ price: 1 }] } },
    path: 'items.0.src',
    expected: picture,
  },
  { block: 'search', data: { resultsUrl: bad }, path: 'resultsUrl', expected: page },
  { block: 'site-badge', data: { url: bad, label: 'Taller' }, path: 'url', expected: page },
  {
    block: 'calendar',
    data: { items: [{ title: 'Feria', startDate: '2026-05-01', url: bad }] },
    path: 'items.0.url',
    expected: page,
  },
  {
    block: 'tour-dates',
    data: { items: [{ venue: 'Teatro', date: '2035-05-01', url: bad }] },
    path: 'items.0.url',
    expected: page,
  },
  {
    block: 'video',
    data: { url: 'https://youtu.be/dQw4w9WgXcQ', poster: bad },
    path: 'poster',
    expected: picture,
  },
];

const elementOf = ({ block, data, html = '' }: Row, index: number): string =>
  `<az-${block} id="row-${index}" loading="eager" data='${JSON.stringify(data)}'>${html}</az-${block}>`;

bothFlavours(({ name, script }) => {
  describe(`an address that cannot be used (${name})`, () => {
    let opened: Page;

    before(async () => {
      opened = await openPage({ script, html: `<main>${rows.map(elementOf).join('')}</main>` });
    });
    after(() => opened.close());

    for (const [index, { block, path, expected, consequence = 'left out' }] of rows.entries())
      it(`is left out of ${path} of az-${block}, and one line says so`, async () => {
        const element = opened.$(`#row-${index}`);
        await opened.waitFor(() => isReady(element));
        const start = `[azulejo] <az-${block} id="row-${index}">: ${path} `;
        const lines = await opened.waitFor(() => {
          const found = opened.console
            .map(({ args }) => `${args[0]}`)
            .filter((text) => text.startsWith(start));
          return found.length > 0 && found;
        });
        expect(lines).to.deep.equal([`${start}is "${bad}", expected ${expected}; ${consequence}.`]);
        const links = [...(element.shadowRoot?.querySelectorAll('[href], [src], [action]') ?? [])];
        expect(links.filter(({ outerHTML }) => outerHTML.includes('javascript'))).to.deep.equal([]);
      });
  });
});
