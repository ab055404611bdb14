// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributeOf, outline, reviveHtml } from './saved-page';

describe('a marquee', () => {
  const html = (props: string): string =>
    `<div class="Marquee" style="font-size: 2rem"><script class="Marquee-props" type="application/json">${props}</script>
      <div class="Marquee-measure"><div>Hecho a mano</div></div><svg></svg></div>`;

  it('moves the texts of its data, whose JSON has a comma too many', async () => {
    const { block, attributes } = await reviveHtml(
      'marquee',
      html(
        '{"marqueeItems":[{"text":"Barro"},{"text":"Fuego"},],"linkTo":"","waveIntensity":40,"animationDirection":"right","animationSpeed":2.0,}',
      ),
    );
    expect(outline(block)).toBe('span span');
    expect(attributes).toMatchObject({
      direction: 'right',
      speed: '2',
      'wave-intensity': '40',
      class: 'Marquee',
    });
    expect(block.style.fontSize).toBe('2rem');
  });

  it('moves its measured texts where the data are gone', async () => {
    expect((await reviveHtml('marquee', html('{'))).block.textContent).toBe('Hecho a mano');
  });
});

describe('a map', () => {
  const location = {
    mapLat: 19.04,
    mapLng: -98.2,
    mapZoom: 12,
    addressTitle: 'Taller',
    addressLine1: '',
    addressCountry: 'México',
  };

  it.each([
    [
      'of 7.0',
      `<div class="sqs-block sqs-block-map" data-block-json="${attributeOf({ location, style: 4 })}"><div class="sqs-block-content">&nbsp;</div></div>`,
    ],
    [
      'of 7.1',
      `<div class="sqs-block sqs-block-map"><div class="sqs-block-content"><div data-context="${attributeOf({ location, style: 4 })}">&nbsp;</div></div></div>`,
    ],
  ])('%s has its place, and its address for everybody', async (_, html) => {
    const { block, data } = await reviveHtml('map', html);
    expect(data).toEqual({ location, style: 4 });
    expect(outline(block)).toBe('address');
    expect(block.textContent).toBe('Taller, México');
  });

  it('without a place stays as it is', async () => {
    const json = attributeOf({ location: { mapLat: '{{lat}}' } });
    expect(
      (await reviveHtml('map', `<div class="sqs-block-map" data-block-json="${json}"></div>`)).entries,
    ).toMatchObject([{ status: 'left' }]);
  });
});

describe('the place of a map', () => {
  const withContent = (html: string): string => {
    const json = attributeOf({ location: { mapLat: 19.04, mapLng: -98.2 } });
    return `<div class="sqs-block sqs-block-map" data-block-json="${json}"><div class="sqs-block-content">${html}</div></div>`;
  };

  it.each([
    '<iframe srcdoc="Own map"></iframe>',
    '<p>Calle 5, Puebla</p>',
    '<a href="/"><img src="map.png"></a>',
  ])('in which the owner has put something else stays as it is: %s', async (html) => {
    expect((await reviveHtml('map', withContent(html))).entries).toEqual([]);
    expect(document.querySelector('.sqs-block-content')?.innerHTML).toBe(html);
  });

  it('that the builder’s script had drawn is drawn again', async () => {
    const drawn = '<div class="gm-style"><img src="tile.png"> Map data</div>';
    expect((await reviveHtml('map', withContent(drawn))).entries).toMatchObject([{ status: 'adopted' }]);
  });
});

describe('a recording', () => {
  it('is read by the block itself', async () => {
    const { block } = await reviveHtml(
      'audio',
      '<div class="sqs-audio-embed" data-url="/song.mp3" data-title="Canto"></div>',
    );
    expect(block.firstElementChild?.getAttribute('data-title')).toBe('Canto');
  });

  it('that only the builder has is left', async () => {
    const { entries } = await reviveHtml(
      'audio',
      '<div class="sqs-audio-embed" data-url="https://static1.squarespace.com/song.mp3"></div>',
    );
    expect(entries).toMatchObject([{ status: 'left' }]);
  });
});

describe('a menu', () => {
  it('has each dish with one price, in sections', async () => {
    const html = `<div class="sqs-block-menu"><div class="menu-wrapper"><div class="menus"><div class="menu"><div class="menu-section">
      <div class="menu-section-header"><div class="menu-section-title">Entradas</div></div><div class="menu-items"><div class="menu-item">
        <span class="menu-item-price-top"><span class="currency-sign">$</span> 7</span><div class="menu-item-title">Quesadilla</div>
        <div class="menu-item-description">De flor.</div><div class="menu-item-price-bottom"><span class="currency-sign">$</span> 7</div>
      </div></div></div></div></div></div></div>`;
    const { block } = await reviveHtml('menu', html);
    expect(outline(block)).toBe('section(section(h3 dl(dt(data) dd)))');
    expect(block.textContent).toBe('EntradasQuesadilla $7De flor.');
  });
});

