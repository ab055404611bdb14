/** The fonts that a site context names. The demo's server stands in for the services. */

import { consentOf } from './cookie-banner/support';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, requestEachTime, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';
import { callsOf, restrictive, started, website } from './tracking/support';

requestEachTime('fonts.js');

defaultFlavour((flavour) => {
  const { name, script, base } = flavour;

  const open = (context: object, head = '', body = ''): Promise<Page> =>
    openPage({
      html: `<!doctype html><html lang="es"><head><title>Letras</title>
        <script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script>${head}
        <script src="${script}" data-google-fonts="/_fonts/css" data-typekit="/_fonts/kits/" async></script></head>
        <body><h1 style="font-family: Lora, monospace">Esmalte</h1>${body}</body></html>`,
    });
  const stylesheets = (page: Page): string[] =>
    page.$$<HTMLLinkElement>('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');
  const families = (page: Page): string[] =>
    [...page.document.fonts].map((face) => `${face.family.replaceAll(/["']/g, '')} ${face.display}`);
  const linesWith = (page: Page, text: string): string[] =>
    page.console.map((line) => line.text).filter((line) => line.includes(text));

  describe(`fonts (${name})`, () => {
    afterEach(resetSite);

    it('come in one stylesheet, and texts show in another font until theirs has arrived', async () => {
      const page = await open({ googleFonts: [{ includeName: 'Lora:400,700' }, { includeName: 'Figtree' }] });
      await page.waitFor(() => page.document.fonts.size === 2);
      expect(stylesheets(page).length).to.equal(1);
      expect(families(page)).to.deep.equal(['Lora swap', 'Figtree swap']);
      await page.waitFor(() => [...page.document.fonts].some(({ status }) => status === 'loaded'));
    });

    it('are those of a context that a deferred script sets after the loader has run', async () => {
      const context = { googleFonts: [{ includeName: 'Lora:400,700' }] };
      const page = await openPage({
        html: `<!doctype html><html lang="es"><head><title>Letras</title>
          <script src="${script}" data-google-fonts="/_fonts/css" defer></script>
          <script type="module">Azulejo.context = ${JSON.stringify(context)}</script></head>
          <body><h1 style="font-family: Lora, monospace">Esmalte</h1></body></html>`,
      });
      await page.waitFor(() => page.document.fonts.size === 1);
      expect(families(page)).to.deep.equal(['Lora swap']);
    });

    it('wait for consent under a restrictive policy, and leave when the visitor withdraws it', async () => {
      const page = await open(
        { googleFonts: ['Lora'], cookieSettings: restrictive },
        '',
        '<az-cookie-banner></az-cookie-banner>',
      );
      await page.waitFor(() => page.$$('az-cookie-banner').every(isReady));
      await page.waitFor(() =>
        page.window.performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.endsWith('/fonts.js')),
      );
      await page.painted();
      expect([stylesheets(page), await received('/_fonts/css')]).to.deep.equal([[], []]);
      consentOf(page).set(true);
      await page.waitFor(() => page.document.fonts.size === 1);
      consentOf(page).set(false);
      await page.waitFor(() => page.document.fonts.size === 0);
      expect(stylesheets(page)).to.deep.equal([]);
      consentOf(page).set(true);
      await page.waitFor(() => page.document.fonts.size === 1);
    });

    it('that Typekit no longer has are logged, and reported to the page and to the site’s server', async () => {
      const listener = `<script>window.heard = []; document.addEventListener('az-error', ({ detail }) => heard.push(detail.error.message));</script>`;
      const page = await open(
        {
          website: { ...website, typekitId: 'azu1ejo' },
          typekitFonts: [
            { id: 'a', name: 'Tile Sans', status: 'active' },
            { id: 'b', name: 'Old Glaze', status: 'active' },
            { id: 'c', name: 'Fraunces', status: 'inactive' },
          ],
        },
        listener,
      );
      const heard = () => (page.window as unknown as { heard: string[] }).heard;
      await page.waitFor(() => heard().length === 2);
      // By their status at once, by the kit later.
      const expected = ['Fraunces', 'Old Glaze'].map(
        (font) => `Requested font no longer in Typekit: ${font}`,
      );
      expect(heard()).to.deep.equal(expected);
      expect(linesWith(page, 'Requested font no longer in Typekit').length).to.equal(2);
      const [call] = await callsOf('/api/events/RecordJavascriptErrors');
      const records = call?.body as { event: string; data: { app: string; message: string } }[];
      expect(records.map(({ event, data }) => [event, data.app, data.message])).to.deep.equal(
        expected.map((message) => ['JavascriptError', 'azulejo', message]),
      );
      page.window.dispatchEvent(new page.window.Event('pagehide'));
      await page.painted();
      expect(await received('/api/events/Trace')).to.deep.equal([]);
    });

    it('that the context says are gone need no kit to be logged and reported', async () => {
      const page = await open(
        { website, typekitFonts: [{ id: 'b', name: 'Old Glaze', status: 'deleted' }] },
        '',
        '<az-accordion></az-accordion>',
      );
      const line = 'Requested font no longer in Typekit: Old Glaze';
      await page.waitFor(() => linesWith(page, line).length === 1);
      await started(page, flavour);
      await page.waitFor(async () =>
        JSON.stringify(await received('/api/events/RecordJavascriptErrors')).includes(line),
      );
      expect(linesWith(page, 'typekitFonts needs').length).to.equal(0);
      // Reported while the collectors listen, too.
      page.document.dispatchEvent(
        new page.window.CustomEvent('az-error', {
          detail: { error: page.window.eval(`Error('${line} 2')`) },
        }),
      );
      await page.waitFor(async () =>
        JSON.stringify(await received('/api/events/RecordJavascriptErrors')).includes(`${line} 2`),
      );
    });

    it('that cannot be loaded are one line in the console', async () => {
      await fault({ path: '/_fonts/css', status: 500, body: '' });
      const page = await open({ googleFonts: ['Lora', 7] });
      await page.waitFor(() => linesWith(page, 'could not be loaded').length === 1);
      expect(linesWith(page, 'googleFonts has 7').length).to.equal(1);
      // The page's own record of the failed request.
      expect(page.errors.filter(({ message }) => !message.startsWith('Could not load'))).to.deep.equal([]);
    });

    it('do not come where the page calls Azulejo.destroy() before their module has arrived', async () => {
      await fault({ path: `${base}fonts.js`, delayMs: 300, times: 2 });
      const page = await open({ googleFonts: ['Lora'] });
      page.window.Azulejo.destroy();
      await page.window.eval(`import('${base}fonts.js')`);
      await page.painted();
      expect(stylesheets(page)).to.deep.equal([]);
    });

    it('cost a page without them nothing', async () => {
      const page = await open({ website, googleFonts: [], typekitFonts: [] });
      await page.window.Azulejo.animate();
      const files = page.window.performance.getEntriesByType('resource').map((entry) => entry.name);
      expect(files.filter((file) => /fonts/.test(file))).to.deep.equal([]);
    });
  });
});
