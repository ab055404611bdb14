/** A page saved from the hosted builder, which one script tag brings back to life. */
import type { AdoptionEntry } from '../../src/core/adoption-report';
import { isReady, warnings } from './loader-support';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { resetSite } from './support/site';
import { before, beforeEach, describe, expect, it } from './support/suite';

type Adopt = (root?: Element, options?: { dryRun?: boolean }) => Promise<AdoptionEntry[]>;

const adoptIn = (page: Page): Adopt =>
  (page.window as unknown as { Azulejo: { adopt: Adopt } }).Azulejo.adopt;

let savedPage = '';
before(async () => {
  savedPage = await (await fetch('/saved/page.html')).text();
});

const tag = /<script src="[^"]*azulejo\.js"[^>]*><\/script>/;

/** Texts of the page in order, without those of hidden copies. */
const texts = (root: Element): string[] =>
  [...root.querySelectorAll('h1, h4, main p, main a[href]')]
    .filter((element) => !element.closest('noscript'))
    .map(
      (element) =>
        element.textContent?.replace(/\s+/g, ' ').trim() || (element.getAttribute('aria-label') ?? ''),
    )
    .filter(Boolean);

/** Without the browser's message about a drawing that the page has lost. */
const errorsOf = (page: Page): string[] =>
  page.errors.map(({ message }) => message).filter((message) => !message.includes('<use'));

