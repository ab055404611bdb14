import { transitions } from '../../../elements/gallery/transitions/other-transitions';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia, runCommand } from '../support/tab';
import {
  animatedProperties,
  currentPosition,
  currentSlide,
  gallery,
  openSlideshow,
  recordEvents,
  runningAnimations,
  slideshow,
  waitForSlide,
} from './slideshow-support';
import { fingersScroll } from './strips-support';
import { figures } from './support';

const button = (page: Page, name: string | RegExp) => page.byRole('button', { name });

const transitionNames = ['fade', ...transitions.keys()];

/** Browsers animate these without layout and without painting. */
const cheapProperties = ['opacity', 'transform'];

/** A path around the middle of the slide, in px of the page. */
const way = (page: Page, { x = 0, y = 0, ms = 160 }) => {
  const { left, top, width, height } = currentSlide(page).getBoundingClientRect();
  const [centreX, centreY] = [left + width / 2, top + height / 2];
  const at = (part: number) => ({ x: centreX + x * part, y: centreY + y * part });
  return { from: at(-0.5), to: at(0.5), ms };
};

/**
 * Drags with the mouse until `targetSlide` is current. A drag ends after half a second without movement, so a drag that
 * the busy driver delays that long is repeated.
 */
const dragTo = async (page: Page, x: number, targetSlide: number): Promise<void> => {
  const times: number[] = [];
  const list = currentSlide(page).parentElement as HTMLElement;
  const recordTime = ({ timeStamp }: Event): void => void times.push(timeStamp);
  list.addEventListener('pointermove', recordTime);
  await page.drag(way(page, { x }));
  list.removeEventListener('pointermove', recordTime);
  const wasDelayed = times.some((at, index) => at - (times[index - 1] ?? at) > 400);
  if (wasDelayed) {
    await page.waitFor(() => runningAnimations(page).length === 0 && !currentSlide(page).style.transform);
    if (currentPosition(page) !== `${targetSlide}`) return dragTo(page, x, targetSlide);
  }
  await waitForSlide(page, targetSlide);
};

const end = (page: Page): void => {
  for (const animation of runningAnimations(page)) animation.finish();
};

const durations = (page: Page): unknown[] =>
  runningAnimations(page).map(({ effect }) => effect?.getTiming().duration);

const lastTransforms = (animations: Animation[]): unknown[] =>
  animations.map(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.transform);

/** More than 926 px wide: a pointer may hover there. */
const wideWindow = { width: 1000, height: 800, query: '' };

