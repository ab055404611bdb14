import type { BlockElement } from '../support/blocks';
import type { Page } from '../support/page';
import { afterEach, beforeEach, describe, expect, it } from '../support/suite';
import { testRun } from '../support/test-run';
import { payloads } from './payloads';
import type { Shape } from './shape';
import { asAttribute } from './spelling';
import { addElement, openBlockPage, ready, settled, type TestedBlock } from './tested-block';
import { validValue } from './values';

/** Time for delayed effects of a payload: an iframe, a failed picture, the sanitiser that is loaded on demand. */
const settleMs = 300;

const stacked = 'body { display: grid; grid-template-columns: minmax(0, 1fr) } body > * { grid-area: 1 / 1 }';

/** Elements that run or fetch something, or pose as the page. */
const dangerous = 'script, iframe, object, embed, base, meta, link, style, form, frame, applet';

/** Data with `text` in every field that takes a text, and valid values in the other fields. */
function fillTexts(shape: Shape, value: string, key = ''): unknown {
  const { type, item, fields, alternatives } = shape;
  if (type === 'string') return value;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fillTexts(field, value, name)]),
    );
  if (type === 'array' && item) return [fillTexts(item, value)];
  const text = alternatives.find((one) => one.type === 'string');
  if (text) return fillTexts(text, value, key);
  return validValue(shape, 0, key);
}

/** Elements that can have the focus. */
const focusable =
  'a, area, audio, button, details, embed, iframe, input, object, select, summary, textarea, video, [tabindex], [contenteditable], [onfocus]';

const everythingIn = (element: Element): Element[] => [
  element,
  ...element.querySelectorAll('*'),
  ...(element.shadowRoot?.querySelectorAll('*') ?? []),
];

const countDangerous = (element: Element): number =>
  everythingIn(element).filter((one) => one.matches(dangerous)).length;

/** Event handlers and script addresses inside the element. Its own attributes carry the payload as data. */
function scriptableAttributesIn(element: Element): string[] {
  const inside = everythingIn(element).filter((one) => one !== element);
  return inside.flatMap((one) =>
    [...one.attributes]
      .filter(({ name, value }) => isHandler(name) || (isAddress(name, one) && isScriptAddress(value)))
      .map(({ name, value }) => `${one.localName} ${name}=${JSON.stringify(value)}`),
  );
}

const isHandler = (name: string): boolean => /^on|^srcdoc$/i.test(name);

/** The values of an SVG animation are addresses where it animates one. */
const isAddress = (name: string, { localName, attributes }: Element): boolean =>
  /^(href|xlink:href|src|srcset|action|formaction|poster|background|cite|ping)$/i.test(name) ||
  (/^(values|to|from|by)$/.test(name) && 'attributeName' in attributes) ||
  (name === 'data' && localName === 'object');

/** Browsers ignore white space and control characters in a scheme. */
function isScriptAddress(value: string): boolean {
  const scheme = [...value].filter((letter) => letter > ' ').join('');
  return /^(javascript|vbscript):|^data:(?!image\/(?!svg))/i.test(scheme);
}

/** Whether the element is a link to another page, as the browser reads its address. */
const isLinkAway = (one: Element): boolean =>
  one.matches('a[target]') ||
  (one.matches('a:not([href^="#"])') && /^https?:/.test((one as HTMLAnchorElement).href));

/** A page that notices when a payload runs, and the check that none does. */
interface Trap {
  open(): Promise<Page>;
  expectInert(page: Page, elements: BlockElement[]): Promise<void>;
}

function setTrap(block: TestedBlock): Trap {
  let calls: unknown[] = [];
  const onMessage = ({ data }: MessageEvent) => {
    if (data === 'pwned') calls.push(data);
  };
  beforeEach(() => {
    calls = [];
    window.addEventListener('message', onMessage);
  });
  afterEach(() => window.removeEventListener('message', onMessage));

  const open = async (): Promise<Page> => {
    // The elements overlap, so that all are in view: an element out of view would not load.
    const page = await openBlockPage(block, { html: `<style>${stacked}</style>` });
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
      Object.assign(page.window, { [name]: () => void calls.push(name) });
    return page;
  };

  /** Hovers, presses and focuses all elements that payloads may have made, except links that leave the page. */
  const tryControls = (elements: Element[]): void => {
    for (const one of elements.flatMap(everythingIn)) {
      if (isLinkAway(one)) continue;
      const pressed = one.matches('a, button, summary, [tabindex]') ? ['click'] : [];
      for (const type of ['mouseover', ...pressed])
        one.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      // Each call lays out the page, also where it is in vain.
      if (one.matches(focusable)) (one as Partial<HTMLElement>).focus?.();
    }
  };

  const expectInert = async (page: Page, elements: BlockElement[]): Promise<void> => {
    const reference = addElement(block, page, {
      attributes: { data: JSON.stringify(fillTexts(block.settings, 'text')) },
    });
    const { pathname } = page.window.location;
    await ready(page, [reference, ...elements]);
    await settled(page);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    for (const element of elements) {
      const hint = element.outerHTML.slice(0, 300);
      expect(scriptableAttributesIn(element), hint).to.deep.equal([]);
      expect(countDangerous(element), hint).to.equal(countDangerous(reference) + countSettings(element));
    }
    tryControls(elements);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    expect(calls).to.deep.equal([]);
    expect([page.captured.documents, page.window.location.pathname]).to.deep.equal([1, pathname]);
  };

  return { open, expectInert };
}

