import {
  carousel,
  control,
  fingersScroll,
  gallery,
  heard,
  openStrip,
  rested,
  squares,
} from './gallery-strips-support';
import { picture, plain } from './gallery-support';
import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

eachFlavour(({ name, script }) => {
  const open = (html: string, options: object = {}): Promise<Page> => openStrip({ script, html, ...options });

  describe(`a carousel (${name})`, () => {
    it('has as many slides in a row as the page says and the window has room for', async () => {
      const page = await open(carousel('slides-per-row="4"'), { width: 1000 });
      const width = (1000 - 3 * 10) / 4;
      await rested(page, 'Tile 2', Math.round(width + 10));
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

    it('moves by a group, and says where it ends', async () => {
      const page = await open(carousel('', squares(7)));
      const events = heard(page);
      expect(control(page, 'Previous').getAttribute('aria-disabled')).to.equal('true');
      await page.clickWithMouse(control(page, 'Next'));
      await rested(page, 'Tile 4', 0);
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

    it('has no buttons where all slides fit', async () => {
      const page = await open(carousel('', squares(3)));
      expect(page.allByRole('button')).to.deep.equal([]);
    });

    it('shows the group of a slide that is asked for', async () => {
      const page = await open(carousel('current-index="4"'));
      await rested(page, 'Tile 4', 0);
      gallery(page).goTo(8);
      await rested(page, 'Tile 7', 0);
    });

    it('shows the group of its slide when the window has room for fewer', async () => {
      const page = await open(carousel('current-index="9"'));
      await rested(page, 'Tile 10', 0);
      page.resize(400);
      await rested(page, 'Tile 9', 0);
    });

    it('keeps three in a row whatever the page says of its figures, and shows nothing between them', async () => {
      const image = (nth: number): string =>
        `<img src="/pictures/talavera-100w.jpg" width="100" height="100" alt="Tile ${nth}">`;
      const page = await open(
        `<style>figure { margin: 1em 40px }</style>${carousel(
          'gutter="0"',
          `<figure>${image(1)}</figure><br>between<a href="#a">${image(2)}</a>${image(3)}<figure>${image(4)}</figure>`,
        )}`,
        { width: 900 },
      );
      await rested(page, 'Tile 1', 0);
      for (const [index, name] of ['Tile 1', 'Tile 2', 'Tile 3', 'Tile 4'].entries()) {
        const { left, width } = picture(page, name).getBoundingClientRect();
        expect([left, width].map(Math.round)).to.deep.equal([index * 300, 300]);
      }
      const between = page.document.createRange();
      between.selectNode(page.$('br').nextSibling as Text);
      expect(between.getClientRects().length).to.equal(0);
    });

    it('rests at the beginning of a group, not between', async () => {
      const page = await open(carousel('gutter="0"'), { width: 900 });
      await rested(page, 'Tile 1', 0);
      const scroller = gallery(page).shadowRoot?.querySelector('[part="carousel"]') as HTMLElement;
      scroller.scrollTo({ left: 700, behavior: 'instant' });
      await rested(page, 'Tile 4', 0);
      scroller.scrollTo({ left: 1600, behavior: 'instant' });
      await rested(page, 'Tile 7', 0);
    });

    it('shows its first slides before the script is here as after it', async () => {
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
      await rested(page, 'Tile 1', 0);
      for (const [index, place] of rects(page).entries())
        expect(place).to.be.closeTo(reserved[index] ?? 0, 1);
    });

    it('gives all pictures one shape where the page says so', async () => {
      const page = await open(carousel('image-aspect-ratio="standard"'));
      const { width, height } = picture(page, 'Tile 1').getBoundingClientRect();
      expect(width / height).to.be.closeTo(1.5, 0.02);
    });

    it('goes from right to left where the page does', async () => {
      const page = await open(carousel('gutter="0"'), { dir: 'rtl', width: 900 });
      await rested(page, 'Tile 1', 600);
      await page.clickWithMouse(control(page, 'Next'));
      await rested(page, 'Tile 4', 600);
    });

    it('has no accessibility fault', async () => {
      const page = await open(`<main><h1>Tiles</h1>${carousel()}</main>`);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    if (fingersScroll)
      it('follows a finger to another group', async () => {
        const page = await open(carousel());
        const events = heard(page);
        await page.swipe({ from: { x: 900, y: 150 }, to: { x: 250, y: 150 }, ms: 300 });
        await page.waitFor(() => events.length > 0);
        expect((events[0] as { index: number }).index % 3).to.equal(0);
      });
  });
});
