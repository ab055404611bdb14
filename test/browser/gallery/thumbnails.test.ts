import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { currentPosition, gallery, openSlideshow, recordEvents, waitForSlide } from './slideshow-support';

const picture = (index: number): string =>
  `<img src="/pictures/talavera-100w.jpg" width="100" height="100" alt="Tile ${index + 1}">`;
const pictures = (count: number): string =>
  Array.from({ length: count }, (_, index) => picture(index)).join('');

const html = (attributes = '', content = pictures(30)): string =>
  `<az-gallery design="slideshow" loading="eager" thumbnails image-aspect-ratio="3:1" ${attributes}>${content}</az-gallery>`;

const requestedChunks = (page: Page, module: string) =>
  page.window.performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.includes(`/chunks/${module}-`));

const strip = (page: Page): HTMLElement => page.byRole('group', { name: 'Thumbnails' });
const thumbnails = (page: Page): HTMLElement[] => page.allByRole('button', { name: /^Go to slide \d+/ });
const thumbnail = (page: Page, number: number): HTMLElement => {
  const found = thumbnails(page)[number - 1];
  if (!found) throw new Error(`There is no thumbnail ${number}.`);
  return found;
};
const marked = (page: Page): (string | null)[] =>
  thumbnails(page)
    .filter((one) => one.getAttribute('aria-current') === 'true')
    .map((one) => one.getAttribute('aria-label'));
const isInView = (page: Page, number: number): boolean => {
  const [inner, outer] = [thumbnail(page, number), strip(page)].map((one) => one.getBoundingClientRect());
  return !!inner && !!outer && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
};