/**
 * The texts are in `data`, with every payload. Each other source ends in the same settings: some payloads are enough for those,
 * and one flavour.
 */
export function injectionTests(block: TestedBlock, emptyPage: () => Page): void {
  const { settings, keys, flavour } = block;
  const { hasAllFlavours } = testRun;
  const testsOtherSources = hasAllFlavours || flavour.name === 'react';
  const otherPayloads = testsOtherSources ? payloads.slice(0, hasAllFlavours ? payloads.length : 9) : [];
  const otherSources = testsOtherSources ? ', in a settings script, in attributes and in properties' : '';

  const addWithOtherSource = (page: Page, payload: string, nth: number): BlockElement => {
    const values = fillTexts(settings, payload) as Record<string, unknown>;
    if (nth % 3 === 0)
      return addElement(block, page, { id: `script-${nth}`, script: JSON.stringify(values) });
    const element = addElement(block, page, { id: `${nth % 3 === 1 ? 'properties' : 'attributes'}-${nth}` });
    for (const { key, attribute, property } of keys) {
      if (nth % 3 === 1) element[property] = values[key];
      else element.setAttribute(attribute, asAttribute(values[key]));
    }
    return element;
  };

  describe('a text with markup and scripts', () => {
    const { open, expectInert } = setTrap(block);

    it(`is inert in every field of \`data\`${otherSources}`, async () => {
      const page = await open();
      const elements = payloads.map((payload) =>
        addElement(block, page, { attributes: { data: JSON.stringify(fillTexts(settings, payload)) } }),
      );
      // In the same page, whose payloads need time for their effects only once.
      const others = otherPayloads.map((payload, nth) => addWithOtherSource(page, payload, nth));
      await expectInert(page, [...elements, ...others]);
    });

    it('is shown as text, except in fields documented as HTML', async () => {
      const page = emptyPage();
      page.document.body.innerHTML = `<style>${stacked}</style>`;
      const response = await fetch(`/dist/schemas/${block.name}.schema.json`);
      const documentation = (await response.json()) as DocumentedSchema;
      const fields = textFields(settings, documentation);
      const elements = fields.map(({ value }) =>
        addElement(block, page, { attributes: { data: JSON.stringify(value('<u>read</u>')) } }),
      );
      await ready(page, elements);
      await settled(page);
      for (const [nth, { path, description }] of fields.entries()) {
        const element = elements[nth] as BlockElement;
        const isHtml = element.shadowRoot?.querySelector('u') !== null;
        expect(
          isHtml && !/\bHTML\b/.test(description),
          `${path} is shown as HTML; its documentation says: ${description}`,
        ).to.equal(false);
        if (!isHtml) expect(element.shadowRoot?.innerHTML).not.to.match(/<u[ >]/);
      }
    });
  });
}

const countSettings = (element: Element): number =>
  element.querySelectorAll('script[type="application/json"]').length;

/** The descriptions in a block's JSON Schema. */
interface DocumentedSchema {
  description?: string;
  properties?: Record<string, DocumentedSchema>;
  items?: DocumentedSchema;
}

interface TextField {
  path: string;
  description: string;
  value(text: string): unknown;
}

/** Each field that takes a text, alone: the other fields keep their defaults. */
function textFields(
  shape: Shape,
  { description = '', properties = {}, items = {} }: DocumentedSchema,
): TextField[] {
  const { type, item, fields, alternatives } = shape;
  const takesText = type === 'string' || alternatives.some((one) => one.type === 'string');
  if (takesText) return [{ path: '', description, value: (text) => text }];
  if (item) return textFields(item, items).map((one) => ({ ...one, value: (text) => [one.value(text)] }));
  return Object.entries(fields).flatMap(([key, field]) =>
    textFields(field, properties[key] ?? {}).map((one) => ({
      ...one,
      path: `${key} ${one.path}`.trim(),
      value: (text: string) => ({ [key]: one.value(text) }),
    })),
  );
}
