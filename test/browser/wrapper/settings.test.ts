/** The sources of settings: their order, their values, the spellings of names. */

import { items, sections } from '../accordion/support';
import { type BlockElement, isReady, settingsScript } from '../support/blocks';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { blockIn, gapOf, newBlock, openBlocks, openGallery, openRecorded, storedBlocks } from './support';

interface Source {
  name: string;
  give(element: BlockElement, settings: Record<string, number>): void;
}

bothFlavours(({ name, script }) => {
  const gallery = (attributes?: string, content?: string) => openGallery(script, attributes, content);

  describe(`the later of two sources wins, key by key (${name})`, () => {
    /** From the first to the last. A stored block is named by its values; `page` has it. */
    const sourcesIn = (page: Page): Source[] => [
      {
        name: 'data-ref to a script',
        give: (element, settings) => {
          const id = `stored-${page.$$('script').length}`;
          page.document.body.append(settingsScript(page, JSON.stringify(settings), id));
          element.dataset.ref = id;
        },
      },
      {
        name: 'data-ref to the site context',
        give: (element, settings) => {
          const { context = {} } = page.window.Azulejo;
          const known = context.blocks as Record<string, object>;
          const key = `known-${Object.keys(known).length}`;
          known[key] = settings;
          element.dataset.ref = key;
        },
      },
      {
        name: 'a child script',
        give: (element, settings) => element.prepend(settingsScript(page, JSON.stringify(settings))),
      },
      {
        name: 'data-block-json',
        give: (element, settings) => {
          element.dataset.blockJson = JSON.stringify(settings);
        },
      },
      { name: 'data', give: (element, settings) => element.setAttribute('data', JSON.stringify(settings)) },
      {
        name: 'own attributes',
        give: (element, settings) => {
          for (const [key, value] of Object.entries(settings)) element.setAttribute(key, `${value}`);
        },
      },
      { name: 'own properties', give: (element, settings) => Object.assign(element, settings) },
    ];

    it('for each pair of sources', async () => {
      const page = await openBlocks({ script, html: storedBlocks({}) });
      await page.window.Azulejo.load('gallery');
      const sources = sourcesIn(page);
      const cases = sources.flatMap((later, nth) =>
        sources
          .slice(0, nth)
          // An element has one data-ref.
          .filter((earlier) => !(earlier.name.startsWith('data-ref') && later.name.startsWith('data-ref')))
          .map((earlier) => {
            const element = newBlock(page, 'az-gallery');
            // Given in the other order: it is the kind of source that counts.
            later.give(element, { padding: 9 });
            earlier.give(element, { padding: 5, aspectRatio: 50 });
            page.document.body.append(element);
            return { element, title: `${later.name} over ${earlier.name}` };
          }),
      );
      expect(cases.length).to.equal(20);
      await page.waitFor(() => cases.every(({ element }) => isReady(element)));
      for (const { element, title } of cases) {
        expect([element.padding, element.aspectRatio, gapOf(element)], title).to.deep.equal([9, 50, '9px']);
      }
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('el.data replaces data and data-block-json, and no other source', async () => {
      const { page, element } = await gallery(
        `square-thumbs data='{"padding":5,"thumbnailsPerRow":2}' data-block-json='{"aspectRatio":50}'`,
        '<script type="application/json">{"padding":6,"autoCrop":false}</script>',
      );
      element.data = { thumbnailsPerRow: 3, squareThumbs: false };
      await page.painted();
      const { padding, thumbnailsPerRow, aspectRatio, autoCrop, squareThumbs } = element;
      expect({ padding, thumbnailsPerRow, aspectRatio, autoCrop, squareThumbs }).to.deep.equal({
        padding: 6,
        thumbnailsPerRow: 3,
        aspectRatio: 0,
        autoCrop: false,
        squareThumbs: true,
      });
      element.data = undefined;
      expect([element.padding, element.aspectRatio]).to.deep.equal([5, 50]);
    });

    it('a script wins over the site context if both have the name', async () => {
      const html = `${storedBlocks({ mine: { padding: 3, aspectRatio: 50 } })}
        <script type="application/json" id="mine">{"padding":4}</script>
        <az-gallery data-ref="mine" loading="eager"></az-gallery>`;
      const element = blockIn(await openBlocks({ script, html }));
      expect([element.padding, element.aspectRatio]).to.deep.equal([4, 0]);
    });

    it('data-ref finds a script in its own shadow root, else in the document', async () => {
      const html = `<script type="application/json" id="mine">{"padding":4}</script>
        <script type="application/json" id="other">{"padding":5}</script>
        <div><template shadowrootmode="open">
          <script type="application/json" id="mine">{"padding":6}</script><main></main>
        </template></div>`;
      const page = await openBlocks({ script, html });
      await page.window.Azulejo.load('gallery');
      const elements = ['mine', 'other'].map((ref) => newBlock(page, 'az-gallery', { 'data-ref': ref }));
      page.$('main').append(...elements);
      await page.waitFor(() => elements.every(isReady));
      expect(elements.map(({ padding }) => padding)).to.deep.equal([6, 5]);
    });

    it('null always counts as absent, "" only if an empty text is not a valid value', async () => {
      const { page, element } = await gallery(
        `padding="" square-thumbs data='{"thumbnailsPerRow":null,"padding":7,"sizeFormat":"","squareThumbs":null}'`,
        '<script type="application/json">{"thumbnailsPerRow":2,"sizeFormat":"filename"}</script>',
      );
      element.padding = null;
      element.sizeFormat = '';
      element.autoCrop = undefined;
      await page.painted();
      const { thumbnailsPerRow, padding, sizeFormat, squareThumbs, autoCrop } = element;
      expect({ thumbnailsPerRow, padding, sizeFormat, squareThumbs, autoCrop }).to.deep.equal({
        thumbnailsPerRow: 2,
        padding: 7,
        sizeFormat: 'filename',
        squareThumbs: true,
        autoCrop: true,
      });
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`a text is decoded (${name})`, () => {
    const text = JSON.stringify(items);

    it('from JSON in el.data, and for lists and objects in any source', async () => {
      const html = '<az-accordion></az-accordion>'.repeat(4);
      const page = await openBlocks({ script, html });
      const [data, property, nested, attribute] = page.$$<BlockElement>('az-accordion') as [
        BlockElement,
        BlockElement,
        BlockElement,
        BlockElement,
      ];
      data.data = JSON.stringify({ items });
      property.items = text;
      nested.data = { items: text };
      attribute.setAttribute('items', text);
      const titles = items.map(({ title }) => title);
      await page.waitFor(() => sections(page).length === 12);
      expect(sections(page)).to.deep.equal([...titles, ...titles, ...titles, ...titles]);
      expect(property.items).to.have.length(3);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('from a list with commas, for texts and numbers', async () => {
      const page = await openBlocks({
        script,
        html: `<az-share services="facebook, x"></az-share><az-share services="mail"></az-share>
          <az-reservation party-sizes="2,4"></az-reservation><az-reservation party-sizes="6"></az-reservation>`,
      });
      const [two, one] = page.$$<BlockElement>('az-share') as [BlockElement, BlockElement];
      await page.waitFor(() => isReady(one) && isReady(two));
      expect([two.services, one.services]).to.deep.equal([['facebook', 'x'], ['mail']]);
      const bookings = page.$$<BlockElement>('az-reservation');
      await page.waitFor(() => bookings.every(isReady));
      expect(bookings.map(({ partySizes }) => partySizes)).to.deep.equal([[2, 4], [6]]);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('from an object that has a JSON form, such as a date or an address', async () => {
      const { page, element } = await gallery();
      const src = new URL('/pictures/mark.svg', location.href);
      const added = new Date('2026-05-01T19:00Z');
      element.items = [{ src, title: added }];
      const [item] = element.items as object[];
      expect(item).to.include({ src: src.href, title: added.toJSON() });
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('from JSON in a property set before the definition', async () => {
      const page = await openRecorded({
        script,
        html: `<az-accordion></az-accordion><az-accordion></az-accordion><script>
          const [one, two] = document.querySelectorAll('az-accordion');
          one.data = '{"items":[{"title":"News"}]}';
          two.items = '[{"title":"Old"}]';
        </script>`,
      });
      await page.waitFor(() => sections(page).join() === 'News,Old');
    });

    it('but not from JSON for a setting that is a text', async () => {
      const { element } = await gallery();
      element.linkedGalleries = '[1]';
      expect(element.linkedGalleries).to.equal('[1]');
    });

    it('into numbers and booleans, in each source', async () => {
      const { page, element } = await gallery(
        `padding="7.5" data='{"thumbnailsPerRow":"3","squareThumbs":"true"}'`,
      );
      element.autoCrop = 'false';
      const { padding, thumbnailsPerRow, squareThumbs, autoCrop } = element;
      expect([padding, thumbnailsPerRow, squareThumbs, autoCrop]).to.deep.equal([7.5, 3, true, false]);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`a name may be written (${name})`, () => {
    for (const spelling of [
      'thumbnailsPerRow',
      'thumbnails-per-row',
      'thumbnailsperrow',
      'THUMBNAILS-PER-ROW',
    ])
      it(`as ${spelling}`, async () => {
        const inMarkup = await gallery(`${spelling}="3"`);
        expect(inMarkup.element.thumbnailsPerRow).to.equal(3);
        const inData = await gallery(`data='{"${spelling}":"3"}'`);
        expect(inData.element.thumbnailsPerRow).to.equal(3);
        expect(inData.page.warningsAndErrors()).to.deep.equal([]);
      });

    it('as aspect-ratio for tileAspectRatio, while the setting aspectRatio has another attribute', async () => {
      const { element } = await gallery('aspect-ratio="square" aspectratio="40"');
      expect([element.tileAspectRatio, element.aspectRatio]).to.deep.equal(['square', 40]);
      const { element: other } = await gallery(`data='{"aspect-ratio":"3:2","aspectRatio":30}'`);
      expect([other.tileAspectRatio, other.aspectRatio]).to.deep.equal(['3:2', 30]);
    });

    it('but attributes of HTML keep their own meaning', async () => {
      const { page, element } = await gallery(
        'id="mine" title="Pictures" lang="en" dir="rtl" class="wide" style="color: red" draggable="true" data-title="x" aria-label="All"',
      );
      const { id, title, lang, dir, className, draggable } = element;
      expect({ id, title, lang, dir, className, draggable }).to.deep.equal({
        id: 'mine',
        title: 'Pictures',
        lang: 'en',
        dir: 'rtl',
        className: 'wide',
        draggable: true,
      });
      expect(element.style.color).to.equal('red');
      element.title = 'Photographs';
      expect(element.getAttribute('title')).to.equal('Photographs');
      element.hidden = true;
      expect(element.checkVisibility()).to.equal(false);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });
});
