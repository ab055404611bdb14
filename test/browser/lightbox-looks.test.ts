import { box, button, clickOpen, lightbox, openLightbox, rect, shows } from './lightbox-support';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import type { Page, PageOptions } from './support/page';
import { afterEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

/** A place in the window, in fractions of it. */
const at = (page: Page, x: number, y = 0.5) => ({
  x: page.window.innerWidth * x,
  y: page.window.innerHeight * y,
});

eachFlavour(({ name, script }) => {
  const open = (html = lightbox(), rest: Partial<PageOptions> = {}) =>
    openLightbox({ script, html, ...rest });

  describe(`how it looks (${name})`, () => {
    const ground = (page: Page) => page.window.getComputedStyle(page.$('[part="overlay"]')).backgroundColor;

    it('is dark or light as the page says, at 95%', async () => {
      const page = await open(lightbox('theme="dark"'));
      await clickOpen(page, 'Lazo');
      expect(ground(page)).to.equal('rgb(11, 11, 12)');
      expect(page.window.getComputedStyle(page.$('[part="overlay"]')).opacity).to.equal('0.95');
      box(page).setAttribute('theme', 'light');
      await page.waitFor(() => ground(page) === 'rgb(255, 255, 255)');
    });

    it('follows the color-scheme of the page else', async () => {
      const page = await open(`<div style="color-scheme: dark">${lightbox()}</div>`);
      await clickOpen(page, 'Lazo');
      expect(ground(page)).to.equal('rgb(11, 11, 12)');
    });

    it('is mirrored from right to left', async () => {
      const page = await open(lightbox(), { dir: 'rtl' });
      await clickOpen(page, 'Lazo');
      expect(rect(button(page, 'Next'))[0]).to.be.lessThan(100);
      await page.press('ArrowLeft');
      await shows(page, 'Talavera');
      await page.clickWithMouse(at(page, 0.55));
      await shows(page, 'Lazo');
    });

    it('leaves no more than its bars free on a phone', async () => {
      const page = await open(lightbox(), { width: 390, height: 800 });
      const picture = await clickOpen(page, 'Lazo');
      expect(rect(picture)).to.deep.equal([0, 270, 390, 260]);
      page.resize(800, 400);
      await page.waitFor(() => rect(picture).join() === '190,60,420,280');
    });
  });

  if (supports('forcedColors'))
    describe(`for who wants more contrast (${name})`, () => {
      afterEach(() => emulateMedia({}));

      it('its buttons have borders', async () => {
        await emulateMedia({ forcedColors: 'active' });
        const page = await open();
        await clickOpen(page, 'Lazo');
        const { borderTopStyle, borderTopColor, backgroundColor } = page.window.getComputedStyle(
          button(page, 'Close'),
        );
        expect(borderTopStyle).to.equal('solid');
        expect(borderTopColor).not.to.equal(backgroundColor);
      });
    });
});
