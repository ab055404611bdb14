import type { Answer } from '../api/answer';
import { formatCents } from '../money/format-money';
import { safeUrl } from '../util/safe-url';
import { applied } from './applied';
import { type Cart, type CartRequest, currencyOf, emptyCart } from './cart';

const key = 'azulejo-local-cart';

/** Whether something is in it: asked before this file is loaded. */
const read = (): Cart => {
  try {
    return { ...emptyCart, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return emptyCart;
  }
};

/** All that needs no server. */
const possible: CartRequest['type'][] = ['add', 'quantity', 'remove', 'load'];

/**
 * Keeps the cart in this browser. Lines are what `shown` said of them when they were put in; nobody else knows a price.
 * Fails with 400 for coupons and shipping, and as without a network where there is no storage.
 */
export const send = async (request: CartRequest): Promise<Answer<Cart>> => {
  if (!possible.includes(request.type)) return { ok: false, status: 400, reason: 'error', message: '' };
  const before = read();
  if (request.type === 'load') return { ok: true, status: 200, data: before };
  const updatedOn = Math.max(Date.now(), (before.updatedOn ?? 0) + 1);
  const cart = { ...applied(before, request), id: 'local', updatedOn };
  localStorage.setItem(key, JSON.stringify(cart));
  return { ok: true, status: 200, data: cart };
};

const lines = (cart: Cart): string => {
  const price = (cents: number): string => formatCents(cents, currencyOf(cart)).replaceAll('\u00a0', ' ');
  const items = cart.entries.map(({ quantity, title, sku, chosenVariant, subTotal }) => {
    const options = chosenVariant?.optionValues?.map(({ value }) => value) ?? [];
    const details = [...options, sku].filter(Boolean).join(', ');
    return `${quantity} × ${title}${details && ` (${details})`}: ${price(subTotal)}`;
  });
  return [...items, `Total: ${price(cart.grandTotalCents)}`].join('\n');
};

/**
 * Where an order goes: `end` with the order in place of `{order}`; without that, a mail has it as its text.
 * @param end `mailto:shop@example.com`, `https://wa.me/5215512345678?text={order}`
 */
export const checkout = (end: string, cart: Cart): string | undefined => {
  if (!cart.entries.length) return undefined;
  const hasPlace = end.includes('{order}') || !/^mailto:/i.test(end);
  const address = hasPlace ? end : `${end}${end.includes('?') ? '&' : '?'}body={order}`;
  // In a mail, lines end with both.
  const text = /^mailto:/i.test(end) ? lines(cart).replaceAll('\n', '\r\n') : lines(cart);
  return safeUrl(address.replaceAll('{order}', () => encodeURIComponent(text)));
};
