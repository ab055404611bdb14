import {
  attribute,
  box,
  button,
  clickOpen,
  closed,
  dialog,
  events,
  isOpen,
  items,
  type LightboxElement,
  lightbox,
  openLightbox,
  rect,
  shown,
  shows,
  thumbnail,
  wall,
} from './lightbox-support';
import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import type { Page, PageOptions } from './support/page';
import { afterEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const throttleMs = 220;

/** A place in the window, in fractions of it. */
const at = (page: Page, x: number, y = 0.5) => ({
  x: page.window.innerWidth * x,
  y: page.window.innerHeight * y,
});

eachFlavour(({ name, script }) => {
  const open = (html = lightbox(), rest: Partial<PageOptions> = {}) =>
    openLightbox({ script, html, ...rest });

  describe(`pictures of a page in a lightbox (${name})`, () => {
    it('stay as they are until one is clicked, which then shows whole and large', async () => {
      const page = await open();
      expect(page.$$('dialog:modal')).to.deep.equal([]);
      expect(rect(thumbnail(page, 'Lazo')).slice(2)).to.deep.equal([200, 200]);
      const picture = await clickOpen(page, 'Lazo');
      expect(page.byRole('dialog').getAttribute('aria-label')).to.equal('Image');
      expect(rect(picture)).to.deep.equal([150, 100, 900, 600]);
      expect(box(page).matches(':state(open)')).to.equal(true);
      expect(page.errors).to.deep.equal([]);
    });

    it('is called Imagen in Spanish', async () => {
      const page = await open(lightbox(), { lang: 'es' });
      await clickOpen(page, 'Lazo');
      expect(page.byRole('dialog').getAttribute('aria-label')).to.equal('Imagen');
    });

    it('show the file that their link leads to, and other links go where they go', async () => {
      const other = '<a href="#elsewhere"><img src="/pictures/marina-300w.jpg" alt="Away"></a>';
      const page = await open(lightbox('', wall.replace('</div>', `${other}</div>`)));
      await page.clickWithMouse(thumbnail(page, 'Away'));
      expect(page.window.location.hash).to.equal('#elsewhere');
      expect(isOpen(page)).to.equal(false);
      const picture = await clickOpen(page, 'Talavera');
      expect(new URL(picture.src).pathname).to.equal('/pictures/talavera.jpg');
      expect(page.text(dialog(page))).to.include('2 of 3');
    });

    it('open by the keyboard, with the focus in it and back where it was', async () => {
      const page = await open();
      await page.press('Tab', 'Enter');
      await shows(page, 'Lazo');
      expect(dialog(page).contains(page.focused)).to.equal(true);
      await page.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      const place = page.focused;
      expect(place === page.document.body || dialog(page).contains(place)).to.equal(true);
      await page.press('Escape');
      await closed(page);
      expect(page.focused).to.equal(thumbnail(page, 'Lazo'));
    });

    it('close by Escape, the button and a click beside the picture', async () => {
      const page = await open();
      const ways = [
        () => page.press('Escape'),
        () => page.clickWithMouse(button(page, 'Close')),
        () => page.clickWithMouse(at(page, 0.05, 0.3)),
        () => page.clickWithMouse(at(page, 0.5, 0.05)),
      ];
      for (const close of ways) {
        await clickOpen(page, 'Lazo');
        await close();
        await closed(page);
        expect(box(page).matches(':state(open)')).to.equal(false);
      }
    });

    it('go on and back by a click on the right and left half of the screen', async () => {
      const page = await open();
      await clickOpen(page, 'Lazo');
      await page.clickWithMouse(at(page, 0.55));
      await shows(page, 'Talavera');
      await page.clickWithMouse(at(page, 0.45));
      await shows(page, 'Lazo');
    });

    it('stay where they are for a click within 2% of the edge', async () => {
      const page = await open();
      const fired = events(page);
      await clickOpen(page, 'Lazo');
      for (const place of [at(page, 0.01), at(page, 0.99), at(page, 0.5, 0.01), at(page, 0.5, 0.99)])
        await page.clickWithMouse(place);
      await shows(page, 'Lazo');
      expect(fired).to.deep.equal(['az-lightbox open 0']);
    });

    it('go on and back by arrow keys, at most every 200 ms', async () => {
      const page = await open();
      const fired = events(page);
      await clickOpen(page, 'Lazo');
      for (const key of ['ArrowRight', 'ArrowRight'])
        dialog(page).dispatchEvent(
          new page.window.KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
        );
      await shows(page, 'Talavera');
      await wait(throttleMs);
      await page.press('ArrowRight');
      await shows(page, 'Marina');
      await wait(throttleMs);
      await page.press('ArrowLeft');
      await shows(page, 'Talavera');
      await page.press('End');
      await shows(page, 'Marina');
      await page.press('Home');
      await shows(page, 'Lazo');
      expect(fired.slice(1)).to.deep.equal([1, 2, 1, 2, 0].map((index) => `az-lightbox change ${index}`));
    });

    it('leave the page behind where it is', async () => {
      const page = await open(`${lightbox()}<p style="height: 3000px">Long</p>`);
      await clickOpen(page, 'Lazo');
      await page.press('PageDown', 'Space', 'ArrowDown');
      await page.wheel({ at: at(page, 0.5, 0.95), deltaY: 400 });
      await page.painted();
      expect(page.window.scrollY).to.equal(0);
      expect(await page.shift()).to.equal(0);
    });

    it('begin again at the end on a desktop, not on a phone, or as the page wants', async () => {
      const page = await open();
      await clickOpen(page, 'Marina');
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Lazo');
      await page.press('Escape');
      await closed(page);
      page.resize(800);
      await clickOpen(page, 'Marina');
      expect(button(page, 'Next').getAttribute('aria-disabled')).to.equal('true');
      expect(box(page).next()).to.equal(false);
      await page.press('Escape');
      await closed(page);
      box(page).setAttribute('loop', '');
      await clickOpen(page, 'Marina');
      expect(box(page).next()).to.equal(true);
      await shows(page, 'Lazo');
    });

    it('say which one it is and what it shows, once it has changed', async () => {
      const page = await open();
      await clickOpen(page, 'Lazo');
      expect(page.byRole('status').textContent).to.equal('1 of 3. Interlaced ribbons');
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Talavera');
      expect(page.byRole('status').textContent).to.equal('2 of 3. Talavera');
      expect(page.allByRole('img', { within: dialog(page) }).length).to.equal(1);
    });

    it('can be saved: the picture itself lies on top, and its menu is not kept away', async () => {
      const page = await open();
      const picture = await clickOpen(page, 'Lazo');
      const { shadowRoot } = box(page);
      expect(shadowRoot?.elementFromPoint(600, 400)).to.equal(picture);
      const menu = new page.window.MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      expect(picture.dispatchEvent(menu)).to.equal(true);
    });

    it('come later, too, and are let go when the lightbox goes', async () => {
      const page = await open();
      const late = Object.assign(page.document.createElement('img'), {
        src: '/pictures/lazo-300w.jpg',
        alt: 'Late',
      });
      page.$('.wall').append(late);
      await page.waitFor(() => late.tabIndex === 0);
      await clickOpen(page, 'Late');
      expect(page.text(dialog(page))).to.include('4 of 4');
      await page.press('Escape');
      await closed(page);
      const lightboxElement = box(page);
      const wallElement = page.$('.wall');
      page.document.body.append(wallElement);
      lightboxElement.remove();
      await page.waitFor(() => !wallElement.querySelector('[role],[tabindex],[data-az-opens]'));
    });

    it('has no axe violation, open or closed', async () => {
      const page = await open(lightbox('thumbnails'));
      expect(await axeViolations(page)).to.deep.equal([]);
      await clickOpen(page, 'Lazo');
      await page.waitFor(() => page.byRole('button', { name: 'Go to image 2' }));
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });

  describe(`a caption (${name})`, () => {
    it('of the page keeps its links and loses what it is called in the page', async () => {
      const page = await open();
      await clickOpen(page, 'Lazo');
      const link = page.byRole('link', { name: 'ribbons', within: dialog(page) });
      expect(link.getAttribute('href')).to.match(/#more$/);
      expect(page.$$('[id="c"]').length).to.equal(1);
      await page.clickWithMouse(link);
      expect(page.window.location.hash).to.equal('#more');
    });

    it('of the page brings nothing that runs', async () => {
      const bad =
        '<figcaption><b onclick="x()">Bold</b><script>1</script><a href="javascript:1">bad</a><img src="/pictures/mark.svg" alt="i"></figcaption>';
      const page = await open(lightbox('', wall.replace(/<figcaption.*?<\/figcaption>/, bad)));
      await clickOpen(page, 'Lazo');
      const caption = page.$('[part="caption"]');
      expect(caption.innerHTML).to.equal('<b>Bold</b>bad');
    });

    it('from data is text, with the slide’s link', async () => {
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

    it('goes half a second after the pointer has left the picture, and comes back with it', async () => {
      const page = await open();
      await clickOpen(page, 'Lazo');
      const caption = page.$('[part="caption"]');
      const opacity = () => page.window.getComputedStyle(caption).opacity;
      await page.hover(shown(page));
      expect(opacity()).to.equal('1');
      const start = performance.now();
      await page.hover(at(page, 0.06, 0.2));
      await page.waitFor(() => opacity() === '0');
      expect(performance.now() - start).to.be.greaterThan(490);
      await page.hover(shown(page));
      await page.waitFor(() => opacity() === '1');
    });

    it('is shown and hidden by a button on a phone', async () => {
      const page = await open(lightbox(), { width: 390, height: 800 });
      await clickOpen(page, 'Lazo');
      const toggle = page.byRole('button', { name: 'Caption', expanded: true });
      expect(page.text(dialog(page))).to.include('Interlaced ribbons');
      await page.clickWithMouse(toggle);
      await page.waitFor(() => page.byRole('button', { name: 'Caption', expanded: false }));
      expect(page.text(page.$('[part="below"]'))).to.equal('');
      await page.clickWithMouse(toggle);
      await page.waitFor(() => page.text(dialog(page)).includes('Interlaced ribbons'));
    });
  });

  describe(`where slides come from (${name})`, () => {
    it('another element by its id', async () => {
      const html = `<div id="pictures">${wall}</div><az-lightbox for="pictures" loading="eager"></az-lightbox>`;
      const page = await open(html);
      expect(rect(box(page))[3]).to.equal(0);
      await clickOpen(page, 'Marina');
      expect(page.text(dialog(page))).to.include('3 of 3');
    });

    for (const mode of ['open', 'closed'] as const)
      it(`a component of somebody else with a root that is ${mode}`, async () => {
        const html = '<x-shop></x-shop>';
        const page = await openLightbox({ script, html });
        await page.window.Azulejo.load('lightbox');
        const host = page.$('x-shop');
        const root = host.attachShadow({ mode });
        root.innerHTML = `<div id="own">${wall}</div><az-lightbox for="own" loading="eager"></az-lightbox>`;
        const element = root.querySelector('az-lightbox') as LightboxElement;
        await page.waitFor(() => element.matches(':state(ready)'));
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

    it('data, ten thousand of them, of which three are there at most', async () => {
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
    });

    it('a slide whose picture cannot be had says so, and the others are there', async () => {
      const slides = [{ src: '/nowhere.jpg', alt: 'Gone' }, items[1]];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      await page.waitFor(() => page.text(dialog(page)).includes('could not be loaded'));
      box(page).next();
      await shows(page, 'Talavera');
    });
  });

  describe(`a script (${name})`, () => {
    it('opens, moves and closes it, and hears of each', async () => {
      const page = await open();
      const fired = events(page);
      expect(box(page).open(1)).to.equal(true);
      expect(box(page).next()).to.equal(true);
      expect(box(page).previous()).to.equal(true);
      expect(box(page).goTo(0)).to.equal(true);
      box(page).close();
      await closed(page);
      expect(box(page).next()).to.equal(false);
      expect(fired).to.deep.equal(
        ['open 1', 'change 2', 'change 1', 'change 0', 'close'].map((one) => `az-lightbox ${one}`),
      );
    });

    it('keeps it closed', async () => {
      const page = await open();
      page.document.addEventListener('az-open', (event) => event.preventDefault());
      await page.clickWithMouse(thumbnail(page, 'Talavera'));
      await page.painted();
      expect(isOpen(page)).to.equal(false);
      expect(box(page).open(0)).to.equal(false);
      expect(page.window.location.pathname).not.to.match(/jpg$/);
    });

    it('takes it out of the page while it is open', async () => {
      const page = await open();
      await clickOpen(page, 'Lazo');
      const element = box(page);
      element.remove();
      await page.painted();
      expect(element.matches(':state(open)')).to.equal(false);
      page.document.body.append(element);
      await page.waitFor(() => element.matches(':state(ready)'));
      await clickOpen(page, 'Marina');
      expect(page.errors).to.deep.equal([]);
    });
  });

  describe(`videos (${name})`, () => {
    it('play in the lightbox, and stop when they are left', async () => {
      const slides = [
        { video: { url: '/films/none.mp4' }, src: '/pictures/lazo.jpg', title: 'Film' },
        items[1],
      ];
      const page = await open(`<az-lightbox loading="eager" items="${attribute(slides)}"></az-lightbox>`);
      box(page).open();
      const video = await page.waitFor(() =>
        dialog(page).querySelector<HTMLVideoElement>('az-video:state(ready)'),
      );
      expect(page.byRole('button', { name: /Film/ }).getRootNode()).to.equal(video.shadowRoot);
      let paused = 0;
      video.pause = () => {
        paused++;
      };
      box(page).next();
      await shows(page, 'Talavera');
      expect(paused).to.equal(1);
    });

    it('are what links to them lead to', async () => {
      const html = lightbox('', '<p><a href="https://vimeo.com/1">A film</a></p>');
      const page = await open(html);
      await page.clickWithMouse(page.byRole('link', { name: 'A film' }));
      await page.waitFor(() => dialog(page).querySelector('az-video[data*="https://vimeo.com/1"]'));
    });
  });

  describe(`how it looks (${name})`, () => {
    const ground = (page: Page) => page.window.getComputedStyle(page.$('[part="overlay"]')).backgroundColor;

    it('is dark or light as the page says, at 95%', async () => {
      const page = await open(lightbox('theme="dark"'));
      await clickOpen(page, 'Lazo');
      expect(ground(page)).to.equal('rgb(11, 11, 12)');
      expect(page.window.getComputedStyle(page.$('[part="overlay"]')).opacity).to.equal('0.95');
      box(page).setAttribute('theme', 'light');
      await page.waitFor(() => ground(page) === 'rgb(255, 255, 255)');
    });

    it('follows the color-scheme of the page else', async () => {
      const page = await open(`<div style="color-scheme: dark">${lightbox()}</div>`);
      await clickOpen(page, 'Lazo');
      expect(ground(page)).to.equal('rgb(11, 11, 12)');
    });

    it('is mirrored from right to left', async () => {
      const page = await open(lightbox(), { dir: 'rtl' });
      await clickOpen(page, 'Lazo');
      expect(rect(button(page, 'Next'))[0]).to.be.lessThan(100);
      await page.press('ArrowLeft');
      await shows(page, 'Talavera');
      await page.clickWithMouse(at(page, 0.55));
      await shows(page, 'Lazo');
    });

    it('leaves no more than its bars free on a phone', async () => {
      const page = await open(lightbox(), { width: 390, height: 800 });
      const picture = await clickOpen(page, 'Lazo');
      expect(rect(picture)).to.deep.equal([0, 270, 390, 260]);
      page.resize(800, 400);
      await page.waitFor(() => rect(picture).join() === '190,60,420,280');
    });
  });

  describe(`for who sees more contrast (${name})`, () => {
    afterEach(() => emulateMedia({}));

    it('its buttons have borders', async () => {
      await emulateMedia({ forcedColors: 'active' } as never);
      const page = await open();
      await clickOpen(page, 'Lazo');
      if (!page.window.matchMedia('(forced-colors: active)').matches) return;
      const { borderTopStyle } = page.window.getComputedStyle(button(page, 'Close'));
      expect(borderTopStyle).to.equal('solid');
    });
  });
});
