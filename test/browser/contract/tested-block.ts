import { blocks } from 'azulejo:blocks';
import { type BlockElement, isReady, nextTask, settingsScript } from '../support/blocks';
import type { Flavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';
import { after, afterEach, before, beforeEach } from '../support/suite';
import { testRun } from '../support/test-run';
import { painted } from '../support/wait-for';
import { type Shape, shapeOf } from './shape';
import { type Spelling, spellingOf } from './spelling';

/** The block that this run tests, in one flavour. */
export interface TestedBlock {
  /** The folder in elements/. */
  name: string;
  tag: string;
  flavour: Flavour;
  /** Its pages in demo/: its own first. */
  pages: string[];
  settings: Shape;
  /** The top-level settings with how a page spells them. */
  keys: ({ key: string; shape: Shape } & Spelling)[];
  catalogues: Record<string, Record<string, string>>;
}

/** The runner starts the contract suite once per block. */
export function testedBlock(flavour: Flavour): TestedBlock {
  const found = blocks.find(({ name }) => name === testRun.block);
  if (!found) throw new Error(`The contract suite tests one block of elements/, and got ${testRun.block}.`);
  const { name, pages, schema, catalogues } = found;
  const settings = shapeOf(schema);
  const keys = Object.entries(settings.fields).map(([key, shape]) => ({
    key,
    shape,
    ...spellingOf({ block: name, settings, key }),
  }));
  return { name, tag: `az-${name}`, flavour, pages, settings, keys, catalogues };
}

/** Small: what is out of view costs no painting. */
const smallWindow = { width: 640, height: 200 };

/** Opens a page with the library and waits until it knows the block. */
export async function openBlockPage(
  { name, tag, flavour }: TestedBlock,
  options: PageOptions,
): Promise<Page> {
  const page = await openPage({ script: flavour.script, ...smallWindow, ...options });
  // The loader is an async script: it is there when the page has loaded.
  await page.window.Azulejo.load(name);
  if (!page.window.customElements.get(tag)) throw new Error(`elements/${name}.js does not define <${tag}>.`);
  return page;
}

/**
 * One empty page for all tests that only add elements: opening a page takes longer than such a test. After each test, the
 * page's body and its record of the console are empty again.
 * @returns a function that gives a test this page
 */
export function openEmptyPage(block: TestedBlock): () => Page {
  let page: Page;
  before(async () => {
    page = await openBlockPage(block, { html: '' });
  });
  afterEach(async () => {
    // The elements first: an element that is still there would miss its stored data.
    for (const element of page.document.querySelectorAll(block.tag)) element.remove();
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
export function withoutLayout(emptyPage: () => Page): void {
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
export function addElement({ tag }: TestedBlock, page: Page, options: NewElement = {}): BlockElement {
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

/** Whether an element has rendered its content, with what it loads from a server and with the blocks inside it. */
export const isComplete = (element: Element): boolean =>
  isReady(element) &&
  !element.shadowRoot?.querySelector('[aria-busy="true"]') &&
  innerBlocks(element).every(isComplete);

/** Waits until elements are complete. */
export async function ready(page: Page, elements: Element[]): Promise<void> {
  const names = () =>
    elements.filter((one) => !isComplete(one)).map(({ localName, id }) => `${localName}#${id}`);
  const wait = page.waitFor(() => elements.every(isComplete));
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
