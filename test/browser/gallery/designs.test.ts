import { autocolumns } from '../../../src/features/slides/layouts/columns';
import type { TileBox } from '../../../src/features/slides/layouts/shape';
import { autogrid } from '../../unit/gallery/layouts/reference/autogrid';
import { grid } from '../../unit/gallery/layouts/reference/grid';
import { list } from '../../unit/gallery/layouts/reference/list';
import { rows } from '../../unit/gallery/layouts/reference/rows';
import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { attribute, openGallery, pictures, plain } from './support';

const { lazo, talavera, marina } = pictures;
const slides = [lazo, talavera, marina, talavera, lazo, lazo, marina, talavera, lazo, lazo, talavera];
const images = slides.map(
  ({ src, alt, width, height }) => `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`,
);

const sources = {
  children: (attributes: string) => `<az-gallery ${attributes}>${images.join('')}</az-gallery>`,
  items: (attributes: string) => `<az-gallery ${attributes} items="${attribute(slides)}"></az-gallery>`,
};

/** Each design with settings, and where they put pictures; layouts/ has the sums. */
const layouts: Record<string, (width: number) => TileBox[]> = {
  'design="stacked"': (width) => grid(slides, { width }, { columns: 1, gap: 20 }),
  'design="grid"': (width) => {
    const columns = width < 480 ? 2 : width < 724 ? 3 : 4;
    return grid(slides, { width }, { columns, gap: 20 });
  },
  'design="stacked" gutter="4"': (width) => grid(slides, { width }, { columns: 1, gap: 4 }),
  'design="grid" padding="8" gutter="0" thumbnails-per-row="2"': (width) =>
    grid(slides, { width }, { columns: 2, gap: 0 }),
  'design="autogrid"': (width) =>
    autogrid(slides, { width }, { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }),
  'design="autogrid" gutter="2" column-width="300px" column-width-behavior="max" image-aspect-ratio="square"':
    (width) =>
      autogrid(slides, { width }, { columnWidth: 300, columnWidthBehavior: 'max', gutter: 2, ratio: 1 }),
  'design="autocolumns"': (width) =>
    autocolumns(slides, { width }, { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }),
  // No more than a column's 250 px, which leave the tiles some room.
  'design="autogrid" gutter="40"': (width) =>
    autogrid(
      slides,
      { width },
      { columnWidth: 250, columnWidthBehavior: 'min', gutter: Math.min(40, 25_000 / width) },
    ),
  'design="autogrid" image-aspect-ratio="square" mixed-content': (width) =>
    autogrid(slides, { width }, { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }),
  'design="autocolumns" aspect-ratio="2:1" column-width="300"': (width) =>
    autocolumns(
      slides.map(() => ({ width: 2, height: 1 })),
      { width },
      { columnWidth: 300, columnWidthBehavior: 'min', gutter: 0 },
    ),
  'design="autocolumns" aspect-ratio="2:1" mixed-content': (width) =>
    autocolumns(slides, { width }, { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }),
  'design="autocolumns" gutter="16" column-width="180" column-width-behavior="max"': (width) =>
    autocolumns(slides, { width }, { columnWidth: 180, columnWidthBehavior: 'max', gutter: 16 }),
  'design="autocolumns" gutter="999"': (width) =>
    autocolumns(slides, { width }, { columnWidth: 250, columnWidthBehavior: 'min', gutter: 999 }),
  'design="autorows"': (width) => {
    // Between phone and desktop two pictures of 3:2 fit beside each other.
    const most = width >= 480 && width < 800 ? (width - 20) / 3 : 250;
    return rows(slides, { width }, { rowHeight: Math.min(250, most), gutter: 20 });
  },
  'design="autorows" row-height="120" gutter="4"': (width) =>
    rows(slides, { width }, { rowHeight: 120, gutter: 4 }),
  'design="list"': (width) =>
    width < 480
      ? grid(slides, { width }, { columns: 1, gap: 20 })
      : list(slides, { width }, { imageSize: 40, gap: 20 }),
  'design="list" gutter="4"': (width) =>
    width < 480
      ? grid(slides, { width }, { columns: 1, gap: 4 })
      : list(slides, { width }, { imageSize: 40, gap: 4 }),
  'design="list" list-image-size="25" padding="8" image-aspect-ratio="square"': (width) =>
    width < 480
      ? grid(slides, { width }, { columns: 1, gap: 8, ratio: 1 })
      : list(slides, { width }, { imageSize: 25, gap: 8, ratio: 1 }),
};

