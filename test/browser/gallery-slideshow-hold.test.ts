import {
  events,
  gallery,
  openClock,
  openSlideshow,
  position,
  shows,
  slide,
  slideshow,
  ticked,
} from './gallery-slideshow-support';
import { eachFlavour } from './support/flavour';
import type { Page } from './support/page';
import { describe, expect, it } from './support/suite';
import { runCommand } from './support/tab';
import type { PointerStep } from './support/tab-commands';

/** More than 926 px wide: a pointer may hover there. */
const wide = { width: 1000, height: 800, query: '' };
/** Below the gallery; the mouse stays where the test before has left it. */
const beside = { x: 500, y: 790 };
const playing = 'autoplay autoplay-duration="0.2" randomize="false" speed="0.1" loop';

eachFlavour(({ name, script }) => {
  /** With a clock below it. */
  const open = async (html: string): Promise<[Page, Page]> => {
    const clock = await openClock(script);
    const page = await openSlideshow({ script, html, ...wide });
    await page.hover(beside);
    return [page, clock];
  };

  /** It is held: at most what has begun before ends. Then it goes on. */
  const isHeld = async ([page, clock]: [Page, Page], release: () => void | Promise<void>): Promise<void> => {
    const fired = events(page);
    await ticked(clock);
    expect(fired.length).to.be.lessThan(2);
    await release();
    await page.waitFor(() => fired.length > 2);
  };

  describe(`a slideshow that plays is held (${name})`, () => {
    it('while its page is hidden', async () => {
      const pages = await open(slideshow(playing));
      const [page] = pages;
      const hide = (hidden: boolean): void => {
        Object.defineProperty(page.document, 'hidden', { value: hidden, configurable: true });
        page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      };
      hide(true);
      await isHeld(pages, () => hide(false));
    });

    it('while a video in it plays', async () => {
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
      await isHeld(pages, () => play(false));
    });

    it('while the pointer is on what the page says, too', async () => {
      const options = `autoplay-options='{"timeout":200,"randomize":false,"pauseOnMouseover":["#legend"]}'`;
      const pages = await open(
        `${slideshow(`autoplay speed="0.1" loop ${options}`)}<p id="legend" style="margin: 0; height: 60px">About</p>`,
      );
      const [page] = pages;
      // What plays it comes later than it: it hears of a pointer that comes once it is there.
      const played = events(page);
      await page.waitFor(() => played.length > 0);
      await page.hover(page.$('#legend'));
      await isHeld(pages, () => page.hover(beside));
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
    const mouse = (...steps: PointerStep[]): Promise<unknown> =>
      runCommand('pointer', { kind: 'mouse', steps });

    it('that does not move for half a second drags no more', async () => {
      const html = slideshow('transition="new-swipe" active-slide-click-behavior="stay"');
      const page = await openSlideshow({ script, html, ...wide });
      const isDragged = () => slide(page).style.transform !== '';
      // The half second may be over when the driver has said that it is done.
      let hasMoved = false;
      const watch = new page.window.MutationObserver(() => {
        hasMoved ||= isDragged();
      });
      watch.observe(slide(page), { attributes: true, attributeFilter: ['style'] });
      await mouse(...drag);
      await page.waitFor(() => hasMoved && !isDragged());
      await mouse(up);
      await page.painted();
      expect(position(page)).to.equal('1');
      await mouse(...drag, up);
      await shows(page, 2);
    });

    it('that is pressed for long before it moves drags, and is no click', async () => {
      const page = await openSlideshow({
        script,
        html: slideshow('transition="new-swipe" current-index="1"'),
        ...wide,
      });
      const fired = events(page);
      const back = [150, 350, 550, 850].flatMap((x) => [at(x), { do: 'wait' as const, ms: 40 }]);
      await mouse(at(150), { do: 'down' }, { do: 'wait', ms: 700 }, ...back, up);
      await shows(page, 1);
      expect(fired).to.deep.equal(['change 0']);
    });

    it('that is let go of beside it drags no more', async () => {
      const page = await openSlideshow({ script, html: slideshow('transition="new-swipe"'), ...wide });
      const { bottom } = slide(page).getBoundingClientRect();
      const edge = (x: number, y: number) => ({ do: 'move' as const, x, y: Math.round(bottom) + y });
      await mouse(edge(800, -3), { do: 'down' }, edge(800, 4), up, edge(700, -3), edge(300, -3));
      await page.painted();
      expect(slide(page).style.transform).to.equal('');
      expect(gallery(page).next()).to.equal(true);
    });
  });
});