defaultFlavour(({ name, script }) => {
  const open = (attributes = '', rest: Partial<PageOptions> & { content?: string } = {}): Promise<Page> =>
    openSlideshow({ script, html: html(attributes, rest.content), ...rest });

  describe(`thumbnails (${name})`, () => {
    it('show the slide of the clicked thumbnail, and mark that thumbnail as current', async () => {
      const page = await open();
      const firedEvents = recordEvents(page);
      expect(marked(page)).to.deep.equal(['Go to slide 1: Tile 1']);
      await page.clickWithMouse(thumbnail(page, 3));
      await waitForSlide(page, 3);
      expect(marked(page)).to.deep.equal(['Go to slide 3: Tile 3']);
      expect(firedEvents).to.deep.equal(['change 2']);
    });

    it('follow the current slide, and scroll its thumbnail into view', async () => {
      const page = await open();
      expect(isInView(page, 20)).to.equal(false);
      gallery(page).goTo(19);
      await waitForSlide(page, 20);
      expect(marked(page)).to.deep.equal(['Go to slide 20: Tile 20']);
      await page.waitFor(() => isInView(page, 20));
      page.click(page.byRole('button', { name: 'Next' }));
      await waitForSlide(page, 21);
      expect(marked(page)).to.deep.equal(['Go to slide 21: Tile 21']);
    });

    it('start at currentIndex', async () => {
      const page = await open('current-index="24"');
      expect(marked(page)).to.deep.equal(['Go to slide 25: Tile 25']);
      await page.waitFor(() => isInView(page, 25));
    });

    it('mark the slide that shows when slides before it are removed', async () => {
      const page = await open('', { content: pictures(5) });
      gallery(page).goTo(4);
      await waitForSlide(page, 5);
      const firedEvents = recordEvents(page);
      for (const tile of [1, 2]) {
        page.$(`img[alt="Tile ${tile}"]`).remove();
        await page.waitFor(() => thumbnails(page).length === 5 - tile);
        await waitForSlide(page, 5 - tile);
        expect(marked(page)).to.deep.equal([`Go to slide ${5 - tile}: Tile 5`]);
      }
      expect(firedEvents).to.deep.equal(['change 3', 'change 2']);
    });

    it('show the last of two that are clicked quickly', async () => {
      const page = await open('speed="0.6"', { query: '' });
      const firedEvents = recordEvents(page);
      page.click(thumbnail(page, 4));
      page.click(thumbnail(page, 2));
      await page.waitFor(() => firedEvents.length > 1);
      await waitForSlide(page, 2);
      expect(firedEvents).to.deep.equal(['change 3', 'change 1']);
      await page.waitFor(() => marked(page).join() === 'Go to slide 2: Tile 2');
    });

    it('are one tab stop, in which arrow keys change the slide', async () => {
      const page = await open();
      await page.press('Tab', 'Tab', 'Tab');
      expect(page.focused).to.equal(thumbnail(page, 1));
      await page.press('ArrowRight');
      await waitForSlide(page, 2);
      await page.waitFor(() => page.focused === thumbnail(page, 2));
      await page.press('Tab');
      expect(thumbnails(page)).to.not.include(page.focused);
    });

    it('run from right to left on a page in that direction', async () => {
      const page = await open('', { dir: 'rtl' });
      const [first, second] = [1, 2].map((one) => thumbnail(page, one).getBoundingClientRect());
      expect(first?.right).to.be.greaterThan(second?.right ?? 0);
      gallery(page).goTo(19);
      await waitForSlide(page, 20);
      await page.waitFor(() => isInView(page, 20));
      thumbnail(page, 20).focus();
      await page.press('ArrowLeft');
      await waitForSlide(page, 21);
    });

    it('take height and margin from their settings, with at most 5 px of padding', async () => {
      for (const [height, margin, padding] of [
        [100, 10, 5],
        [60, 3, 3],
        [79, 20, 5],
      ] as const) {
        const page = await open(`thumbnail-strip-height="${height}" thumbnail-strip-margin="${margin}"`);
        const style = page.window.getComputedStyle(strip(page));
        expect([style.paddingTop, style.paddingLeft]).to.deep.equal([`${padding}px`, `${padding}px`]);
        expect(thumbnail(page, 1).getBoundingClientRect().height).to.equal(height);
        const [first, second] = [1, 2].map((one) => thumbnail(page, one).getBoundingClientRect());
        expect((second?.left ?? 0) - (first?.right ?? 0)).to.equal(margin);
        const stage = page.$('[part="stage"]').getBoundingClientRect();
        expect((first?.top ?? 0) - stage.bottom).to.equal(margin);
        page.close();
      }
    });

    it('have the shape of the picture, or 16:9 for a video without one', async () => {
      const wide = '<img src="/pictures/marina-100w.jpg" width="300" height="100" alt="Wide">';
      const page = await open('', { content: `${picture(0)}${wide}<video></video>` });
      const ratios = thumbnails(page).map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width / height;
      });
      expect(ratios.map((ratio) => ratio.toFixed(2))).to.deep.equal(['1.00', '3.00', (16 / 9).toFixed(2)]);
    });

    it('load at once as many pictures as fit in the window, and the others near the viewport', async () => {
      const page = await open('thumbnail-strip-height="80"', { width: 800 });
      const loading = thumbnails(page).map((one) => one.querySelector('img')?.getAttribute('loading'));
      expect(loading.indexOf('lazy')).to.equal(10);
      expect(loading.lastIndexOf('eager')).to.equal(9);
    });

    it('are not requested by other designs', async () => {
      const designs = ['stacked', 'slider', 'carousel'];
      const page = await openPage({
        script,
        html: designs
          .map(
            (design) =>
              `<az-gallery design="${design}" loading="eager" thumbnails>${pictures(3)}</az-gallery>`,
          )
          .join(''),
      });
      await page.waitFor(() => page.$$('az-gallery').every(isReady));
      expect(requestedChunks(page, 'thumbnails')).to.have.length(0);
      const slideshow = await open();
      expect(requestedChunks(slideshow, 'thumbnails')).to.have.length(1);
    });

    it('can be dragged by the mouse without changing the slide', async () => {
      const page = await open();
      const firedEvents = recordEvents(page);
      const { y } = thumbnail(page, 2).getBoundingClientRect();
      await page.drag({ from: { x: 700, y: y + 50 }, to: { x: 200, y: y + 50 }, ms: 300 });
      expect(Math.abs(strip(page).scrollLeft)).to.be.greaterThan(300);
      await page.painted();
      expect(firedEvents).to.deep.equal([]);
      expect(currentPosition(page)).to.equal('1');
    });

    it('have no accessibility violations', async () => {
      const page = await openSlideshow({
        script,
        html: `<main><h1>Tiles</h1>${html('', pictures(5))}</main>`,
      });
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });
});
