import { supports } from '../support/engine';
import { elementsIn } from '../support/flat-tree';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { demoMarkup } from './demo-markup';
import { addElement, openBlockPage, ready, settled, type TestedBlock } from './tested-block';
import { contentData } from './values';

/** The controls of a block. */
const pressable =
  'button, summary, [role="button"], [role="tab"], [role="radio"], input:not([type="hidden"])';

export function motionTests(block: TestedBlock): void {
  const { tag, settings } = block;

  const openAll = async (query?: string): Promise<Page> => {
    const html = (await demoMarkup(block)).join('');
    const page = await openBlockPage(block, { html, query, width: 1280, height: 800 });
    // A new window would hide this one, and a hidden window renders no frames.
    page.window.open = () => null;
    // A form that is sent would open another page.
    page.document.addEventListener('submit', (event) => event.preventDefault());
    addElement(block, page, { attributes: { data: JSON.stringify(contentData(settings)) } });
    await ready(page, page.$$(tag));
    return page;
  };

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
    it('stands still with nomotion=true', async () => {
      expect(await animationsAfterUse(await openAll('nomotion=true'))).to.deep.equal([]);
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
