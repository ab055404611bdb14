import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  box,
  button,
  closed,
  dialog,
  gesturesLoaded,
  isOpen,
  lightbox,
  moving,
  openLightbox,
  rect,
  shows,
  thumbnail,
  visiblePicture,
  wall,
} from './support';

const of = (page: Page, selector: string): Animation[] =>
  moving(page).filter(({ effect }) => (effect as KeyframeEffect).target?.matches(selector));

const timing = ({ effect }: Animation = new Animation()) => {
  const { duration, delay } = effect?.getTiming() ?? {};
  return [duration, delay];
};

const changed = (page: Page): string[] => [
  ...new Set(
    moving(page).flatMap(({ effect }) =>
      Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}).filter(
        (key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key),
      ),
    ),
  ),
];

/** The visible part of the picture, in whole pixels of the window. */
const seen = (page: Page, frame = page.$('.frame')): number[] => {
  const [x = 0, y = 0, width = 0, height = 0] = rect(frame);
  const { clipPath } = page.window.getComputedStyle(frame);
  const scale = width / frame.offsetWidth;
  const inset = /inset\(([^r)]*)/.exec(clipPath)?.[1]?.trim().split(' ').map(Number.parseFloat) ?? [0];
  const [top = 0, right = top, bottom = top, left = right] = inset.map((px) => px * scale);
  return [x + left, y + top, width - left - right, height - top - bottom].map(Math.round);
};

const freeze = (page: Page): void => {
  for (const animation of moving(page)) {
    animation.pause();
    animation.currentTime = 0;
  }
};

const finish = (page: Page): void => {
  for (const animation of moving(page))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
};

