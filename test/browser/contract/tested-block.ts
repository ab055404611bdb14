import { blocks } from 'azulejo:blocks';
import { type BlockElement, nextTask, settingsScript } from '../support/blocks';
import { engine } from '../support/engine';
import type { Flavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';
import { after, afterEach, before, beforeEach } from '../support/suite';
import { testRun } from '../support/test-run';
import { painted } from '../support/wait-for';
import { type Shape, shapeOf } from './shape';
import { type Spelling, spellingOf } from './spelling';

/** A block in one flavour. */
export interface Subject {
  /** The folder in elements/. */
  block: string;
  /** Its pages in demo/: its own first. */
  pages: string[];
  tag: string;
  flavour: Flavour;
  /**
   * Whether to run also the tests with equal results in each flavour and engine: reading of settings, axe, and all demo pages.
   * React in Chromium does; `npm run test:all` does everywhere.
   */
  isFullRun: boolean;
  /**
   * Whether to run also the tests of what both flavours have in common: stylesheets, motion, the listeners of a block. React
   * does; `npm run test:all` does in both.
   */
  testsSharedParts: boolean;
  settings: Shape;
  catalogues: Record<string, Record<string, string>>;
  /** The top-level settings with how a page spells them. */
  keys: ({ key: string; shape: Shape } & Spelling)[];
}

/** The block of this run (the runner starts the contract suite once per block) in one flavour. */
export function subjectIn(flavour: Flavour): Subject {
  const found = blocks.find(({ name }) => name === testRun.block);
  if (!found) throw new Error(`The contract suite tests one block of elements/, and got ${testRun.block}.`);
  const { name: block, pages, schema, catalogues } = found;
  const settings = shapeOf(schema);
  const keys = Object.entries(settings.fields).map(([key, shape]) => ({
    key,
    shape,
    ...spellingOf({ block, settings, key }),
  }));
  const testsSharedParts = testRun.hasAllFlavours || flavour.name === 'react';
  const isFullRun = testRun.hasAllFlavours || (engine === 'chromium' && flavour.name === 'react');
  return {
    block,
    pages,
    tag: `az-${block}`,
    flavour,
    isFullRun,
    testsSharedParts,
    settings,
    catalogues,
    keys,
  };
}

/** Small: what is out of view costs no painting. */
const smallWindow = { width: 640, height: 200 };

/** Opens a page with the library and waits until it knows the block. */
export async function openSubject({ block, tag, flavour }: Subject, options: PageOptions): Promise<Page> {
  const page = await openPage({ script: flavour.script, ...smallWindow, ...options });
  // The loader is an async script: it is there when the page has loaded.
  await page.window.Azulejo.load(block);
  if (!page.window.customElements.get(tag)) throw new Error(`elements/${block}.js does not define <${tag}>.`);
  return page;
}

/** Gives a test the page that it shares with others. */
export type EmptyPage = () => Page;

/**
 * One empty page for all tests that only add elements: opening a page takes longer than such a test. After each test, the
 * page's body and its record of the console are empty again.
 */
export function emptyPageOf(subject: Subject): EmptyPage {
  let page: Page;
  before(async () => {
    page = await openSubject(subject, { html: '' });
  });
  afterEach(async () => {
    // The elements first: an element that is still there would miss its stored data.
    for (const element of page.document.querySelectorAll(subject.tag)) element.remove();
    await nextTask(page);
    page.document.body.replaceChildren();
    page.document.body.hidden = false;
    page.console.length = 0;
    page.errors.length = 0;
  });
  after(() => page.close());
  return () => page;
}

/** Hides what tests add to the empty page: settings are read without it, and the layout of a hundred calendars takes long. */
export function withoutLayout(emptyPage: EmptyPage): void {
  beforeEach(() => {
    emptyPage().document.body.hidden = true;
  });
}

interface NewElement {
  id?: string;
  attributes?: Record<string, string>;
  /** The text of a script for settings, as a child of the element. */
  script?: string;
  /** Default: in the page's body. */
  parent?: Element;
}

/** Puts an element into the page that shows at once, wherever it is. */
export function addElement({ tag }: Subject, page: Page, options: NewElement = {}): BlockElement {
  const { id, attributes = {}, script, parent = page.document.body } = options;
  const element = page.document.createElement(tag);
  if (id) element.id = id;
  for (const [name, value] of Object.entries({ loading: 'eager', ...attributes }))
    element.setAttribute(name, value);
  if (script !== undefined) element.append(settingsScript(page, script));
  parent.append(element);
  return element as BlockElement;
}

/** Blocks that a block shows at once: a collection of events has a calendar. */
const innerBlocks = (element: Element): Element[] =>
  [...(element.shadowRoot?.querySelectorAll('[loading="eager"]') ?? [])].filter(({ localName }) =>
    localName.startsWith('az-'),
  );

/** Waits until elements have rendered their content, with what they load from a server and with the blocks inside them. */
export async function ready(page: Page, elements: Element[]): Promise<void> {
  const isReady = (element: Element): boolean =>
    element.matches(':state(ready)') &&
    !element.shadowRoot?.querySelector('[aria-busy="true"]') &&
    innerBlocks(element).every(isReady);
  const names = () =>
    elements.filter((one) => !isReady(one)).map(({ localName, id }) => `${localName}#${id}`);
  const wait = page.waitFor(() => elements.every(isReady));
  await wait.catch((error: Error) => {
    throw new Error(`Not ready: ${names().join(', ')}. ${error.message}`);
  });
}

/** Lets changes of attributes, properties and content reach the elements and show. */
export async function settled(page: Page): Promise<void> {
  await painted(page.window);
  await painted(page.window);
}

/** A copy of a value as JSON, to compare values of two realms. */
export function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
