import { chunkWith } from '../support/chunk-with';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { runCommand } from '../support/tab';
import {
  at,
  box,
  button,
  closed,
  dialog,
  events,
  gesturesLoaded,
  isOpen,
  lightbox,
  openByClick,
  openLightbox,
  rect,
  shows,
  thumbnail,
  visiblePicture,
} from './support';

const width = (page: Page): number => rect(visiblePicture(page))[2] ?? 0;

const until = (page: Page, wanted: () => boolean) => page.waitFor(wanted);

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** Two fingers where the browser's tools cannot do that: the events that they cause. */
const fingers = (page: Page, type: string, all: Finger[]): void => {
  for (const { id, x, y } of all)
    page.$('[part="stage"]').dispatchEvent(
      new page.window.PointerEvent(type, {
        pointerId: id,
        pointerType: 'touch',
        isPrimary: id === 1,
        clientX: x,
        clientY: y,
        bubbles: true,
        composed: true,
      }),
    );
};

const pinch = async (page: Page, from: number, to: number): Promise<void> => {
  if (supports('multiTouch')) {
    await page.pinch({ at: { x: 600, y: 400 }, from, to });
    return page.painted();
  }
  const place = (half: number): Finger[] => [
    { id: 1, x: 600 - half, y: 400 },
    { id: 2, x: 600 + half, y: 400 },
  ];
  fingers(page, 'pointerdown', place(from));
  for (const part of [0.5, 1]) {
    fingers(page, 'pointermove', place(from + (to - from) * part));
    await page.painted();
  }
  fingers(page, 'pointerup', place(to));
  await page.painted();
};

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  describe(`a lightbox whose gestures cannot be loaded (${name})`, () => {
    afterEach(resetSite);

    it('reports that once, works by buttons and arrow keys, and zooms once the gestures have loaded', async () => {
      const first = await openLightbox({ script });
      await openByClick(first, 'Lazo');
      const path = await chunkWith('onPinch', first);
      await fault({ path, status: 500, times: 99 });
      const page = await openLightbox({ script });
      await page.clickWithMouse(thumbnail(page, 'Lazo'));
      await shows(page, 'Lazo');
      await page.waitFor(() => page.console.some(({ level }) => level === 'error'));
      page.click(button(page, 'Next'));
      await shows(page, 'Talavera');
      expect(page.errors).to.deep.equal([]);
      expect(page.console.filter(({ text }) => text.includes('[azulejo]')).length).to.equal(1);
      await resetSite();
      await page.press('ArrowLeft');
      await shows(page, 'Lazo');
      await page.waitFor(async () => {
        await page.press('+');
        await page.painted();
        return width(page) > 900;
      });
    });
  });

  const open = async (html = lightbox(), rest: Partial<PageOptions> = {}): Promise<Page> => {
    const page = await openLightbox({ script, html, ...rest });
    await openByClick(page, 'Lazo');
    return page;
  };

  describe(`a wheel (${name})`, () => {
    it('zooms around the pointer, within the limits', async () => {
      const page = await open();
      const place = { x: 500, y: 350 };
      const under = () => {
        const [x = 0, , wide = 1] = rect(visiblePicture(page));
        return (place.x - x) / wide;
      };
      const before = under();
      await page.wheel({ at: place, deltaY: -300 });
      await until(page, () => width(page) > 1200);
      expect(under()).to.be.closeTo(before, 0.01);
      await page.wheel({ at: place, deltaY: -3000 });
      await until(page, () => width(page) === 3600);
      await page.wheel({ at: place, deltaY: 9000 });
      await until(page, () => width(page) === 900);
      expect(rect(visiblePicture(page))).to.deep.equal([150, 100, 900, 600]);
    });
  });

  describe(`a touchpad (${name})`, () => {
    it('goes on by one slide with each swipe, however long the touchpad reports motion', async () => {
      const page = await open();
      const fired = events(page);
      for (const deltaX of [12, 40, 60, 30, 8]) await page.wheel({ at: at(page, 0.5), deltaX, deltaY: 3 });
      await until(page, () => fired.includes('az-lightbox change 1'));
      // The pause after which another swipe counts.
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(fired).to.deep.equal(['az-lightbox change 1']);
      await page.wheel({ at: at(page, 0.5), deltaX: -80 });
      await until(page, () => fired.includes('az-lightbox change 0'));
    });

    it('moves a zoomed picture sideways', async () => {
      const page = await open();
      await page.wheel({ at: at(page, 0.5), deltaY: -500 });
      await until(page, () => width(page) > 2000);
      const [x = 0, , wide] = rect(visiblePicture(page));
      await page.wheel({ at: at(page, 0.5), deltaX: 100, deltaY: 2 });
      await until(page, () => Math.abs((rect(visiblePicture(page))[0] ?? 0) - x + 100) < 2);
      expect(width(page)).to.equal(wide);
    });
  });

  describe(`a mouse (${name})`, () => {
    it('moves a zoomed picture up to its edges; a click shows all of it again', async () => {
      const page = await open();
      const fired = events(page);
      await page.wheel({ at: at(page, 0.5), deltaY: -500 });
      await until(page, () => width(page) > 2000);
      const [x = 0] = rect(visiblePicture(page));
      const frame = page.frame.getBoundingClientRect();
      const move = (px: number) => ({ do: 'move' as const, x: frame.x + px, y: frame.y + 400 });
      const press = [move(600), { do: 'down' as const }, move(660), move(720)];
      // The mouse rests before the release, so that the picture does not move on.
      const release = [{ do: 'wait' as const, ms: 200 }, { do: 'up' as const }];
      await runCommand('pointer', { kind: 'mouse', steps: [...press, ...release] });
      await page.painted();
      expect(rect(visiblePicture(page))[0]).to.be.closeTo(x + 120, 2);
      await page.drag({ from: at(page, 0.3), to: at(page, 0.5), ms: 300 });
      await page.drag({ from: at(page, 0.3), to: at(page, 0.5), ms: 300 });
      await page.drag({ from: at(page, 0.3), to: at(page, 0.5), ms: 300 });
      await until(page, () => rect(visiblePicture(page))[0] === 0);
      await page.clickWithMouse(at(page, 0.5));
      await until(page, () => width(page) === 900);
      expect(fired).to.deep.equal([]);
    });

    it('throws a zoomed picture, which moves on up to its edge', async () => {
      const page = await open();
      const fired = events(page);
      await page.wheel({ at: at(page, 0.5), deltaY: -500 });
      await until(page, () => width(page) > 2000);
      const [x = 0] = rect(visiblePicture(page));
      await page.drag({ from: at(page, 0.5), to: at(page, 0.6), ms: 50 });
      await page.painted();
      expect(rect(visiblePicture(page))[0]).to.be.greaterThan(x + 150);
      for (let count = 0; count < 4; count++)
        await page.drag({ from: at(page, 0.5), to: at(page, 0.6), ms: 50 });
      await until(page, () => rect(visiblePicture(page))[0] === 0);
      expect(fired).to.deep.equal([]);
    });

    it('drags to the next slide from an arrow button, whose click does not count then', async () => {
      const page = await open();
      const fired = events(page);
      await page.drag({ from: button(page, 'Next'), to: at(page, 0.3) });
      await shows(page, 'Talavera');
      await page.painted();
      expect(fired).to.deep.equal(['az-lightbox change 1']);
      // Back where it came from: a short drag is no click either.
      const { x, y, width: wide, height } = button(page, 'Next').getBoundingClientRect();
      const middle = { x: x + wide / 2, y: y + height / 2 };
      await page.drag({ from: middle, to: { ...middle, x: middle.x - 15 }, ms: 600 });
      await page.painted();
      expect(fired).to.deep.equal(['az-lightbox change 1']);
      button(page, 'Next').focus();
      await page.press('Enter');
      await shows(page, 'Marina');
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Lazo');
    });

    it('drags to the next slide without a click', async () => {
      const page = await open();
      await page.drag({ from: at(page, 0.8), to: at(page, 0.2) });
      await shows(page, 'Talavera');
      await page.painted();
      await shows(page, 'Talavera');
      await page.drag({ from: at(page, 0.5), to: at(page, 0.45), ms: 600 });
      await page.painted();
      await shows(page, 'Talavera');
      expect(rect(visiblePicture(page))[0]).to.equal(300);
    });

    it('the picture returns after a drag where there is no other slide', async () => {
      const page = await open(lightbox('loop="false"'));
      await page.drag({ from: at(page, 0.2), to: at(page, 0.9) });
      await page.painted();
      await shows(page, 'Lazo');
      expect(rect(visiblePicture(page))[0]).to.equal(150);
    });
  });

  describe(`the keyboard (${name})`, () => {
    it('zooms, moves the zoomed picture, and shows all of it again', async () => {
      const page = await open();
      await page.press('+', '+');
      await until(page, () => width(page) === 2025);
      const [x = 0, y = 0] = rect(visiblePicture(page));
      await page.press('ArrowRight', 'ArrowDown');
      await until(page, () => rect(visiblePicture(page))[0] === x - 120);
      expect(rect(visiblePicture(page))[1]).to.equal(y - 120);
      await page.press('-');
      await until(page, () => width(page) === 1350);
      await page.press('0');
      await until(page, () => width(page) === 900);
      await page.press('ArrowRight');
      await shows(page, 'Talavera');
    });

    it('reaches the zoom button', async () => {
      const page = await open();
      const zoom = button(page, 'Zoom in');
      /** Its sign, a lens, has a plus in it, or a minus. */
      const visiblePaths = () =>
        [...zoom.querySelectorAll('path')].filter((path) => path.checkVisibility()).length;
      expect(visiblePaths()).to.equal(2);
      zoom.focus();
      await page.press(' ');
      await until(page, () => width(page) === 1800);
      expect(zoom.getAttribute('aria-pressed')).to.equal('true');
      expect(visiblePaths()).to.equal(1);
      await page.press('Enter');
      await until(page, () => width(page) === 900);
      expect(zoom.getAttribute('aria-pressed')).to.equal('false');
    });
  });

  it(`a zoomed picture keeps its size and its middle when the window changes, until it fits there (${name})`, async () => {
    const page = await open();
    await page.press('+', 'ArrowRight');
    await until(page, () => rect(visiblePicture(page))[0] === -150);
    expect(width(page)).to.equal(1350);
    page.resize(1100);
    // The middle of the window is 50 px further to the left.
    await until(page, () => rect(visiblePicture(page))[0] === -200);
    expect(width(page)).to.equal(1350);
    expect(button(page, 'Zoom in').getAttribute('aria-pressed')).to.equal('true');
    page.resize(1600, 1200);
    await until(page, () => width(page) === 1400);
    await until(page, () => button(page, 'Zoom in').getAttribute('aria-pressed') === 'false');
    page.resize(1200, 800);
    await until(page, () => width(page) === 900);
  });

  it(`a swipe right after a tap goes on with the slide that the finger has grabbed (${name})`, async () => {
    const page = await open();
    const fired = events(page);
    const finger = (x: number): Finger[] => [{ id: 2, x, y: 400 }];
    const x = () => rect(visiblePicture(page))[0];
    fingers(page, 'pointerdown', finger(700));
    fingers(page, 'pointerup', finger(700));
    fingers(page, 'click', finger(700));
    fingers(page, 'pointerdown', finger(700));
    fingers(page, 'pointermove', finger(600));
    expect(x()).to.equal(50);
    // The time in which a second tap would have made a double tap is over.
    await new Promise((resolve) => page.window.setTimeout(resolve, 400));
    await page.painted();
    expect(visiblePicture(page).alt).to.equal('Lazo');
    expect(x()).to.equal(50);
    fingers(page, 'pointermove', finger(50));
    fingers(page, 'pointerup', finger(50));
    await shows(page, 'Talavera');
    expect(fired).to.deep.equal(['az-lightbox change 1']);
  });

  describe(`two fingers (${name})`, () => {
    it('zoom within the limits', async () => {
      const page = await open();
      const isReal = new Set<boolean>();
      page.window.addEventListener('pointermove', ({ isTrusted }) => isReal.add(isTrusted), true);
      await pinch(page, 100, 200);
      expect([...isReal]).to.deep.equal([supports('multiTouch')]);
      expect(width(page)).to.equal(1800);
      await pinch(page, 50, 500);
      await until(page, () => width(page) === 3600);
      await pinch(page, 300, 60);
      await until(page, () => width(page) === 900);
    });

    it('zoom where the second one comes during a swipe, and leave the slides in their places', async () => {
      const page = await open();
      const first = (x: number): Finger => ({ id: 1, x, y: 400 });
      const second = (x: number): Finger => ({ id: 2, x, y: 400 });
      fingers(page, 'pointerdown', [first(700)]);
      fingers(page, 'pointermove', [first(600)]);
      const x = () => rect(visiblePicture(page))[0] ?? 0;
      expect(x()).to.equal(50);
      fingers(page, 'pointerdown', [second(800)]);
      // The picture stays under the fingers.
      fingers(page, 'pointermove', [second(800)]);
      expect(x()).to.equal(50);
      fingers(page, 'pointermove', [first(500), second(900)]);
      expect(width(page)).to.equal(1800);
      fingers(page, 'pointerup', [first(500), second(900)]);
      await page.press('0');
      await until(page, () => width(page) === 900 && x() === 150);
    });

    it('move and zoom the page where the visitor has zoomed the page itself', async () => {
      const page = await open();
      const { visualViewport } = page.window;
      const touchAction = () => page.window.getComputedStyle(page.$('[part="dialog"]')).touchAction;
      expect(touchAction()).to.equal('none');
      for (const [scale, action] of [
        [2, 'auto'],
        [1, 'none'],
      ] as const) {
        Object.defineProperty(visualViewport, 'scale', { value: scale, configurable: true });
        visualViewport?.dispatchEvent(new Event('resize'));
        await until(page, () => touchAction() === action);
      }
    });

    it('pinch the picture to close the lightbox', async () => {
      const page = await open();
      await pinch(page, 300, 20);
      await closed(page);
    });
  });

  if (supports('touch'))
    describe(`a finger (${name})`, () => {
      const phone = { width: 390, height: 800 };

      it('swipes to the next slide and back', async () => {
        const page = await open(lightbox(), phone);
        const fired = events(page);
        await page.swipe({ from: at(page, 0.8), to: at(page, 0.2) });
        await shows(page, 'Talavera');
        await page.swipe({ from: at(page, 0.2), to: at(page, 0.8) });
        await shows(page, 'Lazo');
        expect(fired).to.deep.equal(['az-lightbox change 1', 'az-lightbox change 0']);
      });

      it('swipes from an arrow button', async () => {
        const page = await open(lightbox(), phone);
        const fired = events(page);
        await page.swipe({ from: button(page, 'Next'), to: at(page, 0.2) });
        await shows(page, 'Talavera');
        await page.swipe({ from: button(page, 'Previous'), to: at(page, 0.8) });
        await shows(page, 'Lazo');
        expect(fired).to.deep.equal(['az-lightbox change 1', 'az-lightbox change 0']);
      });

      for (const [way, from, to] of [
        ['down', 0.4, 0.75],
        ['up', 0.6, 0.2],
      ] as const)
        it(`drags ${way} to close`, async () => {
          const page = await open(lightbox(), phone);
          await page.swipe({ from: at(page, 0.5, from), to: at(page, 0.5, to) });
          await closed(page);
        });

      it('a short, slow drag closes nothing', async () => {
        const page = await open(lightbox(), phone);
        const before = rect(visiblePicture(page));
        await page.swipe({ from: at(page, 0.5, 0.5), to: at(page, 0.5, 0.55), ms: 600 });
        await page.painted();
        expect(isOpen(page)).to.equal(true);
        expect(rect(visiblePicture(page))).to.deep.equal(before);
      });

      it('taps for the next slide, and taps twice to zoom there', async () => {
        const page = await open(lightbox(), phone);
        await page.tap(at(page, 0.7));
        await shows(page, 'Talavera');
        const place = at(page, 0.3);
        await page.tap(place);
        await page.tap(place);
        await until(page, () => width(page) > 700);
        await shows(page, 'Talavera');
        await page.tap(place);
        await page.tap(place);
        await until(page, () => width(page) === 390);
      });

      it('opens the lightbox by a tap', async () => {
        const page = await openLightbox({ script, ...phone });
        await page.tap(thumbnail(page, 'Lazo'));
        await shows(page, 'Lazo');
        await gesturesLoaded(page);
        await page.tap(button(page, 'Close'));
        await closed(page);
      });
    });

  it(`quick clicks and events of scripts do no harm before the picture has loaded (${name})`, async () => {
    const page = await open();
    box(page).close();
    await closed(page);
    box(page).open(1);
    await page.waitFor(() => isOpen(page));
    const { MouseEvent, PointerEvent, WheelEvent } = page.window;
    const place = { clientX: 600, clientY: 400, bubbles: true, composed: true };
    const stage = page.$('[part="stage"]');
    for (let count = 0; count < 3; count++) {
      page.click(button(page, 'Zoom in'));
      stage.dispatchEvent(new MouseEvent('click', place));
      for (const [type, clientX] of [
        ['pointerdown', 600],
        ['pointermove', 640],
        ['pointermove', 680],
        ['pointerup', 680],
      ] as const)
        stage.dispatchEvent(
          new PointerEvent(type, { ...place, clientX, pointerId: 9, pointerType: 'mouse' }),
        );
      stage.dispatchEvent(new WheelEvent('wheel', { ...place, deltaY: -90 }));
      await page.painted();
    }
    expect(page.errors).to.deep.equal([]);
  });

  it(`a zoomed picture loads a larger file (${name})`, async () => {
    const srcset = [300, 500, 1000, 1500].map((width) => `/pictures/lazo-${width}w.jpg ${width}w`).join();
    const picture = `<div class="wall"><img src="/pictures/lazo-500w.jpg" srcset="${srcset}" sizes="200px" width="1500" height="1000" alt="Lazo"></div>`;
    const page = await open(lightbox('', picture));
    expect(visiblePicture(page).currentSrc).to.match(/lazo-1[05]00w/);
    await page.press('+');
    await page.waitFor(() => /lazo-1500w/.test(visiblePicture(page).currentSrc));
    await page.waitFor(() => visiblePicture(page).complete);
    // While a picture is decoded, a further step of the zoom may ask for another file.
    visiblePicture(page).decode = () => Promise.reject(new DOMException('Changed', 'EncodingError'));
    visiblePicture(page).dispatchEvent(new Event('load'));
    await page.painted();
    expect(page.text(dialog(page))).to.not.include('could not');
    expect(dialog(page).open && box(page).next()).to.equal(false);
  });
});
