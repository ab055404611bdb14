import { attribute, images, items, openGallery, picture } from './gallery-support';
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import type { Page } from './support/page';
import { describe, expect, it } from './support/suite';
import { measure } from './support/tab';

type GalleryElement = HTMLElement & { next(): void; goTo(index: number): void };

/** Twelve squares, 100 px high in a page of 1000 px, with the names "Tile 1" and so on. */
const squares = (count = 12): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<figure><img src="/pictures/talavera-100w.jpg" width="100" height="100" alt="Tile ${index + 1}"></figure>`,
  ).join('');

const slider = (attributes = '', content = squares()): string =>
  `<az-gallery design="slider" ${attributes}>${content}</az-gallery>`;
const carousel = (attributes = '', content = squares()): string =>
  `<az-gallery design="carousel" ${attributes}>${content}</az-gallery>`;

const gallery = (page: Page): GalleryElement => page.$('az-gallery') as GalleryElement;
const slides = (page: Page): HTMLElement[] => page.allByRole('group', { name: /^\d+ of \d+$/ });
const current = (page: Page): string | null | undefined =>
  slides(page)
    .find((slide) => slide.hasAttribute('aria-current'))
    ?.getAttribute('aria-label');
const left = (page: Page, name: string): number =>
  Math.round(picture(page, name).getBoundingClientRect().left);
const control = (page: Page, name: string): HTMLElement => page.byRole('button', { name });
const rested = (page: Page, name: string, x: number): Promise<unknown> =>
  page.waitFor(() => Math.abs(left(page, name) - x) < 2);

function heard(page: Page): unknown[] {
  const events: unknown[] = [];
  for (const type of ['az-change', 'az-end'])
    gallery(page).addEventListener(type, (event) => events.push((event as CustomEvent).detail));
  return events;
}

eachFlavour(({ name, script }) => {
  const open = (html: string, options: object = {}): Promise<Page> =>
    openGallery({ script, html, width: 1000, height: 600, lang: 'en', ...options });

  describe(`a slider (${name})`, () => {
    it('shows whole pictures of one height, in their order', async () => {
      for (const html of [slider('', images), slider(`items="${attribute(items)}"`, '')]) {
        const page = await open(html);
        await rested(page, 'Lazo', 1000 / 2 - (150 + 100 + 300 + 16) / 2);
        const boxes = ['Lazo', 'Talavera', 'Marina'].map((alt) => picture(page, alt).getBoundingClientRect());
        expect(boxes.map(({ height }) => Math.round(height))).to.deep.equal([100, 100, 100]);
        expect(boxes.map(({ width }) => Math.round(width))).to.deep.equal([150, 100, 300]);
        expect(boxes.map(({ x }) => Math.round(x))).to.deep.equal([217, 375, 483]);
        expect(page.errors).to.deep.equal([]);
        page.close();
      }
    });

    it('is as high as its shape or its size says', async () => {
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

    it('has the current slide where the page wants it, but shows nothing past its ends', async () => {
      for (const [alignment, x] of Object.entries({ left: 0, center: 450, right: 900 })) {
        const page = await open(slider(`active-alignment="${alignment}" current-index="15"`, squares(30)));
        await rested(page, 'Tile 16', x);
        expect(current(page)).to.equal('16 of 30');
        gallery(page).goTo(29);
        await rested(page, 'Tile 30', 900);
        page.close();
      }
    });

    it('makes a slide current by a click, and the next one by a click on it', async () => {
      const page = await open(slider());
      const events = heard(page);
      await page.clickWithMouse(picture(page, 'Tile 4'));
      await page.waitFor(() => current(page) === '4 of 12');
      await page.clickWithMouse(picture(page, 'Tile 4'));
      await page.waitFor(() => current(page) === '5 of 12');
      expect(events).to.deep.equal([{ index: 3 }, { index: 4 }]);
    });

    it('does with a click on the current slide what the page says', async () => {
      for (const [behavior, label] of [
        ['previous', '3 of 12'],
        ['stay', '4 of 12'],
      ]) {
        const page = await open(slider(`current-index="3" active-slide-click-behavior="${behavior}"`));
        await page.clickWithMouse(picture(page, 'Tile 4'));
        await page.painted();
        expect(current(page)).to.equal(label);
        page.close();
      }
    });

    it('follows links and addresses of slides, and no script', async () => {
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
      await page.waitFor(() => current(page) === '3 of 3');
      expect(page.document.title).to.not.equal('bad');
    });

    it('pauses a video that is left, and gives it no click before it is current', async () => {
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
      await page.waitFor(() => current(page) === '3 of 3');
      expect(clicked).to.equal(0);
      gallery(page).goTo(0);
      expect(paused).to.equal(1);
    });

    it('moves by its buttons and by the arrow keys, and says when there is no more', async () => {
      const page = await open(slider('', squares(2)));
      const events = heard(page);
      await page.clickWithMouse(control(page, 'Next'));
      expect(current(page)).to.equal('2 of 2');
      expect(control(page, 'Next').getAttribute('aria-disabled')).to.equal('true');
      await page.clickWithMouse(control(page, 'Next'));
      await page.press('ArrowLeft');
      await page.waitFor(() => current(page) === '1 of 2');
      await page.press('ArrowLeft');
      expect(events.slice(0, 3)).to.deep.equal([{ index: 1 }, { edge: 'end' }, { index: 0 }]);
    });

    it('begins again where it loops', async () => {
      const page = await open(slider('loop current-index="29"', squares(30)));
      await rested(page, 'Tile 30', 900);
      await page.clickWithMouse(control(page, 'Next'));
      await rested(page, 'Tile 1', 0);
      expect(current(page)).to.equal('1 of 30');
    });

    it('goes from right to left where the page does', async () => {
      const page = await open(slider('', squares(30)), { dir: 'rtl' });
      await rested(page, 'Tile 1', 900);
      await page.press('ArrowLeft');
      await page.waitFor(() => current(page) === '2 of 30');
      gallery(page).goTo(15);
      await rested(page, 'Tile 16', 450);
      await page.drag({ from: { x: 300, y: 50 }, to: { x: 516, y: 50 }, ms: 600 });
      await page.waitFor(() => Number.parseInt(current(page) ?? '', 10) > 16);
    });

    it('can be dragged by the mouse, which is no click', async () => {
      const page = await open(slider('', squares(30)));
      const events = heard(page);
      await page.drag({ from: { x: 800, y: 50 }, to: { x: 150, y: 50 }, ms: 600 });
      await page.waitFor(
        () => events.length > 0 && !page.$('az-gallery').shadowRoot?.querySelector('[data-held]'),
      );
      const label = Number.parseInt(current(page) ?? '', 10);
      expect(label).to.be.greaterThan(4);
      await rested(page, `Tile ${label}`, 450);
      expect(events).to.deep.equal([{ index: label - 1 }]);
    });

    it('keeps the slide that the visitor sees when others come before it', async () => {
      const page = await open(slider('current-index="15"', squares(30)));
      await rested(page, 'Tile 16', 450);
      gallery(page).insertAdjacentHTML(
        'afterbegin',
        '<img src="/pictures/lazo.jpg" alt="New" width="100" height="100">',
      );
      await page.waitFor(() => slides(page).length === 31);
      await rested(page, 'Tile 16', 450);
      expect(current(page)).to.equal('17 of 31');
    });

    it('keeps its slide when the window changes', async () => {
      const page = await open(slider('current-index="15"', squares(30)));
      await rested(page, 'Tile 16', 450);
      page.resize(500);
      await rested(page, 'Tile 16', 225);
      expect(current(page)).to.equal('16 of 30');
    });

    it('has no accessibility fault, and one stop of the keyboard for its pictures', async () => {
      const page = await open(`<main><h1>Tiles</h1>${slider('controls="false"', squares(30))}</main>`);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.press('Tab');
      expect(page.focused?.getAttribute('part')).to.equal('slider');
    });

    it('works where a page forbids inline styles and scripts', async () => {
      const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
      const page = await openGallery({
        script,
        html: slider(),
        width: 1000,
        lang: 'en',
        headers: { 'content-security-policy': policy },
      });
      gallery(page).goTo(5);
      await page.waitFor(() => current(page) === '6 of 12');
      expect(page.violations.filter(({ sourceFile }) => sourceFile?.includes('/dist/'))).to.deep.equal([]);
    });

    if (supports('touch'))
      it('follows a finger', async () => {
        const page = await open(slider('', squares(30)));
        await page.swipe({ from: { x: 800, y: 50 }, to: { x: 150, y: 50 }, ms: 400 });
        await page.waitFor(() => Number.parseInt(current(page) ?? '', 10) > 3);
      });

    if (supports('measure'))
      it('is up with as few recalculations of 2,000 slides as of 20', async () => {
        const recalculations = async (count: number): Promise<number> => {
          const page = await open(slider('', squares(2)));
          const before = await measure();
          page.document.body.insertAdjacentHTML('beforeend', slider('loading="eager"', squares(count)));
          await page.waitFor(() =>
            page.$$('az-gallery').every((element) => element.matches(':state(ready)')),
          );
          await page.painted();
          const after = await measure();
          page.close();
          return after.styleRecalcs - before.styleRecalcs;
        };
        const few = await recalculations(20);
        expect(await recalculations(2000)).to.be.lessThan(few + 8);
      });
  });

  describe(`a carousel (${name})`, () => {
    it('has as many slides in a row as the page says and the window has room for', async () => {
      const page = await open(carousel('slides-per-row="4"'), { width: 1000 });
      const width = (1000 - 3 * 10) / 4;
      await rested(page, 'Tile 2', Math.round(width + 10));
      expect(picture(page, 'Tile 1').getBoundingClientRect().width).to.be.closeTo(width, 1);
      page.resize(720);
      await page.waitFor(
        () => Math.abs(picture(page, 'Tile 1').getBoundingClientRect().width - (720 - 2 * 7.2) / 3) < 1,
      );
      page.resize(470);
      await page.waitFor(
        () => Math.abs(picture(page, 'Tile 1').getBoundingClientRect().width - (470 - 4.7) / 2) < 1,
      );
    });

    it('moves by a group, and says where it ends', async () => {
      const page = await open(carousel('', squares(7)));
      const events = heard(page);
      expect(control(page, 'Previous').getAttribute('aria-disabled')).to.equal('true');
      await page.clickWithMouse(control(page, 'Next'));
      await rested(page, 'Tile 4', 0);
      await page.waitFor(async () => {
        page.click(control(page, 'Next'));
        await page.painted();
        return control(page, 'Next').getAttribute('aria-disabled') === 'true';
      });
      await page.waitFor(
        () => Math.abs((picture(page, 'Tile 7').getBoundingClientRect().right ?? 0) - 1000) < 2,
      );
      expect(events.slice(0, 2)).to.deep.equal([{ index: 3 }, { index: 6 }]);
    });

    it('has no buttons where all slides fit', async () => {
      const page = await open(carousel('', squares(3)));
      expect(page.allByRole('button')).to.deep.equal([]);
    });

    it('shows the group of a slide that is asked for', async () => {
      const page = await open(carousel('current-index="4"'));
      await rested(page, 'Tile 4', 0);
      gallery(page).goTo(8);
      await rested(page, 'Tile 7', 0);
    });

    it('shows the group of its slide when the window has room for fewer', async () => {
      const page = await open(carousel('current-index="9"'));
      await rested(page, 'Tile 10', 0);
      page.resize(400);
      await rested(page, 'Tile 9', 0);
    });

    it('gives all pictures one shape where the page says so', async () => {
      const page = await open(carousel('image-aspect-ratio="standard"'));
      const { width, height } = picture(page, 'Tile 1').getBoundingClientRect();
      expect(width / height).to.be.closeTo(1.5, 0.02);
    });

    it('goes from right to left where the page does', async () => {
      const page = await open(carousel('gutter="0"'), { dir: 'rtl', width: 900 });
      await rested(page, 'Tile 1', 600);
      await page.clickWithMouse(control(page, 'Next'));
      await rested(page, 'Tile 4', 600);
    });

    it('has no accessibility fault', async () => {
      const page = await open(`<main><h1>Tiles</h1>${carousel()}</main>`);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    if (supports('touch'))
      it('follows a finger to another group', async () => {
        const page = await open(carousel());
        const events = heard(page);
        await page.swipe({ from: { x: 900, y: 150 }, to: { x: 250, y: 150 }, ms: 300 });
        await page.waitFor(() => events.length > 0);
        expect((events[0] as { index: number }).index % 3).to.equal(0);
      });
  });
});
