/** The one script tag: it works wherever and however it stands in a page, and leaves the page its own names. */

import { isReady } from '../support/blocks';
import { bothFlavours, defaultFlavour, flavours } from '../support/flavour';
import { openPage } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { accordion, allReady, documentOf } from './support';

const body = accordion();

/** Each way to bring the script into a page. */
const waysWith = (script: string): Record<string, string> => ({
  'in the head, async': documentOf({ head: `<script src="${script}" async></script>`, body }),
  'in the head, deferred': documentOf({ head: `<script src="${script}" defer></script>`, body }),
  'in the head, neither': documentOf({ head: `<script src="${script}"></script>`, body }),
  'in the head, as a module': documentOf({ head: `<script src="${script}" type="module"></script>`, body }),
  'first in the body': documentOf({ body: `<script src="${script}"></script>${body}` }),
  'last in the body': documentOf({ body: `${body}<script src="${script}"></script>` }),
  'last in the body, as a module': documentOf({
    body: `${body}<script src="${script}" type="module"></script>`,
  }),
  'with a query': documentOf({ head: `<script src="${script}?v=1.2" async></script>`, body }),
  'with slashes and colons in its query': documentOf({
    head: `<script src="${script}?from=https://host:8080/a/b:1:2" async></script>`,
    body,
  }),
  'with a hash': documentOf({ head: `<script src="${script}#a/b" async></script>`, body }),
  'as a whole address': documentOf({
    head: `<script src="${location.origin}${script}" async></script>`,
    body,
  }),
  'where the page wants no stack traces': documentOf({
    head: `<script>Error.stackTraceLimit = 0</script><script src="${script}" async></script>`,
    body,
  }),
  'below a base that leads elsewhere': documentOf({
    head: `<base href="/elsewhere/deep/"><script src="${script}" async></script>`,
    body,
  }),
  'put in by another script': documentOf({
    body: `${body}<script>
        document.head.append(Object.assign(document.createElement('script'), { src: '${script}' }));
      </script>`,
  }),
  'put in by another script as a module, late': documentOf({
    body: `${body}<script>
        addEventListener('load', () => {
          const tag = Object.assign(document.createElement('script'), { src: '${script}', type: 'module' });
          document.head.append(tag);
        });
      </script>`,
  }),
  'written by another script': documentOf({
    head: `<script>document.write('<script src="${script}"><\\/script>')</script>`,
    body,
  }),
  'imported by a module of the page': documentOf({
    body: `${body}<script type="module">import '${script}';</script>`,
  }),
});

bothFlavours(({ name, script }) => {
  describe(`the script tag, wherever it stands (${name})`, () => {
    for (const [way, html] of Object.entries(waysWith(script)))
      it(`upgrades the blocks of the page ${way}`, async () => {
        const page = await openPage({ html });
        await allReady(page);
        expect(page.errors).to.deep.equal([]);
        expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
      });
  });
});

