import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import type { PageOptions } from '../support/page';
import { describe, expect, it } from '../support/suite';
import {
  at,
  attribute,
  box,
  closed,
  dialog,
  items,
  type LightboxElement,
  lightbox,
  openByClick,
  openLightbox,
  rect,
  shows,
  visiblePicture,
  wall,
} from './support';

defaultFlavour(({ name, script }) => {
  const open = (html = lightbox(), rest: Partial<PageOptions> = {}) =>
    openLightbox({ script, html, ...rest });

  describe(`a linked picture (${name})`, () => {
    const linked = (attributes: string): string =>
      `<div class="wall"><a ${attributes}><img src="/pictures/talavera-300w.jpg" width="300" height="300" alt="Lazo"></a></div>`;
    const files = (...widths: number[]): string =>
      widths.map((width) => `/pictures/lazo-${width}w.jpg ${width}w`).join();

    it('needs no file ending where the link says that it is a picture', async () => {
      for (const mark of [
        'href="/image?id=lazo" type="image/jpeg"',
        'href="/image?id=lazo" data-pswp-width="1500" data-pswp-height="1000"',
        'href="/gallery.html" data-pswp-src="/image?id=lazo"',
      ]) {
        const page = await open(lightbox('', linked(mark)));
        await page.clickWithMouse(page.$('.wall img'));
        await page.waitFor(() => dialog(page).open);
        expect(visiblePicture(page).src, mark).to.match(/\/image\?id=lazo$/);
      }
    });

    it('has as many files as the link says, of which the smallest that is large enough loads', async () => {
      for (const mark of ['data-pswp-srcset', 'data-srcset']) {
        const attributes = `href="/pictures/lazo-1500w.jpg" ${mark}="${files(300, 500, 1000, 1500)}"`;
        const page = await open(lightbox('', linked(attributes)), { width: 500 });
        const image = await openByClick(page, 'Lazo');
        await page.waitFor(() => /lazo-500w/.test(image.currentSrc));
        // The thumbnail is a square, the picture is not.
        await page.waitFor(() => rect(image).slice(2).join() === '500,333');
        await page.press('+', '+', '+', '+', '+', '+');
        await page.waitFor(() => /lazo-1500w/.test(image.currentSrc));
        expect(rect(image)[2]).to.equal(2000);
      }
    });

    it('has several files in items, too', async () => {
      const slides = [{ src: '/pictures/lazo.jpg', alt: 'Lazo', srcset: files(300, 500, 1000) }];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`, {
        width: 500,
      });
      box(page).open();
      await shows(page, 'Lazo');
      await page.waitFor(() => /lazo-500w/.test(visiblePicture(page).currentSrc));
    });
  });

  describe(`a caption (${name})`, () => {
    it('of the page keeps its links and loses its ids', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      const link = page.byRole('link', { name: 'ribbons', within: dialog(page) });
      expect(link.getAttribute('href')).to.match(/#more$/);
      expect(page.$$('[id="c"]').length).to.equal(1);
      await page.clickWithMouse(link);
      expect(page.window.location.hash).to.equal('#more');
    });

    it('of the page brings no scripts', async () => {
      const bad =
        '<figcaption><b onclick="x()">Bold</b><script>1</script><a href="javascript:1">bad</a><img src="/pictures/mark.svg" alt="i"></figcaption>';
      const page = await open(lightbox('', wall.replace(/<figcaption.*?<\/figcaption>/, bad)));
      await openByClick(page, 'Lazo');
      const caption = page.$('[part="caption"]');
      expect(caption.innerHTML).to.equal('<b>Bold</b>bad');
    });

    it("from data is text, with the slide's link", async () => {
      const slides = [
        {
          ...items[0],
          title: '<u>Lazo</u>',
          description: 'a < b',
          clickThrough: '/gallery.html',
          newWindow: true,
        },
      ];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      await shows(page, 'Lazo');
      expect(page.text(page.$('[part="caption"]'))).to.equal('<u>Lazo</u> a < b');
      const link = page.byRole('link', { name: '<u>Lazo</u>' });
      expect([
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]).to.deep.equal(['/gallery.html', '_blank', 'noopener']);
    });

    it('hides half a second after the pointer has left the picture, and returns with the pointer', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      const caption = page.$('[part="caption"]');
      const opacity = () => page.window.getComputedStyle(caption).opacity;
      await page.hover(visiblePicture(page));
      expect(opacity()).to.equal('1');
      const start = performance.now();
      await page.hover(at(page, 0.06, 0.2));
      await page.waitFor(() => opacity() === '0');
      expect(performance.now() - start).to.be.greaterThan(490);
      await page.hover(visiblePicture(page));
      await page.waitFor(() => opacity() === '1');
    });

    it('of the next slide stays when the pointer goes to the button and presses it at once', async () => {
      const page = await open(lightbox('', wall.replaceAll('<a href="/', '<a data-caption="Tiles" href="/')));
      await openByClick(page, 'Lazo');
      const opacity = () => page.window.getComputedStyle(page.$('[part="caption"]')).opacity;
      await page.hover(visiblePicture(page));
      await page.clickWithMouse(page.byRole('button', { name: 'Next' }));
      await shows(page, 'Talavera');
      // The time of the first slide's caption is over.
      await new Promise((resolve) => page.window.setTimeout(resolve, 600));
      await page.waitFor(() => opacity() === '1');
    });

    it('shows when the lightbox is closed and opened again at once', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      await page.hover(visiblePicture(page));
      await page.hover(at(page, 0.06, 0.2));
      box(page).close();
      await closed(page);
      box(page).open(0);
      await shows(page, 'Lazo');
      // The time of the first opening's caption is over.
      await new Promise((resolve) => page.window.setTimeout(resolve, 600));
      await page.waitFor(() => page.window.getComputedStyle(page.$('[part="caption"]')).opacity === '1');
    });

    it('hides while the picture is zoomed, unless the focus is on its links', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      const opacity = () => page.window.getComputedStyle(page.$('[part="caption"]')).opacity;
      await page.hover(visiblePicture(page));
      await page.press('+');
      await page.waitFor(() => opacity() === '0');
      expect(page.byRole('button', { name: 'Close' }).checkVisibility({ opacityProperty: true })).to.equal(
        true,
      );
      page.byRole('link', { name: 'ribbons', within: dialog(page) }).focus();
      await page.waitFor(() => opacity() === '1');
      dialog(page).focus();
      await page.waitFor(() => opacity() === '0');
      await page.press('0');
      await page.waitFor(() => opacity() === '1');
    });

    it('scrolls by keys where it is long, while the slide and the page stay', async () => {
      const page = await open(lightbox('', wall.replace('Interlaced', 'Interlaced '.repeat(900))));
      await openByClick(page, 'Lazo');
      const caption = page.$('[part="caption"]');
      await page.waitFor(() => caption.tabIndex === 0);
      caption.focus();
      await page.press('ArrowDown');
      await page.waitFor(() => caption.scrollTop > 0);
      await page.press('End');
      await page.waitFor(() => caption.scrollTop + caption.clientHeight > caption.scrollHeight - 2);
      expect([visiblePicture(page).alt, page.window.scrollY]).to.deep.equal(['Lazo', 0]);
      await page.press('ArrowRight');
      await shows(page, 'Talavera');
      await page.waitFor(() => caption.tabIndex === -1);
    });

    it('is toggled by a button on a phone', async () => {
      const page = await open(lightbox(), { width: 390, height: 800 });
      await openByClick(page, 'Lazo');
      const toggle = page.byRole('button', { name: 'Caption', expanded: true });
      expect(page.text(dialog(page))).to.include('Interlaced ribbons');
      await page.clickWithMouse(toggle);
      await page.waitFor(() => page.byRole('button', { name: 'Caption', expanded: false }));
      expect(page.text(page.$('[part="below"]'))).to.equal('');
      await page.clickWithMouse(toggle);
      await page.waitFor(() => page.text(dialog(page)).includes('Interlaced ribbons'));
    });
  });

  describe(`the slides (${name})`, () => {
    it('come from another element, named by its id', async () => {
      const html = `<div id="pictures">${wall}</div><az-lightbox for="pictures" loading="eager"></az-lightbox>`;
      const page = await open(html);
      expect(rect(box(page))[3]).to.equal(0);
      await openByClick(page, 'Marina');
      expect(page.text(dialog(page))).to.include('3 of 3');
    });

    it('do not open where the page hides the lightbox, whose dialog nobody would see', async () => {
      const hidden =
        '<div style="display: none"><az-lightbox for="pictures" loading="eager"></az-lightbox></div>';
      const page = await open(`<div id="pictures">${wall}</div>${hidden}`);
      await page.clickWithMouse(page.$('.wall img[alt="Marina"]'));
      await page.waitFor(() => page.consoleTexts('error').length);
      expect(page.consoleTexts('error')[0]).to.include('The page hides this lightbox');
      expect(page.$$(':modal')).to.deep.equal([]);
      expect(box(page).open(0)).to.equal(false);
      (box(page).parentElement as HTMLElement).style.display = '';
      await openByClick(page, 'Lazo');
    });

    for (const mode of ['open', 'closed'] as const)
      it(`come from another custom element with ${mode} shadow root`, async () => {
        const html = '<x-shop></x-shop>';
        const page = await openLightbox({ script, html });
        await page.window.Azulejo.load('lightbox');
        const host = page.$('x-shop');
        const root = host.attachShadow({ mode });
        root.innerHTML = `<div id="own">${wall}</div><az-lightbox for="own" loading="eager"></az-lightbox>`;
        const element = root.querySelector('az-lightbox') as LightboxElement;
        await page.waitFor(() => isReady(element));
        const picture = root.querySelector('[alt="Marina"]') as HTMLImageElement;
        await page.waitFor(() => picture.complete && picture.tabIndex === 0);
        await page.clickWithMouse(picture);
        await page.waitFor(() => element.matches(':state(open)'));
        const inside = element.shadowRoot as ShadowRoot;
        expect(inside.querySelector('dialog')?.matches(':modal')).to.equal(true);
        expect(inside.activeElement).to.equal(inside.querySelector('dialog'));
        await page.waitFor(() => element.next());
        expect(inside.querySelector('[part="counter"]')?.textContent).to.equal('1 of 3');
        await page.press('Escape');
        await page.waitFor(() => !element.matches(':state(open)'));
        expect(page.errors).to.deep.equal([]);
      });

    it('from data are ten thousand, of which at most three exist', async () => {
      const page = await open('<az-lightbox loading="eager" thumbnails></az-lightbox>');
      box(page).items = Array.from({ length: 10_000 }, (_, index) => ({
        ...items[index % 3],
        alt: `Tile ${index}`,
      }));
      await page.painted();
      expect(box(page).open(5000)).to.equal(true);
      await shows(page, 'Tile 5000');
      await page.waitFor(() => page.$$('[part="slide"]').length === 3);
      for (const step of [1, 1, 1, -1]) {
        expect(step > 0 ? box(page).next() : box(page).previous()).to.equal(true);
        expect(page.$$('[part="slide"]').length).to.be.at.most(3);
      }
      await shows(page, 'Tile 5002');
      expect(box(page).goTo(-1)).to.equal(true);
      await shows(page, 'Tile 9999');
      await page.waitFor(() => page.byRole('button', { name: 'Go to image 10000' }));
      expect(page.$$('[part="thumbnail"]').length).to.be.lessThan(60);
      await page.clickWithMouse(page.byRole('button', { name: 'Go to image 9998' }));
      await shows(page, 'Tile 9997');
      page.byRole('button', { name: 'Go to image 9998' }).focus();
      for (const [key, index] of [
        ['ArrowLeft', 9996],
        ['Home', 0],
        // Not an arrow: two of them within 200 ms are one step.
        ['End', 9999],
      ] as const) {
        await page.press(key);
        await shows(page, `Tile ${index}`);
        await page.waitFor(() => page.focused?.ariaLabel === `Go to image ${index + 1}`);
      }
    });

    it('next to the current one load their pictures in advance', async () => {
      const page = await open();
      await openByClick(page, 'Talavera');
      await page.waitFor(() => page.$$('[part="slide"]').length === 3);
      const pictures = page.$$<HTMLImageElement>('[part="image"]');
      expect(pictures.map(({ alt }) => alt).sort()).to.deep.equal(['Lazo', 'Marina', 'Talavera']);
      await page.waitFor(() => pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
    });

    it('from incomplete data open, zoom and change without an error', async () => {
      const items = [{}, { src: 'javascript:1' }, { video: {} }, { video: { url: 'x' } }, { type: 'video' }];
      const page = await openLightbox({
        script,
        html: lightbox(`items="${attribute(items)}" thumbnails`, ''),
      });
      box(page).open();
      for (const index of items.keys()) {
        box(page).goTo(index);
        await page.painted();
        await page.press('+', '0');
        page.$('[part="stage"]').click();
      }
      expect(page.errors).to.deep.equal([]);
    });

    it('show a message where their picture cannot be loaded', async () => {
      const slides = [{ src: '/nowhere.jpg', alt: 'Gone' }, items[1]];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      const said = () => page.text(page.byRole('status', { within: dialog(page) }));
      await page.waitFor(() => said() === '1 of 2. Gone. The image could not be loaded.');
      expect(page.text(page.$('[part="failed"]'))).to.equal('The image could not be loaded.');
      box(page).next();
      await shows(page, 'Talavera');
      expect(said()).to.equal('2 of 2. Talavera');
      box(page).next();
      await page.waitFor(() => said() === '1 of 2. Gone. The image could not be loaded.');
    });
  });

  describe(`the size of a picture (${name})`, () => {
    const image = (attributes: string): string =>
      `<div class="wall"><img src="/pictures/lazo-1500w.jpg" alt="Lazo" ${attributes}></div>`;
    const srcset = [300, 1500].map((width) => `/pictures/lazo-${width}w.jpg ${width}w`).join();

    it('is that of its file where width and height are smaller, as its size in the page is', async () => {
      for (const attributes of [
        'width="300" height="200"',
        `width="300" height="200" srcset="${srcset}" sizes="300px"`,
        `srcset="${srcset}" sizes="300px"`,
      ]) {
        const page = await open(lightbox('', image(attributes)));
        const picture = await openByClick(page, 'Lazo');
        await page.waitFor(() => `${rect(picture)}` === '150,100,900,600');
      }
    });

    it('is that of its file before that has loaded, where the picture in the page has', async () => {
      const page = await open(lightbox('', image('width="300" height="200"')));
      box(page).open();
      await page.waitFor(() => dialog(page).querySelector('[part="image"]'));
      expect(`${rect(page.$('[part="image"]'))}`).to.equal('150,100,900,600');
    });

    it('grows once its file has loaded, where the picture in the page has not', async () => {
      const later =
        '<img src="/pictures/lazo-1500w.jpg" alt="Lazo" loading="lazy" width="300" height="200" style="display: none">';
      const page = await open(lightbox('', later));
      box(page).open();
      const picture = await shows(page, 'Lazo');
      await page.waitFor(() => `${rect(picture)}` === '150,100,900,600');
    });

    it('is as the page says where the file is smaller', async () => {
      const page = await open(lightbox('', image('width="1500" height="1000"').replace('1500w', '300w')));
      const picture = await openByClick(page, 'Lazo');
      await page.waitFor(() => picture.naturalWidth === 300);
      await page.painted();
      expect(`${rect(picture)}`).to.equal('150,100,900,600');
    });
  });

  describe(`vector graphics (${name})`, () => {
    it('fill the window, whatever size the file or the page names', async () => {
      const mark = (attributes: string): string =>
        `<img src="/pictures/mark.svg" ${attributes} style="width:60px">`;
      const page = await open(
        lightbox(
          '',
          `<div class="wall">${mark('alt="Small" width="40" height="40"')}${mark('alt="Unknown"')}</div>`,
        ),
      );
      await openByClick(page, 'Small');
      await page.waitFor(() => `${rect(visiblePicture(page))}` === '300,100,600,600');
      box(page).next();
      await shows(page, 'Unknown');
      await page.waitFor(() => `${rect(visiblePicture(page))}` === '300,100,600,600');
    });
  });

  describe(`videos (${name})`, () => {
    it('play in the lightbox, and show their pictures again when the visitor goes on', async () => {
      const slides = [
        { video: { url: '/films/estrellas.webm' }, src: '/pictures/lazo.jpg', title: 'Film' },
        items[1],
      ];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      await page.waitFor(() => page.allByRole('button', { name: /Film/ }).length === 1);
      await page.clickWithMouse(page.byRole('button', { name: /Film/ }));
      const film = await page.waitFor(() => page.$$<HTMLVideoElement>('video')[0]);
      await page.waitFor(() => !film.paused && film.currentTime > 0);
      box(page).next();
      await shows(page, 'Talavera');
      await page.waitFor(() => film.paused && !film.isConnected);
      box(page).previous();
      await page.waitFor(() => page.allByRole('button', { name: /Film/ }).length === 1);
      expect(page.errors).to.deep.equal([]);
    });

    it("of the page's own pause when the visitor goes on", async () => {
      const page = await open(
        lightbox(
          '',
          '<video src="/films/estrellas.webm" muted></video><img src="/pictures/lazo.jpg" alt="Lazo">',
        ),
      );
      box(page).open();
      const film = await page.waitFor(() => dialog(page).querySelector('video'));
      film.play();
      await page.waitFor(() => film.currentTime > 0);
      box(page).next();
      await shows(page, 'Lazo');
      await page.waitFor(() => film.paused);
      expect(film.isConnected).to.equal(true);
    });

    it('are removed when the lightbox closes', async () => {
      const slides = [{ video: { url: '/films/estrellas.webm' }, title: 'Film' }, items[1]];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      await page.waitFor(() => page.allByRole('button', { name: /Film/ }).length === 1);
      await page.clickWithMouse(page.byRole('button', { name: /Film/ }));
      const film = await page.waitFor(() => page.$$<HTMLVideoElement>('video')[0]);
      await page.waitFor(() => !film.paused);
      box(page).close();
      await closed(page);
      await page.waitFor(() => film.paused && !film.isConnected);
      expect(page.errors).to.deep.equal([]);
    });

    it('may be named by their addresses alone', async () => {
      const slides = [{ video: 'https://vimeo.com/1' }, { type: 'video', src: 'https://vimeo.com/2' }];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      await page.waitFor(() => dialog(page).querySelector('az-video[data*="https://vimeo.com/1"]'));
      box(page).next();
      await page.waitFor(() => dialog(page).querySelector('az-video[data*="https://vimeo.com/2"]'));
      expect(page.console).to.deep.equal([]);
    });

    it('open from links to video files', async () => {
      const html = lightbox('', '<p><a href="https://vimeo.com/1">A film</a></p>');
      const page = await open(html);
      await page.clickWithMouse(page.byRole('link', { name: 'A film' }));
      await page.waitFor(() => dialog(page).querySelector('az-video[data*="https://vimeo.com/1"]'));
    });
  });
});
