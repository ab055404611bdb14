/**
 * What the visitor has done in a block is still there when another program takes the element out of the page, for longer than a
 * move, and puts it back: Vue's KeepAlive, a router that caches pages.
 */

import { currentPosition, gallery, waitForSlide } from '../gallery/slideshow-support';
import { mapRoot } from '../map/support';
import { isReady } from '../support/blocks';
import { bothFlavours } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';

const pictures = ['lazo', 'olas', 'estrella', 'clavel']
  .map((name) => `<img src="/pictures/${name}-500w.jpg" width="500" height="333" alt="${name}">`)
  .join('');

const sections = ['One', 'Two', 'Three']
  .map((title) => `<details><summary>${title}</summary><p>Answer.</p></details>`)
  .join('');

const items = JSON.stringify(['One', 'Two'].map((title) => ({ title, description: '<p>Answer.</p>' })));

const table = `<table><thead><tr><th>Month</th><th>Courses</th><th>Tours</th></tr></thead>
  <tbody><tr><th>May</th><td>12</td><td>34</td></tr><tr><th>June</th><td>19</td><td>20</td></tr></tbody></table>`;

const events = '<ul><li><b>Talk</b> <time datetime="2026-05-20">May 20</time></li></ul>';

const pastDates = `<ul><li><time datetime="2024-03-01">March 1, 2024</time>, <strong>Casa</strong>, Bogotá</li>
  <li><time datetime="2024-03-04">March 4, 2024</time>, <strong>Foro</strong>, Puebla</li></ul>`;

const menus = ['Lunch', 'Dinner']
  .map((title) => `<section><h2>${title}</h2><dl><dt>Rice</dt><dd>Good.</dd></dl></section>`)
  .join('');

const variants = ['Blue', 'Red'].map((Color, index) => ({
  sku: `SQ${index}`,
  price: 1200,
  unlimited: true,
  attributes: { Color },
}));

const product = JSON.stringify({
  id: 'tile',
  title: 'Tile',
  structuredContent: { productType: 1, variants, variantOptionOrdering: ['Color'] },
});

const products = ['Tiles', 'Panels']
  .map(
    (category) =>
      `<article data-categories="${category}" data-price="10"><h2><a href="#${category}">${category}</a></h2></article>`,
  )
  .join('');

const articles = Array.from(
  { length: 8 },
  (_, index) => `<article><h3><a href="#${index}">Article ${index}</a></h3></article>`,
).join('');

const steps = JSON.stringify([
  { id: 'first', title: 'First step', type: 'page-break' },
  { id: 'name', title: 'Name', type: 'text' },
  { id: 'second', title: 'Second step', type: 'page-break' },
  { id: 'why', title: 'Why', type: 'text' },
]);

const recordings = JSON.stringify([
  { title: 'Bell', url: '/recordings/campana.wav' },
  { title: 'Waltz', url: '/recordings/vals.wav' },
]);

interface Case {
  tag: string;
  what: string;
  html: string;
  /** What the visitor does. */
  act(page: Page): unknown;
  /** What the page shows of it. */
  seen(page: Page): unknown;
  /** What it shows then. */
  expected: unknown;
}

const press = (page: Page, role: string, name: string | RegExp): void =>
  page.click(page.byRole(role, { name }));

const openTitles = (page: Page): string[] =>
  page.$$<HTMLDetailsElement>('details[open] summary').map((summary) => page.text(summary));

const chooseCategory = async (page: Page): Promise<void> => {
  const control = await page.waitFor(
    () => page.allByRole('checkbox', { name: /Panels/ })[0] ?? page.allByRole('combobox')[0],
  );
  if (control instanceof page.window.HTMLSelectElement) {
    control.value = 'Panels';
    control.dispatchEvent(new page.window.Event('change', { bubbles: true }));
  } else page.click(control);
};

