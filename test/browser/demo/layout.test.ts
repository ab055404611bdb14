/** The first screen of each demo page does not move when the blocks' files arrive late. */

import { blocks } from 'azulejo:blocks';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { testRun } from '../support/test-run';

requestEachTime('elements/', 'azulejo.css');

/** After the first paint, on any machine: the loader and its stylesheet are not delayed. */
const moduleDelayMs = 300;
/** The layout shift that a page without the stylesheet may have: the loader reserves most places when it is there. */
const maxShiftWithoutStylesheet = 0.05;

interface Widths {
  withStylesheet: number[];
  withoutStylesheet: number[];
}

const wholePages = ['index', 'restaurant', 'shop', 'shop-product'];
const furtherPages = [
  'shop-cart',
  'shop-local',
  'shop-review',
  'tracking',
  'animation',
  'tooltip',
  'fonts',
  'sitio/index',
  'sitio/contacto',
  'sitio/coleccion',
  'sitio/eventos',
];

/**
 * The contract suite opens each block's pages with the stylesheet in a wide window. Without the stylesheet, `npm test` opens
 * only `wholePages`.
 */
const demoPages: Record<string, Widths> = Object.fromEntries([
  ...[...blocks.flatMap(({ pages }) => pages), ...furtherPages.map((name) => `${name}.html`)].map((file) => [
    file,
    { withStylesheet: [390], withoutStylesheet: testRun.hasAllFlavours ? [1280] : [] },
  ]),
  ...wholePages.map((name) => [
    `${name}.html`,
    { withStylesheet: [1280, 390], withoutStylesheet: [1280, 390] },
  ]),
]);

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
};

/**
 * Layout shifts once the page has been parsed and all blocks of the first screen have rendered. Before that, the page moves by
 * itself: a slow machine paints `<az-menu>` with its first section, and the place of the tabs comes with the second.
 */
const expectShift = async (page: Page, limit: number): Promise<void> => {
  const elements = page.$$('*').filter(({ localName }) => localName.startsWith('az-'));
  await page.waitFor(() => elements.filter(isInView).every(isReady));
  await page.shift();
  const [{ domInteractive }] = page.window.performance.getEntriesByType('navigation') as [
    PerformanceNavigationTiming,
  ];
  const shifts = page.captured.shifts.filter(({ startTime }) => startTime > domInteractive);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.window.innerWidth} px: ${page.describeShifts(shifts)}`).to.be.at.most(limit);
};

defaultFlavour(({ name, script, base }) => {
  // Only Chromium reports layout shifts.
  if (!supports('layoutShift')) return;

  describe(`a demo page (${name})`, () => {
    afterEach(resetSite);

    it('is no wider than a phone before its blocks have loaded', async () => {
      await fault({ path: `${base}elements/*`, status: 404, body: '', times: 1000 });
      for (const file of ['gallery-transitions.html', ...wholePages.map((page) => `${page}.html`)]) {
        const page = await openPage({ url: `/${file}`, script, width: 360, height: 800 });
        expect(page.document.documentElement.scrollWidth, file).to.be.at.most(360);
        page.close();
      }
    });

    it('shows short addresses in its code, and copies complete ones', async () => {
      const page = await openPage({ url: '/accordion.html', script });
      await page.waitFor(() => page.$$('.copy').length > 0);
      const code = page.$('.snippet code');
      expect(code.textContent).to.include('"../dist/azulejo.js"');
      page.window.getSelection()?.selectAllChildren(code);
      const clipboardData = new DataTransfer();
      code.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      expect(clipboardData.getData('text/plain')).to.include(
        `"${new URL('/dist/azulejo.js', location.href)}"`,
      );
    });

    it('prints its code without the controls of the screen', async () => {
      const page = await openPage({ url: '/accordion.html', script });
      await page.waitFor(() => page.$$('.playground-controls input').length > 0);
      await emulateMedia({ media: 'print' });
      try {
        const visible = page
          .$$('.theme, .copy, .playground-controls, .playground-bar')
          .filter((element) => element.getClientRects().length > 0);
        expect(visible).to.deep.equal([]);
        for (const pre of page.$$('.snippet pre')) {
          expect(pre.scrollWidth).to.be.at.most(pre.clientWidth);
          expect(pre.scrollHeight).to.be.at.most(pre.clientHeight);
        }
      } finally {
        await emulateMedia({});
      }
    });
  });

  describe(`a demo page whose blocks arrive late (${name})`, () => {
    afterEach(resetSite);

    for (const [file, { withStylesheet, withoutStylesheet }] of Object.entries(demoPages))
      it(`${file} does not move${withoutStylesheet.length ? ', and hardly without the stylesheet' : ''}`, async () => {
        await fault({ path: `${base}elements/*`, delayMs: moduleDelayMs, times: 1000 });
        // On a busy machine, a font can arrive after the first paint and move the text itself.
        await fault({ path: '/fonts/*', status: 404, body: '', times: 1000 });
        const open = (widths: number[]) =>
          Promise.all(widths.map((width) => openPage({ url: `/${file}`, script, width, height: 800 })));
        const pages = await open(withStylesheet);
        if (withoutStylesheet.length > 0) {
          const times = withoutStylesheet.length;
          await fault({ path: `${base}azulejo.css`, status: 404, body: '', times });
        }
        const pagesWithoutStylesheet = await open(withoutStylesheet);
        for (const page of pages) await expectShift(page, 0);
        for (const page of pagesWithoutStylesheet) await expectShift(page, maxShiftWithoutStylesheet);
      });
  });
});
