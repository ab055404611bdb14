import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { measure, setViewport } from '../support/tab';
import {
  copies,
  expectSeamless,
  moving,
  openMarquee,
  piecesOf,
  placeOf,
  placesOnWave,
  seek,
  states,
  text,
  track,
} from './support';

const long = 'Seven words that go on and on. '.repeat(100);
const arabic = 'بلاط مزجج يدويا في ورشتنا · خصم 20% هذا الأسبوع · ';
const hebrew = 'אריחים מזוגגים ביד · פתוח כל יום · ';

/** The largest distance of visible letters from their wave, in px. */
const offWave = (page: Page, wave: { x: number; y: number }[], host?: HTMLElement): number =>
  Math.max(
    ...placesOnWave(page, host).map(({ x, y }) => {
      const neighbours = wave.filter((one) => Math.abs(one.x - x) < 12);
      return Math.min(...neighbours.map((one) => Math.abs(one.y - y)), neighbours.length ? Infinity : 0);
    }),
  );

defaultFlavour(({ name: flavour, script }) => {
  const open = (options: PageOptions) => openMarquee({ script, ...options });

  describe(`a marquee in motion (${flavour})`, () => {
    if (supports('measure'))
      it('costs no layout, style or script in its frames, with ten on the page', async () => {
        const five = (setting: string, words: string) =>
          `<az-marquee speed="0.5" ${setting}>${words}</az-marquee>`.repeat(5);
        const page = await open({ html: five('', text) + five('wave-intensity="60"', text), height: 900 });
        let requestedFrames = 0;
        const ask = page.window.requestAnimationFrame;
        page.window.requestAnimationFrame = (callback) => {
          requestedFrames++;
          return ask.call(page.window, callback);
        };
        const hosts = page.$$('az-marquee');
        expect(hosts.map((host) => states(page, host))).to.deep.equal(Array(10).fill('running'));
        const work = async () => {
          const { layouts, styleRecalcs } = await measure();
          return `${layouts} layouts, ${styleRecalcs} recalculations, ${requestedFrames} frames asked for`;
        };
        // Another query would compute styles.
        const run = track(page);
        // What came with the page may still be laid out: half a second without any work has to come.
        await page.waitFor(
          async () => {
            const before = await work();
            const start = Number(run.currentTime);
            await page.waitFor(() => Number(run.currentTime) > start + 500);
            const after = await work();
            return after === before || Promise.reject(new Error(`${before}, then ${after}`));
          },
          { timeoutMs: 20_000 },
        );
      });

    it('is seamless on a wave, in short and long texts, from right to left too', async () => {
      for (const dir of ['ltr', 'rtl'] as const) {
        const words = ['·', long, arabic, hebrew];
        const page = await open({
          html: words
            .map(
              (one, nth) =>
                `<az-marquee wave-intensity="60" ${nth % 2 ? 'direction="right"' : ''}>${one}</az-marquee>`,
            )
            .join(''),
          dir,
          height: 900,
        });
        for (const host of page.$$('az-marquee')) {
          expectSeamless(page, host);
          const [copy] = copies(page, host);
          expect(copy?.getBoundingClientRect().width).to.be.at.least(50);
          seek(page, 0, host);
          const wave = placesOnWave(page, host);
          for (const share of [0.2, 0.51, 0.999999, 1.3]) {
            seek(page, share, host);
            expect(
              offWave(page, wave, host),
              `${host.textContent?.slice(0, 9)} ${share} ${dir}`,
            ).to.be.lessThan(3);
          }
        }
        expect(page.errors).to.deep.equal([]);
        page.close();
      }
    });

    it('moves only the near pieces of a long text', async () => {
      const page = await open({ html: `<az-marquee wave-intensity="60" speed="4">${long}</az-marquee>` });
      expect(piecesOf(copies(page)[0]).length).to.be.at.least(300);
      const count = moving(page).length;
      expect(count).to.be.within(20, 120);
      const targets = () => moving(page).map(({ effect }) => (effect as KeyframeEffect).target);
      const first = new Set(targets());
      // Others have come near, and these have gone.
      await page.waitFor(() => targets().some((target) => !first.has(target)));
      expect(moving(page).length).to.be.within(count / 2, count * 2);
      expect(new Set(moving(page).map(({ startTime }) => startTime)).size).to.equal(1);
    });

    it('is seamless on a zoomed page and in zoomed elements', async () => {
      const html = ['zoom: 1.25', 'zoom: 0.67', 'transform: scale(1.5); transform-origin: 0 0; width: 50%']
        .map(
          (style) =>
            `<div style="${style}"><az-marquee>${text}</az-marquee><az-marquee wave-intensity="60">${text}</az-marquee></div>`,
        )
        .join('');
      const page = await open({ html, height: 900 });
      for (const host of page.$$('az-marquee')) expectSeamless(page, host);
    });

    if (supports('setViewport'))
      it('is seamless and keeps its place at any pixel density', async () => {
        const size = { width: 1600, height: 1200 };
        const page = await open({
          html: `<az-marquee>${text}</az-marquee><az-marquee wave-intensity="60">${text}</az-marquee>`,
        });
        const hosts = page.$$('az-marquee');
        try {
          for (const deviceScaleFactor of [1.1, 1.5, 2.625, 3]) {
            for (const host of hosts) seek(page, 0.4, host);
            const before = hosts.map((host) => placeOf(page, host));
            await setViewport({ ...size, deviceScaleFactor });
            await page.waitFor(() => Math.abs(page.window.devicePixelRatio - deviceScaleFactor) < 0.01);
            await page.painted();
            await page.painted();
            for (const [nth, host] of hosts.entries()) {
              expect(placeOf(page, host), `${deviceScaleFactor}`).to.be.closeTo(before[nth] ?? 0, 0.001);
              expectSeamless(page, host);
            }
          }
        } finally {
          await setViewport({ ...size, deviceScaleFactor: 1 });
        }
      });

    it('does not jump when its font loads', async () => {
      const page = await open({
        html: `<style>az-marquee { font: 24px Late, monospace }</style><az-marquee>${text}</az-marquee><az-marquee wave-intensity="60">${text}</az-marquee>`,
      });
      const hosts = page.$$('az-marquee');
      for (const host of hosts) seek(page, 0.4, host);
      const before = hosts.map((host) => placeOf(page, host));
      const loops = () => hosts.map((host) => track(page, host).effect?.getComputedTiming().duration);
      const first = loops();
      const font = new (page.window as unknown as { FontFace: typeof FontFace }).FontFace(
        'Late',
        'url(/fonts/fraunces-latin-opsz-normal.woff2)',
      );
      page.document.fonts.add(font);
      await font.load();
      await page.waitFor(() => loops().every((loop, nth) => loop !== first[nth]));
      await page.painted();
      for (const [nth, host] of hosts.entries()) {
        expect(placeOf(page, host)).to.be.closeTo(before[nth] ?? 0, 0.01);
        expectSeamless(page, host);
      }
    });
  });
});
