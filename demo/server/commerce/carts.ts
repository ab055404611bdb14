import { randomBytes, randomUUID } from 'node:crypto';
import type { AdditionalField } from '../../../src/cart/cart';
import type { Database } from '../database';
import { createTurns } from './in-turn';
import type { Location } from './totals';
import { withTable } from './with-table';

export interface Entry {
  id: string;
  itemId: string;
  sku: string;
  quantity: number;
  /** What was filled in of the product's form; none of an entry without. */
  additionalFields?: AdditionalField[];
}

/** What is stored of a cart; what it comes to is counted each time (cart-answer.ts). */
export interface StoredCart {
  token: string;
  id: string;
  /** In ms since 1970; later than the one before at each change, also within a millisecond. */
  created: number;
  updatedOn: number;
  /** "" as long as it is not bought. */
  orderId: string;
  content: {
    entries: Entry[];
    promoCodes: string[];
    location: Location;
    optionId: string;
  };
}

const tokenBytes = 24;
/** As long as its cookie. */
export const cartLifeMs = 14 * 24 * 60 * 60_000;

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
  const inTurn = createTurns();
  const run = withTable(database, table);

  /** An empty one, that is not stored, where the token is nobody's or its cart has been bought. */
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
     * Changes a cart, or a new one where the token has none, and stores it. Two changes never overlap. What `change`
     * throws leaves the cart as it was.
     */
    change(token: string | undefined, change: (cart: StoredCart) => Promise<void>): Promise<StoredCart> {
      return inTurn(async () => {
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

export type Carts = ReturnType<typeof createCarts>;
