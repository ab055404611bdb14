import { parse } from 'valibot';
import { type BlockElement, settingsScript } from '../support/blocks';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { asAttribute } from './spelling';
import {
  addElement,
  openBlockPage,
  plain,
  ready,
  settled,
  type TestedBlock,
  withoutLayout,
} from './tested-block';
import { validObject, validValue } from './values';

type Values = Record<string, unknown>;

const storedBlock = (values: Values): string =>
  `<script type="application/json" id="stored">${JSON.stringify(values)}</script>`;

const siteContext = (values: Values): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify({ blocks: { 'from-context': values } })}</script>`;

export function sourcesTests(block: TestedBlock, emptyPage: () => Page): void {
  const { settings, keys } = block;
  const complete = (values: Values) => parse(settings.schema, values) as Values;
  const defaults = complete({});

  const expectSettings = (element: BlockElement, expected: Values, hint: string): void => {
    for (const { key, property } of keys)
      expect(plain(element[property]), `${hint}: ${key}`).to.deep.equal(plain(expected[key]));
  };

  const setAttributes = (element: Element, values: Values): void => {
    for (const { key, attribute } of keys) element.setAttribute(attribute, asAttribute(values[key]));
  };

  const setProperties = (element: BlockElement, values: Values): void => {
    for (const { key, property } of keys) element[property] = values[key];
  };

  describe('settings', () => {
    withoutLayout(emptyPage);

    it('come from each source, and a later source wins, key by key', async () => {
      const values = (nth: number) => validObject(settings, nth);
      const page = emptyPage();
      page.document.body.innerHTML = storedBlock(values(0));
      const json = (nth: number) => JSON.stringify(values(nth));
      // In the order of precedence, the weakest first.
      const sources: Source[] = [
        {
          name: 'data-ref to a script',
          add: (element) => element.setAttribute('data-ref', 'stored'),
          remove: (element) => element.removeAttribute('data-ref'),
        },
        {
          name: 'child script',
          add: (element) => element.append(settingsScript(page, json(1))),
          remove: (element) => element.querySelector('script')?.remove(),
        },
        {
          name: 'data attribute',
          add: (element) => element.setAttribute('data', json(2)),
          remove: (element) => element.removeAttribute('data'),
        },
        {
          name: 'data property',
          add: (element) => {
            element.data = values(3);
          },
          remove: (element) => {
            element.data = undefined;
          },
        },
        {
          name: 'own attributes',
          add: (element) => setAttributes(element, values(4)),
          remove: (element) => {
            for (const { attribute } of keys) element.removeAttribute(attribute);
          },
        },
        {
          name: 'own properties',
          add: (element) => setProperties(element, values(5)),
          remove: (element) => setProperties(element, {}),
        },
      ];
      await expectLayers({ page, sources, values });
    });

    /** Checks each source alone, then each over all weaker ones, and then that its removal leaves the next weaker one. */
    const expectLayers = async ({ page, sources, values }: Layers): Promise<void> => {
      const alone = sources.map(() => addElement(block, page));
      const layered = sources.map(() => addElement(block, page));
      await ready(page, [...alone, ...layered]);
      sources.forEach(({ add }, nth) => {
        for (const element of [alone[nth], ...layered.slice(nth)]) add(element as BlockElement);
      });
      await settled(page);
      sources.forEach(({ name, remove }, nth) => {
        expectSettings(alone[nth] as BlockElement, complete(values(nth)), name);
        expectSettings(layered[nth] as BlockElement, complete(values(nth)), `${name} over weaker sources`);
        remove(layered[nth] as BlockElement);
      });
      await settled(page);
      sources.forEach(({ name }, nth) => {
        const expected = nth === 0 ? defaults : complete(values(nth - 1));
        expectSettings(layered[nth] as BlockElement, expected, `without ${name}`);
      });
    };

    it('come from the site context too, and data-block-json is an alias of data', async () => {
      const page = await openBlockPage(block, { html: siteContext(validObject(settings, 2)) });
      const value = (nth: number) => JSON.stringify(validObject(settings, nth));
      const context = addElement(block, page, { attributes: { 'data-ref': 'from-context' } });
      const blockJson = addElement(block, page, {
        attributes: { 'data-block-json': value(1) },
        script: value(2),
      });
      const replaced = addElement(block, page, { attributes: { 'data-block-json': value(1) } });
      const overScript = addElement(block, page, {
        attributes: { 'data-ref': 'from-context' },
        script: value(1),
      });
      replaced.data = {};
      await ready(page, [context, blockJson, replaced, overScript]);
      expectSettings(context, complete(validObject(settings, 2)), 'site context');
      expectSettings(blockJson, complete(validObject(settings, 1)), 'data-block-json');
      expectSettings(replaced, defaults, 'data-block-json, replaced by the property data');
      expectSettings(overScript, complete(validObject(settings, 1)), 'a script over the site context');
    });

    it('are merged: each key comes from the last source that has it', async () => {
      const page = emptyPage();
      page.document.body.innerHTML = storedBlock(validObject(settings, 0));
      const element = addElement(block, page, { attributes: { 'data-ref': 'stored' } });
      const expected = complete(validObject(settings, 0));
      keys.forEach(({ key, shape, attribute, property }, index) => {
        const value = validValue(shape, index, key);
        if (index % 2) element.setAttribute(attribute, asAttribute(value));
        else if (index % 3) element.data = { ...(element.data as Values), [key]: value };
        else element[property] = value;
        expected[key] = value;
      });
      await ready(page, [element]);
      expectSettings(element, expected, 'mixed');
    });

    it('accept historical names, and numbers and booleans as strings', async () => {
      const page = emptyPage();
      const cases = keys.flatMap(({ key, shape, attribute, property }) => {
        const value = validValue(shape, 0, key);
        const spellings = [attribute, attribute.replaceAll('-', ''), ...shape.aliases];
        const named = spellings.flatMap((name) => [
          { attributes: { data: JSON.stringify({ [name]: value }) } },
          { attributes: { [name]: asAttribute(value) } },
        ]);
        const text = typeof value === 'number' || typeof value === 'boolean' ? [`${value}`] : [];
        const asText = text.map((one) => ({ attributes: { data: JSON.stringify({ [key]: one }) } }));
        return [...named, ...asText].map((options) => ({ property, value, options }));
      });
      const elements = cases.map(({ options }) => addElement(block, page, options));
      await ready(page, elements);
      elements.forEach((element, index) => {
        const { property, value } = cases[index] as (typeof cases)[number];
        expect(plain(element[property]), element.outerHTML).to.deep.equal(plain(value));
      });
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('keep the type of a value in fields with several types', async () => {
      const page = emptyPage();
      const cases = keys.flatMap(({ key, shape, property }) =>
        shape.alternatives.map((one) => ({ key, property, value: validValue(one, 1, key) })),
      );
      const elements = cases.map(({ key, value }) =>
        addElement(block, page, { attributes: { data: JSON.stringify({ [key]: value }) } }),
      );
      await ready(page, elements);
      cases.forEach(({ property, value }, nth) => {
        expect(plain(elements[nth]?.[property])).to.deep.equal(value);
      });
    });

    it('read a bare attribute as true and "false" as false, and reset when the attribute is removed', async () => {
      const page = emptyPage();
      const booleans = keys.filter(({ shape }) => shape.type === 'boolean');
      const cases = [
        { text: '', expected: true },
        { text: 'true', expected: true },
        { text: 'false', expected: false },
      ].map((one) => ({ ...one, element: addElement(block, page) }));
      const elements = cases.map(({ element }) => element);
      await ready(page, elements);
      for (const { text, element } of cases)
        for (const { attribute } of booleans) element.setAttribute(attribute, text);
      await settled(page);
      for (const { text, expected, element } of cases)
        for (const { key, property } of booleans)
          expect(element[property], `${key}="${text}"`).to.equal(expected);
      for (const element of elements)
        for (const { attribute } of booleans) element.removeAttribute(attribute);
      await settled(page);
      for (const { text, element } of cases)
        for (const { key, shape, property } of booleans)
          expect(element[property], `${key} without "${text}"`).to.equal(shape.default);
    });

    it('set as properties before the definition take effect, and stay properties', async () => {
      const page = await openPage({ script: null, html: `<${block.tag}></${block.tag}>` });
      const waiting = page.$<BlockElement>(block.tag);
      const created = page.document.createElement(block.tag) as unknown as BlockElement;
      setProperties(waiting, validObject(settings, 1));
      created.data = validObject(settings, 2);
      await page.captured.load?.(`${block.flavour.base}elements/${block.name}.js`);
      page.document.body.append(created);
      await ready(page, [waiting, created]);
      expectSettings(waiting, complete(validObject(settings, 1)), 'properties');
      expectSettings(created, complete(validObject(settings, 2)), 'data');
      expect(
        Object.keys(waiting).filter((name) => keys.some(({ property }) => property === name)),
      ).to.deep.equal([]);
      setProperties(waiting, validObject(settings, 4));
      await settled(page);
      expectSettings(waiting, complete(validObject(settings, 4)), 'properties, set again');
    });
  });
}

interface Source {
  name: string;
  add(element: BlockElement): void;
  remove(element: BlockElement): void;
}

interface Layers {
  page: Page;
  sources: Source[];
  values: (nth: number) => Values;
}
