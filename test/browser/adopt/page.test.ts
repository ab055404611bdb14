/** A page saved from the hosted builder, which one script tag brings back to life. */

import type { AdoptionEntry } from '../../../src/core/adoption-report';
import { entries } from '../product/support';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { received, resetSite } from '../support/site';
import { before, beforeEach, describe, expect, it } from '../support/suite';

type Adopt = (root?: Element, options?: { dryRun?: boolean }) => Promise<AdoptionEntry[]>;

const adoptIn = (page: Page): Adopt =>
  (page.window as unknown as { Azulejo: { adopt: Adopt } }).Azulejo.adopt;

let savedPage = '';
let wordPressPage = '';
before(async () => {
  savedPage = await (await fetch('/saved/page.html')).text();
  wordPressPage = await (await fetch('/saved/wordpress.html')).text();
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

/** Whether scripts of the builder have run, those in files and those in the page. */
const scriptsThatRan = (page: Page): unknown[] => {
  const { fileRan, codeRan } = page.window as unknown as Record<string, unknown>;
  return [fileRan, codeRan];
};

const withBuilderScripts = (html: string): string =>
  html.replace(
    '<main>',
    `<script src="data:text/javascript,fileRan=true//site-bundle.js"></script>
    <script>codeRan = true; Squarespace.load(window);</script><main>`,
  );

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  const withTag = (html: string, attributes: string): string =>
    html.replace(tag, `<base href="/saved/"><script src="${script}" ${attributes}></script>`);

  /** The saved page, with the tag of this flavour. */
  const open = (attributes = 'data-adopt', { change = (html: string) => html, width = 1280 } = {}) =>
    openPage({ html: change(withTag(savedPage, attributes)), width });

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

    it('blocks the builder’s scripts, which run without it', async () => {
      const blocked = await openAdopted('data-adopt', { change: withBuilderScripts });
      expect(scriptsThatRan(blocked)).to.deep.equal([undefined, undefined]);
      const asSaved = await open('', { change: withBuilderScripts });
      expect(scriptsThatRan(asSaved)).to.deep.equal([true, true]);
    });

    it('blocks a script whose text arrives in two parts', async () => {
      const call = 'Squarespace.afterBodyLoad(Y);';
      const [start = '', end = ''] = savedPage
        .replace(tag, `<base href="/saved/"><script src="${script}" data-adopt></script>`)
        .split(call);
      // The server fills the gap with a comment of one line.
      const chunks = [{ html: `\n${call}${end}`, delayMs: 100 }];
      const page = await openPage({ html: `${start}codeRan = true;`, chunks });
      expect(page.$$('script').some(({ textContent }) => textContent?.includes(call))).to.equal(true);
      expect(scriptsThatRan(page)).to.deep.equal([undefined, undefined]);
    });

    it('opens and closes its accordion', async () => {
      const page = await openAdopted();
      const accordion = await ready(page, 'az-accordion');
      const [first] = accordion.querySelectorAll('details');
      first?.querySelector('summary')?.click();
      await page.waitFor(() => first?.open);
      expect(page.text(accordion)).to.include('Sí, a todo el país.');
    });

    it('has readable texts where the script of its fonts does not answer', async () => {
      const fonts = `<style>@keyframes fonts-loading { 0%, 99% { color: transparent } } html.wf-loading * { animation: fonts-loading 3s }</style>
        <script>document.documentElement.classList.add('wf-loading')</script></head>`;
      const page = await openAdopted('data-adopt', {
        change: (html: string) => html.replace('<html', '<html class="wf-loading"').replace('</head>', fonts),
      });
      const accordion = await ready(page, 'az-accordion');
      const section = accordion.querySelector('details') as HTMLDetailsElement;
      section.querySelector('summary')?.click();
      await page.waitFor(() => section.open);
      const answer = section.querySelector('p') as Element;
      expect(page.window.getComputedStyle(answer).color).not.to.match(/, 0\)$/);
    });

    it('opens a picture of its gallery large', async () => {
      const page = await openAdopted();
      const gallery = await ready(page, '#block-grid az-gallery');
      await page.waitFor(() => gallery.matches(':state(lightbox)'));
      gallery.querySelector('img')?.click();
      await page.waitFor(() => page.allByRole('dialog').length === 1);
    });

    it('moves its lists of people, and keeps what is in them', async () => {
      const page = await openAdopted();
      const people = await ready(page, '#list-people az-summary, az-summary.user-items-list-carousel');
      expect([...people.querySelectorAll('h2')].map(({ textContent }) => textContent)).to.deep.equal([
        'Ana',
        'Beto',
        'Carla',
      ]);
      const [ana, , carla] = people.querySelectorAll('article');
      expect(ana?.querySelector('img')?.style.objectPosition).to.equal('80% 50%');
      expect(page.byRole('link', { name: 'Sus piezas', within: people }).getAttribute('href')).to.equal(
        '/ana',
      );
      const isInside = (element: Element | undefined): boolean => {
        const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
        const frame = people.getBoundingClientRect();
        return left >= frame.left - 1 && right <= frame.right + 1;
      };
      expect([isInside(ana), isInside(carla)]).to.deep.equal([true, false]);
      page.byRole('button', { name: 'Siguiente', within: people }).click();
      await page.waitFor(() => isInside(carla));
      const banner = await ready(page, 'az-gallery.user-items-list-banner-slideshow');
      const isVisible = (text: string): boolean =>
        [...banner.querySelectorAll('figcaption')].some(
          (caption) =>
            caption.textContent?.includes(text) && caption.checkVisibility({ visibilityProperty: true }),
        );
      expect([isVisible('Visítanos'), isVisible('Clases')]).to.deep.equal([true, false]);
      page.byRole('button', { name: 'Siguiente', within: banner }).click();
      await page.waitFor(() => isVisible('Clases'));
      const works = await ready(page, '#obras az-gallery');
      expect(
        [...works.querySelectorAll('figure > a')].map((link) => link.getAttribute('href')),
      ).to.deep.equal(['/cocinas', '/patios']);
    });

    it('shows the picture behind a section until the visitor accepts its video', async () => {
      const page = await openAdopted('data-adopt data-vimeo="/_players/vimeo/"');
      const video = await ready(page, '#section-video az-video');
      const picture = page.$<HTMLImageElement>('#section-video img');
      await page.waitFor(() => picture.naturalWidth > 0);
      const section = page.$('.section-background').getBoundingClientRect();
      expect(picture.getBoundingClientRect().toJSON()).to.deep.equal(section.toJSON());
      expect(page.window.getComputedStyle(picture).objectPosition).to.equal('20% 80%');
      expect(await received('/_players/vimeo/video/76979871')).to.deep.equal([]);
      expect(page.allByRole('button', { within: video })).to.deep.equal([]);
      page.window.Azulejo.consent?.set('accepted');
      await page.waitFor(() => page.byRole('button', { name: 'Pausar video', within: video }));
      expect(video.matches(':state(playing)')).to.equal(true);
      // The content of the section covers the button, whose place stays one for the pointer.
      const { right, bottom } = video.getBoundingClientRect();
      const target = page.document.elementFromPoint(right - 38, bottom - 38) as HTMLElement;
      target.click();
      await page.waitFor(() => page.byRole('button', { name: /^Reproducir video/, within: video }));
      target.click();
      await page.waitFor(() => video.matches(':state(playing)'));
    });

    it('opens a single picture large, from the keyboard, too', async () => {
      const page = await openAdopted();
      const lightbox = await ready(page, '#block-picture az-lightbox');
      page.byRole('button', { within: lightbox }).focus();
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('dialog').length === 1);
    });

    it('opens its menu on a phone, from the keyboard, too, and closes it with Escape', async () => {
      const page = await openAdopted('data-adopt', { width: 390 });
      const button = page.byRole('button', { name: 'Menú' });
      expect(button.getAttribute('aria-expanded')).to.equal('false');
      button.focus();
      await page.press('Enter');
      expect(button.getAttribute('aria-expanded')).to.equal('true');
      expect(page.$('.header-menu').checkVisibility({ visibilityProperty: true })).to.equal(true);
      const folder = page.$<HTMLElement>('[data-folder-id]');
      folder.click();
      const link = page.$('.header-menu a[href="/obras/lazo"]');
      expect(link.checkVisibility()).to.equal(true);
      await page.waitFor(() => page.document.activeElement?.textContent === 'Atrás');
      await page.press('Enter');
      expect([link.checkVisibility(), page.document.activeElement === folder]).to.deep.equal([false, true]);
      await page.press('Escape');
      expect(page.$('.header-menu').checkVisibility({ visibilityProperty: true })).to.equal(false);
      expect(page.document.activeElement === button).to.equal(true);
    });

    it('names the buttons of a menu that have a drawing only, in the language of the page', async () => {
      const menu = `<button class="Mobile-bar-menu" data-controller="MobileOverlayToggle"><svg viewBox="0 0 24 18"><use xlink:href="/assets/ui-icons.svg#hamburger-icon--even"></use></svg></button>
        <div class="Mobile-overlay"><a href="/obras">Obras</a><button class="Mobile-overlay-close" data-controller="MobileOverlayToggle"><svg></svg></button></div><main>`;
      const page = await openAdopted('data-adopt', {
        change: (html: string) => html.replace('<main>', menu).replace('lang="es"', 'lang="pt-BR"'),
      });
      const button = await page.waitFor(() => page.byRole('button', { name: 'Menu' }));
      await page.waitFor(() => page.byRole('button', { name: 'Fechar' }));
      await page.waitFor(() => button.querySelector('path'));
      button.click();
      expect(page.document.body.classList.contains('is-mobile-overlay-active')).to.equal(true);
    });

    it('searches the owner’s index in its header, which keeps its height', async () => {
      const search =
        '<form class="Header-search-form" action="/search" style="margin: 0"><input name="q" type="text" placeholder="Buscar" style="height: 32px; box-sizing: border-box"></form></header>';
      const change = (html: string): string => html.replace('</header>', search);
      const asSaved = await open('', { change });
      const height = asSaved.$('.Header').offsetHeight;
      const page = await openAdopted('data-adopt data-search-src="/sitio/blog?format=json"', { change });
      const block = await ready(page, 'az-search');
      expect(page.$('.Header').offsetHeight).to.equal(height);
      page.byRole('combobox', { within: block }).focus();
      await page.type('taller');
      const option = await page.waitFor(() => page.allByRole('option', { within: block })[0]);
      expect(option?.getAttribute('href')).to.match(/^\/sitio\/blog\//);
    });

    it('has its e-mail addresses and its shares, and names what cannot come back', async () => {
      // hola@azul.example, each byte with 0x5a.
      const code = '5a3235363b1a3b202f36743f223b372a363f';
      const parts = `<p id="mail"><a href="/cdn-cgi/l/email-protection#${code}"><span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span></a></p>
        <div class="sqs-share-buttons"><a href="https://www.facebook.com/sharer/sharer.php?u=x" data-service="facebook"><svg><use xlink:href="/universal/svg/social-accounts.svg#facebook-icon"></use></svg></a></div>
        <div class="squarespace-comments" data-public-comment-count="6"></div>`;
      const page = await openAdopted('data-adopt="report"', {
        change: (html: string) => html.replace('<main>', `<main>${parts}`),
      });
      const share = await ready(page, 'az-share');
      expect(page.byRole('link', { name: 'facebook', within: share }).getAttribute('href')).to.include(
        'facebook.com/sharer',
      );
      const mail = page.$<HTMLAnchorElement>('#mail a');
      expect([mail.href, mail.textContent]).to.deep.equal(['mailto:hola@azul.example', 'hola@azul.example']);
      const panel = await page.waitFor(() => page.byRole('region', { name: 'Esta página guardada' }));
      expect(page.text(panel)).to.include('Los comentarios solo existen');
    });

    it('shows its announcement, which only the settings of the site have', async () => {
      const page = await openAdopted();
      await ready(page, 'az-announcement-bar');
      expect(page.text(page.$('az-announcement-bar'))).to.include('Abierto también los domingos.');
    });

    it('sends its form to the address of the script tag, checked', async () => {
      const page = await openAdopted('data-adopt data-form-endpoint="/api/endpoint"');
      const form = await ready(page, 'az-form');
      const submit = page.byRole('button', { name: 'Enviar', within: form });
      submit.click();
      await page.waitFor(() => page.text(form).includes('Uno o más campos no son válidos'));
      expect(await received('/api/endpoint')).to.deep.equal([]);
      page.byRole('textbox', { within: form }).focus();
      await page.type('ana@azul.example');
      submit.click();
      await page.waitFor(() => page.text(form).includes('Gracias, te escribimos pronto.'));
      const [call] = await received('/api/endpoint');
      expect([call?.method, call?.body]).to.deep.equal(['POST', { email: 'ana@azul.example' }]);
    });

    it('sells its product, at the shop of the script tag', async () => {
      const page = await openAdopted();
      const product = await ready(page, '#block-product az-product');
      expect(page.text(page.$('#block-product'))).to.include('desde 12.50');
      const press = (): void =>
        page.click(page.byRole('button', { name: 'Agregar al carrito', within: product }));
      press();
      await page.waitFor(() => page.text(product).includes('Selecciona Color'));
      page.click(page.byRole('radio', { name: 'Cielo', within: product }));
      await page.waitFor(() => page.text(product).includes('$29.00'));
      press();
      await page.waitFor(async () => (await received(entries)).length === 1);
      const [call] = await received(entries);
      expect(call?.body).to.deep.include({
        itemId: '5fcd65ae3ff1011540046001',
        sku: 'SQ4600105',
        quantity: 1,
      });
      // The link of the header shows what is in the cart, and still leads there.
      const indicator = await ready(page, 'az-cart-indicator');
      await page.waitFor(() => page.text(page.byRole('status', { within: indicator })) === '1 artículo');
      expect(page.byRole('link', { within: indicator }).getAttribute('href')).to.equal('/cart');
    });

    it('has the parts that only its settings have: a cookie banner, a bar on phones', async () => {
      const page = await openAdopted('data-adopt="report"', { width: 390 });
      await page.waitFor(() => page.$$('az-cookie-banner, az-mobile-bar').length === 2);
      const banner = await ready(page, 'az-cookie-banner');
      expect(page.text(banner)).to.include('Usamos cookies para contar visitas.');
      page.byRole('button', { name: 'Rechazar', within: banner }).click();
      await page.waitFor(() => !page.text(banner).includes('Usamos cookies'));
      expect(page.$('az-mobile-bar').getAttribute('data')).to.include('hola@azul.example');
      expect(page.$('#block-donation az-donation-button').getAttribute('donate-page-id')).to.equal('5f99');
      const panel = await page.waitFor(() => page.byRole('region', { name: 'Esta página guardada' }));
      for (const need of ['data-cart=', 'data-az-category', '/checkout/donate'])
        expect(page.text(panel)).to.include(need);
    });

    it('is adopted once', async () => {
      // No block starts, so that nothing else changes the page.
      const page = await openAdopted('data-adopt="report" data-manual');
      await page.waitFor(() => page.byRole('region', { name: 'Esta página guardada' }));
      const before = page.document.body.innerHTML;
      const second = await adoptIn(page)();
      expect(page.document.body.innerHTML).to.equal(before);
      expect(page.allByRole('region', { name: 'Esta página guardada' }).length).to.equal(1);
      // The report of the first time, once each.
      const adopted = second.filter(({ status }) => status === 'adopted');
      const blocks = adopted.filter(({ block }) => block).map(({ element }) => element);
      expect(blocks.map(({ localName }) => localName)).to.include.members(['az-gallery', 'az-form']);
      expect(new Set(blocks).size).to.equal(blocks.length);
      expect(await adoptIn(page)()).to.deep.equal(second);
    });

    it('has its report for a script after data-adopt, and a part of the page has its own', async () => {
      const page = await openAdopted();
      const all = await adoptIn(page)();
      const isRevived = ({ element, block, status }: AdoptionEntry) =>
        status === 'adopted' && element.isConnected && element.localName === `az-${block}`;
      expect(all.filter(isRevived).map(({ block }) => block)).to.include.members([
        'gallery',
        'form',
        'accordion',
        'video',
      ]);
      const accordion = page.$('az-accordion');
      const part = await adoptIn(page)(accordion);
      expect(part.filter(isRevived).map(({ element }) => element)).to.deep.equal([accordion]);
    });

    it('can be adopted block by block: the root itself is a block of the saved page', async () => {
      const page = await open('');
      for (const [saved, block] of [
        ['.sqs-block-gallery', 'az-gallery'],
        ['.sqs-block-form', 'az-form'],
        ['.sqs-block-video', 'az-video'],
      ] as const) {
        const root = page.$(saved);
        const count = page.$$(block).length;
        const dry = await adoptIn(page)(root, { dryRun: true });
        expect(dry.filter((entry) => `az-${entry.block}` === block).length).to.equal(1);
        expect(page.$$(block).length).to.equal(count);
        const report = await adoptIn(page)(root);
        const [entry] = report.filter((one) => `az-${one.block}` === block);
        expect(entry?.status).to.equal('adopted');
        expect(page.$$(block))
          .to.include(entry?.element)
          .and.to.have.length(count + 1);
      }
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
      const works = panel.querySelector('summary');
      expect(page.text(works as Element)).to.match(/^\d+ elementos funcionan de nuevo\.$/);
      works?.click();
      expect(page.text(panel)).to.include('Galería × 2');
      expect(page.text(panel)).to.include('El formulario necesita una dirección');
      expect(page.text(panel)).to.include('La imagen solo existe en los servidores del creador de sitios.');
      expect(page.text(panel)).to.include('https://images.squarespace-cdn.com/content/v1/taller/semana.jpg');
      expect(page.focused).to.equal(page.document.body);
      const [show] = page.allByRole('button', { name: 'Mostrar en la página', within: panel });
      show?.focus();
      await page.press('Enter');
      await page.waitFor(() => page.window.scrollY > 0);
      await page.press('Escape');
      expect(page.allByRole('region', { name: 'Esta página guardada' })).to.deep.equal([]);
    });

    it('shows the report in the language of the page, and on a phone leaves half of the page free', async () => {
      const change = (html: string): string =>
        html.replace('<html lang="es">', '<html lang="pt-BR" dir="rtl">');
      const page = await openAdopted('data-adopt="report"', { change, width: 390 });
      const panel = await page.waitFor(() => page.byRole('region', { name: 'Esta página salva' }));
      expect(page.text(panel)).to.include('O formulário precisa de um endereço');
      expect(page.text(panel)).to.not.include('The ');
      const { left, right, height } = panel.getBoundingClientRect();
      expect([left >= 0, right <= 390, height <= 400]).to.deep.equal([true, true, true]);
      page.byRole('button', { name: 'Fechar' }).click();
      expect(page.allByRole('region', { name: 'Esta página salva' })).to.deep.equal([]);
    });

    it('of WordPress opens its accordions and its pictures, those of three kinds', async () => {
      const page = await openAdopted('data-adopt', { change: () => withTag(wordPressPage, 'data-adopt') });
      const accordion = await ready(page, '[data-az-adopted="wordpress-accordion"]');
      const [first, second] = accordion.querySelectorAll('details');
      first?.querySelector('summary')?.click();
      await page.waitFor(() => first?.open && page.text(accordion).includes('Sí, a todo el país.'));
      second?.querySelector('summary')?.click();
      await page.waitFor(() => second?.open && !first?.open);
      // While sections move, the accordion keeps the pressed heading in view, and would scroll back from the gallery.
      await page.waitFor(() => accordion.getAnimations({ subtree: true }).length === 0);

      const gallery = await ready(page, 'az-gallery');
      await page.waitFor(() => gallery.matches(':state(lightbox)'));
      await ready(page, 'figure > az-lightbox');
      await ready(page, 'az-lightbox:has(.gallery)');
      for (const alt of ['Lazo', 'La fuente del patio', 'Talavera']) {
        const picture = page.$<HTMLElement>(`img[alt="${alt}"]`);
        (picture.closest('a') ?? picture).click();
        await page.waitFor(() => page.allByRole('dialog').length === 1);
        await page.press('Escape');
        await page.waitFor(() => page.allByRole('dialog').length === 0);
      }
      expect(page.$$('.lightbox-trigger')).to.deep.equal([]);
      expect(errorsOf(page)).to.deep.equal([]);
    });

    it('survives damage anywhere: whatever is cut off, nothing throws', async () => {
      const cut = (html: string): string =>
        html.replaceAll('&quot;:', '&quot;').replaceAll('"marqueeItems":[', '"marqueeItems":');
      const page = await openAdopted('data-adopt', { change: cut });
      await ready(page, 'az-accordion');
      expect(errorsOf(page)).to.deep.equal([]);
    });

    it('in which the builder’s scripts live is left alone, with one warning and the report', async () => {
      const living = '<script>Y = { use() {} }; Squarespace = { afterBodyLoad() {} };</script>';
      const tagAtTheEnd = (html: string): string => {
        const [own = ''] = /<base[^>]*><script[^>]*><\/script>/.exec(html) ?? [];
        return html.replace(own, living).replace('</body>', `${own}</body>`);
      };
      const page = await open('data-adopt="report"', { change: tagAtTheEnd });
      const panel = await page.waitFor(() => page.byRole('region', { name: 'Esta página guardada' }));
      expect(page.text(panel)).to.include('Los scripts del creador de sitios funcionan en esta página.');
      const report = await adoptIn(page)();
      expect(report.map(({ status, kind }) => [status, kind])).to.deep.equal([['left', 'page']]);
      expect(page.$$('[data-az-adopted]')).to.deep.equal([]);
      expect(page.consoleTexts('warn').filter((line) => line.includes('data-adopt')).length).to.equal(1);
    });

    it('in which one of the builder’s scripts was blocked does not live', async () => {
      const early = '<script>Y = { use() {} }; Squarespace = { afterBodyLoad() {} };</script>';
      const page = await openAdopted('data-adopt', {
        change: (html: string) => html.replace('<head>', `<head>${early}`),
      });
      await ready(page, 'az-accordion');
    });

    it('says so where the builder’s scripts stand before the tag', async () => {
      const early = '<script>window.SQUARESPACE_ROLLUPS = {};</script>';
      const page = await openAdopted('data-adopt', {
        change: (html: string) => html.replace('<head>', `<head>${early}`),
      });
      await page.waitFor(() =>
        page.consoleTexts('warn').some((line) => line.includes("came before Azulejo's script ran")),
      );
    });
  });
});
