import { engine, supports } from '../support/engine';
import { elementsIn, styleOf } from '../support/flat-tree';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
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

/** The controls of a block. */
const pressable =
  'button, summary, [role="button"], [role="tab"], [role="radio"], input:not([type="hidden"])';

/** What a visitor sees in a block, if anything. */
const content = 'a, button, input, p, img, iframe';

export function layoutTests(block: TestedBlock): void {
  const { tag, settings } = block;

  const openAll = async (options: { dir?: 'rtl'; query?: string } = {}): Promise<Page> => {
    const html = (await demoMarkup(block)).map((one) => one.replace(/ dir="[^"]*"/g, '')).join('');
    const page = await openBlockPage(block, { ...options, html, width: 1280, height: 800 });
    // A new window would hide this one, and a hidden window renders no frames.
    page.window.open = () => null;
    // A form that is sent would open another page.
    page.document.addEventListener('submit', (event) => event.preventDefault());
    addElement(block, page, { attributes: { data: JSON.stringify(contentData(settings)) } });
    await ready(page, page.$$(tag));
    return page;
  };

  describe('its layout', () => {
    it('fits into wide and narrow pages, from right to left, from left to right, and the other way round than the page', async () => {
      const page = await openAll({ dir: 'rtl' });
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

  /** Presses every control and returns the animations that run then. */
  const animationsAfterUse = async (page: Page): Promise<string[]> => {
    // What hides content until the script arrives ends with the next frame.
    await settled(page);
    for (const host of page.$$(tag)) {
      for (const element of elementsIn(host))
        if (element.matches(pressable)) page.click(element as HTMLElement);
      host.setAttribute('data-changed', '');
    }
    const roots = page.$$(tag).flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const running: string[] = [];
    for (let frame = 0; frame < 3; frame++) {
      const animations = [page.document, ...roots].flatMap((root) => root.getAnimations());
      running.push(...animations.filter(({ playState }) => playState === 'running').map(describeAnimation));
      // A click can navigate away (a gift card has a page of its own), and the old document renders no more frames.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...new Set(running)];
  };

  describe('with reduced motion', () => {
    // The same code asks for both. Where the visitor's choice can be emulated, one engine for the address is enough.
    if (engine === 'chromium' || !supports('emulateMedia'))
      it('stands still with nomotion=true', async () => {
        expect(await animationsAfterUse(await openAll({ query: 'nomotion=true' }))).to.deep.equal([]);
      });

    if (supports('emulateMedia'))
      it('stands still with prefers-reduced-motion', async () => {
        await emulateMedia({ reducedMotion: 'reduce' });
        try {
          expect(await animationsAfterUse(await openAll())).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });
  });
}

function describeAnimation({ effect, id }: Animation): string {
  const { target, pseudoElement } = effect as KeyframeEffect;
  const properties = Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {});
  const changed = properties.filter(
    (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
  );
  return `${target?.localName}${pseudoElement ?? ''} ${changed.join()} ${id}`.trim();
}
