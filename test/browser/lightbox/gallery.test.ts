import { attribute, items } from '../gallery/support';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';
import { fault, requestEachTime } from '../support/site';
import { describe, expect, it } from '../support/suite';
import { runCommand } from '../support/tab';
import { figuresOf, galleryEvents, openWall } from './gallery-support';
import { closed, gesturesLoaded, isOpen, rect, shows } from './support';

const image = (page: Page, alt: string): HTMLElement => page.$(`img[alt="${alt}"]`);
const inside = (page: Page): ShadowRoot => page.$('az-lightbox').shadowRoot as ShadowRoot;

requestEachTime('chunks/connect-lightbox');

defaultFlavour(({ name, script, base }) => {
  const open = (html: string, rest: Partial<PageOptions> = {}) => openWall({ script, html, ...rest });

  describe(`a gallery's lightbox (${name})`, () => {
    for (const from of ['children', 'items'] as const)
      it(`opens at the clicked picture, from ${from}`, async () => {
        const page = await open(figuresOf(from, 'design="grid"'));
        const fired = galleryEvents(page);
        await page.clickWithMouse(image(page, 'Talavera'));
        await shows(page, 'Talavera');
        expect(inside(page).querySelector('[part="counter"]')?.textContent).to.equal('2 of 3');
        await page.press('Escape');
        await closed(page);
        // The gallery is at the picture that has been opened.
        expect(fired).to.deep.equal(['open 1', 'change 1']);
        expect(page.errors).to.deep.equal([]);
      });

    for (const [place, slides] of Object.entries({
      'in the slide': (picture: string, caption: string) => `<div class="slide">${picture}${caption}</div>`,
      'after the slide': (picture: string, caption: string) => `<div>${picture}</div>${caption}`,
    }))
      it(`shows the caption of a saved page, ${place}`, async () => {
        const [first, second] = ['', 'marina'].map((alt) =>
          slides(
            `<img src="/pictures/lazo.jpg?${alt}" alt="${alt}" width="1500" height="1000">`,
            `<div class="meta"><p>About <b>${alt || 'lazo'}</b></p></div>`,
          ),
        );
        const page = await open(`<az-gallery design="stacked" lightbox>${first}${second}</az-gallery>`);
        // The caption is the name of a picture without another one.
        page.byRole('button', { name: 'About lazo' });
        const caption = () => inside(page).querySelector('[part="caption"]');
        await page.clickWithMouse(image(page, 'marina'));
        await page.waitFor(() => caption()?.textContent === 'About marina');
        expect(caption()?.querySelector('b')?.textContent).to.equal('marina');
      });

    describe('whose code is late', () => {
      const openLate = async (): Promise<Page> => {
        await fault({ path: `${base}chunks/connect-lightbox*`, delayMs: 2000 });
        const page = await openPage({
          script,
          html: `${figuresOf('children', 'design="stacked" lightbox')}<div style="height: 3000px"></div>`,
          query: 'nomotion=true',
          lang: 'en',
          width: 300,
          height: 700,
        });
        await page.waitFor(() => isReady(page.$('az-gallery')));
        await page.waitFor(() => page.$$<HTMLImageElement>('img').every(({ complete }) => complete));
        return page;
      };
      const middle = (page: Page, alt: string): number => {
        const { top, height } = image(page, alt).getBoundingClientRect();
        return top + height / 2;
      };

      it('opens at the picture that was clicked before, also where another one is there since', async () => {
        const page = await openLate();
        await page.clickWithMouse(image(page, 'Lazo'));
        page.window.scrollBy(0, middle(page, 'Talavera') - middle(page, 'Lazo'));
        await shows(page, 'Lazo');
      });

      it('opens by a press that began before', async () => {
        const page = await openLate();
        const place = { x: 150, y: middle(page, 'Talavera') };
        await runCommand('pointer', { kind: 'mouse', steps: [{ do: 'move', ...place }, { do: 'down' }] });
        await page.waitFor(() => page.$('az-gallery').matches(':state(lightbox)'));
        await runCommand('pointer', { kind: 'mouse', steps: [{ do: 'up' }] });
        await shows(page, 'Talavera');
      });
    });

    it('from incomplete data opens, zooms and changes without an error', async () => {
      const incomplete = [items[0], {}, { src: 'javascript:1' }, { video: {} }, { src: '/nowhere.jpg' }];
      const page = await open(
        `<az-gallery loading="eager" design="grid" lightbox items="${attribute(incomplete)}"></az-gallery>`,
      );
      await page.clickWithMouse(image(page, 'Lazo'));
      await page.waitFor(() => isOpen(page));
      for (const _ of incomplete) {
        await page.press('+', '0');
        inside(page).querySelector<HTMLElement>('[part="stage"]')?.click();
        await page.press('ArrowRight');
        await page.painted();
      }
      await page.press('Escape');
      await closed(page);
      expect(page.errors).to.deep.equal([]);
    });

    it('grows out of the visible part of a tile, around the focal point', async () => {
      const html = figuresOf('children', 'design="grid" square-thumbs').replace(
        '<img',
        '<img data-image-focal-point="0,0.5"',
      );
      const page = await open(html, { query: '' });
      const tile = image(page, 'Lazo');
      await page.hover(tile);
      await page.waitFor(() => page.$$('az-lightbox:state(ready)').length === 1);
      await gesturesLoaded(page);
      await page.clickWithMouse(tile);
      const frame = await page.waitFor(() => inside(page).querySelector('.frame'));
      await page.waitFor(() => frame.getAnimations().length === 1);
      for (const animation of frame.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      const [left, top, , height] = rect(tile);
      expect(rect(frame).filter((_, index) => index !== 2)).to.deep.equal([left, top, height]);
      // Of 3:2, a third is cut off at the end.
      const { clipPath } = page.window.getComputedStyle(frame);
      expect(clipPath).to.match(/^inset\(0px \d+(\.\d+)?px 0px 0px/);
    });

    it("opens by the keyboard, from a picture's button", async () => {
      const page = await open(figuresOf('children', 'design="grid"'));
      const button = page.byRole('button', { name: 'Talavera' });
      button.focus();
      await page.press('Enter');
      await shows(page, 'Talavera');
      await page.press('Escape');
      await closed(page);
      expect(page.focused).to.equal(button);
    });

    /** Opens the first picture by the mouse, goes on to the second one, and closes the lightbox there. */
    const enlargeAndGoOn = async (page: Page): Promise<void> => {
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      await page.press('ArrowRight');
      await shows(page, 'Talavera');
      await page.press('Escape');
      await closed(page);
    };

    it('leaves the visitor at the last picture, when a mouse has opened it', async () => {
      const page = await open(figuresOf('children', 'design="grid"'));
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      await page.press('Escape');
      await closed(page);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Lazo' }));
      await page.clickWithMouse({ x: 2, y: 2 });
      await enlargeAndGoOn(page);
      await page.press('Tab');
      expect(page.focused).to.equal(page.byRole('button', { name: 'Marina' }));
    });

    it('leaves the visitor at the button of the current picture, in a design that moves', async () => {
      const page = await open(figuresOf('children', 'design="slideshow" lightbox'));
      await enlargeAndGoOn(page);
      await page.waitFor(() => page.focused === page.byRole('button', { name: 'Talavera' }));
    });

    it('is on in grid and autorows and off in other designs, unless the page sets it', async () => {
      const cases = [
        ['grid', '', true],
        ['autorows', '', true],
        ['autogrid', '', false],
        ['stacked', '', false],
        ['autogrid', 'lightbox', true],
        ['grid', 'lightbox="false"', false],
      ] as const;
      for (const [design, attributes, isOn] of cases) {
        const page = await open(figuresOf('children', `design="${design}" ${attributes}`));
        expect(page.allByRole('button').length > 0, `${design} ${attributes}`).to.equal(isOn);
      }
    });

    it('is heard once, as the gallery, also by listeners of the capturing phase', async () => {
      const recorder = `<script>
        window.heard = [];
        for (const type of ['az-ready', 'az-open', 'az-change', 'az-close'])
          document.addEventListener(type, ({ target }) => heard.push([type, target.localName].join(' ')), true);
      </script>`;
      const page = await open(recorder + figuresOf('children', 'design="grid"'));
      await page.clickWithMouse(image(page, 'Talavera'));
      await shows(page, 'Talavera');
      await page.press('Escape');
      await closed(page);
      const { heard } = page.window as unknown as { heard: string[] };
      expect(heard).to.deep.equal(['az-ready az-gallery', 'az-open az-gallery', 'az-change az-gallery']);
    });

    it('has a notice of the page in it, in reach of the mouse', async () => {
      const page = await open(figuresOf('children', 'design="grid"'));
      await page.clickWithMouse(image(page, 'Talavera'));
      await shows(page, 'Talavera');
      page.window.Azulejo.inform?.('Saved');
      const notice = await page.waitFor(() =>
        page.allByRole('status').find((one) => page.text(one) === 'Saved'),
      );
      // Nothing outside of a modal dialog is hovered.
      await page.hover(notice);
      await page.waitFor(() => notice.matches(':hover'));
    });

    it('does not open where the page cancels `az-open`', async () => {
      const page = await open(figuresOf('children', 'design="grid"'));
      page.document.addEventListener('az-open', (event) => event.preventDefault());
      await page.clickWithMouse(image(page, 'Lazo'));
      await page.painted();
      expect(isOpen(page)).to.equal(false);
    });

    it('leaves out slides with a link', async () => {
      const html = figuresOf('children', 'design="grid"').replace(
        '<figure>',
        '<figure data-click-through-url="#there">',
      );
      const page = await open(html);
      await page.clickWithMouse(image(page, 'Lazo'));
      await page.waitFor(() => page.window.location.hash === '#there');
      expect(isOpen(page)).to.equal(false);
      expect(page.allByRole('button').length).to.equal(2);
    });

    it('moves the gallery along', async () => {
      const page = await open(figuresOf('children', 'design="slideshow" lightbox'));
      const fired = galleryEvents(page);
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      expect(fired).to.deep.equal(['open 0']);
      await page.press('ArrowRight');
      await shows(page, 'Talavera');
      await page.waitFor(() => fired.length === 2);
      expect(fired).to.deep.equal(['open 0', 'change 1']);
      await page.press('Escape');
      await closed(page);
    });

    it('takes its theme from the gallery', async () => {
      const page = await open(figuresOf('children', 'design="grid" lightbox-theme="dark"'));
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      const overlay = inside(page).querySelector('[part="overlay"]') as Element;
      await page.waitFor(() => page.window.getComputedStyle(overlay).backgroundColor === 'rgb(11, 11, 12)');
    });

    it('reports that it could not be loaded', async () => {
      const page = await open(figuresOf('children', 'design="grid"'), { hash: 'none' });
      const define = page.window.document.createElement.bind(page.document);
      page.document.createElement = ((tag: string) => {
        if (tag === 'az-lightbox') throw new Error('There is none.');
        return define(tag);
      }) as typeof page.document.createElement;
      await page.clickWithMouse(image(page, 'Lazo'));
      await page.waitFor(() =>
        page.console.some(({ text }) => text.includes('lightboxify is not available in this tier!')),
      );
      expect(page.errors).to.deep.equal([]);
    });
  });

  describe(`a gallery's lightbox with history (${name})`, () => {
    const named = figuresOf('children', 'design="grid" history').replace(/<img/g, '<img data-slide-id="one"');
    const withIds = (html: string): string => {
      let count = 0;
      return html.replace(/data-slide-id="one"/g, () => `data-slide-id="slide-${++count}"`);
    };

    it('is one step of the history: Back closes it', async () => {
      const page = await open(withIds(named));
      const { length } = page.window.history;
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      expect(page.window.location.hash).to.equal('#itemId=slide-1');
      expect(page.window.history.length).to.equal(length + 1);
      await page.press('ArrowRight');
      await shows(page, 'Talavera');
      await page.waitFor(() => page.window.location.hash === '#itemId=slide-2');
      expect(page.window.history.length).to.equal(length + 1);
      page.window.history.back();
      await closed(page);
      expect(page.window.location.hash).to.equal('');
    });

    it('fires az-open when the address opens a picture, and cancelling it keeps the lightbox closed', async () => {
      const recorder = `<script>
        window.opened = [];
        addEventListener('az-open', (event) => {
          opened.push([event.target.localName, event.detail.index]);
          if (window.isRefused) event.preventDefault();
        });
      </script>`;
      const page = await open(recorder + withIds(named), { hash: 'itemId=slide-2' });
      await shows(page, 'Talavera');
      const window = page.window as unknown as { opened: unknown[]; isRefused: boolean };
      expect(window.opened).to.deep.equal([['az-gallery', 1]]);
      await page.press('Escape');
      await closed(page);
      window.isRefused = true;
      page.window.location.hash = '#itemId=slide-3';
      await page.waitFor(() => window.opened.length === 2);
      await page.painted();
      expect(page.allByRole('dialog')).to.deep.equal([]);
    });

    it('removes its name from the address when it closes', async () => {
      const page = await open(withIds(named));
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      await page.press('Escape');
      await closed(page);
      await page.waitFor(() => page.window.location.hash === '');
    });

    it('opens the slide that the address names, and stays on the page when it closes', async () => {
      const page = await open(withIds(named), { hash: 'itemId=slide-3' });
      await shows(page, 'Marina');
      await page.press('Escape');
      await closed(page);
      expect(page.window.location.hash).to.equal('');
      expect(rect(image(page, 'Marina'))[2]).to.be.greaterThan(0);
    });

    it('leaves the address to an editor', async () => {
      const html = `<!doctype html><html lang="en" data-azulejo-editor><head><title>Edited</title><script src="${script}" async></script></head><body>${withIds(named)}`;
      const page = await openWall({ html, hash: 'itemId=slide-3' });
      await page.clickWithMouse(image(page, 'Lazo'));
      await shows(page, 'Lazo');
      expect(page.window.location.hash).to.equal('#itemId=slide-3');
    });
  });
});