bothFlavours(({ name, script }) => {
  beforeEach(resetSite);

  /** The saved page, with the tag of this flavour, or without one. */
  const open = (attributes = 'data-adopt', { change = (html: string) => html, width = 1280 } = {}) => {
    const html = savedPage.replace(
      tag,
      `<base href="/saved/"><script src="${script}" ${attributes}></script>`,
    );

    return openPage({ html: change(html), width });
  };

  const openAdopted = async (attributes = 'data-adopt', options = {}): Promise<Page> => {
    const page = await open(attributes, options);
    await page.waitFor(() => page.$$('[data-az-adopted]').length > 0);
    return page;
  };

  /** Shows a block, which may wait for the viewport, and waits for it. */
  const ready = async (page: Page, selector: string): Promise<HTMLElement> => {
    const block = page.$<HTMLElement>(selector);
    block.scrollIntoView({ block: 'center' });
    await page.waitFor(() => isReady(block));
    return block;
  };

  describe(`a saved page (${name})`, () => {
    it('keeps its texts and links, in their order', async () => {
      const asSaved = new DOMParser().parseFromString(savedPage, 'text/html');
      const page = await openAdopted();
      expect(texts(page.document.body)).to.deep.equal(texts(asSaved.body));
    });

    it('shows its header and its pictures', async () => {
      const page = await openAdopted();
      const pictures = page.$$<HTMLImageElement>('img').filter(({ alt }) => alt !== 'La semana');
      expect(pictures.map(({ alt }) => alt)).to.include.members([
        'Estrella azul',
        'Lazo',
        'Talavera',
        'El horno',
      ]);
      expect(pictures.filter((picture) => !picture.getAttribute('src'))).to.deep.equal([]);
      const isVisible = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
      expect(isVisible(page.$('[data-nc-container]'))).to.equal(true);
      expect(isVisible(page.$('#block-picture img'))).to.equal(true);
    });

    it('does not run the builder’s scripts, and asks its servers for no picture', async () => {
      const page = await openAdopted();
      expect(errorsOf(page)).to.deep.equal([]);
      const builder = page.window.performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            /squarespace/.test(entry.name) && (entry as PerformanceResourceTiming).initiatorType === 'img',
        );
      expect(builder).to.deep.equal([]);
      expect(page.$('img[alt="La semana"]').hasAttribute('src')).to.equal(false);
    });

    it('opens and closes its accordion', async () => {
      const page = await openAdopted();
      const accordion = await ready(page, 'az-accordion');
      const [first] = accordion.querySelectorAll('details');
      first?.querySelector('summary')?.click();
      await page.waitFor(() => first?.open);
      expect(page.text(accordion)).to.include('Sí, a todo el país.');
    });

    it('opens a picture of its gallery large', async () => {
      const page = await openAdopted();
      const gallery = await ready(page, '#block-grid az-gallery');
      await page.waitFor(() => gallery.matches(':state(lightbox)'));
      gallery.querySelector('img')?.click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
    });

    it('opens a single picture large, from the keyboard, too', async () => {
      const page = await openAdopted();
      await ready(page, '#block-picture az-lightbox');
      page.$<HTMLElement>('#block-picture img').click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
    });

    it('opens its menu on a phone', async () => {
      const page = await openAdopted('data-adopt', { width: 390 });
      const button = page.byRole('button', { name: 'Menú' });
      expect(button.getAttribute('aria-expanded')).to.equal('false');
      button.click();
      expect(page.$('.header-menu').checkVisibility({ visibilityProperty: true })).to.equal(true);
      page.$<HTMLElement>('[data-folder-id]').click();
      expect(page.$('.header-menu a[href="/obras/lazo"]').checkVisibility()).to.equal(true);
    });

    it('shows its announcement, which only the settings of the site have', async () => {
      const page = await openAdopted();
      await ready(page, 'az-announcement-bar');
      expect(page.text(page.$('az-announcement-bar'))).to.include('Abierto también los domingos.');
    });

    it('sends its form to the address of the script tag, checked', async () => {
      const page = await openAdopted('data-adopt data-form-endpoint="/letters"');
      const form = await ready(page, 'az-form');
      form.querySelector<HTMLInputElement>('[type="submit"]')?.click();
      await page.waitFor(() => page.text(form).includes('Uno o más campos no son válidos'));
      expect(form.getAttribute('endpoint')).to.equal('/letters');
      expect(form.querySelector('form')?.hasAttribute('onsubmit')).to.equal(false);
    });

    it('is adopted once', async () => {
      const page = await openAdopted();
      await ready(page, '#block-slideshow az-gallery');
      const blocks = () => page.$$('*').filter(({ localName }) => localName.startsWith('az-')).length;
      const before = blocks();
      const second = await adoptIn(page)();
      expect(second.filter(({ status }) => status !== 'left').map(({ kind }) => kind)).to.deep.equal(
        second.filter(({ kind }) => kind === 'builder-script').map(({ kind }) => kind),
      );
      expect(blocks()).to.equal(before);
    });

    it('says in a dry run what would happen, and changes nothing', async () => {
      const page = await open('');
      const before = page.document.body.innerHTML;
      const report = await adoptIn(page)(undefined, { dryRun: true });
      expect(page.document.body.innerHTML).to.equal(before);
      const kinds = new Set(report.filter(({ status }) => status === 'adopted').map(({ kind }) => kind));
      expect([...kinds]).to.include.members([
        'picture',
        'gallery-block',
        'accordion',
        'video',
        'marquee',
        'form',
      ]);
      const left = report.find(({ element }) => element.getAttribute('alt') === 'La semana');
      expect(left?.why).to.include('images.squarespace-cdn.com');
    });

    it('shows its owner what works and what is missing, with data-adopt="report"', async () => {
      const page = await openAdopted('data-adopt="report"');
      const panel = await page.waitFor(() => page.byRole('region', { name: 'Esta página guardada' }));
      expect(page.text(panel)).to.include('data-form-endpoint');
      expect(page.text(panel)).to.include('images.squarespace-cdn.com');
      page.byRole('button', { name: 'Cerrar' }).click();
      expect(page.allByRole('region', { name: 'Esta página guardada' })).to.deep.equal([]);
    });

    it('survives damage anywhere: whatever is cut off, nothing throws', async () => {
      const cut = (html: string): string =>
        html.replaceAll('&quot;:', '&quot;').replaceAll('"marqueeItems":[', '"marqueeItems":');
      const page = await openAdopted('data-adopt', { change: cut });
      await ready(page, 'az-accordion');
      expect(errorsOf(page)).to.deep.equal([]);
    });

    it('in which the builder’s scripts live is left alone', async () => {
      const living = '<script>Y = { use() {} }; Squarespace = { afterBodyLoad() {} };</script>';
      const page = await open('data-adopt', {
        change: (html: string) => html.replace('<head>', `<head>${living}`),
      });
      const report = await adoptIn(page)();
      expect(report.map(({ status, kind }) => [status, kind])).to.deep.equal([['left', 'page']]);
      expect(page.$$('[data-az-adopted]')).to.deep.equal([]);
    });

    it('says so where the builder’s scripts stand before the tag', async () => {
      const early = '<script>window.SQUARESPACE_ROLLUPS = {};</script>';
      const page = await openAdopted('data-adopt', {
        change: (html: string) => html.replace('<head>', `<head>${early}`),
      });
      await page.waitFor(() => warnings(page).some((line) => line.includes('stand before the script tag')));
    });
  });
});