defaultFlavour(({ name, script }) => {
  const open = async (html = lightbox(), rest: Partial<PageOptions> = {}): Promise<Page> => {
    const page = await openLightbox({ script, html, query: '', ...rest });
    // What a pointer on a picture brings; the mouse of the test before may stand there already.
    thumbnail(page, 'Lazo').dispatchEvent(new page.window.PointerEvent('pointerover', { bubbles: true }));
    await gesturesLoaded(page);
    await page.painted();
    return page;
  };

  describe(`opening a lightbox (${name})`, () => {
    it('fades the overlay in for 0.35 s, then the bars for 0.6 s', async () => {
      const page = await open();
      await page.clickWithMouse(thumbnail(page, 'Lazo'));
      await page.waitFor(() => isOpen(page));
      expect(timing(of(page, '[part="overlay"]')[0])).to.deep.equal([350, 0]);
      expect(timing(of(page, '[part="bar"]')[0])).to.deep.equal([600, 350]);
      expect(changed(page).sort()).to.deep.equal(['clipPath', 'opacity', 'transform']);
    });

    for (const position of ['50% 50%', '0% 50%', '80% 20%'])
      it(`grows the picture out of its thumbnail, at ${position}`, async () => {
        const crop = `<style>.wall img { object-position: ${position} }</style>`;
        const page = await open(crop + lightbox());
        const small = thumbnail(page, 'Lazo');
        await page.clickWithMouse(small);
        await page.waitFor(() => of(page, '.frame').length === 1);
        freeze(page);
        expect(seen(page)).to.deep.equal(rect(small));
        // 1500 x 1000 in a square of 200: the whole is 300 wide, and stands where the page has it.
        const [left = 0] = rect(page.$('.frame'));
        expect(left).to.equal(Math.round(-100 * (Number.parseFloat(position) / 100)));
        // The animation starts once the picture can be painted, and would start again if it had been finished before.
        await Promise.all([...dialog(page).querySelectorAll('img')].map((image) => image.decode()));
        finish(page);
        await page.painted();
        expect(rect(page.$('.frame'))).to.deep.equal([150, 100, 900, 600]);
      });

    it('grows the picture out of its visible part in a clipping box', async () => {
      const inBox = `<div class="wall" style="overflow: hidden; width: 120px">${'<img src="/pictures/lazo.jpg" width="1500" height="1000" alt="Lazo">'}</div>`;
      const page = await open(lightbox('', inBox));
      await page.clickWithMouse({ x: 60, y: 100 });
      await page.waitFor(() => of(page, '.frame').length === 1);
      freeze(page);
      expect(seen(page)[2]).to.equal(120);
    });

    it('fades the picture in where the thumbnail is invisible', async () => {
      const page = await open(`${lightbox()}<style>.wall:has(+ [hidden]) { display: none }</style>`);
      page.$('.wall').style.display = 'none';
      box(page).open(0);
      await page.waitFor(() => of(page, '.frame').length === 1);
      expect(timing(of(page, '.frame')[0])).to.deep.equal([600, 350]);
    });

    it('closes into the thumbnail of the current slide', async () => {
      const page = await open();
      await page.clickWithMouse(thumbnail(page, 'Lazo'));
      await shows(page, 'Lazo');
      finish(page);
      box(page).goTo(2);
      await shows(page, 'Marina');
      finish(page);
      await page.waitFor(() => moving(page).length === 0);
      box(page).close();
      const frame = await page.waitFor(() => of(page, '[part="slide"]:not([inert]) .frame')[0]);
      frame.pause();
      frame.currentTime = frame.effect?.getComputedTiming().endTime ?? null;
      expect(seen(page, (frame.effect as KeyframeEffect).target as HTMLElement)).to.deep.equal(
        rect(thumbnail(page, 'Marina')),
      );
      finish(page);
      await closed(page);
      expect(page.errors).to.deep.equal([]);
    });

    it('can be interrupted by closing', async () => {
      const page = await open();
      await page.clickWithMouse(thumbnail(page, 'Lazo'));
      await page.waitFor(() => isOpen(page));
      await page.press('Escape');
      await closed(page);
      box(page).open(1);
      box(page).close();
      expect(box(page).open(2)).to.equal(true);
      await shows(page, 'Marina');
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the small picture until the large one has loaded', async () => {
      const page = await open();
      await page.clickWithMouse(thumbnail(page, 'Talavera'));
      await page.waitFor(() => isOpen(page));
      await page.waitFor(() => rect(page.$('.frame img'))[2] !== 0);
      const picture = await shows(page, 'Talavera');
      const seenImages = () =>
        [...(picture.parentElement?.querySelectorAll('img') ?? [])].filter((image) =>
          image.checkVisibility({ visibilityProperty: true }),
        );
      await page.waitFor(() => seenImages().length === 1);
      expect(picture.currentSrc).to.include('/pictures/talavera.jpg');
    });
  });

  describe(`a change of slide (${name})`, () => {
    it('fades for 0.6 s on a desktop', async () => {
      const page = await open();
      box(page).open(0);
      await shows(page, 'Lazo');
      finish(page);
      await page.clickWithMouse(button(page, 'Next'));
      await page.waitFor(() => of(page, '[part="slide"]').length === 2);
      expect(of(page, '[part="slide"]').map((one) => timing(one)[0])).to.deep.equal([600, 600]);
      finish(page);
      expect(visiblePicture(page).alt).to.equal('Talavera');
    });

    it('scrolls for 0.6 s on a phone', async () => {
      const page = await open(lightbox(), { width: 800 });
      box(page).open(0);
      await shows(page, 'Lazo');
      finish(page);
      await page.clickWithMouse(button(page, 'Next'));
      await page.waitFor(() => of(page, '[part="track"]').length === 1);
      const [scroll] = of(page, '[part="track"]');
      expect(timing(scroll)[0]).to.equal(600);
      const keyframes = (scroll?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      expect(keyframes.map(({ transform }) => transform)).to.deep.equal([
        'translateX(0px)',
        'translateX(-880px)',
      ]);
    });

    it('continues from its position when another change interrupts it', async () => {
      const page = await open(lightbox(), { width: 800 });
      box(page).open(0);
      await shows(page, 'Lazo');
      finish(page);
      box(page).next();
      box(page).next();
      // Both in one look: a busy machine may paint no frame before the 0.6 s are over.
      const count = await page.waitFor(
        () => visiblePicture(page).alt === 'Marina' && of(page, '[part="track"]').length,
      );
      expect(count).to.equal(1);
      finish(page);
      await shows(page, 'Marina');
      expect(rect(visiblePicture(page))).to.deep.equal([0, 267, 800, 267]);
    });
  });

  describe(`with reduced motion (${name})`, () => {
    afterEach(() => (supports('emulateMedia') ? emulateMedia({}) : undefined));
    const still = async (page: Page) => {
      const found: number[] = [];
      const look = () => found.push(moving(page).length);
      await page.clickWithMouse(thumbnail(page, 'Lazo'));
      await page.waitFor(() => isOpen(page));
      look();
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Talavera');
      look();
      await page.press('Escape');
      look();
      await closed(page);
      expect(found).to.deep.equal([0, 0, 0]);
    };

    it('nothing moves with nomotion=true', async () => {
      await still(await open(lightbox(), { query: 'nomotion=true' }));
    });

    if (supports('emulateMedia'))
      it('nothing moves with prefers-reduced-motion', async () => {
        await emulateMedia({ reducedMotion: 'reduce' });
        await still(await open());
      });
  });

  it(`a slide beside the current one cannot be focused (${name})`, async () => {
    const page = await open(lightbox('', wall));
    box(page).open(0);
    await shows(page, 'Lazo');
    await page.waitFor(() => page.$$('[part="slide"]').length === 3);
    expect(
      page.allByRole('img', { within: dialog(page) }).map(({ alt }: HTMLElement & { alt?: string }) => alt),
    ).to.deep.equal(['Lazo']);
  });
});
