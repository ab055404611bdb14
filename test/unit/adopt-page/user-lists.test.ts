// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributeOf, outline, reviveHtml } from './saved-page';

const image = (name: string, more = ''): string =>
  `<img class="list-image" src="${name}.jpg" data-src="${name}.jpg" data-image-dimensions="900x600" data-image-focal-point="0.25,0.5" alt="${name}" ${more}>`;

const texts = (title: string): string =>
  `<div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">${title}</h2><div class="list-item-content__description"><p>Hecho a mano.</p></div></div>
    <div class="list-item-content__button-container"><a class="list-item-content__button" href="/${title}">Ver</a></div></div>`;

const item = (name: string, more = ''): string =>
  `<li class="list-item user-items-list-carousel__slide" style="padding-top: 6%; transform: translate3d(40px, 0, 0); width: 300px" data-is-card-enabled="true" ${more}>
    <div class="list-item-media"><div class="list-item-media-inner" data-aspect-ratio="3:4">${image(name)}</div></div>${texts(name)}</li>`;

const saved = (name: string) => ({
  title: name,
  description: '<p>Hecho a mano.</p>',
  button: { buttonText: 'Ver', buttonLink: `/${name}` },
  imageAltText: `Un ${name}`,
  image: { assetUrl: `/${name}.jpg`, originalSize: '900x600', mediaFocalPoint: { x: 0.25, y: 0.5 } },
});

const simple = (items: string, context: unknown = {}): string =>
  `<ul class="
    user-items-list-item-container
    user-items-list-simple
  " style="grid-gap: 24px 24px" data-controller="UserItemsListSimple" data-num-columns="2" data-section-id="6738" data-space-between-columns="24px" data-title-alignment="center" data-current-context="${attributeOf(context)}">${items}</ul>`;

const carousel = (items: string): string =>
  `<div class="user-items-list-item-container user-items-list-carousel" data-controller="UserItemsListCarousel" data-max-columns="3" data-space-between-slides-value="2" data-space-between-slides-unit="vw"><div class="user-items-list-carousel__gutter">
    <ul class="user-items-list-carousel__slides">${items}</ul></div><button class="user-items-list-carousel__arrow-button--left"></button></div>`;

const banner = (items: string, context: unknown = {}): string =>
  `<div class="user-items-list-item-container user-items-list-banner-slideshow" data-controller="UserItemsListBannerSlideshow" data-title-alignment="center" data-current-context="${attributeOf(context)}"><ul class="slides">${items}</ul><button class="user-items-list-banner-slideshow__arrow-button"></button></div>`;

const slide = (name: string): string =>
  `<li class="slide list-item" style="transform: translate3d(-9999px, 0, 0)" aria-hidden="true"><div class="slide-media-container">${image(name)}</div><div class="slide-content" style="width: 350px"><h2 class="list-item-content__title">${name}</h2><a href="/${name}">Ver</a></div></li>`;

