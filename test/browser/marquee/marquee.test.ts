import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { setHidden } from '../support/clock';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { nameOf } from '../support/roles';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  copies,
  expectSeamless,
  left,
  moving,
  openMarquee,
  part,
  piecesOf,
  placeOf,
  placesOnWave,
  right,
  seek,
  states,
  text,
  track,
} from './support';

/** The files that the page has loaded for waves. */
const waveFiles = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.includes('/create-wave'));

defaultFlavour(({ name: flavour, script }) => {
  const open = (options: PageOptions) => openMarquee({ script, ...options });

  describe(`the marquee (${flavour})`, () => {
    it('has a button only where there is something to pause', async () => {
      const page = await open({ html: '<az-marquee></az-marquee>' });
      expect(page.allByRole('button')).to.deep.equal([]);
      page.$('az-marquee').textContent = 'Open today';
      await page.waitFor(() => page.allByRole('button').length === 1);
    });

    it('fills its line without a gap, at any text, direction and width', async () => {
      const long = 'Seven words that go on and on. '.repeat(40);
      for (const dir of ['ltr', 'rtl'] as const) {
        const html = [
          '<az-marquee>·</az-marquee>',
          `<az-marquee direction="right"><p>One</p>${text}</az-marquee>`,
          `<az-marquee>${long}</az-marquee>`,
          `<az-marquee direction="right" wave-intensity="60">${text}</az-marquee>`,
        ];
        const page = await open({ html: html.join(''), dir });
        for (const width of [1280, 320]) {
          page.resize(width);
          await page.painted();
          await page.painted();
          for (const host of page.$$('az-marquee')) expectSeamless(page, host);
          expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
        }
        expect(page.errors).to.deep.equal([]);
        page.close();
      }
    });

    it('shows its copies as the page styles the content: backgrounds, ornaments, layout, drawings', async () => {
      const styles = `<style>
        .pill { display: inline-flex; gap: 9px; padding: 4px 12px; color: #fff; background: #14213d }
        .pill::before { content: "★"; color: gold }
        .logo { filter: grayscale(1) }
        .drawing { fill: teal }
      </style>`;
      const symbols =
        '<svg style="display:none"><symbol id="tile"><rect width="30" height="20" /></symbol></svg>';
      const content = `<span class="pill">One <b>new</b></span> <span class="pill">Two</span>
        <svg class="drawing" width="40" height="20"><use href="#tile" /></svg>
        <img class="logo" src="/pictures/estrella-500w.jpg" width="40" height="20" alt="">`;
      const page = await open({
        html: `${styles}${symbols}<az-marquee>${content}</az-marquee><az-marquee wave-intensity="60">${content}</az-marquee>`,
      });
      for (const host of page.$$('az-marquee')) {
        expectSeamless(page, host);
        const [copy] = copies(page, host);
        const look = (selector: string) =>
          page.window.getComputedStyle(copy?.querySelector(selector) as Element);
        expect(look('.pill').backgroundColor).to.equal('rgb(20, 33, 61)');
        expect(look('.logo').filter).to.equal('grayscale(1)');
        expect(look('.drawing').fill).to.equal('rgb(0, 128, 128)');
        expect(copy?.querySelector('.pill')?.textContent).to.include('★');
        for (const selector of ['.pill', 'use']) {
          const [copied = 0, original = 0] = [copy, host].map(
            (root) => root?.querySelector(selector)?.getBoundingClientRect().width,
          );
          expect(original, selector).to.be.greaterThan(0);
          expect(copied, selector).to.be.closeTo(original, 4);
        }
      }
      expect(page.errors).to.deep.equal([]);
    });

    it('gives its copies the colours of another theme, and the look of a block in it', async () => {
      const page = await open({
        html: `<style>p, a { color: black } .dark :is(p, a) { color: white } .dark { color: white; background: black }</style>
          <az-marquee><p>Open today</p> <az-button><a href="#book">Book</a></az-button></az-marquee>`,
      });
      const look = (selector: string, root: ParentNode | undefined) =>
        page.window.getComputedStyle(root?.querySelector(selector) as Element);
      page.document.body.className = 'dark';
      await page.waitFor(() => copies(page).every((copy) => look('p', copy).color === 'rgb(255, 255, 255)'));
      const { backgroundColor } = look('a', page.document);
      expect(backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
      for (const copy of copies(page)) expect(look('a', copy).backgroundColor).to.equal(backgroundColor);
    });

    it('is ready once, however many blocks its copies show', async () => {
      const page = await open({
        html: `<script>targets = []; addEventListener('az-ready', ({ target }) => targets.push(target.localName))</script>
          <az-marquee>Open today <az-button><a href="#book">Book</a></az-button></az-marquee>`,
      });
      const inner = () => copies(page).flatMap((copy) => [...copy.querySelectorAll('az-button')]);
      await page.waitFor(() => inner().length > 0 && inner().every(isReady));
      const { targets } = page.window as unknown as { targets: string[] };
      expect(targets.toSorted()).to.deep.equal(['az-button', 'az-marquee']);
    });

    it('moves at 60 px a second at speed 1, without a running script', async () => {
      const page = await open({ html: `<az-marquee speed="2">${text}</az-marquee>` });
      const { duration } = track(page).effect?.getComputedTiming() ?? {};
      const width = right(part(page, 'content')) - left(part(page, 'content'));
      expect(Number(duration) / 1000).to.be.closeTo(width / 120, 0.01);
      let frames = 0;
      const ask = page.window.requestAnimationFrame;
      page.window.requestAnimationFrame = (callback) => {
        frames++;
        return ask.call(page.window, callback);
      };
      const before = Number(track(page).currentTime);
      await page.waitFor(() => Number(track(page).currentTime) > before + 200);
      expect(frames).to.equal(0);
    });

    it('moves to the left or to the right, mirrored in text from right to left', async () => {
      const ways = ['', 'direction="right"', 'animation-direction="right"'];
      for (const dir of ['ltr', 'rtl'] as const) {
        const page = await open({
          html: ['', 'wave-intensity="60"']
            .flatMap((wave) => ways.map((way) => `<az-marquee ${way} ${wave}>${text}</az-marquee>`))
            .join(''),
          dir,
          height: 900,
        });
        const signs = page.$$('az-marquee').map((host) => {
          const [first, second] = [0.3, 0.4].map((share) => {
            seek(page, share, host);
            return left(copies(page, host)[0] as Element);
          });
          return Math.sign((second ?? 0) - (first ?? 0));
        });
        expect(signs, dir).to.deep.equal(dir === 'ltr' ? [-1, 1, 1, -1, 1, 1] : [1, -1, -1, 1, -1, -1]);
        page.close();
      }
    });

    it('has a period from 1000 px to 250, as the wave frequency sets it', async () => {
      const page = await open({
        html: [0, 10]
          .map(
            (often) =>
              `<az-marquee style="font-size: 40px" wave-intensity="100" wave-frequency="${often}">${text}</az-marquee>`,
          )
          .join(''),
      });
      // How often it comes up through its middle and goes down again, in 1280 px.
      const crossings = page.$$('az-marquee').map((host) => {
        seek(page, 0, host);
        const heights = placesOnWave(page, host)
          .sort((a, b) => a.x - b.x)
          .map(({ y }) => y);
        const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
        return heights.filter((y, at) => at && y > middle !== (heights[at - 1] ?? 0) > middle).length;
      });
      expect(crossings[0]).to.be.within(2, 4);
      expect(crossings[1]).to.be.within(8, 13);
    });

    it('is at least 50 px wide', async () => {
      const page = await open({
        html: `<div style="width: 0"><az-marquee>·</az-marquee><az-marquee wave-intensity="60">·</az-marquee></div>`,
      });
      for (const host of page.$$('az-marquee')) {
        expect(host.getBoundingClientRect().width).to.equal(50);
        expectSeamless(page, host);
      }
    });

    it('runs along a wave that stands still', async () => {
      for (const setting of ['', 'direction="right"']) {
        const page = await open({
          html: `<style>az-marquee { font-size: 40px }</style><az-marquee wave-intensity="80" wave-frequency="8" ${setting}>${text}</az-marquee>`,
        });
        expect(waveFiles(page).length).to.equal(1);
        seek(page, 0);
        const wave = placesOnWave(page);
        expect(Math.max(...wave.map(({ y }) => y)) - Math.min(...wave.map(({ y }) => y))).to.be.within(
          28,
          52,
        );
        const heightAt = (x: number) =>
          wave.reduce((near, one) => (Math.abs(one.x - x) < Math.abs(near.x - x) ? one : near)).y;
        for (const share of [0.13, 0.5, 0.77, 0.999999, 1.3]) {
          seek(page, share);
          for (const { x, y } of placesOnWave(page)) expect(y, `${share} ${x}`).to.be.closeTo(heightAt(x), 6);
        }
        page.close();
      }
    });

    it('keeps all controls of its copies out of the tab order', async () => {
      const page = await open({
        html: '<az-marquee><label>Correo <input></label><details><summary>Más</summary>Texto</details></az-marquee>',
      });
      const controls = copies(page).flatMap((copy) => [
        ...copy.querySelectorAll<HTMLElement>('input,summary'),
      ]);
      expect(controls.length).to.be.greaterThan(2);
      expect(controls.filter(({ tabIndex }) => tabIndex >= 0)).to.deep.equal([]);
    });

    it('is announced once, and its link has one tab stop and scrolls into view', async () => {
      for (const setting of ['', 'wave-intensity="50"']) {
        const page = await open({ html: `<az-marquee ${setting}>${text}</az-marquee>` });
        expect(page.allByRole('link').map(nameOf)).to.deep.equal(['every morning']);
        const link = page.byRole('link');
        // Just gone.
        seek(page, 0.9);
        setHidden(page, false);
        await page.press('Tab');
        expect(page.focused).to.equal(link);
        expect(left(link)).to.be.at.least(-0.5);
        expect(right(link)).to.be.at.most(1280);
        expect(states(page)).to.equal('paused');
        await page.press('Tab');
        expect(page.focused?.localName).to.equal('button');
        await page.waitFor(() => states(page) === 'running');
        // Its copies can be pressed too, and the page hears of it where it listens.
        let eventCount = 0;
        link.addEventListener('click', () => {
          eventCount++;
        });
        seek(page, 0.5);
        const copy = page
          .$$('[part=copies] a')
          .find((one) => left(one) > 0 && right(one) < 1200) as HTMLElement;
        await page.clickWithMouse(copy);
        await page.waitFor(() => page.window.location.hash === '#shop');
        expect(eventCount).to.equal(1);
        expect(page.focused).not.to.equal(copy);
        expect(await axeViolations(page)).to.deep.equal([]);
        page.close();
      }
    });

    for (const dir of ['ltr', 'rtl'])
      it(`runs beside its button, not under it (${dir})`, async () => {
        const page = await open({ html: `<az-marquee dir="${dir}">${text}</az-marquee>` });
        const button = page.byRole('button', { name: 'Pause the moving text' });
        const [first, second] = dir === 'ltr' ? [part(page, 'frame'), button] : [button, part(page, 'frame')];
        expect(right(first)).to.be.at.most(left(second));
      });

    it('runs the other way once the page has another direction', async () => {
      const page = await open({ html: `<az-marquee>${text}</az-marquee>` });
      const track = part(page, 'track');
      const endOfLoop = () => {
        const { effect } = track.getAnimations()[0] as Animation;
        return (effect as KeyframeEffect).getKeyframes()[1]?.transform;
      };
      expect(endOfLoop()).to.match(/^translateX\(-\d/);
      page.document.documentElement.dir = 'rtl';
      await page.waitFor(() => /^translateX\(\d/.test(`${endOfLoop()}`));
      // In a shadow root, too.
      const element = page.$('az-marquee');
      const host = page.document.createElement('div');
      const place = page.document.createElement('section');
      host.attachShadow({ mode: 'open' }).append(place);
      page.document.body.append(host);
      place.append(element);
      await page.waitFor(() => isReady(element));
      // More than once: the move, too, measures the line again.
      for (const [dir, pattern] of Object.entries({ ltr: /^translateX\(-\d/, rtl: /^translateX\(\d/ })) {
        place.dir = dir;
        await page.waitFor(() => pattern.test(`${endOfLoop()}`));
        await page.painted();
      }
    });

    it('pauses for the button, for the pointer, and out of view', async () => {
      const page = await open({
        html: `<az-marquee pause-on-hover wave-intensity="40">${text}</az-marquee><az-marquee id="goes-on">${text}</az-marquee>
          <div style="height: 3000px">Below</div>`,
      });
      const element = page.$('az-marquee');
      await page.hover({ x: 600, y: 400 });
      await page.waitFor(() => states(page) === 'running');
      await page.hover(element);
      await page.waitFor(() => states(page) === 'paused');
      // Another one, which does not wait for the pointer.
      await page.hover(page.$('#goes-on'));
      await page.waitFor(() => states(page) === 'running');
      expect(page.$('#goes-on').matches(':hover')).to.equal(true);
      expect(states(page, page.$('#goes-on'))).to.equal('running');
      await page.hover({ x: 600, y: 400 });

      page.window.scrollTo(0, 2000);
      await page.waitFor(() => element.matches(':state(paused)'));
      page.window.scrollTo(0, 0);
      await page.waitFor(() => !element.matches(':state(paused)'));

      for (const hidden of [true, false]) {
        setHidden(page, hidden);
        expect(states(page)).to.equal(hidden ? 'paused' : 'running');
      }

      const [stop] = page.allByRole('button', { name: 'Pause the moving text' });
      page.click(stop as HTMLElement);
      const go = await page.waitFor(() => page.allByRole('button', { name: 'Move the text again' })[0]);
      expect(states(page)).to.equal('paused');
      const time = track(page).currentTime;
      // Whatever else begins or ends.
      await page.hover(element);
      await page.hover({ x: 600, y: 400 });
      element.setAttribute('data-changed', '');
      await page.painted();
      expect(states(page)).to.equal('paused');
      expect(track(page).currentTime).to.be.closeTo(Number(time), 1);
      page.click(go);
      await page.waitFor(() => states(page) === 'running');
    });

    it('makes its copies when it is near, of as few pieces as its wave allows', async () => {
      const page = await open({
        html: ['font-size: 16px', 'font-size: 60px', 'margin-top: 3000px']
          .map(
            (style) =>
              `<az-marquee loading="eager" wave-intensity="60" style="${style}">${text}</az-marquee>`,
          )
          .join(''),
      });
      const [small, large, far] = page.$$('az-marquee') as [HTMLElement, HTMLElement, HTMLElement];
      const pieces = (host: HTMLElement) => piecesOf(copies(page, host)[0]).length;
      expect(pieces(small)).to.be.within(3, 12);
      expect(pieces(large)).to.be.within(14, 41);
      const high = far.offsetHeight;
      expect(copies(page, far)).to.deep.equal([]);
      far.scrollIntoView();
      await page.waitFor(() => pieces(far) === pieces(small));
      expect(far.offsetHeight).to.equal(high);
      // Their letters wait for nobody, and come back where the line is.
      await page.waitFor(() => small.matches(':state(paused)') && moving(page, small).length === 1);
      small.scrollIntoView();
      await page.waitFor(() => (small.shadowRoot?.getAnimations().length ?? 0) > 1);
      const starts = new Set(small.shadowRoot?.getAnimations().map(({ startTime }) => startTime));
      expect(starts.size).to.equal(1);
    });

    it('shows its words in order, in both directions of reading', async () => {
      const mixed = 'بلاط Hello big World مزجج يدويا then <a href="#a">خصم 20% now</a>';
      const seen = {
        ltr: ['بلاط', 'Hello', 'World', 'يدويا', 'مزجج', 'then', '20', 'خصم', 'now'],
        rtl: ['now', '20', 'خصم', 'then', 'يدويا', 'مزجج', 'Hello', 'World', 'بلاط'],
      };
      for (const dir of ['ltr', 'rtl'] as const) {
        const page = await open({ html: `<az-marquee wave-intensity="60">${mixed}</az-marquee>`, dir });
        seek(page, 0);
        const order = (root: Node) => {
          const texts = page.document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          const places: [string, number][] = [];
          while (texts.nextNode()) {
            const node = texts.currentNode as Text;
            for (const word of seen[dir]) {
              const at = node.data.indexOf(word);
              if (at < 0) continue;
              const range = page.document.createRange();
              range.setStart(node, at);
              range.setEnd(node, at + word.length);
              places.push([word, range.getBoundingClientRect().left]);
            }
          }
          return places.sort(([, a], [, b]) => a - b).map(([word]) => word);
        };
        expect(order(copies(page)[0] as Node), dir).to.deep.equal(seen[dir]);
        page.close();
      }
    });

    it('does not jump when its width, its font or its settings change', async () => {
      const page = await open({ html: `<az-marquee wave-intensity="30">${text}</az-marquee>` });
      const element = page.$('az-marquee');
      page.click(page.byRole('button'));
      await page.waitFor(() => states(page) === 'paused');
      seek(page, 0.4);
      const before = placeOf(page);
      const changes = [
        () => page.resize(700),
        () => element.style.setProperty('font-size', '30px'),
        () => element.setAttribute('speed', '3'),
        () => element.setAttribute('direction', 'right'),
        () => element.setAttribute('wave-intensity', '80'),
      ];
      for (const change of changes) {
        change();
        await page.painted();
        await page.painted();
        expect(placeOf(page), change.toString()).to.be.closeTo(before, 0.01);
        expect(states(page)).to.equal('paused');
      }
    });

    it('shows a new text of the same width in its copies, too', async () => {
      const page = await open({ html: '<az-marquee><tt>Silver <a href="#one">120</a></tt></az-marquee>' });
      const link = page.$<HTMLAnchorElement>('tt a');
      link.textContent = '130';
      link.href = '#two';
      await page.waitFor(() => copies(page).every((copy) => copy.textContent === 'Silver 130'));
      await page.waitFor(() => copies(page).every((copy) => copy.querySelector('[href="#two"]')));
    });

    it('takes its items from data, with their old names', async () => {
      const data = {
        marqueeItems: [
          { text: 'Storm ⚠️' },
          { text: 'Own', url: '/own' },
          { text: 'Bad', url: 'javascript:alert(1)' },
        ],
        // Of each item without an address that can be used.
        linkTo: '/all',
        animationSpeed: 2,
        animationDirection: 'right',
        waveIntensity: 0,
      };
      const page = await open({ html: `<az-marquee data='${JSON.stringify(data)}'></az-marquee>` });
      expect(track(page).effect?.getComputedTiming().direction).to.equal('reverse');
      const width = right(part(page, 'content')) - left(part(page, 'content'));
      expect(Number(track(page).effect?.getComputedTiming().duration) / 1000).to.be.closeTo(
        width / 120,
        0.01,
      );
      const links = page.allByRole('link').map((link) => `${nameOf(link)} ${link.getAttribute('href')}`);
      expect(links).to.deep.equal(['Storm ⚠️ /all', 'Own /own', 'Bad /all']);
      expect(copies(page).length).to.be.greaterThan(2);

      // As properties, too.
      const marquee = Object.assign(page.$('az-marquee'), {
        marqueeItems: [{ text: 'Storm', url: '/storm' }],
      });
      await page.waitFor(() => page.allByRole('link').map(nameOf).join() === 'Storm');
      expect(marquee).to.have.deep.property('items', marquee.marqueeItems);
    });

    if (supports('emulateMedia'))
      it('is printed once, from the beginning of its text', async () => {
        const page = await open({
          html: ['', 'wave-intensity="60"']
            .map((wave) => `<az-marquee ${wave}>${text.repeat(20)}</az-marquee>`)
            .join(''),
        });
        const hosts = page.$$('az-marquee');
        for (const host of hosts) seek(page, 0.4, host);
        await emulateMedia({ media: 'print' });
        try {
          // What follows sizes has seen them.
          await page.painted();
          await page.painted();
          for (const host of hosts) {
            expect(left(part(page, 'content', host))).to.equal(left(part(page, 'frame', host)));
            expect(host.getBoundingClientRect().height).to.be.greaterThan(50);
            expect(copies(page, host).some((copy) => copy.checkVisibility())).to.equal(false);
          }
        } finally {
          await emulateMedia({});
        }
        await page.waitFor(() => hosts.every((host) => copies(page, host)[0]?.checkVisibility()));
        for (const host of hosts) expectSeamless(page, host);
      });

    if (supports('emulateMedia'))
      it('stops while the visitor has reduced motion on, and moves again, straight or along its wave', async () => {
        try {
          await emulateMedia({ reducedMotion: 'reduce' });
          const page = await open({
            html: `<az-marquee>${text}</az-marquee><az-marquee wave-intensity="50">${text}</az-marquee>`,
          });
          const hosts = page.$$('az-marquee');
          const areStill = () => hosts.every((host) => moving(page, host).length === 0);
          expect(areStill()).to.equal(true);
          await emulateMedia({});
          await page.waitFor(() => hosts.every((host) => moving(page, host).length > 0));
          await page.waitFor(() => piecesOf(hosts[1]?.shadowRoot).length > 0);
          await emulateMedia({ reducedMotion: 'reduce' });
          await page.waitFor(areStill);
          for (const host of hosts) expect(copies(page, host)).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });

    it('stands still and shows all of its text with reduced motion', async () => {
      const page = await open({
        html: `<az-marquee wave-intensity="50">${text.repeat(20)}</az-marquee><az-marquee speed="0">${text.repeat(20)}</az-marquee>`,
        query: 'nomotion=true',
        lang: 'es',
      });
      for (const host of page.$$('az-marquee')) {
        expect(host.shadowRoot?.getAnimations()).to.deep.equal([]);
        expect(copies(page, host)).to.deep.equal([]);
        expect(host.getBoundingClientRect().height).to.be.greaterThan(50);
      }
      expect(page.allByRole('button')).to.deep.equal([]);
      expect(waveFiles(page)).to.deep.equal([]);
    });
  });
});
