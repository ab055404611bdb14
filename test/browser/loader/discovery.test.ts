/** The elements that the loader finds: at the start, later, in shadow roots; and those that it leaves alone. */

import { isReady } from '../support/blocks';
import { setHidden } from '../support/clock';
import { bothFlavours, defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { accordion, allReady } from './support';

bothFlavours(({ name, script }) => {
  describe(`finding elements that are added later (${name})`, () => {
    it('upgrades elements that are added later, alone or deep in a tree', async () => {
      const page = await openPage({ script, html: '<main></main>' });
      const { document } = page;
      const newAccordion = document.createElement('az-accordion');
      newAccordion.setAttribute('loading', 'eager');
      document.body.append(newAccordion);
      page.$('main').innerHTML = `<section><div>${accordion('id="deep" loading="eager"')}</div></section>`;
      await allReady(page);
      document.body.append(document.createElement('az-gallery'));
      await allReady(page, 'az-gallery');
      expect(page.$$(':state(ready)').length).to.equal(3);
    });
  });
});

// The loader is the same code in both flavours.
defaultFlavour(({ name, script }) => {
  describe(`finding elements (${name})`, () => {
    it('upgrades elements that are added in a tab in the background, which has no frames', async () => {
      const page = await openPage({ script, html: '', until: 'load' });
      await page.waitFor(() => page.window.Azulejo);
      setHidden(page, true);
      page.window.requestAnimationFrame = () => 0;
      page.document.body.innerHTML = accordion();
      await allReady(page);
    });

    it('scans the page once a frame, however much is added', async () => {
      const page = await openPage({ script, html: '<main></main>', until: 'load' });
      await page.waitFor(() => page.window.Azulejo);
      const { document, window } = page;
      let looks = 0;
      for (const { prototype } of [window.Element, window.Document, window.DocumentFragment]) {
        const find = prototype.querySelectorAll;
        prototype.querySelectorAll = function (this: ParentNode, selector: string) {
          if (selector.includes(':defined')) looks += 1;
          return find.call(this as Element, selector);
        } as typeof find;
      }
      const main = page.$('main');
      for (let count = 0; count < 1000; count += 1) {
        const element = document.createElement('az-accordion');
        element.setAttribute('loading', 'eager');
        element.innerHTML = '<details><summary>Delivery</summary>Two days</details>';
        main.append(element);
      }
      await allReady(page, 'az-accordion');
      expect(page.$$('az-accordion').length).to.equal(1000);
      // One for `main`, and a few for elements that blocks render: far fewer than one for each element.
      expect(looks).to.be.lessThan(20);
    });

    it('upgrades elements in a shadow root passed to scan(), at once and later', async () => {
      const page = await openPage({ script, html: '<div id="host"></div>' });
      await page.waitFor(() => page.window.Azulejo);
      const root = page.$('#host').attachShadow({ mode: 'open' });
      root.innerHTML = accordion('id="first" loading="eager"');
      page.window.Azulejo.scan(root);
      await allReady(page, '#first');
      root.append(page.document.createElement('az-gallery'));
      await allReady(page, 'az-gallery');
    });

    it('upgrades elements in an element passed to scan()', async () => {
      const html = `<main>${accordion()}</main><aside>${accordion()}</aside>`;
      const page = await openPage({
        html: `<!doctype html><script src="${script}" data-manual></script>${html}`,
      });
      page.window.Azulejo.scan(page.$('main'));
      await allReady(page, 'main az-accordion');
    });

    it('upgrades a block passed to scan()', async () => {
      const html = `${accordion()}<az-menu loading="eager"><p>Soup</p></az-menu>`;
      const page = await openPage({
        html: `<!doctype html><script src="${script}" data-manual></script>${html}`,
      });
      page.window.Azulejo.scan(page.$('az-accordion'));
      await allReady(page);
      expect(page.$('az-menu').matches(':defined')).to.equal(false);
    });

    it('upgrades elements in a shadow root that was never scanned once the block is defined, each by its own strategy', async () => {
      const page = await openPage({ script, html: '<div id="host"></div>' });
      const root = page.$('#host').attachShadow({ mode: 'open' });
      root.innerHTML = accordion('id="now" loading="eager"') + accordion('id="later" loading="interaction"');
      await page.painted();
      expect(root.querySelectorAll(':not(:defined)').length).to.equal(2);
      page.document.body.insertAdjacentHTML('beforeend', accordion());
      await allReady(page, '#now');
      expect(isReady(page.$('#later'))).to.equal(false);
      page.$('#later summary').focus();
      await allReady(page, '#later');
    });

    it('accepts the same root twice', async () => {
      const page = await openPage({ script, html: accordion() });
      await page.waitFor(() => page.window.Azulejo);
      page.window.Azulejo.scan();
      page.window.Azulejo.scan();
      await allReady(page);
      expect(
        page.document.adoptedStyleSheets.filter(({ cssRules }) => /:defined/.test(cssRules[0]?.cssText ?? ''))
          .length,
      ).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('ignores a template until its content is in the page', async () => {
      const page = await openPage({ script, html: `<template>${accordion()}</template>` });
      await page.painted();
      const { content } = page.$<HTMLTemplateElement>('template');
      expect(content.querySelectorAll(':defined').length).to.equal(4);
      page.document.body.append(content.cloneNode(true));
      await allReady(page);
    });

    it('warns once about a tag without a block, and names the tag', async () => {
      const html = '<az-nothing></az-nothing><az-nothing></az-nothing><az-never></az-never>';
      const page = await openPage({ script, html: html + accordion() });
      await allReady(page);
      page.document.body.insertAdjacentHTML('beforeend', html);
      await page.painted();
      expect(page.consoleTexts('warn').length).to.equal(2);
      expect(page.consoleTexts('warn')[0]).to.match(/^\[azulejo\] .*\baz-nothing\b/);
      expect(page.consoleTexts('warn')[1]).to.match(/^\[azulejo\] .*\baz-never\b/);
      expect([page.consoleTexts('error'), page.errors]).to.deep.equal([[], []]);
      const requestedUrls = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
      expect(requestedUrls.filter((address) => /nothing|never/.test(address))).to.deep.equal([]);
    });

    it('leaves other custom elements untouched', async () => {
      const html = `<script>
          customElements.define('x-mine', class extends HTMLElement {
            connectedCallback() { this.textContent = 'mine'; }
          });
        </script>
        <x-mine></x-mine><x-later><b>text</b></x-later><aza-accordion></aza-accordion><x-az-accordion></x-az-accordion>`;
      const page = await openPage({ script, html: html + accordion() });
      await allReady(page);
      expect(page.$('x-later').outerHTML).to.equal('<x-later><b>text</b></x-later>');
      expect(page.$$(':not(:defined)').length).to.equal(3);
      expect(page.text(page.$('x-mine'))).to.equal('mine');
      expect([page.consoleTexts('warn'), page.errors]).to.deep.equal([[], []]);
    });
  });
});
