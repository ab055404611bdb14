import { type Captured, type ConsoleLine, nothingCaptured, type PageError } from './captured';
import { visibleText } from './flat-tree';
import { wholeDocument } from './page-html';
import { moveMouseAway, PageInput, type Pinch, type Swipe, type Target, type Turn } from './page-input';
import type { PageRequest } from './page-request';
import { allByRole, nameOf, type RoleFilter } from './roles';
import { ignoreCallsFrom } from './site';
import { afterEach, beforeEach } from './suite';
import { painted, type Truthy, type WaitOptions, waitFor } from './wait-for';

export interface PageOptions extends Omit<PageRequest, 'html'> {
  /** The body, or a whole document. The body of a streamed page is left open for its `chunks`. */
  html?: string;
  /** An address of the demo site, in place of `html`. */
  url?: string;
  /** Added to the page's address. */
  query?: string;
  hash?: string;
  width?: number;
  height?: number;
  dir?: 'ltr' | 'rtl';
  lang?: string;
  /**
   * Address of the library's script (default: the React flavour); null for a page without it. A page of the demo site
   * keeps its own script tag, and gets the flavour of this one.
   */
  script?: string | null;
  /** `start` gives the page as soon as its document begins, to watch it while it loads. */
  until?: 'start' | 'load';
}

type PageWindow = Window & typeof globalThis;

/** Characters of a console line in the message of a failed wait. */
const maxHintLength = 500;

let pagesOpened = 0;

/** Pages opened within a test close after it; those opened in a `before` stay for the whole suite. */
let openedInTest: Set<Page> | undefined;
beforeEach(() => {
  openedInTest = new Set();
});
afterEach(async () => {
  for (const page of openedInTest ?? []) {
    ignoreCallsFrom(page.frame.src);
    page.close();
  }
  openedInTest = undefined;
  await moveMouseAway();
});

/** Opens a page with its own globals, headers, console and history entries, in a frame above the suite's document. */
export async function openPage(options: PageOptions): Promise<Page> {
  const { query = '', hash = '', until = 'load' } = options;
  const address = options.url ? demoAddress(options.url, options) : await storePage(options);
  const frame = createFrame(options);
  const page = new Page(frame);
  openedInTest?.add(page);

  // A task later, as within the load event a change of the hash would replace the history entry.
  const loaded = new Promise((resolve) =>
    frame.addEventListener('load', () => setTimeout(resolve), { once: true }),
  );
  frame.src = `${address}${query && `?${query}`}${hash && `#${hash}`}`;
  document.body.append(frame);
  await (until === 'load' ? loaded : waitFor(() => page.captured.documents > 0));
  return page;
}

/** The address of a demo page in the flavour of the script: `/_lite/` is the demo site with the other one. */
export function demoAddress(url: string, { script }: Pick<PageOptions, 'script'>): string {
  return script?.startsWith('/dist/lite/') ? `/_lite${url}` : url;
}

async function storePage({
  html,
  script = '/dist/azulejo.js',
  dir,
  lang,
  ...rest
}: PageOptions): Promise<string> {
  if (html === undefined) throw new Error('openPage needs `html` or `url`.');
  const { headers, delayMs, chunks } = rest;
  const request: PageRequest = { html: wholeDocument({ html, script, dir, lang }), headers, delayMs, chunks };
  const response = await fetch('/_page', { method: 'POST', body: JSON.stringify(request) });
  const { url } = (await response.json()) as { url: string };
  return url;
}

interface CapturingFrame extends HTMLIFrameElement {
  captured: Captured;
}

