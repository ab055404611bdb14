import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/build/author-files/json-schema';
import { type LimitName, limits } from '../../src/features/editor/limits';
import { trackUnsavedChanges } from '../../src/features/editor/unsaved-changes';
import { limitMessage } from './builder-limits';
import { type Field, fieldsFor, readFields } from './fields';
import { trackOptions } from './saved-options';
import { type Attributes, completeAddresses, withAttributes, withJsonValue } from './snippets';
import { tokenize } from './tokenize-html';

describe('a snippet to copy', () => {
  it('has the absolute addresses of the script and the pictures', () => {
    const markup = '<script src="../dist/azulejo.js" async></script> <img src="pictures/a-500w.jpg">';
    expect(completeAddresses(markup, 'http://localhost:8080/accordion.html')).toBe(
      '<script src="http://localhost:8080/dist/azulejo.js" async></script> <img src="http://localhost:8080/pictures/a-500w.jpg">',
    );
  });

  it('has the folder of the site in its addresses', () => {
    expect(completeAddresses('"../dist/azulejo.css"', 'https://example.org/azulejo/demo/index.html')).toBe(
      '"https://example.org/azulejo/dist/azulejo.css"',
    );
  });
});

describe('an option of a playground', () => {
  // The messages themselves are made by the build.
  const check = (name: LimitName, value: number) => value <= limits[name] || `at most ${limits[name]}`;
  const messageFor = (attribute: string, value: string): string =>
    limitMessage({ block: 'collection', attribute, value, check });

  it('says where its value is beyond a limit of the hosted builder', () => {
    expect(messageFor('page-size', '201')).toContain('200');
    expect(messageFor('page-size', '200')).toBe('');
    expect(messageFor('heading-level', '201')).toBe('');
  });
});

describe('the syntax colours of a snippet', () => {
  const parts = (html: string) =>
    tokenize(html).map(({ kind, start, end }) => `${kind} ${html.slice(start, end)}`);

  it('distinguish tags, attributes and values, over several lines too', () => {
    expect(parts(`<az-map zoom="3" data='{\n "a": "<p>"\n}' open>x</az-map>`)).toEqual([
      'tag <az-map',
      'attribute zoom',
      'value "3"',
      'attribute data',
      `value '{\n "a": "<p>"\n}'`,
      'attribute open',
      'tag >',
      'tag </az-map',
      'tag >',
    ]);
  });

  it('skip text that only looks like a tag', () => {
    expect(parts('1 < 2 <!-- <b> -->')).toEqual(['comment <!-- <b> -->']);
  });
});

describe('the controls of a playground', () => {
  const kinds = (properties: Record<string, JsonSchema>) =>
    readFields({ properties }).map(({ attribute, kind, defaultValue }) =>
      `${attribute} ${kind} ${defaultValue}`.trim(),
    );

  it('come from the schema of the block', () => {
    expect(
      kinds({
        openFirst: { type: 'boolean', default: false },
        icon: { enum: ['arrow', 'plus'], default: 'arrow' },
        padding: { type: 'number', default: 20 },
        imageAspectRatio: {
          anyOf: [{ enum: ['Auto', 'square'] }, { type: 'string' }, { type: 'number' }],
          default: 'Auto',
        },
        title: { type: 'string', 'x-attribute': 'map-title' },
        'vertical-size': { deprecated: true },
      }),
    ).toEqual([
      'open-first switch false',
      'icon choice arrow',
      'padding number 20',
      'image-aspect-ratio text Auto',
      'map-title text',
    ]);
  });

  it('take an address in a form for addresses', () => {
    expect(kinds({ shopUrl: { type: 'string', description: 'Address of the shop.' } })).toEqual([
      'shop-url address',
    ]);
  });

  it('offer the known names of a named option', () => {
    expect(kinds({ design: { type: 'string', examples: ['grid', 'list'], default: 'grid' } })).toEqual([
      'design choice grid',
    ]);
  });

  it('are those that have an effect with the current choices', () => {
    const fields = readFields({
      properties: {
        design: { type: 'string', examples: ['grid', 'auto-rows', 'show'], default: 'grid' },
        padding: { type: 'number', description: 'Grid and auto rows: space between.' },
        rowHeight: { type: 'number', description: 'Auto rows: height of a row.' },
        transition: { enum: ['fade', 'scroll'], default: 'fade', description: 'Show: how it changes.' },
        way: { type: 'string', description: 'Transition "scroll": which way.' },
        shape: { type: 'string', description: 'Shape of pictures: a name.' },
      },
    });
    const attributesFor = (values: Record<string, string>) =>
      fieldsFor(fields, new Map(Object.entries(values)))
        .map(({ attribute }) => attribute)
        .join(' ');
    expect(attributesFor({})).toBe('design padding shape');
    expect(attributesFor({ design: 'auto-rows' })).toBe('design padding row-height shape');
    expect(attributesFor({ transition: 'scroll' })).toBe('design padding shape');
    expect(attributesFor({ design: 'show', transition: 'scroll' })).toBe('design transition way shape');
  });

  it('leave out lists and objects', () => {
    expect(
      kinds({ items: { type: 'array' }, captcha: { anyOf: [{ type: 'object' }, { type: 'null' }] } }),
    ).toEqual([]);
  });
});

describe('the markup of the playground', () => {
  it('gets the changed options and keeps the other attributes and the content', () => {
    const set: Attributes = new Map<string, string | true>([
      ['multiple', true],
      ['icon', 'a "b"'],
    ]);
    expect(
      withAttributes('<az-accordion open-first lang="es-419">\n  x\n</az-accordion>', {
        known: ['open-first', 'multiple', 'icon'],
        set,
      }),
    ).toBe('<az-accordion multiple icon="a &quot;b&quot;" lang="es-419">\n  x\n</az-accordion>');
  });
});

describe('the markup of the product editor', () => {
  it('gets the changed values, also such as would end the script', () => {
    const markup = '<script>{ "title": "A \\"b\\"", "variants": [{ "sku": "", "price": 1250 }] }</script>';
    const changed = withJsonValue(withJsonValue(markup, { name: 'price', value: 900 }), {
      name: 'title',
      value: '</script> $&',
    });
    expect(changed).toBe(
      '<script>{ "title": "\\u003c/script> $&", "variants": [{ "sku": "", "price": 900 }] }</script>',
    );
  });
});

describe('the options of the playground', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const openPage = () => {
    const fields = readFields({ properties: { design: { type: 'string' }, title: { type: 'string' } } });
    const values = new Map([['design', 'grid']]);
    const setValue = ({ attribute }: Field, value: string) =>
      void (value ? values.set(attribute, value) : values.delete(attribute));
    return {
      values,
      options: trackOptions({
        track: trackUnsavedChanges,
        storage,
        block: 'gallery',
        fields,
        values,
        setValue,
      }),
    };
  };

  it('can be undone to the saved ones, which outlast a reload', async () => {
    const { values, options } = openPage();
    values.set('design', 'list').set('title', 'Horno');
    expect(options.changedPaths).toEqual(['design', 'title']);
    await options.undo();
    expect(Object.fromEntries(values)).toEqual({ design: 'grid' });
    values.set('title', 'Taller');
    await options.save();
    expect(options.changedPaths).toEqual([]);
    expect(Object.fromEntries(openPage().values)).toEqual({ design: 'grid', title: 'Taller' });
  });
});
