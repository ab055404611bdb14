/**
 * A server sends the page again, and a library makes the page equal to the new HTML. Blocks keep what the visitor has done,
 * and follow what has changed.
 */

import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { contentOf, pictures, stateOf, storePage, visit, visited, whenReady } from './support';

const names = (page: Page): string[] =>
  page.$$('#slideshow img').map((image) => (image as HTMLImageElement).alt);

/** The code that keeps sections through a morph loads when the first one has been opened or closed. */
const sectionsKept = (page: Page) =>
  page.waitFor(() => page.$$('#questions details[data-az-changed]').length === 2);

interface Library {
  name: string;
  scripts: string[];
  head?: string;
  /** Attributes of `<main>`. */
  main?: string;
  /** Makes the page's content equal to `html`, which the server then answers with. */
  morph(page: Page, html: string): unknown;
}

type Globals = Page['window'] & {
  Idiomorph: { morph(element: Element, html: string): void };
  Alpine: { morph(element: Element, html: string): void };
  htmx: { ajax(verb: 'GET', address: string, request: object): Promise<void> };
};

const globals = (page: Page): Globals => page.window as Globals;

const libraries: Library[] = [
  {
    name: 'idiomorph',
    scripts: ['idiomorph'],
    morph: (page, html) => globals(page).Idiomorph.morph(page.$('main'), `<main>${html}</main>`),
  },
  {
    name: 'htmx with idiomorph',
    scripts: ['htmx', 'idiomorph', 'idiomorph-htmx'],
    main: 'hx-ext="morph"',
    async morph(page, html) {
      const address = await storePage(`<main>${html}</main>`);
      const source = page.$('main');
      const request = { source, target: source, swap: 'morph:innerHTML', select: 'main > *' };
      await globals(page).htmx.ajax('GET', address, request);
    },
  },
  {
    name: 'Alpine morph',
    scripts: ['alpine-morph', 'alpine'],
    main: 'x-data',
    morph: (page, html) => globals(page).Alpine.morph(page.$('main'), `<main x-data>${html}</main>`),
  },
];

defaultFlavour(({ name: flavour, script }) => {
  for (const library of libraries) {
    describe(`a page that ${library.name} morphs (${flavour})`, () => {
      const open = async (): Promise<Page> => {
        const scripts = library.scripts
          .map((name) => `<script src="/_page/${name}.js" defer></script>`)
          .join('');
        const html = `${scripts}<main ${library.main ?? ''}>${contentOf(pictures)}</main>`;
        const page = await openPage({ script, html, lang: 'en', query: 'nomotion=true', height: 1100 });
        await whenReady(page);
        return page;
      };

      it('keeps the slide, the section, the tab and the typed texts when nothing has changed', async () => {
        const page = await open();
        await visit(page);
        await sectionsKept(page);
        expect(stateOf(page)).to.deep.equal(visited);
        const elements = page.$$('main > *');
        for (let time = 0; time < 2; time++) {
          await library.morph(page, contentOf(pictures));
          await page.painted();
          expect(stateOf(page)).to.deep.equal(visited);
        }
        expect(page.$$('main > *')).to.deep.equal(elements);
        expect(page.errors).to.deep.equal([]);
      });

      it('follows the pictures and texts that have changed', async () => {
        const page = await open();
        await visit(page);
        await sectionsKept(page);
        await library.morph(page, contentOf([...pictures, 'clavel'], { answer: 'One day' }));
        await page.waitFor(() => stateOf(page).slide === '2 of 4');
        expect(stateOf(page)).to.deep.equal({ ...visited, slide: '2 of 4', tiles: 4 });
        page.click(page.$('details summary'));
        await page.waitFor(() => page.text().includes('One day'));
        page.click(page.byRole('button', { name: 'Next', within: page.$('#slideshow') }));
        await page.waitFor(() => stateOf(page).slide === '3 of 4');
        await library.morph(page, contentOf(pictures.slice(0, 1)));
        await page.waitFor(() => page.$$('#grid img').length === 1);
        expect(names(page)).to.deep.equal(['estrella']);
        expect(page.errors).to.deep.equal([]);
      });
    });
  }

  describe(`a list that Alpine renders (${flavour})`, () => {
    it('gives its slides another order, more and fewer slides', async () => {
      const page = await openPage({
        script,
        lang: 'en',
        query: 'nomotion=true',
        html: `<script src="/_page/alpine.js" defer></script>
          <main x-data="{ names: ${JSON.stringify(pictures).replaceAll('"', "'")} }">
            <az-gallery id="slideshow" design="slideshow" loading="eager" image-aspect-ratio="3:2">
              <template x-for="name in names" :key="name">
                <figure><img :src="'/pictures/' + name + '-500w.jpg'" :alt="name" width="500" height="333"></figure>
              </template>
            </az-gallery>
            <button @click="names.reverse()">Reverse</button>
            <button @click="names.push('clavel')">Append</button>
            <button @click="names.shift()">Remove</button>
          </main>`,
      });
      const clickButton = (name: string) => page.click(page.byRole('button', { name }));
      const slide = () =>
        page.allByRole('group', { name: /^\d+ of \d+/, within: page.$('#slideshow') })[0]?.ariaLabel;
      await page.waitFor(() => slide() === '1 of 3');
      clickButton('Next');
      await page.waitFor(() => slide() === '2 of 3');
      clickButton('Append');
      await page.waitFor(() => slide() === '2 of 4');
      expect(names(page)).to.deep.equal([...pictures, 'clavel']);
      clickButton('Reverse');
      await page.waitFor(() => names(page)[0] === 'clavel');
      await page.painted();
      const reversed = ['clavel', ...pictures.toReversed()];
      expect(names(page)).to.deep.equal(reversed);
      // The visitor still sees the same picture.
      await page.waitFor(() => slide() === '3 of 4');
      clickButton('Remove');
      await page.waitFor(() => slide() === '2 of 3');
      expect(names(page)).to.deep.equal(reversed.slice(1));
      expect(page.errors).to.deep.equal([]);
    });
  });
});
