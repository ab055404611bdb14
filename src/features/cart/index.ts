export { type CartAction, type CartAdapter, type CartError, type CartResult, isLocalCart } from './adapter';
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
