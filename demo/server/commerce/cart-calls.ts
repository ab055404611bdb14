import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { lineKey } from '../../../src/cart/cart';
import { isZip } from '../../../src/validation/is-zip';
import { readFields } from '../read-fields';
import { cartAnswer } from './cart-answer';
import { type Carts, cartLifeMs, type Entry, type StoredCart } from './carts';
import { knownCoupons } from './catalogue';
import { variantOf } from './product';
import { faultsIn, readFilled } from './product-forms';
import type { Products } from './products';
import { Refusal } from './refusal';
import { totalsOf } from './totals';

interface CartCallsOptions {
  carts: Carts;
  products: Products;
}

/** More of one thing is a mistake. */
const maxQuantity = 9999;

export const tokenOf = (c: Context): string | undefined => getCookie(c, 'CART');

/** Contract 5, "Commerce". Scripts read both cookies: whether there is a cart is known without a call. */
function setCookies(c: Context, { token }: StoredCart): void {
  const options = { path: '/', sameSite: 'Lax', maxAge: cartLifeMs / 1000 } as const;
  setCookie(c, 'CART', token, options);
  setCookie(c, 'hasCart', 'true', options);
}

export function forgetCart(c: Context): void {
  for (const name of ['CART', 'hasCart']) setCookie(c, name, '', { path: '/', maxAge: 0 });
}

/** The cart of the visitor who calls: each call answers the whole cart as it is then. */
export function createCartCalls({ carts, products }: CartCallsOptions): Hono {
  const calls = new Hono();
  type Fields = Record<string, unknown>;

  async function change(c: Context, how: (cart: StoredCart, fields: Fields) => unknown) {
    const fields = (await readFields(c.req)) ?? {};
    const cart = await carts.change(tokenOf(c), async (cart) => void (await how(cart, fields)));
    setCookies(c, cart);
    return c.json(cartAnswer(cart, await products.list()));
  }

  /** Lines of one thing that differ in what was filled in share its stock. */
  async function checkQuantity({ content }: StoredCart, entry: Entry): Promise<void> {
    const { id, itemId, sku, quantity } = entry;
    const product = await products.find(itemId);
    const variant = product && variantOf(product, sku);
    if (!variant) throw new Refusal('item');
    const others = content.entries.filter((one) => one.id !== id && one.itemId === itemId && one.sku === sku);
    const wanted = others.reduce((sum, one) => sum + one.quantity, quantity);
    if (!variant.unlimited && wanted > variant.qtyInStock) throw new Refusal('stock', { field: 'quantity' });
    if (quantity > maxQuantity) throw new Refusal('quantity', { field: 'quantity' });
  }

  /** What was filled in of a product's form, as it is stored. */
  async function checkFields(itemId: string, given: unknown): Promise<Pick<Entry, 'additionalFields'>> {
    const filled = readFilled(given);
    if (!filled) throw new Refusal('fields', { field: 'additionalFields' });
    const product = await products.find(itemId);
    const errors = product ? faultsIn(product, filled) : {};
    if (Object.keys(errors).length) throw new Refusal('fields', { errors });
    return filled.length ? { additionalFields: filled } : {};
  }

  calls.get('/', async (c) =>
    c.json(cartAnswer(await carts.find(tokenOf(c)), await products.list()), 200, {
      'Cache-Control': 'no-store',
    }),
  );

  calls.post('/entries', (c) =>
    change(c, async (cart, { itemId, sku, quantity = 1, additionalFields }) => {
      const { entries } = cart.content;
      if (!isCount(quantity) || quantity === 0) throw new Refusal('quantity', { field: 'quantity' });
      const item = textOf(itemId);
      const wanted = { itemId: item, sku: textOf(sku), ...(await checkFields(item, additionalFields)) };
      const known = entries.find((one) => lineKey(one) === lineKey(wanted));
      const entry = known ?? { id: randomUUID(), ...wanted, quantity: 0 };
      await checkQuantity(cart, { ...entry, quantity: entry.quantity + quantity });
      entry.quantity += quantity;
      if (!known) entries.push(entry);
    }),
  );

  calls.put('/entries/:id', (c) =>
    change(c, async (cart, { quantity, additionalFields }) => {
      const { content } = cart;
      const isForm = additionalFields !== undefined;
      const entry = content.entries.find(({ id }) => id === c.req.param('id'));
      if (!entry) throw new Refusal(isForm ? 'form' : 'quantity', { status: 404 });
      if (isForm) {
        const { itemId, sku } = entry;
        const wanted = { itemId, sku, ...(await checkFields(itemId, additionalFields)) };
        const twin = content.entries.find((one) => one !== entry && lineKey(one) === lineKey(wanted));
        content.entries = content.entries.flatMap((one) => {
          if (one === twin) return { ...twin, quantity: twin.quantity + entry.quantity };
          if (one !== entry) return one;
          return twin ? [] : { id: entry.id, ...wanted, quantity: entry.quantity };
        });
        return;
      }
      if (!isCount(quantity)) throw new Refusal('quantity', { field: 'quantity' });
      if (quantity > entry.quantity) await checkQuantity(cart, { ...entry, quantity });
      entry.quantity = quantity;
      content.entries = content.entries.filter((one) => one.quantity > 0);
    }),
  );

  // Whoever asks a second time, since the answer was lost, has what they want.
  calls.delete('/entries/:id', (c) =>
    change(c, ({ content }) => {
      content.entries = content.entries.filter(({ id }) => id !== c.req.param('id'));
    }),
  );

  calls.post('/coupons', (c) =>
    change(c, ({ content }, { promoCode }) => {
      const code = textOf(promoCode).trim().toUpperCase();
      const coupon = knownCoupons.find((one) => one.promoCode === code);
      if (!coupon || coupon.isExpired) throw new Refusal('coupon', { field: 'promoCode' });
      if (!content.promoCodes.includes(code)) content.promoCodes.push(code);
    }),
  );

  calls.delete('/coupons/:id', (c) =>
    change(c, ({ content }) => {
      const gone = knownCoupons.find(({ id }) => id === c.req.param('id'))?.promoCode;
      content.promoCodes = content.promoCodes.filter((code) => code !== gone);
    }),
  );

  calls.put('/shipping-location', (c) =>
    change(c, ({ content }, { country, state, city, zip }) => {
      const location = {
        country: textOf(country).toUpperCase(),
        state: textOf(state).toUpperCase(),
        city: textOf(city),
        zip: textOf(zip),
      };
      if (!/^[A-Z]{2}$/.test(location.country)) throw new Refusal('country', { field: 'country' });
      if (location.country === 'US' && location.zip && !isZip(location.zip))
        throw new Refusal('zip', { field: 'zip' });
      content.location = location;
    }),
  );

  calls.put('/shipping-option', (c) =>
    change(c, ({ content }, { id }) => {
      const { location, promoCodes } = content;
      const { shippingOptions } = totalsOf({
        lines: [],
        requiresShipping: true,
        promoCodes,
        location,
        optionId: '',
      });
      if (!shippingOptions.some((option) => option.id === id)) throw new Refusal('option', { field: 'id' });
      content.optionId = textOf(id);
    }),
  );

  return calls;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
