/**
 * Pages without a framework: scripts that insert HTML, parse it, clone it, write it into documents and frames, and swap the
 * page's content. The blocks live, wherever they come from.
 */
import { addToCart, nameEnd, tile } from '../cart/support';
import { nothingCaptured } from '../support/captured';
import { defaultFlavour } from '../support/flavour';
import { openPage, Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import {
  blocksIn,
  contentOf,
  openLightbox,
  pictures,
  stateOf,
  unvisited,
  visit,
  visited,
  whenReady,
} from './support';

const content = `${contentOf(pictures)}
  <az-cart-indicator id="indicator" loading="eager"><a href="/shop-cart.html">Cart</a></az-cart-indicator>
  <az-cart id="cart" loading="eager"></az-cart>`;

const query = 'nomotion=true';

const documentWith = (script: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Tiles</title><script src="${script}" async></script></head><body>${body}</body></html>`;

/** Ways in which a script of the page puts HTML into `<main>`. */
const insertions: Record<string, (page: Page) => void> = {
  innerHTML(page) {
    page.$('main').innerHTML = content;
  },
  'a template': (page) => {
    const template = page.document.createElement('template');
    template.innerHTML = content;
    page.$('main').replaceChildren(template.content.cloneNode(true));
  },
  'DOMParser and adoptNode': (page) => {
    const { body } = new page.window.DOMParser().parseFromString(content, 'text/html');
    page.$('main').replaceChildren(...[...body.childNodes].map((node) => page.document.adoptNode(node)));
  },
  'DOMParser and importNode': (page) => {
    const { body } = new page.window.DOMParser().parseFromString(content, 'text/html');
    page
      .$('main')
      .replaceChildren(...[...body.childNodes].map((node) => page.document.importNode(node, true)));
  },
};

/** A page in a frame of the page. */
const innerPage = (page: Page): Page => {
  const frame = page.$<HTMLIFrameElement>('iframe');
  return new Page(Object.assign(frame, { captured: nothingCaptured() }));
};

defaultFlavour(({ name: flavour, script }) => {
  const open = (html: string): Promise<Page> => openPage({ script, html, lang: 'en', query, height: 1100 });

  /** The blocks are new, the visitor uses them, and they show what the visitor has done. */
  const expectLife = async (page: Page): Promise<void> => {
    await whenReady(page);
    expect(stateOf(page)).to.deep.equal(unvisited);
    await page.waitFor(() => nameEnd(page, page.byRole('link', { name: 'Cart' })) === ', 1 item');
    await page.waitFor(() => page.text(page.$('#cart')).includes('Azulejo pintado a mano'));
    await visit(page);
    expect(stateOf(page)).to.deep.equal(visited);
  };

  describe(`a page that a script fills (${flavour})`, () => {
    beforeEach(resetSite);

    for (const [way, insert] of Object.entries(insertions))
      it(`with ${way}, has living blocks, before and after they are defined`, async () => {
        const page = await open('<main></main>');
        await addToCart(page, tile);
        for (let time = 0; time < 2; time++) {
          insert(page);
          await expectLife(page);
        }
        expect(page.warningsAndErrors()).to.deep.equal([]);
      });

    it('with document.write while it loads, has living blocks', async () => {
      const page = await open(`<script>document.write(${JSON.stringify(content)})</script>`);
      await addToCart(page, tile);
      await expectLife(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`a page in a frame (${flavour})`, () => {
    beforeEach(resetSite);

    it('that document.write makes, has living blocks', async () => {
      const page = await open('<iframe style="width: 1200px; height: 1000px"></iframe>');
      await addToCart(page, tile);
      const inner = innerPage(page);
      for (let time = 0; time < 2; time++) {
        inner.document.open();
        inner.document.write(documentWith(script, content));
        inner.document.close();
        await expectLife(inner);
      }
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('whose HTML is in srcdoc, has living blocks', async () => {
      const page = await open('<iframe style="width: 1200px; height: 1000px"></iframe>');
      await addToCart(page, tile);
      const inner = innerPage(page);
      page.$<HTMLIFrameElement>('iframe').srcdoc = documentWith(script, content);
      await page.waitFor(() => inner.document.querySelector('az-cart'));
      await expectLife(inner);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`a clone of an upgraded page (${flavour})`, () => {
    beforeEach(resetSite);

    it('has living blocks, whose state starts anew', async () => {
      const page = await open(`<main>${content}</main>`);
      await addToCart(page, tile);
      await expectLife(page);
      const clone = page.$('main').cloneNode(true) as HTMLElement;
      page.$('main').replaceWith(clone);
      await whenReady(page);
      // The browser copies the state of the page's own elements: what is open, typed and checked, but not what is selected.
      const { sections, message, counter, news } = visited;
      expect(stateOf(page)).to.deep.equal({ ...unvisited, sections, message, counter, news });
      await visit(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('beside the page has the content of a new page, and takes nothing from the page', async () => {
      const page = await open(`<main>${content}</main>`);
      await whenReady(page);
      const main = page.$('main');
      main.after(main.cloneNode(true));
      await whenReady(page);
      const [original, clone] = [...page.document.querySelectorAll('main')].map((one) => page.text(one));
      expect(clone).to.equal(original);
      // The identifiers that the page has given are there twice, those of the blocks are not.
      const own = [...new DOMParser().parseFromString(content, 'text/html').querySelectorAll('[id]')].map(
        ({ id }) => id,
      );
      const ids = [...page.document.querySelectorAll('[id]')]
        .map(({ id }) => id)
        .filter((id) => !own.includes(id));
      expect(ids).to.deep.equal([...new Set(ids)]);
      for (const picture of page.$$('#zoom img')) await openLightbox(page, picture);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`a page whose router swaps <main> (${flavour})`, () => {
    beforeEach(resetSite);

    it('shows living blocks on each page, and the same blocks after it has gone back', async () => {
      const page = await open(`<main>${content}</main>`);
      await addToCart(page, tile);
      await expectLife(page);
      const first = page.$('main');
      const second = page.document.createElement('main');
      second.innerHTML = content;
      first.replaceWith(second);
      await expectLife(page);
      second.replaceWith(first);
      await whenReady(page);
      await page.waitFor(() => page.text(page.$('#cart')).includes('Azulejo pintado a mano'));
      expect(stateOf(page)).to.include({
        slide: '2 of 3',
        message: 'Hello',
        counter: '5 / 40',
        colour: 'Ochre',
      });
      expect(blocksIn(page).every((block) => first.contains(block))).to.equal(true);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('moves blocks between containers without a change of their state', async () => {
      const page = await open(`<main>${content}</main><aside></aside>`);
      await addToCart(page, tile);
      await expectLife(page);
      for (const place of ['aside', 'main', 'aside']) {
        page.$(place).append(...blocksIn(page));
        await page.painted();
        expect(stateOf(page)).to.deep.equal(visited);
      }
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });
});
