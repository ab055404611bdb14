import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database';
import { type CartAnswer, cartAnswer, linesOf } from './cart-answer';
import type { Carts } from './carts';
import type { Variant } from './product';
import type { Products } from './products';
import { Refusal } from './refusal';
import { withTable } from './with-table';

export interface Order {
  id: string;
  /** Counts from 00001. */
  orderNumber: string;
  /** In ms since 1970. */
  at: number;
  /** As it was bought, with what it came to. */
  cart: CartAnswer;
  /** Lets who has it review what was bought. */
  reviewToken: string;
}

interface OrdersOptions {
  database: Database;
  carts: Carts;
  products: Products;
}

const table = `CREATE TABLE IF NOT EXISTS orders (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL, at INTEGER NOT NULL, cart TEXT NOT NULL, review_token TEXT NOT NULL
)`;

export function createOrders({ database, carts, products }: OrdersOptions) {
  const run = withTable(database, table);

  async function findBy(column: 'id' | 'review_token', value: string): Promise<Order | undefined> {
    const [row] = await run(`SELECT * FROM orders WHERE ${column} = ?`, [value]);
    if (!row) return undefined;
    return {
      id: String(row.id),
      orderNumber: String(row.number).padStart(5, '0'),
      at: Number(row.at),
      cart: JSON.parse(String(row.cart)),
      reviewToken: String(row.review_token),
    };
  }

  return {
    find: (id: string) => findBy('id', id),
    findByReviewToken: (token: string) => findBy('review_token', token),

    /** Makes an order of the cart, which is nobody's then. Nobody pays: it is a demo. */
    async place(token: string | undefined): Promise<string> {
      const id = randomUUID();
      await carts.change(token, async (cart) => {
        const known = await products.list();
        const lines = linesOf(cart, known);
        if (lines.length === 0) throw new Refusal('empty');
        // Lines that differ in what was filled in share what there is.
        const wantedOf = (variant: Variant): number =>
          lines.reduce((sum, line) => sum + (line.variant === variant ? line.entry.quantity : 0), 0);
        if (lines.some(({ variant }) => !variant.unlimited && wantedOf(variant) > variant.qtyInStock))
          throw new Refusal('stock');
        cart.orderId = id;
        await products.sell(lines.map(({ entry }) => entry));
        await run('INSERT INTO orders (id, at, cart, review_token) VALUES (?, ?, ?, ?)', [
          id,
          Date.now(),
          JSON.stringify(cartAnswer(cart, known)),
          randomBytes(18).toString('base64url'),
        ]);
      });
      return id;
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
