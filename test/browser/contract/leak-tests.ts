import { nextTask } from '../support/blocks';
import { supports } from '../support/engine';
import { expect, it } from '../support/suite';
import { measure } from '../support/tab';
import { testRun } from '../support/test-run';
import { demoMarkup } from './demo-markup';
import { addElement, isComplete, openBlockPage, settled, type TestedBlock } from './tested-block';
import { contentData } from './values';

/**
 * So many elements are mounted and removed that a leak of one node each is noticed, in at least so many rounds.
 * `npm run test:all` has the time for more.
 */
const mountedElements = testRun.hasAllFlavours ? 100 : 50;
const minRounds = 10;

export function leakTests(block: TestedBlock): void {
  const { tag, settings } = block;
  if (!supports('measure')) return;

  it('leaves no node and no listener behind', async () => {
    const markup = await demoMarkup(block);
    const data = JSON.stringify(contentData(settings));
    const page = await openBlockPage(block, { html: '<main></main>' });
    const main = page.$('main');
    const mountAndRemove = async (count: number) => {
      for (let time = 0; time < count; time++) {
        main.innerHTML = markup.join('');
        addElement(block, page, { attributes: { data }, parent: main });
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
}
