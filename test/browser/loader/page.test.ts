/** The loader on pages that print, lose their network, or name an element like the API. */

import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { accordion, allReady, documentOf, far, filesOf } from './support';

requestEachTime('elements/');

defaultFlavour((flavour) => {
  const { name, script, base } = flavour;

  describe(`the loader (${name})`, () => {
    afterEach(resetSite);

    it('starts on a page with an element whose id is "Azulejo"', async () => {
      const page = await openPage({ script, html: `<h2 id="Azulejo">Azulejo</h2>${accordion()}` });
      await allReady(page);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('is not needed for blocks that a module starts, also with such an element', async () => {
      const html = `<h2 id="Azulejo">Azulejo</h2>${accordion()}
        <script type="module" src="${base}elements/accordion.js"></script>`;
      const page = await openPage({ script: null, html });
      await allReady(page);
      expect(page.errors).to.deep.equal([]);
    });

    it('is not needed to report once that the site context cannot be read', async () => {
      const stored = accordion('data-ref="questions"');
      const html = `${stored}${stored}<script type="application/json" data-azulejo-context>{"blocks"</script>
        <script type="module" src="${base}elements/accordion.js"></script>`;
      const page = await openPage({ script: null, html });
      await allReady(page);
      expect(page.consoleTexts('error').filter((text) => text.includes('The site context'))).to.have.length(
        1,
      );
    });

    it('leaves the content of the page as it is in a browser without custom states', async () => {
      const oldBrowser = `<script>
        CSS.supports = () => false;
        CustomStateSet.prototype.add = () => { throw new SyntaxError('custom states'); };
      </script>`;
      const page = await openPage({ script, html: oldBrowser + accordion() });
      await page.waitFor(() => page.window.Azulejo);
      await page.window.Azulejo.load('accordion');
      await page.painted();
      expect(page.$('summary').checkVisibility()).to.equal(true);
      expect(page.errors).to.deep.equal([]);
    });

    it('loads a block below the fold when the visitor prints', async () => {
      const page = await openPage({ script, html: `${accordion()}${far}${accordion('id="below"')}` });
      await allReady(page, 'az-accordion:not(#below)');
      expect(isReady(page.$('#below'))).to.equal(false);
      page.window.dispatchEvent(new Event('beforeprint'));
      await allReady(page, '#below');
    });

    it('loads a block in a shadow root, too, when the visitor prints', async () => {
      const page = await openPage({ script, html: `${far}<div id="host"></div>` });
      await page.waitFor(() => page.window.Azulejo);
      const root = page.$('#host').attachShadow({ mode: 'open' });
      root.innerHTML = accordion('');
      page.window.Azulejo.scan(root);
      page.window.dispatchEvent(new Event('beforeprint'));
      await allReady(page);
    });

    it('loads no block that the site context asks for after Azulejo.destroy()', async () => {
      const context = '{"websiteSettings":{"isRestrictiveCookiePolicyEnabled":true}}';
      const page = await openPage({
        html: documentOf({
          head: `<script src="${script}"></script><script>Azulejo.destroy()</script>`,
          body: `<script type="application/json" data-azulejo-context>${context}</script>`,
        }),
      });
      const isRequested = () => page.$$('link[href*="elements/cookie-banner"]').length > 0;
      expect(isRequested()).to.equal(false);
      page.window.Azulejo.scan();
      expect(isRequested()).to.equal(true);
    });

    it('loads a block that failed once the browser is online again', async () => {
      const { element } = await filesOf(flavour, 'accordion');
      await fault({ path: element, status: 503, times: 50 });
      const page = await openPage({ script, html: accordion(), until: 'start' });
      await page.waitFor(() => page.consoleTexts('error').length > 0);
      await resetSite();
      page.window.dispatchEvent(new Event('online'));
      await allReady(page, 'az-accordion');
    });

    it('loads a block that failed when the block comes into view again', async () => {
      const { element } = await filesOf(flavour, 'accordion');
      await fault({ path: element, status: 503, times: 50 });
      const page = await openPage({ script, html: `${accordion()}${far}`, until: 'start' });
      await page.waitFor(() => page.consoleTexts('error').length > 0);
      await resetSite();
      page.window.scrollTo(0, 2000);
      await page.painted();
      await page.painted();
      page.window.scrollTo(0, 0);
      await allReady(page, 'az-accordion');
    });

    it('reserves the space of a slideshow and a map without a stylesheet of the page', async () => {
      const { element } = await filesOf(flavour, 'gallery');
      await fault({ path: element, delayMs: 2000 });
      const html =
        '<az-gallery design="slideshow"><img alt="" width="30" height="15"></az-gallery><p>Below</p>';
      const page = await openPage({ script, html, until: 'start' });
      await page.waitFor(() => page.window.Azulejo);
      const { width, height } = (page.$('az-gallery') as Element).getBoundingClientRect();
      expect(width / height).to.be.closeTo(2, 0.01);
    });

    it('reserves the space under a policy that forbids inline styles and text as code, without a violation', async () => {
      const { element } = await filesOf(flavour, 'gallery');
      await fault({ path: element, delayMs: 1000 });
      const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
      const html = '<az-gallery design="slideshow"><img alt="" width="30" height="15"></az-gallery>';
      const headers = { 'Content-Security-Policy': policy };
      const page = await openPage({ script, html, headers, until: 'start' });
      await page.waitFor(() => page.window.Azulejo);
      const { width, height } = page.$('az-gallery').getBoundingClientRect();
      expect(width / height).to.be.closeTo(2, 0.01);
      expect(isReady(page.$('az-gallery'))).to.equal(false);
      await allReady(page, 'az-gallery');
      expect(page.violations.map(({ effectiveDirective }) => effectiveDirective)).to.deep.equal([]);
    });

    it('reads texts of the page from a script, and adds a language', async () => {
      const texts = { es: { gallery: { next: 'Otra foto' } }, fr: { gallery: { next: 'Suivante' } } };
      const messages = `<script type="application/json" data-az-messages>${JSON.stringify(texts)}</script>`;
      const gallery =
        '<az-gallery design="slideshow" show-next-and-prev-controls="true" loading="eager"><img alt="a"><img alt="b"></az-gallery>';
      const page = await openPage({ script, html: `${messages}${gallery}<div lang="fr">${gallery}</div>` });
      await allReady(page, 'az-gallery');
      const labels = page
        .$$('az-gallery')
        .map((element) =>
          ['next', 'previous'].map((part) => element.shadowRoot?.querySelector(`[part~=${part}]`)?.ariaLabel),
        );
      expect(labels).to.deep.equal([
        ['Otra foto', 'Anterior'],
        ['Suivante', 'Anterior'],
      ]);
    });
  });
});
