/** Strips of more slides than are shown at once (elements/gallery/scroller/show-in-batches.ts). */

import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { type GalleryElement, openStrip, slider, squares } from './strips-support';

const count = 300;

const many = (design: string, attributes = ''): string =>
  `<az-gallery design="${design}" ${attributes}>${squares(count)}</az-gallery>`;

const visibleCount = (page: Page): number =>
  page.$$('#many figure').filter((slide) => slide.offsetWidth > 0).length;

/** Puts it into a page that has the code already; `act` is called in the moment in which it is ready. */
async function insertGallery(
  page: Page,
  html: string,
  act: (gallery: GalleryElement) => void,
): Promise<void> {
  const place = page.document.createElement('div');
  place.id = 'many';
  const ready = new Promise((resolve) => place.addEventListener('az-ready', resolve, { once: true }));
  place.addEventListener('az-ready', ({ target }) => act(target as GalleryElement), { once: true });
  page.document.body.prepend(place);
  place.setHTMLUnsafe(html);
  await ready;
}

const isWithin = (slide: HTMLElement | undefined): boolean => {
  const { left = -1, right = 0 } = slide?.getBoundingClientRect() ?? {};
  return left >= -1 && right <= 1001;
};

defaultFlavour(({ name, script }) => {
  describe(`a strip of many slides (${name})`, () => {
    for (const design of ['slider', 'carousel']) {
      it(`has the first slides at once, and all when the browser is idle: ${design}`, async () => {
        const page = await openStrip({ script, html: slider() });
        const boxOf = () => page.$('#many img').getBoundingClientRect().toJSON();
        let first = {};
        await insertGallery(page, many(design), () => {
          first = { shown: visibleCount(page), box: boxOf() };
        });
        await page.waitFor(() => visibleCount(page) === count);
        expect(first).to.deep.equal({ shown: 100, box: boxOf() });
        expect(page.errors).to.deep.equal([]);
      });

      it(`goes to the last slide before all are there: ${design}`, async () => {
        const page = await openStrip({ script, html: slider() });
        const events: unknown[] = [];
        await insertGallery(page, many(design, 'nomotion'), (gallery) => {
          gallery.addEventListener('az-change', (event) => events.push((event as CustomEvent).detail));
          gallery.goTo(count - 1);
        });
        expect(visibleCount(page)).to.equal(count);
        await page.waitFor(() => isWithin(page.$$('#many figure').at(-1)));
        expect(events).to.deep.equal([{ index: count - 1 }]);
      });

      it(`has all slides at once when it begins at a later one: ${design}`, async () => {
        const page = await openStrip({ script, html: slider() });
        let first = 0;
        await insertGallery(page, many(design, 'current-index="150"'), () => {
          first = visibleCount(page);
        });
        expect(first).to.equal(count);
        await page.waitFor(() => isWithin(page.$$('#many figure')[150]));
      });
    }
  });
});
