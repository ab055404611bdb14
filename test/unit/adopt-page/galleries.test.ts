// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributeOf, outline, reviveHtml } from './saved-page';

const picture = (name: string, more = ''): string =>
  `<noscript><img src="${name}.jpg" alt="${name}"></noscript><img class="thumb-image" src="${name}.jpg" data-src="${name}.jpg" data-image="${name}.jpg" data-image-dimensions="900x600" data-image-focal-point="0.5,0.5" alt="${name}" data-image-id="id-${name}" data-type="image" ${more}>`;

const block = (design: string, json: unknown, slides: string): string =>
  `<div class="sqs-block gallery-block sqs-block-gallery" id="block-1" data-block-json="${attributeOf(json)}"><div class="sqs-block-content">
    <div class="sqs-gallery-container sqs-gallery-block-${design} sqs-gallery-has-controls clear"><div class="sqs-gallery">${slides}</div></div></div></div>`;

const gridSlide = (name: string, title = ''): string =>
  `<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor content-fill" href="${name}.jpg">${picture(name, 'style="left:-3px;width:200px"')}</a>${title}</div></div>`;

const names = (gallery: Element): string[] =>
  [...gallery.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '');

describe('a gallery block', () => {
  const film = (address: string): string =>
    `<div class="slide"><div class="sqs-native-video" data-config-video="${attributeOf({ alexandriaUrl: address })}"><img src="poster.jpg"></div></div>`;

  it('keeps its films, with their own pictures', async () => {
    const { block: gallery } = await reviveHtml(
      'gallery-block',
      block('grid', { design: 'grid' }, gridSlide('lazo') + film('/films/{variant}.mp4')),
    );
    expect(outline(gallery)).toBe('figure(a(img)) div(img)');
  });

  it('stays as it is while only the builder has a film of it', async () => {
    const slides = gridSlide('lazo') + film('https://video.squarespace-cdn.com/content/{variant}');
    const { entries } = await reviveHtml('gallery-block', block('grid', { design: 'grid' }, slides));
    expect(entries).toMatchObject([{ status: 'left', why: expect.stringContaining('The film exists only') }]);
  });

  it('becomes a gallery with the settings of its JSON, in its place', async () => {
    const json = { design: 'grid', 'thumbnails-per-row': 3, padding: 8, lightbox: true, vSize: null };
    const slides = gridSlide('lazo', '<div class="image-slide-title">Un lazo</div>') + gridSlide('marina');
    const {
      block: gallery,
      attributes,
      entries,
    } = await reviveHtml('gallery-block', block('grid', json, slides));
    expect(entries.map(({ status }) => status)).toEqual(['adopted']);
    expect(gallery.parentElement?.className).toBe('sqs-block-content');
    expect(attributes).toEqual({
      design: 'grid',
      'thumbnails-per-row': '3',
      padding: '8',
      lightbox: 'true',
      controls: 'true',
    });
    expect(outline(gallery)).toBe('figure(img figcaption(div)) figure(img)');
    const [image] = gallery.querySelectorAll('img');
    expect(image?.outerHTML).toBe('<img src="lazo.jpg" alt="lazo" width="900" height="600">');
  });

  it('keeps the pages that its slides link to', async () => {
    const slides = `<div class="slide content-fit" data-click-through-url="/taller">${picture('lazo')}</div>
      <div class="slide"><a href="/tienda" target="_blank">${picture('marina')}</a></div>`;
    const { block: gallery } = await reviveHtml(
      'gallery-block',
      block('slideshow', { design: 'slideshow' }, slides),
    );
    expect([...gallery.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/taller',
      '/tienda',
    ]);
  });

  it('has bare pictures in a slider, and captions behind them when stacked', async () => {
    const slider = await reviveHtml(
      'gallery-block',
      block('slider', { design: 'slider' }, picture('lazo') + picture('marina')),
    );
    expect(names(slider.block)).toEqual(['lazo', 'marina']);
    const stacked = `<div class="image-wrapper">${picture('lazo')}</div><div class="meta"><div class="meta-title">Un lazo</div></div><div class="image-wrapper">${picture('marina')}</div>`;
    const { block: gallery } = await reviveHtml(
      'gallery-block',
      block('stacked', { design: 'stacked' }, stacked),
    );
    expect(outline(gallery)).toBe('figure(img figcaption(div(div))) figure(img)');
  });

  const strip =
    '<div class="sqs-gallery-thumbnails"><img tabindex="0" role="button" aria-label="Slide 1" src="lazo.jpg"></div>';
  /** The builder's strip stands beside the container. */
  const withStrip = (html: string): string => html.replace(/<\/div><\/div>$/, `${strip}</div></div>`);
  const stripSettings = { thumbnails: true, 'thumbnail-strip-height': 71, 'thumbnail-strip-margin': 20 };

  it('has one strip of thumbnails: that of the block', async () => {
    const html = block('slideshow', { design: 'slideshow', ...stripSettings }, picture('lazo'));
    const { attributes } = await reviveHtml('gallery-block', withStrip(html));
    expect(attributes).toMatchObject({
      thumbnails: 'true',
      'thumbnail-strip-height': '71',
      'thumbnail-strip-margin': '20',
    });
    expect(document.querySelectorAll('img').length).toBe(1);
    expect(document.querySelector('[tabindex]')).toBe(null);
  });

  it('has a strip by its classes where its JSON is gone', async () => {
    const html = block('slideshow', '', picture('lazo')).replace(
      'sqs-gallery-has-controls',
      'sqs-gallery-has-thumbnails',
    );
    expect((await reviveHtml('gallery-block', withStrip(html))).attributes.thumbnails).toBe('true');
  });

  it('has no strip in a design without one, whatever its settings still say', async () => {
    const html = block('grid', { design: 'grid', ...stripSettings }, gridSlide('lazo'));
    const { attributes } = await reviveHtml('gallery-block', html);
    expect(Object.keys(attributes).filter((name) => name.startsWith('thumbnail'))).toEqual([]);
  });

  it('is read by its classes where its JSON is damaged', async () => {
    const { attributes } = await reviveHtml(
      'gallery-block',
      block('slider', '{"design":"sli', picture('lazo')),
    );
    expect(attributes.design).toBe('slider');
  });

  it('without pictures stays as it is', async () => {
    const html = block('grid', { design: 'grid' }, '');
    const { entries } = await reviveHtml('gallery-block', html);
    expect(entries).toMatchObject([{ status: 'left', why: 'There are no pictures in it.' }]);
  });
});