describe('a menu that its owner has rewritten', () => {
  it('stays as it is where a dish is in no section', async () => {
    const html = '<div class="menu-wrapper"><div class="menu"><div class="menu-item">Pan</div></div></div>';
    expect((await reviveHtml('menu', html)).entries).toMatchObject([{ status: 'left' }]);
    expect(document.body.innerHTML).toBe(html);
  });

  it('has the price that is written, above or below the dish', async () => {
    const html =
      '<div class="menu-wrapper"><div class="menu"><div class="menu-section"><div class="menu-item"><div class="menu-item-title">Pan</div><div class="menu-item-price-top">$ 3</div><div class="menu-item-price-bottom"></div></div></div></div></div>';
    expect((await reviveHtml('menu', html)).block.querySelector('data')?.textContent).toBe('$3');
  });
});

describe('the texts of a menu', () => {
  it('keep their links', async () => {
    const html = `<div class="menu-wrapper"><div class="menu"><div class="menu-description"><p>De <a href="/huerta">la huerta</a></p></div><div class="menu-section">
      <div class="menu-section-description">Con <a href="/pan">pan</a></div><div class="menu-item"><div class="menu-item-title"><a href="/q">Quesadilla</a></div>
      <div class="menu-item-description">De <a href="/flor">flor</a></div></div></div></div></div>`;
    const { block } = await reviveHtml('menu', html);
    expect(outline(block)).toBe('section(div(p(a)) section(p(a) dl(dt(a) dd(a))))');
  });
});

describe('links to services', () => {
  const links = (use: string): string =>
    `<nav class="sqs-svg-icon--list"><a href="https://instagram.com/taller" class="sqs-svg-icon--wrapper instagram" aria-label="Taller"><svg><use xlink:href="${use}"></use></svg></a></nav>`;

  it('whose drawings were not saved get new ones', async () => {
    const { block } = await reviveHtml('social-links', links('/universal/svg/social-accounts.svg#instagram'));
    expect(block.innerHTML).toBe('<a href="https://instagram.com/taller">Taller</a>');
  });

  it('whose drawings are in the page stay, and are not in the report', async () => {
    const drawings = '<svg><symbol id="instagram-icon"><path d="M0 0"></path></symbol></svg>';
    expect((await reviveHtml('social-links', links('#instagram-icon') + drawings)).entries).toEqual([]);
  });

  it('whose drawings the page has lost get new ones', async () => {
    const { entries, block } = await reviveHtml('social-links', links('#instagram-icon'));
    expect(entries).toMatchObject([{ kind: 'social-links', status: 'adopted' }]);
    expect(block.innerHTML).toBe('<a href="https://instagram.com/taller">Taller</a>');
  });
});

describe('a summary', () => {
  it.each(['sqs-block-summary', 'sqs-block-summary-v2'])(
    'without items stays, and says so: %s',
    async (name) => {
      const html = `<div class="sqs-block summary-block ${name}" data-block-json="${attributeOf({ design: 'autocolumns' })}"><div class="sqs-block-content">&nbsp;</div></div>`;
      const { entries, block } = await reviveHtml('summary', html);
      expect(entries).toMatchObject([{ status: 'left', why: 'There are no items in it.' }]);
      expect(block).toBe(null);
    },
  );

  it('has an article for each item, with one date', async () => {
    const date =
      '<div class="summary-metadata-container"><time class="summary-metadata-item" datetime="2024-05-01">1 de mayo</time></div>';
    const html = `<div class="sqs-block sqs-block-summary-v2" data-block-json="${attributeOf({ design: 'list', gutter: 20, headerText: '' })}">
      <div class="summary-block-wrapper summary-block-setting-design-list"><div class="summary-heading">Noticias</div><div class="summary-item">
        <a class="summary-thumbnail-container" href="/lazo"><img class="summary-thumbnail-image" src="lazo.jpg" data-image-dimensions="900x600"></a>
        ${date}<div class="summary-title"><a href="/lazo">Lazo</a></div>${date}<div class="summary-excerpt"><p>Un azulejo.</p></div></div></div></div>`;
    const { block, attributes } = await reviveHtml('summary', html);
    expect(attributes).toMatchObject({ design: 'list', gutter: '20', 'header-text': 'Noticias' });
    expect(outline(block)).toBe('article(a(img) h3(a) time p)');
  });
});