describe('a list of people, services and the like', () => {
  it('is a grid of the page’s own items, with the classes and attributes of its styles', async () => {
    const { block, attributes, entries } = await reviveHtml(
      'user-list',
      simple(item('lazo') + item('marina')),
    );
    expect(entries).toMatchObject([{ status: 'adopted', why: '' }]);
    expect(attributes).toMatchObject({
      class: 'user-items-list-item-container user-items-list-simple',
      design: 'grid',
      'max-columns': '2',
      gutter: '24',
      'image-aspect-ratio': '3:4',
      'text-alignment': 'center',
    });
    expect(block.getAttribute('data-section-id')).toBe('6738');
    expect(block.hasAttribute('data-current-context')).toBe(false);
    expect(outline(block)).toBe(
      'article(div(div(img)) div(div(h2 div(p)) div(a))) article(div(div(img)) div(div(h2 div(p)) div(a)))',
    );
    const article = block.querySelector('article');
    expect(article?.className).toBe('list-item');
    expect(article?.getAttribute('style')).toBe('padding-top: 6%;');
    expect(article?.querySelector('img')?.style.objectPosition).toBe('25% 50%');
  });

  it('asks for no other sizes of its pictures than the page does', async () => {
    const sizes = '(max-width: 575px) 100vw, 50vw';
    const srcset = `lazo.jpg?format=300w 300w, lazo.jpg?format=750w 750w`;
    const { block } = await reviveHtml(
      'user-list',
      simple(`<li class="list-item">${image('lazo', `srcset="${srcset}" sizes="${sizes}"`)}</li>`),
    );
    expect(block.querySelector('img')?.getAttribute('sizes')).toBe(sizes);
  });

  it('is a carousel without the copies that have no end, and without its dead arrows', async () => {
    const { block, attributes } = await reviveHtml(
      'user-list',
      carousel(item('lazo') + item('marina') + item('lazo', 'data-original-item-index="0"')),
    );
    expect(attributes).toMatchObject({ design: 'carousel', 'slides-per-row': '3', gutter: '24' });
    expect(block.querySelectorAll('article').length).toBe(2);
    expect(block.querySelector('button')).toBe(null);
  });

  it('has its items from data, where the page has rendered none', async () => {
    const context = { userItems: [saved('lazo')], options: { isBodyEnabled: false } };
    const { attributes, data } = await reviveHtml('user-list', simple('', context));
    expect(attributes).toMatchObject({ 'show-excerpt': 'false', 'primary-metadata': 'none' });
    expect(data.items).toEqual([
      {
        title: 'lazo',
        excerpt: '<p>Hecho a mano.</p>',
        alt: 'Un lazo',
        fullUrl: '/lazo',
        assetUrl: '/lazo.jpg',
        originalSize: '900x600',
        focalPoint: { x: 0.25, y: 0.5 },
      },
    ]);
  });

  it('leaves out pictures from data that only the builder has, and says so', async () => {
    const assetUrl = 'https://images.squarespace-cdn.com/content/v1/taller/lazo.jpg';
    const context = { userItems: [{ ...saved('lazo'), image: { assetUrl } }] };
    const { data, entries } = await reviveHtml('user-list', simple('', context));
    expect(data.items).toMatchObject([{ title: 'lazo' }]);
    expect(JSON.stringify(data)).not.toContain(assetUrl);
    expect(entries).toMatchObject([{ status: 'adopted', why: expect.stringContaining(assetUrl) }]);
    const remote = await reviveHtml('user-list', simple('', context), { mayRequestRemote: true });
    expect(remote.data.items).toMatchObject([{ assetUrl }]);
  });

  it.each(['', '{"userItems":[', '{"userItems":{}}'])('without items stays as it is: %s', async (context) => {
    const { entries } = await reviveHtml('user-list', simple('', context));
    expect(entries).toMatchObject([{ status: 'left', why: 'There are no items in it.' }]);
  });
});

describe('a list whose items follow each other as banners', () => {
  it('is a slideshow, with texts and buttons on the pictures', async () => {
    const { block, attributes } = await reviveHtml('user-banner', banner(slide('lazo') + slide('marina')));
    expect(attributes).toMatchObject({ design: 'slideshow', 'meta-position': 'center' });
    expect(outline(block)).toBe('figure(img figcaption(h2 a)) figure(img figcaption(h2 a))');
    expect(block.querySelector('img')?.getAttribute('data-focal-point')).toBe('0.25,0.5');
    expect(block.querySelector('figure')?.hasAttribute('aria-hidden')).toBe(false);
  });

  it('has its pictures from data, where the page has rendered none', async () => {
    const { data } = await reviveHtml('user-banner', banner('', { userItems: [saved('lazo')] }));
    expect(data.items).toEqual([
      {
        src: '/lazo.jpg',
        alt: 'Un lazo',
        width: 900,
        height: 600,
        focalPoint: { x: 0.25, y: 0.5 },
        title: 'lazo',
        description: 'Hecho a mano.',
        clickThrough: '/lazo',
      },
    ]);
  });

  it('stays as it is while only the builder has its pictures', async () => {
    const assetUrl = 'https://images.squarespace-cdn.com/content/v1/taller/lazo.jpg';
    const context = { userItems: [{ ...saved('lazo'), image: { assetUrl } }] };
    expect((await reviveHtml('user-banner', banner('', context))).entries).toMatchObject([
      { status: 'left', why: expect.stringContaining(assetUrl) },
    ]);
  });
});
