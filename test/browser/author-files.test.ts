/** What custom-elements.json says of each element is so in a browser. */
import type { JsonSchema } from '../../src/build/write/json-schema';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { before, describe, expect, it } from './support/suite';

interface Documented {
  kind?: string;
  name: string;
  type: { text: string };
  default?: string;
  attribute?: string;
}

interface Declaration {
  tagName: string;
  attributes: Documented[];
  members: Documented[];
  events: Documented[];
  cssParts: Documented[];
  cssStates: Documented[];
}

const json = async <T>(path: string): Promise<T> => (await fetch(`/dist/${path}`)).json();

const manifest = await json<{ modules: { declarations: Declaration[] }[] }>('custom-elements.json');
const elements = manifest.modules.flatMap(({ declarations }) => declarations);

type Block = HTMLElement & Record<string, unknown>;

/** A page with `markup`, once each element of a block in it shows. */
const readyPage = async (options: { script: string; html: string }): Promise<Page> => {
  const page = await openPage({ ...options, height: 3000 });
  await page.waitFor(() => page.window.Azulejo);
  await Promise.all([...page.document.body.children].map((child) => page.window.Azulejo.whenReady(child)));
  return page;
};

/** Attribute texts that mean something else than the default. A number at its limit has its neighbour on one side. */
const otherTexts = ({ type, default: standard }: Documented): string[] => {
  const { text } = type;
  if (text === 'boolean') return [standard === 'true' ? 'false' : ''];
  if (text === 'Array<string>') return ['["one"]'];
  if (text.startsWith('Array')) return ['[{}, {}, {}]'];
  if (text.startsWith('{')) return ['{}'];
  if (text === 'number') return [`${Number(standard ?? 0) + 1}`, `${Number(standard ?? 0) - 1}`];
  const values = [...text.matchAll(/'(.+?)'/g)].flatMap(([, value]) => value ?? []);
  if (values.length) return values.filter((value) => `'${value}'` !== standard);
  return ['{}', 'grid-like', '50%'];
};

/** Settings with something in every field, so that every part has a reason to be there. */
const fullOf = (schema: JsonSchema): unknown => {
  const isTelling = schema.default && !(Array.isArray(schema.default) && !schema.default.length);
  if (isTelling) return schema.default;
  const [alternative] = schema.anyOf ?? [];
  if (alternative) return fullOf(alternative);
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [fullOf(schema.items)];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([, { deprecated }]) => !deprecated)
        .map(([key, field]) => [key, fullOf(field)]),
    );
  return { string: 'mark.svg', number: schema.minimum ?? 1, boolean: true }[schema.type ?? ''];
};

const partsIn = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);

eachFlavour(({ name, script }) => {
  for (const { tagName, attributes, members, events, cssParts, cssStates } of elements)
    describe(`${tagName} as its documentation says (${name})`, () => {
      let page: Page;
      let element: Block;

      before(async () => {
        const block = tagName.slice(3);
        const schema = await json<JsonSchema>(`schemas/${block}.schema.json`);
        const designs = schema.properties?.design?.examples ?? [undefined];
        const full = designs.map((design) => JSON.stringify({ ...(fullOf(schema) as object), design }));
        const html = `<${tagName}></${tagName}>${full
          .map((data) => `<${tagName}><script type="application/json">${data}</script></${tagName}>`)
          .join('')}`;
        page = await readyPage({ script, html });
        element = page.$<Block>(tagName);
      });

      it('has each method, and each property at its default; none hides what every element has', () => {
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

      it('takes each setting as an attribute', async () => {
        for (const member of members.filter(({ attribute }) => attribute && attribute !== 'data')) {
          const before = JSON.stringify(element[member.name]);
          let isTaken = false;
          for (const text of otherTexts(member)) {
            element.setAttribute(member.attribute ?? '', text);
            await page.painted();
            isTaken = JSON.stringify(element[member.name]) !== before;
            if (isTaken) break;
          }
          expect(isTaken, `${member.attribute} for ${member.name}`).to.equal(true);
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

      // That none is listed in vain, test/unit/build/custom-elements.test.ts holds: many come and go.
      it('has no parts but those that are listed', () => {
        const shown = new Set(page.$$(tagName).flatMap(partsIn));
        expect(cssParts.map((part) => part.name)).to.include.members([...shown]);
      });

      it('is in the state "ready", which is listed', () => {
        expect(element.matches(':state(ready)')).to.equal(true);
        expect(cssStates.map((state) => state.name)).to.include('ready');
      });

      it('fires az-ready, and lists it', async () => {
        const added = page.document.createElement(tagName);
        // It is far below.
        added.setAttribute('loading', 'eager');
        const fired: string[] = [];
        for (const event of events) added.addEventListener(event.name, ({ type }) => fired.push(type));
        page.document.body.append(added);
        await page.waitFor(() => fired.includes('az-ready'));
      });
    });

  describe(`the events of az-accordion (${name})`, () => {
    it('are fired under the names that are listed', async () => {
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
