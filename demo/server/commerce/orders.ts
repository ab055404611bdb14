import { randomBytes, randomUUID } from 'node:crypto';
import { type Database, withTable } from '../database';
import { type CartAnswer, cartAnswer, linesOf } from './cart-answer';
import type { Carts } from './carts';
import { CommerceError } from './commerce-error';
import type { Variant } from './product';
import type { Products } from './products';

export interface Order {
  id: string;
  /** Counts from 00001. */
  orderNumber: string;
  /** In ms since 1970. */
  at: number;
  /** The cart with its amounts at the time of the order. */
  cart: CartAnswer;
  /** Anyone with this token can review the products of the order. */
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

    /** Makes an order of the cart. The visitor no longer has the cart afterwards. There is no payment in the demo. */
    async place(token: string | undefined): Promise<string> {
      const id = randomUUID();
      await carts.change(token, async (cart) => {
        const allProducts = await products.list();
        const lines = linesOf(cart, allProducts);
        if (lines.length === 0) throw new CommerceError('empty');
        // Lines of the same variant with different form values share its stock.
        const quantityOf = (variant: Variant): number =>
          lines.reduce((sum, line) => sum + (line.variant === variant ? line.entry.quantity : 0), 0);
        if (lines.some(({ variant }) => !variant.unlimited && quantityOf(variant) > variant.qtyInStock))
          throw new CommerceError('stock');
        cart.orderId = id;
        await products.sell(lines.map(({ entry }) => entry));
        await run('INSERT INTO orders (id, at, cart, review_token) VALUES (?, ?, ?, ?)', [
          id,
          Date.now(),
          JSON.stringify(cartAnswer(cart, allProducts)),
          randomBytes(18).toString('base64url'),
        ]);
      });
      return id;
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
