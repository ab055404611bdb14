import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia, runCommand } from '../support/tab';
import {
  carousel,
  currentLabel,
  fingersScroll,
  gallery,
  left,
  openStrip,
  recordEvents,
  slider,
  squares,
  waitForPosition,
} from './strips-support';
import { picture } from './support';

defaultFlavour(({ name, script }) => {
  /** Opens a page whose strip has reached its initial position; a request made earlier would cause no motion. */
  const open = async (html: string, options: object = {}): Promise<Page> => {
    const page = await openStrip({ script, html, ...options });
    await page.painted();
    await page.painted();
    return page;
  };

  /** From the change until the picture stands at `x`, in ms. */
  const measureMoveMs = async (
    page: Page,
    { to, name, x }: { to: number; name: string; x: number },
  ): Promise<number> => {
    const start = performance.now();
    gallery(page).goTo(to);
    await waitForPosition(page, name, x);
    return performance.now() - start;
  };

  describe(`a strip that moves (${name})`, () => {
    it('takes the time of the setting speed, 0.5 s by default', async () => {
      const slow = await open(slider('speed="1.2"', squares(30)));
      expect(await measureMoveMs(slow, { to: 15, name: 'Tile 16', x: 450 })).to.be.greaterThan(1000);
      const usual = await open(slider('', squares(30)));
      expect(await measureMoveMs(usual, { to: 15, name: 'Tile 16', x: 450 })).to.be.greaterThan(400);
      const still = await open(slider('speed="0"', squares(30)));
      gallery(still).goTo(15);
      expect(left(still, 'Tile 16')).to.be.closeTo(450, 2);
    });

    it('refuses other requests during its motion, and snaps to the requested slide', async () => {
      const page = await open(carousel('speed="1.5"', squares(30)));
      const events = recordEvents(page);
      expect(gallery(page).goTo(6)).to.equal(true);
      await page.waitFor(() => left(page, 'Tile 7') < 900);
      expect(gallery(page).goTo(0)).to.equal(false);
      await waitForPosition(page, 'Tile 7', 0);
      await page.waitFor(() => gallery(page).goTo(3));
      await waitForPosition(page, 'Tile 4', 0);
      page.resize(800);
      await waitForPosition(page, 'Tile 4', 0);
      expect(events).to.deep.equal([{ index: 6 }, { index: 3 }]);
    });

    it('jumps for visitors who prefer reduced motion', async () => {
      const reduced = await open(slider('speed="3"', squares(30)), { query: 'nomotion=true' });
      gallery(reduced).goTo(15);
      expect(left(reduced, 'Tile 16')).to.be.closeTo(450, 2);
      if (!supports('emulateMedia')) return;
      await emulateMedia({ reducedMotion: 'reduce' });
      const page = await open(slider('speed="3"', squares(30)));
      gallery(page).goTo(15);
      await emulateMedia({});
      expect(left(page, 'Tile 16')).to.be.closeTo(450, 2);
    });

    it('can be stopped by the wheel, and rests at the nearest slide', async () => {
      const page = await open(slider('speed="4"', squares(60)));
      gallery(page).goTo(50);
      await page.waitFor(() => left(page, 'Tile 1') < -1000);
      await page.wheel({ at: { x: 500, y: 50 }, deltaX: -40 });
      await page.waitFor(() => {
        const label = Number.parseInt(currentLabel(page) ?? '', 10);
        return label < 50 && Math.abs(left(page, `Tile ${label}`) - 450) < 2;
      });
      await page.waitFor(() => gallery(page).goTo(0));
    });

    it('goes on while the page scrolls', async () => {
      const page = await open(`${slider('speed="1"', squares(60))}<div style="height: 3000px"></div>`);
      gallery(page).goTo(30);
      await page.wheel({ at: { x: 500, y: 50 }, deltaY: 30 });
      await page.waitFor(() => page.window.scrollY > 0);
      await waitForPosition(page, 'Tile 31', 450);
      expect(currentLabel(page)).to.equal('31 of 60');
    });

    it('can be dragged by the mouse from where it is', async () => {
      const page = await open(slider('speed="4"', squares(60)));
      gallery(page).goTo(50);
      await page.waitFor(() => left(page, 'Tile 1') < -1000);
      await page.drag({ from: { x: 400, y: 50 }, to: { x: 450, y: 50 }, ms: 100 });
      const label = () => Number.parseInt(currentLabel(page) ?? '', 10);
      await page.waitFor(() => label() < 50 && Math.abs(left(page, `Tile ${label()}`) - 450) < 2);
    });

    it('snaps again when a change of the settings ends a drag', async () => {
      const page = await open(carousel('', squares(30)));
      const strip = page.$('[part="carousel"]');
      const { x, y } = page.frame.getBoundingClientRect();
      const to = (px: number) => ({ do: 'move' as const, x: x + px, y: y + 50 });
      await runCommand('pointer', { kind: 'mouse', steps: [to(500), { do: 'down' }, to(450), to(400)] });
      await page.waitFor(() => 'dragging' in strip.dataset);
      gallery(page).setAttribute('slides-per-row', '2');
      await page.waitFor(() => !('dragging' in strip.dataset));
      await runCommand('pointer', { kind: 'mouse', steps: [{ do: 'up' }] });
    });

    if (supports('measure'))
      it('causes no layout in its frames', async () => {
        const { measure } = await import('../support/tab');
        const layouts = async (speed: number): Promise<number> => {
          const page = await open(slider(`speed="${speed}"`, squares(60)));
          await page.painted();
          const before = await measure();
          gallery(page).goTo(30);
          await waitForPosition(page, 'Tile 31', 450);
          const after = await measure();
          page.close();
          return after.layouts - before.layouts;
        };
        expect(await layouts(1.5)).to.be.lessThan((await layouts(0.2)) + 8);
      });

    if (fingersScroll) {
      it('can be stopped by a finger, and rests at the nearest slide', async () => {
        const page = await open(slider('speed="4"', squares(60)));
        gallery(page).goTo(50);
        await page.waitFor(() => left(page, 'Tile 1') < -1000);
        await page.swipe({ from: { x: 400, y: 50 }, to: { x: 440, y: 50 }, ms: 300 });
        const label = () => Number.parseInt(currentLabel(page) ?? '', 10);
        await page.waitFor(() => label() < 50 && Math.abs(left(page, `Tile ${label()}`) - 450) < 2);
        await page.waitFor(() => gallery(page).goTo(0));
      });

      it('goes to a slide that is tapped', async () => {
        const page = await open(slider('', squares(30)));
        await page.tap(picture(page, 'Tile 3'));
        await waitForPosition(page, 'Tile 3', 216);
        await page.tap(picture(page, 'Tile 8'));
        await waitForPosition(page, 'Tile 8', 450);
        expect(currentLabel(page)).to.equal('8 of 30');
      });

      it('stays under a finger during other changes', async () => {
        const page = await open(carousel('', squares(30)));
        const events = recordEvents(page);
        const scroller = page.$('[part="carousel"]');
        scroller.addEventListener('scroll', () => {
          if (scroller.scrollLeft > 400) picture(page, 'Tile 5').after('A word of it');
        });
        await page.swipe({ from: { x: 950, y: 100 }, to: { x: 100, y: 100 }, ms: 600 });
        await page.waitFor(() => events.length > 0);
        await waitForPosition(page, 'Tile 4', 0);
        expect(page.text()).to.include('A word of it');
        expect(events).to.deep.equal([{ index: 3 }]);
      });

      it('follows each of several fingers', async () => {
        const page = await open(carousel('', squares(40)));
        const events = recordEvents(page);
        for (const index of [3, 6, 9]) {
          await page.swipe({ from: { x: 800, y: 100 }, to: { x: 200, y: 100 }, ms: 160 });
          await waitForPosition(page, `Tile ${index + 1}`, 0);
          await page.waitFor(() => (events.at(-1) as { index: number }).index === index);
        }
        expect(events.length).to.equal(3);
      });
    }
  });
});
