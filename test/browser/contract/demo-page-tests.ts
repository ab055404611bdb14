import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { engine, supports } from '../support/engine';
import { styleOf } from '../support/flat-tree';
import { openPage, type Page } from '../support/page';
import { after, before, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import type { TestedBlock } from './tested-block';

export function demoPageTests(block: TestedBlock): void {
  for (const file of block.pages) describePage(block, file);
}

/** The page on which axe sees the tables of the reference: one piece of code writes those of all pages. */
const pageWithReference = 'accordion.html';

/** The kinds of controls in a playground. One piece of code writes all controls of a kind. */
const controlKinds = ['select', 'textarea', 'az-link-editor'].concat(
  ['checkbox', 'number', 'text'].map((type) => `input[type="${type}"]`),
);

function describePage({ tag, flavour }: TestedBlock, file: string): void {
  /** Scrolls through the page like a visitor, so that every block is ready. */
  const openAll = async (): Promise<Page> => {
    const page = await openPage({ url: `/${file}`, script: flavour.script });
    for (const element of page.$$(tag)) {
      // Of a block that is higher than the window, the start must be in view.
      const block = element.clientHeight > page.window.innerHeight ? 'start' : 'center';
      element.scrollIntoView({ block, behavior: 'instant' });
      await page.waitFor(() => isReady(element));
      await page.painted();
    }
    return page;
  };

  // Axe checks roles, names and colours, in which neither the flavours nor the engines differ; only colours differ in the dark.
  const runsAxe = engine === 'chromium';

  describe(`its demo page ${file}`, () => {
    // One page for both, as scrolling through it takes longer than most checks.
    let page: Page;
    before(async () => {
      page = await openAll();
    });
    after(() => page.close());

    it(`shows the block${supports('layoutShift') ? ', causes no layout shift' : ''}, logs no errors, and has a part for each link, button, form and field`, async () => {
      expect(page.$$(tag).length).to.be.greaterThan(0);
      const shift = await page.shift();
      expect(shift, page.describeShifts()).to.equal(0);
      expect(page.warningsAndErrors()).to.deep.equal([]);
      expect(page.$$(tag).flatMap(controlsWithoutPart)).to.deep.equal([]);
    });

    if (runsAxe)
      it('has no axe violation, light or dark', async () => {
        expect(page.$$(tag).flatMap(listsWithoutRole)).to.deep.equal([]);
        removeRepeated(page, file);
        try {
          for (const colorScheme of ['light', 'dark'] as const) {
            await choose(page, colorScheme);
            expect(schemeOf(page)).to.equal(colorScheme);
            const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
            expect(await axeViolations(page, rules), colorScheme).to.deep.equal([]);
          }
        } finally {
          await emulateMedia({});
        }
      });
  });
}

/** Removes what is written by the same code as the rest, which is most of a page, and axe looks at each element. */
function removeRepeated({ document }: Page, file: string): void {
  const tables = file === pageWithReference ? [] : document.querySelectorAll('.scroller:has([role="table"])');
  const rows = document.querySelectorAll('.facts tbody tr:nth-child(n + 4)');
  const furtherControls = controlKinds.flatMap((kind) =>
    [...document.querySelectorAll(`.control:has(> ${kind}, > label > ${kind})`)].slice(1),
  );
  for (const element of [...tables, ...rows, ...furtherControls]) element.remove();
}

/** Fields with HTML, and copies of the page's own content, have the page's elements. */
const authorContent = ['copies', 'text', 'disclaimer', 'article'].map((part) => `[part="${part}"] *`).join();

/** The label around a radio button or a checkbox has a part. A field outside of the tab order is a trap for robots. */
const controls =
  'a, button, form, input:not([type="radio"], [type="checkbox"], [tabindex="-1"]), select, textarea';

/** The controls of a block that a page cannot style. */
const controlsWithoutPart = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll(`:is(${controls}):not([part], ${authorContent})`) ?? [])].map(
    ({ outerHTML }) => outerHTML,
  );

/** Lists without markers, which are no lists in Safari. Those in a `<nav>` are. */
const listsWithoutRole = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll(`:is(ul, ol):not([role], nav *, ${authorContent})`) ?? [])]
    .filter((list) => styleOf(list).listStyleType === 'none')
    .map(({ outerHTML }) => outerHTML);

/** Chooses the colours, and ends all motion: axe would read the colours of a moment. */
async function choose(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.painted();
  const roots = page.$$('*').flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const animation of [page.document, ...roots].flatMap((root) => root.getAnimations())) {
    // A picture that has not loaded yet waits in a paused animation.
    if (animation.playState === 'paused') continue;
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await page.painted();
}

/** The rendered colour scheme: dark if the text is light. */
function schemeOf({ window, document }: Page): 'light' | 'dark' {
  const { color } = window.getComputedStyle(document.body);
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This engine has no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red + green + blue > (255 * 3) / 2 ? 'dark' : 'light';
}
