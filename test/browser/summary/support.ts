import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';

/** The small site's diary, which answers as the hosted builder does. */
export const blog = '/sitio/blog';
export const src = `${blog}?format=json`;

export const article = (title: string, more = ''): string =>
  `<article ${more}><a href="#${title}"><img src="/pictures/estrella-500w.jpg" width="500" height="333" alt="Foto: ${title}"></a>
    <h3><a href="#${title}">${title}</a></h3><time datetime="2026-05-01">1 de mayo</time><p>Texto de ${title}</p></article>`;

interface Item {
  title?: string;
  [key: string]: unknown;
}

/** A summary of items from data. */
export const summaryOf = (items: Item[], settings: object = {}, content = ''): string =>
  `<az-summary id="resumen" loading="eager" data='${JSON.stringify({ items, ...settings })}'>${content}</az-summary>`;

/** A page whose summaries have rendered. */
export async function openSummary(html: string, options: PageOptions): Promise<Page> {
  const page = await openPage({
    lang: 'es',
    html: `<link rel="stylesheet" href="/dist/azulejo.css"><main><h1>Taller</h1>${html}</main>`,
    ...options,
  });
  await page.waitFor(() => page.$$('az-summary').every(isReady));
  return page;
}

export const host = (page: Page) => page.$<HTMLElement & { reload(): Promise<void> }>('az-summary');

/** The titles of the visible items. */
export const titles = (page: Page): string[] =>
  page.allByRole('heading', { level: 3 }).map((heading) => page.text(heading));
