/** What content management systems make of blocks that their users write. The libraries are the real ones, where npm has them. */
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { allReady } from '../loader/support';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';

const figure = (name: string): string =>
  `<figure><img src="/pictures/${name}-500w.jpg" alt="${name}" width="500" height="333"></figure>`;
const figures = `${figure('estrella')}\n${figure('abanico')}`;

const element = `<az-gallery design="grid" loading="eager">\n${figures}\n</az-gallery>`;
const dataElement = `<div data-az="gallery" data-design="grid" data-loading="eager">\n${figures}\n</div>`;

const documentWith = (block: string): string => `<h1>Tienda</h1>\n\n${block}\n\n<p>Fin</p>`;
const markdownWith = (block: string): string => `# Tienda\n\n${block}\n\nFin`;

const picturesOf = (block: Element): string[] => [...block.querySelectorAll('img')].map(({ alt }) => alt);

/** A living gallery with both pictures, and the text around it where it was. */
const expectGallery = async (page: Page): Promise<void> => {
  await allReady(page, 'az-gallery');
  const gallery = page.$('az-gallery') as Element & Record<string, unknown>;
  await page.waitFor(() => picturesOf(gallery).length === 2);
  expect(picturesOf(gallery)).to.deep.equal(['estrella', 'abanico']);
  expect(gallery.design).to.equal('grid');
  expect(page.text(page.$('main')).replace(/\s+/g, ' ')).to.match(/^Tienda.*Fin$/);
  expect(page.errors).to.deep.equal([]);
};

defaultFlavour(({ name, script }) => {
  const open = (html: string): Promise<Page> => openPage({ script, html: `<main>${html}</main>` });

  describe(`a gallery in Markdown (${name})`, () => {
    const processors: Record<string, (text: string) => string> = {
      marked: (text) => marked(text, { async: false }),
      'markdown-it with html': (text) => new MarkdownIt({ html: true }).render(text),
    };
    for (const [processor, render] of Object.entries(processors))
      for (const block of [element, dataElement])
        it(`lives after ${processor}, as ${block.split(' ')[0]}>`, async () => {
          const page = await open(render(markdownWith(block)));
          await expectGallery(page);
          expect(page.consoleTexts('warn')).to.deep.equal([]);
        });

    it('lives with pictures in the notation of Markdown, a blank line between them', async () => {
      const pictures = '![estrella](/pictures/estrella-500w.jpg)\n\n![abanico](/pictures/abanico-500w.jpg)';
      const text = markdownWith(`<az-gallery design="grid" loading="eager">\n\n${pictures}\n\n</az-gallery>`);
      const page = await open(processors['markdown-it with html']?.(text) ?? '');
      await expectGallery(page);
      expect(page.allByRole('listitem').length).to.equal(2);
    });
  });

  describe(`a gallery in TinyMCE (${name})`, () => {
    interface TinyMce {
      html: {
        Schema: () => object;
        DomParser: (settings: object, schema: object) => { parse(html: string): object };
        Serializer: (settings: object, schema: object) => { serialize(content: object): string };
      };
    }

    /** What an editor with the default settings stores. */
    const store = async (html: string): Promise<string> => {
      const page = await openPage({ html: '<script src="/_page/tinymce.js"></script>' });
      const { Schema, DomParser, Serializer } = (page.window as unknown as { tinymce: TinyMce }).tinymce.html;
      const schema = Schema();
      return Serializer({}, schema).serialize(DomParser({}, schema).parse(html));
    };

    it('lives as <div data-az>', async () => {
      const page = await open(await store(documentWith(dataElement)));
      await expectGallery(page);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('loses its element otherwise, and the pictures stay', async () => {
      const page = await open(await store(documentWith(element)));
      expect(page.$$('az-gallery')).to.deep.equal([]);
      expect(picturesOf(page.$('main'))).to.deep.equal(['estrella', 'abanico']);
    });
  });

  describe(`a gallery in WordPress (${name})`, () => {
    // wpautop makes a paragraph of each line that is no element of its list of blocks, and leaves its blocks as they are.
    const afterWpautop = `<h1>Tienda</h1>
<p><az-gallery design="grid" loading="eager"></p>
${figures}
<p></az-gallery></p>
<p>Fin</p>`;

    it('takes in the figures that wpautop has put behind it, and says so', async () => {
      const page = await open(afterWpautop);
      await expectGallery(page);
      expect(page.consoleTexts('warn').join()).to.include('<az-gallery> was empty');
    });

    it('lives as <div data-az>, which wpautop leaves alone, and whose attributes kses keeps', async () => {
      const page = await open(documentWith(dataElement));
      await expectGallery(page);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('leaves its pictures in the page where kses has removed its tags', async () => {
      const page = await open(documentWith(figures));
      expect(picturesOf(page.$('main'))).to.deep.equal(['estrella', 'abanico']);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });
  });

  describe(`a gallery in CKEditor (${name})`, () => {
    it('lives as <div data-az> that General HTML Support allows, with the classes and pictures of the editor', async () => {
      // The editor writes its own markup for pictures.
      const ofEditor = figures
        .replaceAll('<figure>', '<figure class="image">')
        .replaceAll('<img', '<img style="aspect-ratio:500/333;"');
      const page = await open(documentWith(dataElement.replace(figures, ofEditor)));
      await expectGallery(page);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });
  });
});
