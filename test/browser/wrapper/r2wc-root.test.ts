/** Faults 8 and 9 of bare r2wc: the content of the shadow root before the first render, and after a failed one. */

import { items, sections } from '../accordion/support';
import { filesOf } from '../loader/support';
import { isReady } from '../support/blocks';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { blockIn, eventsIn, eventTypesIn, openRecorded } from './support';

const data = JSON.stringify({ items });

requestEachTime('chunks/', 'elements/');

bothFlavours((flavour) => {
  const { name, script, base } = flavour;

  describe(`8. A view that throws leaves the element's own content (${name})`, () => {
    /** The view asks for the visitor's taste of motion each time that it renders. */
    const poison = `<script>
      broken = true;
      const ask = matchMedia;
      matchMedia = (query) => {
        if (broken && query.includes('reduced-motion')) throw new Error('No such media');
        return ask(query);
      };
    </script>`;
    const fallback = '<p>Call us</p>';
    const setBroken = (page: Page, broken: boolean) => Object.assign(page.window, { broken });
    const errorsHeard = (page: Page) => eventsIn(page).filter(({ type }) => type === 'az-error');

    const expectFailed = (page: Page, element: Element, text: string) => {
      expect(page.text()).to.equal(text);
      expect(isReady(element)).to.equal(false);
      const [only, ...more] = errorsHeard(page);
      expect(more).to.deep.equal([]);
      expect(only?.target).to.equal(element);
      expect([only?.bubbles, only?.composed]).to.deep.equal([true, true]);
      expect(only?.detail.block).to.equal('accordion');
      expect(only?.detail.error.message).to.equal('No such media');
      const lines = page.console.filter(({ level }) => level === 'error');
      expect(lines.map(({ args }) => args.includes(element))).to.deep.equal([true]);
      expect(page.errors).to.deep.equal([]);
    };

    for (const { from, html, text, renderedText } of [
      {
        from: 'children',
        html: '<az-accordion><p>Call us</p></az-accordion>',
        text: 'Call us',
        renderedText: 'Call us',
      },
      {
        from: 'items',
        html: `<az-accordion data='${data}'>${fallback}</az-accordion>`,
        text: 'Call us',
        renderedText: 'Delivery Returns Care',
      },
    ]) {
      it(`in its first render, from ${from}, until the next change of its data`, async () => {
        const page = await openRecorded({ script, html: poison + html });
        const element = blockIn(page);
        await page.waitFor(() => errorsHeard(page).length > 0);
        const reason = await page.window.Azulejo.whenReady(element).catch((error: Error) => error.message);
        expect(reason).to.equal('No such media');
        expectFailed(page, element, text);
        // Said once, however often it is tried.
        element.icon = 'arrow';
        await page.painted();
        expectFailed(page, element, text);
        expect(eventTypesIn(page)).to.deep.equal(['az-error']);

        setBroken(page, false);
        element.icon = 'none';
        await page.waitFor(() => isReady(element));
        expect(page.text()).to.equal(renderedText);
        expect(eventTypesIn(page)).to.deep.equal(['az-error', 'az-ready']);
      });

      it(`in a later render, from ${from}`, async () => {
        const page = await openRecorded({ script, html: poison.replace('true', 'false') + html });
        const element = blockIn(page);
        await page.waitFor(() => isReady(element));
        setBroken(page, true);
        element.setAttribute('icon', 'arrow');
        await page.waitFor(() => errorsHeard(page).length > 0);
        expectFailed(page, element, text);
        setBroken(page, false);
        element.setAttribute('icon', 'none');
        await page.waitFor(() => isReady(element));
        expect(page.text()).to.equal(renderedText);
      });
    }
  });

  describe(`9. A declarative shadow root stays until the first render (${name})`, () => {
    afterEach(resetSite);

    const served = '<template shadowrootmode="open"><p>Served</p><slot></slot></template>';
    /** Records the content of the previous element's shadow root, at each change and in each frame. */
    const watching = `<script>
      seen = [];
      {
        const { shadowRoot } = document.currentScript.previousElementSibling;
        const look = () => {
          const text = shadowRoot.textContent.replace(/\\s+/g, ' ') || 'nothing but ' + shadowRoot.children.length;
          if (seen.at(-1) !== text) seen.push(text);
        };
        look();
        new MutationObserver(look).observe(shadowRoot, { childList: true, subtree: true, characterData: true });
        const frame = () => requestAnimationFrame(() => (look(), frame()));
        frame();
      }
    </script>`;
    const html = `<az-accordion data='${data}'>${served}<p>Call us</p></az-accordion>${watching}`;
    const seenIn = (page: Page) => (page.window as unknown as { seen: string[] }).seen;
    const rendered = 'DeliveryTwo daysReturnsWithin a monthCareA damp cloth';

    const expectReplaced = async (page: Page) => {
      await page.waitFor(() => isReady(blockIn(page)));
      await page.painted();
      expect(seenIn(page)).to.deep.equal(['Served', rendered]);
      expect(sections(page)).to.deep.equal(['Delivery', 'Returns', 'Care']);
      expect(blockIn(page).shadowRoot?.querySelectorAll('slot, [part=items]').length).to.equal(1);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    };

    it('while its module loads', async () => {
      const { element } = await filesOf(flavour, 'accordion');
      await fault({ path: element, delayMs: 500 });
      await expectReplaced(await openRecorded({ script, html }));
    });

    it('while the chunks of the view load', async () => {
      const source = await (await fetch(`${base}elements/accordion.js`)).text();
      const [, chunk] = /import\("\.\.(\/chunks\/[^"]+)"\)/.exec(source) ?? [];
      await fault({ path: `${base.slice(0, -1)}${chunk}`, delayMs: 500 });
      await expectReplaced(await openRecorded({ script, html }));
    });

    it('until the loading strategy starts the element', async () => {
      const waiting = html
        .replace('<az-accordion', '<az-accordion loading="interaction"')
        .replace('Call us', '<a href="#us">Call us</a>');
      const page = await openRecorded({
        script,
        html: `${waiting}<az-gallery loading="eager"></az-gallery>`,
      });
      await page.window.Azulejo.load('accordion');
      await page.waitFor(() => isReady(page.$('az-gallery')));
      await page.painted();
      expect(seenIn(page)).to.deep.equal(['Served']);
      await page.press('Tab');
      await expectReplaced(page);
    });

    it('when its block is defined before the parser reaches it', async () => {
      const page = await openRecorded({ script: null, html: '' });
      await page.captured.load?.(`${base}elements/accordion.js`);
      const { document } = page;
      document.open();
      document.write(`<!doctype html><title>A page</title>${html}`);
      document.close();
      expect(page.$$('template').length).to.equal(0);
      await expectReplaced(page);
    });

    it('for good, if the block cannot render', async () => {
      const page = await openRecorded({ script: null, html });
      page.window.matchMedia = () => {
        throw new Error('No such media');
      };
      await page.captured.load?.(`${base}elements/accordion.js`);
      await page.waitFor(() => eventTypesIn(page).includes('az-error'));
      await page.painted();
      expect(page.text()).to.equal('Call us');
    });
  });
});
