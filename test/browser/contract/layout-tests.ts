import { supports } from '../support/engine';
import { elementsIn, styleOf } from '../support/flat-tree';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { complaintsOf } from './complaints';
import { demoMarkup } from './demo-markup';
import { addElement, openSubject, ready, type Subject, settled } from './subject';
import { contentData } from './values';

const widths = [1280, 320];

/** What a visitor can press. */
const pressable =
  'button, summary, [role="button"], [role="tab"], [role="radio"], input:not([type="hidden"])';

export function layoutTests(subject: Subject): void {
  const { tag, settings } = subject;

  const openAll = async (options: { dir?: 'rtl'; query?: string }): Promise<Page> => {
    const html = (await demoMarkup(subject)).map((one) => one.replace(/ dir="[^"]*"/g, '')).join('');
    const page = await openSubject(subject, { ...options, html });
    // A window that is opened would hide this one, which then waits for its next frame for ever.
    page.window.open = () => null;
    addElement(subject, page, { attributes: { data: JSON.stringify(contentData(settings)) } });
    await ready(page, page.$$(tag));
    return page;
  };

  describe('its layout', () => {
    for (const dir of [undefined, 'rtl'] as const)
      it(`fits into wide and narrow pages${dir ? ', from right to left' : ''}`, async () => {
        const page = await openAll({ dir });
        for (const width of widths) {
          page.resize(width);
          await settled(page);
          const { scrollWidth, clientWidth } = page.document.documentElement;
          expect(scrollWidth, `${width} px`).to.be.at.most(clientWidth);
          // What is scrolled out to the left of a page from right to left counts as negative.
          for (const element of page.$$(tag)) {
            const { left, right } = element.getBoundingClientRect();
            expect(left).to.be.at.least(0);
            expect(right).to.be.at.most(clientWidth);
          }
        }
        const directions = page
          .$$(tag)
          .flatMap((host) => [...elementsIn(host)].map((one) => styleOf(one).direction));
        expect(new Set(directions)).to.deep.equal(new Set([dir ?? 'ltr']));
        expect(complaintsOf(page)).to.deep.equal([]);
      });
  });

  /** Presses everything there is and gives what moves then. */
  const motionAfterUse = async (page: Page): Promise<string[]> => {
    for (const host of page.$$(tag)) {
      for (const element of elementsIn(host))
        if (element.matches(pressable)) page.click(element as HTMLElement);
      host.setAttribute('data-changed', '');
    }
    const roots = page.$$(tag).flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const moving: string[] = [];
    for (let frame = 0; frame < 3; frame++) {
      const animations = [page.document, ...roots].flatMap((root) => root.getAnimations());
      moving.push(...animations.filter(({ playState }) => playState === 'running').map(describeAnimation));
      // A press may lead the page away (a gift card is bought on a page of its own), and a document that was left has no
      // next frame. The suite's own window has one, at the same time.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...new Set(moving)];
  };

  describe('for who wants no motion', () => {
    it('stands still with nomotion=true', async () => {
      expect(await motionAfterUse(await openAll({ query: 'nomotion=true' }))).to.deep.equal([]);
    });

    if (supports('emulateMedia'))
      it('stands still with prefers-reduced-motion', async () => {
        await emulateMedia({ reducedMotion: 'reduce' });
        try {
          expect(await motionAfterUse(await openAll({}))).to.deep.equal([]);
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
