/** What the suites of collections share: their content, and how to open and read it. */
import { isReady } from '../support/blocks';
import type { Flavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';

export const blog = '/sitio/blog?format=json';
export const shop = '/sitio/tienda?format=json';
export const likesPath = '/api/rest/likes';

interface ProductOptions {
  title: string;
  price: number;
  category: string;
  isSoldOut?: boolean;
}

const product = ({ title, price, category, isSoldOut }: ProductOptions): string =>
  `<article data-item-id="${title}" data-price="${price}" data-currency="USD" data-categories="${category}" ${isSoldOut ? 'data-sold-out' : ''}>
    <h2><a href="#${title}">${title}</a></h2><p>${price} USD</p>
  </article>`;

export const products = [
  product({ title: 'Estrella', price: 12.5, category: 'Azulejos' }),
  product({ title: 'Clavel', price: 30, category: 'Azulejos', isSoldOut: true }),
  product({ title: 'Jarrón', price: 380, category: 'Paneles' }),
  product({ title: 'Ancla', price: 9, category: 'Azulejos' }),
].join('');

const post = (title: string, slug: string): string =>
  `<article><h2><a href="/sitio/blog/${slug}">${title}</a></h2><p>De la página.</p></article>`;

export const blogPage = [
  post('El horno se abre de noche', 'el-horno-se-abre-de-noche'),
  post('Cobalto', 'cobalto-el-color-que-no-se-va'),
].join('');

export const nextLink = '<nav><a rel="next" href="?page=2">Siguientes</a></nav>';

/** More than a window, before the list. */
export const highIntroduction = '<div style="height: 1500px"></div>';

export const opener =
  ({ script }: Pick<Flavour, 'script'>) =>
  async (html: string, options: PageOptions = {}): Promise<Page> => {
    const page = await openPage({
      script,
      lang: 'es',
      html: `<main><h1>Taller</h1>${html}</main>`,
      ...options,
    });
    if (script !== null && options.script !== null)
      await page.waitFor(() => page.$$('az-collection').every((one) => isReady(one) && !isBusy(one)));
    return page;
  };

export const isBusy = ({ shadowRoot }: Element): boolean => !!shadowRoot?.querySelector('[aria-busy="true"]');

export const titlesIn = (page: Page): string[] =>
  page.allByRole('heading', { level: 2 }).map((heading) => page.text(heading));

export const choose = (page: Page, name: string, value: string): void => {
  const select = page.byRole('combobox', { name }) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new page.window.Event('change', { bubbles: true }));
};

export const errorsIn = (page: Page): string => page.consoleTexts('error', 'warn').join('\n');

export const requestsOf = (page: Page, address: string): PerformanceEntry[] =>
  page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes(address));

export const thingsIn = (page: Page): { '@type': string }[] =>
  [...page.document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => JSON.parse(textContent ?? '')['@graph'] ?? [JSON.parse(textContent ?? '')],
  );
