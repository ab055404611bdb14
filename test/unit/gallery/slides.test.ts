// @vitest-environment happy-dom
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../elements/gallery/schema';
import { slideRatio, slidesOf } from '../../../elements/gallery/slides';

const itemsOf = (items: object[]) => parse(schema, { items }).items;

const contentOf = (html: string): Element[] => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return [...host.children];
};

const keysOf = (slides: { key: string }[]) => slides.map(({ key }) => key);

describe('the slides of a gallery', () => {
  const content =
    contentOf(`<img id="a"><a><img id="b"></a><figure><picture><img id="c"></picture></figure><br><p>Text</p>
    <div><noscript></noscript><img id="d"></div>`);

  it('are its children, each with its picture', () => {
    const slides = slidesOf([], content);
    expect(slides.map((slide) => 'element' in slide && slide.image?.id)).toEqual([
      'a',
      'b',
      'c',
      undefined,
      'd',
    ]);
    expect(slides.map((slide) => 'element' in slide && slide.element.localName)).toEqual([
      'img',
      'a',
      'figure',
      'p',
      'div',
    ]);
  });

  it('are its items, where there are any', () => {
    const slides = slidesOf(itemsOf([{ src: 'x.jpg' }]), content);
    expect(slides.map((slide) => 'item' in slide && slide.item.src)).toEqual(['x.jpg']);
  });

  it('have the id and the size of their elements, where the picture has none', () => {
    const [slide] = slidesOf(
      [],
      contentOf('<div id="own" data-slide-id="lazo" data-image-dimensions="1500x1000"><img></div>'),
    );
    expect([slide?.id, slide && slideRatio(slide)]).toEqual(['lazo', 1.5]);
    const [plain] = slidesOf([], contentOf('<div id="own"><img data-image-dimensions="1000x500"></div>'));
    expect([plain?.id, plain && slideRatio(plain)]).toEqual(['own', 2]);
  });

  it('keep the key of a child that moves', () => {
    const [first, second] = keysOf(slidesOf([], content.slice(0, 2)));
    expect(keysOf(slidesOf([], content.slice(0, 2).reverse()))).toEqual([second, first]);
  });

  it('keep the key of an item by its id, else by its picture', () => {
    const [a, b] = [{ id: '1', src: 'x.jpg' }, { src: 'y.jpg' }];
    const [first, second] = keysOf(slidesOf(itemsOf([a, b]), []));
    expect(keysOf(slidesOf(itemsOf([b, { ...a, src: 'z.jpg' }]), []))).toEqual([second, first]);
  });

  it('have different keys, also if they are equal', () => {
    const keys = keysOf(slidesOf(itemsOf([{ src: 'x.jpg' }, { src: 'x.jpg' }, {}, {}]), []));
    expect(new Set(keys).size).toBe(4);
  });
});
