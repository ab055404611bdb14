/** From the first show to the last: states and promises, `Azulejo.destroy()`, moves, removals at the wrong moment. */

import { header, items, openSections, questions, sections } from '../accordion/support';
import { isReady, nextTask, settingsScript } from '../support/blocks';
import { supports } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { measure } from '../support/tab';
import { blockIn, eventTypesIn, newBlock, openBlocks, openRecorded } from './support';

const data = JSON.stringify({ items });

/** A section closes off below, by a rule that the block brings into the tree that it is in. */
const isDressed = (page: Page): boolean => {
  const section = blockIn(page, 'az-accordion').querySelector('details') as Element;
  return page.window.getComputedStyle(section).borderBottomStyle === 'solid';
};

requestEachTime('chunks/');

bothFlavours(({ name, script, base }) => {
  /** The chunk that an accordion loads for `items`. */
  const itemsChunk = async (): Promise<string> => {
    const source = await (await fetch(`${base}elements/accordion.js`)).text();
    return `${base}chunks/${/import\("\.\.\/chunks\/(items-[^"]+)"\)/.exec(source)?.[1]}`;
  };

  describe(`a block that has rendered (${name})`, () => {
    it('has the state ready, and whenReady() resolves with the element, even when called early', async () => {
      const html = `<script>
          const asked = setInterval(() => {
            if (!window.Azulejo) return;
            clearInterval(asked);
            early = Azulejo.whenReady(document.querySelector('az-accordion'));
          });
        </script><az-accordion>${questions}</az-accordion>`;
      const page = await openRecorded({ script, html });
      const element = blockIn(page);
      expect(await page.window.Azulejo.whenReady(element)).to.equal(element);
      expect(isReady(element)).to.equal(true);
      await page.waitFor(() => 'early' in page.window);
      expect(await (page.window as unknown as { early: Promise<Element> }).early).to.equal(element);
    });

    it('has the state when az-ready fires', async () => {
      const html = `<script>
          states = [];
          addEventListener('az-ready', ({ target }) => states.push(target.matches(':state(ready)')));
        </script><az-accordion>${questions}</az-accordion><az-gallery loading="eager"></az-gallery>`;
      const page = await openBlocks({ script, html });
      expect((page.window as unknown as { states: boolean[] }).states).to.deep.equal([true, true]);
    });

    it('leaves the page’s own animations alone, also that of a pseudo-element', async () => {
      const ownAnimation = `<style>
          @keyframes shimmer { to { opacity: 0.5 } }
          h1::after { content: ''; animation: shimmer 2s infinite }
        </style><h1>Page</h1>`;
      const page = await openBlocks({
        script,
        html: `${ownAnimation}<az-accordion>${questions}</az-accordion>`,
      });
      await page.painted();
      const names = page.document.getAnimations().map((one) => (one as CSSAnimation).animationName);
      expect(names).to.include('shimmer');
    });

    it('loses the state while it is not in the document', async () => {
      const page = await openBlocks({ script, html: `<az-accordion>${questions}</az-accordion>` });
      const element = blockIn(page);
      element.remove();
      await nextTask(page);
      expect(isReady(element)).to.equal(false);
      page.document.body.append(element);
      expect(await page.window.Azulejo.whenReady(element)).to.equal(element);
      expect(isReady(element)).to.equal(true);
      expect(eventTypesIn(page)).to.deep.equal(['az-ready']);
    });

    it('answers a method that is called as soon as it is back in the document', async () => {
      const html =
        '<az-lightbox loading="eager"><img src="/pictures/lazo-500w.jpg" alt="Lazo"></az-lightbox>';
      const page = await openRecorded({ script, html });
      const lightbox = page.$<HTMLElement & { open(): unknown }>('az-lightbox');
      await page.waitFor(() => isReady(lightbox));
      lightbox.remove();
      await nextTask(page);
      page.document.body.append(lightbox);
      expect(await lightbox.open()).to.equal(true);
    });

    it('has resolved no earlier whenReady(), also where that was called before the element was in the page', async () => {
      const page = await openRecorded({ script });
      const element = newBlock(page, 'az-accordion');
      await page.waitFor(() => page.window.Azulejo);
      const ready = page.window.Azulejo.whenReady(element);
      await page.window.Azulejo.load('accordion');
      await nextTask(page);
      page.document.body.append(element);
      expect(await ready).to.equal(element);
      expect(isReady(element)).to.equal(true);
    });
  });

  describe(`a block that cannot render (${name})`, () => {
    afterEach(resetSite);

    it('rejects whenReady() with the reason, and shows its own content', async () => {
      await fault({ path: await itemsChunk(), status: 404, times: 99 });
      const html = `<az-accordion data='${data}'><p>Call us</p></az-accordion>`;
      const page = await openRecorded({ script, html });
      const element = blockIn(page);
      const reason = await page.window.Azulejo.whenReady(element).catch((error: Error) => error);
      expect(reason).to.be.an.instanceOf((page.window as unknown as { Error: typeof Error }).Error);
      expect(page.text()).to.equal('Call us');
      expect(isReady(element)).to.equal(false);
      expect(eventTypesIn(page)).to.deep.equal(['az-error']);
      // The block renders once it has valid data.
      element.removeAttribute('data');
      await page.waitFor(() => isReady(element));
      expect(eventTypesIn(page)).to.deep.equal(['az-error', 'az-ready']);
      expect(await page.window.Azulejo.whenReady(element)).to.equal(element);
    });

    it('reports nothing once it has been removed', async () => {
      await fault({ path: await itemsChunk(), status: 404, delayMs: 300, times: 99 });
      const page = await openRecorded({ script, html: '<az-accordion></az-accordion>' });
      const element = newBlock(page, 'az-accordion', { data });
      const other = newBlock(page, 'az-accordion', { data });
      page.document.body.append(element, other);
      await page.window.Azulejo.load('accordion');
      await page.painted();
      element.remove();
      // The event of the other element shows that the chunk has failed.
      await page.waitFor(() => eventTypesIn(page).includes('az-error'));
      await page.painted();
      expect(page.console.filter(({ args }) => args.includes(element))).to.deep.equal([]);
      expect(page.console.filter(({ args }) => args.includes(other)).length).to.equal(1);
    });
  });

  describe(`a block that is removed while it loads (${name})`, () => {
    afterEach(resetSite);

    it('renders and reports nothing until it is put back', async () => {
      await fault({ path: await itemsChunk(), delayMs: 400 });
      const page = await openRecorded({ script, html: `<az-accordion data='${data}'></az-accordion>` });
      await page.window.Azulejo.load('accordion');
      const element = blockIn(page);
      await page.painted();
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(isReady(element)).to.equal(false);
      expect(eventTypesIn(page)).to.deep.equal([]);
      page.document.body.append(element);
      await page.waitFor(() => sections(page).length === 3);
      expect(eventTypesIn(page)).to.deep.equal(['az-ready']);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('or moved, renders once, with its last settings', async () => {
      await fault({ path: await itemsChunk(), delayMs: 400 });
      const html = `<main></main><az-accordion data='${data}'></az-accordion>`;
      const page = await openRecorded({ script, html });
      await page.window.Azulejo.load('accordion');
      page.$('main').append(blockIn(page));
      blockIn(page).items = items.slice(1);
      await page.waitFor(() => isReady(blockIn(page)));
      await page.painted();
      expect(sections(page)).to.deep.equal(['Returns', 'Care']);
      expect(eventTypesIn(page)).to.deep.equal(['az-ready']);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`Azulejo.destroy() (${name})`, () => {
    const html = `<az-accordion data='${data}'><p>Call us</p></az-accordion>`;

    it('restores the content, and removes all traces of the block', async () => {
      const page = await openBlocks({
        script,
        html: `${html}<az-accordion id="own">${questions}</az-accordion>`,
      });
      expect(page.document.adoptedStyleSheets.length).to.be.greaterThan(0);
      page.window.Azulejo.destroy();
      await page.painted();
      expect(page.text()).to.equal('Call us Delivery Returns Care');
      expect(page.$$('az-accordion').filter(isReady)).to.deep.equal([]);
      expect(page.document.adoptedStyleSheets).to.have.length(0);
      for (const { shadowRoot } of page.$$('az-accordion')) {
        expect(shadowRoot?.innerHTML).to.equal('<slot></slot>');
        expect(shadowRoot?.adoptedStyleSheets).to.have.length(0);
      }
      // The page's own sections open as any do.
      page.click(header(page, 'Delivery'));
      page.click(header(page, 'Care'));
      expect(openSections(page)).to.deep.equal(['Delivery', 'Care']);
      // Later changes have no effect.
      blockIn(page).icon = 'arrow';
      blockIn(page).setAttribute('data', '{');
      page.document.documentElement.lang = 'en';
      await page.painted();
      expect(page.text()).to.include('Call us');
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('lasts until the next scan, also for an element that is removed and put back', async () => {
      const page = await openBlocks({ script, html });
      const element = blockIn(page);
      page.window.Azulejo.destroy();
      const putBack = async () => {
        element.remove();
        await nextTask(page);
        page.document.body.append(element);
        await page.painted();
      };
      await putBack();
      expect(page.text()).to.equal('Call us');
      page.window.Azulejo.scan();
      await putBack();
      await page.waitFor(() => isReady(element));
      expect(sections(page)).to.deep.equal(['Delivery', 'Returns', 'Care']);
      expect(eventTypesIn(page)).to.deep.equal(['az-ready']);
      expect(page.warningsAndErrors()).to.deep.equal([]);
      // And ends again.
      page.window.Azulejo.destroy();
      await page.painted();
      expect(page.text()).to.equal('Call us');
    });

    it('keeps a declarative shadow root that has not been replaced', async () => {
      const served = '<template shadowrootmode="open"><p>Served</p></template>';
      const waiting = `<az-accordion id="w" loading="interaction">${served}</az-accordion>`;
      const page = await openRecorded({ script, html: waiting + html });
      await page.waitFor(() => isReady(page.$('az-accordion[data]')));
      page.window.Azulejo.destroy();
      await page.painted();
      expect(page.text()).to.equal('Served Call us');
    });
  });

  describe(`a change of lang on an ancestor (${name})`, () => {
    const label = (page: Page) => page.$('az-gallery').shadowRoot?.querySelector('ul')?.ariaLabel;
    const gallery =
      '<az-gallery loading="eager"><img src="/pictures/mark.svg" alt="Mark" width="40" height="40"></az-gallery>';

    it('translates the texts, and changes nothing else', async () => {
      const page = await openBlocks({ script, html: `<main>${gallery}</main>` });
      const spanish = label(page);
      const list = page.byRole('list');
      page.document.documentElement.lang = 'en';
      await page.waitFor(() => label(page) !== spanish);
      page.$('main').lang = 'es';
      await page.waitFor(() => label(page) === spanish);
      expect(page.byRole('list')).to.equal(list);
      expect(eventTypesIn(page)).to.deep.equal(['az-ready']);
    });

    it('counts in each shadow root that the block is in or moves into', async () => {
      const root = (id: string, html: string) =>
        `<div id="${id}"><template shadowrootmode="open">${html}</template></div>`;
      const html = `<main>${gallery}</main>${root('outer', `<section>${root('inner', '<p></p>')}</section>`)}`;
      const page = await openBlocks({ script, html });
      const element = page.$('az-gallery');
      const ownLabel = () => element.shadowRoot?.querySelector('ul')?.ariaLabel;
      const spanish = ownLabel();
      const outer = page.document.querySelector('#outer')?.shadowRoot as ShadowRoot;
      const inner = outer.querySelector('#inner')?.shadowRoot as ShadowRoot;
      const places = [outer.querySelector('section'), inner.querySelector('p')] as HTMLElement[];
      for (const place of places) {
        place.append(element);
        await page.painted();
        for (const holder of places.slice(0, places.indexOf(place) + 1)) {
          holder.lang = 'en';
          await page.waitFor(() => ownLabel() !== spanish);
          holder.lang = 'es';
          await page.waitFor(() => ownLabel() === spanish);
          holder.removeAttribute('lang');
        }
      }
      expect(page.errors).to.deep.equal([]);
    });

    // A measurement begins with a garbage collection.
    if (supports('measure'))
      it('keeps no block that has left the page, also where its texts are in another language', async () => {
        // A record of events would keep their targets.
        const page = await openPage({ script, lang: 'fr', html: `<main>${gallery.repeat(10)}</main>` });
        await page.waitFor(() =>
          page.$$('az-gallery').every((one) => one.shadowRoot?.querySelector('[lang]')),
        );
        const removed = page.$$('az-gallery').map((element) => new WeakRef(element));
        page.$('main').replaceChildren();
        // Preact keeps the last one that it has rendered.
        await page.waitFor(async () => {
          await measure();
          return removed.filter((ref) => ref.deref()).length <= 1;
        });
      });

    it('leaves sections open that the visitor has opened', async () => {
      const page = await openBlocks({
        script,
        html: `<az-accordion data='${data}'></az-accordion>${gallery}`,
      });
      page.click(header(page, 'Returns'));
      const spanish = label(page);
      page.document.documentElement.lang = 'pt-BR';
      await page.waitFor(() => label(page) !== spanish);
      expect(openSections(page)).to.deep.equal(['Returns']);
    });
  });

  describe(`the styles of a block's content (${name})`, () => {
    it('are adopted in another document too: the block goes on in a frame and back', async () => {
      const page = await openBlocks({
        script,
        html: `<main><az-gallery loading="eager" design="grid" thumbnails-per-row="2"><img src="/pictures/lazo.jpg" alt="Lazo"></az-gallery></main>
          <iframe srcdoc="<!doctype html><body></body>"></iframe>`,
      });
      const gallery = page.$('az-gallery');
      const frame = page.$<HTMLIFrameElement>('iframe');
      await page.waitFor(() => isReady(gallery));
      const columns = (): string =>
        page.window.getComputedStyle(gallery.shadowRoot?.querySelector('[part="grid"]') as Element)
          .gridTemplateColumns;
      const before = columns();
      const body = await page.waitFor(() => frame.contentDocument?.querySelector('body'));
      for (const place of [body, page.$('main')]) {
        place.append(gallery);
        await page.waitFor(() => isReady(gallery));
        expect(columns().split(' ')).to.have.length(2);
      }
      expect(columns()).to.equal(before);
      expect(page.errors).to.deep.equal([]);
    });

    it('are adopted once by each tree that the block is moved into', async () => {
      const html = `<az-accordion>${questions}</az-accordion>
        <div><template shadowrootmode="open"><main></main></template></div>`;
      const page = await openBlocks({ script, html });
      expect(isDressed(page)).to.equal(true);
      const root = page.$('div').shadowRoot as ShadowRoot;
      const element = blockIn(page);
      for (let time = 0; time < 3; time++) {
        page.$('main').append(element);
        await page.painted();
        expect(isDressed(page)).to.equal(true);
        page.document.body.append(element);
      }
      expect(root.adoptedStyleSheets).to.have.length(1);
      page.$('main').append(element);
      page.window.Azulejo.destroy();
      expect(root.adoptedStyleSheets).to.have.length(0);
    });

    if ('moveBefore' in Element.prototype)
      it('are adopted after moveBefore, too', async () => {
        const html = `<az-accordion data-ref="one">${questions}</az-accordion>
          <div><template shadowrootmode="open"><main></main></template></div>`;
        const page = await openRecorded({ script, html });
        await page.waitFor(() => isReady(blockIn(page)));
        const main = page.$('main') as unknown as { moveBefore(node: Node, next: null): void };
        main.moveBefore(blockIn(page), null);
        await page.painted();
        expect(isDressed(page)).to.equal(true);
        // `data-ref` now names a script in the new tree.
        page.$('div').shadowRoot?.append(settingsScript(page, data, 'one'));
        await page.waitFor(() => blockIn(page).shadowRoot?.querySelector('[part=items]'));
      });
  });
});