defaultFlavour(({ name, script }) => {
  const open = (attributes = '', rest: Partial<PageOptions> = {}) =>
    openSlideshow({ script, html: slideshow(attributes), ...wideWindow, ...rest });

  describe(`a transition (${name})`, () => {
    for (const transition of transitionNames)
      it(`animates only opacity or transform, and refuses another change until it ends: ${transition}`, async () => {
        const page = await open(`transition="${transition}" loop`);
        const firedEvents = recordEvents(page);
        expect(gallery(page).next()).to.equal(true);
        expect(gallery(page).next()).to.equal(false);
        await page.waitFor(() => runningAnimations(page).length === 2);
        expect([gallery(page).inMotion, gallery(page).numberOfSlides]).to.deep.equal([true, 3]);
        expect(animatedProperties(page)).to.not.be.empty;
        for (const property of animatedProperties(page)) expect(property).to.be.oneOf(cheapProperties);
        expect(gallery(page).previous()).to.equal(false);
        end(page);
        await waitForSlide(page, 2);
        expect(firedEvents).to.deep.equal(['change 1']);
        await page.waitFor(() => gallery(page).inMotion === false);
        expect(gallery(page).previous()).to.equal(true);
        await page.waitFor(() => runningAnimations(page).length === 2);
        end(page);
        await waitForSlide(page, 1);
        expect(page.console).to.deep.equal([]);
      });

    it('takes 1 s to fade in and 1.2 s to fade out', async () => {
      const page = await open();
      gallery(page).next();
      await page.waitFor(() => runningAnimations(page).length === 2);
      expect(durations(page).sort()).to.deep.equal([1000, 1200]);
    });

    it('takes the time of the setting `speed`', async () => {
      const page = await open('speed="0.4" transition="scroll" scroll-direction="vertical"');
      gallery(page).next();
      await page.waitFor(() => runningAnimations(page).length === 2);
      expect(durations(page)).to.deep.equal([400, 400]);
      expect(lastTransforms(runningAnimations(page))).to.deep.equal([
        'translateY(-667px)',
        'translateY(0px)',
      ]);
    });

    it('ken-burns zooms the picture to 1.075 while it is visible', async () => {
      const page = await open('transition="ken-burns" autoplay-duration="3"');
      gallery(page).next();
      await page.waitFor(() => runningAnimations(page).length === 2);
      const zooms = page.$$('img').flatMap((image) => image.getAnimations());
      expect(zooms.map(({ effect }) => effect?.getTiming().duration)).to.deep.equal([4000]);
      expect(lastTransforms(zooms)).to.deep.equal(['scale(1.075)']);
    });

    it('starts although a picture cannot be loaded', async () => {
      const broken =
        '<img src="/pictures/lazo.jpg" alt="Lazo"><img src="/nowhere.jpg" alt="Broken"><img data-src="" alt="None">';
      const page = await openSlideshow({ script, html: slideshow('', broken), ...wideWindow });
      for (const to of [2, 3]) {
        await page.waitFor(() => gallery(page).next());
        await page.waitFor(() => runningAnimations(page).length === 2);
        end(page);
        await waitForSlide(page, to);
      }
    });

    for (const name of ['wipe', 'toString'])
      it(`with an unknown name is reported in the console, and fades: ${name}`, async () => {
        const page = await open(`transition="${name}"`);
        // The name is unknown once the file of the transitions has loaded.
        await page.waitFor(() =>
          page.consoleTexts().join().includes(`Could not find transition named ${name}`),
        );
        gallery(page).next();
        await page.waitFor(() => runningAnimations(page).length === 2);
        expect(animatedProperties(page)).to.deep.equal(['opacity', 'opacity']);
      });

    it('is skipped with nomotion=true', async () => {
      const page = await open('transition="ken-burns"', { query: 'nomotion=true' });
      gallery(page).next();
      await page.waitFor(() => currentPosition(page) === '2');
      expect(runningAnimations(page)).to.deep.equal([]);
    });
  });

  if (supports('emulateMedia'))
    describe(`a slideshow with reduced motion (${name})`, () => {
      afterEach(() => emulateMedia({}));

      it('changes slides without animation and does not start autoplay', async () => {
        await emulateMedia({ reducedMotion: 'reduce' });
        const page = await open('autoplay autoplay-duration="0.1"');
        expect(button(page, 'Play')).to.be.instanceOf(page.window.HTMLButtonElement);
        gallery(page).next();
        await page.waitFor(() => currentPosition(page) === '2');
        expect(runningAnimations(page)).to.deep.equal([]);
      });

      it('stops autoplay while the visitor has it on, and starts autoplay again', async () => {
        const page = await open('autoplay');
        expect(button(page, 'Pause')).to.be.instanceOf(page.window.HTMLButtonElement);
        await emulateMedia({ reducedMotion: 'reduce' });
        await page.waitFor(() => button(page, 'Play'));
        await emulateMedia({});
        await page.waitFor(() => button(page, 'Pause'));
      });
    });

  if (supports('forcedColors'))
    it(`the buttons of a slideshow have a ground of their own in forced colours (${name})`, async () => {
      await emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      try {
        const page = await open();
        const { backgroundColor } = page.window.getComputedStyle(button(page, 'Next'));
        expect(backgroundColor).to.match(/^rgb\(/);
      } finally {
        await emulateMedia({});
      }
    });

  describe(`a drag with the mouse (${name})`, () => {
    it('changes the slide with new-swipe, and is not a click', async () => {
      const page = await open('transition="new-swipe"');
      await dragTo(page, -600, 2);
      await dragTo(page, 600, 1);
      await page.clickWithMouse(currentSlide(page));
      await waitForSlide(page, 2);
    });

    it('that begins on a control in the slide is for that alone', async () => {
      const controls = `<figure><img src="/pictures/lazo.jpg" alt="Lazo" width="900" height="600">
        <figcaption><input type="range" aria-label="Glaze" style="width: 400px"></figcaption></figure>`;
      const page = await openSlideshow({
        script,
        query: '',
        html: slideshow('transition="new-swipe"', controls + figures),
      });
      const firedEvents = recordEvents(page);
      const { left, top, height } = page.$('input').getBoundingClientRect();
      const y = top + height / 2;
      await page.drag({ from: { x: left + 390, y }, to: { x: left + 10, y }, ms: 160 });
      await page.painted();
      await waitForSlide(page, 1);
      expect(firedEvents).to.deep.equal([]);
      expect(page.$<HTMLInputElement>('input').valueAsNumber).to.be.below(50);
    });

    it('returns to the same slide if it is too short and too slow', async () => {
      const page = await open('transition="new-swipe"');
      const firedEvents = recordEvents(page);
      await page.drag(way(page, { x: -300, ms: 900 }));
      await waitForSlide(page, 1);
      expect(firedEvents).to.deep.equal([]);
      expect(currentSlide(page).style.transform).to.equal('');
    });

    it('before the first slide fires az-end', async () => {
      const page = await open('transition="new-swipe"');
      const firedEvents = recordEvents(page);
      await page.drag(way(page, { x: 600 }));
      await page.waitFor(() => firedEvents.length > 0);
      expect(firedEvents).to.deep.equal(['end beginning']);
      await waitForSlide(page, 1);
    });

    it('goes the other way on a right-to-left page', async () => {
      const page = await open('transition="new-swipe"', { dir: 'rtl' });
      await dragTo(page, 600, 2);
    });

    it('stops between slides with snapPoints="50%"', async () => {
      const page = await open('transition="new-swipe" snap-points="50%"');
      await page.drag(way(page, { x: -400, ms: 900 }));
      await page.waitFor(
        () =>
          currentSlide(page).getBoundingClientRect().left === -500 && runningAnimations(page).length === 0,
      );
      gallery(page).next();
      await waitForSlide(page, 2);
      expect(currentSlide(page).getBoundingClientRect().left).to.equal(0);
    });

    it('before the first slide moves as far as `boundaries` allows', async () => {
      const offset = { none: 600, hard: 0, inertial: 300 / 1.3 };
      for (const [boundaries, px] of Object.entries(offset)) {
        const page = await open(`transition="new-swipe" boundaries="${boundaries}"`);
        const firedEvents = recordEvents(page);
        const places: number[] = [];
        const watch = new page.window.MutationObserver(() =>
          places.push(currentSlide(page).getBoundingClientRect().left),
        );
        watch.observe(currentSlide(page), { attributes: true, attributeFilter: ['style'] });
        const { x, y } = page.frame.getBoundingClientRect();
        const at = (px: number) => ({ do: 'move' as const, x: x + px, y: y + 300 });
        await runCommand('pointer', {
          kind: 'mouse',
          steps: [at(200), { do: 'down' }, at(800), { do: 'up' }],
        });
        await page.waitFor(() => firedEvents.length > 0);
        await waitForSlide(page, 1);
        expect(Math.max(0, ...places), boundaries).to.be.closeTo(px, 1);
        page.close();
      }
    });

    it('changes no slide with fade', async () => {
      const page = await open('active-slide-click-behavior="stay"');
      await page.drag(way(page, { x: -600 }));
      await page.painted();
      expect(currentPosition(page)).to.equal('1');
    });
  });

  describe(`a mouse that selects text (${name})`, () => {
    it('changes no slide, though a click does', async () => {
      const page = await open('speed="0"', { query: 'nomotion=true' });
      const firedEvents = recordEvents(page);
      const { left, top, height } = page.$('figcaption').getBoundingClientRect();
      const y = top + height / 2;
      await page.drag({ from: { x: left + 20, y }, to: { x: left + 200, y }, ms: 300 });
      await page.painted();
      expect(firedEvents).to.deep.equal([]);
      await page.clickWithMouse(currentSlide(page));
      await waitForSlide(page, 2);
    });
  });

  if (supports('touch'))
    describe(`a swipe with a finger (${name})`, () => {
      it('in a gallery in a slide changes the slide of that gallery alone', async () => {
        const inner = slideshow('id="inner"');
        const html = `<az-gallery id="outer" design="slideshow" loading="eager"><div>${inner}</div><div>${inner}</div></az-gallery>`;
        const page = await openSlideshow({ script, html, query: 'nomotion=true' });
        const changes: string[] = [];
        page.document.addEventListener('az-change', ({ target }) => changes.push((target as Element).id));
        await page.swipe({ from: { x: 700, y: 200 }, to: { x: 200, y: 200 }, ms: 160 });
        await page.waitFor(() => changes.length > 0);
        await page.painted();
        expect(changes).to.deep.equal(['inner']);
      });

      for (const transition of transitionNames)
        it(`goes to the next slide and back: ${transition}`, async () => {
          const page = await open(`transition="${transition}" speed="0.2"`);
          const firedEvents = recordEvents(page);
          await page.swipe(way(page, { x: -620 }));
          await waitForSlide(page, 2);
          await page.waitFor(() => gallery(page).goTo(1));
          await page.swipe(way(page, { x: 620 }));
          await waitForSlide(page, 1);
          expect(firedEvents).to.deep.equal(['change 1', 'change 0']);
        });

      it('needs more than 50 px to change the slide with fade', async () => {
        const page = await open('');
        const firedEvents = recordEvents(page);
        await page.swipe(way(page, { x: -50 }));
        await page.painted();
        expect([currentPosition(page), firedEvents.length]).to.deep.equal(['1', 0]);
        await page.swipe(way(page, { x: -60 }));
        await waitForSlide(page, 2);
      });

      it('past the last slide fires az-end with scroll', async () => {
        const page = await open('transition="scroll" speed="0.2" current-index="2"');
        const firedEvents = recordEvents(page);
        await page.swipe(way(page, { x: -300 }));
        await page.waitFor(() => firedEvents.length > 0);
        expect(firedEvents).to.deep.equal(['end end']);
      });

      it('upwards changes the slide with scrollDirection="vertical"', async () => {
        const page = await open('transition="scroll" scroll-direction="vertical" speed="0.2"');
        await page.swipe(way(page, { y: -250 }));
        await waitForSlide(page, 2);
      });

      it('that is slow needs a longer distance with swipe', async () => {
        const page = await open('transition="swipe" speed="0.2"');
        const firedEvents = recordEvents(page);
        await page.swipe(way(page, { x: -300, ms: 500 }));
        await waitForSlide(page, 1);
        expect(firedEvents).to.deep.equal([]);
        await page.swipe(way(page, { x: -480, ms: 500 }));
        await waitForSlide(page, 2);
      });

      it('is not needed: a tap goes to the next slide', async () => {
        const page = await open('transition="swipe" speed="0.2"');
        await page.tap(currentSlide(page));
        await waitForSlide(page, 2);
      });

      for (const transition of ['fade', 'new-swipe'])
        it(`scrolls the page if it is vertical: ${transition}`, async () => {
          const html = `${slideshow(`transition="${transition}"`)}<div style="height: 3000px"></div>`;
          const page = await openSlideshow({ script, html, ...wideWindow });
          const firedEvents = recordEvents(page);
          await page.swipe(way(page, { x: 30, y: -300 }));
          if (fingersScroll) await page.waitFor(() => page.window.scrollY > 100);
          await page.painted();
          expect(firedEvents).to.deep.equal([]);
          expect(gallery(page).next()).to.equal(true);
        });

      it('keeps no click of the keyboard from a button in the next slide', async () => {
        const html = slideshow('', figures.replaceAll('About', '<button>Order</button> About'));
        const page = await openSlideshow({ script, html, ...wideWindow });
        await page.swipe(way(page, { x: -620 }));
        await waitForSlide(page, 2);
        const clicked: string[] = [];
        page.document.addEventListener('click', ({ target }) => clicked.push((target as Element).localName));
        page.byRole('button', { name: 'Order' }).focus();
        await page.press('Enter');
        expect(clicked).to.deep.equal(['button']);
      });

      it('works while the slide of the last swipe still moves', async () => {
        const page = await open('transition="new-swipe"');
        await page.swipe(way(page, { x: -620 }));
        await page.swipe({ from: { x: 800, y: 300 }, to: { x: 180, y: 300 } });
        await waitForSlide(page, 3);
      });
    });
});
