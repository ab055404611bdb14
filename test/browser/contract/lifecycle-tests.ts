import { isReady, nextTask, stillText } from '../support/blocks';
import type { Page } from '../support/page';
import { after, before, describe, expect, it } from '../support/suite';
import { testRun } from '../support/test-run';
import { demoMarkup } from './demo-markup';
import { marksContent } from './exceptions';
import { addElement, openBlockPage, ready, settled, type TestedBlock } from './tested-block';
import { contentData } from './values';

/** How often an element is moved or removed. `npm run test:all` has the time for more. */
const moves = testRun.hasAllFlavours ? 100 : 10;

/** How often an element is unmounted and put back, and so renders anew. */
const remounts = testRun.hasAllFlavours ? 100 : 4;

/** The part of idiomorph that the tests use. */
interface Idiomorph {
  morph(element: Element, html: string): void;
}

const countEager = (root: ParentNode): number => root.querySelectorAll('img[loading="eager"]').length;

/**
 * Waits until strips have loaded their next pictures. They begin when the browser is idle, and until its `load` event a
 * picture's `loading` is `eager`.
 * @param writtenEager how many pictures are `eager` by their HTML
 */
async function preloaded(page: Page, writtenEager: number): Promise<void> {
  const { window } = page;
  await new Promise((resolve) => (window.requestIdleCallback ?? window.setTimeout)(resolve));
  await page.waitFor(() => countEager(page.document) === writtenEager);
}

/** What a visitor sees of an element and a script can read from it. */
function snapshotOf(element: Element): object {
  const { shadowRoot, innerHTML, offsetHeight } = element as HTMLElement;
  const elements = [...(shadowRoot?.querySelectorAll('*') ?? [])];
  return {
    innerHTML,
    offsetHeight,
    tree: elements.map(({ localName, part }) => `${localName} ${part.value}`),
    text: stillText(element),
    isReady: isReady(element),
    sheets: shadowRoot?.adoptedStyleSheets.length,
  };
}

export function lifecycleTests(block: TestedBlock, emptyPage: () => Page): void {
  const { tag, settings } = block;

  describe('in the document', () => {
    // One page for both, as opening it takes as long as each of them.
    describe('with the elements of its demo page', () => {
      let markup: string[];
      let page: Page;
      before(async () => {
        markup = await demoMarkup(block);
        const html = `<main>${markup.join('')}</main><section></section>
          <div id="host"><template shadowrootmode="open"><main></main></template></div>
          <script src="/_page/idiomorph.js"></script>`;
        page = await openBlockPage(block, { html, query: 'nomotion=true' });
      });
      after(() => page.close());

      it('keeps its content as the server has written it, and is the same after a morph to the HTML of the server', async () => {
        const elements = page.$$(tag);
        const written = new DOMParser().parseFromString(markup.join(''), 'text/html');
        await ready(page, elements);
        await settled(page);
        await preloaded(page, countEager(written));
        if (!marksContent.includes(block.name)) {
          const contentsOf = (root: ParentNode) =>
            [...root.querySelectorAll(tag)].map(({ innerHTML }) => innerHTML);
          expect(contentsOf(page.document)).to.deep.equal(contentsOf(written));
        }

        const initial = elements.map(snapshotOf);
        const { Idiomorph } = page.window as typeof page.window & { Idiomorph: Idiomorph };
        Idiomorph.morph(page.$('main'), `<main>${markup.join('')}</main>`);
        await settled(page);
        // A block that has read its content again asks its server again.
        await ready(page, elements);
        await preloaded(page, countEager(written));
        expect(page.$$(tag)).to.deep.equal(elements);
        expect(elements.map(snapshotOf)).to.deep.equal(initial);
        expect(page.warningsAndErrors()).to.deep.equal([]);
      });

      it('keeps its content when it is moved, removed and put back', async () => {
        addElement(block, page, {
          attributes: { data: JSON.stringify(contentData(settings)) },
          parent: page.$('main'),
        });
        const elements = page.$$(tag);
        await ready(page, elements);
        await settled(page);
        const initial = elements.map(snapshotOf);
        const expectSame = () =>
          elements.forEach((element, nth) => {
            expect(snapshotOf(element)).to.deep.equal(initial[nth]);
          });
        const rendered = elements.map(({ shadowRoot }) => shadowRoot?.firstElementChild);

        // A move does not even render again. `body >` skips sections inside a block.
        const places = [page.$('body > section'), page.$('body > main')] as const;
        for (let time = 0; time < moves; time++)
          for (const element of elements) places[time % 2 ? 1 : 0].append(element);
        await settled(page);
        expectSame();
        expect(
          elements.every(({ shadowRoot }, nth) => shadowRoot?.firstElementChild === rendered[nth]),
        ).to.equal(true);

        // Into a shadow root, where the document's styles do not apply.
        page
          .$('#host')
          .shadowRoot?.querySelector('main')
          ?.append(...elements);
        await settled(page);
        expectSame();

        // One element with children and the one with data are enough: each round renders them again.
        const returning = [elements[0], elements.at(-1)].filter((element) => element !== undefined);
        page.$('body > section').hidden = true;
        page.$('body > section').append(...elements);
        page.$('main').append(...returning);
        for (let time = 0; time < remounts; time++) {
          const marks = returning.map((element) => page.document.createComment(element.localName));
          returning.forEach((element, nth) => {
            element.replaceWith(marks[nth] as Comment);
          });
          await nextTask(page);
          expect(returning.some(isReady)).to.equal(false);
          returning.forEach((element, nth) => {
            marks[nth]?.replaceWith(element);
          });
          while (!returning.every(isReady)) await nextTask(page);
        }
        page.$('main').append(...elements);
        await settled(page);
        await ready(page, elements);
        expectSame();
        expect(page.warningsAndErrors()).to.deep.equal([]);
      });
    });

    it('survives being removed before it has rendered', async () => {
      const page = emptyPage();
      const removed = Array.from({ length: moves }, () => addElement(block, page));
      for (const element of removed) {
        element.setAttribute('data', '{}');
        element.remove();
      }
      const neverConnected = page.document.createElement(tag);
      neverConnected.setAttribute('data', JSON.stringify(contentData(settings)));
      await settled(page);
      expect([...removed, neverConnected].filter(isReady)).to.deep.equal([]);
      page.document.body.append(neverConnected, ...removed);
      await ready(page, [neverConnected, ...removed]);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });
}
