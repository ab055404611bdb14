import { parse } from 'valibot';
import type { BlockElement } from '../support/blocks';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { expectedWords, type FieldPath, fieldPathsIn, wrongValues } from './field-paths';
import { addElement, plain, ready, settled, type TestedBlock, withoutLayout } from './tested-block';
import { contentData, validValue } from './values';

/** The console's lines about an element. */
const linesAbout = (page: Page, element: Element) =>
  page.console.filter(({ args }) => args.includes(element));

export function badDataTests(block: TestedBlock, emptyPage: () => Page): void {
  describe('with bad data', () => {
    withoutLayout(emptyPage);

    it('warns once of each wrong value and uses the default', async () => {
      const page = emptyPage();
      const cases = fieldPathsIn(block.settings).flatMap((field) =>
        wrongValues(field.shape).map((value) => ({ field, value })),
      );
      const elements = cases.map(({ field, value }, index) =>
        addElement(block, page, {
          id: `wrong-${index}`,
          attributes: { data: JSON.stringify(field.with(value)) },
        }),
      );
      await ready(page, elements);
      await page.waitFor(() => elements.every((element) => linesAbout(page, element).length > 0));
      // Another change must not repeat the warnings.
      for (const element of elements) element.setAttribute('data-changed', '');
      await settled(page);
      elements.forEach((element, index) => {
        const { field, value } = cases[index] as (typeof cases)[number];
        expectWarning({ page, element, field, value });
        const key = block.keys.find((one) => one.key === field.key);
        const complete = parse(block.settings.schema, field.with()) as Record<string, unknown>;
        expect(plain(element[key?.property ?? '']), element.outerHTML).to.deep.equal(
          plain(complete[field.key]),
        );
      });
      expect(page.errors).to.deep.equal([]);
    });

    it('warns of a wrong value in an attribute and in a property', async () => {
      const page = emptyPage();
      const cases = block.keys.flatMap(({ key, shape, attribute, property }) => {
        const [value] = wrongValues(shape);
        const byProperty = addElement(block, page, { id: `property-${key}` });
        byProperty[property] = value;
        const setting = { key, shape, property };
        // A text is never wrong in a field that takes a text, nor for a list of texts, which may be written with commas.
        const isListOfTexts = /string|number|picklist/.test(`${shape.item?.type}`);
        const text = isListOfTexts ? undefined : wrongValues(shape).find((one) => typeof one === 'string');
        if (!text) return [{ ...setting, element: byProperty, value }];
        const attributes = { [attribute]: String(text) };
        const byAttribute = addElement(block, page, { id: `attribute-${key}`, attributes });
        return [
          { ...setting, element: byProperty, value },
          { ...setting, element: byAttribute, value: text },
        ];
      });
      await page.waitFor(() => cases.every(({ element }) => linesAbout(page, element).length > 0));
      await settled(page);
      for (const { key, shape, property, element, value } of cases) {
        const field: FieldPath = { path: key, key, shape, with: () => ({}) };
        expectWarning({ page, element, field, value });
        expect(plain(element[property])).to.deep.equal(plain(shape.default));
      }
      expect(page.errors).to.deep.equal([]);
    });

    // Not a text: a block may warn about unknown texts in its own words.
    const first = block.keys.find(({ shape }) => shape.type !== 'string');
    const otherSources = first ? ' and uses the other sources' : '';
    it(`reports the position in malformed JSON${otherSources}`, async () => {
      const page = emptyPage();
      page.document.body.innerHTML = '<script type="application/json" id="stored">{"a": 1, oops}</script>';
      const value = first && validValue(first.shape, 0, first.key);
      const good = first ? { [first.key]: value } : {};
      const malformed = '{"first": [1, 2], "second" 3}';
      const elements = {
        stored: addElement(block, page, {
          attributes: { 'data-ref': 'stored', data: JSON.stringify(good) },
        }),
        child: addElement(block, page, { script: malformed, attributes: { data: JSON.stringify(good) } }),
        data: addElement(block, page, { script: JSON.stringify(good), attributes: { data: malformed } }),
        blockJson: addElement(block, page, {
          script: JSON.stringify(good),
          attributes: { 'data-block-json': malformed },
        }),
        noObject: addElement(block, page, { script: JSON.stringify(good), attributes: { data: '[1, 2]' } }),
        truncated: addElement(block, page, {
          script: JSON.stringify(good),
          attributes: { data: '{"a": ' },
        }),
      };
      const positions = { stored: 9, child: 27, data: 27, blockJson: 27, noObject: 0, truncated: 6 };
      for (const [id, element] of Object.entries(elements)) element.id = id;
      await ready(page, Object.values(elements));
      await page.waitFor(() => Object.values(elements).every((one) => linesAbout(page, one).length > 0));
      for (const element of Object.values(elements)) element.setAttribute('data-changed', '');
      await settled(page);
      for (const [id, element] of Object.entries(elements)) {
        const lines = linesAbout(page, element);
        expect(
          lines.map(({ level }) => level),
          id,
        ).to.deep.equal(['error']);
        const text = lines[0]?.text ?? '';
        expect(text).to.include(`Error decoding ${block.name} block data.`);
        expect(text)
          .to.match(new RegExp(`<${block.tag}`))
          .and.match(/^\[azulejo\] /);
        expect(text, id).to.match(new RegExp(`\\b${positions[id as keyof typeof positions]}\\b`));
        if (first) expect(plain(element[first.property]), id).to.deep.equal(plain(value));
      }
      expect(page.errors).to.deep.equal([]);
    });

    it('ignores unknown keys, also names such as `constructor`', async () => {
      const page = emptyPage();
      const unknown =
        '"noSuchField": {"a": [1]}, "__proto__": {"polluted": 1}, "constructor": 1, "toString": "x", "": 0';
      const content = JSON.stringify(contentData(block.settings)).slice(1, -1);
      const text = `{${unknown}${content && `, ${content.replaceAll('{', `{${unknown}, `)}`}}`;
      const elements = [
        addElement(block, page, { attributes: { data: text, 'no-such-field': '1', constructor: 'x' } }),
        addElement(block, page, { script: text, attributes: { tostring: '', 'has-own-property': '' } }),
      ];
      await ready(page, elements);
      await settled(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
      expect('polluted' in page.window.Object.prototype).to.equal(false);
      const complete = parse(block.settings.schema, contentData(block.settings));
      for (const element of elements)
        for (const { key, property } of block.keys)
          expect(plain(element[property]), key).to.deep.equal(plain((complete as BlockElement)[key]));
    });

    it('reads a megabyte of data', async () => {
      const page = emptyPage();
      const filler = 'azulejo '.repeat(125);
      const many = contentData(block.settings, 1000 / Math.max(1, Object.keys(block.settings.fields).length));
      const attributes = { data: JSON.stringify({ ...many, noSuchField: filler.repeat(1000) }) };
      const elements = [
        addElement(block, page, { attributes }),
        addElement(block, page, { script: attributes.data }),
        addElement(block, page, { attributes: { data: `{"a": "${filler.repeat(1000)}` } }),
      ];
      await ready(page, elements);
      await page.waitFor(() => page.console.length > 0);
      const [message = '', ...more] = page.console.map(({ args: [text] }) => String(text));
      expect(message).to.include('Error decoding').and.match(/\b6\b/);
      expect(message.length).to.be.lessThan(1000);
      expect([...more, ...page.errors]).to.deep.equal([]);
      for (const { key, property } of block.keys.filter((one) => one.key in many))
        for (const element of elements.slice(0, 2))
          expect(element[property]).to.have.length((many[key] as unknown[]).length);
    });
  });
}

interface ExpectedWarning {
  page: Page;
  element: Element;
  field: FieldPath;
  value: unknown;
}

function expectWarning({ page, element, field, value }: ExpectedWarning): void {
  // A block may add a line in its own words, such as about an entry that has no id then.
  const lines = linesAbout(page, element).filter(({ args: [text] }) =>
    String(text).includes(JSON.stringify(value)),
  );
  expect(
    lines.map(({ level }) => level),
    element.outerHTML,
  ).to.deep.equal(['warn']);
  const text = lines[0]?.text ?? '';
  for (const part of ['[azulejo] ', `<${element.localName} id="${element.id}">`, `${field.path} `])
    expect(text).to.include(part);
  for (const word of expectedWords(field.shape)) expect(text.split('expected')[1]).to.match(word);
}