describe('a gallery section', () => {
  const section = (controller: string, props: unknown, items: string): string =>
    `<div class="gallery-x gallery-x--inset" data-controller="${controller}" data-columns="4" data-lightbox="true" data-props='${typeof props === 'string' ? props : JSON.stringify(props)}'><div class="gallery-x-wrapper">${items}</div></div>`;
  const item = (name: string): string =>
    `<figure class="gallery-x-item"><div class="gallery-x-item-wrapper"><a class="gallery-x-lightbox-link" href="?itemId=${name}">${picture(name)}</a></div><figcaption class="gallery-caption"><p>${name}</p></figcaption></figure>`;

  it.each([
    [
      'GalleryGrid',
      { design: 'grid', 'thumbnails-per-row': '5', padding: '36', 'image-aspect-ratio': '4:3' },
    ],
    ['GalleryMasonry', { design: 'autocolumns', 'column-width': '220', gutter: '36' }],
    ['GalleryStrips', { design: 'autorows', gutter: '36' }],
    ['GalleryReel', { design: 'slider' }],
    ['GallerySlideshow', { design: 'slideshow', autoplay: 'false' }],
    ['GalleryFullscreenSlideshow', { design: 'slideshow' }],
  ])('%s becomes a gallery', async (controller, expected) => {
    const props = { aspectRatio: 'four-three', gutter: 36, numColumns: 5, lightboxEnabled: false };
    const { attributes, block: gallery } = await reviveHtml(
      'gallery-section',
      section(controller, props, item('lazo')),
    );
    expect(attributes).toMatchObject({ ...expected, lightbox: 'false' });
    expect(outline(gallery)).toBe('figure(img figcaption(p))');
  });

  it('goes by its attributes where its JSON is damaged', async () => {
    const { attributes } = await reviveHtml(
      'gallery-section',
      section('GalleryGrid', '{"numColumns":', item('lazo')),
    );
    expect(attributes).toMatchObject({ 'thumbnails-per-row': '4', lightbox: 'true' });
  });
});

describe('a picture that opens large', () => {
  it('is a lightbox in place of the button of 7.1', async () => {
    const html = `<div class="sqs-block sqs-block-image"><figure><button class="sqs-block-image-button lightbox" data-lightbox-theme="light">
      <span class="v6-visually-hidden">View fullsize</span><div class="image-block-wrapper">${picture('lazo')}</div></button></figure></div>`;
    const { block: lightbox, attributes } = await reviveHtml('image-lightbox', html);
    expect(attributes.theme).toBe('light');
    expect(lightbox.parentElement?.localName).toBe('figure');
    expect(lightbox.className).toBe('sqs-block-image-button lightbox');
    expect(lightbox.textContent).not.toContain('View');
    expect(lightbox.querySelector('.image-block-wrapper > img')?.getAttribute('alt')).toBe('lazo');
  });

  it('is a lightbox inside the wrapper of 7.0, which gives it its place', async () => {
    const html = `<div class="sqs-block sqs-block-image"><div class="image-block-wrapper lightbox" style="padding-bottom:66%">${picture('lazo')}</div></div>`;
    const { block: lightbox } = await reviveHtml('image-lightbox', html);
    expect(lightbox.parentElement?.className).toBe('image-block-wrapper lightbox');
    expect(outline(lightbox)).toBe('img');
  });
});

describe('the pictures of a product', () => {
  const slide = (name: string): string =>
    `<div class="ProductItem-gallery-slides-item"><img class="ProductItem-gallery-slides-item-image" aria-describedby="${name}" src="${name}.jpg" data-image-dimensions="800x1000" alt="${name}"><span id="${name}" hidden>Image</span><div class="product-image-zoom-duplicate"><img src="${name}.jpg" alt="${name}"></div></div>`;
  const html = (...names: string[]): string =>
    `<section class="ProductItem-gallery"><div class="ProductItem-gallery-thumbnails">${names.map((name) => `<button><img src="${name}.jpg"></button>`).join('')}</div>
      <div class="ProductItem-gallery-slides">${names.map(slide).join('')}<div class="gallery-lightbox-outer-wrapper"><img src="${names[0]}.jpg"></div></div></section>`;

  it('become one slide each, without their copies', async () => {
    const { block, attributes } = await reviveHtml('product-gallery', html('estrella', 'lazo'));
    expect(attributes).toMatchObject({
      design: 'slideshow',
      aspectratio: '125',
      class: 'ProductItem-gallery',
    });
    expect(outline(block)).toBe('figure(img) figure(img)');
    expect(block.querySelector('img')?.attributes).toHaveLength(4);
  });

  it('stay where there is only one', async () => {
    expect((await reviveHtml('product-gallery', html('estrella'))).entries).toEqual([]);
  });
});
