import type { HostPage } from './host-page';
import { expectCart, expectOtherPage, expectShown, expectState, type Step, useBlocks } from './visitor';

/**
 * A visitor of a site whose pages come from a server and whose router swaps the body. The slideshow, the accordion and the
 * form are on each page, and the router keeps their elements.
 * @module
 */

const follow = (page: HostPage, name: string): Promise<void> =>
  page.page.locator(`::-p-aria([name="${name}"][role="link"])`).click();

const expectPage = (page: HostPage, name: string): Promise<void> =>
  page.expect('the heading', () => page.read('h1', (heading) => heading.textContent), name);

/** A value in the page, which another document would not have. */
const isSameDocument = (page: HostPage): Promise<boolean> =>
  page.page.evaluate(() => 'isSameDocument' in window);

export const navigationSteps: Step[] = [
  {
    title: 'shows all blocks',
    async run(page) {
      await page.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await expectShown(page);
    },
  },
  { title: 'reacts to the visitor', run: useBlocks },
  {
    title: 'shows another page, and keeps the state of the blocks on both pages',
    async run(page) {
      await follow(page, 'Another page');
      await expectPage(page, 'Another page');
      await expectOtherPage(page);
      await expectState(page);
    },
  },
  {
    title: 'shows the first page again',
    async run(page) {
      await follow(page, 'First page');
      await expectPage(page, 'First page');
      await expectShown(page);
      await expectState(page);
    },
  },
  {
    title: 'goes back and forward',
    async run(page) {
      await page.page.evaluate(() => history.back());
      await expectPage(page, 'Another page');
      await expectOtherPage(page);
      await expectState(page);
      await page.page.evaluate(() => history.forward());
      await expectPage(page, 'First page');
      await expectShown(page);
      await expectState(page);
      await expectCart(page);
    },
  },
  {
    title: 'has stayed in one document',
    run: (page) => page.expect('the document is the same', () => isSameDocument(page), true),
  },
];
