/** Links to an `id` in a slide of the page, in the designs that move. */

import { defaultFlavour } from '../support/flavour';
import { far, followLink, waitForTop } from '../support/links';
import type { Page, PageOptions } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { openGallery } from './support';

/** Twelve slides; the slide of index 9 has an id, and the caption of the slide of index 10 contains one. */
const figures = Array.from({ length: 12 }, (_, index) => {
  const caption = index === 10 ? '<span id="glaze">Glaze</span>' : `Caption ${index}`;
  const id = index === 9 ? 'id="kiln"' : '';
  return `<figure ${id}><img src="/pictures/talavera-100w.jpg" width="100" height="100" alt="Tile ${index}"><figcaption>${caption}</figcaption></figure>`;
}).join('');

interface GalleryElement extends HTMLElement {
  goTo(index: number): boolean;
  readonly inMotion: boolean;
}

const gallery = (page: Page): GalleryElement => page.$<GalleryElement>('az-gallery');

const isInView = (page: Page, name: string): boolean => {
  const image = page.document.querySelector<HTMLImageElement>(`[alt="${name}"]`);
  const { left, right, width } = image?.getBoundingClientRect() ?? new DOMRect();
  return (
    width > 0 &&
    left > -2 &&
    right < page.window.innerWidth + 2 &&
    !!image?.checkVisibility({ visibilityProperty: true })
  );
};

const recordChanges = (page: Page): number[] => {
  const indexes: number[] = [];
  gallery(page).addEventListener('az-change', (event) => indexes.push((event as CustomEvent).detail.index));
  return indexes;
};

defaultFlavour(({ name, script }) => {
  const open = (design: string, options: Omit<PageOptions, 'html'> & { attributes?: string } = {}) => {
    const { attributes = '', ...rest } = options;
    const html = `<link rel="stylesheet" href="/dist/azulejo.css"><a href="#glaze">Glaze</a>${far}
      <az-gallery design="${design}" image-aspect-ratio="3:2" ${attributes}>${figures}</az-gallery>${far}`;
    return openGallery({ script, lang: 'en', width: 900, height: 700, html, ...rest });
  };

  for (const design of ['slideshow', 'slider', 'carousel'])
    describe(`a link to a slide of a ${design} (${name})`, () => {
      for (const [id, tile] of [
        ['kiln', 'Tile 9'],
        ['glaze', 'Tile 10'],
      ] as const)
        it(`shows the slide of #${id} when the page opens, without a motion`, async () => {
          const page = await open(design, { hash: id });
          expect(gallery(page).inMotion).to.equal(false);
          await page.waitFor(() => isInView(page, tile));
          expect(gallery(page).inMotion).to.equal(false);
          await waitForTop(page, () => gallery(page));
          expect(page.errors).to.deep.equal([]);
        });

      it('goes to the slide when the visitor follows the link, and again after Back', async () => {
        const page = await open(design, { attributes: 'loading="eager"' });
        const changes = recordChanges(page);
        await followLink(page, 'glaze');
        await page.waitFor(() => isInView(page, 'Tile 10') && !gallery(page).inMotion);
        await waitForTop(page, () => gallery(page));
        await followLink(page, 'kiln');
        await page.waitFor(() => isInView(page, 'Tile 9') && !gallery(page).inMotion);
        gallery(page).goTo(0);
        await page.waitFor(() => isInView(page, 'Tile 0') && !gallery(page).inMotion);
        page.window.history.back();
        await page.waitFor(() => isInView(page, 'Tile 10') && !gallery(page).inMotion);
        await waitForTop(page, () => gallery(page));
        expect(changes.at(-1)).to.be.within(9, 10);
      });

      it('goes to the slide again when the link is clicked again', async () => {
        const page = await open(design, { attributes: 'loading="eager"' });
        for (let click = 0; click < 2; click += 1) {
          page.window.scrollTo(0, 0);
          await page.clickWithMouse(page.byRole('link', { name: 'Glaze' }));
          await page.waitFor(() => isInView(page, 'Tile 10') && !gallery(page).inMotion);
          await waitForTop(page, () => gallery(page));
          gallery(page).goTo(0);
          await page.waitFor(() => isInView(page, 'Tile 0') && !gallery(page).inMotion);
        }
      });

      it('leaves the address as it is with `history`, until the visitor goes on', async () => {
        const page = await open(design, { attributes: 'history loading="eager"', hash: 'kiln' });
        await page.waitFor(() => isInView(page, 'Tile 9') && !gallery(page).inMotion);
        await followLink(page, '');
        await followLink(page, 'kiln');
        await page.waitFor(() => isInView(page, 'Tile 9') && !gallery(page).inMotion);
        expect(page.window.location.hash).to.equal('#kiln');
      });
    });
});
