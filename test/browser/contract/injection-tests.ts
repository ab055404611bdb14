import { openPage as openBarePage, type Page } from '../support/page';
import { afterEach, beforeEach, describe, expect, it } from '../support/suite';
import { payloads } from './payloads';
import type { Shape } from './shape';
import { addElement, type BlockElement, openSubject, ready, type Subject, settled } from './subject';
import { rightValue } from './values';

/** Time for what runs late: a frame of its own, a failed picture, a sanitiser that has to be loaded. */
const lateMs = 300;

const stacked = 'body { display: grid; grid-template-columns: minmax(0, 1fr) } body > * { grid-area: 1 / 1 }';

/** Elements that run or fetch something, or pose as the page. */
const dangerous = 'script, iframe, object, embed, base, meta, link, style, form, frame, applet';

/** `value` in every place that takes a text, other places filled so that all of them show. */
function filled(shape: Shape, value: string, key = ''): unknown {
  const { type, item, fields, alternatives } = shape;
  if (type === 'string') return value;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, filled(field, value, name)]),
    );
  if (type === 'array' && item) return [filled(item, value)];
  const text = alternatives.find((one) => one.type === 'string');
  if (text) return filled(text, value, key);
  return rightValue(shape, 0, key);
}

const everythingIn = (element: Element): Element[] => [
  element,
  ...element.querySelectorAll('*'),
  ...(element.shadowRoot?.querySelectorAll('*') ?? []),
];

const countDangerous = (element: Element): number =>
  everythingIn(element).filter((one) => one.matches(dangerous)).length;

/** Handlers and addresses that would run something. The attribute that brought the payload is no address. */
function remainsIn(element: Element): string[] {
  const inside = everythingIn(element).filter((one) => one !== element);
  return inside.flatMap((one) =>
    [...one.attributes]
      .filter(({ name, value }) => isHandler(name) || (isAddress(name, one) && runs(value)))
      .map(({ name, value }) => `${one.localName} ${name}=${JSON.stringify(value)}`),
  );
}

const isHandler = (name: string): boolean => /^on|^srcdoc$/i.test(name);

/** The values of an SVG animation are addresses where it animates one. */
const isAddress = (name: string, { localName, attributes }: Element): boolean =>
  /^(href|xlink:href|src|srcset|action|formaction|poster|background|cite|ping)$/i.test(name) ||
  (/^(values|to|from|by)$/.test(name) && 'attributeName' in attributes) ||
  (name === 'data' && localName === 'object');

/** As a browser reads an address: white space and control characters in the scheme do not count. */
function runs(value: string): boolean {
  const scheme = [...value].filter((letter) => letter > ' ').join('');
  return /^(javascript|vbscript):|^data:(?!image\/(?!svg))/i.test(scheme);
}

/** Whether it is a link to another page, as the browser reads its address. */
const leaves = (one: Element): boolean =>
  one.matches('a[target]') ||
  (one.matches('a:not([href^="#"])') && /^https?:/.test((one as HTMLAnchorElement).href));

