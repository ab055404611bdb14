import { axeViolations } from '../support/axe';
import { engine, supports } from '../support/engine';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { complaintsOf } from './complaints';
import type { Subject } from './subject';

export function demoPageTests(subject: Subject): void {
  for (const file of subject.pages) describePage(subject, file);
}

function describePage({ tag, flavour }: Subject, file: string): void {
  const isShown = (element: Element) => element.matches(':state(ready)');

  /** As a visitor who scrolls through it, so that all of it is there. */
  const openAll = async (query?: string): Promise<Page> => {
    const page = await openPage({ url: `/${file}`, script: flavour.script, query });
    for (const element of page.$$(tag)) {
      // The centre of what is higher than the window need not be where its own window is.
      const block = element.clientHeight > page.window.innerHeight ? 'start' : 'center';
      element.scrollIntoView({ block, behavior: 'instant' });
      await page.waitFor(() => isShown(element));
      await page.painted();
    }
    return page;
  };

  // What differs in the dark is styles, which are the same files in both flavours.
  const schemes = flavour.name === 'lite' ? (['light', 'dark'] as const) : (['light'] as const);

  describe(`its demo page ${file}`, () => {
    it(`shows the block${supports('layoutShift') ? ', moves nothing' : ''} and has no complaint`, async () => {
      const page = await openAll();
      expect(page.$$(tag).length).to.be.greaterThan(0);
      const shift = await page.shift();
      expect(shift, JSON.stringify(page.captured.shifts)).to.equal(0);
      expect(complaintsOf(page)).to.deep.equal([]);
    });

    // What axe reads, the roles, names and colours, no engine has differently: it need not be read in each.
    if (engine === 'chromium')
      it(`has no axe violation, ${schemes.join(' or ')}`, async () => {
        const page = await openAll('nomotion=true');
        try {
          for (const colorScheme of schemes) {
            await choose(page, colorScheme);
            expect(schemeOf(page)).to.equal(colorScheme);
            expect(await axeViolations(page), colorScheme).to.deep.equal([]);
          }
        } finally {
          await emulateMedia({});
        }
      });
  });
}

async function choose(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await emulateMedia({ colorScheme });
  await page.painted();
  await Promise.all(page.document.getAnimations().map(({ finished }) => finished));
}

/** What the page looks like: its text is lighter than its ground, or darker. */
function schemeOf({ window, document }: Page): 'light' | 'dark' {
  const { color } = window.getComputedStyle(document.body);
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This engine has no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red + green + blue > (255 * 3) / 2 ? 'dark' : 'light';
}
