import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  carousel,
  control,
  fingersScroll,
  gallery,
  left,
  openStrip,
  recordEvents,
  squares,
  waitForPosition,
} from './strips-support';
import { images, loaded, picture, plain } from './support';

defaultFlavour(({ name, script }) => {
  const open = (html: string, options: object = {}): Promise<Page> => openStrip({ script, html, ...options });

  describe(`a slideshow, slider or carousel before the script has loaded (${name})`, () => {
    const cases = [
      ['design="carousel"', 1000],
      ['design="carousel"', 390],
      ['design="slider"', 1000],
      ['design="slider"', 390],
      ['design="slider" square-thumbs', 1000],
      [`data='{"design":"carousel"}'`, 1000],
      [`data='{"design":"carousel","squareThumbs":true}'`, 1000],
      [`data='{"design":"slideshow","imageAspectRatio":"3:2"}'`, 1000],
    ] as const;
    for (const [attributes, width] of cases)
      it(`takes its place and shows its first picture: ${attributes} at ${width} px`, async () => {
        const page = await openPage({
          script: null,
          width,
          html: `<link rel="stylesheet" href="/dist/azulejo.css">${plain}<az-gallery ${attributes}>${images.repeat(3)}</az-gallery><p>After</p>`,
        });
        await loaded(page);
        const [first] = page.$$('img');
        const before = [page.$('p').getBoundingClientRect().y, first?.getBoundingClientRect().x];
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => isReady(page.$('az-gallery')));
        await page.painted();
        const after = [page.$('p').getBoundingClientRect().y, first?.getBoundingClientRect().x];
        for (const [index, px] of after.entries()) expect(px).to.be.closeTo(before[index] ?? 0, 1);
        expect(await page.shift()).to.be.lessThan(0.001);
      });

    for (const design of ['slideshow', 'slider', 'carousel'])
      it(`does not shift a page that reads from right to left: ${design}`, async () => {
        const page = await openPage({
          script: null,
          width: 1000,
          html: `<html dir="rtl"><head><link rel="stylesheet" href="/dist/azulejo.css"></head><body><az-gallery design="${design}">${images.repeat(3)}</az-gallery></body></html>`,
        });
        await loaded(page);
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => isReady(page.$('az-gallery')));
        await page.painted();
        expect(await page.shift(), page.describeShifts()).to.equal(0);
      });

    it('is no wider than its cell of a grid, however many slides are cut off', async () => {
      const slide = '<figure><img width="3" height="2" alt=""><figcaption>Interlaced</figcaption></figure>';
      const page = await openPage({
        script: null,
        width: 1000,
        html: `<link rel="stylesheet" href="/dist/azulejo.css">${plain}<div style="display: grid; grid-template-columns: 1fr 1fr"><az-gallery design="slideshow">${slide.repeat(30)}</az-gallery><p>Beside</p></div>`,
      });
      await page.waitFor(() => page.window.getComputedStyle(page.$('az-gallery')).overflow === 'clip');
      expect(page.$('az-gallery').getBoundingClientRect().width).to.equal(500);
    });

    for (const design of ['slideshow', 'slider', 'carousel'])
      it(`can be scrolled to its end where no script loads: ${design}`, async () => {
        const page = await openPage({
          script: null,
          html: `<link rel="stylesheet" href="/dist/azulejo.css">${plain}<az-gallery design="${design}">${images.repeat(3)}</az-gallery>`,
        });
        const gallery = page.$('az-gallery');
        expect(page.window.getComputedStyle(gallery).overflow).to.equal('clip');
        for (const wait of gallery.getAnimations()) wait.finish();
        expect(page.window.getComputedStyle(gallery).overflow).to.equal('auto');
        const last = page.$$('img').at(-1) as HTMLElement;
        last.scrollIntoView();
        const { left, right, top, bottom } = last.getBoundingClientRect();
        expect(left < 1280 && right > 0 && top < 800 && bottom > 0).to.equal(true);
      });
  });

  describe(`a carousel (${name})`, () => {
    it('shows as many slides at once as its settings say and the window has room for', async () => {
      const page = await open(carousel('slides-per-row="4"'), { width: 1000 });
      const width = (1000 - 3 * 10) / 4;
      await waitForPosition(page, 'Tile 2', Math.round(width + 10));
      expect(picture(page, 'Tile 1').getBoundingClientRect().width).to.be.closeTo(width, 1);
      page.resize(720);
      await page.waitFor(
        () => Math.abs(picture(page, 'Tile 1').getBoundingClientRect().width - (720 - 2 * 7.2) / 3) < 1,
      );
      page.resize(470);
      await page.waitFor(
        () => Math.abs(picture(page, 'Tile 1').getBoundingClientRect().width - (470 - 4.7) / 2) < 1,
      );
    });

    if (supports('emulateMedia'))
      it('has all its slides on paper, and no buttons', async () => {
        const page = await open(carousel('', squares(7)));
        const inWindow = ({ left, right }: DOMRect): boolean => left >= 0 && right <= page.window.innerWidth;
        const countShown = () =>
          page.$$('img').filter((image) => inWindow(image.getBoundingClientRect())).length;
        expect(countShown()).to.equal(3);
        await emulateMedia({ media: 'print' });
        try {
          expect(countShown()).to.equal(7);
          expect(page.allByRole('button')).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
        expect(countShown()).to.equal(3);
      });

    it('moves by a group, and disables its buttons at the ends', async () => {
      const page = await open(carousel('', squares(7)));
      const events = recordEvents(page);
      expect(control(page, 'Previous').getAttribute('aria-disabled')).to.equal('true');
      await page.clickWithMouse(control(page, 'Next'));
      await waitForPosition(page, 'Tile 4', 0);
      await page.waitFor(async () => {
        page.click(control(page, 'Next'));
        await page.painted();
        return control(page, 'Next').getAttribute('aria-disabled') === 'true';
      });
      await page.waitFor(
        () => Math.abs((picture(page, 'Tile 7').getBoundingClientRect().right ?? 0) - 1000) < 2,
      );
      expect(events.slice(0, 2)).to.deep.equal([{ index: 3 }, { index: 6 }]);
    });

    for (const loop of ['', 'loop'])
      it(`reports the first slide of a group, however the visitor gets to its end ${loop}`, async () => {
        const page = await open(carousel(loop, squares(5)));
        const events = recordEvents(page);
        await waitForPosition(page, 'Tile 1', 0);
        gallery(page).next();
        await page.waitFor(() => Math.abs(picture(page, 'Tile 5').getBoundingClientRect().right - 1000) < 2);
        await page.waitFor(() => !gallery(page).inMotion);
        const scroller = gallery(page).shadowRoot?.querySelector('[part="carousel"]') as HTMLElement;
        scroller.scrollTo({ left: 0, behavior: 'instant' });
        await page.waitFor(() => events.length === 2);
        scroller.scrollTo({ left: scroller.scrollWidth, behavior: 'instant' });
        await page.waitFor(() => events.length === 3);
        expect(events).to.deep.equal([{ index: 3 }, { index: 0 }, { index: 3 }]);
      });

    for (const attributes of ['', 'autoplay'])
      it(`has no buttons where all slides fit ${attributes}`, async () => {
        const page = await open(carousel(attributes, squares(3)));
        expect(page.allByRole('button')).to.deep.equal([]);
      });

    it('goes to the group of a requested slide', async () => {
      const page = await open(carousel('current-index="4"'));
      await waitForPosition(page, 'Tile 4', 0);
      gallery(page).goTo(8);
      await waitForPosition(page, 'Tile 7', 0);
    });

    it('moves by a group to the next or the previous index', async () => {
      const page = await open(carousel());
      const events = recordEvents(page);
      gallery(page).goTo(1);
      await waitForPosition(page, 'Tile 4', 0);
      await page.waitFor(() => !gallery(page).inMotion);
      gallery(page).goTo(2);
      await waitForPosition(page, 'Tile 1', 0);
      expect(events).to.deep.equal([{ index: 3 }, { index: 0 }]);
    });

    it('does not show the shape that another design has left in the data', async () => {
      const page = await open(carousel(`data='{"aspect-ratio":"widescreen"}'`));
      const { width, height } = picture(page, 'Tile 1').getBoundingClientRect();
      expect(width).to.equal(height);
    });

    for (const [way, slide] of [
      ['with data-src', (src: string) => `<img data-src="${src}" alt="" width="100" height="100">`],
      [
        'with loading="lazy"',
        (src: string) => `<img src="${src}" alt="" loading="lazy" width="100" height="100">`,
      ],
    ] as const)
      it(`loads the pictures of the next group ahead, and no further ones: ${way}`, async () => {
        // Far apart, so that the browser's own lazy loading has no reason to load the next ones.
        const strip = Array.from(
          { length: 60 },
          (_, index) => `<figure>${slide(`/pictures/talavera-100w.jpg?${way.length}-${index}`)}</figure>`,
        );
        const page = await open(
          // The stylesheet, without which all pictures are in view until the script has loaded.
          `<link rel="stylesheet" href="/dist/azulejo.css"><az-gallery design="carousel" loading="eager" style="width: 3000px" slides-per-row="3">${strip.join('')}</az-gallery>`,
        );
        const isLoaded = (index: number) =>
          !!page.$$('img')[index]?.hasAttribute('src') &&
          (page.$$('img')[index] as HTMLImageElement).naturalWidth > 0;
        await page.waitFor(() => isLoaded(5));
        expect(isLoaded(20)).to.equal(false);
        gallery(page).next();
        await page.waitFor(() => isLoaded(8));
        expect(isLoaded(20)).to.equal(false);
      });

    it('loads as many groups ahead as `preloadCount` says', async () => {
      const strip = Array.from(
        { length: 60 },
        (_, index) =>
          `<img src="/pictures/talavera-100w.jpg?count-${index}" alt="" loading="lazy" width="100" height="100">`,
      );
      const page = await open(
        `<link rel="stylesheet" href="/dist/azulejo.css"><az-gallery design="carousel" loading="eager" style="width: 3000px" preload-count="3">${strip.join('')}</az-gallery>`,
      );
      const isLoaded = (index: number) => (page.$$('img')[index] as HTMLImageElement).naturalWidth > 0;
      await page.waitFor(() => isLoaded(11));
      expect(isLoaded(20)).to.equal(false);
    });

    it('shows the group of its slide when the window has room for fewer', async () => {
      const page = await open(carousel('current-index="9"'));
      await waitForPosition(page, 'Tile 10', 0);
      page.resize(400);
      await waitForPosition(page, 'Tile 9', 0);
    });

    it("keeps three slides in a row despite the page's rules for figures, and shows nothing between them", async () => {
      const image = (nth: number): string =>
        `<img src="/pictures/talavera-100w.jpg" width="100" height="100" alt="Tile ${nth}">`;
      const page = await open(
        `<style>figure { margin: 1em 40px }</style>${carousel(
          'gutter="0"',
          `<figure>${image(1)}</figure><br>between<a href="#a">${image(2)}</a>${image(3)}<figure>${image(4)}</figure>`,
        )}`,
        { width: 900 },
      );
      await waitForPosition(page, 'Tile 1', 0);
      for (const [index, name] of ['Tile 1', 'Tile 2', 'Tile 3', 'Tile 4'].entries()) {
        const { left, width } = picture(page, name).getBoundingClientRect();
        expect([left, width].map(Math.round)).to.deep.equal([index * 300, 300]);
      }
      const between = page.document.createRange();
      between.selectNode(page.$('br').nextSibling as Text);
      expect(between.getClientRects().length).to.equal(0);
    });

    it('rests at the beginning of a group', async () => {
      const page = await open(carousel('gutter="0"'), { width: 900 });
      await waitForPosition(page, 'Tile 1', 0);
      const scroller = gallery(page).shadowRoot?.querySelector('[part="carousel"]') as HTMLElement;
      scroller.scrollTo({ left: 700, behavior: 'instant' });
      await waitForPosition(page, 'Tile 4', 0);
      scroller.scrollTo({ left: 1600, behavior: 'instant' });
      await waitForPosition(page, 'Tile 7', 0);
    });

    it('shows its first slides in the same places before and after the script loads', async () => {
      const html = `<link rel="stylesheet" href="/dist/azulejo.css">${carousel('', squares(20))}`;
      const before = await openPage({
        html: plain + html,
        script: null,
        width: 900,
        height: 600,
        lang: 'en',
      });
      const rects = (page: Page): number[] =>
        ['Tile 1', 'Tile 2', 'Tile 3'].flatMap((name) => {
          const { left, top, width, height } = picture(page, name).getBoundingClientRect();
          return [left, top, width, height];
        });
      const reserved = rects(before);
      const page = await open(html, { width: 900 });
      await waitForPosition(page, 'Tile 1', 0);
      for (const [index, place] of rects(page).entries())
        expect(place).to.be.closeTo(reserved[index] ?? 0, 1);
    });

    it('gives all pictures the shape of its settings', async () => {
      const page = await open(carousel('image-aspect-ratio="standard"'));
      const { width, height } = picture(page, 'Tile 1').getBoundingClientRect();
      expect(width / height).to.be.closeTo(1.5, 0.02);
    });

    it('has its arrows beside the pictures, also with captions below', async () => {
      const longCaption = `<figcaption>${'Hand-painted. '.repeat(30)}</figcaption></figure>`;
      const slides = squares(6).replace('</figure>', longCaption);
      const middle = (element: Element): number => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      };
      for (const shape of ['auto', '2:1', '4:5']) {
        const page = await open(carousel(`image-aspect-ratio="${shape}"`, slides), { width: 390 });
        await waitForPosition(page, 'Tile 1', 0);
        expect(middle(control(page, 'Next')), shape).to.be.closeTo(middle(picture(page, 'Tile 1')), 4);
        page.close();
      }
      const low = await open(carousel('', images), { width: 390 });
      expect(middle(control(low, 'Next'))).to.be.closeTo(middle(low.$('[part="stage"]')), 1);
    });

    it('goes from group to group in autoplay', async () => {
      const page = await open(
        carousel('autoplay autoplay-duration="0.2" randomize="false" speed="0"', squares(8)),
        { query: '' },
      );
      await page.hover({ x: 500, y: 590 });
      const events = recordEvents(page);
      await page.waitFor(() => events.length > 2);
      const indexes = events.map((event) => (event as { index: number }).index);
      const first = [0, 3, 6].indexOf(indexes[0] ?? -1);
      expect(indexes.slice(0, 3)).to.deep.equal([0, 1, 2].map((step) => [0, 3, 6][(first + step) % 3]));
      gallery(page).randomize = true;
      const { length } = events;
      await page.waitFor(() => events.length > length + 3);
      for (const event of events) expect((event as { index: number }).index % 3).to.equal(0);
    });

    it('runs from right to left on a page in that direction', async () => {
      const page = await open(carousel('gutter="0"'), { dir: 'rtl', width: 900 });
      await waitForPosition(page, 'Tile 1', 600);
      await page.clickWithMouse(control(page, 'Next'));
      await waitForPosition(page, 'Tile 4', 600);
    });

    it('has no accessibility violations', async () => {
      const page = await open(`<main><h1>Tiles</h1>${carousel()}</main>`);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    for (const dir of ['ltr', 'rtl'] as const) {
      /** Presses the mouse where a slide is, and moves it by so many px against the reading direction. */
      const drag = (page: Page, px: number, ms: number): Promise<void> => {
        const from = 500 + px / 2;
        const to = 500 - px / 2;
        const [startX, endX] = dir === 'ltr' ? [from, to] : [to, from];
        return page.drag({ from: { x: startX, y: 50 }, to: { x: endX, y: 50 }, ms });
      };
      /** Where the first slide of the visible group stands. */
      const startX = dir === 'ltr' ? 0 : 673;

      it(`goes to the nearest group when the mouse drags it slowly: ${dir}`, async () => {
        const page = await open(carousel('', squares(7)), { dir });
        const events = recordEvents(page);
        await waitForPosition(page, 'Tile 1', startX);
        await drag(page, 650, 3000);
        await waitForPosition(page, 'Tile 4', startX);
        await drag(page, -220, 3000);
        await waitForPosition(page, 'Tile 4', startX);
        await page.waitFor(() => !gallery(page).inMotion);
        expect(events).to.deep.equal([{ index: 3 }]);
      });

      it(`goes to the next group when the mouse throws it, and back: ${dir}`, async () => {
        const page = await open(carousel('', squares(7)), { dir });
        await waitForPosition(page, 'Tile 1', startX);
        await drag(page, 200, 50);
        await waitForPosition(page, 'Tile 4', startX);
        await drag(page, -200, 50);
        await waitForPosition(page, 'Tile 1', startX);
      });
    }

    for (const way of ['a move', 'a drag'])
      it(`snaps to a group when a wheel has scrolled it, also after ${way}`, async () => {
        const page = await open(carousel('', squares(30)));
        const scroller = page.$('[part="carousel"]');
        await waitForPosition(page, 'Tile 1', 0);
        if (way === 'a move') gallery(page).next();
        else await page.drag({ from: { x: 850, y: 50 }, to: { x: 150, y: 50 }, ms: 3000 });
        await waitForPosition(page, 'Tile 4', 0);
        await page.waitFor(() => !gallery(page).inMotion);
        let hasScrolled = false;
        scroller.addEventListener('scroll', () => {
          hasScrolled = true;
        });
        await page.wheel({ at: { x: 500, y: 50 }, deltaX: 180 });
        await page.waitFor(() => hasScrolled);
        await waitForPosition(page, 'Tile 4', 0);
        await page.wheel({ at: { x: 500, y: 50 }, deltaX: 700 });
        await waitForPosition(page, 'Tile 7', 0);
      });

    if (fingersScroll)
      it('snaps to a group when a finger has scrolled it after a move', async () => {
        const page = await open(carousel('', squares(30)));
        await waitForPosition(page, 'Tile 1', 0);
        gallery(page).next();
        await waitForPosition(page, 'Tile 4', 0);
        await page.waitFor(() => !gallery(page).inMotion);
        const positions = new Set<number>();
        page.$('[part="carousel"]').addEventListener('scroll', () => positions.add(left(page, 'Tile 4')));
        await page.swipe({ from: { x: 600, y: 50 }, to: { x: 450, y: 50 }, ms: 1000 });
        await waitForPosition(page, 'Tile 4', 0);
        expect(Math.min(...positions)).to.be.lessThan(-100);
      });

    if (fingersScroll)
      it('scrolls to another group by touch', async () => {
        const page = await open(carousel());
        const events = recordEvents(page);
        await page.swipe({ from: { x: 900, y: 150 }, to: { x: 250, y: 150 }, ms: 300 });
        await page.waitFor(() => events.length > 0);
        expect((events[0] as { index: number }).index % 3).to.equal(0);
      });
  });
});
