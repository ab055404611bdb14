/** Shared by the suites of the product: products with their own data, and the steps of a visitor who buys one. */
import { isReady } from '../support/blocks';
import type { Page } from '../support/page';
import { nameOf } from '../support/roles';

export const entries = '/api/commerce/shopping-cart/entries';

export const areProductsReady = (page: Page): boolean => page.$$('az-product').every(isReady);

/** The cart on the page has a status, too. */
const isOfProduct = (element: Element): boolean =>
  (element.getRootNode() as ShadowRoot).host?.localName === 'az-product';

export const statusOf = (page: Page): string => {
  const status = page.allByRole('status').find(isOfProduct);
  return status ? page.text(status) : '';
};

/** Labels of the options that are marked because they lack a choice, and the messages that describe them. */
export const missingOptions = (page: Page): string[][] =>
  [...page.allByRole('radiogroup'), ...page.allByRole('combobox')]
    .filter(({ ariaInvalid }) => ariaInvalid === 'true')
    .map((element) => {
      const id = element.getAttribute('aria-describedby');
      const message = id && (element.getRootNode() as ShadowRoot).getElementById(id);
      return [nameOf(element), message ? page.text(message) : ''];
    });

export const add = (page: Page, name = 'Agregar al carrito'): void =>
  page.click(page.byRole('button', { name }));

export const choose = (page: Page, name: string): void => page.click(page.byRole('radio', { name }));

export const product = (id: string, structuredContent: object, rest: object = {}): string =>
  `<az-product id="${id}" loading="eager" data='${JSON.stringify({ id, title: id, structuredContent, ...rest })}'></az-product>`;