describe('the short text of a summary’s item', () => {
  const itemWith = (excerpt: string): string =>
    `<div class="sqs-block-summary-v2"><div class="summary-block-wrapper"><div class="summary-item"><div class="summary-content"><div class="summary-title"><a href="/lazo">Lazo</a></div><div class="summary-excerpt summary-excerpt-only">${excerpt}</div></div></div></div></div>`;

  it('has its headings in an element of its own, apart from the title', async () => {
    const { block } = await reviveHtml('summary', itemWith('<h4>«Precioso»</h4><p>Ana, de Puebla</p>'));
    expect(outline(block)).toBe('article(h3(a) div(h4 p))');
    expect(block.querySelector('div')?.getAttribute('part')).toBe('excerpt');
  });

  it('without any element gets one', async () => {
    const { block } = await reviveHtml('summary', itemWith('Hecho a <em>mano</em>'));
    expect(outline(block)).toBe('article(h3(a) div(em))');
  });

  it('of paragraphs has them in the article', async () => {
    const { block } = await reviveHtml('summary', itemWith(' <p>Uno.</p> <p>Dos.</p>'));
    expect(outline(block)).toBe('article(h3(a) p p)');
  });
});

describe('a summary whose items are only data', () => {
  const block = (json: unknown, inside = ''): string =>
    `<div class="sqs-block sqs-block-summary-v2" data-block-json="${attributeOf(json)}"><div class="sqs-block-content">${inside}</div></div>`;
  const item = { title: 'Lazo', excerpt: '<p>Un azulejo.</p>', fullUrl: '/lazo', workflowState: 1 };

  it.each([
    ['beside its settings', block({ design: 'list', items: [item] })],
    ['in their collection', block({ design: 'list', collection: { items: [item] } })],
    [
      'in a script of its own',
      block(
        { design: 'list' },
        `<script type="application/json">${JSON.stringify({ items: [item] })}</script>`,
      ),
    ],
  ])('shows them: %s', async (_, html) => {
    const { attributes, data } = await reviveHtml('summary', html);
    expect(attributes).toMatchObject({ design: 'list' });
    expect(data.items).toEqual([{ title: 'Lazo', excerpt: '<p>Un azulejo.</p>', fullUrl: '/lazo' }]);
  });

  it('stays as it is without any', async () => {
    expect((await reviveHtml('summary', block({ design: 'list', items: [] }))).entries).toMatchObject([
      { status: 'left' },
    ]);
  });
});

describe('an item of a summary', () => {
  it('keeps what its owner has added, in the block', async () => {
    const html = `<div class="sqs-block-summary-v2"><div class="summary-block-wrapper"><div class="summary-item"><a class="summary-thumbnail-container" href="/lazo"><div><noscript>x</noscript><img src="lazo.jpg"></div></a>
      <div class="summary-content"><div class="summary-title"><a href="/lazo">Lazo</a></div><div class="summary-price">$ 7</div><p class="empty"> </p>Hecho a mano<div class="badge"><img src="oferta.png"></div></div></div></div></div>`;
    const { block } = await reviveHtml('summary', html);
    expect(outline(block)).toBe('article(a(img) h3(a) div div(img))');
    expect(block.textContent?.replace(/\s+/g, ' ')).toBe('Lazo$ 7 Hecho a mano'.replace('7 ', '7'));
  });
});

describe('an announcement', () => {
  const place = '<div class="sqs-announcement-bar-dropzone"></div>';
  const context = (text: string, showAnnouncementBar = true) => ({
    context: { websiteSettings: { showAnnouncementBar, announcementBarSettings: { style: 2, text } } },
  });

  it('that only the settings of the site have shows', async () => {
    expect((await reviveHtml('announcement-bar', place, context('<p>Abierto</p>'))).data).toEqual({
      text: '<p>Abierto</p>',
      style: 2,
    });
  });

  it('that is empty or off does not show', async () => {
    expect((await reviveHtml('announcement-bar', place, context('<p class=""></p>'))).entries).toEqual([]);
    expect((await reviveHtml('announcement-bar', place, context('<p>Abierto</p>', false))).entries).toEqual(
      [],
    );
  });

  it('that the page shows already does not show twice', async () => {
    const rendered = place.replace('></', '><p>Abierto</p></');
    expect((await reviveHtml('announcement-bar', rendered, context('<p>Abierto</p>'))).entries).toEqual([]);
  });
});
