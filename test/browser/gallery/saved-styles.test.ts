import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { openGallery, picture } from './support';

/** As the hosted builder's script leaves a picture in the page that it saves. */
const placed = 'position: absolute; left: -40px; top: 12px; width: 70px; height: 0px';

const slides = ['Lazo', 'Marina', 'Talavera']
  .map(
    (name) =>
      `<div class="slide" data-type="image" style="opacity: 0; visibility: hidden; color: teal"><img src="/pictures/${name.toLowerCase()}-500w.jpg" data-image="/pictures/${name.toLowerCase()}-500w.jpg" data-image-dimensions="500x333" alt="${name}" style="${placed}"></div>`,
  )
  .join('');

const destroy = (page: Page): void =>
  (page.window as unknown as { Azulejo: { destroy(): void } }).Azulejo.destroy();

const isVisible = (image: HTMLElement): boolean => {
  const { width, height } = image.getBoundingClientRect();
  return (
    width > 100 && height > 50 && image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

defaultFlavour(({ name, script }) => {
  describe(`inline styles of a saved page (${name})`, () => {
    for (const design of ['grid', 'slideshow', 'slider', 'carousel'])
      it(`hide and move no slide while the gallery shows, and come back afterwards: ${design}`, async () => {
        const html = `<az-gallery design="${design}" loading="eager" v-size="40">${slides}</az-gallery>`;
        const page = await openGallery({ script, html, width: 1000, height: 600 });
        await page.waitFor(() => isVisible(picture(page, 'Lazo')));
        const saved = page.$$('.slide').at(0) as HTMLElement;
        expect(saved.style.color).to.equal('teal');
        destroy(page);
        const styleOf = (element: Element | null) => element?.getAttribute('style');
        expect(styleOf(saved)).to.equal('opacity: 0; visibility: hidden; color: teal;');
        expect(styleOf(saved.querySelector('img'))).to.equal(`${placed};`);
      });

    it('of an author stay inside a slide, and stay on a slide that shows', async () => {
      const inside = 'position: absolute; inset: 0; width: 100%; height: 100%';
      const html = `<az-gallery design="grid" loading="eager"><figure style="position: relative; width: 80%; aspect-ratio: 2"><img src="/pictures/lazo-500w.jpg" alt="Lazo" style="${inside}"></figure></az-gallery>`;
      const page = await openGallery({ script, html, width: 1000 });
      const figure = page.$('figure');
      expect(figure.getAttribute('style')).to.equal('position: relative; width: 80%; aspect-ratio: 2');
      expect(picture(page, 'Lazo').getAttribute('style')).to.equal(inside);
    });

    it('hide and move no single picture', async () => {
      const html = `<az-image loading="eager"><figure><img src="/pictures/lazo-500w.jpg" data-image="/pictures/lazo-500w.jpg" data-image-dimensions="500x333" alt="Lazo" style="${placed}"></figure></az-image>`;
      const page = await openPage({ script, html, width: 1000 });
      await page.waitFor(() => isVisible(picture(page, 'Lazo')));
      const image = picture(page, 'Lazo');
      destroy(page);
      expect(image.getAttribute('style')).to.equal(`${placed};`);
    });
  });
});
