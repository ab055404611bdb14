import type { Browser, HTTPRequest } from 'puppeteer-core';
import {
  pictureDelayMs,
  pictureName,
  type SavedPage,
  type SavedPageServer,
  tagsParameter,
} from './saved-pages';
import { scriptTimeOf } from './script-time';

/** An entry of the report, without its element. */
interface Entry {
  kind: string;
  block: string;
  status: 'adopted' | 'left' | 'failed';
  why: string;
}

export interface Visit {
  entries: Entry[];
  /** The pictures that a visitor who scrolls to the end can see: name -> address. */
  pictures: Map<string, string>;
  /** Uncaught errors, and lines of `console.error`. */
  errors: string[];
  /** Addresses of other hosts. */
  foreign: Set<string>;
  /** Layout shift before the visitor scrolls, and what has moved. */
  shift: number;
  moved: string[];
  /** Milliseconds in code of `adopt-page.js` and its chunks, and in what that code calls. */
  scriptMs: number;
}

interface PageProbe {
  benchReport?: Promise<(Entry & { element: Element })[]>;
  benchShifts: { value: number; moved: string[] }[];
}

/** Runs in the page, before anything else does. */
const watchPage = (): void => {
  const probe = window as unknown as PageProbe;
  probe.benchShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node?.nodeType === 1 ? `${node.localName}.${node.getAttribute('class') ?? ''}` : '';
        const rect = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join();
        return `${name.slice(0, 60)} ${rect(from)} > ${rect(to)}`;
      });
      probe.benchShifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let api: { adopt(...args: unknown[]): PageProbe['benchReport'] };
  Object.defineProperty(window, 'Azulejo', {
    configurable: true,
    get: () => api,
    set(value: typeof api) {
      api = value;
      const { adopt } = value;
      api.adopt = (...args) => {
        const report = adopt(...args);
        probe.benchReport ??= report;
        return report;
      };
    },
  });
};

/** Runs in the page. @returns the addresses of the pictures that a visitor can see */
const visiblePictures = async (): Promise<string[]> => {
  const step = innerHeight;
  for (let top = 0; top < document.documentElement.scrollHeight && top < 100_000; top += step) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  const roots: ParentNode[] = [document];
  // The list grows while it is read.
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  return roots
    .flatMap((root) => [...root.querySelectorAll('img')])
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      return (
        image.naturalWidth > 0 &&
        width > 1 &&
        height > 1 &&
        image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    })
    .map((image) => image.currentSrc);
};

const isPicture = (request: HTTPRequest): boolean => request.resourceType() === 'image';

interface VisitOptions {
  browser: Browser;
  server: SavedPageServer;
  page: SavedPage;
  /** HTML for the beginning of `<head>`. */
  head: string;
}

/** Opens a saved page and stays until nothing loads any more. Pictures of other hosts are placeholders; other requests fail. */
export const visitPage = async ({ browser, server, page: saved, head }: VisitOptions): Promise<Visit> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign = new Set<string>();
  page.on('pageerror', (error) => errors.push(String((error as Error).stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (host === new URL(server.origin).host || !protocol.startsWith('http')) return void request.continue();
    foreign.add(request.url());
    if (!isPicture(request)) return void request.abort('addressunreachable');
    // The page may be gone by then.
    setTimeout(() => request.respond(server.placeholderOf(request.url())).catch(() => {}), pictureDelayMs);
  });
  // tsx calls this function for each function with a name, which the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.evaluateOnNewDocument(watchPage);
  const session = await page.createCDPSession();
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 100 });
  await session.send('Profiler.start');
  const address = `${server.origin}/${saved.file}?${new URLSearchParams({ [tagsParameter]: head })}`;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForNetworkIdle({ idleTime: 700, timeout: 8000 }).catch(() => {});
  const { profile } = await session.send('Profiler.stop');
  const { entries, shifts } = await page.evaluate(async () => {
    const { benchReport, benchShifts } = window as unknown as PageProbe;
    const report = (await benchReport) ?? [];
    return {
      entries: report.map(({ kind, block, status, why }) => ({ kind, block, status, why })),
      shifts: benchShifts,
    };
  });
  const pictures = new Map(
    (await page.evaluate(visiblePictures)).map((address) => [pictureName(address), address]),
  );
  await context.close();
  return {
    entries,
    pictures,
    errors,
    foreign,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .filter(({ value }) => value > 0.005)
      .map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' | ')}`),
    scriptMs: scriptTimeOf(profile),
  };
};
