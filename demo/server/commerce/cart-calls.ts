import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { lineKey } from '../../../src/features/cart/cart';
import { isZip } from '../../../src/features/form/text-formats';
import { readFields } from '../read-fields';
import { cartAnswer } from './cart-answer';
import { type Carts, cartLifeMs, type Entry, type StoredCart } from './carts';
import { knownCoupons } from './catalogue';
import { CommerceError } from './commerce-error';
import { variantOf } from './product';
import { fieldErrors, readFieldValues } from './product-forms';
import type { Products } from './products';
import { totalsOf } from './totals';

interface CartCallsOptions {
  carts: Carts;
  products: Products;
}

/** A larger quantity is almost certainly a typing error. */
const maxQuantity = 9999;

export const tokenOf = (c: Context): string | undefined => getCookie(c, 'CART');

/** Scripts read both cookies: they know without a request whether there is a cart. */
function setCookies(c: Context, { token }: StoredCart): void {
  const options = { path: '/', sameSite: 'Lax', maxAge: cartLifeMs / 1000 } as const;
  setCookie(c, 'CART', token, options);
  setCookie(c, 'hasCart', 'true', options);
}

export function forgetCart(c: Context): void {
  for (const name of ['CART', 'hasCart']) setCookie(c, name, '', { path: '/', maxAge: 0 });
}

/** The API calls of the visitor's cart. Each answer is the whole cart after the call. */
export function createCartCalls({ carts, products }: CartCallsOptions): Hono {
  const calls = new Hono();
  type Fields = Record<string, unknown>;

  async function change(c: Context, applyChange: (cart: StoredCart, fields: Fields) => unknown) {
    const fields = (await readFields(c.req)) ?? {};
    const cart = await carts.change(tokenOf(c), async (cart) => void (await applyChange(cart, fields)));
    setCookies(c, cart);
    return c.json(cartAnswer(cart, await products.list()));
  }

  /** Lines of the same variant with different form values share its stock. */
  async function checkQuantity({ content }: StoredCart, entry: Entry): Promise<void> {
    const { id, itemId, sku, quantity } = entry;
    const product = await products.find(itemId);
    const variant = product && variantOf(product, sku);
    if (!variant) throw new CommerceError('item');
    const others = content.entries.filter((one) => one.id !== id && one.itemId === itemId && one.sku === sku);
    const total = others.reduce((sum, one) => sum + one.quantity, quantity);
    if (!variant.unlimited && total > variant.qtyInStock)
      throw new CommerceError('stock', { field: 'quantity' });
    if (quantity > maxQuantity) throw new CommerceError('quantity', { field: 'quantity' });
  }

  /** Validates the values of a product's form and returns the stored format. */
  async function checkFields(itemId: string, values: unknown): Promise<Pick<Entry, 'additionalFields'>> {
    const fields = readFieldValues(values);
    if (!fields) throw new CommerceError('fields', { field: 'additionalFields' });
    const product = await products.find(itemId);
    const errors = product ? fieldErrors(product, fields) : {};
    if (Object.keys(errors).length) throw new CommerceError('fields', { errors });
    return fields.length ? { additionalFields: fields } : {};
  }

  calls.get('/', async (c) =>
    c.json(cartAnswer(await carts.find(tokenOf(c)), await products.list()), 200, {
      'Cache-Control': 'no-store',
    }),
  );

  calls.post('/entries', (c) =>
    change(c, async (cart, { itemId, sku, quantity = 1, additionalFields }) => {
      const { entries } = cart.content;
      if (!isCount(quantity) || quantity === 0) throw new CommerceError('quantity', { field: 'quantity' });
      const item = textOf(itemId);
      const line = { itemId: item, sku: textOf(sku), ...(await checkFields(item, additionalFields)) };
      const existing = entries.find((one) => lineKey(one) === lineKey(line));
      const entry = existing ?? { id: randomUUID(), ...line, quantity: 0 };
      await checkQuantity(cart, { ...entry, quantity: entry.quantity + quantity });
      entry.quantity += quantity;
      if (!existing) entries.push(entry);
    }),
  );

  calls.put('/entries/:id', (c) =>
    change(c, async (cart, { quantity, additionalFields }) => {
      const { content } = cart;
      const isForm = additionalFields !== undefined;
      const entry = content.entries.find(({ id }) => id === c.req.param('id'));
      if (!entry) throw new CommerceError(isForm ? 'form' : 'quantity', { status: 404 });
      if (isForm) {
        const { itemId, sku } = entry;
        const changed = { itemId, sku, ...(await checkFields(itemId, additionalFields)) };
        const equalLine = content.entries.find((one) => one !== entry && lineKey(one) === lineKey(changed));
        content.entries = content.entries.flatMap((one) => {
          if (one === equalLine) return { ...equalLine, quantity: equalLine.quantity + entry.quantity };
          if (one !== entry) return one;
          return equalLine ? [] : { id: entry.id, ...changed, quantity: entry.quantity };
        });
        return;
      }
      if (!isCount(quantity)) throw new CommerceError('quantity', { field: 'quantity' });
      if (quantity > entry.quantity) await checkQuantity(cart, { ...entry, quantity });
      entry.quantity = quantity;
      content.entries = content.entries.filter((one) => one.quantity > 0);
    }),
  );

  // A repeated call (after a lost answer) succeeds too.
  calls.delete('/entries/:id', (c) =>
    change(c, ({ content }) => {
      content.entries = content.entries.filter(({ id }) => id !== c.req.param('id'));
    }),
  );

  calls.post('/coupons', (c) =>
    change(c, ({ content }, { promoCode }) => {
      const code = textOf(promoCode).trim().toUpperCase();
      const coupon = knownCoupons.find((one) => one.promoCode === code);
      if (!coupon || coupon.isExpired) throw new CommerceError('coupon', { field: 'promoCode' });
      if (!content.promoCodes.includes(code)) content.promoCodes.push(code);
    }),
  );

  calls.delete('/coupons/:id', (c) =>
    change(c, ({ content }) => {
      const removedCode = knownCoupons.find(({ id }) => id === c.req.param('id'))?.promoCode;
      content.promoCodes = content.promoCodes.filter((code) => code !== removedCode);
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
      if (!/^[A-Z]{2}$/.test(location.country)) throw new CommerceError('country', { field: 'country' });
      if (location.country === 'US' && location.zip && !isZip(location.zip))
        throw new CommerceError('zip', { field: 'zip' });
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
      if (!shippingOptions.some((option) => option.id === id))
        throw new CommerceError('option', { field: 'id' });
      content.optionId = textOf(id);
    }),
  );

  return calls;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
