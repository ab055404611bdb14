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
import { picture } from './gallery-support';
import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import type { Page } from './support/page';
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
