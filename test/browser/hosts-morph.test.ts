/**
 * A server sends the page again, and a library makes the page equal to the new HTML. Blocks keep what the visitor has done,
 * and follow what has changed.
 */
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

const figure = (name: string): string =>
  `<figure><img src="/pictures/${name}-500w.jpg" alt="${name}" width="500" height="333"><figcaption>About ${name}</figcaption></figure>`;

const contentOf = (pictures: string[], { answer = 'Two days' } = {}): string => `
  <h1>Tiles</h1>
  <az-gallery id="slideshow" design="slideshow" loading="eager" image-aspect-ratio="3:2">${pictures.map(figure).join('')}</az-gallery>
  <az-gallery id="grid" design="grid" loading="eager" lightbox>${pictures.map(figure).join('')}</az-gallery>
  <az-accordion id="questions" loading="eager">
    <details open><summary>Delivery</summary><p>${answer}</p></details>
    <details><summary>Returns</summary><p>Thirty days</p></details>
  </az-accordion>
  <az-menu id="menus" loading="eager">
    <section><h2>Lunch</h2><h3>Starters</h3><dl><dt>Soup</dt><dd>5</dd></dl></section>
    <section><h2>Dinner</h2><h3>Mains</h3><dl><dt>Fish</dt><dd>15</dd></dl></section>
  </az-menu>
  <az-form id="own" loading="eager" data='{"fields":[{"id":"name","type":"text","title":"Your name"}]}'></az-form>
  <az-form id="page" loading="eager">
    <form action="/api/endpoint" method="post">
      <label>Message <textarea name="message" data-max-length="40"></textarea></label>
      <label>Colour <select name="colour"><option>Blue</option><option>Ochre</option></select></label>
      <label><input type="checkbox" name="news"> Send me news</label>
      <button>Send</button>
    </form>
  </az-form>`;

const pictures = ['estrella', 'abanico', 'alacena'];
const names = (page: Page): string[] =>
  page.$$('#slideshow img').map((image) => (image as HTMLImageElement).alt);

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

/** Stores another page on the server and returns its address. */
const storePage = async (html: string): Promise<string> => {
  const response = await fetch('/_page', { method: 'POST', body: JSON.stringify({ html }) });
  return ((await response.json()) as { url: string }).url;
};

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

eachFlavour(({ name: flavour, script }) => {
  for (const library of libraries) {
    describe(`a page that ${library.name} morphs (${flavour})`, () => {
      const open = async (): Promise<Page> => {
        const scripts = library.scripts
          .map((name) => `<script src="/_page/${name}.js" defer></script>`)
          .join('');
        const html = `${scripts}<main ${library.main ?? ''}>${contentOf(pictures)}</main>`;
        const page = await openPage({ script, html, lang: 'en', query: 'nomotion=true', height: 1100 });
        await page.waitFor(() =>
          page
            .$$('main > *')
            .slice(1)
            .every((element) => element.matches(':state(ready)')),
        );
        return page;
      };

      /** The visitor goes to the second slide, opens a section and a menu, and fills in both forms. */
      const visit = async (page: Page): Promise<void> => {
        page.click(page.byRole('button', { name: 'Next', within: page.$('#slideshow') }));
        page.click(page.$('details:last-child summary'));
        page.click(page.byRole('tab', { name: 'Dinner' }));
        page.byRole('textbox', { name: 'Your name' }).focus();
        await page.type('Ana');
        page.byRole('textbox', { name: /^Message/ }).focus();
        await page.type('Hello');
        page.byRole('checkbox', { name: 'Send me news' }).click();
        const colour = page.byRole('combobox', { name: 'Colour' }) as HTMLSelectElement;
        colour.selectedIndex = 1;
        colour.dispatchEvent(new page.window.Event('input', { bubbles: true }));
        await page.waitFor(() => stateOf(page).slide === '2 of 3');
      };

      const stateOf = (page: Page) => ({
        slide: page.byRole('group', { name: /^\d+ of \d+/, within: page.$('#slideshow') }).ariaLabel,
        tiles: page.$$('#grid img').filter((image) => image.checkVisibility() && image.clientWidth > 100)
          .length,
        sections: page.$$<HTMLDetailsElement>('details').map(({ open }) => open),
        menu: page.$('[role="tab"][aria-selected="true"]').textContent?.trim(),
        dishes: ['Soup', 'Fish'].filter((dish) => page.text().includes(dish)),
        name: (page.byRole('textbox', { name: 'Your name' }) as HTMLInputElement).value,
        message: (page.byRole('textbox', { name: /^Message/ }) as HTMLTextAreaElement).value,
        counter: /\d+ \/ 40/.exec(page.text())?.[0],
        colour: (page.byRole('combobox', { name: 'Colour' }) as HTMLSelectElement).value,
        news: (page.byRole('checkbox', { name: 'Send me news' }) as HTMLInputElement).checked,
      });

      const visited = {
        slide: '2 of 3',
        tiles: 3,
        sections: [false, true],
        menu: 'Dinner',
        dishes: ['Fish'],
        name: 'Ana',
        message: 'Hello',
        counter: '5 / 40',
        colour: 'Ochre',
        news: true,
      };

      it('keeps the slide, the section, the tab and the typed texts when nothing has changed', async () => {
        const page = await open();
        await visit(page);
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
});
