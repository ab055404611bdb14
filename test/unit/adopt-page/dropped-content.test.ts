// @vitest-environment happy-dom
/** Texts, links and pictures that an owner has written into places of a block that the block does not know. */
import { describe, expect, it, vi } from 'vitest';
import type { Kind } from '../../../src/features/adopt-page/kinds/kind';
import { attributeOf, outline, reviveHtml } from './saved-page';

const textNodesIn = (node: Node): Node[] =>
  node.nodeType === 3 ? [node] : [...node.childNodes].flatMap(textNodesIn);

/** The texts of the page in their order. */
const words = (): string[] =>
  textNodesIn(document.body)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter(Boolean);

const item = (title: string, body: string): string =>
  `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target">
    <span class="accordion-item__title">${title}</span> <span class="accordion-icon-container" aria-hidden="true">+</span>
  </button></h4> ${body}</li>`;

const dropdown = (text: string): string =>
  `<div class="accordion-item__dropdown"><div class="accordion-item__description"><p>${text}</p></div></div>`;

const accordion = (items: string): string => `<ul class="accordion-items-container">${items}</ul>`;

describe('an accordion', () => {
  it('keeps paragraphs before, between and after its sections', async () => {
    const html = accordion(
      `<p>Antes</p>${item('Uno ', dropdown('Dentro'))}<p>Entre <a href="/mas">Más</a></p>${item('Dos ', dropdown('Fin'))}<p>Después</p>`,
    );
    const { block } = await reviveHtml('accordion', html);
    expect([...block.children].map(({ localName }) => localName)).toEqual([
      'p',
      'details',
      'p',
      'details',
      'p',
    ]);
    expect(words()).toEqual(['Antes', 'Uno', 'Dentro', 'Entre', 'Más', 'Dos', 'Fin', 'Después']);
    expect(block.querySelector('p a')?.getAttribute('href')).toBe('/mas');
  });

  it('keeps a paragraph behind its only section outside the section', async () => {
    const { block } = await reviveHtml(
      'accordion',
      accordion(`${item('Uno', dropdown('Dentro'))}<p>Después</p>`),
    );
    expect(block.lastElementChild?.outerHTML).toBe('<p>Después</p>');
  });

  it('shows an entry of another shape between its sections, as a block of text', async () => {
    const html = accordion(
      `${item('Uno', dropdown('Dentro'))}<li class="accordion-item" id="nota"><b>Nota</b> suelta</li>${item('Dos', dropdown('Fin'))}`,
    );
    const { block } = await reviveHtml('accordion', html);
    expect(block.children[1]?.outerHTML).toBe(
      '<div class="accordion-item" id="nota"><b>Nota</b> suelta</div>',
    );
  });

  it('has the body of a section in the section, whatever the body is called', async () => {
    const { block } = await reviveHtml(
      'accordion',
      accordion(item('Uno', '<div class="cuerpo">Texto</div>')),
    );
    expect(outline(block)).toBe('details(summary(h4(span)) div)');
    expect(block.querySelector('details > .cuerpo')?.textContent).toBe('Texto');
  });

  it('keeps what stands beside the description of a section, below the title', async () => {
    const html = accordion(item('Uno', `<p>Antes</p>${dropdown('Texto')}<p>Después</p>`));
    const { block } = await reviveHtml('accordion', html);
    expect(outline(block)).toBe('details(summary(h4(span)) p div(p) p)');
  });

  it('does not show the icons of the builder', async () => {
    await reviveHtml('accordion', accordion(item('Uno', dropdown('Texto'))));
    expect(document.body.textContent).not.toContain('+');
  });
});

const dish = (title: string, more = ''): string =>
  `<div class="menu-item"><div class="menu-item-title">${title}</div><span class="menu-item-price-top">$5</span>
    <div class="menu-item-description">Rico</div>${more}<div class="menu-item-price-bottom">$5</div></div>`;

const menu = (before: string, inMenu: string, dishes: string): string =>
  `<div class="menu-wrapper">${before}<div class="menus"><div class="menu">${inMenu}<div class="menu-section">
    <div class="menu-section-title">Entradas</div><div class="menu-items">${dishes}</div></div></div></div></div>`;

