import { elementsIn, styleOf } from '../support/flat-tree';
import { describe, expect, it } from '../support/suite';
import { demoMarkup } from './demo-markup';
import { addElement, openBlockPage, ready, settled, type TestedBlock } from './tested-block';
import { contentData } from './values';

const widths = [1280, 320];

/** Firefox computes some edges with an error: 1280.000015 for 1280. */
const roundingPx = 0.01;

/** The direction of the page, and that of the block. */
const directions = [
  ['rtl', 'rtl'],
  ['ltr', 'ltr'],
  ['ltr', 'rtl'],
] as const;

/** What a visitor sees in a block, if anything. */
const content = 'a, button, input, p, img, iframe';

export function layoutTests(block: TestedBlock): void {
  const { tag, settings } = block;

  describe('its layout', () => {
    it('fits into wide and narrow pages, from right to left, from left to right, and the other way round than the page', async () => {
      const html = (await demoMarkup(block)).map((one) => one.replace(/ dir="[^"]*"/g, '')).join('');
      const page = await openBlockPage(block, { html, dir: 'rtl', width: 1280, height: 800 });
      addElement(block, page, { attributes: { data: JSON.stringify(contentData(settings)) } });
      await ready(page, page.$$(tag));
      // Blocks from edge to edge: what sticks out of one makes the page scroll sideways.
      page.document.body.style.margin = '0';
      for (const [pageDir, dir] of directions) {
        page.document.documentElement.dir = pageDir;
        for (const element of page.$$(tag)) element.dir = dir === pageDir ? '' : dir;
        const directionNames = `${dir} in ${pageDir}`;
        for (const width of widths) {
          page.resize(width);
          await settled(page);
          const { scrollWidth, clientWidth } = page.document.documentElement;
          expect(scrollWidth, `${directionNames}, ${width} px`).to.be.at.most(clientWidth);
          // In a right-to-left page, overflow is on the left, at negative positions.
          for (const element of page.$$(tag)) {
            const { left, right } = element.getBoundingClientRect();
            expect(left, `${directionNames}, ${width} px`).to.be.at.least(-roundingPx);
            expect(right, `${directionNames}, ${width} px`).to.be.at.most(clientWidth + roundingPx);
          }
        }
        // WebKit answers the earlier direction for what is not rendered, as in a closed dialog.
        const visibleElements = page
          .$$(tag)
          .flatMap((host) => [...elementsIn(host)].filter((one) => one.checkVisibility()));
        const others = visibleElements.filter((one) => styleOf(one).direction !== dir);
        expect(others.map(({ localName }) => localName)).to.deep.equal([]);
      }
      // Where the layout asks for the content's own width, no block may vanish.
      const hasSize = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth > 0 && offsetHeight > 0;
      const showsContent = (host: HTMLElement) =>
        [...elementsIn(host)].some((one) => one.matches(content) && hasSize(one as HTMLElement));
      const visible = page.$$(tag).filter((host) => hasSize(host) && showsContent(host));
      Object.assign(page.document.body.style, { display: 'flex', flexFlow: 'column', alignItems: 'center' });
      await settled(page);
      for (const element of visible) expect(element.offsetWidth, element.outerHTML).to.be.greaterThan(0);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });
}
