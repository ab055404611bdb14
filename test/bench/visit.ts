import type { Browser, Page } from 'puppeteer-core';
import { type Network, slowDown } from './network';

/** Starts to observe the tab before it navigates. The returned function stops, and resolves with what was observed. */
export type Observe<T> = (tab: Page) => Promise<() => Promise<T>>;

interface Visit<T> {
  address: string;
  network: Network;
  /** The probe's code (bundle.ts). */
  probe: string;
  /** An expression that calls `benchProbe`. It runs before the scripts of the page. Its value may be a promise. */
  expression: string;
  observe?: Observe<T> | undefined;
}

const limitMs = 60_000;

/** Visits a page in a fresh profile and process. Resolves with the value of the expression and the result of `observe`. */
export const visit = async <A, T = undefined>(
  browser: Browser,
  { address, network, probe, expression, observe }: Visit<T>,
): Promise<{ value: A; observed: T | undefined }> => {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(limitMs);
    if (network === 'slow') await slowDown(await tab.createCDPSession());
    const errors: string[] = [];
    tab.on('pageerror', (error) => errors.push(`${error}`));
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) errors.push(message.text());
    });

    await tab.evaluateOnNewDocument(`${probe}\nglobalThis.benchValue = ${expression};`);
    const stopObserving = await observe?.(tab);
    await tab.goto(address, { waitUntil: 'domcontentloaded' });
    const value = (await withLimit(tab.evaluate('benchValue'), errors)) as A;
    return { value, observed: await stopObserving?.() };
  } finally {
    await context.close();
  }
};

const withLimit = async <A>(value: Promise<A>, errors: string[]): Promise<A> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const said = errors.length > 0 ? ` The page said: ${errors.join(' · ')}` : '';
      reject(new Error(`It did not work within ${limitMs / 1000} s.${said}`));
    }, limitMs);
  });
  return Promise.race([value, limit]).finally(() => clearTimeout(timer));
};
