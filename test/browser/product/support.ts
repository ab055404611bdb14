/** Shared by the suites of the product: products with their own data, and the steps of a visitor who buys one. */
import { isReady } from '../support/blocks';
import type { Page } from '../support/page';

export const entries = '/api/commerce/shopping-cart/entries';

export const areProductsReady = (page: Page): boolean => page.$$('az-product').every(isReady);

/** The cart on the page has a status, too. */
const isOfProduct = (element: Element): boolean =>
  (element.getRootNode() as ShadowRoot).host?.localName === 'az-product';

export const statusOf = (page: Page): string => {
  const status = page.allByRole('status').find(isOfProduct);
  return status ? page.text(status) : '';
};

export const add = (page: Page, name = 'Agregar al carrito'): void =>
  page.click(page.byRole('button', { name }));

export const choose = (page: Page, name: string): void => page.click(page.byRole('radio', { name }));

export const product = (id: string, structuredContent: object, rest: object = {}): string =>
  `<az-product id="${id}" loading="eager" data='${JSON.stringify({ id, title: id, structuredContent, ...rest })}'></az-product>`;
