import type { Browser, Page } from 'puppeteer-core';
import { type Line, slowDown } from './line';

interface Visit<T> {
  address: string;
  line: Line;
  /** The probe's code (bundle.ts). */
  probe: string;
  /** An expression that asks `benchProbe`; it runs before anything of the page does. */
  ask: string;
  /** Starts to watch the tab before it goes anywhere; the result tells what was seen once the answer is there. */
  watch?: (tab: Page) => Promise<() => Promise<T>>;
}

const limitMs = 60_000;

/** One visit in a fresh profile and a fresh process: what the probe answered, and what `watch` saw. */
export const visit = async <A, T = undefined>(
  browser: Browser,
  { address, line, probe, ask, watch }: Visit<T>,
): Promise<{ answer: A; seen: T | undefined }> => {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(limitMs);
    if (line === 'slow') await slowDown(await tab.createCDPSession());
    const errors: string[] = [];
    tab.on('pageerror', (error) => errors.push(`${error}`));
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) errors.push(message.text());
    });

    await tab.evaluateOnNewDocument(`${probe}\nglobalThis.benchAnswer = ${ask};`);
    const look = await watch?.(tab);
    await tab.goto(address, { waitUntil: 'domcontentloaded' });
    const answer = (await withLimit(tab.evaluate('benchAnswer'), errors)) as A;
    return { answer, seen: await look?.() };
  } finally {
    await context.close();
  }
};

const withLimit = async <A>(answer: Promise<A>, errors: string[]): Promise<A> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const said = errors.length > 0 ? ` The page said: ${errors.join(' · ')}` : '';
      reject(new Error(`It did not work within ${limitMs / 1000} s.${said}`));
    }, limitMs);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
};
