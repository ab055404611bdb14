/** Blocks of a page whose site context comes late: from a deferred script, or at the end of a document that arrives in parts. */
import { flavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

const context = {
  blocks: { questions: { items: [{ title: '¿Enseñan?', description: 'Sí.' }] } },
  announcementBarSettings: { text: '<p>Cerrado el lunes</p>' },
  showAnnouncementBar: true,
  cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
};

const body = `<az-announcement-bar></az-announcement-bar>
  <az-accordion loading="eager" data-ref="questions"></az-accordion>
  <az-accordion loading="eager"><details><summary>Taller</summary><p>De ocho a dos.</p></details></az-accordion>
  <az-embed loading="eager"><a href="https://www.youtube.com/watch?v=abcdefghijk">Un video</a></az-embed>`;

/** How long blocks have until the page's own script runs. */
const delayMs = 700;

const bar = (page: Page): string =>
  page.text(
    page.$('az-announcement-bar').shadowRoot?.querySelector('[part=text]') ?? page.$('az-announcement-bar'),
  );

for (const { name, script } of flavours) {
  const head = `<title>Taller</title><script src="${script}" async></script>`;

  const expectContext = async (page: Page): Promise<void> => {
    await page.waitFor(() => page.byRole('button', { name: '¿Enseñan?' }));
    await page.waitFor(() => bar(page).includes('Cerrado el lunes'));
    await page.waitFor(() => page.byRole('button', { name: /Aceptar/ }));
    expect(page.$('az-embed').shadowRoot?.querySelector('iframe')).to.be.null;
    expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
  };

  describe(`a site context that comes late (${name})`, () => {
    afterEach(resetSite);

    it('from a deferred script: blocks that have rendered show its data, and third parties have waited', async () => {
      await fault({ path: '/slow.js', delayMs });
      const page = await openPage({
        html: `<!doctype html><html lang="es"><head>${head}<script src="/slow.js" defer></script>
          <script type="module">
            window.readyBefore = document.querySelectorAll('az-accordion:state(ready)').length;
            Azulejo.context = ${JSON.stringify(context)};
          </script></head><body>${body}</body></html>`,
      });
      await expectContext(page);
      // The page's own content did not wait.
      expect(page.window).to.have.property('readyBefore', 1);
    });

    it('at the end of a document that arrives in parts', async () => {
      const json = `<script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script>`;
      const page = await openPage({
        html: `<!doctype html><html lang="es"><head>${head}</head><body>${body}<p>…</p>`,
        chunks: [{ html: `${json}</body></html>`, delayMs }],
      });
      await expectContext(page);
    });

    it('is what scripts read as Azulejo.context, also on a page without a block', async () => {
      const json =
        '<script type="application/json" data-azulejo-context>{"website": {"language": "es-MX"}}</script>';
      const page = await openPage({
        html: `<!doctype html><html lang="es"><head>${head}${json}</head><body><p>Taller</p></body></html>`,
      });
      await page.waitFor(() => page.window.Azulejo?.context);
      expect(page.window.Azulejo.context).to.deep.equal({ website: { language: 'es-MX' } });
    });
  });
}
