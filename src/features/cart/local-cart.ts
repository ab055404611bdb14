import { translations } from '../../core/i18n/messages';
import { safeUrl } from '../../core/util/safe-url';
import type { ApiResult } from '../api/api-result';
import { maxPriceCents } from '../money/currencies';
import { formatCents } from '../money/format-money';
import type { CartAdapter, CartRequest } from './adapter';
import { applyAction } from './apply-action';
import {
  answerText,
  type Cart,
  type CartEntry,
  cartCurrency,
  emptyCart,
  findLine,
  lineCurrency,
  lineKey,
} from './cart';
import { messages as spanish } from './messages/es-419';
import { readStoredCart, storeCart } from './stored-cart';

const loadText = translations('src/features/cart', spanish);

/** The requests that need no server. */
const supportedTypes: CartRequest['type'][] = ['add', 'setQuantity', 'setFields', 'remove', 'load'];

type AddRequest = Extract<CartRequest, { type: 'add' }>;
type Variant = Pick<CartEntry, 'itemId' | 'sku'>;

/** The lines of a variant: one for each set of answers to the product's form. All have the same stock. */
const linesOf = ({ entries }: Cart, { itemId, sku }: Variant): CartEntry[] =>
  entries.filter((entry) => entry.itemId === itemId && entry.sku === sku);

const quantityOf = (cart: Cart, variant: Variant): number =>
  linesOf(cart, variant).reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart after a change. An added product also brings the current stock for lines of its variant that are there already. */
const changeCart = (before: Cart, request: CartRequest): Cart => {
  const changed = applyAction(before, request);
  if (request.type !== 'add' || !request.preview) return changed;
  const { stock } = request.preview;
  for (const line of linesOf(changed, request)) line.stock = stock;
  return changed;
};

/** Why the cart does not make a change: a message for visitors. */
interface Refusal {
  key: 'cartStock' | 'cartCurrency' | 'cartPrice';
  values?: Record<string, unknown>;
}

/** Refuses an item without a price, which no server adds, and one in another currency, as the amounts have no sum. */
const refuseNewLine = (before: Cart, { itemId, sku, preview }: AddRequest): Refusal | undefined => {
  if (preview?.purchasePriceCents === undefined) {
    console.warn(
      `[azulejo] The item "${itemId}" (SKU "${sku}") has no price, expected one from 0 to ${maxPriceCents} cents in the product's data. The cart of this browser refuses the item.`,
    );
    return { key: 'cartPrice' };
  }
  if (!before.entries.length) return undefined;
  const values = { currency: lineCurrency(preview), cartCurrency: cartCurrency(before) };
  return values.currency === values.cartCurrency ? undefined : { key: 'cartCurrency', values };
};

/** Refuses more pieces than are in stock. */
const refuseShortage = (before: Cart, changed: Cart): Refusal | undefined => {
  const shortLine = changed.entries.find((line) => {
    const quantity = quantityOf(changed, line);
    // A visitor may lower a quantity, even to one that is still too high.
    return quantity > (line.stock ?? quantity) && quantity > quantityOf(before, line);
  });
  if (!shortLine) return undefined;
  return { key: 'cartStock', values: { stock: shortLine.stock, quantity: quantityOf(before, shortLine) } };
};

const refusalResponse = async ({ key, values }: Refusal): Promise<ApiResult<Cart>> => {
  const message = await Promise.resolve(document.documentElement)
    .then(loadText)
    .then((text) => text(key, values))
    .catch(() => '');
  return { ok: false, status: 400, reason: 'error', message };
};

/**
 * Keeps the cart in this browser. The line of an added item is the action's `preview`: no server knows the price.
 * Resolves with a failure of status 400 for coupons and shipping, for more pieces than are in stock, for an item without a price,
 * and for one in another currency than the cart. Rejects where the browser has no storage.
 */
export const sendToStorage = async (request: CartRequest): Promise<ApiResult<Cart>> => {
  if (!supportedTypes.includes(request.type)) return { ok: false, status: 400, reason: 'error', message: '' };
  const before = { ...emptyCart, ...readStoredCart() };
  if (request.type === 'load') return { ok: true, status: 200, data: before };
  const changed = changeCart(before, request);
  const isNewLine = request.type === 'add' && !findLine(before, lineKey(request));
  const refusal = (isNewLine && refuseNewLine(before, request)) || refuseShortage(before, changed);
  if (refusal) return refusalResponse(refusal);
  const updatedOn = Math.max(Date.now(), (before.updatedOn ?? 0) + 1);
  // Each line gets an id of its own, because its key changes with the answers to the product's form.
  const entries = changed.entries.map((entry, index) =>
    entry.id === lineKey(entry) ? { ...entry, id: `${updatedOn}-${index}` } : entry,
  );
  const cart = { ...changed, entries, id: 'local', updatedOn };
  storeCart(cart);
  return { ok: true, status: 200, data: cart };
};

/** The answers to the product's form, a line of text each. */
const answerLines = ({ additionalFields }: CartEntry): string[] =>
  (additionalFields ?? []).flatMap((field) =>
    field.title ? [`   ${field.title}: ${answerText(field)}`] : [],
  );

const orderText = (cart: Cart): string => {
  const price = (cents: number): string => formatCents(cents, cartCurrency(cart)).replaceAll('\u00a0', ' ');
  const items = cart.entries.flatMap((entry) => {
    const { quantity, title, sku, chosenVariant, subTotal } = entry;
    const options = chosenVariant?.optionValues?.map(({ value }) => value) ?? [];
    const details = [...options, sku].filter(Boolean).join(', ');
    return [`${quantity} × ${title}${details && ` (${details})`}: ${price(subTotal)}`, ...answerLines(entry)];
  });
  return [...items, `Total: ${price(cart.grandTotalCents)}`].join('\n');
};

/**
 * The address that sends an order: `address` with the text of the order in place of `{order}`. A mail address without
 * `{order}` gets the order as the mail's text.
 * @param address `mailto:shop@example.com`, `https://wa.me/5215512345678?text={order}`
 * @returns undefined for an empty cart
 */
export const orderAddress = (address: string, cart: Cart): string | undefined => {
  if (!cart.entries.length) return undefined;
  const isMail = /^mailto:/i.test(address);
  const hasPlaceholder = address.includes('{order}') || !isMail;
  const template = hasPlaceholder ? address : `${address}${address.includes('?') ? '&' : '?'}body={order}`;
  // RFC 6068: lines of a mail end with CRLF.
  const text = isMail ? orderText(cart).replaceAll('\n', '\r\n') : orderText(cart);
  return safeUrl(template.replaceAll('{order}', () => encodeURIComponent(text)));
};

/** The cart of this browser alone. The checkout sends the order to `address`. */
export const localCart = (address: string): CartAdapter => ({
  hasCart: (stored) => stored !== undefined,
  send: sendToStorage,
  checkout: async (cart) => orderAddress(address, cart),
});
