import { supports } from '../support/engine';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { measure } from '../support/tab';
import { testRun } from '../support/test-run';
import { complaintsOf } from './complaints';
import { demoMarkup } from './demo-markup';
import { addElement, openSubject, ready, type Subject, settled } from './subject';
import { contentData } from './values';

/** How often an element is moved or removed. `npm run test:all` has the time for more. */
const moves = testRun.hasAllFlavours ? 100 : 20;

/** Enough elements come and go for a leak of one node each to show; at least so many rounds of a whole demo page. */
const comingAndGoing = 100;
const leastRounds = 10;

/** A turn of the event loop: what was removed and not put back is unmounted after it. */
const turn = (page: Page) => new Promise((resolve) => page.window.setTimeout(resolve));

const isShown = (element: Element): boolean => element.matches(':state(ready)');

/** What a visitor sees of an element, and what a script finds in it. */
function lookOf(element: Element): object {
  const { shadowRoot, innerHTML, offsetHeight } = element as HTMLElement;
  const elements = [...(shadowRoot?.querySelectorAll('*') ?? [])];
  return {
    innerHTML,
    offsetHeight,
    tree: elements.map(({ localName, part }) => `${localName} ${part.value}`),
    text: shadowRoot?.textContent,
    isShown: isShown(element),
    sheets: shadowRoot?.adoptedStyleSheets.length,
  };
}

export function lifecycleTests(subject: Subject): void {
  const { tag, settings } = subject;

  describe('in the document', () => {
    it('keeps what it shows when it is moved, taken out and put back', async () => {
      const markup = await demoMarkup(subject);
      const html = `<main>${markup.join('')}</main><section></section>
        <div id="host"><template shadowrootmode="open"><main></main></template></div>`;
      const page = await openSubject(subject, { html, query: 'nomotion=true' });
      addElement(subject, page, {
        attributes: { data: JSON.stringify(contentData(settings)) },
        parent: page.$('main'),
      });
      const elements = page.$$(tag);
      await ready(page, elements);
      await settled(page);
      const before = elements.map(lookOf);
      const expectSame = () =>
        elements.forEach((element, nth) => {
          expect(lookOf(element)).to.deep.equal(before[nth]);
        });
      const rendered = elements.map(({ shadowRoot }) => shadowRoot?.firstElementChild);

      // A move is no end: not even what is rendered is made anew. (A block may have sections of its own.)
      const places = [page.$('body > section'), page.$('body > main')] as const;
      for (let time = 0; time < moves; time++)
        for (const element of elements) places[time % 2 ? 1 : 0].append(element);
      await settled(page);
      expectSame();
      expect(
        elements.every(({ shadowRoot }, nth) => shadowRoot?.firstElementChild === rendered[nth]),
      ).to.equal(true);

      // Into a shadow root, where the styles of the document do not reach.
      page
        .$('#host')
        .shadowRoot?.querySelector('main')
        ?.append(...elements);
      await settled(page);
      expectSame();

      // One from children and the one from data stand for all, which would be painted anew each time.
      const returning = [elements[0], elements.at(-1)].filter((element) => element !== undefined);
      page.$('body > section').hidden = true;
      page.$('body > section').append(...elements);
      page.$('main').append(...returning);
      for (let time = 0; time < moves; time++) {
        const marks = returning.map((element) => page.document.createComment(element.localName));
        returning.forEach((element, nth) => {
          element.replaceWith(marks[nth] as Comment);
        });
        await turn(page);
        expect(returning.some(isShown)).to.equal(false);
        returning.forEach((element, nth) => {
          marks[nth]?.replaceWith(element);
        });
        while (!returning.every(isShown)) await turn(page);
      }
      page.$('main').append(...elements);
      await settled(page);
      expectSame();
      expect(complaintsOf(page)).to.deep.equal([]);
    });

    it('survives being taken out before it could show', async () => {
      const page = await openSubject(subject, { html: '' });
      const gone = Array.from({ length: moves }, () => addElement(subject, page));
      for (const element of gone) {
        element.setAttribute('data', '{}');
        element.remove();
      }
      const never = page.document.createElement(tag);
      never.setAttribute('data', JSON.stringify(contentData(settings)));
      await settled(page);
      expect([...gone, never].filter(isShown)).to.deep.equal([]);
      page.document.body.append(never, ...gone);
      await ready(page, [never, ...gone]);
      expect(complaintsOf(page)).to.deep.equal([]);
    });

    if (supports('measure'))
      it('leaves no node and no listener behind', async () => {
        const markup = await demoMarkup(subject);
        const data = JSON.stringify(contentData(settings));
        const page = await openSubject(subject, { html: '<main></main>' });
        const main = page.$('main');
        const comeAndGo = async (count: number) => {
          for (let time = 0; time < count; time++) {
            main.innerHTML = markup.join('');
            addElement(subject, page, { attributes: { data }, parent: main });
            while (!page.$$(tag).every(isShown)) await turn(page);
            main.replaceChildren();
            await turn(page);
          }
          await settled(page);
        };
        const rounds = Math.max(leastRounds, Math.ceil(comingAndGoing / (markup.length + 1)));
        // What the browser itself keeps for a while; a leak of ours is at least one a round.
        const tolerance = rounds / 2;
        // What is made once a page is there after the first.
        await comeAndGo(3);
        const before = await measure();
        await comeAndGo(rounds);
        // A picture on its way is kept by the browser until it has come.
        let after = await measure();
        for (let tries = 0; tries < 20 && after.nodes - before.nodes >= tolerance; tries++) {
          await settled(page);
          after = await measure();
        }
        expect(after.nodes - before.nodes, 'nodes').to.be.lessThan(tolerance);
        expect(after.listeners - before.listeners, 'listeners').to.be.lessThan(tolerance);
      });
  });
}
