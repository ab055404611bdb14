import {
  animated,
  events,
  gallery,
  moving,
  openSlideshow,
  position,
  shows,
  slide,
  slideshow,
} from './gallery-slideshow-support';
import { fingersScroll } from './gallery-strips-support';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import type { Page, PageOptions } from './support/page';
import { afterEach, describe, expect, it } from './support/suite';
import { emulateMedia, runCommand } from './support/tab';

const button = (page: Page, name: string | RegExp) => page.byRole('button', { name });

/** Around the middle of the slide, in px of the page. */
const way = (page: Page, { x = 0, y = 0, ms = 160 }) => {
  const { left, top, width, height } = slide(page).getBoundingClientRect();
  const [centreX, centreY] = [left + width / 2, top + height / 2];
  const at = (part: number) => ({ x: centreX + x * part, y: centreY + y * part });
  return { from: at(-0.5), to: at(0.5), ms };
};

/**
 * Drags with the mouse until `wanted` shows. A driver that is held up for half a second on its way has let go (gallery 9):
 * then it tries again.
 */
const dragTo = async (page: Page, x: number, wanted: number): Promise<void> => {
  const times: number[] = [];
  const list = slide(page).parentElement as HTMLElement;
  const note = ({ timeStamp }: Event): void => void times.push(timeStamp);
  list.addEventListener('pointermove', note);
  await page.drag(way(page, { x }));
  list.removeEventListener('pointermove', note);
  const isHeldUp = times.some((at, index) => at - (times[index - 1] ?? at) > 400);
  if (isHeldUp) {
    await page.waitFor(() => moving(page).length === 0 && !slide(page).style.transform);
    if (position(page) !== `${wanted}`) return dragTo(page, x, wanted);
  }
  await shows(page, wanted);
};

const end = (page: Page): void => {
  for (const animation of moving(page)) animation.finish();
};

const durations = (page: Page): unknown[] => moving(page).map(({ effect }) => effect?.getTiming().duration);

const lastTransforms = (animations: Animation[]): unknown[] =>
  animations.map(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.transform);

/** More than 926 px wide: a pointer may hover there. */
const wide = { width: 1000, height: 800, query: '' };

