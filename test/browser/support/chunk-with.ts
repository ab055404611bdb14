import type { Page } from './page';

/** @returns the address of the chunk, among those that `page` has loaded, that contains `text`. Closes the page. */
export async function chunkWith(text: string, page: Page): Promise<string> {
  const seen = new Set<string>();
  const found = await page.waitFor(async () => {
    const urls = page.window.performance.getEntriesByType('resource').map((entry) => entry.name);
    for (const url of urls.filter((one) => one.includes('/chunks/') && !seen.has(one))) {
      seen.add(url);
      if ((await (await fetch(url)).text()).includes(text)) return url;
    }
    return undefined;
  });
  page.close();
  return new URL(found).pathname;
}
