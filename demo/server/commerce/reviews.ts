import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { type Database, withTable } from '../database';
import { dayMs } from '../day';
import { readFields } from '../read-fields';
import { productIds } from './catalogue';
import { CommerceError } from './commerce-error';
import type { Order, Orders } from './orders';

interface ReviewsOptions {
  database: Database;
  orders: Orders;
}

/** The parts of an order that reviews need. */
interface ReviewableOrder extends Pick<Order, 'id' | 'orderNumber' | 'at'> {
  cart: { entries: Pick<Order['cart']['entries'][number], 'itemId' | 'title'>[] };
}

const requestLifeMs = 30 * dayMs;
const maxTextLength = 1000;
const maxStars = 5;

const table = `CREATE TABLE IF NOT EXISTS reviews (
  id TEXT NOT NULL, order_id TEXT NOT NULL, item_id TEXT NOT NULL, rating INTEGER NOT NULL,
  text TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (order_id, item_id)
)`;

/** Four reviews of the demo's class, 4.5 stars on average, so that its page has an average to show. */
const initialReviews = `INSERT OR IGNORE INTO reviews VALUES ${[5, 4, 4, 5].map(
  (rating, index) =>
    `('first-${index}', 'first-${index}', '${productIds.workshopClass}', ${rating}, '', '', ${Date.UTC(2025, 4, 3)})`,
)}`;

/** With the token of an order, a visitor can review each of its products once, for 30 days. */
export function createReviewCalls({ database, orders }: ReviewsOptions): Hono {
  const calls = new Hono();
  const run = withTable(database, table, initialReviews);

  /** Number of stored reviews of an item and the average of their stars; 0 without reviews. */
  async function ratingOf(itemId: string): Promise<{ count: number; average: number }> {
    const [all] = await run(
      'SELECT count(*) AS count, avg(rating) AS average FROM reviews WHERE item_id = ?',
      [itemId],
    );
    return { count: Number(all?.count), average: Number(all?.average ?? 0) };
  }

  async function orderOf(token: string): Promise<ReviewableOrder> {
    if (token === 'demo') return demoOrder();
    const order = await orders.findByReviewToken(token);
    if (!order || Date.now() - order.at > requestLifeMs) throw new CommerceError('expired', { status: 410 });
    return order;
  }

  calls.get('/review-requests/:token', async (c) => {
    const order = await orderOf(c.req.param('token'));
    const rows = await run('SELECT item_id FROM reviews WHERE order_id = ?', [order.id]);
    const reviewed = rows.map(({ item_id }) => item_id);
    const items = new Map(order.cart.entries.map((entry) => [entry.itemId, entry]));
    return c.json({
      orderNumber: order.orderNumber,
      expiresOn: order.at + requestLifeMs,
      maxLength: maxTextLength,
      items: await Promise.all(
        [...items.values()].map(async ({ itemId, title }) => ({
          itemId,
          title,
          isReviewed: reviewed.includes(itemId),
          ...(await ratingOf(itemId)),
        })),
      ),
    });
  });

  calls.post('/reviews', async (c) => {
    const { token, itemId, rating, text = '', name = '' } = (await readFields(c.req)) ?? {};
    const order = await orderOf(String(token));
    if (!isStars(rating)) throw new CommerceError('stars', { field: 'rating' });
    if (String(text).length > maxTextLength) throw new CommerceError('long', { field: 'text' });
    if (!order.cart.entries.some((entry) => entry.itemId === itemId)) throw new CommerceError('item');
    const id = randomUUID();
    const [added] = await run('INSERT OR IGNORE INTO reviews VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id', [
      id,
      order.id,
      String(itemId),
      rating,
      String(text),
      String(name),
      Date.now(),
    ]);
    if (!added) throw new CommerceError('reviewed', { status: 409 });
    return c.json({ id });
  });

  calls.get('/products/:id/reviews', async (c) => {
    const reviews = await run(
      'SELECT id, rating, text, name, at FROM reviews WHERE item_id = ? ORDER BY at DESC LIMIT 100',
      [c.req.param('id')],
    );
    return c.json({ ...(await ratingOf(c.req.param('id'))), reviews });
  });

  return calls;
}

/** The order of the token `demo`. Each call returns another order id, so that visitors can review it repeatedly. */
const demoOrder = (): ReviewableOrder => ({
  id: randomUUID(),
  orderNumber: '00000',
  at: Date.now(),
  cart: {
    entries: [
      { itemId: productIds.paintedTile, title: 'Azulejo pintado a mano' },
      { itemId: productIds.workshopClass, title: 'Clase en el taller' },
    ],
  },
});

const isStars = (rating: unknown): rating is number =>
  typeof rating === 'number' && Number.isInteger(rating) && rating >= 1 && rating <= maxStars;