// The loader is the same code in both flavours.
defaultFlavour(({ name, script, base }) => {
  describe(`the script tag (${name})`, () => {
    const attributes = 'data-locale="en" data-api="/shop" data-tracking="off" data-two-words="x y"';
    const config = { locale: 'en', api: '/shop', tracking: 'off', twoWords: 'x y' };
    const tags: Record<string, string> = {
      async: `<script src="${script}" async ${attributes}></script>`,
      deferred: `<script src="${script}" defer ${attributes}></script>`,
      'as a module': `<script src="${script}" type="module" ${attributes}></script>`,
      'with a query': `<script src="${script}?a/b" ${attributes}></script>`,
      'among other scripts': `<script src="/_page/axe.js"></script><script src="${script}" ${attributes}></script><script async src="/_page/axe.js?2" data-locale="xx"></script>`,
    };
    for (const [way, tag] of Object.entries(tags))
      it(`sets the configuration with its attributes, ${way}`, async () => {
        const page = await openPage({ html: documentOf({ head: tag }) });
        await page.waitFor(() => page.window.Azulejo);
        expect({ ...page.window.Azulejo.config }).to.deep.equal(config);
      });

    it('says once that data-locale names a language without texts, unless the page has texts of its own', async () => {
      const blocks = '<az-ordering-link url="/order" loading="eager"></az-ordering-link>'.repeat(2);
      const texts = '<script type="application/json" data-az-messages>{"de": {}}</script>';
      const warningsOf = async (locale: string, head = ''): Promise<string[]> => {
        const tag = `<script src="${script}" data-locale="${locale}"></script>`;
        const html = documentOf({ head: head + tag, body: blocks }).replace(' lang="es"', '');
        const page = await openPage({ html });
        await allReady(page, 'az-ordering-link');
        return page.consoleTexts('warn');
      };
      expect(await warningsOf('German')).to.deep.equal([
        '[azulejo] data-locale is "German", expected es-419, en, pt-BR; texts are in the language of the nearest lang, else in es-419.',
      ]);
      for (const locale of ['', 'EN-gb', 'pt']) expect(await warningsOf(locale)).to.deep.equal([]);
      expect(await warningsOf('de', texts)).to.deep.equal([]);
    });

    it('serves a block that a module has started before', async () => {
      const html = documentOf({
        head: `<script type="module" src="${base}elements/accordion.js"></script>
          <script type="module">window.ready = document.querySelector('az-accordion').ready</script>
          <script type="module">await window.ready</script>
          <script type="module" src="${script}"></script>`,
        body,
      });
      const page = await openPage({ html });
      await page.waitFor(() => page.window.Azulejo?.site);
      page.window.Azulejo.alert?.('Closed on Monday');
      await page.waitFor(() => page.allByRole('alertdialog', { name: 'Closed on Monday' }).length > 0);
      page.window.Azulejo.destroy();
      await page.waitFor(() => !isReady(page.$('az-accordion')));
    });

    it('starts nothing with data-manual until a script calls scan()', async () => {
      const html = documentOf({ head: `<script src="${script}" data-manual></script>`, body });
      const page = await openPage({ html });
      await page.painted();
      expect(page.$$('az-accordion:not(:defined)').length).to.equal(1);
      expect(page.document.adoptedStyleSheets.length).to.equal(0);
      page.window.Azulejo.scan();
      await allReady(page);
    });

    it('takes false for off, as templates write it', async () => {
      const head = `<script src="${script}" data-manual="false" data-adopt="false"></script>`;
      const page = await openPage({
        html: documentOf({ head, body: `${body}<div class="sqs-block-image">Saved</div>` }),
      });
      await allReady(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('only warns when it runs a second time', async () => {
      for (const { script: second } of flavours) {
        const head = `<script src="${script}" data-locale="en"></script>
          <script>window.first = Azulejo</script>
          <script src="${second}?again" data-locale="pt-BR"></script>`;
        const page = await openPage({ html: documentOf({ head, body }) });
        await allReady(page);
        expect(page.consoleTexts('warn')).to.deep.equal(['[azulejo] Detected second run']);
        expect(page.window.Azulejo).to.equal((page.window as unknown as { first: unknown }).first);
        expect(page.window.Azulejo.config.locale).to.equal('en');
        expect(page.errors).to.deep.equal([]);
      }
    });

    it('names both versions where the second script is of another one', async () => {
      const second = `/_page/other-version${base.replace('/dist', '')}azulejo.js`;
      const head = `<script src="${script}"></script><script src="${second}"></script>`;
      const page = await openPage({ html: documentOf({ head, body }) });
      await allReady(page);
      const { version } = page.window.Azulejo;
      expect(page.consoleTexts('warn')).to.deep.equal([
        `[azulejo] Detected second run: ${version} stays, 9.9.9 does nothing`,
      ]);
      expect(page.errors).to.deep.equal([]);
    });

    it('adds one global name, and clashes with none of the page', async () => {
      const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$'].join();
      const html = documentOf({
        head: `<script>let ${letters}</script>
          <script>window.before = Object.getOwnPropertyNames(window)</script>
          <script src="${script}"></script>
          <script>window.after = Object.getOwnPropertyNames(window)</script>`,
        body,
      });
      const page = await openPage({ html });
      await allReady(page);
      const { before, after } = page.window as unknown as Record<'before' | 'after', string[]>;
      expect(page.errors).to.deep.equal([]);
      expect(after.filter((name) => ![...before, 'before', 'after'].includes(name))).to.deep.equal([
        'Azulejo',
      ]);
      const now = Object.getOwnPropertyNames(page.window);
      expect(now.filter((name) => ![...after, 'after'].includes(name))).to.deep.equal([]);
    });

    it('leaves other global names free for a later script', async () => {
      const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$'].join();
      const html = documentOf({
        head: `<script src="${script}"></script><script>let ${letters}</script>`,
        body,
      });
      const page = await openPage({ html });
      await allReady(page);
      expect(page.errors).to.deep.equal([]);
    });
  });
});
