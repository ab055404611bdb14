import type { Answer } from '../api/answer';
import { formatCents } from '../money/format-money';
import { safeUrl } from '../util/safe-url';
import { applied } from './applied';
import { type Cart, type CartEntry, type CartRequest, currencyOf, emptyCart, lineKey } from './cart';
import { cartName, recall } from './remembered';

/** All that needs no server. */
const possible: CartRequest['type'][] = ['add', 'quantity', 'fields', 'remove', 'load'];

/**
 * Keeps the cart in this browser. Lines are what `shown` said of them when they were put in; nobody else knows a price.
 * Fails with 400 for coupons and shipping, and as without a network where there is no storage.
 */
export const send = async (request: CartRequest): Promise<Answer<Cart>> => {
  if (!possible.includes(request.type)) return { ok: false, status: 400, reason: 'error', message: '' };
  // What is remembered of this cart is the cart.
  const before = { ...emptyCart, ...recall() };
  if (request.type === 'load') return { ok: true, status: 200, data: before };
  const updatedOn = Math.max(Date.now(), (before.updatedOn ?? 0) + 1);
  const done = applied(before, request);
  // A name of its own, which a line keeps when its key changes with what is filled in.
  const entries = done.entries.map((entry, nth) =>
    entry.id === lineKey(entry) ? { ...entry, id: `${updatedOn}-${nth}` } : entry,
  );
  const cart = { ...done, entries, id: 'local', updatedOn };
  localStorage.setItem(cartName(), JSON.stringify(cart));
  return { ok: true, status: 200, data: cart };
};

/** What was filled in, each on a line of its own (storefront 5: what is empty displays as 'NC'). */
const filledIn = ({ additionalFields }: CartEntry): string[] =>
  (additionalFields ?? []).flatMap(({ title, text }) => (title ? [`   ${title}: ${text || 'NC'}`] : []));

const lines = (cart: Cart): string => {
  const price = (cents: number): string => formatCents(cents, currencyOf(cart)).replaceAll('\u00a0', ' ');
  const items = cart.entries.flatMap((entry) => {
    const { quantity, title, sku, chosenVariant, subTotal } = entry;
    const options = chosenVariant?.optionValues?.map(({ value }) => value) ?? [];
    const details = [...options, sku].filter(Boolean).join(', ');
    return [`${quantity} × ${title}${details && ` (${details})`}: ${price(subTotal)}`, ...filledIn(entry)];
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
