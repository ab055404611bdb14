import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer-core';

/** Generous: beside other steps of `npm test`, a page takes several times as long. */
const timeoutMs = 60_000;
const pollMs = 20;

/**
 * Lines that are not about the page, but about the development build of the framework; or about a machine so busy that it takes
 * some seconds more until a file that has come is used.
 */
const ignoredLines = [
  /^Lit is in dev mode/,
  /was preloaded using link preload but not used within a few seconds/,
];

/** A page of a host's app, with what it has logged. */
export class HostPage {
  /** Errors and warnings of the console, and errors that nothing caught. */
  readonly problems: string[] = [];
  private readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('console', (message) => {
      const isProblem = ['error', 'warn', 'assert'].includes(message.type());
      if (isProblem && !ignoredLines.some((line) => line.test(message.text())))
        this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.problems.push(`uncaught: ${error instanceof Error ? error.message : error}`);
    });
  }

  /** Each page has cookies of its own, so a cart of its own, too. */
  static async open(browser: Browser): Promise<HostPage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    // esbuild wraps the functions that `evaluate` sends to the page in calls of this helper.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    return new HostPage(context, page);
  }

  /** Opens a page whose own scripts arrive after the blocks of the server's HTML are ready. */
  async openWithLateScripts(address: string, scripts: RegExp): Promise<void> {
    const { page } = this;
    const late: HTTPRequest[] = [];
    let isLate = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isLate && scripts.test(request.url())) late.push(request);
      else request.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => 'Azulejo' in window);
    await page.evaluate(async () => {
      const blocks = [...document.querySelectorAll('*')].filter(({ localName }) =>
        localName.startsWith('az-'),
      );
      await Promise.all(blocks.map((block) => Azulejo.whenReady(block)));
    });
    isLate = false;
    for (const request of late) request.continue();
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /** Clicks a button by its name, in shadow roots too. */
  click(name: string, { in: container = '' } = {}): Promise<void> {
    const locator = `${container} >>> ::-p-aria([name="${name}"][role="button"])`.replace(/^ >>> /, '');
    return this.page.locator(locator).click();
  }

  /** Whether assistive technology finds a link with this name. */
  async hasLink(name: string): Promise<boolean> {
    return !!(await this.page.$(`::-p-aria([name="${name}"][role="link"])`));
  }

  /** Calls `read` with the first element that matches, undefined without one. */
  read<T>(selector: string, read: (element: HTMLElement) => T): Promise<Awaited<T> | undefined> {
    return this.page.$eval(selector, read as (element: Element) => T).catch(() => undefined);
  }

  /** Waits until `actual` returns the value; after a time-out throws an error that names both. */
  async expect(what: string, actual: () => Promise<unknown>, expected: unknown): Promise<void> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const value = await actual();
      if (isDeepStrictEqual(value, expected)) return;
      if (performance.now() > end)
        throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(value)}`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
}

/** Whether a block has rendered and takes up room. */
export const isShown = (element: HTMLElement): boolean =>
  element.matches(':state(ready)') && element.getBoundingClientRect().height > 0;
