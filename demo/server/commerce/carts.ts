import { randomBytes, randomUUID } from 'node:crypto';
import type { AdditionalField } from '../../../src/features/cart/cart';
import { type Database, withTable } from '../database';
import { dayMs } from '../day';
import type { Location } from './totals';

export interface Entry {
  id: string;
  itemId: string;
  sku: string;
  quantity: number;
  /** The values of the product's form; undefined for a product without a form. */
  additionalFields?: AdditionalField[];
}

/** The stored part of a cart. cart-answer.ts computes the amounts for each answer. */
export interface StoredCart {
  token: string;
  id: string;
  /** In ms since 1970. */
  created: number;
  /** In ms since 1970. Grows with each change, even within one millisecond. */
  updatedOn: number;
  /** "" until the cart is bought. */
  orderId: string;
  content: {
    entries: Entry[];
    promoCodes: string[];
    location: Location;
    optionId: string;
  };
}

const tokenBytes = 24;
/** The same as the life of the cookie `CART`. */
export const cartLifeMs = 14 * dayMs;

const table = `CREATE TABLE IF NOT EXISTS carts (
  token TEXT PRIMARY KEY, id TEXT NOT NULL, created INTEGER NOT NULL, updated_on INTEGER NOT NULL,
  order_id TEXT NOT NULL, content TEXT NOT NULL
)`;

const empty = (): StoredCart => ({
  token: '',
  id: '',
  created: 0,
  updatedOn: 0,
  orderId: '',
  content: {
    entries: [],
    promoCodes: [],
    location: { country: '', state: '', city: '', zip: '' },
    optionId: '',
  },
});

export function createCarts(database: Database) {
  const enqueue = createQueue();
  const run = withTable(database, table);

  /** Returns an empty cart, which is not stored, for an unknown token and for a cart that has been bought. */
  async function find(token = ''): Promise<StoredCart> {
    const [row] = await run("SELECT * FROM carts WHERE token = ? AND order_id = ''", [token]);
    if (!row) return empty();
    return {
      token: String(row.token),
      id: String(row.id),
      created: Number(row.created),
      updatedOn: Number(row.updated_on),
      orderId: String(row.order_id),
      content: JSON.parse(String(row.content)),
    };
  }

  async function store(cart: StoredCart): Promise<void> {
    await run('DELETE FROM carts WHERE updated_on < ?', [cart.updatedOn - cartLifeMs]);
    await run('INSERT OR REPLACE INTO carts VALUES (?, ?, ?, ?, ?, ?)', [
      cart.token,
      cart.id,
      cart.created,
      cart.updatedOn,
      cart.orderId,
      JSON.stringify(cart.content),
    ]);
  }

  return {
    find,

    /**
     * Changes the token's cart, or a new one, and stores it. Two changes never overlap. When `change` throws, the
     * stored cart does not change.
     */
    change(token: string | undefined, change: (cart: StoredCart) => Promise<void>): Promise<StoredCart> {
      return enqueue(async () => {
        const cart = await find(token);
        await change(cart);
        const now = Date.now();
        const changed = {
          ...cart,
          token: cart.token || randomBytes(tokenBytes).toString('base64url'),
          id: cart.id || randomUUID(),
          created: cart.created || now,
          updatedOn: Math.max(now, cart.updatedOn + 1),
        };
        await store(changed);
        return changed;
      });
    },
  };
}

/** Runs asynchronous tasks one after the other, so that no other task runs between reading and writing. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

export type Carts = ReturnType<typeof createCarts>;