describe('a menu', () => {
  it('keeps a paragraph before the menus, and one in a menu', async () => {
    const { block } = await reviveHtml('menu', menu('<p>Abierto</p>', '<p>Almuerzo</p>', dish('Arepa')));
    expect(outline(block)).toBe('p section(p section(h3 dl(dt(data) dd)))');
  });

  it('keeps a paragraph of a dish with the dish, and prices once', async () => {
    const html = menu('', '', dish('Arepa', '<p>Picante</p>') + dish('Yuca'));
    const { block } = await reviveHtml('menu', html);
    expect(outline(block)).toBe('section(section(h3 dl(dt(data) dd dd(p) dt(data) dd)))');
    expect(words().filter((word) => word === '$5').length).toBe(2);
  });

  it('keeps a paragraph between two dishes between them', async () => {
    const { block } = await reviveHtml('menu', menu('', '', `${dish('Arepa')}<p>Nota</p>${dish('Yuca')}`));
    expect(outline(block)).toBe('section(section(h3 dl(dt(data) dd dd(p) dt(data) dd)))');
  });

  it('shows a second price that is not the first', async () => {
    await reviveHtml('menu', menu('', '', dish('Arepa').replace('bottom">$5', 'bottom">$6')));
    expect(words()).toEqual(expect.arrayContaining(['$5', '$6']));
  });
});

const marquee = (before: string, text: string, after: string): string =>
  `<div class="Marquee"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"Pan"}]}</script>
    ${before}<div class="Marquee-display"><div class="Marquee-measure"><h1 class="Marquee-item">${text}</h1></div>
    <h1><svg aria-hidden="true"><text>Pan</text></svg><span class="v6-visually-hidden">Pan</span></h1></div>${after}</div>`;

describe('a marquee', () => {
  it('has its texts once, and content beside them before and after the block', async () => {
    await reviveHtml('marquee', marquee('<p>Antes</p>', 'Pan', '<p>Después <a href="/a">Más</a></p>'));
    expect(outline(document.body)).toBe('p az-marquee(span) p(a)');
    expect(words()).toEqual(['Antes', 'Pan', 'Después', 'Más']);
  });

  it('stays as it is where one of its texts is a link', async () => {
    const html = marquee('', '<a href="/pan">Pan</a>', '');
    const { entries } = await reviveHtml('marquee', html);
    expect(entries).toMatchObject([
      { status: 'left', why: 'The block has no place for a link that is in it: /pan' },
    ]);
    expect(document.body.innerHTML).toBe(html);
  });
});

const slide = (more = ''): string =>
  `<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor"><noscript><img src="a.jpg"></noscript><img src="a.jpg" alt=""></a></div>${more}</div>`;

const gallery = (slides: string, more = ''): string =>
  `<div class="sqs-block-gallery" data-block-json="${attributeOf({ design: 'grid', lightbox: true })}"><div class="sqs-gallery-container">
    <div class="sqs-gallery">${slides}</div>${more}</div></div>`;

describe('a gallery block', () => {
  it('has paragraphs of its slides and of the gallery behind it, in their order', async () => {
    const html = gallery(`${slide('<p>Lago</p>')}<p>Entre</p>${slide()}`);
    const { block } = await reviveHtml('gallery-block', html);
    expect(outline(block.parentElement as Element)).toBe('az-gallery(figure(img) figure(img)) p p');
    expect(words()).toEqual(['Lago', 'Entre']);
  });

  it('has a paragraph that comes first before it', async () => {
    const { block } = await reviveHtml('gallery-block', gallery(`<p>Primero</p>${slide()}`));
    expect(block.previousElementSibling?.outerHTML).toBe('<p>Primero</p>');
  });

  it('loses the controls of the builder', async () => {
    const controls = `<div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls"><a href="#" class="next">Next</a></div></div><div><button>Previous</button></div>`;
    await reviveHtml('gallery-block', gallery(slide(), controls));
    expect(words()).toEqual([]);
  });

  it('keeps a link to a page, though other pictures open large', async () => {
    const linked = slide().replace('image-slide-anchor"', 'image-slide-anchor" href="/lago"');
    const large = slide().replace('image-slide-anchor"', 'image-slide-anchor" href="/files/a.jpg"');
    const { block } = await reviveHtml('gallery-block', gallery(linked + large));
    expect(outline(block)).toBe('figure(a(img)) figure(img)');
  });
});

const sectionFigure = (more = ''): string =>
  `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper"><img src="a.jpg" alt="">${more}</div></figure>`;

