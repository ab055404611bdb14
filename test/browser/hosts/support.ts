/** Shared by the suites of hosts: a page with a block for each kind of state, and a visitor who changes each state. */
import { isReady } from '../support/blocks';
import type { Page } from '../support/page';

export const figure = (name: string): string =>
  `<figure><img src="/pictures/${name}-500w.jpg" alt="${name}" width="500" height="333"><figcaption>About ${name}</figcaption></figure>`;

export const contentOf = (pictures: string[], { answer = 'Two days' } = {}): string => `
  <h1>Tiles</h1>
  <az-gallery id="slideshow" design="slideshow" loading="eager" image-aspect-ratio="3:2">${pictures.map(figure).join('')}</az-gallery>
  <az-gallery id="grid" design="grid" loading="eager" lightbox>${pictures.map(figure).join('')}</az-gallery>
  <az-lightbox id="zoom" loading="eager"><img src="/pictures/clavel-500w.jpg" alt="clavel" width="500" height="333"></az-lightbox>
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

export const pictures = ['estrella', 'abanico', 'alacena'];

/** The blocks of `contentOf`, in the page's own tree. */
const blocks = 'az-gallery, az-lightbox, az-accordion, az-menu, az-form, az-cart, az-cart-indicator';

export const blocksIn = (page: Page): HTMLElement[] => [
  ...page.document.querySelectorAll<HTMLElement>(blocks),
];

/** Resolves when the page has blocks and all of them have rendered. */
export const whenReady = (page: Page): Promise<unknown> =>
  page.waitFor(() => {
    const elements = blocksIn(page);
    return elements.length > 0 && elements.every(isReady);
  });

/** The visitor goes to the second slide, opens a section and a menu, and fills in both forms. */
export const visit = async (page: Page): Promise<void> => {
  page.click(page.byRole('button', { name: 'Next', within: page.$('#slideshow') }));
  page.click(page.$('#questions details:last-child summary'));
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

export const stateOf = (page: Page) => ({
  slide: page.byRole('group', { name: /^\d+ of \d+/, within: page.$('#slideshow') }).ariaLabel,
  tiles: page.$$('#grid img').filter((image) => image.checkVisibility() && image.clientWidth > 100).length,
  sections: page.$$<HTMLDetailsElement>('#questions details').map(({ open }) => open),
  menu: page.$('[role="tab"][aria-selected="true"]').textContent?.trim(),
  dishes: ['Soup', 'Fish'].filter((dish) => page.text().includes(dish)),
  name: (page.byRole('textbox', { name: 'Your name' }) as HTMLInputElement).value,
  message: (page.byRole('textbox', { name: /^Message/ }) as HTMLTextAreaElement).value,
  counter: /\d+ \/ 40/.exec(page.text())?.[0],
  colour: (page.byRole('combobox', { name: 'Colour' }) as HTMLSelectElement).value,
  news: (page.byRole('checkbox', { name: 'Send me news' }) as HTMLInputElement).checked,
});

/** Opens the lightbox by keyboard, and closes it. The lightbox makes its picture a button when it is ready. */
export const openLightbox = async (page: Page, picture: HTMLElement): Promise<void> => {
  picture.focus();
  await page.press('Enter');
  await page.waitFor(() => page.allByRole('dialog').length === 1);
  await page.press('Escape');
  await page.waitFor(() => page.allByRole('dialog').length === 0);
};

/** The state of a page that no visitor has used. */
export const unvisited = {
  slide: '1 of 3',
  tiles: 3,
  sections: [true, false],
  menu: 'Lunch',
  dishes: ['Soup'],
  name: '',
  message: '',
  counter: '0 / 40',
  colour: 'Blue',
  news: false,
};

/** The state after `visit`. */
export const visited = {
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

/** Stores another page on the server and returns its address. */
export const storePage = async (html: string, { delayMs = 0 } = {}): Promise<string> => {
  const response = await fetch('/_page', { method: 'POST', body: JSON.stringify({ html, delayMs }) });
  return ((await response.json()) as { url: string }).url;
};
