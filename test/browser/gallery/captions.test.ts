import { isReady } from '../support/blocks';
import { contrastOnShade } from '../support/contrast';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { currentSlide, openSlideshow, slideshows } from './slideshow-support';
import { allDesigns, attribute, figures, items, openGallery, picture } from './support';

/** A slideshow shows captions on the picture; its tests are below. */
const tilesAndStrips = allDesigns.filter((design) => design !== 'slideshow');

const described = attribute(items.map((item) => ({ ...item, title: `About ${item.alt}` })));

defaultFlavour(({ name, script }) => {
  describe(`captions (${name})`, () => {
    for (const design of tilesAndStrips)
      it(`are visible in ${design}, but not with showMeta="false"`, async () => {
        const galleries = [true, false].flatMap((showMeta) =>
          [`>${figures}`, ` items="${described}">`].map(
            (source) =>
              `<az-gallery design="${design}" loading="eager" show-meta="${showMeta}" v-size="40"${source}</az-gallery>`,
          ),
        );
        const page = await openGallery({ script, html: galleries.join(''), width: 900 });
        for (const [index, gallery] of page.$$('az-gallery').entries()) {
          const isShown = gallery.getAttribute('show-meta') === 'true';
          expect(page.text(gallery).includes('About Lazo'), galleries[index]).to.equal(isShown);
        }
      });

    it('appear and disappear with the setting `showMeta`, also where the page makes captions blocks', async () => {
      const html = `<style>figcaption { display: block }</style><az-gallery design="grid">${figures}</az-gallery>`;
      const page = await openGallery({ script, html, width: 900 });
      page.$('az-gallery').setAttribute('show-meta', 'false');
      await page.waitFor(() => !page.text().includes('About'));
      page.$('az-gallery').removeAttribute('show-meta');
      await page.waitFor(() => page.text().includes('About Lazo'));
    });

    for (const outer of ['stacked', 'carousel', 'slideshow'])
      it(`of a gallery in a slide follow its own setting, not that of the ${outer} around it`, async () => {
        const galleries = allDesigns.map((design) => {
          const inner = `<az-gallery class="inner" design="${design}" loading="eager" v-size="40">${figures}</az-gallery>`;
          return `<az-gallery class="outer" design="${outer}" loading="eager" show-meta="false" slides-per-row="1"><div>${inner}</div><figure><img src="${items[0]?.src}" alt="Outer" width="1500" height="1000"><figcaption>The outer one</figcaption></figure></az-gallery>`;
        });
        const page = await openGallery({ script, html: galleries.join(''), width: 900 });
        for (const [index, gallery] of page.$$('.outer').entries()) {
          const design = allDesigns[index];
          await page.waitFor(() => page.text(gallery).includes('About Lazo') || expect.fail(`${design}`));
          expect(page.text(gallery), design).to.not.include('The outer one');
        }
      });

    it('follow the setting of their own gallery also where two others are around it', async () => {
      const galleryOf = (showMeta: boolean, title: string, content = '') =>
        `<az-gallery design="stacked" loading="eager" show-meta="${showMeta}"><figure><img src="${items[0]?.src}" alt="" width="150" height="100"><figcaption>${title}</figcaption></figure>${content && `<div>${content}</div>`}</az-gallery>`;
      for (const isShown of [true, false]) {
        const inner = galleryOf(isShown, 'Inner');
        const html = galleryOf(isShown, 'Outer', galleryOf(!isShown, 'Middle', inner));
        const page = await openGallery({ script, html, width: 900 });
        const visible = () => page.$$('figcaption').map((caption) => caption.checkVisibility());
        await page.waitFor(() => `${visible()}` === `${[isShown, !isShown, isShown]}`);
        page.close();
      }
    });

    it('keep the `display` that the page gives them', async () => {
      const html = `<style>figcaption { display: flex }</style><az-gallery design="grid">${figures}</az-gallery>`;
      const page = await openGallery({ script, html, width: 900 });
      expect(getComputedStyle(page.$('figcaption')).display).to.equal('flex');
    });

    it('of a slideshow in a slide of another one have their own position', async () => {
      const bottom = (page: Page) => page.$('#one figcaption').getBoundingClientRect().bottom;
      const one = `<az-gallery id="one" design="slideshow" loading="eager" image-aspect-ratio="3:2">${figures}</az-gallery>`;
      const alone = await openGallery({ script, html: one, width: 900, height: 700 });
      const html = `<az-gallery design="slideshow" loading="eager" meta-position="top" image-aspect-ratio="3:2"><div>${one}</div></az-gallery>`;
      const inside = await openGallery({ script, html, width: 900, height: 700 });
      await inside.waitFor(() => Math.abs(bottom(inside) - bottom(alone)) < 2);
    });

    it('lose their end where a slide of a slider is too narrow, in both text directions', async () => {
      const long = 'Beginning and a long story of tiles that nobody reads to its end';
      const { src, alt } = items[0] ?? {};
      const content = `<figure><img src="${src}" alt="${alt}" width="150" height="100"><figcaption>${long}</figcaption></figure>`;
      const data = attribute([{ src, alt, width: 150, height: 100, title: long }]);
      for (const source of [`>${content}`, ` items="${data}">`])
        for (const dir of ['ltr', 'rtl'] as const) {
          const html = `<az-gallery design="slider" v-size="20"${source}</az-gallery>`;
          const page = await openGallery({ script, html, width: 900, dir });
          const caption = page.$('figcaption');
          const node = page.document.createTreeWalker(caption, NodeFilter.SHOW_TEXT).nextNode() as Text;
          const range = page.document.createRange();
          range.setStart(node, 0);
          range.setEnd(node, 'Beginning'.length);
          const word = range.getBoundingClientRect();
          const box = caption.getBoundingClientRect();
          expect(contrastOnShade(caption)).to.be.at.least(4.5);
          expect(word.left >= box.left && word.right <= box.right, `${dir} ${source}`).to.equal(true);
          page.close();
        }
    });

    it('of saved pages follow their pictures in tiles', async () => {
      const content = ['lazo', 'talavera']
        .map(
          (one) =>
            `<div class="image-wrapper"><img src="/pictures/${one}.jpg" alt="${one}" width="1500" height="1000"></div><div class="meta">About ${one}</div>`,
        )
        .join('');
      const html = `<az-gallery design="stacked">${content}</az-gallery>`;
      const page = await openGallery({ script, html, width: 600 });
      expect(page.allByRole('listitem').map((tile) => page.text(tile).trim())).to.deep.equal([
        'About lazo',
        'About talavera',
      ]);
      const [first] = page.$$('.meta');
      expect(first?.getBoundingClientRect().top).to.be.closeTo(
        picture(page, 'lazo').getBoundingClientRect().bottom,
        1,
      );
    });

    it('of saved pages lie on the pictures of a slideshow, placed by `metaPosition`', async () => {
      const content = ['lazo', 'talavera']
        .map(
          (one) =>
            `<div class="slide content-fit" data-type="image"><img class="thumb-image" data-src="/pictures/${one}.jpg" data-image-dimensions="1500x1000" alt="${one}"><div class="meta"><div class="meta-inside">About ${one}</div></div><div class="color-overlay"></div></div>`,
        )
        .join('');
      const open = (attributes: string) =>
        openGallery({
          script,
          html: `<az-gallery design="slideshow" loading="eager" ${attributes}>${content}</az-gallery>`,
          width: 900,
          height: 700,
        });
      for (const place of ['bottom', 'top-left', 'top-right']) {
        const page = await open(`meta-position="${place}"`);
        const box = page.$('.meta').getBoundingClientRect();
        const around = picture(page, 'lazo').getBoundingClientRect();
        expect(page.$('az-gallery').clientHeight, place).to.equal(600);
        expect(box.top >= around.top && box.bottom <= around.bottom, place).to.equal(true);
        expect(box.top < 300, place).to.equal(place.startsWith('top'));
        if (place !== 'bottom') expect(box.left < 450, place).to.equal(place.endsWith('left'));
        page.close();
      }
      const long = await open('');
      long.$('.meta').textContent = 'A long story. '.repeat(600);
      await long.waitFor(() => long.$('.meta').clientHeight <= 0.4 * 600 && long.$('.meta').tabIndex === 0);
      // A caption that does not scroll is no stop of the keyboard.
      long.$('.meta').textContent = 'A short story.';
      await long.waitFor(() => !long.$('.meta').hasAttribute('tabindex'));
      const none = await open('show-meta="false"');
      expect(none.text()).to.not.include('About');
    });

    it('are below their pictures on a phone and beside them elsewhere, before and after the script loads', async () => {
      for (const width of [390, 900]) {
        const html = `<link rel="stylesheet" href="/dist/azulejo.css"><style>html { scrollbar-width: none } body { margin: 0 }</style><az-gallery design="list">${figures}</az-gallery><p>After</p>`;
        const page = await openPage({ script: null, html, width, height: 2000 });
        const places = () =>
          ['figcaption', 'p'].map((selector) => {
            const { x, y } = page.$(selector).getBoundingClientRect();
            return [x, y].map(Math.round);
          });
        const before = places();
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => isReady(page.$('az-gallery')));
        await page.painted();
        expect(places(), `${width} px`).to.deep.equal(before);
        expect(before[0]?.[0] === 0).to.equal(width === 390);
        page.close();
      }
    });
  });

  for (const { from, slideshow } of slideshows)
    describe(`captions of a slideshow from ${from} (${name})`, () => {
      const open = (attributes: string, rest = {}) =>
        openSlideshow({ script, html: slideshow(attributes), ...rest });

      const places = {
        top: ['middle', 'start'],
        bottom: ['middle', 'end'],
        'top-left': ['start', 'start'],
        'bottom-left': ['start', 'end'],
        'top-right': ['end', 'start'],
        'bottom-right': ['end', 'end'],
        center: ['middle', 'middle'],
      };
      /** Changes `metaPosition`, and waits until the caption has moved. */
      const move = async (page: Page, place: string): Promise<DOMRect> => {
        const caption = page.$('figcaption');
        const box = () => caption.getBoundingClientRect();
        const { x, y } = box();
        page.$('az-gallery').setAttribute('meta-position', place);
        await page.waitFor(() => box().x !== x || box().y !== y || expect.fail(`${place} moves nothing`));
        return box();
      };

      it('are placed on the picture by metaPosition', async () => {
        const page = await open('meta-position="center"');
        const where = (before: number, after: number) =>
          Math.abs(before - after) < 2 ? 'middle' : before < after ? 'start' : 'end';
        for (const [place, expected] of Object.entries(places)) {
          const caption = await move(page, place);
          const around = currentSlide(page).getBoundingClientRect();
          const inline = where(caption.left - around.left, around.right - caption.right);
          const block = where(caption.top - around.top, around.bottom - caption.bottom);
          expect([inline, block], place).to.deep.equal(expected);
          const isInside = caption.left >= around.left && caption.bottom <= around.bottom;
          expect(isInside, `${place}: inside`).to.equal(true);
          expect(around.height, place).to.equal(600);
        }
      });

      it('have no word below a button, on a phone too', async () => {
        const page = await open('meta-position="top-left" loop autoplay', { width: 390 });
        const caption = page.$('figcaption');
        caption.append(' and a long text that takes several lines on a phone.');
        for (const place of ['top', 'bottom', 'top-right', 'bottom-right', 'center']) {
          await move(page, place);
          await page.painted();
          expect(page.text(caption), place).to.include('several lines');
          if (place === 'bottom') expect(contrastOnShade(caption)).to.be.at.least(4.5);
          // Below the text, the shade of a bar at the top fades.
          if (place === 'top') expect(page.window.getComputedStyle(caption).paddingBottom).to.equal('48px');
          const words = page.document.createRange();
          words.selectNodeContents(caption);
          for (const word of words.getClientRects())
            for (const one of page.allByRole('button')) {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const isApart =
                right <= word.left || left >= word.right || bottom <= word.top || top >= word.bottom;
              expect(isApart, `${place}: ${one.ariaLabel}`).to.equal(true);
            }
        }
      });

      it('are hidden with showMeta="false", and appear on hover with showMetaOnHover', async () => {
        const none = await open('show-meta="false"');
        expect(none.text(currentSlide(none))).to.not.include('About');
        const quiet = await open('show-meta-on-hover');
        const opacity = () => Number(quiet.window.getComputedStyle(quiet.$('figcaption')).opacity);
        await quiet.hover({ x: 450, y: 690 });
        await quiet.waitFor(() => opacity() === 0);
        await quiet.hover(currentSlide(quiet));
        await quiet.waitFor(() => opacity() === 1);
        await quiet.hover({ x: 450, y: 690 });
        await quiet.waitFor(() => opacity() === 0);
        await quiet.press('Tab');
        expect(quiet.focused?.part.contains('previous')).to.equal(true);
        await quiet.waitFor(() => opacity() === 1);
      });
    });
});
