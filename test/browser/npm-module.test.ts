/** `import … from 'azulejo'` in a browser, and the import map with hashes. */

import type * as module from '../../src/loader/npm/index';
import { isReady } from './support/blocks';
import { engine } from './support/engine';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';
import { testRun } from './support/test-run';

type Npm = typeof module;

const accordion = '<az-accordion><details><summary>Delivery</summary>Two days</details></az-accordion>';
const context = '<script type="application/json" data-azulejo-context>{"website":{"id":"tiles"}}</script>';

interface ImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

/** As an author would write it for a page that does not lie beside the files. */
const importMap = async (base: string, change = (integrity: ImportMap['integrity']) => integrity) => {
  const map: ImportMap = await (await fetch(`${base}importmap.json`)).json();
  const moved = JSON.stringify({ ...map, integrity: change(map.integrity) }).replaceAll('"./', `"${base}`);
  return `<script type="importmap">${moved}</script>`;
};

const isShown = (page: Page): boolean => page.$$('az-accordion').some(isReady);

bothFlavours(({ name, base }) => {
  const importing = async ({ html, markup = '' }: { html: string; markup?: string }) => {
    const script = `<script type="module">import * as npm from '${base}index.js'; window.npm = npm;</script>`;
    const page = await openPage({ script: null, html: context + html + markup + script });
    const holder = page.window as unknown as { npm: Npm };
    return { page, npm: await page.waitFor(() => holder.npm) };
  };

  describe(`the npm module (${name})`, () => {
    it('does nothing when it is imported', async () => {
      const { page } = await importing({ html: accordion });
      await page.painted();
      expect(page.window.Azulejo).to.equal(undefined);
      expect(page.window.customElements.get('az-accordion')).to.equal(undefined);
      expect(page.document.adoptedStyleSheets).to.deep.equal([]);
    });

    it('starts the elements that scan finds, now and later', async () => {
      const { page, npm } = await importing({ html: accordion });
      npm.scan();
      await npm.whenReady(page.$('az-accordion'));
      expect(isShown(page)).to.equal(true);
      expect(page.window.Azulejo.version).to.equal(npm.version);
      const added = page.document.createElement('az-gallery');
      page.document.body.append(added);
      await npm.whenReady(added);
      npm.destroy();
      await page.waitFor(() => !isShown(page));
    });

    it('shares its config and context with the blocks', async () => {
      const { page, npm } = await importing({ html: '' });
      npm.config.locale = 'en';
      expect(page.window.Azulejo.config).to.deep.equal({ locale: 'en' });
      expect({ ...npm.context }).to.deep.equal({ website: { id: 'tiles' } });
      page.window.Azulejo.context = { website: { id: 'clay' } };
      expect(npm.context.website).to.deep.equal({ id: 'clay' });
      npm.context.pageType = 1;
      expect(page.window.Azulejo.context).to.deep.equal({ website: { id: 'clay' }, pageType: 1 });
    });

    it('runs initialisers and destructors', async () => {
      const { npm } = await importing({ html: '' });
      const run: string[] = [];
      npm.onInit(() => run.push('init'));
      npm.onDestroy(() => run.push('destroy'));
      expect(run).to.deep.equal(['init']);
      npm.destroy();
      expect(run).to.deep.equal(['init', 'destroy']);
    });

    it('lists the blocks when an unknown one is requested', async () => {
      const { npm } = await importing({ html: '' });
      const message = await npm.load('sofa').catch((error: Error) => error.message);
      expect(message).to.match(/no block "sofa"; it has .*az-accordion/);
    });

    it('destroys a block that the page has imported before the first use of the module', async () => {
      const { page, npm } = await importing({
        html: accordion,
        markup: `<script type="module" src="${base}elements/accordion.js"></script>`,
      });
      await page.waitFor(() => isShown(page));
      npm.destroy();
      await page.waitFor(() => !isShown(page));
      expect(page.text()).to.equal('Delivery');
      npm.scan();
      await page.waitFor(() => isShown(page));
    });

    it('shares the API of the script tag on a page with both', async () => {
      const { page, npm } = await importing({
        html: accordion,
        markup: `<script src="${base}azulejo.js"></script>`,
      });
      await page.waitFor(() => isShown(page));
      expect(npm.config.locale).to.equal(undefined);
      page.window.Azulejo.config.locale = 'en';
      expect(npm.config.locale).to.equal('en');
    });
  });

  describe(`the import map (${name})`, () => {
    const start = `<script type="module">import { scan } from 'azulejo'; scan();</script>`;
    const script = `<script src="${base}azulejo.js"></script>`;

    it('accepts unchanged files, imported by their npm names or by the loader', async () => {
      for (const starter of [start, script]) {
        const page = await openPage({ script: null, html: (await importMap(base)) + accordion + starter });
        await page.waitFor(() => isShown(page));
        expect(page.errors).to.deep.equal([]);
      }
    });

    // Not every tested version of the other engines supports `integrity` in import maps. The loader tries for four seconds,
    // the same in both flavours.
    if (engine === 'chromium' && (name === 'react' || testRun.hasAllFlavours))
      it('rejects a file with another hash', async () => {
        const map = await importMap(base, (integrity) =>
          Object.fromEntries(Object.keys(integrity).map((path) => [path, `sha384-${'A'.repeat(64)}`])),
        );
        const html = `${map}<script>addEventListener('az-error', ({ detail }) => { window.failed = detail.block; });</script>`;
        const page = await openPage({ script: null, html: html + accordion + script });
        await page.waitFor(() => Reflect.get(page.window, 'failed') === 'accordion');
        expect(isShown(page)).to.equal(false);
      });
  });
});
