// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { revealPictures } from '../../../src/features/adopt-page/pictures';

const builder = 'https://images.squarespace-cdn.com/content/v1/site/lazo.jpg';

const reveal = (html: string, { mayRequestRemote = false } = {}) => {
  document.body.innerHTML = html;
  const entries = revealPictures(document, { mayRequestRemote });
  const image = [...document.querySelectorAll('img')].find((candidate) => !candidate.closest('noscript'));
  return { entries, image: image as HTMLImageElement, source: image?.getAttribute('src') ?? null };
};

describe('a saved picture', () => {
  it.each([
    [
      'its own file, before the address that the builder had',
      `<img src="lazo.jpg" data-src="${builder}">`,
      'lazo.jpg',
    ],
    ['data-src', '<img data-src="lazo.jpg" data-image="other.jpg">', 'lazo.jpg'],
    ['data-image, where data-src is empty', '<img data-src="" data-image="lazo.jpg">', 'lazo.jpg'],
    [
      'its copy in noscript',
      '<noscript><img src="lazo.jpg?a=1&amp;b=2"></noscript><img class="thumb-image">',
      'lazo.jpg?a=1&b=2',
    ],
    [
      'data-src, where the copy has been mangled',
      `<noscript><img src="${builder}"></noscript><img data-src="lazo.jpg">`,
      'lazo.jpg',
    ],
  ])('shows from %s', (_, html, expected) => {
    const { source, image } = reveal(html);
    expect(source).toBe(expected);
    expect(image.classList.contains('loaded')).toBe(true);
  });

  it('has its size and its focal point, which may lie a little outside', () => {
    const { image } = reveal(
      '<img data-src="lazo.jpg" data-image-dimensions="900x600" data-image-focal-point="-0.01,0.513">',
    );
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['900', '600']);
    expect(image.style.objectPosition).toBe('0% 51.3%');
  });

  it('of no known size gets none, with which it would be invisible', () => {
    for (const dimensions of ['0x0', '900x', 'x'])
      expect(
        reveal(`<img data-src="lazo.jpg" data-image-dimensions="${dimensions}">`).image.hasAttribute('width'),
      ).toBe(false);
  });

  it('without a usable focal point keeps its place', () => {
    expect(reveal('<img data-src="lazo.jpg" data-image-focal-point=",">').image.style.objectPosition).toBe(
      '',
    );
  });

  it('of the page itself loses sizes that only the builder has', () => {
    const { image } = reveal(
      `<img src="lazo.jpg" data-src="${builder}" srcset="${builder}?format=500w 500w">`,
    );
    expect(image.hasAttribute('srcset')).toBe(false);
  });

  it('that only the builder has is left, with its address in the report', () => {
    const { source, image, entries } = reveal(`<img data-src="${builder}" data-image="${builder}">`);
    expect(source).toBe(null);
    expect(image.hasAttribute('data-src')).toBe(false);
    expect(entries).toMatchObject([{ kind: 'picture', status: 'left' }]);
    expect(entries[0]?.why).toContain(builder);
  });

  it('that only the builder has shows where the page allows that, at once or later', () => {
    expect(reveal(`<img data-src="${builder}">`, { mayRequestRemote: true }).source).toBe(builder);
    const { image } = reveal(`<img data-src="${builder}">`);
    revealPictures(document, { mayRequestRemote: true });
    expect(image.getAttribute('src')).toBe(builder);
  });

  it('of which only a mangled copy is local shows as it is at the builder’s, where the page allows that', () => {
    const html = `<noscript><img src="lazo-b1e2.html"></noscript><img data-src="${builder}">`;
    expect(reveal(html, { mayRequestRemote: true }).source).toBe(builder);
  });

  it('that the page already requests from the builder stays', () => {
    const { source, entries } = reveal(`<img src="${builder}" data-src="${builder}">`);
    expect(source).toBe(builder);
    expect(entries).toMatchObject([{ status: 'left' }]);
  });

  it('of the owner, and the copy in noscript, are none of our business', () => {
    const html = '<img src="own.jpg"><noscript><img data-src="lazo.jpg"></noscript>';
    expect(reveal(html).entries).toEqual([]);
  });
});