const boxesOf = (page: Page): TileBox[] =>
  page.allByRole('img').map((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return { x, y: y + page.window.scrollY, width, height };
  });

/** A browser's boxes have 64ths of a px. */
const same = (found: TileBox[], expected: TileBox[], hint: string): void => {
  expect(found.length, hint).to.equal(expected.length);
  for (const [index, box] of expected.entries())
    for (const key of ['x', 'y', 'width', 'height'] as const)
      expect(found[index]?.[key], `${hint}: ${key} of picture ${index}`).to.be.closeTo(box[key], 0.75);
};

/** Waits until the pictures stand where they belong: until a picture has come, its alternative text gives it a height. */
const waitForBoxes = (page: Page, expected: TileBox[], hint: string): Promise<unknown> =>
  page.waitFor(() => {
    same(boxesOf(page), expected, hint);
    return true;
  });

const mirrored = (boxes: TileBox[], width: number): TileBox[] =>
  boxes.map((box) => ({ ...box, x: width - box.x - box.width }));

const designs = ['stacked', 'grid', 'autogrid', 'autocolumns', 'autorows', 'list'];
const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const widthsPx = [1440, 768, 375];

defaultFlavour(({ name, script }) => {
  for (const [from, gallery] of Object.entries(sources)) {
    describe(`tiles from ${from} (${name})`, () => {
      for (const [attributes, expected] of Object.entries(layouts)) {
        it(`have the places of the layout from right to left, and at every width: ${attributes}`, async () => {
          const page = await openGallery({ script, html: gallery(attributes), width: 1000, dir: 'rtl' });
          await waitForBoxes(page, mirrored(expected(1000), 1000), 'rtl');
          page.document.documentElement.dir = 'ltr';
          for (const width of widthsPx) {
            page.resize(width);
            await waitForBoxes(page, expected(width), `${width} px`);
            expect(page.document.documentElement.scrollWidth).to.equal(width);
          }
          expect(page.errors).to.deep.equal([]);
        });
      }
    });
  }

  for (const [attributes, expected] of Object.entries(layouts))
    if (attributes.startsWith('design="list"'))
      it(`a list has pictures in links where it has pictures alone: ${attributes} (${name})`, async () => {
        const links = images.map((image) => `<a href="#more">${image}</a>`).join('');
        const page = await openGallery({
          script,
          html: `<az-gallery ${attributes}>${links}</az-gallery>`,
          width: 768,
        });
        await waitForBoxes(page, expected(768), attributes);
      });

  it(`a list has room for its text beside pictures of the whole width (${name})`, async () => {
    const item = { ...lazo, title: 'Painted by hand' };
    const page = await openGallery({
      script,
      html: `<az-gallery design="list" list-image-size="100" items="${attribute([item])}"></az-gallery>
        <az-gallery design="list" list-image-size="100" loading="eager">
          <figure><img src="${lazo.src}" alt="${lazo.alt}"><figcaption>Painted by hand</figcaption></figure>
        </az-gallery>`,
      width: 900,
    });
    await page.waitFor(() => page.$$('az-gallery').every(isReady));
    for (const text of [...page.$$('[part="meta"]'), ...page.$$('figcaption')]) {
      const { width, right } = text.getBoundingClientRect();
      expect(width).to.be.closeTo(128, 8);
      expect(right).to.be.at.most(900);
    }
    expect(page.document.documentElement.scrollWidth).to.equal(900);
  });

  for (const design of designs) {
    const captioned = slides
      .map(
        ({ src, alt, width, height }, index) =>
          `<figure><img src="${src}" alt="${alt}" width="${width}" height="${height}">
            ${index % 2 ? '' : `<figcaption>${'Painted by hand '.repeat(index + 1)}</figcaption>`}</figure>`,
      )
      .join('');

    describe(`the design ${design} (${name})`, () => {
      it('leaves room for captions', async () => {
        const items = slides.map((slide, index) => ({
          ...slide,
          title: index % 2 ? '' : 'Painted by hand '.repeat(index + 1),
        }));
        for (const html of [
          `<az-gallery design="${design}">${captioned}</az-gallery>`,
          `<az-gallery design="${design}" items="${attribute(items)}"></az-gallery>`,
        ]) {
          const page = await openGallery({ script, html, width: 900 });
          const boxes = page.allByRole('listitem').map((tile) => {
            const content = tile.querySelector('slot')?.assignedElements()[0] ?? tile.firstElementChild;
            return (content as Element).getBoundingClientRect();
          });
          for (const [index, one] of boxes.entries())
            for (const other of boxes.slice(index + 1)) {
              const apart =
                other.top > one.bottom - 1 ||
                other.bottom < one.top + 1 ||
                other.left > one.right - 1 ||
                other.right < one.left + 1;
              expect(apart, `slide ${index} and one after`).to.equal(true);
            }
          expect(page.text()).to.include('Painted by hand');
        }
      });

      it('has no accessibility violations, and works under a strict Content-Security-Policy', async () => {
        const page = await openPage({
          script,
          lang: 'en',
          headers: { 'content-security-policy': policy },
          html: `<main><h1>Tiles</h1><az-gallery design="${design}">${captioned}</az-gallery>
            <az-gallery loading="eager" design="${design}" items="${attribute([lazo, { title: 'No picture' }])}"></az-gallery></main>`,
        });
        await page.waitFor(() => page.$$('az-gallery').every(isReady));
        await page.painted();
        expect(page.violations.map(({ effectiveDirective }) => effectiveDirective)).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
        expect(await axeViolations(page)).to.deep.equal([]);
      });

      it('shows nothing without slides, and shows slides that are added later', async () => {
        const page = await openGallery({
          script,
          html: `<az-gallery design="${design}"></az-gallery>`,
          width: 1000,
        });
        const gallery = page.$('az-gallery');
        expect(gallery.getBoundingClientRect().height).to.equal(0);
        gallery.innerHTML = images.join('');
        await page.waitFor(() => page.allByRole('listitem').length === slides.length);
        same(boxesOf(page), layouts[`design="${design}"`]?.(1000) ?? [], 'later');
        gallery.lastElementChild?.remove();
        await page.waitFor(() => page.allByRole('listitem').length === slides.length - 1);
        expect(page.console).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

      it('shows the markup of saved pages, one slide in each tile', async () => {
        const slide = ({ src, alt, width, height }: typeof lazo) =>
          `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill">
            <noscript><img src="${src}" alt="${alt}"></noscript>
            <img class="thumb-image" alt="${alt}" data-src="${src}" data-image="${src}" data-image-dimensions="${width}x${height}" data-image-focal-point="0.5,0.5">
          </a></div></div>`;
        const html = `<az-gallery design="${design}">${slides.map(slide).join('')}</az-gallery>`;
        const page = await openGallery({ script, html, width: 1000 });
        same(boxesOf(page), layouts[`design="${design}"`]?.(1000) ?? [], 'historical');
      });

      it('goes to the slide that the address names, and writes the current slide into the address', async () => {
        const html = sources
          .children(`design="${design}" history lightbox="false"`)
          .split('<img')
          .map((part, index) => (index ? `<img data-slide-id="slide-${index - 1}"${part}` : part))
          .join('');
        const page = await openGallery({ script, html, width: 600, height: 300, hash: 'itemId=slide-10' });
        const gallery = page.$<HTMLElement & { goTo(index: number): boolean }>('az-gallery');
        await page.waitFor(() => {
          const box = page.allByRole('listitem')[10]?.getBoundingClientRect();
          return box && box.top < 300 && box.bottom > 0;
        });
        gallery.goTo(2);
        expect(page.window.location.hash).to.equal('#itemId=slide-2');
      });

      it('goes to a slide, and fires az-change', async () => {
        const page = await openGallery({
          script,
          html: sources.children(`design="${design}"`),
          width: 600,
          height: 300,
        });
        const gallery = page.$<HTMLElement & { goTo(index: number): boolean }>('az-gallery');
        const changes: number[] = [];
        gallery.addEventListener('az-change', (event) => changes.push((event as CustomEvent).detail.index));
        expect(gallery.goTo(10)).to.equal(true);
        const { top, bottom } = page.allByRole('listitem')[10]?.getBoundingClientRect() ?? {
          top: -1,
          bottom: 0,
        };
        expect(top < 300 && bottom > 0).to.equal(true);
        gallery.goTo(-1);
        gallery.goTo(2);
        expect(changes).to.deep.equal([10, 2]);
      });

      it('supports `loop`, currentIndex and az-end', async () => {
        const page = await openGallery({
          script,
          html: sources.children(`design="${design}" current-index="9"`),
          width: 600,
          height: 300,
        });
        const gallery = page.$<
          HTMLElement & { currentIndex: number; loop: boolean; next(): boolean; previous(): boolean }
        >('az-gallery');
        const fired: unknown[] = [];
        for (const type of ['az-change', 'az-end'])
          gallery.addEventListener(type, (event) => fired.push((event as CustomEvent).detail));
        // Where it begins is no change, and the page stays where it is.
        expect([page.window.scrollY, gallery.next(), gallery.next()]).to.deep.equal([0, true, false]);
        gallery.currentIndex = 0;
        await page.waitFor(() => fired.length === 3);
        expect(page.window.scrollY).to.be.lessThan(300);
        expect(gallery.previous()).to.equal(false);
        gallery.loop = true;
        await page.waitFor(() => gallery.previous());
        const end = { edge: 'end' };
        const beginning = { edge: 'beginning' };
        expect(fired.slice(0, 4)).to.deep.equal([{ index: 10 }, end, { index: 0 }, beginning]);
        expect(fired.at(-1)).to.deep.equal({ index: 10 });
      });
    });
  }

  describe(`auto columns (${name})`, () => {
    it('come to rest where a scrollbar would come with the higher tiles of the whole width, and go beside them', async () => {
      const gallery = sources.children('design="autocolumns" loading="eager"');
      const page = await openGallery({ script, html: `<div id="box" style="width: 800px">${gallery}</div>` });
      const box = page.$('#box');
      await page.painted();
      const wideHeight = box.offsetHeight;
      let changes = 0;
      // A browser's own scrollbar would take no room in tests.
      const observer = new page.window.ResizeObserver(() => {
        const width = box.offsetHeight >= wideHeight ? '785px' : '800px';
        if (width !== box.style.width) changes += 1;
        box.style.width = width;
      });
      observer.observe(page.$('az-gallery'));
      for (let frame = 0; frame < 10; frame += 1) await page.painted();
      const before = changes;
      for (let frame = 0; frame < 10; frame += 1) await page.painted();
      observer.disconnect();
      expect([changes, box.style.width]).to.deep.equal([before, '785px']);
    });

    it('keep the tile in its place to which the visitor has scrolled, in an element that scrolls, too', async () => {
      const gallery = sources.children('design="autocolumns" loading="eager" column-width="900"');
      const html = `<main style="width: 900px; height: 100vh; overflow: auto">${gallery}<div style="height: 3000px"></div></main>`;
      const page = await openGallery({ script, html });
      const main = page.$('main');
      const [first, , third] = page.$$('az-gallery img');
      await page.waitFor(() => !!third?.getBoundingClientRect().top);
      await page.painted();
      main.scrollTop = 100 + (third?.getBoundingClientRect().top ?? 0);
      const before = third?.getBoundingClientRect().top;
      const { scrollTop } = main;
      Object.assign(first?.style ?? {}, { aspectRatio: '1' });
      await page.waitFor(() => main.scrollTop > scrollTop);
      expect(third?.getBoundingClientRect().top).to.equal(before);
    });
  });

  describe(`click-through of tiles (${name})`, () => {
    const tile = (address: string, more = '') =>
      `<figure data-click-through-url="${address}"><img src="${lazo.src}" alt="Lazo" width="1500" height="1000">${more}</figure>`;
    const open = (content: string, attributes = '') =>
      openGallery({
        script,
        lang: 'en',
        html: `<az-gallery design="autogrid" ${attributes}>${content}</az-gallery>`,
      });

    it("goes to the address of a slide of the page's own", async () => {
      const page = await open(tile('#there'));
      await page.clickWithMouse(page.byRole('img', { name: 'Lazo' }));
      await page.waitFor(() => page.window.location.hash === '#there');
      expect(page.byRole('link', { name: 'Lazo' }).getAttribute('target')).to.equal(null);
    });

    it('never links to a script, and never wraps another link', async () => {
      const page = await open(
        tile('javascript:alert(1)') + tile('#there', '<figcaption><a href="#who">Ana</a></figcaption>'),
      );
      expect(page.allByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal(['#who']);
    });

    it('opens in a new window with newWindow of the gallery', async () => {
      const page = await open(tile('/there'), 'new-window');
      expect(page.byRole('link').getAttribute('target')).to.equal('_blank');
      const items = attribute([{ ...lazo, clickThrough: '/there' }]);
      const data = await open('', `new-window items="${items}"`);
      expect(data.byRole('link', { name: 'Lazo' }).getAttribute('target')).to.equal('_blank');
    });
  });

  describe(`slides without a picture (${name})`, () => {
    it('have a placeholder in a list, beside their text', async () => {
      const html = `<az-gallery design="list"><figure><figcaption>Only text</figcaption></figure>${images[0]}
        <svg role="img" aria-label="Drawn" viewBox="0 0 3 2"></svg></az-gallery>`;
      const page = await openGallery({ script, html, lang: 'en', width: 1000 });
      expect(page.text()).to.equal('No image Only text');
      const marker = page.$('[part="no-image"]').getBoundingClientRect();
      const text = page.$('figcaption').getBoundingClientRect();
      expect([Math.round(marker.width), Math.round(text.left)]).to.deep.equal([400, 420]);
      expect(Math.round(text.top)).to.equal(Math.round(marker.top));
    });

    it('have a placeholder in every design, if they come from data', async () => {
      for (const design of designs) {
        const html = `<az-gallery design="${design}" items="${attribute([{ title: 'Text' }])}"></az-gallery>`;
        const page = await openGallery({ script, html, lang: 'pt-BR' });
        expect(page.text()).to.equal('Sem imagem Text');
      }
    });
  });

  describe(`pictures of unknown size (${name})`, () => {
    const unknown = slides.map(({ alt }) => `<img alt="${alt}">`).join('');
    const arrive = (page: Page, index: number) => {
      const image = page.allByRole('img')[index] as HTMLImageElement;
      image.src = marina.src;
      return page.waitFor(() => image.naturalWidth > 0);
    };

    for (const design of ['autocolumns', 'autorows'])
      it(`have their own shape once they have loaded: ${design}`, async () => {
        const html = `<az-gallery design="${design}">${unknown}</az-gallery>`;
        const page = await openGallery({ script, html, width: 1000 });
        await arrive(page, 0);
        const known = slides.map((_, index) => (index === 0 ? marina : { width: 0, height: 0 }));
        const expected =
          design === 'autorows'
            ? rows(known, { width: 1000 }, { rowHeight: 250, gutter: 20 })
            : autocolumns(
                known,
                { width: 1000 },
                { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 },
              );
        await page.waitFor(() => Math.abs((boxesOf(page)[4]?.y ?? 0) - (expected[4]?.y ?? 0)) < 1);
        same(boxesOf(page), expected, design);
      });

    it('load above the viewport without moving the visible tiles', async () => {
      const html = `<az-gallery design="autocolumns" column-width="400">${unknown}</az-gallery><p style="height: 2000px">After</p>`;
      const page = await openGallery({ script, html, width: 500, height: 400 });
      page.window.scrollTo(0, 1500);
      await page.painted();
      const read = () => page.allByRole('img')[5]?.getBoundingClientRect().top ?? 0;
      const before = read();
      await arrive(page, 0);
      await page.waitFor(() => (page.allByRole('img')[0]?.clientHeight ?? 0) < 200);
      await page.painted();
      await page.painted();
      expect(read()).to.be.closeTo(before, 1);
      expect(page.window.scrollY).to.be.lessThan(1400);
    });
  });

  describe(`tiles before the script has loaded (${name})`, () => {
    const figures = slides
      .map(
        ({ src, alt, width, height }) =>
          `<figure><img src="${src}" alt="${alt}" width="${width}" height="${height}"><figcaption>${alt}</figcaption></figure>`,
      )
      .join('');
    const cases = [
      '',
      `data='{"squareThumbs":true}'`,
      'design="stacked"',
      'design="grid"',
      'design="autogrid"',
      'design="list"',
    ];
    for (const attributes of cases)
      it(`are in their final places: <az-gallery ${attributes}>`, async () => {
        for (const content of [figures, images.join('')]) {
          const page = await openPage({
            script: null,
            width: 1000,
            html: `<link rel="stylesheet" href="/dist/azulejo.css">${plain}<az-gallery ${attributes}>${content}</az-gallery><p>After</p>`,
          });
          await page.painted();
          const before = boxesOf(page);
          page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
          await page.waitFor(() => isReady(page.$('az-gallery')));
          await page.painted();
          // In a list, a bare picture has nothing beside it that would say how wide it is.
          if (!(attributes.includes('list') && content !== figures)) {
            same(boxesOf(page), before, 'after');
            expect(await page.shift()).to.equal(0);
          }
        }
      });
  });
});