export function injectionTests(subject: Subject): void {
  const { settings, keys } = subject;
  let ran: unknown[] = [];
  const onMessage = ({ data }: MessageEvent) => {
    if (data === 'pwned') ran.push(data);
  };
  beforeEach(() => {
    ran = [];
    window.addEventListener('message', onMessage);
  });
  afterEach(() => window.removeEventListener('message', onMessage));

  const open = async (): Promise<Page> => {
    // One upon the other, so that all are in sight: what waits for its turn is not tried.
    const page = await openSubject(subject, { html: `<style>${stacked}</style>` });
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
      Object.assign(page.window, { [name]: () => void ran.push(name) });
    return page;
  };

  /** Uses what the payloads may have left: presses it, and follows links that do not leave the page. */
  const use = (elements: Element[]): void => {
    for (const one of elements.flatMap(everythingIn)) {
      if (leaves(one)) continue;
      const pressed = one.matches('a, button, summary, [tabindex]') ? ['click'] : [];
      for (const type of ['mouseover', ...pressed])
        one.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      (one as Partial<HTMLElement>).focus?.();
    }
  };

  const expectNothingRan = async (page: Page, elements: BlockElement[]): Promise<void> => {
    const plainOne = addElement(subject, page, {
      attributes: { data: JSON.stringify(filled(settings, 'text')) },
    });
    const { pathname } = page.window.location;
    await ready(page, [plainOne, ...elements]);
    await settled(page);
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    for (const element of elements) {
      const hint = element.outerHTML.slice(0, 300);
      expect(remainsIn(element), hint).to.deep.equal([]);
      expect(countDangerous(element), hint).to.equal(countDangerous(plainOne) + countSettings(element));
    }
    use(elements);
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    expect(ran).to.deep.equal([]);
    expect([page.captured.documents, page.window.location.pathname]).to.deep.equal([1, pathname]);
  };

  describe('a text that would run as HTML', () => {
    it('does nothing, from data in any field', async () => {
      const page = await open();
      const elements = payloads.map((payload) =>
        addElement(subject, page, { attributes: { data: JSON.stringify(filled(settings, payload)) } }),
      );
      await expectNothingRan(page, elements);
    });

    it('does nothing, from a script, an attribute or a property', async () => {
      const page = await open();
      const elements = payloads.map((payload, nth) => {
        const values = filled(settings, payload) as Record<string, unknown>;
        if (nth % 3 === 0) return addElement(subject, page, { script: JSON.stringify(values) });
        const element = addElement(subject, page);
        for (const { key, attribute, property } of keys) {
          const value = values[key];
          if (nth % 3 === 1) element[property] = value;
          else
            element.setAttribute(attribute, typeof value === 'object' ? JSON.stringify(value) : `${value}`);
        }
        return element;
      });
      await expectNothingRan(page, elements);
    });

    it('is read as text, but in a field that says it takes HTML', async () => {
      const page = await open();
      const response = await fetch(`/dist/schemas/${subject.block}.schema.json`);
      const documentation = (await response.json()) as Documented;
      const fields = textFields(settings, documentation);
      const elements = fields.map(({ value }) =>
        addElement(subject, page, { attributes: { data: JSON.stringify(value('<u>read</u>')) } }),
      );
      await ready(page, elements);
      await settled(page);
      for (const [nth, { path, described }] of fields.entries()) {
        const element = elements[nth] as BlockElement;
        const isHtml = element.shadowRoot?.querySelector('u') !== null;
        expect(
          isHtml && !/\bHTML\b/.test(described),
          `${path} is shown as HTML; its documentation says: ${described}`,
        ).to.equal(false);
        if (!isHtml) expect(element.shadowRoot?.innerHTML).not.to.match(/<u[ >]/);
      }
    });

    it('runs where nothing guards, so that the tests above mean something', async () => {
      const page = await openBarePage({ script: null, html: '<main></main>' });
      page.$('main').innerHTML = payloads[1] ?? '';
      await page.waitFor(() => ran.length > 0);
    });
  });
}

const countSettings = (element: Element): number =>
  element.querySelectorAll('script[type="application/json"]').length;

/** What a block's JSON Schema says of its fields. */
interface Documented {
  description?: string;
  properties?: Record<string, Documented>;
  items?: Documented;
}

interface TextField {
  path: string;
  described: string;
  value(text: string): unknown;
}

/** Each field that takes a text, by itself: beside the others at their defaults. */
function textFields(
  shape: Shape,
  { description = '', properties = {}, items = {} }: Documented,
): TextField[] {
  const { type, item, fields, alternatives } = shape;
  const takesText = type === 'string' || alternatives.some((one) => one.type === 'string');
  if (takesText) return [{ path: '', described: description, value: (text) => text }];
  if (item) return textFields(item, items).map((one) => ({ ...one, value: (text) => [one.value(text)] }));
  return Object.entries(fields).flatMap(([key, field]) =>
    textFields(field, properties[key] ?? {}).map((one) => ({
      ...one,
      path: `${key} ${one.path}`.trim(),
      value: (text: string) => ({ [key]: one.value(text) }),
    })),
  );
}