function createFrame({ width = 1280, height = 800 }: PageOptions): CapturingFrame {
  pagesOpened += 1;
  const frame = Object.assign(document.createElement('iframe'), { captured: nothingCaptured() });
  frame.title = `Page ${pagesOpened}`;
  // The newest page is on top, so that it receives the mouse events.
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; border: 0; background: white; z-index: ${pagesOpened}`;
  // A framed page gets the colour scheme of its frame element; here it follows the visitor's.
  frame.style.colorScheme = 'light dark';
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  return frame;
}

export class Page {
  readonly frame: HTMLIFrameElement;
  /** The record of `capture.ts` since the page's first script. */
  readonly captured: Captured;
  private readonly input: PageInput;

  constructor(frame: CapturingFrame) {
    this.frame = frame;
    this.captured = frame.captured;
    this.input = new PageInput(frame);
  }

  get window(): PageWindow {
    if (!this.frame.contentWindow)
      throw new Error('This page was closed. Pages opened in a test end with the test.');
    return this.frame.contentWindow as PageWindow;
  }

  get document(): Document {
    return this.window.document;
  }

  get console(): ConsoleLine[] {
    return this.captured.console;
  }

  /** What the console says on these levels; on all of them where none is given. */
  consoleTexts(...levels: ConsoleLine['level'][]): string[] {
    const lines = this.console.filter(({ level }) => levels.length === 0 || levels.includes(level));
    return lines.map(({ text }) => text);
  }

  get errors(): PageError[] {
    return this.captured.errors;
  }

  get violations(): SecurityPolicyViolationEvent[] {
    return this.captured.violations;
  }

  close(): void {
    this.frame.remove();
  }

  /** The browser stores no address from now on, as in a document of `srcdoc`. @returns how often the page has tried since */
  refuseAddresses(): () => number {
    let refused = 0;
    const refuse = (): never => {
      refused += 1;
      throw new DOMException('No address', 'SecurityError');
    };
    Object.assign(this.window.history, { pushState: refuse, replaceState: refuse });
    return () => refused;
  }

  /** The window's size, as the page sees it. */
  resize(width: number, height = this.frame.clientHeight): void {
    this.frame.style.width = `${width}px`;
    this.frame.style.height = `${height}px`;
  }

  /** The first element that fits, also in open shadow roots. Each root is searched by itself. */
  $<Found extends Element = HTMLElement>(selector: string): Found {
    const [found] = this.$$<Found>(selector);
    if (!found) throw new Error(`Nothing in the page fits ${selector}.`);
    return found;
  }

  $$<Found extends Element = HTMLElement>(selector: string): Found[] {
    return everyRoot(this.document).flatMap((root) => [...root.querySelectorAll<Found>(selector)]);
  }

  /** The one element of this role (and name …); fails if there is none or more than one. */
  byRole(role: string, filter?: RoleFilter): HTMLElement {
    const found = this.allByRole(role, filter);
    const [element] = found;
    if (element && found.length === 1) return element;
    const { within, ...criteria } = filter ?? {};
    const where = within ? ` in <${within.localName}>` : '';
    const others = this.allByRole(role, { within }).map((other) => `"${nameOf(other)}"`);
    throw new Error(
      `Expected one element with the role ${role}${formatFilter(criteria)}${where}, found ${found.length}. ` +
        `With this role there are: ${others.join(', ') || 'none'}.`,
    );
  }

  allByRole(role: string, filter?: RoleFilter): HTMLElement[] {
    return allByRole(this.document.documentElement, role, filter) as HTMLElement[];
  }

  /** The text that can be read. */
  text(within: Element = this.document.body): string {
    return visibleText(within);
  }

  /** The element that has the focus, also in open shadow roots. */
  get focused(): Element | null {
    let { activeElement } = this.document;
    while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    return activeElement;
  }

  /** A click as a script or an assistive technology does it: without a pointer. */
  click(element: HTMLElement): void {
    element.click();
  }

  press(...keys: string[]): Promise<void> {
    return this.input.press(keys);
  }

  type(text: string): Promise<void> {
    return this.input.type(text);
  }

  clickWithMouse(target: Target): Promise<void> {
    return this.input.click(target);
  }

  hover(target: Target): Promise<void> {
    return this.input.hover(target);
  }

  /** With the mouse; `swipe` is the same with a finger. */
  drag(way: Swipe): Promise<void> {
    return this.input.drag(way);
  }

  wheel(turn: Turn): Promise<void> {
    return this.input.wheel(turn);
  }

  /** Needs `supports('touch')`. */
  tap(target: Target): Promise<void> {
    return this.input.tap(target);
  }

  /** Needs `supports('touch')`. */
  swipe(way: Swipe): Promise<void> {
    return this.input.swipe(way);
  }

  /** With two fingers; only where `supports('multiTouch')`. */
  pinch(way: Pinch): Promise<void> {
    return this.input.pinch(way);
  }

  waitFor<Value>(condition: () => Value | Promise<Value>, options: WaitOptions = {}): Promise<Truthy<Value>> {
    return waitFor(condition, { hint: () => this.consoleHint(), ...options });
  }

  /** Resolves after the page has painted its changes. */
  painted(): Promise<void> {
    return painted(this.window);
  }

  /**
   * The layout shift that visitors have seen so far (the sum of what `captured.shifts` then lists); 0 where
   * `supports('layoutShift')` is false. In a frame, Chromium lays the page out before its stylesheets have loaded if a script
   * asks for an animation frame or observes an element, and reports a shift when they apply, although nothing is painted
   * until then. A page in a tab of its own waits for its stylesheets.
   */
  async shift(): Promise<number> {
    await this.painted();
    const { captured } = this;
    captured.takeShifts?.();
    // Without a shift there may be no paint either, as on an empty page.
    if (captured.shifts.length > 0) {
      const firstPaint = await this.waitFor(() => this.window.performance.getEntriesByName('first-paint')[0]);
      captured.shifts = captured.shifts.filter(({ startTime }) => startTime >= firstPaint.startTime);
    }
    return captured.shifts.reduce((sum, { value }) => sum + value, 0);
  }

  /** The layout shifts, for the message of a test that expects none: how large each is, and what has moved. */
  describeShifts(shifts = this.captured.shifts): string {
    return shifts.map(({ value, moved }) => `${value}:\n  ${moved.join('\n  ')}`).join('\n');
  }

  /** Warnings and errors of the page's console, and uncaught exceptions. */
  warningsAndErrors(): string[] {
    return [...this.consoleTexts('warn', 'error'), ...this.errors.map(({ message }) => message)];
  }

  private consoleHint(): string {
    // The start tag of an element with its data may have 20 KB.
    const texts = this.warningsAndErrors().map((text) =>
      text.length > maxHintLength ? `${text.slice(0, maxHintLength)}…` : text,
    );
    return texts.length > 0 ? `\nThe page's console:\n  ${texts.join('\n  ')}` : '';
  }
}

function everyRoot(root: ParentNode): ParentNode[] {
  const hosts = [...root.querySelectorAll('*')];
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? everyRoot(shadowRoot) : []))];
}

function formatFilter(filter: Omit<RoleFilter, 'within'>): string {
  return Object.entries(filter)
    .map(([key, value]) => `, ${key} ${value instanceof RegExp ? value : JSON.stringify(value)}`)
    .join('');
}
