import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { describe, expect, it } from '../support/suite';
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

const button = (page: Page, name: string | RegExp) => page.byRole('button', { name });

/** More than 926 px wide: a pointer may hover there. */
const wideWindow = { width: 1000, height: 800, query: '' };

defaultFlavour(({ name, script }) => {
  const open = (attributes = '', rest: Partial<PageOptions> = {}) =>
    openSlideshow({ script, html: slideshow(attributes), ...wideWindow, ...rest });

  describe(`autoplay of a slideshow (${name})`, () => {
    /** Below the gallery. */
    const belowGallery = { x: 500, y: 790 };
    /** Opens a slideshow with the mouse below it (the mouse stays where the last test left it), and waits until it advances. */
    const openPlaying = async (attributes: string): Promise<Page> => {
      const page = await open(attributes);
      const firedEvents = recordEvents(page);
      await page.hover(belowGallery);
      await page.waitFor(() => firedEvents.length > 0);
      return page;
    };
    /** Until the browser says that the slideshow is out of view: the slideshow's own observer, the older one, has heard it, too. */
    const hasLeftView = (page: Page) =>
      new Promise<void>((resolve) => {
        const observer = new page.window.IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(gallery(page));
      });
    const playing = 'autoplay autoplay-duration="0.3" randomize="false" speed="0.1" loop';

    it('advances without announcements to screen readers, until the visitor pauses it', async () => {
      const clock = await openClock(script);
      const page = await open(playing);
      const firedEvents = recordEvents(page);
      await page.hover(belowGallery);
      expect(page.$('[part="stage"]').getAttribute('aria-live')).to.equal('off');
      await page.waitFor(() => firedEvents.length > 3);
      expect(firedEvents.slice(0, 3)).to.deep.equal(['change 1', 'change 2', 'change 0'].slice(0, 3));
      page.click(button(page, 'Pause'));
      const { length } = firedEvents;
      await page.waitFor(() => button(page, 'Play'));
      expect(page.$('[part="stage"]').getAttribute('aria-live')).to.equal('polite');
      await waitForTicks(clock);
      expect(firedEvents.length).to.equal(length);
      page.click(button(page, 'Play'));
      await page.waitFor(() => firedEvents.length > length + 1);
    });

    it('that the visitor has paused stays so in another design', async () => {
      const page = await open(playing);
      page.click(button(page, 'Pause'));
      gallery(page).setAttribute('design', 'slider');
      await page.waitFor(() => gallery(page).matches(':state(slider)'));
      expect(button(page, 'Play')).to.be.instanceOf(page.window.HTMLElement);
    });

    it('has its pause button first in the tab order', async () => {
      const page = await open(playing);
      await page.press('Tab');
      expect(page.focused).to.equal(button(page, 'Pause'));
    });

    it('pauses while the pointer is over the slideshow', async () => {
      const clock = await openClock(script);
      const page = await openPlaying(playing);
      await page.hover(currentSlide(page));
      const firedEvents = recordEvents(page);
      await waitForTicks(clock);
      expect(firedEvents.length).to.be.lessThan(2);
      await page.hover(belowGallery);
      await page.waitFor(() => firedEvents.length > 2);
    });

    it('pauses if the pointer was over the slideshow before autoplay started, but not after a click on its own button', async () => {
      const clock = await openClock(script);
      const page = await open(playing.replace('autoplay ', ''));
      await page.hover(currentSlide(page));
      const firedEvents = recordEvents(page);
      gallery(page).setAttribute('autoplay', '');
      await page.waitFor(() => button(page, 'Pause'));
      await waitForTicks(clock);
      expect(firedEvents).to.deep.equal([]);
      await page.hover(belowGallery);
      await page.waitFor(() => firedEvents.length > 1);

      const reduced = await open(playing, { query: 'nomotion=true' });
      const played = recordEvents(reduced);
      await reduced.clickWithMouse(button(reduced, 'Play'));
      await reduced.waitFor(() => played.length > 1);
    });

    it('pauses while the focus is in the slideshow', async () => {
      const clock = await openClock(script);
      const page = await openPlaying(playing);
      await page.press('Tab', 'Tab');
      await page.waitFor(() => page.focused?.getAttribute('aria-label') === 'Previous');
      const firedEvents = recordEvents(page);
      await waitForTicks(clock);
      expect(firedEvents.length).to.be.lessThan(2);
      (page.focused as HTMLElement).blur();
      await page.waitFor(() => firedEvents.length > 2);
    });

    it('goes on after a click on a button, whose focus does not show', async () => {
      const page = await openPlaying(playing);
      await page.clickWithMouse(button(page, 'Next'));
      const firedEvents = recordEvents(page);
      await page.hover(belowGallery);
      await page.waitFor(() => firedEvents.length > 2);
    });

    it('advances while its own button has the focus, and pauses when another button gets it', async () => {
      const clock = await openClock(script);
      const page = await openPlaying(playing);
      await page.press('Tab', 'Enter');
      await page.waitFor(() => button(page, 'Play'));
      await page.press('Enter');
      const played = recordEvents(page);
      await page.waitFor(() => played.length > 1);
      await page.press('Tab');
      expect(page.focused?.getAttribute('aria-label')).to.equal('Previous');
      const firedEvents = recordEvents(page);
      await waitForTicks(clock);
      expect(firedEvents.length).to.be.lessThan(2);
    });

    it('pauses while the slideshow is out of view', async () => {
      const clock = await openClock(script);
      const html = `${slideshow(playing)}<div style="height: 3000px"></div>`;
      const page = await openSlideshow({ script, html, ...wideWindow });
      await page.hover(belowGallery);
      page.window.scrollTo(0, 2000);
      await hasLeftView(page);
      const firedEvents = recordEvents(page);
      await waitForTicks(clock);
      expect(firedEvents.length).to.be.lessThan(2);
      page.window.scrollTo(0, 0);
      await page.waitFor(() => firedEvents.length > 2);
    });

    it('with random order never shows the same slide twice in a row', async () => {
      const page = await openPlaying('autoplay autoplay-duration="0.1" speed="0.01"');
      const firedEvents = recordEvents(page);
      await page.waitFor(() => firedEvents.length > 8);
      for (const [index, change] of firedEvents.entries())
        expect(change).to.not.equal(firedEvents[index - 1]);
    });

    it('does not start with nomotion=true, until the visitor presses Play', async () => {
      const page = await open(playing, { query: 'nomotion=true' });
      const firedEvents = recordEvents(page);
      await page.hover(belowGallery);
      page.click(button(page, 'Play'));
      await page.waitFor(() => firedEvents.length > 1);
    });
  });

  describe(`the keyboard in a slideshow (${name})`, () => {
    const noMotion = { query: 'nomotion=true' };

    it('goes to the next and the previous slide with the arrow keys', async () => {
      const page = await open('', noMotion);
      await page.press('ArrowRight');
      await waitForSlide(page, 2);
      await page.press('ArrowLeft');
      await waitForSlide(page, 1);
    });

    it('swaps the arrow keys on a right-to-left page', async () => {
      const page = await open('', { ...noMotion, dir: 'rtl' });
      await page.press('ArrowLeft');
      await waitForSlide(page, 2);
      await page.press('ArrowRight');
      await waitForSlide(page, 1);
    });

    it('uses the keys of the setting `keys`, by name or code, without swapping them on a right-to-left page', async () => {
      const page = await open(`keys='{"previous":"j","next":75}'`, { ...noMotion, dir: 'rtl' });
      await page.press('k');
      await waitForSlide(page, 2);
      await page.press('ArrowRight', 'ArrowLeft', 'k');
      await waitForSlide(page, 3);
      await page.press('j');
      await waitForSlide(page, 2);
      gallery(page).setAttribute('keys', '{"previous":"ArrowUp","next":"ArrowDown"}');
      await page.press('ArrowDown');
      await waitForSlide(page, 3);
    });

    it('changes no slide while the visitor types, scrolls something else sideways or is in a list box, or with keyboard="false"', async () => {
      const field =
        '<label>Name<input value="ab"></label><textarea aria-label="Text">ab</textarea><p contenteditable="true" tabindex="0">ab</p><section tabindex="0" style="overflow: auto; width: 100px"><div style="width: 300px">wide</div></section><ul role="listbox" tabindex="0"></ul>';
      const page = await openSlideshow({ script, html: slideshow() + field, ...wideWindow, ...noMotion });
      // The code that handles keys has loaded.
      await page.press('ArrowRight');
      await waitForSlide(page, 2);
      const firedEvents = recordEvents(page);
      for (const selector of ['input', 'textarea', 'p', 'section', 'ul']) {
        page.$(selector).focus();
        await page.press('ArrowRight');
      }
      // Shortcuts of the browser, such as that for Back, and of the page.
      for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
        page.document.body.dispatchEvent(
          new page.window.KeyboardEvent('keydown', {
            key: 'ArrowRight',
            // The gallery's keys may be codes.
            keyCode: 39,
            [modifier]: true,
            bubbles: true,
            cancelable: true,
          }),
        );
      const off = await open('keyboard="false"', noMotion);
      const none = recordEvents(off);
      await off.press('ArrowRight');
      await off.painted();
      expect([...firedEvents, ...none]).to.deep.equal([]);
    });

    it('changes the slide of a gallery in a slide, where that one has the focus', async () => {
      const inner = slideshow('id="inner"');
      const html = `<az-gallery id="outer" design="slideshow" loading="eager"><div>${inner}</div><div>${inner}</div></az-gallery>`;
      const page = await openSlideshow({ script, html, ...wideWindow, ...noMotion });
      const changes: string[] = [];
      page.document.addEventListener('az-change', ({ target }) => changes.push((target as Element).id));
      const next = page.$('#inner').shadowRoot?.querySelector<HTMLElement>('[part~="next"]');
      next?.focus();
      await page.press('ArrowRight');
      await page.waitFor(() => changes.length > 0);
      await page.painted();
      expect(changes).to.deep.equal(['inner']);
    });

    it('changes no slide of a gallery behind a dialog of the page', async () => {
      const dialog = '<dialog><button>Close</button></dialog>';
      const page = await openSlideshow({ script, html: slideshow() + dialog, ...wideWindow, ...noMotion });
      await page.press('ArrowRight');
      await waitForSlide(page, 2);
      const firedEvents = recordEvents(page);
      page.$<HTMLDialogElement>('dialog').showModal();
      await page.press('ArrowRight');
      await page.painted();
      expect(firedEvents).to.deep.equal([]);
      page.$<HTMLDialogElement>('dialog').close();
      // Until the next frame, the focus is still on the button of the closed dialog.
      await page.painted();
      await page.press('ArrowRight');
      await waitForSlide(page, 3);
    });

    it('changes no slide of a gallery that is out of view', async () => {
      const html = `${slideshow()}<div style="height: 3000px"></div>`;
      const page = await openSlideshow({ script, html, ...wideWindow, ...noMotion });
      await page.press('ArrowRight');
      await waitForSlide(page, 2);
      const firedEvents = recordEvents(page);
      page.window.scrollTo(0, 2000);
      await page.painted();
      await page.press('ArrowRight');
      await page.painted();
      expect(firedEvents).to.deep.equal([]);
    });

    it('presses the focused button, which keeps the focus', async () => {
      const page = await open('', noMotion);
      button(page, 'Next').focus();
      await page.press('Enter');
      await waitForSlide(page, 2);
      await page.press(' ');
      await waitForSlide(page, 3);
      // Also at the last slide, the button keeps the focus.
      expect(page.focused).to.equal(button(page, 'Next'));
    });
  });

  describe(`the address of a slide (${name})`, () => {
    const named = ['lazo', 'talavera', 'marina']
      .map((one) => `<img src="/pictures/${one}.jpg" alt="${one}" data-slide-id="${one}">`)
      .join('');
    const withHistory = (rest: Partial<PageOptions> = {}) =>
      openSlideshow({
        script,
        html: slideshow('history', named),
        ...wideWindow,
        query: 'nomotion=true',
        ...rest,
      });

    it('opens the slide that it names', async () => {
      const page = await withHistory({ hash: 'itemId=marina' });
      await waitForSlide(page, 3);
      expect(page.window.location.hash).to.equal('#itemId=marina');
    });

    it('is left alone where the browser stores none', async () => {
      const page = await withHistory();
      const refused = page.refuseAddresses();
      gallery(page).next();
      await waitForSlide(page, 2);
      expect(refused()).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('changes with the current slide, and Back and Forward change the slide', async () => {
      const page = await withHistory();
      gallery(page).next();
      await waitForSlide(page, 2);
      gallery(page).goTo(2);
      await waitForSlide(page, 3);
      expect(page.window.location.hash).to.equal('#itemId=marina');
      page.window.history.back();
      await waitForSlide(page, 2);
      expect(page.window.location.hash).to.equal('#itemId=talavera');
      page.window.history.back();
      await waitForSlide(page, 1);
      page.window.history.forward();
      await waitForSlide(page, 2);
    });

    it('that leads to another place of the page leaves the slide, to which Back leads', async () => {
      const page = await withHistory();
      gallery(page).next();
      await waitForSlide(page, 2);
      const firedEvents = recordEvents(page);
      const arrived = new Promise((resolve) => page.window.addEventListener('hashchange', resolve));
      page.window.location.hash = 'contact';
      await arrived;
      await waitForSlide(page, 2);
      page.window.history.back();
      await page.waitFor(() => page.window.location.hash === '#itemId=talavera');
      await waitForSlide(page, 2);
      expect(firedEvents).to.deep.equal([]);
    });

    it('gets no new history entry when the visitor goes back during a transition', async () => {
      const page = await withHistory({ query: '' });
      gallery(page).next();
      await page.waitFor(() => page.window.location.hash === '#itemId=talavera');
      const { length } = page.window.history;
      page.window.history.back();
      await page.waitFor(() => page.window.location.hash === '');
      expect(gallery(page).inMotion).to.equal(true);
      await waitForSlide(page, 1);
      expect([page.window.location.hash, page.window.history.length]).to.deep.equal(['', length]);
      page.window.history.forward();
      await waitForSlide(page, 2);
      gallery(page).next();
      await page.waitFor(() => page.window.location.hash === '#itemId=marina');
    });

    it('names a slide by its url or else its id, in the hash or at the end of the path', async () => {
      const both = named.replace('data-slide-id="marina"', 'data-slide-id="marina" data-slide-url="the sea"');
      const page = await openSlideshow({
        script,
        html: slideshow('history-hash', both),
        query: 'nomotion=true',
      });
      gallery(page).goTo(2);
      await waitForSlide(page, 3);
      expect(page.window.location.hash).to.equal('#itemId=the%20sea');
      for (const [path, number] of [
        ['the%20sea', 3],
        ['marina/', 3],
        ['talavera', 2],
        ['elsewhere', 1],
        ['elsewhere#itemId=the%20sea', 3],
        ['talavera#/itemId=the%20sea', 3],
      ] as const) {
        const setPath = `<script>history.replaceState(null, '', location.pathname.replace(/[^/]*$/, '${path}'))</script>`;
        const namedPage = await openSlideshow({
          script,
          html: setPath + slideshow('history', both),
          query: 'nomotion=true',
        });
        expect(currentPosition(namedPage), path).to.equal(`${number}`);
        namedPage.close();
      }
    });

    it('is neither read nor written in an editor', async () => {
      const edited = '<script>document.documentElement.dataset.azulejoEditor = ""</script>';
      const page = await openSlideshow({
        script,
        html: edited + slideshow('history', named),
        query: 'nomotion=true',
        hash: 'itemId=marina',
      });
      expect(currentPosition(page)).to.equal('1');
      gallery(page).next();
      await waitForSlide(page, 2);
      expect(page.window.location.hash).to.equal('#itemId=marina');
    });

    it('does not change without the setting `history`', async () => {
      const page = await openSlideshow({ script, html: slideshow('', named), query: 'nomotion=true' });
      gallery(page).next();
      await waitForSlide(page, 2);
      expect(page.window.location.hash).to.equal('');
    });
  });

  describe(`linked slideshows (${name})`, () => {
    it('show the same slide', async () => {
      const html = slideshow('linked-galleries="other"') + slideshow('id="other"');
      const page = await openSlideshow({ script, html, width: 600, height: 1000 });
      const [first, second] = page.$$<ReturnType<typeof gallery>>('az-gallery');
      const currentNumbers = () =>
        page
          .allByRole('group', { name: /of 3/ })
          .map((element) => element.getAttribute('aria-label')?.[0])
          .join();
      second?.goTo(1);
      await page.waitFor(() => currentNumbers() === '2,2');
      first?.next();
      await page.waitFor(() => currentNumbers() === '3,3');
      // One that leaves the page and comes back has another engine.
      second?.remove();
      await page.waitFor(() => !second?.matches(':state(ready)'));
      if (second) page.document.body.append(second);
      await page.waitFor(() => currentNumbers() === '3,3');
      first?.previous();
      await page.waitFor(() => currentNumbers() === '2,2');
    });
  });
});
