import type { ApiResult, Failure } from '../../../src/features/api/api-result';
import type { CartAdapter, CartRequest } from '../../../src/features/cart/adapter';
import { type Cart, emptyCart, lineKey } from '../../../src/features/cart/cart';

/** The items on sale, with price in cents and stock. */
export const goods: Record<string, { price: number; stock: number }> = {
  tile: { price: 1250, stock: 1_000_000 },
  star: { price: 999, stock: 1_000_000 },
  rare: { price: 5499, stock: 5 },
};

export const filled = (value: string) => [{ id: 'name', title: 'Name', value, text: value }];

/** @param name the answer to the item's form; empty for an item without a form */
export const add = (itemId: string, quantity = 1, name = '') =>
  ({
    type: 'add',
    itemId,
    sku: `SQ-${itemId}`,
    quantity,
    additionalFields: name ? filled(name) : undefined,
    preview: { title: itemId, purchasePriceCents: goods[itemId]?.price },
  }) as const;

const refused: Failure = { ok: false, status: 400, reason: 'error', message: 'No.' };
export const lost: Failure = { ok: false, status: 0, reason: 'network', message: '' };
export const missing: Failure = { ok: false, status: 404, reason: 'status', message: '' };
export const broken: Failure = { ok: false, status: 500, reason: 'status', message: '' };

/** A backend in memory. Tax and coupons change its totals in ways that the client cannot compute. */
export function createShop() {
  let cart: Cart = emptyCart;
  let count = 0;

  function counted(entries: Cart['entries'], coupons = cart.coupons): Cart {
    const lines = entries
      .filter(({ quantity }) => quantity > 0)
      .map((entry) => ({ ...entry, subTotal: entry.quantity * entry.purchasePriceCents }));
    const subtotalCents = lines.reduce((sum, { subTotal }) => sum + subTotal, 0);
    const discountCents = coupons.length ? Math.round(subtotalCents / 10) : 0;
    const taxCents = Math.round((subtotalCents - discountCents) * 0.0725);
    return {
      ...cart,
      id: 'cart',
      updatedOn: ++count,
      entries: lines,
      coupons,
      subtotalCents,
      discountCents,
      taxCents,
      grandTotalCents: subtotalCents - discountCents + taxCents,
      totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  }

  function withQuantity(id: string, quantity: number): Cart | undefined {
    const line = cart.entries.find((entry) => entry.id === id);
    if (!line || quantity > (goods[line.itemId]?.stock ?? 0)) return undefined;
    return counted(cart.entries.map((entry) => (entry === line ? { ...entry, quantity } : entry)));
  }

  function changed(request: CartRequest): Cart | undefined {
    switch (request.type) {
      case 'load':
        return cart;
      case 'add': {
        const { itemId, sku, quantity, additionalFields } = request;
        const line = cart.entries.find((entry) => lineKey(entry) === lineKey(request));
        const good = goods[itemId];
        if (line) return withQuantity(line.id, line.quantity + quantity);
        if (!good || quantity > good.stock) return undefined;
        const entry = {
          id: `entry-${++count}`,
          itemId,
          sku,
          quantity,
          ...(additionalFields && { additionalFields }),
          title: itemId,
          purchasePriceCents: good.price,
          nonSalePriceCents: good.price,
          subTotal: 0,
        };
        return counted([...cart.entries, entry]);
      }
      case 'setQuantity':
        return withQuantity(request.id, request.quantity);
      case 'setFields': {
        const { id, additionalFields } = request;
        const line = cart.entries.find((entry) => entry.id === id);
        if (!line || additionalFields[0]?.value === 'No') return undefined;
        const changed = { ...line, additionalFields };
        const twin = cart.entries.find((entry) => entry !== line && lineKey(entry) === lineKey(changed));
        if (!twin) return counted(cart.entries.map((entry) => (entry === line ? changed : entry)));
        const quantity = twin.quantity + line.quantity;
        return counted(
          cart.entries
            .filter((entry) => entry !== line)
            .map((entry) => (entry === twin ? { ...twin, quantity } : entry)),
        );
      }
      case 'remove':
        return counted(cart.entries.filter(({ id }) => id !== request.id));
      case 'addCoupon':
        if (request.promoCode !== 'TEN') return undefined;
        return counted(cart.entries, [{ id: 'ten', promoCode: 'TEN' }]);
      case 'removeCoupon':
        return counted(cart.entries, []);
      default:
        return undefined;
    }
  }

  return {
    cart: () => cart,
    answer(request: CartRequest): ApiResult<Cart> {
      const next = changed(request);
      if (!next) return refused;
      cart = next;
      return { ok: true, status: 200, data: structuredClone(cart) };
    },
  };
}

interface TalkOptions {
  /** The response in place of the shop's; undefined for the shop's own. */
  fail?: (request: CartRequest) => { answer: Failure; isLate?: boolean } | undefined;
  delayMs?: () => number;
}

/** An adapter with a slow network to the shop, and the list of all sent requests. */
export function talkTo(
  shop: ReturnType<typeof createShop>,
  { fail = () => undefined, delayMs = () => 10 }: TalkOptions = {},
) {
  const sent: CartRequest[] = [];
  const adapter: CartAdapter = {
    hasCart: () => shop.cart().id !== '',
    async send(request) {
      sent.push(request);
      await new Promise((resolve) => setTimeout(resolve, delayMs()));
      const fault = fail(request);
      const answer = fault && !fault.isLate ? undefined : shop.answer(request);
      await new Promise((resolve) => setTimeout(resolve, delayMs()));
      return fault?.answer ?? answer ?? lost;
    },
    checkout: async ({ id }) => id && '/checkout',
  };
  return { adapter, sent };
}

/** A fake `BroadcastChannel`: messages reach the other tabs a little later. */
export class Channel {
  static open = new Set<Channel>();
  static delayMs = () => 1;
  onmessage?: (event: { data: unknown }) => void;

  constructor() {
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    for (const other of Channel.open)
      if (other !== this) setTimeout(() => other.onmessage?.({ data: copy }), Channel.delayMs());
  }

  close(): void {
    Channel.open.delete(this);
    this.onmessage = undefined;
  }
}
