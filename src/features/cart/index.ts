export type { CartAction, CartAdapter, CartError, CartResult } from './adapter';
export * from './addresses';
export {
  type AdditionalField,
  answerText,
  type Cart,
  type CartEntry,
  cartCurrency,
  findLine,
  lineKey,
} from './cart';
export type { CartSnapshot, CartStore } from './create-cart';
export { pageCart, useCart } from './page-cart';
export { isLocalCart } from './stored-cart';
