// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from './saved-page';

const picture = (name: string): string =>
  `<img src="${name}.jpg" data-src="${name}.jpg" data-image-dimensions="900x600" alt="${name}">`;

const item = (name: string, image: string): string =>
  `<article class="Index-gallery-item"><div class="Index-gallery-item-inner"><div class="Index-gallery-item-content"><h2 class="Index-gallery-item-content-heading">${name}</h2><div class="Index-gallery-item-content-body"><p>Pasa a verlo</p></div><a href="/${name}" class="Index-gallery-item-content-link"></a></div>${image}</div></article>`;

const linked = (name: string): string =>
  item(name, `<a href="/${name}" class="Index-gallery-item-image">${picture(name)}</a>`);

const gallery = (items: string): string =>
  `<section id="obras" class="Index-gallery" data-controller="IndexGallery"><div class="Index-gallery-wrapper"><button class="Index-gallery-control"></button>${items}</div></section>`;

const tweaks = (layout: string, more = {}) => ({
  context: { tweakJSON: { 'tweak-index-gallery-layout': layout, ...more } },
});

describe('a gallery of an index page', () => {
  it('has its pictures in rows, with texts and links, in its section', async () => {
    const { block, attributes } = await reviveHtml(
      'index-gallery',
      gallery(linked('lazo') + linked('marina')),
      tweaks('Packed'),
    );
    expect(attributes).toMatchObject({ design: 'grid', 'thumbnails-per-row': '2', lightbox: 'false' });
    expect(block.parentElement?.id).toBe('obras');
    expect(document.querySelector('button')).toBe(null);
    expect(outline(block)).toBe('figure(a(img) figcaption(h2 div(p))) figure(a(img) figcaption(h2 div(p)))');
    expect(block.querySelector('a')?.getAttribute('href')).toBe('/lazo');
  });

  it('is a slideshow by the data of its template', async () => {
    const more = {
      'tweak-index-gallery-autoplay-enable': 'true',
      'tweak-index-gallery-autoplay-duration': '2',
      'tweak-index-gallery-content-position': 'Top Left',
    };
    const { attributes } = await reviveHtml(
      'index-gallery',
      gallery(linked('lazo') + linked('marina')),
      tweaks('Slideshow', more),
    );
    expect(attributes).toMatchObject({ design: 'slideshow', autoplay: 'true', 'autoplay-duration': '2' });
  });

  it('is a slideshow by the classes of its template', async () => {
    document.body.className =
      'tweak-index-gallery-layout-slideshow tweak-index-gallery-content-position-bottom-left';
    const { attributes } = await reviveHtml('index-gallery', gallery(linked('lazo') + linked('marina')));
    document.body.className = '';
    expect(attributes).toMatchObject({
      design: 'slideshow',
      autoplay: 'false',
      'meta-position': 'bottom-left',
    });
  });

  it('with one picture shows it alone, and its link is the one over its text', async () => {
    const figure = `<figure class="Index-gallery-item-image">${picture('lazo')}</figure>`;
    const { block, attributes } = await reviveHtml(
      'index-gallery',
      gallery(item('lazo', figure)),
      tweaks('Packed'),
    );
    expect(attributes).toMatchObject({ design: 'slideshow', autoplay: 'false' });
    expect(outline(block)).toBe('figure(a(img) figcaption(h2 div(p)))');
  });

  it('without items takes no place, and loses its dead arrows', async () => {
    const { block, entries } = await reviveHtml('index-gallery', gallery(''));
    expect(entries).toMatchObject([
      { status: 'left', why: expect.stringContaining('The gallery is empty.') },
    ]);
    expect(block).toBe(null);
    expect(document.querySelector('button')).toBe(null);
    expect(document.querySelector('#obras > .Index-gallery-wrapper')).not.toBe(null);
  });

  it('that its owner has rewritten stays as it is', async () => {
    const html =
      '<div class="Index-gallery"><div class="Index-gallery-wrapper"><p>Pronto</p><img src="a.jpg"></div></div>';
    expect((await reviveHtml('index-gallery', html)).entries).toMatchObject([{ status: 'left' }]);
    expect(document.body.innerHTML).toBe(html);
  });

  it('stays as it is while only the builder has its pictures', async () => {
    const remote = '<img data-src="https://images.squarespace-cdn.com/content/v1/taller/lazo.jpg">';
    const { entries } = await reviveHtml('index-gallery', gallery(item('lazo', remote)));
    expect(entries).toMatchObject([{ status: 'left', why: expect.stringContaining('lazo.jpg') }]);
  });
});
