/** What is requested, when, and how often. */
import {
  accordion,
  allowRequests,
  allReady,
  cameAsAllowed,
  documentOf,
  far,
  filesOf,
  isReady,
} from './loader-support';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

const slowMs = 700;

/** When a file was asked for and when its answer had come, as the page's own log has it. */
const timesOf = (page: Page, path: string) =>
  (page.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname === path)
    .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }));

bothFlavours((flavour) => {
  const { name, script } = flavour;

  describe(`requests (${name})`, () => {
    afterEach(resetSite);

    const cases = [
      { block: 'accordion', hint: '', html: accordion() },
      { block: 'gallery', hint: 'grid', html: '<az-gallery design="grid" loading="eager"></az-gallery>' },
      {
        block: 'gallery',
        hint: 'grid',
        html: `<az-gallery data='{"design": "grid"}' loading="eager"></az-gallery>`,
      },
    ];
    for (const { block, hint, html } of cases)
      it(`go out for all modules of ${html.slice(0, 40)} at once`, async () => {
        const { element, chunks } = await filesOf(flavour, block, hint);
        const paths = [element, ...chunks];
        expect(paths.length).to.be.greaterThan(hint ? 2 : 1);
        for (const path of paths) await fault({ path, delayMs: slowMs });
        const page = await openPage({ script, html });
        await allReady(page, `az-${block}`, { timeoutMs: 15_000 });
        const times = paths.map((path) => timesOf(page, path)[0]);
        const lastAsked = Math.max(...times.map((time) => time?.startTime ?? Number.NaN));
        const firstAnswered = Math.min(...times.map((time) => time?.responseEnd ?? Number.NaN));
        expect(lastAsked).to.be.lessThan(firstAnswered);
      });

    it('go out once for each file of a page, however many elements need it', async () => {
      const one = await filesOf(flavour, 'accordion');
      const other = await filesOf(flavour, 'gallery', 'grid');
      const paths = [...new Set([one.element, other.element, ...one.chunks, ...other.chunks])];
      for (const path of paths) await allowRequests(path, 1);
      const gallery = '<az-gallery design="grid" loading="eager"></az-gallery>';
      const page = await openPage({
        script,
        html: `${accordion()}${gallery}${accordion()}${far}${gallery}${accordion('id="later" loading="lazy"')}`,
      });
      await allReady(page, '[loading="eager"]');
      page.$('#later').scrollIntoView();
      await allReady(page, '#later');
      await page.window.Azulejo.load('accordion');
      await page.window.Azulejo.load('gallery', 'grid');
      expect(page.errors).to.deep.equal([]);
      const counts = await Promise.all(paths.map(async (path) => [path, await cameAsAllowed(path)]));
      expect(counts).to.deep.equal(paths.map((path) => [path, true]));
    });

    it('go out only when an element needs the file', async () => {
      const { element, chunks } = await filesOf(flavour, 'accordion');
      const page = await openPage({ script, html: far + accordion('') });
      await page.waitFor(() => page.window.Azulejo);
      await page.painted();
      expect([element, ...chunks].flatMap((path) => timesOf(page, path))).to.deep.equal([]);
      expect(page.$$('link, script:not([src$="azulejo.js"]):not([src*="capture"])').length).to.equal(0);
    });

    it('leave only link elements, in the head', async () => {
      const page = await openPage({ script, html: accordion() });
      await allReady(page);
      expect(page.$$('link:not(head > [rel="preload"])').length).to.equal(0);
      expect(page.$$('style').length).to.equal(0);
    });

    it('go out with Azulejo.load before there is an element of the block', async () => {
      const page = await openPage({ script, html: '' });
      await page.waitFor(() => page.window.Azulejo);
      await page.window.Azulejo.load('accordion');
      expect(page.window.customElements.get('az-accordion')).to.be.a('function');
      page.document.body.innerHTML = accordion();
      await allReady(page);
    });

    it('are needless for a module that is imported without the loader: its elements render at once', async () => {
      const html = documentOf({
        body: `${far}${accordion('loading="interaction"')}
          <script type="module" src="${flavour.base}elements/accordion.js"></script>`,
      });
      const page = await openPage({ html });
      await allReady(page);
      expect(page.window.Azulejo).to.equal(undefined);
      page.document.body.insertAdjacentHTML('beforeend', accordion('id="later"'));
      await allReady(page, '#later');
      expect(page.errors).to.deep.equal([]);
    });

    it('are needless for a module that is imported before the loader runs', async () => {
      const html = documentOf({
        head: `<script src="${script}" data-manual></script>`,
        body: `${accordion('loading="interaction"')}
          <script type="module" src="${flavour.base}elements/accordion.js"></script>`,
      });
      const page = await openPage({ html });
      await allReady(page);
      expect(page.$$('az-accordion').every(isReady)).to.equal(true);
    });
  });
});
