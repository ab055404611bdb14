import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { nameOf } from '../support/roles';
import { describe, expect, it } from '../support/suite';
import { emulateMedia, measure } from '../support/tab';
import {
  control,
  currentLabel,
  fingersScroll,
  gallery,
  openStrip,
  recordEvents,
  slider,
  slides,
  squares,
  waitForPosition,
} from './strips-support';
import { attribute, box, images, items, openGallery, picture, pictures } from './support';

defaultFlavour(({ name, script }) => {
  const open = (html: string, options: object = {}): Promise<Page> => openStrip({ script, html, ...options });

  describe(`a slider (${name})`, () => {
    it('shows whole pictures of equal height, in their order', async () => {
      for (const html of [slider('', images), slider(`items="${attribute(items)}"`, '')]) {
        const page = await open(html);
        await waitForPosition(page, 'Lazo', 1000 / 2 - (150 + 100 + 300 + 16) / 2);
        const boxes = ['Lazo', 'Talavera', 'Marina'].map((alt) => picture(page, alt).getBoundingClientRect());
        expect(boxes.map(({ height }) => Math.round(height))).to.deep.equal([100, 100, 100]);
        expect(boxes.map(({ width }) => Math.round(width))).to.deep.equal([150, 100, 300]);
        expect(boxes.map(({ x }) => Math.round(x))).to.deep.equal([217, 375, 483]);
        expect(page.errors).to.deep.equal([]);
        page.close();
      }
    });

    if (supports('emulateMedia'))
      it('has all its slides on paper, in rows of the same height', async () => {
        for (const html of [
          slider('', squares(30)),
          slider(`items="${attribute([...items, ...items, ...items])}"`, ''),
        ]) {
          const page = await open(html);
          const rows = () => {
            const boxes = page.$$('img').map((image) => image.getBoundingClientRect());
            expect(new Set(boxes.map(({ height }) => Math.round(height)))).to.deep.equal(new Set([100]));
            expect(Math.min(...boxes.map(({ left }) => left))).to.be.at.least(0);
            expect(Math.max(...boxes.map(({ right }) => right))).to.be.at.most(page.window.innerWidth);
            return new Set(boxes.map(({ top }) => Math.round(top))).size;
          };
          await emulateMedia({ media: 'print' });
          try {
            expect(rows()).to.be.greaterThan(1);
            expect(page.allByRole('button')).to.deep.equal([]);
          } finally {
            await emulateMedia({});
          }
        }
      });

    it('takes its height from imageAspectRatio or vSize', async () => {
      const heights = {
        '': 100,
        'v-size="30"': 300,
        'data=\'{"aspectRatio":20}\'': 200,
        'aspect-ratio="5:2"': 400,
      };
      for (const [attributes, height] of Object.entries(heights)) {
        const page = await open(slider(attributes, images));
        expect(Math.round(picture(page, 'Lazo').getBoundingClientRect().height), attributes).to.equal(height);
        page.close();
      }
    });

    it('gives pictures of unknown size their own shape when they load, and keeps the current slide in its place', async () => {
      const unknown = items.map(({ src, alt }) => ({ src, alt }));
      const own = unknown.map(({ src, alt }) => `<img data-src="${src}" alt="${alt}">`).join('');
      for (const html of [slider('', own), slider(`items="${attribute(unknown)}"`, '')]) {
        const page = await open(html.replace('>', ' current-index="2" active-alignment="right">'));
        const widths = (): number[] =>
          ['Lazo', 'Talavera', 'Marina'].map((alt) =>
            Math.round(picture(page, alt).getBoundingClientRect().width),
          );
        await page.waitFor(() => widths().join() === '150,100,300');
        expect(Math.round(picture(page, 'Marina').getBoundingClientRect().height)).to.equal(100);
        page.close();
      }
      const many = slider('v-size="30" current-index="2" active-alignment="right"', own);
      const page = await open(many);
      await waitForPosition(page, 'Marina', 100);
      expect(currentLabel(page)).to.equal('3 of 3');
    });

    it('is at least 72 px high on a phone', async () => {
      const page = await open(slider('', images), { width: 390 });
      expect(Math.round(picture(page, 'Lazo').getBoundingClientRect().height)).to.equal(72);
      expect(page.document.documentElement.scrollWidth).to.equal(390);
    });

    it('places the current slide by activeAlignment, but shows nothing past its ends', async () => {
      for (const [alignment, x] of Object.entries({
        left: 0,
        center: 450,
        right: 900,
        start: 0,
        middle: 450,
        end: 900,
      })) {
        const page = await open(slider(`active-alignment="${alignment}" current-index="15"`, squares(30)));
        await waitForPosition(page, 'Tile 16', x);
        expect(currentLabel(page)).to.equal('16 of 30');
        gallery(page).goTo(29);
        await waitForPosition(page, 'Tile 30', 900);
        page.close();
      }
    });

    it('makes a slide current by a click, and the next slide by a click on the current one', async () => {
      const page = await open(slider());
      const events = recordEvents(page);
      await page.clickWithMouse(picture(page, 'Tile 4'));
      await page.waitFor(() => currentLabel(page) === '4 of 12');
      await page.clickWithMouse(picture(page, 'Tile 4'));
      await page.waitFor(() => currentLabel(page) === '5 of 12');
      expect(events).to.deep.equal([{ index: 3 }, { index: 4 }]);
    });

    it('follows activeSlideClickBehavior when the current slide is clicked', async () => {
      for (const [behavior, label] of [
        ['previous', '3 of 12'],
        ['stay', '4 of 12'],
      ]) {
        const page = await open(slider(`current-index="3" active-slide-click-behavior="${behavior}"`));
        await page.clickWithMouse(picture(page, 'Tile 4'));
        await page.painted();
        expect(currentLabel(page)).to.equal(label);
        page.close();
      }
    });

    it('follows links and addresses of slides, but no scripts', async () => {
      const content =
        '<a href="#link"><img src="/pictures/lazo.jpg" alt="Link" width="100" height="100"></a>' +
        '<img src="/pictures/lazo.jpg" alt="Address" width="100" height="100" data-click-through-url="#address">' +
        '<img src="/pictures/lazo.jpg" alt="Script" width="100" height="100" data-click-through-url="javascript:document.title=\'bad\'">';
      const page = await open(slider('', content));
      await page.clickWithMouse(picture(page, 'Address'));
      await page.waitFor(() => page.window.location.hash === '#address');
      await page.clickWithMouse(picture(page, 'Link'));
      await page.waitFor(() => page.window.location.hash === '#link');
      await page.clickWithMouse(picture(page, 'Script'));
      await page.waitFor(() => currentLabel(page) === '3 of 3');
      expect(page.document.title).to.not.equal('bad');
    });

    for (const design of ['slider', 'carousel'])
      it(`has a link around a slide with an address, for the keyboard, too: ${design}`, async () => {
        const strip = (more: string) =>
          `<az-gallery design="${design}" lightbox>${images.replace('<img', `<img ${more}`)}</az-gallery>`;
        const page = await open(strip('data-click-through-url="#address"'));
        const other = await open(strip(''));
        for (const name of ['Lazo', 'Talavera', 'Marina'])
          expect(box(page, name)).to.deep.equal(box(other, name));
        other.close();
        expect(page.allByRole('link').map(nameOf)).to.deep.equal(['Lazo']);
        page.byRole('link').focus();
        await page.press('Enter');
        await page.waitFor(() => page.window.location.hash === '#address');
        expect(await axeViolations(page)).to.deep.equal([]);
      });

    it('opens the address of a slide in a new tab with Control, as links do', async () => {
      const linked = [{ ...pictures.lazo, title: 'Address', clickThrough: '#address' }];
      const page = await open(slider(`items="${attribute(linked)}"`, ''));
      const targets: unknown[] = [];
      Object.assign(page.window, { open: (_: string, target: string) => targets.push(target) });
      const options = { bubbles: true, composed: true, cancelable: true, detail: 1 };
      for (const ctrlKey of [true, false])
        page.$('figcaption').dispatchEvent(new MouseEvent('click', { ...options, ctrlKey }));
      expect(targets).to.deep.equal(['_blank', '_self']);
    });

    it('pauses a video when its slide is left, and passes a click to a video only when its slide is current', async () => {
      const video = '<video data-name="v" controls style="width:100%;height:100%"></video>';
      const page = await open(slider('', squares(2) + video));
      const element = page.$('video') as HTMLVideoElement;
      let paused = 0;
      let clicked = 0;
      element.pause = () => {
        paused += 1;
      };
      element.addEventListener('click', () => {
        clicked += 1;
      });
      const { x, y, width, height } = element.getBoundingClientRect();
      await page.clickWithMouse({ x: x + width / 2, y: y + height / 2 });
      await page.waitFor(() => currentLabel(page) === '3 of 3');
      expect(clicked).to.equal(0);
      gallery(page).goTo(0);
      expect(paused).to.equal(1);
    });

    it('moves by its buttons and by the arrow keys, and fires az-end at the ends', async () => {
      const page = await open(slider('', squares(2)));
      const events = recordEvents(page);
      await page.clickWithMouse(control(page, 'Next'));
      expect(currentLabel(page)).to.equal('2 of 2');
      expect(control(page, 'Next').getAttribute('aria-disabled')).to.equal('true');
      await page.clickWithMouse(control(page, 'Next'));
      await page.press('ArrowLeft');
      await page.waitFor(() => currentLabel(page) === '1 of 2');
      await page.press('ArrowLeft');
      expect(events.slice(0, 3)).to.deep.equal([{ index: 1 }, { edge: 'end' }, { index: 0 }]);
    });

    it('begins again with loop', async () => {
      const page = await open(slider('loop current-index="29"', squares(30)));
      await waitForPosition(page, 'Tile 30', 900);
      await page.clickWithMouse(control(page, 'Next'));
      await waitForPosition(page, 'Tile 1', 0);
      expect(currentLabel(page)).to.equal('1 of 30');
    });

    it('runs from right to left on a page in that direction', async () => {
      const page = await open(slider('', squares(30)), { dir: 'rtl' });
      await waitForPosition(page, 'Tile 1', 900);
      await page.press('ArrowLeft');
      await page.waitFor(() => currentLabel(page) === '2 of 30');
      gallery(page).goTo(15);
      await waitForPosition(page, 'Tile 16', 450);
      await page.drag({ from: { x: 300, y: 50 }, to: { x: 516, y: 50 }, ms: 600 });
      await page.waitFor(() => Number.parseInt(currentLabel(page) ?? '', 10) > 16);
    });

    it('can be dragged by the mouse, and a drag is not a click', async () => {
      const page = await open(slider('', squares(30)));
      const events = recordEvents(page);
      await page.drag({ from: { x: 800, y: 50 }, to: { x: 150, y: 50 }, ms: 600 });
      await page.waitFor(
        () => events.length > 0 && !page.$('az-gallery').shadowRoot?.querySelector('[data-dragging]'),
      );
      const label = Number.parseInt(currentLabel(page) ?? '', 10);
      expect(label).to.be.greaterThan(4);
      await waitForPosition(page, `Tile ${label}`, 450);
      expect(events).to.deep.equal([{ index: label - 1 }]);
    });

    it('in a slide of another one is dragged alone', async () => {
      const inner = `<div>${slider('id="inner" loading="eager"', squares(60))}</div>`;
      const page = await open(
        `<style>az-gallery > div { width: 900px; height: 120px }</style>${slider('id="outer" loading="eager"', inner.repeat(3))}`,
      );
      await page.waitFor(() => page.$$('az-gallery').every(isReady));
      const changes: string[] = [];
      page.document.addEventListener('az-change', ({ target }) => changes.push((target as Element).id));
      await page.drag({ from: { x: 700, y: 50 }, to: { x: 150, y: 50 }, ms: 300 });
      await page.waitFor(() => changes.length > 0);
      await page.painted();
      expect(changes).to.deep.equal(['inner']);
    });

    for (const dir of ['ltr', 'rtl'])
      it(`stays at the first slide when the mouse throws it past the beginning: ${dir}`, async () => {
        const page = await open(slider('', squares(60)), { dir });
        const events = recordEvents(page);
        const [from, to] = dir === 'ltr' ? [300, 800] : [700, 200];
        await page.drag({ from: { x: from, y: 50 }, to: { x: to, y: 50 }, ms: 60 });
        await page.waitFor(
          () => !page.$('az-gallery').shadowRoot?.querySelector('[data-dragging], [data-moving]'),
        );
        expect(currentLabel(page)).to.equal('1 of 60');
        expect(events).to.deep.equal([]);
      });

    it('keeps the current slide when others are added before it', async () => {
      const page = await open(slider('current-index="15"', squares(30)));
      await waitForPosition(page, 'Tile 16', 450);
      const events = recordEvents(page);
      gallery(page).insertAdjacentHTML(
        'afterbegin',
        '<img src="/pictures/lazo.jpg" alt="New" width="100" height="100">',
      );
      await page.waitFor(() => slides(page).length === 31);
      await waitForPosition(page, 'Tile 16', 450);
      expect(currentLabel(page)).to.equal('17 of 31');
      expect(events).to.deep.equal([{ index: 16 }]);
    });

    it('tells the page of another current slide when the current one is removed', async () => {
      const page = await open(slider('current-index="2"', squares(4)));
      const events = recordEvents(page);
      const remove = async (tile: string): Promise<void> => {
        const { length } = slides(page);
        picture(page, tile).parentElement?.remove();
        await page.waitFor(() => slides(page).length === length - 1);
      };
      await remove('Tile 3');
      expect(currentLabel(page)).to.equal('3 of 3');
      expect(events).to.deep.equal([{ index: 2 }]);
      await remove('Tile 4');
      expect(events).to.deep.equal([{ index: 2 }, { index: 1 }]);
      await remove('Tile 1');
      expect(events).to.deep.equal([{ index: 2 }, { index: 1 }, { index: 0 }]);
    });

    it('tells the page nothing while the same slide has the same index', async () => {
      const heard = `<script>
        window.heard = [];
        document.addEventListener('az-change', ({ detail }) => heard.push(detail.index));
      </script>`;
      const page = await open(heard + slider('current-index="2"', squares(4)));
      const element = gallery(page);
      element.insertAdjacentHTML('beforeend', squares(1));
      await page.waitFor(() => slides(page).length === 5);
      for (const design of ['carousel', 'grid', 'slideshow', 'slider']) {
        element.setAttribute('design', design);
        await page.waitFor(() => element.matches(`:state(${design})`));
      }
      element.setAttribute('slides-per-row', '2');
      // A page may render its slides anew in answer to each event.
      element.innerHTML = squares(5);
      await page.waitFor(() => currentLabel(page) === '3 of 5');
      await page.painted();
      expect((page.window as unknown as { heard: number[] }).heard).to.deep.equal([]);
    });

    it('keeps its slide when the window changes its size', async () => {
      const page = await open(slider('current-index="15" v-size="20"', squares(30)));
      await waitForPosition(page, 'Tile 16', 400);
      page.resize(500);
      await waitForPosition(page, 'Tile 16', 200);
      expect(currentLabel(page)).to.equal('16 of 30');
    });

    it('has no accessibility violations, and one tab stop for its pictures', async () => {
      const page = await open(`<main><h1>Tiles</h1>${slider('controls="false"', squares(30))}</main>`);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.press('Tab');
      expect(page.focused?.getAttribute('part')).to.equal('slider');
    });

    it('works under a strict Content-Security-Policy', async () => {
      const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
      const page = await openGallery({
        script,
        html: slider(),
        width: 1000,
        lang: 'en',
        headers: { 'content-security-policy': policy },
      });
      gallery(page).goTo(5);
      await page.waitFor(() => currentLabel(page) === '6 of 12');
      expect(page.violations.filter(({ sourceFile }) => sourceFile?.includes('/dist/'))).to.deep.equal([]);
    });

    it('begins at the slide that the address names', async () => {
      const page = await open(
        slider('history', squares(30).replace('alt="Tile 16"', '$& data-slide-id="here"')),
        {
          hash: 'itemId=here',
        },
      );
      await waitForPosition(page, 'Tile 16', 450);
      expect(currentLabel(page)).to.equal('16 of 30');
    });

    if (fingersScroll)
      it('scrolls with a finger', async () => {
        const page = await open(slider('', squares(30)));
        await page.swipe({ from: { x: 800, y: 50 }, to: { x: 150, y: 50 }, ms: 400 });
        await page.waitFor(() => Number.parseInt(currentLabel(page) ?? '', 10) > 3);
      });

    if (supports('measure'))
      it('renders 2,000 slides with as few style recalculations as 20', async () => {
        const recalculations = async (count: number): Promise<number> => {
          const page = await open(slider('', squares(2)));
          const before = await measure();
          page.document.body.insertAdjacentHTML('beforeend', slider('loading="eager"', squares(count)));
          await page.waitFor(() => page.$$('az-gallery').every(isReady));
          await page.painted();
          const after = await measure();
          page.close();
          return after.styleRecalcs - before.styleRecalcs;
        };
        const few = await recalculations(20);
        expect(await recalculations(2000)).to.be.lessThan(few + 8);
      });
  });
});