const cases: Case[] = [
  {
    tag: 'az-accordion',
    what: 'its open sections',
    html: `<az-accordion multiple>${sections}</az-accordion>`,
    act(page) {
      for (const summary of page.$$<HTMLElement>('summary').slice(1)) page.click(summary);
    },
    seen: openTitles,
    expected: ['Two', 'Three'],
  },
  {
    tag: 'az-accordion',
    what: 'that all sections are closed',
    html: `<az-accordion open-first>${sections}</az-accordion>`,
    act: (page) => page.click(page.$('summary')),
    seen: openTitles,
    expected: [],
  },
  {
    tag: 'az-accordion',
    what: 'the open section of data',
    html: `<az-accordion items='${items}'></az-accordion>`,
    act: (page) => page.click(page.$$<HTMLElement>('summary')[1] as HTMLElement),
    seen: openTitles,
    expected: ['Two'],
  },
  {
    tag: 'az-pricing-toggle',
    what: 'the option',
    html: '<az-pricing-toggle left="Monthly" right="Yearly"><p data-option="left">5</p><p data-option="right">50</p></az-pricing-toggle>',
    act: (page) => press(page, 'radio', 'Yearly'),
    seen: (page) => page.text(page.$('az-pricing-toggle')).includes('50'),
    expected: true,
  },
  {
    tag: 'az-gallery',
    what: 'the slide, and that autoplay is paused',
    html: `<az-gallery lang="en" design="slideshow" autoplay>${pictures}</az-gallery>`,
    async act(page) {
      press(page, 'button', 'Pause');
      await page.waitFor(() => gallery(page).goTo(2));
      await waitForSlide(page, 3);
    },
    seen: (page) => [currentPosition(page), page.allByRole('button', { name: 'Pause' }).length],
    expected: ['3', 0],
  },
  {
    tag: 'az-summary',
    what: 'the items that the carousel shows',
    html: `<az-summary design="carousel">${articles}</az-summary>`,
    act: (page) => press(page, 'button', /siguiente/i),
    seen: (page) =>
      page.allByRole('button', { name: /anterior/i })[0]?.matches(':enabled:not([aria-disabled=true])'),
    expected: true,
  },
  {
    tag: 'az-calendar',
    what: 'the month',
    html: `<az-calendar month="2026-05" lang="en">${events}</az-calendar>`,
    act: (page) => press(page, 'button', 'Next month'),
    seen: (page) => page.text(page.$('[part="heading"]')),
    expected: 'June 2026',
  },
  {
    tag: 'az-calendar',
    what: 'that the list of past events is open',
    html: `<az-calendar view="list" lang="en">${events}</az-calendar>`,
    act: (page) => page.click(page.$('[part="past-summary"]')),
    seen: (page) => page.text().includes('Talk'),
    expected: true,
  },
  {
    tag: 'az-tour-dates',
    what: 'that past dates are open, and how many show',
    html: `<az-tour-dates page-size="1">${pastDates}</az-tour-dates>`,
    async act(page) {
      page.click(page.$('[part="past-summary"]'));
      page.click(await page.waitFor(() => page.$$<HTMLElement>('[part="load-more"]')[0]));
    },
    seen: (page) => page.$$('[part="entry"]').length,
    expected: 2,
  },
  {
    tag: 'az-chart',
    what: 'the hidden series and the open table',
    html: `<az-chart lang="en">${table}</az-chart>`,
    async act(page) {
      page.click(await page.waitFor(() => page.allByRole('button', { name: 'Courses' })[0]));
      press(page, 'button', /table/i);
    },
    seen: (page) => [
      page.allByRole('button', { name: 'Courses' })[0]?.ariaPressed,
      page.allByRole('button', { name: /table/i })[0]?.ariaExpanded,
    ],
    expected: ['false', 'true'],
  },
  {
    tag: 'az-menu',
    what: 'the open menu',
    html: `<az-menu>${menus}</az-menu>`,
    act: (page) => press(page, 'tab', 'Dinner'),
    seen: (page) => page.byRole('tab', { name: 'Dinner' }).ariaSelected,
    expected: 'true',
  },
  {
    tag: 'az-marquee',
    what: 'that it is paused',
    html: `<az-marquee items='[{"text":"Slow"}]'></az-marquee>`,
    act: (page) => page.click(page.$('[part="pause"]')),
    seen: (page) => page.$$('[part="pause"]')[0]?.className,
    expected: 'play',
  },
  {
    tag: 'az-product',
    what: 'the variant and the quantity',
    html: `<az-product data='${product}'></az-product>`,
    async act(page) {
      press(page, 'radio', 'Red');
      page.byRole('spinbutton').focus();
      (page.byRole('spinbutton') as HTMLInputElement).select();
      await page.type('3');
    },
    seen: (page) => [
      (page.byRole('radio', { name: 'Red' }) as HTMLInputElement).checked,
      (page.byRole('spinbutton') as HTMLInputElement).value,
    ],
    expected: [true, '3'],
  },
  {
    tag: 'az-collection',
    what: 'the filter of a list that has no place in the address',
    html: `<az-collection type="products" history="false" filters='["category"]'>${products}</az-collection>`,
    act: (page) => chooseCategory(page),
    seen: (page) => page.$$<HTMLElement>('article').filter((one) => one.checkVisibility()).length,
    expected: 1,
  },
  {
    tag: 'az-announcement-bar',
    what: 'that it is closed',
    html: '<az-announcement-bar dismissible>We are closed on May 1.</az-announcement-bar>',
    act: (page) => page.click(page.$('[part="close"]')),
    seen: (page) => page.$('az-announcement-bar').offsetHeight,
    expected: 0,
  },
  {
    tag: 'az-embed',
    what: 'that the frame has been asked for',
    html: `<az-embed><a href="https://vimeo.com/76979871"><img src="/pictures/lazo-500w.jpg" width="500" height="333" alt="Kiln"></a></az-embed>`,
    act: (page) => page.click(page.$('[part="show"]')),
    seen: (page) => page.$$('iframe').length,
    expected: 1,
  },
  {
    tag: 'az-map',
    what: 'the zoom',
    html: '<az-map map-lat="36.7203" map-lng="-30.3999" map-zoom="15">Plaza Mayor 3</az-map>',
    async act(page) {
      await page.waitFor(() => page.$('az-map').matches(':state(showing)'));
      page.$('[part="map"]').focus();
      await page.press('+');
    },
    seen: (page) => {
      const levels = [...mapRoot(page).querySelectorAll('img')].map(
        ({ src }) => /\/(\d+)\/\d+\/\d+/.exec(src)?.[1],
      );
      return [...new Set(levels)];
    },
    expected: ['16'],
  },
  {
    tag: 'az-audio',
    what: 'the recording',
    html: `<az-audio items='${recordings}' lang="en"></az-audio>`,
    act: (page) => press(page, 'button', /^Next/),
    seen: (page) => page.text(page.$('[part="title"]')),
    expected: 'Waltz',
  },
  {
    tag: 'az-video',
    what: 'the time of a file',
    html: '<az-video url="/films/estrellas.webm" overlay="false"></az-video>',
    async act(page) {
      const player = await page.waitFor(() => page.$$<HTMLVideoElement>('video')[0]);
      await page.waitFor(() => player.readyState > 0);
      player.currentTime = 1.5;
    },
    seen: (page) => page.$$<HTMLVideoElement>('video')[0]?.currentTime,
    expected: 1.5,
  },
  {
    tag: 'az-form',
    what: 'the step',
    html: `<az-form fields='${steps}' lang="en"></az-form>`,
    act: (page) => press(page, 'button', 'Next'),
    seen: (page) => page.allByRole('textbox', { name: /Why/ }).length,
    expected: 1,
  },
];

