import { isReady, nextTask, stillText } from '../support/blocks';
import { supports } from '../support/engine';
import type { Page } from '../support/page';
import { after, before, describe, expect, it } from '../support/suite';
import { measure } from '../support/tab';
import { testRun } from '../support/test-run';
import { demoMarkup } from './demo-markup';
import { addElement, type EmptyPage, openSubject, ready, type Subject, settled } from './subject';
import { contentData } from './values';

/** How often an element is moved or removed. `npm run test:all` has the time for more. */
const moves = testRun.hasAllFlavours ? 100 : 10;

/** How often an element is unmounted and put back, and so renders anew. */
const remounts = testRun.hasAllFlavours ? 100 : 4;

/** So many elements are mounted and removed that a leak of one node each is noticed, in at least so many rounds. */
const mountedElements = testRun.hasAllFlavours ? 100 : 50;
const minRounds = 10;

/**
 * Blocks that mark elements of the page: a lightbox the pictures that open it, a form the fields of the page's own form
 * with messages and counters. Scripts of third parties find their widgets only in the page's own tree.
 */
const marksContent = ['comment-count', 'follow-button', 'form', 'lightbox', 'reservation', 'table-booking'];

/** Whether the element has also loaded its data; the browser keeps nodes for pending requests. */
const isComplete = (element: Element): boolean =>
  isReady(element) && !element.shadowRoot?.querySelector('[aria-busy="true"]');

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

export function lifecycleTests(subject: Subject, emptyPage: EmptyPage): void {
  const { tag, settings } = subject;

  describe('in the document', () => {
    // One page for both, as opening it takes as long as each of them.
    describe('with the elements of its demo page', () => {
      let markup: string[];
      let page: Page;
      before(async () => {
        markup = await demoMarkup(subject);
        const html = `<main>${markup.join('')}</main><section></section>
          <div id="host"><template shadowrootmode="open"><main></main></template></div>
          <script src="/_page/idiomorph.js"></script>`;
        page = await openSubject(subject, { html, query: 'nomotion=true' });
      });
      after(() => page.close());

      it('keeps its content as the server has written it, and is the same after a morph to the HTML of the server', async () => {
        const elements = page.$$(tag);
        const written = new DOMParser().parseFromString(markup.join(''), 'text/html');
        await ready(page, elements);
        await settled(page);
        await preloaded(page, countEager(written));
        if (!marksContent.includes(subject.block)) {
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
        addElement(subject, page, {
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
      const removed = Array.from({ length: moves }, () => addElement(subject, page));
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

    if (supports('measure') && subject.testsSharedParts)
      it('leaves no node and no listener behind', async () => {
        const markup = await demoMarkup(subject);
        const data = JSON.stringify(contentData(settings));
        const page = await openSubject(subject, { html: '<main></main>' });
        const main = page.$('main');
        const mountAndRemove = async (count: number) => {
          for (let time = 0; time < count; time++) {
            main.innerHTML = markup.join('');
            addElement(subject, page, { attributes: { data }, parent: main });
            while (!page.$$(tag).every(isComplete)) await nextTask(page);
            main.replaceChildren();
            await nextTask(page);
          }
          await settled(page);
        };
        const rounds = Math.max(minRounds, Math.ceil(mountedElements / (markup.length + 1)));
        // The browser itself keeps some nodes for a while; a leak of a block is at least one per round.
        const tolerance = rounds / 2;
        // The first rounds create the objects that a page needs once.
        await mountAndRemove(3);
        const earlier = await measure();
        await mountAndRemove(rounds);
        // The browser keeps pictures until they have loaded, and the last removed element, whose root has many listeners.
        let after = await measure();
        const isTooMuch = (): boolean =>
          after.nodes - earlier.nodes >= tolerance || after.listeners - earlier.listeners >= tolerance;
        for (let tries = 0; tries < 20 && isTooMuch(); tries++) {
          await settled(page);
          after = await measure();
        }
        expect(after.nodes - earlier.nodes, 'nodes').to.be.lessThan(tolerance);
        expect(after.listeners - earlier.listeners, 'listeners').to.be.lessThan(tolerance);
      });
  });
}
