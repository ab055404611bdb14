/** The warnings about bad data, word for word; the other sources of settings still apply. */
import { type BlockElement, isReady, settingsScript } from '../support/blocks';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { blockIn, newBlock, openBlocks } from './support';

const gallery = (attributes: string, content = '') =>
  `<az-gallery id="g" loading="eager" ${attributes}>${content}</az-gallery>`;

/** What was said, in the order of the alphabet, after as many lines as `count` have come and nothing more has followed. */
const sortedConsole = async (page: Page, count: number): Promise<string[]> => {
  await page.waitFor(() => page.console.length >= count);
  await page.painted();
  return page.console.map(({ level, args: [text] }) => `${level}: ${text}`).sort();
};

/** What is said is not said again when something else changes. */
const changeAll = (page: Page): void => {
  for (const element of page.$$('az-gallery')) element.setAttribute('square-thumbs', '');
};

bothFlavours(({ name, script }) => {
  const open = (html: string) => openBlocks({ script, html });

  describe(`malformed JSON (${name})`, () => {
    const consequence = 'The block goes on without this data.';
    const malformed = '{\n  "padding": 5,\n  "design" "grid"\n}';

    it('is reported once with its position and line, and the other sources apply', async () => {
      const page = await open(
        gallery(
          `thumbnails-per-row="3" data='${malformed}'`,
          '<script type="application/json">{"padding":8}</script>',
        ),
      );
      const expected = `error: [azulejo] Error decoding gallery block data. <az-gallery id="g">: expected a JSON object; fault at position 29 (line 3), near "ing\\": 5,\\n  \\"design\\" \\"grid\\"\\n}". ${consequence}`;
      expect(await sortedConsole(page, 1)).to.deep.equal([expected]);
      expect(page.console[0]?.args[1]).to.equal(blockIn(page));
      const { padding, thumbnailsPerRow } = blockIn(page);
      expect([padding, thumbnailsPerRow]).to.deep.equal([8, 3]);
      changeAll(page);
      expect(await sortedConsole(page, 1)).to.deep.equal([expected]);
      expect(page.errors).to.deep.equal([]);
    });

    it('that is an object turned into text is named as that, with the remedy', async () => {
      const page = await open(gallery('data="[object Object]" items="[object Object],[object Object]"'));
      const remedy = (property: string) =>
        `An object has become a text: set the property \`${property}\` in a script, write JSON into the attribute, or use azulejo/react.`;
      const [data, items] = await sortedConsole(page, 2);
      expect(data).to.equal(
        `error: [azulejo] Error decoding gallery block data. <az-gallery id="g">: expected a JSON object and found "[object Object]". ${remedy('data')} ${consequence}`,
      );
      expect(items).to.include('items is "[object Object],[object Object]", expected');
      expect(items).to.include(remedy('items'));
    });

    it('that is an object turned into text is no text either: the setting takes its default', async () => {
      const page = await open(gallery('design="[object Object]"'));
      expect(await sortedConsole(page, 1)).to.deep.equal([
        'warn: [azulejo] <az-gallery id="g">: design is "[object Object]", expected string; its default, "stacked", is used. An object has become a text: set the property `design` in a script, write JSON into the attribute, or use azulejo/react.',
      ]);
      expect(blockIn(page).design).to.equal('stacked');
    });

    it('is reported in each source that is text', async () => {
      const page = await open('<script type="application/json" id="stored">[1]</script>');
      await page.window.Azulejo.load('gallery');
      const elements = ['one', 'two', 'three', 'four'].map((id) =>
        newBlock(page, 'az-gallery', { id, padding: '8' }),
      );
      const [one, two, three, four] = elements as [BlockElement, BlockElement, BlockElement, BlockElement];
      one.dataset.ref = 'stored';
      two.append(settingsScript(page, '{"padding":5,}'));
      three.dataset.blockJson = "{'padding':5}";
      four.data = '{"padding":5';
      page.document.body.append(...elements);
      const lines = await sortedConsole(page, 4);
      const line = (id: string, position: number, near: string) =>
        `error: [azulejo] Error decoding gallery block data. <az-gallery id="${id}">: expected a JSON object; fault at position ${position} (line 1), near ${JSON.stringify(near)}. ${consequence}`;
      expect(lines).to.have.members([
        line('one', 0, '[1]'),
        line('two', 13, '{"padding":5,}'),
        line('three', 1, "{'padding':5}"),
        line('four', 12, '{"padding":5'),
      ]);
      expect(elements.map(({ padding }) => padding)).to.deep.equal([8, 8, 8, 8]);
    });

    it('is reported again when it is corrected and then wrong in another way', async () => {
      const page = await open(gallery("data='{'"));
      expect(await sortedConsole(page, 1)).to.have.length(1);
      blockIn(page).setAttribute('data', '{"padding":5}');
      await page.painted();
      expect(blockIn(page).padding).to.equal(5);
      blockIn(page).setAttribute('data', '{"padding"');
      expect((await sortedConsole(page, 2)).join()).to.include('fault at position 10 (line 1)');
    });

    it('as a property that is neither an object nor a text is reported once, and the other sources apply', async () => {
      const page = await open(gallery('padding="8"'));
      const values = [5, [{ padding: 5 }], true];
      for (const [index, value] of values.entries()) {
        blockIn(page).data = value;
        await sortedConsole(page, index + 1);
      }
      changeAll(page);
      const lines = await sortedConsole(page, values.length);
      for (const value of values)
        expect(lines).to.include(
          `error: [azulejo] Error decoding gallery block data. <az-gallery id="g">: expected a JSON object and found ${JSON.stringify(value)}. The block goes on without this data.`,
        );
      expect(blockIn(page).padding).to.equal(8);
    });

    it('of white space only counts as no data', async () => {
      const page = await open(
        gallery(`data=" " data-block-json=""`, '<script type="application/json">\n</script>'),
      );
      expect(await sortedConsole(page, 0)).to.deep.equal([]);
    });
  });

  describe(`a data-ref without a target (${name})`, () => {
    it('is reported once, and the other sources apply', async () => {
      const page = await open(gallery('data-ref="gone" padding="8"'));
      const expected =
        'error: [azulejo] Error evaluating gallery block data. <az-gallery id="g">: data-ref="gone" names neither a JSON script nor a key of the site context\'s blocks. The block goes on without it.';
      expect(await sortedConsole(page, 1)).to.deep.equal([expected]);
      expect(blockIn(page).padding).to.equal(8);
      changeAll(page);
      expect(await sortedConsole(page, 1)).to.deep.equal([expected]);
    });
  });

  describe(`a data-ref that is also the id of another element (${name})`, () => {
    it('names the settings in the site context', async () => {
      const context =
        '<script type="application/json" data-azulejo-context>{"blocks":{"k":{"padding":8}}}</script>';
      const page = await open(`${context}<p id="k">Text</p>${gallery('data-ref="k"')}`);
      expect(blockIn(page).padding).to.equal(8);
      expect(await sortedConsole(page, 0)).to.deep.equal([]);
    });
  });

  describe(`a wrong value (${name})`, () => {
    /** Each is the only thing wrong with its element. */
    const wrong: [settings: object, sentence: string][] = [
      [{ padding: 'wide' }, 'padding is "wide", expected number from 0; its default, 20, is used.'],
      [{ padding: -1 }, 'padding is -1, expected number from 0; its default, 20, is used.'],
      [{ padding: true }, 'padding is true, expected number from 0; its default, 20, is used.'],
      [{ squareThumbs: 'yes' }, 'squareThumbs is "yes", expected boolean; left out.'],
      [{ autoCrop: 0 }, 'autoCrop is 0, expected boolean; its default, true, is used.'],
      [
        { 'size-format': 'webp' },
        'sizeFormat is "webp", expected "none" | "queryString" | "filename"; its default, "none", is used.',
      ],
      [
        { imageAspectRatio: [3, 2] },
        'imageAspectRatio is [3,2], expected string that matches ^([Aa]uto|none|square|standard|standard-vertical|four-three|three-four-vertical|widescreen|anamorphic-widescreen|[\\d.]+(\\s*[:/]\\s*[\\d.]+.*)?)$ or number from 0; its default, "Auto", is used.',
      ],
      [
        { imageAspectRatio: 'wide' },
        'imageAspectRatio is "wide", expected string that matches ^([Aa]uto|none|square|standard|standard-vertical|four-three|three-four-vertical|widescreen|anamorphic-widescreen|[\\d.]+(\\s*[:/]\\s*[\\d.]+.*)?)$ or number from 0; its default, "Auto", is used.',
      ],
      [{ items: 'none' }, 'items is "none", expected array; its default, [], is used.'],
      [{ items: { src: 'a' } }, 'items is {"src":"a"}, expected array; its default, [], is used.'],
      [{ items: ['a.jpg'] }, 'items.0 is "a.jpg", expected object; left out.'],
      [
        { items: [{ src: '/pictures/mark.svg' }, { alt: ['x'] }] },
        'items.1.alt is ["x"], expected string; its default, "", is used.',
      ],
      [
        { snapPoints: '50 px' },
        'snapPoints is "50 px", expected string that matches ^(none|[\\d.]+%)$; its default, "100%", is used.',
      ],
      [
        { items: [{ src: '/pictures/mark.svg', width: 0 }] },
        'items.0.width is 0, expected number from 1; left out.',
      ],
      [
        { items: [{ src: '/pictures/mark.svg', focalPoint: { x: 'left', y: '0.2' } }] },
        'items.0.focalPoint.x is "left", expected number; its default, 0.5, is used.',
      ],
      [
        { items: [{ src: '/pictures/mark.svg', focalPoint: 'left' }] },
        'items.0.focalPoint is "left", expected string that matches ^[-+.\\de\\s]*,[-+.\\de\\s]*$ or object; left out.',
      ],
      [
        { padding: 'x'.repeat(200) },
        `padding is "${'x'.repeat(79)}…, expected number from 0; its default, 20, is used.`,
      ],
    ];

    it('without a JSON form is one warning that names its type, and the block renders', async () => {
      const page = await open('');
      await page.window.Azulejo.load('gallery');
      const cyclic: Record<string, unknown> = {};
      cyclic.self = cyclic;
      const values: [value: unknown, description: string][] = [
        [10n, 'a bigint'],
        [Symbol('tiles'), 'a symbol'],
        [() => [], 'a function'],
        [Number.NaN, 'NaN'],
        [new Date(Number.NaN), 'Invalid Date'],
        [cyclic, 'an object that is not JSON (Object)'],
        [page.window, 'an object that is not JSON (Window)'],
      ];
      const elements = values.map(([items], nth) =>
        Object.assign(newBlock(page, 'az-gallery', { id: `g${nth}` }), { items }),
      );
      page.document.body.append(...elements);
      const expected = values.map(
        ([, description], nth) =>
          `warn: [azulejo] <az-gallery id="g${nth}">: items is ${description}, expected array; its default, [], is used.`,
      );
      expect(await sortedConsole(page, values.length)).to.have.members(expected);
      await page.waitFor(() => elements.every(isReady));
      expect(page.errors).to.deep.equal([]);
    });

    it('of an attribute name is one warning with the nearest setting; attributes of the page cause no warning', async () => {
      const page = await open('');
      await page.window.Azulejo.load('gallery');
      page.document.body.append(
        newBlock(page, 'az-gallery', {
          id: 'g',
          'thumbnail-per-row': '4',
          class: 'wide',
          'data-design': 'grid',
          'x-on:click': 'open',
          itemscope: '',
        }),
      );
      expect(await sortedConsole(page, 1)).to.deep.equal([
        'warn: [azulejo] <az-gallery id="g">: the attribute "thumbnail-per-row" is unknown and left out; did you mean `thumbnails-per-row`?',
      ]);
    });

    it('of an attribute name is none of ours where a framework has written the attribute', async () => {
      const page = await open(
        gallery(
          'thumbnail-per-row="4" :design="d" [design]="d" @design="d" #design .design="d" (design)="d"',
        ),
      );
      expect((await sortedConsole(page, 1)).length).to.equal(1);
      expect(page.console[0]?.text).to.include('"thumbnail-per-row"');
    });

    it('is one warning with its path, the value, the expected type and the default', async () => {
      const page = await open('');
      await page.window.Azulejo.load('gallery');
      const elements = wrong.map(([settings], nth) =>
        newBlock(page, 'az-gallery', { id: `g${nth}`, data: JSON.stringify(settings) }),
      );
      page.document.body.append(...elements);
      const expected = wrong.map(
        ([, sentence], nth) => `warn: [azulejo] <az-gallery id="g${nth}">: ${sentence}`,
      );
      expect(await sortedConsole(page, wrong.length)).to.have.members(expected);
      expect(page.console.map(({ args }) => args[1])).to.have.members(elements);
      changeAll(page);
      expect(await sortedConsole(page, wrong.length)).to.have.members(expected);
      expect(page.errors).to.deep.equal([]);
    });

    it('leaves the valid settings beside it in effect', async () => {
      const items = [
        { src: '/pictures/mark.svg', width: 'x', alt: 'Mark' },
        'oops',
        { src: '/pictures/mark.svg', focalPoint: { x: 2, y: [] } },
      ];
      const page = await open(gallery(`padding="8" data='${JSON.stringify({ items })}'`));
      await sortedConsole(page, 1);
      const element = blockIn(page);
      expect(element.padding).to.equal(8);
      const [first, second, ...more] = element.items as Record<string, unknown>[];
      expect(more).to.deep.equal([]);
      expect([first?.alt, first?.width]).to.deep.equal(['Mark', undefined]);
      expect(second?.focalPoint).to.deep.equal({ x: 2, y: 0.5 });
      expect(page.byRole('img', { name: 'Mark' }).localName).to.equal('img');
    });

    it('in an attribute or a property has the same warning, and the default applies, not an earlier source', async () => {
      const page = await open(gallery('padding="wide"'));
      const sentence = (value: string, expected: string) =>
        `warn: [azulejo] <az-gallery id="g">: ${value}, expected ${expected} is used.`;
      const wide = sentence('padding is "wide"', 'number from 0; its default, 20,');
      expect(await sortedConsole(page, 1)).to.deep.equal([wide]);
      blockIn(page).thumbnailsPerRow = { rows: 3 };
      const rows = sentence('thumbnailsPerRow is {"rows":3}', 'number from 1; its default, 4,');
      expect(await sortedConsole(page, 2)).to.have.members([wide, rows]);
      blockIn(page).setAttribute('items', '[{"alt":1},');
      const malformed = sentence('items is "[{\\"alt\\":1},"', 'array; its default, [],');
      expect(await sortedConsole(page, 3)).to.have.members([wide, rows, malformed]);
      // Another wrong value is another matter.
      blockIn(page).setAttribute('padding', 'wider');
      expect((await sortedConsole(page, 4)).join()).to.include('padding is "wider"');
      expect(blockIn(page).padding).to.equal(20);
    });

    it('takes one line of the warning for each setting, up to a limit', async () => {
      const items = Array.from({ length: 8 }, (_, nth) => nth);
      const page = await open(gallery(`data='${JSON.stringify({ padding: 'a', items })}'`));
      const [list, padding, ...more] = await sortedConsole(page, 2);
      expect(more).to.deep.equal([]);
      expect(padding).to.include(': padding is "a"');
      expect(list).to.match(/: items\.0 is 0, expected object; left out\. items\.1 is 1,/);
      expect(list).to.match(/items\.4 is 4, expected object; left out\. And 3 more\.$/);
    });

    it('is reported with the tag of an element that has no id', async () => {
      const page = await open('<az-accordion icon="star"></az-accordion>');
      expect(await sortedConsole(page, 1)).to.deep.equal([
        'warn: [azulejo] <az-accordion>: icon is "star", expected "plus" | "arrow" | "none"; its default, "plus", is used.',
      ]);
    });
  });
});
