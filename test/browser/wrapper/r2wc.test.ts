/**
 * The faults of @r2wc/react-to-web-component used without defineBlock, one by one. Faults 8 and 9 are in
 * wrapper-r2wc-root.test.ts; 10, the import in Node, is in test/unit/build/npm-entries.test.ts.
 */

import { items, openSections, questions, sections } from '../accordion/support';
import { type BlockElement, isReady, nextTask, settingsScript } from '../support/blocks';
import { supports } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { measure } from '../support/tab';
import { blockIn, eventsIn, eventTypesIn, newBlock, openBlocks, openRecorded } from './support';

const data = JSON.stringify({ items });

/** What the browser itself keeps for a while. */
const leakTolerance = 20;

const click = (page: Page, name: string) => page.click(page.byRole('button', { name }));

bothFlavours(({ name, script, base }) => {
  describe(`1. A bare attribute is true, and removing it resets (${name})`, () => {
    it('for the visitor, not only for a script that reads the property', async () => {
      const page = await openBlocks({ script, html: `<az-accordion multiple>${questions}</az-accordion>` });
      const element = blockIn(page);
      expect(element.multiple).to.equal(true);
      click(page, 'Delivery');
      click(page, 'Care');
      expect(openSections(page)).to.deep.equal(['Delivery', 'Care']);
      element.removeAttribute('multiple');
      await page.painted();
      expect(element.multiple).to.equal(false);
      click(page, 'Returns');
      expect(openSections(page)).to.deep.equal(['Returns']);
    });

    it('for a setting that is a number, too', async () => {
      const page = await openBlocks({
        script,
        html: '<az-gallery loading="eager" padding="7"></az-gallery>',
      });
      const element = blockIn(page);
      expect(element.padding).to.equal(7);
      element.removeAttribute('padding');
      await page.painted();
      expect(element.padding).to.equal(20);
    });
  });

  describe(`2. Light-DOM children survive (${name})`, () => {
    it('as the same nodes with their listeners, also nodes that are not sections', async () => {
      const html = `<az-accordion>${questions}<p>Ask us</p>and more<!-- note --></az-accordion>
        <script>before = [...document.querySelector('az-accordion').childNodes]</script>`;
      const page = await openBlocks({ script, html });
      const { before } = page.window as unknown as { before: Node[] };
      let clicks = 0;
      page.$('summary').addEventListener('click', () => {
        clicks++;
      });
      blockIn(page).icon = 'arrow';
      await page.painted();
      expect([...blockIn(page).childNodes]).to.deep.equal(before);
      click(page, 'Delivery');
      expect(clicks).to.equal(1);
      expect(page.text()).to.include('Ask us').and.include('and more');
    });
  });

  describe(`3. Properties set before the definition are kept (${name})`, () => {
    it('for data and for a single setting, on elements of the page and of a script', async () => {
      const page = await openRecorded({ script: null, html: '<az-accordion></az-accordion>' });
      const newElement = page.document.createElement('az-accordion');
      for (const element of [blockIn(page), newElement as BlockElement]) {
        element.data = { items, icon: 'none' };
        element.icon = 'arrow';
      }
      await page.captured.load?.(`${base}elements/accordion.js`);
      page.document.body.append(newElement);
      await page.waitFor(() => page.$$('az-accordion').every(isReady));
      for (const element of page.$$<BlockElement>('az-accordion')) {
        expect(['data', 'icon'].filter((key) => Object.hasOwn(element, key))).to.deep.equal([]);
        expect(element.icon).to.equal('arrow');
        expect(element.data).to.deep.equal({ items, icon: 'none' });
        // The accessors work from now on.
        element.icon = 'plus';
        element.data = { items: items.slice(1) };
      }
      await page.waitFor(() => sections(page).join() === 'Returns,Care,Returns,Care');
      expect(blockIn(page).icon).to.equal('plus');
    });
  });

  describe(`4. Malformed JSON does not kill the element (${name})`, () => {
    const malformed = '{"items": [';

    it('in the page, in an element of a script, or set later', async () => {
      const page = await openBlocks({
        script,
        html: `<az-accordion id="page" open-first data='${malformed}'>${questions}</az-accordion>
          <az-accordion id="later">${questions}</az-accordion>`,
      });
      const newElement = newBlock(page, 'az-accordion', { id: 'made', data: malformed });
      newElement.innerHTML = questions;
      page.document.body.append(newElement);
      page.$('#later').setAttribute('data', malformed);
      await page.waitFor(() => isReady(newElement) && page.console.length === 3);
      for (const { level, text } of page.console) {
        expect(level).to.equal('error');
        expect(text).to.include('Error decoding accordion block data.');
      }
      expect(page.errors).to.deep.equal([]);
      for (const id of ['page', 'made', 'later']) {
        const element = page.$(`#${id}`);
        page.click(page.byRole('button', { name: 'Care', within: element }));
        expect(openSections(page, element)).to.deep.equal(['Care']);
        // And it goes on as soon as the data is right.
        element.setAttribute('data', data.replace('Returns', 'Refunds'));
      }
      await page.waitFor(() => sections(page).filter((title) => title === 'Refunds').length === 3);
    });
  });

  describe(`5. A move in the document keeps the visitor's state (${name})`, () => {
    const html = `<section></section><main><az-accordion data='${data}'></az-accordion></main>
      <div><template shadowrootmode="open"><main></main></template></div>`;

    const openOne = async () => {
      const page = await openBlocks({ script, html });
      click(page, 'Returns');
      return { page, element: blockIn(page), node: page.byRole('button', { name: 'Returns' }) };
    };

    const expectKept = async ({ page, node }: Awaited<ReturnType<typeof openOne>>) => {
      await nextTask(page);
      await page.painted();
      expect(openSections(page)).to.deep.equal(['Returns']);
      expect(page.byRole('button', { name: 'Returns' })).to.equal(node);
      expect(eventTypesIn(page).filter((type) => type === 'az-ready')).to.deep.equal(['az-ready']);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    };

    it('by insertBefore and append', async () => {
      const one = await openOne();
      one.page.document.body.insertBefore(one.element, one.page.document.body.firstChild);
      await expectKept(one);
      one.page.$('section').append(one.element);
      await expectKept(one);
    });

    it('when its parent is moved', async () => {
      const one = await openOne();
      one.page.$('section').append(one.page.$('main'));
      await expectKept(one);
    });

    it('into a shadow root and out of it', async () => {
      const one = await openOne();
      const inside = one.page.$('div').shadowRoot?.querySelector('main');
      inside?.append(one.element);
      expect(one.element.getRootNode()).to.equal(one.page.$('div').shadowRoot);
      await expectKept(one);
      one.page.document.body.append(one.element);
      await expectKept(one);
    });

    // Chromium 133, Firefox 144.
    if ('moveBefore' in Element.prototype)
      it('by moveBefore', async () => {
        const one = await openOne();
        const places = [one.page.$('section'), one.page.$('div').shadowRoot?.querySelector('main')];
        for (const place of places) {
          (place as unknown as { moveBefore(node: Node, next: null): void }).moveBefore(one.element, null);
          expect(one.element.parentNode).to.equal(place);
          await expectKept(one);
        }
      });
  });

  describe(`6. An element that is never connected mounts nothing (${name})`, () => {
    it('even when settings are set', async () => {
      const page = await openBlocks({ script, html: `<az-accordion>${questions}</az-accordion>` });
      const element = newBlock(page, 'az-accordion', { data, 'open-first': '' });
      element.icon = 'arrow';
      element.append(settingsScript(page, '{}'));
      element.removeAttribute('open-first');
      await nextTask(page);
      await page.painted();
      expect(element.shadowRoot).to.equal(null);
      expect(isReady(element)).to.equal(false);
      expect([element.icon, element.openFirst]).to.deep.equal(['arrow', false]);
      expect(eventTypesIn(page)).to.deep.equal(['az-ready']);
    });

    if (supports('measure'))
      it('and leaves nothing behind', async () => {
        const page = await openBlocks({ script, html: `<az-accordion>${questions}</az-accordion>` });
        const makeMany = async () => {
          for (let count = 0; count < 100; count++) {
            const element = newBlock(page, 'az-accordion', { data });
            element.setAttribute('multiple', '');
            element.data = { items };
          }
          await page.painted();
        };
        await makeMany();
        const before = await measure();
        await makeMany();
        const after = await measure();
        expect(after.nodes - before.nodes, 'nodes').to.be.lessThan(leakTolerance);
        expect(after.listeners - before.listeners, 'listeners').to.be.lessThan(leakTolerance);
      });
  });

  describe(`7. Events reach the page (${name})`, () => {
    it('bubbling and composed, out of a shadow root, and az-ready once', async () => {
      const html = `<div><template shadowrootmode="open"><az-accordion>${questions}</az-accordion></template></div>`;
      const page = await openRecorded({ script, html });
      await page.waitFor(() => 'Azulejo' in page.window);
      page.window.Azulejo.scan(page.$('div').shadowRoot ?? undefined);
      await page.waitFor(() => isReady(blockIn(page)));
      click(page, 'Care');
      await page.waitFor(() => eventTypesIn(page).includes('az-toggle'));
      blockIn(page).icon = 'arrow';
      await page.painted();
      expect(eventTypesIn(page)).to.deep.equal(['az-ready', 'az-toggle']);
      for (const { bubbles, composed, target } of eventsIn(page)) {
        expect([bubbles, composed]).to.deep.equal([true, true]);
        expect(target).to.equal(page.$('div'));
      }
    });
  });
});
