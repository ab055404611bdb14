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
import type { Page, PageOptions } from './support/page';
import { describe, expect, it } from './support/suite';

const button = (page: Page, name: string | RegExp) => page.byRole('button', { name });

/** More than 926 px wide: a pointer may hover there. */
const wide = { width: 1000, height: 800, query: '' };

eachFlavour(({ name, script }) => {
  const open = (attributes = '', rest: Partial<PageOptions> = {}) =>
    openSlideshow({ script, html: slideshow(attributes), ...wide, ...rest });

  describe(`a slideshow that plays (${name})`, () => {
    /** Below the gallery. */
    const beside = { x: 500, y: 790 };
    /** Until it has begun, with the mouse, which stays where the test before has left it, beside the gallery. */
    const openPlaying = async (attributes: string): Promise<Page> => {
      const page = await open(attributes);
      const fired = events(page);
      await page.hover(beside);
      await page.waitFor(() => fired.length > 0);
      return page;
    };
    const playing = 'autoplay autoplay-duration="0.3" randomize="false" speed="0.1" loop';

    it('goes on by itself, silently, until it is paused', async () => {
      const clock = await openClock(script);
      const page = await open(playing);
      const fired = events(page);
      await page.hover(beside);
      expect(page.$('[part="stage"]').getAttribute('aria-live')).to.equal('off');
      await page.waitFor(() => fired.length > 3);
      expect(fired.slice(0, 3)).to.deep.equal(['change 1', 'change 2', 'change 0'].slice(0, 3));
      page.click(button(page, 'Pause'));
      const { length } = fired;
      await page.waitFor(() => button(page, 'Play'));
      expect(page.$('[part="stage"]').getAttribute('aria-live')).to.equal('polite');
      await ticked(clock);
      expect(fired.length).to.equal(length);
      page.click(button(page, 'Play'));
      await page.waitFor(() => fired.length > length + 1);
    });

    it('has its button first in the tab order', async () => {
      const page = await open(playing);
      await page.press('Tab');
      expect(page.focused).to.equal(button(page, 'Pause'));
    });

    it('waits while the pointer is on it', async () => {
      const clock = await openClock(script);
      const page = await openPlaying(playing);
      await page.hover(slide(page));
      const fired = events(page);
      await ticked(clock);
      expect(fired.length).to.be.lessThan(2);
      await page.hover(beside);
      await page.waitFor(() => fired.length > 2);
    });

    it('waits where the pointer has been on it before, but not for who has just pressed its button', async () => {
      const clock = await openClock(script);
      const page = await open(playing.replace('autoplay ', ''));
      await page.hover(slide(page));
      const fired = events(page);
      gallery(page).setAttribute('autoplay', '');
      await page.waitFor(() => button(page, 'Pause'));
      await ticked(clock);
      expect(fired).to.deep.equal([]);
      await page.hover(beside);
      await page.waitFor(() => fired.length > 1);

      const still = await open(playing, { query: 'nomotion=true' });
      const played = events(still);
      await still.clickWithMouse(button(still, 'Play'));
      await still.waitFor(() => played.length > 1);
    });

    it('waits while the focus is in it', async () => {
      const clock = await openClock(script);
      const page = await openPlaying(playing);
      await page.press('Tab', 'Tab');
      await page.waitFor(() => page.focused?.getAttribute('aria-label') === 'Previous');
      const fired = events(page);
      await ticked(clock);
      expect(fired.length).to.be.lessThan(2);
      (page.focused as HTMLElement).blur();
      await page.waitFor(() => fired.length > 2);
    });

    it('goes on from its own button, and waits once the focus has left that for another', async () => {
      const clock = await openClock(script);
      const page = await openPlaying(playing);
      await page.press('Tab', 'Enter');
      await page.waitFor(() => button(page, 'Play'));
      await page.press('Enter');
      const played = events(page);
      await page.waitFor(() => played.length > 1);
      await page.press('Tab');
      expect(page.focused?.getAttribute('aria-label')).to.equal('Previous');
      const fired = events(page);
      await ticked(clock);
      expect(fired.length).to.be.lessThan(2);
    });

    it('waits while nobody sees it', async () => {
      const clock = await openClock(script);
      const html = `${slideshow(playing)}<div style="height: 3000px"></div>`;
      const page = await openSlideshow({ script, html, ...wide });
      await page.hover(beside);
      page.window.scrollTo(0, 2000);
      await page.painted();
      const fired = events(page);
      await ticked(clock);
      expect(fired.length).to.be.lessThan(2);
      page.window.scrollTo(0, 0);
      await page.waitFor(() => fired.length > 2);
    });

    it('goes to another slide at random', async () => {
      const page = await openPlaying('autoplay autoplay-duration="0.1" speed="0.01"');
      const fired = events(page);
      await page.waitFor(() => fired.length > 8, { timeoutMs: 15_000 });
      for (const [index, change] of fired.entries()) expect(change).to.not.equal(fired[index - 1]);
    });

    it('does not begin with nomotion=true, but plays for who asks', async () => {
      const page = await open(playing, { query: 'nomotion=true' });
      const fired = events(page);
      await page.hover(beside);
      page.click(button(page, 'Play'));
      await page.waitFor(() => fired.length > 1);
    });
  });

  describe(`the keyboard in a slideshow (${name})`, () => {
    const still = { query: 'nomotion=true' };

    it('goes to the slide after and before', async () => {
      const page = await open('', still);
      await page.press('ArrowRight');
      await shows(page, 2);
      await page.press('ArrowLeft');
      await shows(page, 1);
    });

    it('is the other way round where text runs so', async () => {
      const page = await open('', { ...still, dir: 'rtl' });
      await page.press('ArrowLeft');
      await shows(page, 2);
      await page.press('ArrowRight');
      await shows(page, 1);
    });

    it('has the keys that the page says, by name or code, the same way round everywhere', async () => {
      const page = await open(`keys='{"previous":"j","next":75}'`, { ...still, dir: 'rtl' });
      await page.press('k');
      await shows(page, 2);
      await page.press('ArrowRight', 'ArrowLeft', 'k');
      await shows(page, 3);
      await page.press('j');
      await shows(page, 2);
    });

    it('is the page’s while the visitor types, and where the page wants it', async () => {
      const field =
        '<label>Name<input value="ab"></label><textarea aria-label="Text">ab</textarea><p contenteditable="true" tabindex="0">ab</p>';
      const page = await openSlideshow({ script, html: slideshow() + field, ...wide, ...still });
      // What handles keys has come.
      await page.press('ArrowRight');
      await shows(page, 2);
      const fired = events(page);
      for (const selector of ['input', 'textarea', 'p']) {
        page.$(selector).focus();
        await page.press('ArrowRight');
      }
      const off = await open('keyboard="false"', still);
      const none = events(off);
      await off.press('ArrowRight');
      await off.painted();
      expect([...fired, ...none]).to.deep.equal([]);
    });

    it('is not for a gallery that nobody sees', async () => {
      const html = `${slideshow()}<div style="height: 3000px"></div>`;
      const page = await openSlideshow({ script, html, ...wide, ...still });
      await page.press('ArrowRight');
      await shows(page, 2);
      const fired = events(page);
      page.window.scrollTo(0, 2000);
      await page.painted();
      await page.press('ArrowRight');
      await page.painted();
      expect(fired).to.deep.equal([]);
    });

    it('presses the buttons', async () => {
      const page = await open('', still);
      button(page, 'Next').focus();
      await page.press('Enter');
      await shows(page, 2);
      await page.press(' ');
      await shows(page, 3);
      // At the end too: the focus stays where it is.
      expect(page.focused).to.equal(button(page, 'Next'));
    });
  });

  describe(`the address of a slide (${name})`, () => {
    const named = ['lazo', 'talavera', 'marina']
      .map((one) => `<img src="/pictures/${one}.jpg" alt="${one}" data-slide-id="${one}">`)
      .join('');
    const withHistory = (rest: Partial<PageOptions> = {}) =>
      openSlideshow({ script, html: slideshow('history', named), ...wide, query: 'nomotion=true', ...rest });

    it('opens it', async () => {
      const page = await withHistory({ hash: 'itemId=marina' });
      await shows(page, 3);
      expect(page.window.location.hash).to.equal('#itemId=marina');
    });

    it('follows the slide, and Back and Forward follow it', async () => {
      const page = await withHistory();
      gallery(page).next();
      await shows(page, 2);
      gallery(page).goTo(2);
      await shows(page, 3);
      expect(page.window.location.hash).to.equal('#itemId=marina');
      page.window.history.back();
      await shows(page, 2);
      expect(page.window.location.hash).to.equal('#itemId=talavera');
      page.window.history.back();
      await shows(page, 1);
      page.window.history.forward();
      await shows(page, 2);
    });

    it('is no new one for a step Back that comes while a slide is on its way', async () => {
      const page = await withHistory({ query: '' });
      gallery(page).next();
      await page.waitFor(() => page.window.location.hash === '#itemId=talavera');
      const { length } = page.window.history;
      page.window.history.back();
      await page.waitFor(() => page.window.location.hash === '');
      expect(gallery(page).inMotion).to.equal(true);
      await shows(page, 1);
      expect([page.window.location.hash, page.window.history.length]).to.deep.equal(['', length]);
      page.window.history.forward();
      await shows(page, 2);
      gallery(page).next();
      await page.waitFor(() => page.window.location.hash === '#itemId=marina');
    });

    it('names a slide by its url before its id, in the hash or at the end of the path', async () => {
      const both = named.replace('data-slide-id="marina"', 'data-slide-id="marina" data-slide-url="the sea"');
      const page = await openSlideshow({
        script,
        html: slideshow('history-hash', both),
        query: 'nomotion=true',
      });
      gallery(page).goTo(2);
      await shows(page, 3);
      expect(page.window.location.hash).to.equal('#itemId=the%20sea');
      for (const [path, wanted] of [
        ['the%20sea', 3],
        ['marina/', 3],
        ['talavera', 2],
        ['elsewhere', 1],
        ['elsewhere#itemId=the%20sea', 3],
        ['talavera#/itemId=the%20sea', 3],
      ] as const) {
        const went = `<script>history.replaceState(null, '', location.pathname.replace(/[^/]*$/, '${path}'))</script>`;
        const there = await openSlideshow({
          script,
          html: went + slideshow('history', both),
          query: 'nomotion=true',
        });
        expect(position(there), path).to.equal(`${wanted}`);
        there.close();
      }
    });

    it('is the editor’s where somebody edits the page', async () => {
      const edited = '<script>document.documentElement.dataset.azulejoEditor = ""</script>';
      const page = await openSlideshow({
        script,
        html: edited + slideshow('history', named),
        query: 'nomotion=true',
        hash: 'itemId=marina',
      });
      expect(position(page)).to.equal('1');
      gallery(page).next();
      await shows(page, 2);
      expect(page.window.location.hash).to.equal('#itemId=marina');
    });

    it('is left alone without the setting', async () => {
      const page = await openSlideshow({ script, html: slideshow('', named), query: 'nomotion=true' });
      gallery(page).next();
      await shows(page, 2);
      expect(page.window.location.hash).to.equal('');
    });
  });

  describe(`linked slideshows (${name})`, () => {
    it('stay at one slide', async () => {
      const html = slideshow('linked-galleries="other"') + slideshow('id="other"');
      const page = await openSlideshow({ script, html, width: 600, height: 1000 });
      const [first, second] = page.$$<ReturnType<typeof gallery>>('az-gallery');
      const shown = () =>
        page
          .allByRole('group', { name: /of 3/ })
          .map((element) => element.getAttribute('aria-label')?.[0])
          .join();
      second?.goTo(1);
      await page.waitFor(() => shown() === '2,2');
      first?.next();
      await page.waitFor(() => shown() === '3,3');
    });
  });
});
