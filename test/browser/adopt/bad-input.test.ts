/** Saved pages that are huge, nested, damaged, or changed while they are adopted. */
import type { AdoptionEntry } from '../../../src/core/adoption-report';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';

type Adopt = (root?: Element) => Promise<AdoptionEntry[]>;

const adoptIn = (page: Page): Promise<AdoptionEntry[]> =>
  (page.window as unknown as { Azulejo: { adopt: Adopt } }).Azulejo.adopt();

const picture = (name: string): string =>
  `<div class="slide"><noscript><img src="/pictures/lazo-500w.jpg"></noscript><img class="thumb-image" data-src="/pictures/lazo-500w.jpg?${name}" data-image="/pictures/lazo-500w.jpg?${name}" data-image-dimensions="500x333" alt="${name}"></div>`;

const gallery = (name: string, json = '{&quot;design&quot;:&quot;grid&quot;}'): string =>
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json="${json}"><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${picture(name)}${picture(`${name}b`)}</div></div></div>`;

const section = (title: string, content: string): string =>
  `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target"><span class="accordion-item__title">${title}</span></button></h4><div class="accordion-item__dropdown"><div class="accordion-item__description">${content}</div></div></li>`;

const accordion = (...sections: string[]): string =>
  `<ul class="accordion-items-container">${sections.join('')}</ul>`;

const wordPressGallery = `<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image"><img src="/pictures/lazo-500w.jpg?wp" alt="wp"></figure></figure>`;

const wordPressFaq = `<details class="wp-block-details"><summary>Horario</summary><p>De 9 a 6.</p></details><details class="wp-block-details"><summary>Envíos</summary><p>Sí.</p></details>`;

const kindsOf = (entries: AdoptionEntry[], status: AdoptionEntry['status']): string[] =>
  entries.filter((entry) => entry.status === status).map(({ kind }) => kind);

/** The report of a later call has the entries of the earlier ones. */
const newlyAdopted = (later: AdoptionEntry[], earlier: AdoptionEntry[]): AdoptionEntry[] =>
  later.filter((entry) => entry.status === 'adopted' && !earlier.includes(entry));

/** Names of the page's pictures, without copies in `<noscript>`. */
const pictures = (page: Page): string[] => page.$$<HTMLImageElement>('img').map(({ alt }) => alt);

/** The page's text, without that of `<noscript>`. */
const words = (page: Page): string => {
  const main = page.$('main').cloneNode(true) as Element;
  for (const copy of main.querySelectorAll('noscript')) copy.remove();
  return (main.textContent ?? '').replace(/\s+/g, ' ').trim();
};

