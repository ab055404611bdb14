import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { nameOf } from './support/roles';
import { describe, expect, it } from './support/suite';

const text = 'Fresh bread <a href="#shop">every morning</a> at seven. ';

eachFlavour(({ name: flavour, script }) => {
  const open = async (options: PageOptions) => {
    const page = await openPage({ script, lang: 'en', ...options });
    await page.waitFor(() => page.$$('az-marquee').every((element) => element.matches(':state(ready)')), {
      timeoutMs: 15_000,
    });
    await page.painted();
    return page;
  };
  const part = (page: Page, name: string, host = page.$('az-marquee')): HTMLElement =>
    host.shadowRoot?.querySelector(`[part=${name}]`) as HTMLElement;
  const copies = (page: Page, host = page.$('az-marquee')) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>('[part=copies] > *') ?? []),
  ];
  const track = (page: Page, host = page.$('az-marquee')): Animation => {
    const [animation] = part(page, 'track', host).getAnimations();
    if (!animation) throw new Error('The track does not move.');
    return animation;
  };
  const everything = (page: Page) => page.$('az-marquee').shadowRoot?.getAnimations() ?? [];
  const states = (page: Page) => [...new Set(everything(page).map(({ playState }) => playState))].join();
  const left = (element: Element) => element.getBoundingClientRect().left;
  const right = (element: Element) => element.getBoundingClientRect().right;
  /** All that moves, at a share of the loop, standing still. */
  const seek = (page: Page, share: number, host = page.$('az-marquee')) => {
    const { duration } = track(page, host).effect?.getComputedTiming() ?? {};
    for (const animation of host.shadowRoot?.getAnimations() ?? []) {
      animation.pause();
      animation.currentTime = share * Number(duration);
    }
  };

  describe(`the marquee (${flavour})`, () => {
    it('fills its line without a gap, whatever the text, the way and the width', async () => {
      const long = 'Seven words that go on and on. '.repeat(40);
      for (const dir of ['ltr', 'rtl'] as const) {
        const html = [
          '<az-marquee>·</az-marquee>',
          `<az-marquee direction="right"><p>One</p>${text}</az-marquee>`,
          `<az-marquee>${long}</az-marquee>`,
          `<az-marquee direction="right" wave-intensity="60">${text}</az-marquee>`,
        ];
        const page = await open({ html: html.join(''), dir });
        for (const host of page.$$('az-marquee')) seek(page, 0, host);
        for (const width of [1280, 320]) {
          page.resize(width);
          await page.painted();
          await page.painted();
          for (const host of page.$$('az-marquee')) {
            const frame = part(page, 'frame', host);
            const all = host.hasAttribute('wave-intensity')
              ? copies(page, host)
              : [part(page, 'content', host), ...copies(page, host)];
            for (const share of [0, 0.37, 0.9999]) {
              seek(page, share, host);
              const edges = all.map((one) => [left(one), right(one)]).sort(([a = 0], [b = 0]) => a - b);
              expect(edges[0]?.[0], host.outerHTML.slice(0, 80)).to.be.at.most(left(frame) + 0.5);
              expect(edges.at(-1)?.[1]).to.be.at.least(right(frame) - 0.5);
              for (let at = 1; at < edges.length; at++)
                expect(edges[at]?.[0]).to.be.closeTo(edges[at - 1]?.[1] ?? 0, 0.1);
            }
            // Where a loop ends, all looks as where it begins.
            const step = right(all[0] as Element) - left(all[0] as Element);
            seek(page, 0, host);
            const begin = left(all[0] as Element);
            seek(page, 0.99999999, host);
            const steps = (left(all[0] as Element) - begin) / step;
            expect(Math.abs(steps - Math.round(steps)) * step).to.be.lessThan(0.1);
          }
          expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
        }
        expect(page.errors).to.deep.equal([]);
        page.close();
      }
    });

    it('moves at 60 px a second where speed is 1, and no script runs meanwhile', async () => {
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

    it('runs along a wave that stands still', async () => {
      for (const setting of ['', 'direction="right"']) {
        const page = await open({
          html: `<style>az-marquee { font-size: 40px }</style><az-marquee wave-intensity="80" wave-frequency="8" ${setting}>${text}</az-marquee>`,
        });
        const letters = copies(page).flatMap((copy) => [...copy.querySelectorAll('.letter')]);
        const places = () => {
          const origin = part(page, 'frame').getBoundingClientRect();
          return letters
            .map((letter) => letter.getBoundingClientRect())
            .filter(({ right: end }) => end > 0 && end < 1280)
            .map(({ left: from, right: to, top, bottom }) => ({
              x: (from + to) / 2 - origin.left,
              y: (top + bottom) / 2 - origin.top,
            }));
        };
        seek(page, 0);
        const wave = places();
        expect(Math.max(...wave.map(({ y }) => y)) - Math.min(...wave.map(({ y }) => y))).to.be.within(
          28,
          52,
        );
        const heightAt = (x: number) =>
          wave.reduce((near, one) => (Math.abs(one.x - x) < Math.abs(near.x - x) ? one : near)).y;
        for (const share of [0.13, 0.5, 0.77, 0.999999, 1.3]) {
          seek(page, share);
          for (const { x, y } of places()) expect(y, `${share} ${x}`).to.be.closeTo(heightAt(x), 6);
        }
        page.close();
      }
    });

    it('is read once, and its link reached once and brought into sight', async () => {
      for (const setting of ['', 'wave-intensity="50"']) {
        const page = await open({ html: `<az-marquee ${setting}>${text}</az-marquee>` });
        expect(page.allByRole('link').map(nameOf)).to.deep.equal(['every morning']);
        const link = page.byRole('link');
        // Just gone.
        seek(page, 0.9);
        for (const animation of everything(page)) animation.play();
        await page.press('Tab');
        expect(page.focused).to.equal(link);
        expect(left(link)).to.be.at.least(-0.5);
        expect(right(link)).to.be.at.most(1280);
        expect(states(page)).to.equal('paused');
        await page.press('Tab');
        expect(page.focused?.localName).to.equal('button');
        await page.waitFor(() => states(page) === 'running');
        // Its copies can be pressed too, and the page hears of it where it listens.
        let heard = 0;
        link.addEventListener('click', () => {
          heard++;
        });
        seek(page, 0.5);
        const copy = page
          .$$('[part=copies] a')
          .find((one) => left(one) > 0 && right(one) < 1200) as HTMLElement;
        await page.clickWithMouse(copy);
        await page.waitFor(() => page.window.location.hash === '#shop');
        expect(heard).to.equal(1);
        expect(page.focused).not.to.equal(copy);
        expect(await axeViolations(page)).to.deep.equal([]);
        page.close();
      }
    });

    it('waits for the visitor, the pointer, and while nobody sees it', async () => {
      const page = await open({
        html: `<az-marquee pause-on-hover wave-intensity="40">${text}</az-marquee><div style="height: 3000px">Below</div>`,
      });
      const { document } = page;
      const element = page.$('az-marquee');
      await page.hover({ x: 600, y: 400 });
      await page.waitFor(() => states(page) === 'running');
      await page.hover(element);
      await page.waitFor(() => states(page) === 'paused');
      await page.hover({ x: 600, y: 400 });
      await page.waitFor(() => states(page) === 'running');

      page.window.scrollTo(0, 2000);
      await page.waitFor(() => element.matches(':state(paused)'));
      page.window.scrollTo(0, 0);
      await page.waitFor(() => !element.matches(':state(paused)'));

      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        expect(states(page)).to.equal(hidden ? 'paused' : 'running');
      }

      page.click(page.byRole('button', { name: 'Pause the moving text' }));
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

    it('is laid out when it is near, of as few pieces as its wave allows', async () => {
      const page = await open({
        html: ['font-size: 16px', 'font-size: 60px', 'margin-top: 3000px']
          .map(
            (style) =>
              `<az-marquee loading="eager" wave-intensity="60" style="${style}">${text}</az-marquee>`,
          )
          .join(''),
      });
      const [small, large, far] = page.$$('az-marquee') as [HTMLElement, HTMLElement, HTMLElement];
      const pieces = (host: HTMLElement) => copies(page, host)[0]?.querySelectorAll('.letter').length ?? 0;
      expect(pieces(small)).to.be.within(3, 12);
      expect(pieces(large)).to.be.within(14, 41);
      const high = far.offsetHeight;
      expect(copies(page, far)).to.deep.equal([]);
      far.scrollIntoView();
      await page.waitFor(() => pieces(far) === pieces(small));
      expect(far.offsetHeight).to.equal(high);
      // Their letters wait for nobody, and come back where the line is.
      await page.waitFor(() => small.matches(':state(paused)'));
      expect(small.shadowRoot?.getAnimations().length).to.equal(1);
      small.scrollIntoView();
      await page.waitFor(() => (small.shadowRoot?.getAnimations().length ?? 0) > 1);
      const starts = new Set(small.shadowRoot?.getAnimations().map(({ startTime }) => startTime));
      expect(starts.size).to.equal(1);
    });

    it('has its words in their order, whichever way they are read', async () => {
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
      const place = () => {
        const all = copies(page);
        const width = right(all[0] as Element) - left(all[0] as Element);
        return (((left(all[0] as Element) - left(part(page, 'frame'))) / width) % 1) + 1;
      };
      const before = place();
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
        expect(place() % 1, change.toString()).to.be.closeTo(before % 1, 0.01);
        expect(states(page)).to.equal('paused');
      }
    });

    it('takes its items from data, with their old names', async () => {
      const data = {
        marqueeItems: [
          { text: 'Storm ⚠️' },
          { text: 'Own', url: '/own' },
          { text: 'Bad', url: 'javascript:alert(1)' },
        ],
        linkTo: '/all',
        animationSpeed: 2,
        animationDirection: 'right',
        waveIntensity: 0,
      };
      const page = await open({ html: `<az-marquee data='${JSON.stringify(data)}'></az-marquee>` });
      const links = page.allByRole('link').map((link) => `${nameOf(link)} ${link.getAttribute('href')}`);
      expect(links).to.deep.equal(['Storm ⚠️ /all', 'Own /own']);
      expect(part(page, 'content').textContent).to.include('Bad');
      expect(copies(page).length).to.be.greaterThan(2);
    });

    it('stands still and shows all of its text to who wants no motion', async () => {
      const page = await open({
        html: `<az-marquee wave-intensity="50">${text.repeat(20)}</az-marquee><az-marquee speed="0">${text.repeat(20)}</az-marquee>`,
        query: 'nomotion=true',
      });
      for (const host of page.$$('az-marquee')) {
        expect(host.shadowRoot?.getAnimations()).to.deep.equal([]);
        expect(copies(page, host)).to.deep.equal([]);
        expect(host.getBoundingClientRect().height).to.be.greaterThan(50);
      }
      expect(page.allByRole('button')).to.deep.equal([]);
    });
  });
});