eachFlavour(({ name, script }) => {
  const open = (attributes = '', rest: Partial<PageOptions> = {}) =>
    openSlideshow({ script, html: slideshow(attributes), ...wide, ...rest });

  describe(`a change of slides (${name})`, () => {
    const properties = {
      fade: 'opacity',
      'ken-burns': 'opacity',
      'new-swipe': 'transform',
      scroll: 'transform',
      swipe: 'transform',
    };
    for (const [transition, property] of Object.entries(properties))
      it(`moves what costs no layout, and is refused meanwhile: ${transition}`, async () => {
        const page = await open(`transition="${transition}" loop`);
        const fired = events(page);
        expect(gallery(page).next()).to.equal(true);
        expect(gallery(page).next()).to.equal(false);
        await page.waitFor(() => moving(page).length === 2);
        expect([gallery(page).inMotion, gallery(page).numberOfSlides]).to.deep.equal([true, 3]);
        expect(animated(page)).to.deep.equal([property, property]);
        expect(gallery(page).previous()).to.equal(false);
        end(page);
        await shows(page, 2);
        expect(fired).to.deep.equal(['change 1']);
        await page.waitFor(() => gallery(page).inMotion === false);
        expect(gallery(page).previous()).to.equal(true);
        await page.waitFor(() => moving(page).length === 2);
        end(page);
        await shows(page, 1);
        expect(page.console).to.deep.equal([]);
      });

    it('takes a second, and 1.2 to fade out', async () => {
      const page = await open();
      gallery(page).next();
      await page.waitFor(() => moving(page).length === 2);
      expect(durations(page).sort()).to.deep.equal([1000, 1200]);
    });

    it('takes as long as the page wants', async () => {
      const page = await open('speed="0.4" transition="scroll" scroll-direction="vertical"');
      gallery(page).next();
      await page.waitFor(() => moving(page).length === 2);
      expect(durations(page)).to.deep.equal([400, 400]);
      expect(lastTransforms(moving(page))).to.deep.equal(['translateY(-667px)', 'translateY(0px)']);
    });

    it('zooms the picture to 1.075 over the time that it shows', async () => {
      const page = await open('transition="ken-burns" autoplay-duration="3"');
      gallery(page).next();
      await page.waitFor(() => moving(page).length === 2);
      const zooms = page.$$('img').flatMap((image) => image.getAnimations());
      expect(zooms.map(({ effect }) => effect?.getTiming().duration)).to.deep.equal([4000]);
      expect(lastTransforms(zooms)).to.deep.equal(['scale(1.075)']);
    });

    it('does not wait for ever for a picture', async () => {
      const broken =
        '<img src="/pictures/lazo.jpg" alt="Lazo"><img src="/nowhere.jpg" alt="Broken"><img data-src="" alt="None">';
      const page = await openSlideshow({ script, html: slideshow('', broken), ...wide });
      for (const to of [2, 3]) {
        await page.waitFor(() => gallery(page).next());
        await page.waitFor(() => moving(page).length === 2);
        end(page);
        await shows(page, to);
      }
    });

    it('says so where there is no such transition, and fades', async () => {
      const page = await open('transition="wipe"');
      expect(page.console.map(({ text }) => text).join()).to.include('Could not find transition named wipe');
      gallery(page).next();
      await page.waitFor(() => moving(page).length === 2);
      expect(animated(page)).to.deep.equal(['opacity', 'opacity']);
    });

    it('is at once with nomotion=true', async () => {
      const page = await open('transition="ken-burns"', { query: 'nomotion=true' });
      gallery(page).next();
      await page.waitFor(() => position(page) === '2');
      expect(moving(page)).to.deep.equal([]);
    });
  });

  if (supports('emulateMedia'))
    describe(`a slideshow for who wants less motion (${name})`, () => {
      afterEach(() => emulateMedia({}));

      it('changes at once and does not play', async () => {
        await emulateMedia({ reducedMotion: 'reduce' });
        const page = await open('autoplay autoplay-duration="0.1"');
        expect(button(page, 'Play')).to.be.instanceOf(page.window.HTMLButtonElement);
        gallery(page).next();
        await page.waitFor(() => position(page) === '2');
        expect(moving(page)).to.deep.equal([]);
      });
    });

  describe(`a drag with the mouse (${name})`, () => {
    it('moves slides with new-swipe, and is no click', async () => {
      const page = await open('transition="new-swipe"');
      await dragTo(page, -600, 2);
      await dragTo(page, 600, 1);
      await page.clickWithMouse(slide(page));
      await shows(page, 2);
    });

    it('goes back where it was too short and too slow', async () => {
      const page = await open('transition="new-swipe"');
      const fired = events(page);
      await page.drag(way(page, { x: -300, ms: 900 }));
      await shows(page, 1);
      expect(fired).to.deep.equal([]);
      expect(slide(page).style.transform).to.equal('');
    });

    it('signals the end', async () => {
      const page = await open('transition="new-swipe"');
      const fired = events(page);
      await page.drag(way(page, { x: 600 }));
      await page.waitFor(() => fired.length > 0);
      expect(fired).to.deep.equal(['end beginning']);
      await shows(page, 1);
    });

    it('is the other way round where text runs so', async () => {
      const page = await open('transition="new-swipe"', { dir: 'rtl' });
      await dragTo(page, 600, 2);
    });

    it('rests between slides where they may', async () => {
      const page = await open('transition="new-swipe" snap-points="50%"');
      await page.drag(way(page, { x: -400, ms: 900 }));
      await page.waitFor(
        () => slide(page).getBoundingClientRect().left === -500 && moving(page).length === 0,
      );
      gallery(page).next();
      await shows(page, 2);
      expect(slide(page).getBoundingClientRect().left).to.equal(0);
    });

    it('meets what the page wants before the first slide', async () => {
      const offset = { none: 600, hard: 0, inertial: 300 / 1.3 };
      for (const [boundaries, px] of Object.entries(offset)) {
        const page = await open(`transition="new-swipe" boundaries="${boundaries}"`);
        const fired = events(page);
        const places: number[] = [];
        const watch = new page.window.MutationObserver(() =>
          places.push(slide(page).getBoundingClientRect().left),
        );
        watch.observe(slide(page), { attributes: true, attributeFilter: ['style'] });
        const { x, y } = page.frame.getBoundingClientRect();
        const at = (px: number) => ({ do: 'move' as const, x: x + px, y: y + 300 });
        await runCommand('pointer', {
          kind: 'mouse',
          steps: [at(200), { do: 'down' }, at(800), { do: 'up' }],
        });
        await page.waitFor(() => fired.length > 0);
        await shows(page, 1);
        expect(Math.max(0, ...places), boundaries).to.be.closeTo(px, 1);
        page.close();
      }
    });

    it('does nothing with fade', async () => {
      const page = await open('active-slide-click-behavior="stay"');
      await page.drag(way(page, { x: -600 }));
      await page.painted();
      expect(position(page)).to.equal('1');
    });
  });

  if (supports('touch'))
    describe(`a finger (${name})`, () => {
      for (const transition of ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'])
        it(`goes to the next slide and back: ${transition}`, async () => {
          const page = await open(`transition="${transition}" speed="0.2"`);
          const fired = events(page);
          await page.swipe(way(page, { x: -620 }));
          await shows(page, 2);
          await page.waitFor(() => gallery(page).goTo(1));
          await page.swipe(way(page, { x: 620 }));
          await shows(page, 1);
          expect(fired).to.deep.equal(['change 1', 'change 0']);
        });

      it('needs more than 50 px with fade', async () => {
        const page = await open('');
        const fired = events(page);
        await page.swipe(way(page, { x: -50 }));
        await page.painted();
        expect([position(page), fired.length]).to.deep.equal(['1', 0]);
        await page.swipe(way(page, { x: -60 }));
        await shows(page, 2);
      });

      it('signals the end with scroll', async () => {
        const page = await open('transition="scroll" speed="0.2" current-index="2"');
        const fired = events(page);
        await page.swipe(way(page, { x: -300 }));
        await page.waitFor(() => fired.length > 0);
        expect(fired).to.deep.equal(['end end']);
      });

      it('scrolls slides vertically where the page wants it', async () => {
        const page = await open('transition="scroll" scroll-direction="vertical" speed="0.2"');
        await page.swipe(way(page, { y: -250 }));
        await shows(page, 2);
      });

      it('needs a long way after a hold with swipe', async () => {
        const page = await open('transition="swipe" speed="0.2"');
        const fired = events(page);
        await page.swipe(way(page, { x: -300, ms: 500 }));
        await shows(page, 1);
        expect(fired).to.deep.equal([]);
        await page.swipe(way(page, { x: -480, ms: 500 }));
        await shows(page, 2);
      });

      it('advances by a tap', async () => {
        const page = await open('transition="swipe" speed="0.2"');
        await page.tap(slide(page));
        await shows(page, 2);
      });

      for (const transition of ['fade', 'new-swipe'])
        it(`scrolls the page when it goes up or down: ${transition}`, async () => {
          const html = `${slideshow(`transition="${transition}"`)}<div style="height: 3000px"></div>`;
          const page = await openSlideshow({ script, html, ...wide });
          const fired = events(page);
          await page.swipe(way(page, { x: 30, y: -300 }));
          if (fingersScroll) await page.waitFor(() => page.window.scrollY > 100);
          await page.painted();
          expect(fired).to.deep.equal([]);
          expect(gallery(page).next()).to.equal(true);
        });

      it('need not wait for the slide before', async () => {
        const page = await open('transition="new-swipe"');
        await page.swipe(way(page, { x: -620 }));
        await page.swipe({ from: { x: 800, y: 300 }, to: { x: 180, y: 300 } });
        await shows(page, 3);
      });
    });
});
