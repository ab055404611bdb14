// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { outline, reviveHtml } from './saved-page';

const field = '<input class="Header-search-form-input" name="q" type="text" placeholder="Buscar">';
const headerForm = `<div class="Header-search"><form class="Header-search-form" action="/search" method="get">${field}<button type="submit"><svg></svg></button></form></div>`;
const link = '<a href="/search" class="Mobile-bar-search" aria-label="Buscar"><svg></svg></a>';
const place =
  '<div class="sqs-block search-block sqs-block-search"><div class="sqs-block-content"><div class="sqs-search-ui-text-input"><div class="spinner-wrapper"></div><input type="search" class="search-input" placeholder="Buscar" aria-label="Buscar"></div></div></div>';
const withIndex = { searchSrc: '/index.json' };

describe('a search', () => {
  it.each([headerForm, link, place])(
    'says what it needs, and stays as it is without an index: %#',
    async (html) => {
      const { entries, block } = await reviveHtml('search', html);
      expect(entries).toMatchObject([{ status: 'left', why: expect.stringContaining('data-search-src') }]);
      expect(block).toBe(null);
    },
  );

  it('in the header has the page’s own form', async () => {
    const { block, attributes } = await reviveHtml('search', headerForm, withIndex);
    expect(block.parentElement?.className).toBe('Header-search');
    expect(outline(block)).toBe('form(input button(svg))');
    expect(attributes).toEqual({ src: '/index.json' });
  });

  it('keeps the height of the field in the header, at least 24 px', async () => {
    const heights = new Map([
      [30, '30px'],
      [18, '24px'],
    ]);
    const offsetHeight = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    for (const [height, expected] of heights) {
      offsetHeight.mockReturnValue(height);
      const { block } = await reviveHtml('search', headerForm, withIndex);
      expect(block.style.getPropertyValue('--az-search-height')).toBe(expected);
    }
    offsetHeight.mockRestore();
  });

  it('opens from a magnifying glass, which stays until the block is there', async () => {
    const { block, attributes, data } = await reviveHtml('search', link, withIndex);
    expect(attributes).toMatchObject({
      src: '/index.json',
      mode: 'overlay',
      'results-url': '/search',
      'aria-label': 'Buscar',
    });
    expect(data).toEqual({ shortcut: '' });
    expect(outline(block)).toBe('a(svg)');
  });

  it('without a form gets one around its field', async () => {
    const { block } = await reviveHtml('search', place, withIndex);
    expect(outline(block)).toBe('form(input)');
    expect(block.querySelector('form')?.getAttribute('action')).toBe('/search');
    expect(block.querySelector('input')?.name).toBe('q');
  });

  it.each([
    ['that the template hides', `<div class="ancillary-header-search-position-hide">${headerForm}</div>`],
    ['that is a text', '<a rel="search" href="/search">Buscar</a>'],
    ['of the owner’s', '<form action="/search" onsubmit="return find(this)"><input name="q"></form>'],
    [
      'which its link opens',
      '<form action="/search"><input name="q"></form><a data-controller="SearchToggle" href="/search">Buscar</a>',
    ],
  ])('%s works as it was saved', async (_, html) => {
    expect((await reviveHtml('search', html, withIndex)).entries).toEqual([]);
  });
});

describe('links that share a page', () => {
  const share = (address: string): string => `<div class="Share sqs-share-buttons"><div class="Share-buttons">
    <a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fazul.example" target="_blank" data-service="facebook"><svg><use xlink:href="${address}"></use></svg><span class="Share-buttons-item-label">Facebook</span><span class="Share-buttons-item-count">0</span></a></div></div>`;

  it('whose drawings are lost get new ones, and keep their addresses', async () => {
    const { block, attributes } = await reviveHtml(
      'share',
      share('/universal/svg/social-accounts.svg#facebook-icon'),
    );
    expect(attributes.class).toBe('Share sqs-share-buttons');
    expect(block.innerHTML).toBe(
      '<a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fazul.example" target="_blank">Facebook</a>',
    );
  });

  it('leave the likes beside them as they are', async () => {
    const like =
      '<a href="#" data-service="squarespace-like"><svg><path d="M0 0"></path></svg><span>5 Likes</span></a>';
    const { block } = await reviveHtml(
      'share',
      share('/universal/svg/social-accounts.svg#facebook-icon').replace('</a>', `</a>${like}`),
    );
    expect([...block.children].map(({ textContent }) => textContent)).toEqual(['Facebook']);
    expect(block.nextElementSibling?.outerHTML).toBe(like);
    expect((await reviveHtml('share', `<div class="sqs-share-buttons">${like}</div>`)).entries).toEqual([]);
  });

  it('whose drawings are in the page work as they are', async () => {
    expect((await reviveHtml('share', share('#facebook-icon'))).entries).toEqual([]);
  });

  it('that only the builder’s script would make are made', async () => {
    const empty = (address: string): string =>
      `<span class="squarespace-social-buttons inline-style" data-full-url="${address}" data-title="La visita"></span>`;
    expect((await reviveHtml('share', empty('/blog/visita'))).attributes).toEqual({
      'share-title': 'La visita',
    });
    const { attributes } = await reviveHtml('share', empty('/blog/visita') + empty('/blog/horno'));
    expect(attributes).toEqual({ url: '/blog/visita', 'share-title': 'La visita' });
  });
});
