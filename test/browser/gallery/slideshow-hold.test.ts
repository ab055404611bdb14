import { visibilityInPairs } from '../support/busy-page';
import { setHidden } from '../support/clock';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { runCommand } from '../support/tab';
import type { PointerStep } from '../support/tab-commands';
import {
  currentPosition,
  currentSlide,
  gallery,
  openClock,
  openSlideshow,
  recordEvents,
  slideshow,
  waitForSlide,
  waitForTicks,
} from './slideshow-support';
import { openGallery } from './support';

/** More than 926 px wide: a pointer may hover there. */
const wideWindow = { width: 1000, height: 800, query: '' };
/** The mouse stays where the last test left it, so each test moves it below the gallery. */
const belowGallery = { x: 500, y: 790 };
const playing = 'autoplay autoplay-duration="0.2" randomize="false" speed="0.1" loop';

defaultFlavour(({ name, script }) => {
  /** Opens the page over a clock. */
  const open = async (html: string): Promise<[Page, Page]> => {
    const clock = await openClock(script);
    const page = await openSlideshow({ script, html, ...wideWindow });
    await page.hover(belowGallery);
    return [page, clock];
  };

  /** Expects at most the running change to end, then calls `resume`, and expects the slideshow to advance again. */
  const expectPausedUntil = async (
    [page, clock]: [Page, Page],
    resume: () => void | Promise<void>,
  ): Promise<void> => {
    const firedEvents = recordEvents(page);
    await waitForTicks(clock);
    expect(firedEvents.length).to.be.lessThan(2);
    await resume();
    await page.waitFor(() => firedEvents.length > 2);
  };

  describe(`autoplay pauses (${name})`, () => {
    it('while the page is hidden', async () => {
      const pages = await open(slideshow(playing));
      const [page] = pages;
      setHidden(page, true);
      await expectPausedUntil(pages, () => setHidden(page, false));
    });

    it('while it is out of view, also on a page that reports several changes of visibility at once', async () => {
      const pages = await open(
        `${visibilityInPairs}${slideshow(playing)}<p style="height: 3000px">Below</p>`,
      );
      const [page] = pages;
      const moves = recordEvents(page);
      await page.waitFor(() => moves.length > 0);
      page.window.scrollTo(0, 2500);
      await page.painted();
      await expectPausedUntil(pages, () => page.window.scrollTo(0, 0));
    });

    it('while a video in the slideshow plays', async () => {
      const content =
        '<figure><video></video></figure><img src="/pictures/lazo.jpg" alt="Lazo"><img src="/pictures/marina.jpg" alt="Marina">';
      const pages = await open(slideshow(playing, content));
      const [page] = pages;
      const video = page.$('video');
      const play = (isOn: boolean): void => {
        Object.defineProperty(video, 'paused', { value: !isOn, configurable: true });
        video.dispatchEvent(new page.window.Event(isOn ? 'play' : 'pause'));
      };
      play(true);
      await expectPausedUntil(pages, () => play(false));
    });

    it('while the pointer is over an element of the option `pauseOnMouseover`, beside an invalid selector', async () => {
      const options = `autoplay-options='{"timeout":200,"randomize":false,"pauseOnMouseover":["!","#legend"]}'`;
      const pages = await open(
        `${slideshow(`autoplay speed="0.1" loop ${options}`)}<p id="legend" style="margin: 0; height: 60px">About</p>`,
      );
      const [page] = pages;
      // The autoplay code loads later, and sees only a pointer that arrives after that.
      const played = recordEvents(page);
      await page.waitFor(() => played.length > 0);
      await page.hover(page.$('#legend'));
      await expectPausedUntil(pages, () => page.hover(belowGallery));
      expect(page.consoleTexts('warn').join()).to.include('pauseOnMouseover has "!"');
    });
  });

  describe(`a mouse on a slideshow (${name})`, () => {
    const at = (x: number) => ({ do: 'move' as const, x, y: 300 });
    const drag = [
      at(850),
      { do: 'down' as const },
      ...[650, 450, 250, 150].flatMap((x) => [{ do: 'wait' as const, ms: 60 }, at(x)]),
    ];
    const up = { do: 'up' as const };
    const dragTo = (...places: number[]) => ({
      do: 'drag' as const,
      path: places.map((x): [number, number] => [x, 300]),
    });
    const mouse = (...steps: PointerStep[]): Promise<unknown> =>
      runCommand('pointer', { kind: 'mouse', steps });

    it('ends a drag after half a second without movement', async () => {
      const html = slideshow('transition="new-swipe" active-slide-click-behavior="stay"');
      const page = await openSlideshow({ script, html, ...wideWindow });
      const isDragged = () => currentSlide(page).style.transform !== '';
      // The half second may have passed by the time the driver reports that it is done.
      let hasMoved = false;
      const watch = new page.window.MutationObserver(() => {
        hasMoved ||= isDragged();
      });
      watch.observe(currentSlide(page), { attributes: true, attributeFilter: ['style'] });
      await mouse(...drag);
      await page.waitFor(() => hasMoved && !isDragged());
      await mouse(up);
      await page.painted();
      expect(currentPosition(page)).to.equal('1');
      await mouse(at(850), { do: 'down' }, dragTo(650, 450, 250, 150));
      await waitForSlide(page, 2);
    });

    it('drags, and does not click, also after a long press', async () => {
      const page = await openSlideshow({
        script,
        html: slideshow('transition="new-swipe" current-index="1"'),
        ...wideWindow,
      });
      const firedEvents = recordEvents(page);
      await mouse(at(150), { do: 'down' }, { do: 'wait', ms: 700 }, dragTo(350, 550, 850));
      await waitForSlide(page, 1);
      expect(firedEvents).to.deep.equal(['change 0']);
    });

    it('brings a slide into view that was not rendered ahead', async () => {
      const html = slideshow('transition="new-swipe" preload-count="0"');
      const page = await openGallery({ script, html, lang: 'en', ...wideWindow });
      await page.waitFor(() => page.$('[part="slides"]').style.touchAction);
      expect(page.$$('[part~="slide"]').length).to.equal(1);
      let followsMouse = false;
      const watch = new page.window.MutationObserver(() => {
        followsMouse ||= page.$$('[data-index="1"]')[0]?.style.visibility === 'visible';
      });
      watch.observe(page.$('[part="slides"]'), {
        subtree: true,
        attributes: true,
        attributeFilter: ['style'],
      });
      await mouse(...drag, up);
      await waitForSlide(page, 2);
      expect(followsMouse).to.equal(true);
    });

    it('ends a drag when its button is released outside the slideshow', async () => {
      // Without captions, which scroll: Firefox gives a press there all that the mouse does until the release.
      const images = '<img src="/pictures/lazo.jpg" alt="Lazo"><img src="/pictures/marina.jpg" alt="Marina">';
      const html = slideshow('transition="new-swipe"', images);
      const page = await openSlideshow({ script, html, ...wideWindow });
      const { bottom } = currentSlide(page).getBoundingClientRect();
      const edge = (x: number, y: number) => ({ do: 'move' as const, x, y: Math.round(bottom) + y });
      await mouse(edge(800, -3), { do: 'down' }, edge(800, 4), up, edge(700, -3), edge(300, -3));
      await page.painted();
      expect(currentSlide(page).style.transform).to.equal('');
      expect(gallery(page).next()).to.equal(true);
    });
  });
});
