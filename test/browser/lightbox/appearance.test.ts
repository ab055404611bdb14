import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { at, attribute, box, button, lightbox, openByClick, openLightbox, rect, shows } from './support';

defaultFlavour(({ name, script }) => {
  const open = (html = lightbox(), rest: Partial<PageOptions> = {}) =>
    openLightbox({ script, html, ...rest });

  describe(`the look of a lightbox (${name})`, () => {
    const ground = (page: Page) => page.window.getComputedStyle(page.$('[part="overlay"]')).backgroundColor;

    it('is dark or light by `theme`, at 95% opacity', async () => {
      const page = await open(lightbox('theme="dark"'));
      await openByClick(page, 'Lazo');
      expect(ground(page)).to.equal('rgb(11, 11, 12)');
      expect(page.window.getComputedStyle(page.$('[part="overlay"]')).opacity).to.equal('0.95');
      box(page).setAttribute('theme', 'light');
      await page.waitFor(() => ground(page) === 'rgb(255, 255, 255)');
    });

    it("follows the page's color-scheme by default", async () => {
      const page = await open(`<div style="color-scheme: dark">${lightbox()}</div>`);
      await openByClick(page, 'Lazo');
      expect(ground(page)).to.equal('rgb(11, 11, 12)');
    });

    it('ends where the scrollbar of the page begins, so that all parts have the same middle', async () => {
      const page = await open(`${lightbox()}<p style="height: 5000px">Page</p>`);
      await openByClick(page, 'Lazo');
      const { left, right } = page.$('[part="dialog"]').getBoundingClientRect();
      expect([left, right]).to.deep.equal([0, page.document.documentElement.clientWidth]);
    });

    it('is mirrored from right to left', async () => {
      const page = await open(lightbox(), { dir: 'rtl' });
      await openByClick(page, 'Lazo');
      expect(rect(button(page, 'Next'))[0]).to.be.lessThan(100);
      await page.press('ArrowLeft');
      await shows(page, 'Talavera');
      await page.clickWithMouse(at(page, 0.55));
      await shows(page, 'Lazo');
    });

    it('leaves the room of its thumbnails to the picture in a low window', async () => {
      const page = await open(lightbox('thumbnails'), { width: 844, height: 360 });
      await openByClick(page, 'Lazo');
      const strip = () => page.allByRole('group', { name: 'Thumbnails' });
      expect(strip()).to.deep.equal([]);
      expect(rect(page.byRole('img', { name: 'Lazo' }))[3]).to.equal(360 - 2 * 60);
      page.resize(390, 700);
      await page.waitFor(() => strip().length === 1);
      expect(page.allByRole('button', { name: /^Go to/ }).length).to.equal(3);
    });

    it('has thumbnails that a wheel scrolls on, also from right to left', async () => {
      const items = Array.from({ length: 60 }, () => ({ src: '/pictures/lazo.jpg', alt: 'Lazo' }));
      for (const [dir, sign] of [
        ['ltr', 1],
        ['rtl', -1],
      ] as const) {
        const page = await open(lightbox(`items="${attribute(items)}" thumbnails`, ''), { dir });
        box(page).open(0);
        const strip = await page.waitFor(() => page.$('[part="thumbnails"]:has(button)'));
        strip.dispatchEvent(new WheelEvent('wheel', { deltaY: 200, bubbles: true }));
        expect(strip.scrollLeft, dir).to.equal(sign * 200);
      }
    });

    it('fills the window of a page whose script names its own sizes innerWidth and innerHeight', async () => {
      const sizes = '<script>const innerWidth = 200; const innerHeight = 340;</script>';
      const page = await open(sizes + lightbox(), { width: 390, height: 800 });
      expect(rect(await openByClick(page, 'Lazo'))).to.deep.equal([0, 270, 390, 260]);
    });

    it('leaves only its bars free on a phone', async () => {
      const page = await open(lightbox(), { width: 390, height: 800 });
      const picture = await openByClick(page, 'Lazo');
      expect(rect(picture)).to.deep.equal([0, 270, 390, 260]);
      page.resize(800, 400);
      await page.waitFor(() => rect(picture).join() === '190,60,420,280');
    });
  });

  if (supports('forcedColors'))
    describe(`with more contrast (${name})`, () => {
      afterEach(() => emulateMedia({}));

      it('the buttons have borders', async () => {
        await emulateMedia({ forcedColors: 'active' });
        const page = await open();
        await openByClick(page, 'Lazo');
        const { borderTopStyle, borderTopColor, backgroundColor } = page.window.getComputedStyle(
          button(page, 'Close'),
        );
        expect(borderTopStyle).to.equal('solid');
        expect(borderTopColor).not.to.equal(backgroundColor);
      });
    });
});