describe('other galleries', () => {
  it('a gallery section has a paragraph behind it', async () => {
    const html = `<div class="gallery-grid" data-controller="GalleryGrid">${sectionFigure('<p>Lago</p>')}${sectionFigure()}</div>`;
    await reviveHtml('gallery-section', html);
    expect(outline(document.body)).toBe('az-gallery(figure(img) figure(img)) p');
  });

  it('an index gallery has a paragraph and its second pictures behind it, and no arrows', async () => {
    const html = `<div class="Index-gallery"><div class="Index-gallery-wrapper"><article class="Index-gallery-item">
      <a class="Index-gallery-item-image" href="/lago"><img src="a.jpg" alt=""></a><img src="b.jpg" alt=""><p>Nota</p></article>
      <button class="Index-gallery-control">Next</button></div></div>`;
    const { block } = await reviveHtml('index-gallery', html);
    expect(outline(block.parentElement as Element)).toBe('az-gallery(figure(a(img))) img p');
    expect(words()).toEqual(['Nota']);
  });

  it('a list as large pictures has a paragraph behind it, and no copies of items', async () => {
    const entry = (attributes: string, more: string): string =>
      `<li class="list-item" ${attributes}><img src="a.jpg" alt=""><div class="slide-content"><h2>Ana</h2></div>${more}</li>`;
    const html = `<ul class="user-items-list-item-container user-items-list-banner-slideshow">${entry('', '<p>Nota</p>')}${entry('data-original-item-index="0"', '')}</ul>`;
    await reviveHtml('user-banner', html);
    expect(words()).toEqual(['Ana', 'Nota']);
  });

  it('a list of people has a paragraph between two of them behind it', async () => {
    const html = `<ul class="user-items-list-item-container"><li class="list-item"><h2>Ana</h2></li><p>Nota</p><li class="list-item"><h2>Eva</h2></li></ul>`;
    await reviveHtml('user-list', html);
    expect(outline(document.body)).toBe('az-summary(article(h2) article(h2)) p');
  });

  it('a gallery of WordPress has a paragraph behind it', async () => {
    const figure = '<figure class="wp-block-image"><img src="a.jpg" alt=""></figure>';
    const html = `<figure class="wp-block-gallery">${figure}<p>Nota</p>${figure}</figure>`;
    await reviveHtml('wordpress-gallery', html);
    expect(outline(document.body)).toBe('az-gallery(figure(img) figure(img)) p');
  });
});

describe('a summary', () => {
  const article = `<div class="summary-item"><div class="summary-title"><a href="/a">Nota</a></div>
    <div class="summary-metadata"><time class="summary-metadata-item">Ayer</time></div>
    <div class="summary-metadata"><time class="summary-metadata-item">Ayer</time></div><p class="precio">Gratis</p></div>`;

  it('has a paragraph of its list behind it, parts of an item in the item, and copies of dates once', async () => {
    const html = `<div class="sqs-block-summary-v2"><div class="summary-block-wrapper"><div class="summary-item-list">${article}<p>Aviso</p></div></div></div>`;
    const { block } = await reviveHtml('summary', html);
    expect(block.nextElementSibling?.outerHTML).toBe('<p>Aviso</p>');
    expect(block.querySelector('article > .precio')?.textContent).toBe('Gratis');
    expect(words().filter((word) => word === 'Ayer').length).toBe(1);
  });
});

describe('an accordion of WordPress', () => {
  const section = (title: string, text: string): string =>
    `<div class="elementor-accordion-item"><div class="elementor-tab-title"><span aria-hidden="true">+</span>${title}</div><div class="elementor-tab-content">${text}</div></div>`;

  it('keeps a paragraph between two sections between them', async () => {
    const html = `<div class="elementor-accordion">${section('Uno', 'Texto')}<p>Entre</p>${section('Dos', 'Fin')}</div>`;
    const { block } = await reviveHtml('wordpress-accordion', html);
    expect([...block.children].map(({ localName }) => localName)).toEqual(['details', 'p', 'details']);
    expect(document.body.textContent).not.toContain('+');
  });
});

describe('links whose drawings are lost', () => {
  it('keep a text beside them', async () => {
    const link =
      '<a href="https://example.com/ana" aria-label="Ana"><svg><use href="/icons.svg#a"></use></svg></a>';
    await reviveHtml('social-links', `<div class="sqs-svg-icon--list"><span>Síguenos</span>${link}</div>`);
    expect(words()).toEqual(['Síguenos', 'Ana']);
  });
});

describe('a block whose link has no place', () => {
  const broken: Kind = {
    kind: 'list',
    selector: '.list',
    block: 'gallery',
    load: async () => (element) => ({
      content() {
        for (const image of element.querySelectorAll('img')) image.removeAttribute('class');
        return [...element.querySelectorAll('img')];
      },
    }),
  };

  it('stays with all its attributes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html =
      '<div class="list"><a href="/lago"><img src="a.jpg" class="big" style="width: 5px"></a></div>';
    const { entries } = await reviveHtml(broken, html);
    const asSaved = document.createElement('body');
    asSaved.innerHTML = html;
    expect(document.body.isEqualNode(asSaved)).toBe(true);
    expect(entries).toMatchObject([{ status: 'left' }]);
    expect(entries[0]?.element).toBe(document.querySelector('.list'));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