/**
 * Takes an element out of the page, as long as a visitor looks at something else, and puts it back.
 * @param away what happens meanwhile
 */
const leaveAndReturn = async (
  page: Page,
  element: HTMLElement,
  away: () => unknown = () => {},
): Promise<void> => {
  const mark = page.document.createComment('away');
  element.replaceWith(mark);
  await page.painted();
  expect(isReady(element)).to.equal(false);
  await away();
  mark.replaceWith(element);
  await page.waitFor(() => isReady(element));
};

const manyItems = Array.from({ length: 60 }, (_, index) => ({
  title: `Item ${index}`,
  fullUrl: `#${index}`,
}));

bothFlavours(({ name, script }) => {
  describe(`what the visitor has done (${name})`, () => {
    beforeEach(resetSite);

    for (const { tag, what, html, act, seen, expected } of cases)
      it(`${tag} keeps ${what} while the element is out of the page`, async () => {
        const page = await openPage({
          script,
          html: `<main>${html.replace(tag, `${tag} loading="eager"`)}</main>`,
        });
        const element = page.$<HTMLElement>(tag);
        await page.waitFor(() => isReady(element));
        await act(page);
        await page.waitFor(() => JSON.stringify(seen(page)) === JSON.stringify(expected));
        await leaveAndReturn(page, element);
        await page.waitFor(() => JSON.stringify(seen(page)) === JSON.stringify(expected));
        await page.painted();
        expect(seen(page)).to.deep.equal(expected);
        expect(page.warningsAndErrors()).to.deep.equal([]);
      });

    for (const { tag, html, shown } of [
      {
        tag: 'az-accordion',
        html: ['One', 'Two', 'Three']
          .map((title) => `<details id="${title}"><summary>${title}</summary><p>Answer.</p></details>`)
          .join(''),
        shown: openTitles,
      },
      {
        tag: 'az-menu',
        html: ['One', 'Two', 'Three']
          .map((title) => `<section id="${title}"><h2>${title}</h2><dl><dt>Rice</dt></dl></section>`)
          .join(''),
        shown: (page: Page) =>
          page
            .allByRole('tab')
            .filter(({ ariaSelected }) => ariaSelected === 'true')
            .map((tab) => page.text(tab)),
      },
    ])
      it(`${tag} goes back to no link that the visitor has followed, but follows another one`, async () => {
        const page = await openPage({
          script,
          html: `<main><${tag} loading="eager">${html}</${tag}></main>`,
        });
        const element = page.$<HTMLElement>(tag);
        await page.waitFor(() => isReady(element));
        page.window.location.hash = '#Two';
        await page.waitFor(() => shown(page).join() === 'Two');
        page.click(page.$$<HTMLElement>('summary, [role="tab"]')[0] as HTMLElement);
        await page.waitFor(() => shown(page).join() === 'One');
        await leaveAndReturn(page, element);
        await page.painted();
        expect(shown(page)).to.deep.equal(['One']);
        // As a router does, without `hashchange`.
        await leaveAndReturn(page, element, () => page.window.history.replaceState(null, '', '#Three'));
        await page.waitFor(() => shown(page).join() === 'Three');
      });

    it('az-pricing-toggle follows the address that a router has set meanwhile', async () => {
      const html = `<az-pricing-toggle loading="eager" history left="Monthly" right="Yearly">
        <p data-option="left">5</p><p data-option="right">50</p></az-pricing-toggle>`;
      const page = await openPage({ script, html });
      const element = page.$<HTMLElement>('az-pricing-toggle');
      await page.waitFor(() => isReady(element));
      press(page, 'radio', 'Yearly');
      await page.waitFor(() => page.text(element).includes('50'));
      await leaveAndReturn(page, element, () =>
        page.window.history.replaceState(null, '', page.window.location.href.replace('=right', '=left')),
      );
      await page.waitFor(() => !page.text(element).includes('50'));
    });

    it('az-form shows the message of a submission that has ended meanwhile, and leaves the focus where it is', async () => {
      const fields = JSON.stringify([{ id: 'name', title: 'Name', type: 'text' }]);
      const html = `<main><button>Elsewhere</button><az-form loading="eager" lang="en" form-id="a" fields='${fields}'></az-form></main>`;
      const page = await openPage({ script, html, query: 'nomotion=true' });
      const element = page.$<HTMLElement>('az-form');
      await page.waitFor(() => isReady(element));
      let hasSucceeded = false;
      element.addEventListener('az-success', () => {
        hasSucceeded = true;
      });
      await fault({ path: '/api/form/FormSubmissionKey', delayMs: 300 });
      press(page, 'button', 'Submit');
      await page.waitFor(() => page.text(page.$('[type="submit"]')) !== 'Submit');
      page.$('main > button').focus();
      await leaveAndReturn(page, element, () => page.waitFor(() => hasSucceeded));
      expect(page.allByRole('textbox').length).to.equal(0);
      expect(page.focused).to.equal(page.$('main > button'));
    });

    it('az-summary comes back with the item of a long carousel, and tells the page nothing', async () => {
      const html = `<az-summary loading="eager" design="carousel" page-size="60" items='${JSON.stringify(manyItems)}'></az-summary>`;
      const page = await openPage({ script, html, query: 'nomotion=true' });
      const element = page.$<HTMLElement>('az-summary');
      await page.waitFor(() => isReady(element) && page.text(element).includes('Item 59'));
      const heard: number[] = [];
      element.addEventListener('az-change', (event) => heard.push((event as CustomEvent).detail.index));
      for (let count = 0; count < 15; count++) {
        page.click(page.byRole('button', { name: 'Siguiente' }));
        await page.waitFor(() => heard.length === count + 1);
      }
      const [before] = heard.slice(-1);
      await leaveAndReturn(page, element);
      await page.painted();
      expect(heard.length).to.equal(15);
      page.click(page.byRole('button', { name: 'Siguiente' }));
      await page.waitFor(() => heard.length === 16);
      expect(heard.at(-1)).to.be.greaterThan(before ?? 0);
    });
  });
});
