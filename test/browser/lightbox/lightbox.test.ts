import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { bothFlavours } from '../support/flavour';
import type { PageOptions } from '../support/page';
import { describe, expect, it } from '../support/suite';
import {
  at,
  box,
  button,
  closed,
  dialog,
  events,
  isOpen,
  lightbox,
  openByClick,
  openLightbox,
  rect,
  shows,
  thumbnail,
  wall,
} from './support';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const throttleMs = 220;

bothFlavours(({ name, script }) => {
  const open = (html = lightbox(), rest: Partial<PageOptions> = {}) =>
    openLightbox({ script, html, ...rest });

  describe(`the pictures of a page (${name})`, () => {
    it('stay as they are; a click shows a picture whole and large', async () => {
      const page = await open();
      expect(page.$$('dialog:modal')).to.deep.equal([]);
      expect(rect(thumbnail(page, 'Lazo')).slice(2)).to.deep.equal([200, 200]);
      const picture = await openByClick(page, 'Lazo');
      expect(page.byRole('dialog').getAttribute('aria-label')).to.equal('Image');
      expect(rect(picture)).to.deep.equal([150, 100, 900, 600]);
      expect(box(page).matches(':state(open)')).to.equal(true);
      expect(page.errors).to.deep.equal([]);
    });

    it('a double click on a picture shows it; its second half is no click in the lightbox', async () => {
      const page = await open();
      await openByClick(page, 'Talavera');
      const fired = events(page);
      const click = (detail: number): void => {
        const { x: clientX, y: clientY } = at(page, 0.4);
        page
          .$('[part="stage"]')
          .dispatchEvent(new MouseEvent('click', { detail, clientX, clientY, bubbles: true }));
      };
      click(2);
      await page.painted();
      expect(isOpen(page)).to.equal(true);
      expect(fired).to.deep.equal([]);
      click(1);
      click(2);
      await page.waitFor(() => fired.length === 2);
      expect(page.text(dialog(page))).to.include('3 of 3');
    });

    it('the lightbox is named Imagen in Spanish', async () => {
      const page = await open(lightbox(), { lang: 'es' });
      await openByClick(page, 'Lazo');
      expect(page.byRole('dialog').getAttribute('aria-label')).to.equal('Imagen');
    });

    it('open the file of their link; links to pages still work', async () => {
      const other = '<a href="#elsewhere"><img src="/pictures/marina-300w.jpg" alt="Away"></a>';
      const page = await open(lightbox('', wall.replace('</div>', `${other}</div>`)));
      await page.clickWithMouse(thumbnail(page, 'Away'));
      expect(page.window.location.hash).to.equal('#elsewhere');
      expect(isOpen(page)).to.equal(false);
      const picture = await openByClick(page, 'Talavera');
      expect(new URL(picture.src).pathname).to.equal('/pictures/talavera.jpg');
      expect(page.text(dialog(page))).to.include('2 of 3');
    });

    it('have a name where they have no alternative text', async () => {
      const picture = '<img src="/pictures/lazo.jpg" width="200" height="200"';
      const page = await open(lightbox('', `${picture} alt="Lazo">${picture} alt="">${picture}>`));
      await page.waitFor(() => page.allByRole('button', { name: '2 of 3' }).length === 1);
      expect(page.allByRole('button', { name: 'Lazo' })).to.have.length(1);
      expect(page.allByRole('button', { name: '3 of 3' })).to.have.length(1);
      box(page).remove();
      await page.painted();
      expect(page.$$('[aria-label]')).to.deep.equal([]);
    });

    it('have other numbers once the page has added one before them', async () => {
      const picture = '<img src="/pictures/lazo.jpg" width="200" height="200"';
      const page = await open(
        `<div id="tiles">${picture} alt="Lazo">${picture}></div>${lightbox('for="tiles"', '')}`,
      );
      const last = await page.waitFor(() => page.allByRole('button', { name: '2 of 2' })[0] as HTMLElement);
      last.focus();
      page.$('#tiles').insertAdjacentHTML('afterbegin', `${picture}>`);
      await page.waitFor(() => page.allByRole('button', { name: '3 of 3' })[0] === last);
      expect(page.allByRole('button', { name: '1 of 3' })).to.have.length(1);
      await page.painted();
      expect(page.focused).to.equal(last);
      box(page).remove();
      await page.painted();
      expect(page.$$('[aria-label]')).to.deep.equal([]);
    });

    it('keep the focus while the page adds another one to the lightbox', async () => {
      const page = await open();
      await page.press('Tab');
      expect(page.focused).to.equal(thumbnail(page, 'Lazo'));
      box(page).insertAdjacentHTML('beforeend', '<img src="/pictures/lazo.jpg" alt="Another" width="200">');
      await page.waitFor(() => page.allByRole('button', { name: 'Another' }).length === 1);
      await page.painted();
      expect(page.focused).to.equal(thumbnail(page, 'Lazo'));
    });

    it('open by the keyboard; the focus moves into the dialog and back', async () => {
      const page = await open();
      await page.press('Tab', 'Enter');
      await shows(page, 'Lazo');
      expect(page.focused).to.equal(dialog(page));
      await page.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      const place = page.focused;
      expect(place === page.document.body || dialog(page).contains(place)).to.equal(true);
      await page.press('Escape');
      await closed(page);
      expect(page.focused).to.equal(thumbnail(page, 'Lazo'));
    });

    it('close by Escape, by the button and by a click beside the picture', async () => {
      const page = await open();
      const ways = [
        () => page.press('Escape'),
        () => page.clickWithMouse(button(page, 'Close')),
        () => page.clickWithMouse(at(page, 0.05, 0.3)),
        () => page.clickWithMouse(at(page, 0.5, 0.05)),
      ];
      for (const close of ways) {
        await openByClick(page, 'Lazo');
        await close();
        await closed(page);
        expect(box(page).matches(':state(open)')).to.equal(false);
      }
    });

    it('a click on the right half goes to the next slide, on the left half to the previous one', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      await page.clickWithMouse(at(page, 0.55));
      await shows(page, 'Talavera');
      await page.clickWithMouse(at(page, 0.45));
      await shows(page, 'Lazo');
    });

    it("a click within 2% of the window's edge does nothing", async () => {
      const page = await open();
      const fired = events(page);
      await openByClick(page, 'Lazo');
      for (const place of [at(page, 0.01), at(page, 0.99), at(page, 0.5, 0.01), at(page, 0.5, 0.99)])
        await page.clickWithMouse(place);
      await shows(page, 'Lazo');
      expect(fired).to.deep.equal(['az-lightbox open 0']);
    });

    it('arrow keys change the slide at most every 200 ms', async () => {
      const page = await open();
      const fired = events(page);
      await openByClick(page, 'Lazo');
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
      // With Alt, the key is the browser's: back.
      const options = { key: 'ArrowRight', altKey: true, bubbles: true, composed: true, cancelable: true };
      const isLeft = dialog(page).dispatchEvent(new page.window.KeyboardEvent('keydown', options));
      expect(isLeft).to.equal(true);
      expect(fired.slice(1)).to.deep.equal([1, 2, 1, 2, 0].map((index) => `az-lightbox change ${index}`));
    });

    it('the page behind the lightbox does not scroll', async () => {
      const page = await open(`${lightbox()}<p style="height: 3000px">Long</p>`);
      await openByClick(page, 'Lazo');
      await page.press('PageDown', ' ', 'ArrowDown');
      await page.wheel({ at: at(page, 0.5, 0.95), deltaY: 400 });
      await page.painted();
      expect(page.window.scrollY).to.equal(0);
      expect(await page.shift()).to.equal(0);
    });

    it('slides loop on a desktop and not on a phone, unless the page sets `loop`', async () => {
      const page = await open();
      await openByClick(page, 'Marina');
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Lazo');
      await page.press('Escape');
      await closed(page);
      page.resize(800);
      await openByClick(page, 'Marina');
      expect(button(page, 'Next').getAttribute('aria-disabled')).to.equal('true');
      expect(box(page).next()).to.equal(false);
      await page.press('Escape');
      await closed(page);
      box(page).setAttribute('loop', '');
      await openByClick(page, 'Marina');
      expect(box(page).next()).to.equal(true);
      await shows(page, 'Lazo');
    });

    it('a change of slide announces the position and the caption', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      expect(page.byRole('status').textContent).to.equal('1 of 3. Interlaced ribbons');
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Talavera');
      expect(page.byRole('status').textContent).to.equal('2 of 3. Talavera');
      expect(page.allByRole('img', { within: dialog(page) }).length).to.equal(1);
    });

    it('a picture can be saved by its context menu', async () => {
      const page = await open();
      const picture = await openByClick(page, 'Lazo');
      const { shadowRoot } = box(page);
      expect(shadowRoot?.elementFromPoint(600, 400)).to.equal(picture);
      const menu = new page.window.MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      expect(picture.dispatchEvent(menu)).to.equal(true);
    });

    it('pictures added later open the lightbox, until the lightbox is removed', async () => {
      const page = await open();
      const late = Object.assign(page.document.createElement('img'), {
        src: '/pictures/lazo-300w.jpg',
        alt: 'Late',
      });
      page.$('.wall').append(late);
      await page.waitFor(() => late.tabIndex === 0);
      await openByClick(page, 'Late');
      expect(page.text(dialog(page))).to.include('4 of 4');
      await page.press('Escape');
      await closed(page);
      // In a link to a page, it is a button no more.
      const link = Object.assign(page.document.createElement('a'), { href: '#page' });
      late.replaceWith(link);
      link.append(late);
      await page.waitFor(() => !late.matches('[role],[tabindex],[data-az-opens]'));
      const lightboxElement = box(page);
      const wallElement = page.$('.wall');
      page.document.body.append(wallElement);
      lightboxElement.remove();
      await page.waitFor(() => !wallElement.querySelector('[role],[tabindex],[data-az-opens]'));
    });

    it('has no accessibility violation, open or closed', async () => {
      const page = await open(lightbox('thumbnails'));
      expect(await axeViolations(page)).to.deep.equal([]);
      await openByClick(page, 'Lazo');
      await page.waitFor(() => page.byRole('button', { name: 'Go to image 2' }));
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });

  describe(`a lightbox with history (${name})`, () => {
    const named = lightbox(
      'history',
      wall.replaceAll('alt="', 'data-slide-id="x-" alt="').replace(/x-" alt="(\w+)/g, '$1" alt="$1'),
    );

    it('is one step of the history: Back closes the lightbox, and Escape goes back', async () => {
      const page = await open(named);
      const { length } = page.window.history;
      for (const close of [() => page.window.history.back(), () => page.press('Escape')]) {
        await openByClick(page, 'Lazo');
        expect(page.window.location.hash).to.equal('#itemId=Lazo');
        await page.clickWithMouse(button(page, 'Next'));
        await shows(page, 'Talavera');
        expect(page.window.location.hash).to.equal('#itemId=Talavera');
        await close();
        await closed(page);
        await page.waitFor(() => page.window.location.hash === '');
        expect(page.window.history.length).to.equal(length + 1);
      }
    });

    it('goes back from its own entry alone: an entry that the page has added since stays', async () => {
      const page = await open(named);
      await openByClick(page, 'Lazo');
      let stepsBack = 0;
      const { history, location } = page.window;
      history.back = () => {
        stepsBack += 1;
      };
      history.pushState(null, '', '#puebla');
      await page.press('Escape');
      await closed(page);
      expect([stepsBack, location.hash]).to.deep.equal([0, '#puebla']);
    });

    it('opens, goes on and closes where the browser stores no address', async () => {
      const page = await open(named);
      const refused = page.refuseAddresses();
      await openByClick(page, 'Lazo');
      await page.clickWithMouse(button(page, 'Next'));
      await shows(page, 'Talavera');
      await page.press('Escape');
      await closed(page);
      expect(refused()).to.equal(2);
      expect(page.errors).to.deep.equal([]);
    });

    it("keeps the page's path and query, also where a <base> names another place", async () => {
      const page = await open(`<base href="/elsewhere/">${named}`);
      const { pathname, search } = page.window.location;
      await openByClick(page, 'Lazo');
      const { location } = page.window;
      expect([location.pathname, location.search, location.hash]).to.deep.equal([
        pathname,
        search,
        '#itemId=Lazo',
      ]);
    });

    it('names a slide by the id of its figure, too', async () => {
      const figures = ['lazo', 'marina'].map(
        (name) =>
          `<figure data-slide-id="${name}"><img src="/pictures/${name}.jpg" alt="${name}" width="300" height="200"></figure>`,
      );
      const page = await open(lightbox('history', figures.join('')));
      box(page).open(1);
      await page.waitFor(() => page.window.location.hash === '#itemId=marina');
    });

    it('opens the slide that the address names', async () => {
      const page = await open(named, { hash: 'itemId=Marina' });
      await shows(page, 'Marina');
      await page.press('Escape');
      await closed(page);
      expect(page.window.location.hash).to.equal('');
    });
  });

  describe(`a script of the page (${name})`, () => {
    it('opens, moves and closes the lightbox, with an event for each', async () => {
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

    it('cancels the opening', async () => {
      const page = await open();
      page.document.addEventListener('az-open', (event) => event.preventDefault());
      await page.clickWithMouse(thumbnail(page, 'Talavera'));
      await page.painted();
      expect(isOpen(page)).to.equal(false);
      expect(box(page).open(0)).to.equal(false);
      expect(page.window.location.pathname).not.to.match(/jpg$/);
    });

    it('gets an error instead of an empty lightbox', async () => {
      const page = await open('<az-lightbox id="box"></az-lightbox>');
      const notices: string[] = [];
      page.document.addEventListener('az-error', (event) => {
        notices.push((event as CustomEvent<{ error: Error }>).detail.error.message);
      });
      expect([box(page).open(0), box(page).open(0)]).to.deep.equal([false, false]);
      expect(notices).to.deep.equal(['No images']);
    });

    it('opens the lightbox again before the browser fires `close`', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      dialog(page).close();
      expect(box(page).open(2)).to.equal(true);
      await shows(page, 'Marina');
      await page.painted();
      expect(box(page).matches(':state(open)')).to.equal(true);
      expect(box(page).next()).to.equal(true);
    });

    it('changes `loop` while the lightbox is open', async () => {
      const page = await open(lightbox('loop="false"'));
      await openByClick(page, 'Marina');
      expect(box(page).next()).to.equal(false);
      box(page).setAttribute('loop', '');
      await page.waitFor(() => box(page).next());
      await shows(page, 'Lazo');
    });

    it('moves the open lightbox to another place of the page, and the dialog stays modal', async () => {
      const page = await open(`<section></section>${lightbox()}`);
      await openByClick(page, 'Lazo');
      page.$('section').append(box(page));
      await page.waitFor(() => isOpen(page));
      await page.press('ArrowRight');
      await shows(page, 'Talavera');
      await page.press('Escape');
      await closed(page);
      expect(box(page).matches(':state(open)')).to.equal(false);
    });

    it('moves the lightbox from a shadow root into the page, where its pictures open it', async () => {
      const scan =
        "<script>addEventListener('load', () => Azulejo.scan(document.querySelector('#host').shadowRoot))</script>";
      const page = await open(
        `<div id="host"><template shadowrootmode="open">${lightbox()}</template></div>${scan}`,
        { lang: 'es' },
      );
      page.document.body.append(box(page));
      await page.painted();
      await openByClick(page, 'Lazo');
    });

    it('removes the lightbox while it is open', async () => {
      const page = await open();
      await openByClick(page, 'Lazo');
      const element = box(page);
      element.remove();
      await page.painted();
      expect(element.matches(':state(open)')).to.equal(false);
      page.document.body.append(element);
      await page.waitFor(() => isReady(element));
      await openByClick(page, 'Marina');
      expect(page.errors).to.deep.equal([]);
    });
  });
});
