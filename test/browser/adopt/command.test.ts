/** A page saved from the hosted builder, as the command `azulejo adopt` writes it: no script adopts it in the browser. */
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { before, describe, expect, it } from '../support/suite';

let savedPage = '';
let adoptedPage = '';
before(async () => {
  savedPage = await (await fetch('/saved/page.html')).text();
  adoptedPage = await (await fetch('/_adopted/saved/page.html')).text();
});

const tag = /<script src="[^"]*azulejo\.js"><\/script>/;

/** Texts in order, and those of links. */
const texts = (root: Element): string[] =>
  [...root.querySelectorAll('h1, h4, main p, main a[href]')]
    .filter((element) => !element.closest('noscript'))
    .map((element) => element.textContent?.trim() || (element.getAttribute('aria-label') ?? ''))
    .filter(Boolean);

const requested = (page: Page, pattern: RegExp): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => pattern.test(address));

defaultFlavour(({ name, script }) => {
  const open = (loader: string): Promise<Page> => {
    expect(adoptedPage).to.match(tag);
    return openPage({ html: adoptedPage.replace(tag, `<base href="/saved/">${loader}`), width: 390 });
  };

  /** Shows a block, which may wait for the viewport, and waits for it. */
  const ready = async (page: Page, selector: string): Promise<HTMLElement> => {
    const block = page.$<HTMLElement>(selector);
    block.scrollIntoView({ block: 'center' });
    await page.waitFor(() => isReady(block));
    return block;
  };

  describe(`a page that the command has adopted (${name})`, () => {
    it('lives: menu, accordion, gallery, form; and other sites wait for the visitor', async () => {
      const page = await open(`<script src="${script}"></script>`);
      const button = page.byRole('button', { name: 'Menú' });
      await page.waitFor(() => requested(page, /header-menus/).length > 0);
      await page.waitFor(() => {
        if (button.getAttribute('aria-expanded') === 'false') button.click();
        return page.$('.header-menu').checkVisibility({ visibilityProperty: true });
      });
      page.$<HTMLElement>('[data-folder-id]').click();
      expect(page.$('.header-menu a[href="/obras/lazo"]').checkVisibility()).to.equal(true);
      button.click();
      expect(button.getAttribute('aria-expanded')).to.equal('false');

      const accordion = await ready(page, 'az-accordion');
      const [first] = accordion.querySelectorAll('details');
      first?.querySelector('summary')?.click();
      await page.waitFor(() => first?.open);
      expect(page.text(accordion)).to.include('Sí, a todo el país.');

      const form = await ready(page, 'az-form');
      page.byRole('button', { name: 'Enviar', within: form }).click();
      await page.waitFor(() => page.text(form).includes('Uno o más campos no son válidos'));

      const { Azulejo } = page.window as unknown as { Azulejo: { context: unknown } };
      expect(Azulejo.context).to.deep.equal({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });
      await ready(page, 'az-video');
      expect(requested(page, /adopt-page|youtube|ytimg|squarespace/)).to.deep.equal([]);

      const gallery = await ready(page, '#block-grid az-gallery');
      await page.waitFor(() => gallery.matches(':state(lightbox)'));
      gallery.querySelector('img')?.click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      expect(page.errors).to.deep.equal([]);
    });

    it('reads well without the script: all texts, pictures, and the accordion', async () => {
      const page = await open('');
      const asSaved = new DOMParser().parseFromString(savedPage, 'text/html');
      // The links to social media have their names as texts.
      expect(texts(page.document.body)).to.deep.equal(texts(asSaved.body));
      await page.waitFor(() => page.$<HTMLImageElement>('#block-picture img').naturalWidth > 0);
      for (const picture of page.$$('#block-picture img, az-gallery img, header'))
        expect(picture.checkVisibility({ opacityProperty: true })).to.equal(true);
      page.$<HTMLElement>('az-accordion summary').click();
      expect(page.text(page.$('az-accordion'))).to.include('Sí, a todo el país.');
      expect(page.errors).to.deep.equal([]);
    });
  });
});