defaultFlavour(({ name: flavour, script }) => {
  /** No block starts, so that the page shows what adoption itself has made. */
  const open = (html: string, head = ''): Promise<Page> =>
    openPage({
      html: `<!doctype html><html><head><script src="${script}" data-manual></script>${head}</head><body><main>${html}</main></body></html>`,
    });

  describe(`a saved page that is hard to read (${flavour})`, () => {
    it('of 2 MB keeps its texts', async () => {
      const paragraphs =
        '<div class="sqs-block html-block"><p>Lorem ipsum dolor sit amet.</p></div>\n'.repeat(26_000);
      const page = await open(
        gallery('lazo') + paragraphs + accordion(section('Pregunta', '<p>Respuesta</p>')),
      );
      const before = words(page);
      const entries = await adoptIn(page);
      // No comparison of the texts themselves, which a failed test would print.
      expect(words(page) === before).to.equal(true);
      expect(kindsOf(entries, 'adopted')).to.include.members(['gallery-block', 'accordion']);
      expect(page.errors).to.deep.equal([]);
    });

    it('with 500 galleries has 500 galleries, and every picture once', async () => {
      const page = await open(Array.from({ length: 500 }, (_, index) => gallery(`p${index}`)).join(''));
      const before = pictures(page);
      const entries = await adoptIn(page);
      expect(page.$$('az-gallery').length).to.equal(500);
      expect(pictures(page)).to.deep.equal(before);
      expect(kindsOf(entries, 'failed')).to.deep.equal([]);
    });

    it('with a gallery in an accordion in an accordion has all three', async () => {
      const inner = accordion(section('Dentro', `<p>Adentro</p>${gallery('lazo')}`));
      const page = await open(
        accordion(section('Fuera', `<p>Afuera</p>${inner}`), section('Otra', '<p>Más</p>')),
      );
      await adoptIn(page);
      expect(page.$$('az-accordion').length).to.equal(2);
      expect(page.$$('az-accordion az-accordion az-gallery').length).to.equal(1);
      expect(words(page)).to.include('Fuera');
      for (const text of ['Afuera', 'Dentro', 'Adentro', 'Otra', 'Más'])
        expect(words(page).split(text).length, text).to.equal(2);
      expect(pictures(page)).to.deep.equal(['lazo', 'lazob']);
    });

    it('with the markup of two builders at once has the blocks of both', async () => {
      const page = await open(
        `${gallery('lazo')}<div class="sqs-block">${wordPressGallery}</div>${wordPressFaq}`,
      );
      const entries = await adoptIn(page);
      expect(kindsOf(entries, 'adopted').filter((kind) => /gallery|details/.test(kind))).to.deep.equal([
        'gallery-block',
        'wordpress-gallery',
        'wordpress-details',
      ]);
      expect(page.$$('az-gallery').length).to.equal(2);
      expect(page.$$('az-accordion > details').length).to.equal(2);
      expect(pictures(page)).to.deep.equal(['lazo', 'lazob', 'wp']);
      expect(words(page)).to.equal('HorarioDe 9 a 6.EnvíosSí.');
      expect(page.errors).to.deep.equal([]);
      const before = page.document.body.innerHTML;
      expect(newlyAdopted(await adoptIn(page), entries)).to.deep.equal([]);
      expect(page.document.body.innerHTML).to.equal(before);
    });

    it('adopted again has nothing to do', async () => {
      const page = await open(gallery('lazo') + accordion(section('Pregunta', '<p>Respuesta</p>')));
      const entries = await adoptIn(page);
      const before = page.document.body.innerHTML;
      const again = await adoptIn(page);
      expect(newlyAdopted(again, entries)).to.deep.equal([]);
      expect(kindsOf(again, 'adopted')).to.include.members(['gallery-block', 'accordion']);
      expect(page.document.body.innerHTML).to.equal(before);
    });

    it('that changes while it is adopted loses nothing', async () => {
      const page = await open(`<div id="first">${gallery('lazo')}</div><p>Fin</p>`);
      const pending = adoptIn(page);
      const first = page.$('#first');
      first.remove();
      page.$('main').insertAdjacentHTML('beforeend', accordion(section('Nueva', '<p>Respuesta</p>')));
      const entries = await pending;
      expect(kindsOf(entries, 'adopted')).to.include('accordion');
      expect(kindsOf(entries, 'failed')).to.deep.equal([]);
      expect(first.querySelectorAll('.slide > img').length).to.equal(2);
      // The part comes back, and a later call adopts it.
      page.$('main').prepend(first);
      expect(kindsOf(await adoptIn(page), 'adopted')).to.include('gallery-block');
      expect(pictures(page)).to.deep.equal(['lazo', 'lazob']);
    });

    it('with damaged JSON, raw quotes and commas too many has its galleries', async () => {
      const page = await open(
        [
          gallery('coma', '{&quot;design&quot;:&quot;grid&quot;,}'),
          gallery('comillas', '{"design":"grid"'),
          gallery('httrack', '{\\%22design\\%22:\\%22grid\\%22}'),
          gallery('literal', "{design:'grid'}"),
        ].join(''),
        '<base #href="">',
      );
      await adoptIn(page);
      expect(page.$$('az-gallery').map((element) => element.getAttribute('design'))).to.deep.equal(
        Array(4).fill('grid'),
      );
      expect(pictures(page).length).to.equal(8);
      expect(page.errors).to.deep.equal([]);
    });

    it('whose items are comments leaves the empty list, and says why', async () => {
      const page = await open(
        `<ul class="accordion-items-container"><!-- ${section('Pregunta', 'x')} --></ul>`,
      );
      const before = page.$('main').innerHTML;
      const entries = await adoptIn(page);
      expect(entries.filter(({ kind }) => kind === 'accordion')).to.have.length(1);
      expect(kindsOf(entries, 'left')).to.deep.equal(['accordion']);
      expect(page.$('main').innerHTML).to.equal(before);
    });

    it('of 2013, without the builder’s prefix, shows its pictures', async () => {
      const old = `<div class="block image-block"><img class="thumb-image" data-src="/pictures/lazo-500w.jpg" data-image="/pictures/lazo-500w.jpg" data-image-dimensions="500x333" data-image-focal-point="," alt="Lazo"></div>`;
      const page = await open(old);
      await adoptIn(page);
      expect(page.$('img').getAttribute('src')).to.equal('/pictures/lazo-500w.jpg');
      expect(page.errors).to.deep.equal([]);
    });
  });
});
