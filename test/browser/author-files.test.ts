/** Checks custom-elements.json, which editors read, against the elements in a browser. */

import type { JsonSchema } from '../../src/build/author-files/json-schema';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { after, before, describe, expect, it } from './support/suite';

interface Entry {
  kind?: string;
  name: string;
  type: { text: string };
  default?: string;
  attribute?: string;
}

interface Declaration {
  tagName: string;
  attributes: Entry[];
  members: Entry[];
  events: Entry[];
  cssParts: Entry[];
  cssStates: Entry[];
}

const json = async <T>(path: string): Promise<T> => (await fetch(`/dist/${path}`)).json();

const manifest = await json<{ modules: { declarations: Declaration[] }[] }>('custom-elements.json');
const elements = manifest.modules.flatMap(({ declarations }) => declarations);

type Block = HTMLElement & Record<string, unknown>;

/** Opens a page and waits until all of its blocks are ready. */
const readyPage = async (options: { script: string; html: string }): Promise<Page> => {
  const page = await openPage({ ...options, height: 3000 });
  await page.waitFor(() => page.window.Azulejo);
  await Promise.all([...page.document.body.children].map((child) => page.window.Azulejo.whenReady(child)));
  return page;
};

/** Attribute values that differ from the default. A number at its limit has a neighbour on one side only. */
const otherValues = ({ type, default: defaultValue }: Entry): string[] => {
  const { text } = type;
  if (text === 'boolean') return [defaultValue === 'true' ? 'false' : ''];
  if (text === 'Array<string>') return ['["one"]'];
  if (text === 'Array<number>') return ['[1]'];
  const [, entry] = /^Array<'(.+?)'/.exec(text) ?? [];
  if (entry) return [JSON.stringify([entry])];
  if (text.startsWith('Array')) return ['[{}, {}, {}]'];
  if (text.startsWith('{')) return ['{}'];
  if (text.startsWith('number'))
    return [`${Number(defaultValue ?? 0) + 1}`, `${Number(defaultValue ?? 0) - 1}`];
  const values = [...text.matchAll(/'(.+?)'/g)].flatMap(([, value]) => value ?? []);
  if (values.length) return values.filter((value) => `'${value}'` !== defaultValue);
  return ['{}', 'grid-like', '50%', '4:3'];
};

/** Settings with a value in every field, so that the block renders as many parts as possible. */
const completeSettings = (schema: JsonSchema): unknown => {
  const hasDefault = schema.default && !(Array.isArray(schema.default) && !schema.default.length);
  if (hasDefault) return schema.default;
  const [alternative] = schema.anyOf ?? [];
  if (alternative) return completeSettings(alternative);
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [completeSettings(schema.items)];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([, { deprecated }]) => !deprecated)
        .map(([key, field]) => [key, completeSettings(field)]),
    );
  return { string: 'mark.svg', number: schema.minimum ?? 1, boolean: true }[schema.type ?? ''];
};

const partsIn = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);

defaultFlavour(({ name, script }) => {
  for (const { tagName, attributes, members, events, cssParts, cssStates } of elements)
    describe(`the documentation of ${tagName} (${name})`, () => {
      let page: Page;
      let element: Block;

      before(async () => {
        const block = tagName.slice(3);
        const schema = await json<JsonSchema>(`schemas/${block}.schema.json`);
        const designs = schema.properties?.design?.examples ?? [undefined];
        const full = designs.map((design) =>
          JSON.stringify({ ...(completeSettings(schema) as object), design }),
        );
        const html = `<${tagName}></${tagName}>${full
          .map((data) => `<${tagName}><script type="application/json">${data}</script></${tagName}>`)
          .join('')}`;
        page = await readyPage({ script, html });
        element = page.$<Block>(tagName);
      });
      // Open pages go on with their motion, beside those of the blocks that follow.
      after(() => page.close());

      it('matches the methods and the defaults of the properties; none hides a property of HTMLElement', () => {
        for (const member of members) {
          expect(member.name in page.window.HTMLElement.prototype, member.name).to.equal(false);
          expect(member.name in element, member.name).to.equal(true);
          if (member.kind === 'method') expect(element[member.name]).to.be.a('function');
          if (member.default)
            expect(element[member.name], member.name).to.deep.equal(
              JSON.parse(member.default.replace(/^'(.*)'$/, '"$1"')),
            );
        }
      });

      it('matches the attributes of the settings', () => {
        for (const member of members.filter(({ attribute }) => attribute && attribute !== 'data')) {
          const before = JSON.stringify(element[member.name]);
          let isChanged = false;
          for (const text of otherValues(member)) {
            element.setAttribute(member.attribute ?? '', text);
            isChanged = JSON.stringify(element[member.name]) !== before;
            if (isChanged) break;
          }
          expect(isChanged, `${member.attribute} for ${member.name}`).to.equal(true);
          element.removeAttribute(member.attribute ?? '');
        }
      });

      it('lists the attributes that every element has', () => {
        expect(attributes.map((attribute) => attribute.name)).to.include.members([
          'data',
          'data-block-json',
          'data-ref',
          'loading',
        ]);
      });

      // test/unit/build/custom-elements.test.ts checks the other direction: many parts are rendered only at times.
      it('lists all rendered parts', () => {
        const rendered = new Set(page.$$(tagName).flatMap(partsIn));
        expect(cssParts.map((part) => part.name)).to.include.members([...rendered]);
      });

      it('lists the state "ready", which matches', () => {
        expect(isReady(element)).to.equal(true);
        expect(cssStates.map((state) => state.name)).to.include('ready');
      });

      it('lists az-ready, which is fired', async () => {
        const added = page.document.createElement(tagName);
        // The element is far below the viewport.
        added.setAttribute('loading', 'eager');
        const fired: string[] = [];
        for (const event of events) added.addEventListener(event.name, ({ type }) => fired.push(type));
        page.document.body.append(added);
        await page.waitFor(() => fired.includes('az-ready'));
      });
    });

  describe(`the events of az-accordion (${name})`, () => {
    it('have the names in the documentation', async () => {
      const html = '<az-accordion><details><summary>Delivery</summary>Two days</details></az-accordion>';
      const page = await readyPage({ script, html });
      const fired: CustomEvent[] = [];
      const own = elements.find(({ tagName }) => tagName === 'az-accordion')?.events ?? [];
      for (const event of own)
        page.$('az-accordion').addEventListener(event.name, (one) => fired.push(one as CustomEvent));
      page.click(page.$('summary'));
      await page.waitFor(() => fired.length);
      expect(fired.map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['az-toggle', { index: 0, open: true }],
      ]);
    });
  });
});
