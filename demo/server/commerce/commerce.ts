import { Hono } from 'hono';
import type { Database } from '../database';
import { createCartCalls, forgetCart, tokenOf } from './cart-calls';
import { createCarts } from './carts';
import { createCheckoutPages } from './checkout-pages';
import { answerCommerceErrors } from './commerce-error';
import { createOrders } from './orders';
import { formOf } from './product-forms';
import { createProducts } from './products';
import { createReviewCalls } from './reviews';

interface CommerceOptions {
  database: Database;
  /** Reads the settings of the `<az-product>` elements on the demo's pages. */
  readPages(): Promise<object[]>;
}

/** The shop of README.md: `calls` for `/api/commerce`, `pages` for the root of the site, and its products. */
export function createCommerce({ database, readPages }: CommerceOptions) {
  const products = createProducts({ database, readPages });
  const carts = createCarts(database);
  const orders = createOrders({ database, carts, products });

  const calls = new Hono();
  calls.onError(answerCommerceErrors);
  calls.route('/shopping-cart', createCartCalls({ carts, products }));
  calls.route('/', createReviewCalls({ database, orders }));

  calls.get('/products', async (c) => c.json({ items: await products.list() }));
  calls.get('/products/:id', async (c) => {
    const product = await products.find(c.req.param('id'));
    return product ? c.json(product) : c.json({ error: 'There is no such product.' }, 404);
  });

  calls.get('/forms/:id', (c) => {
    const form = formOf(c.req.param('id'));
    return form ? c.json(form) : c.json({ error: 'Este formulario aún no está configurado.' }, 404);
  });

  calls.post('/orders', async (c) => {
    const id = await orders.place(tokenOf(c));
    forgetCart(c);
    const url = `/checkout/order-confirmed?orderId=${id}`;
    if (c.req.header('Accept')?.includes('text/html')) return c.redirect(url, 303);
    return c.json({ ...(await orders.find(id)), url });
  });
  calls.get('/orders/:id', async (c) => {
    const order = await orders.find(c.req.param('id'));
    return order ? c.json(order) : c.json({ error: 'There is no such order.' }, 404);
  });

  return { calls, pages: createCheckoutPages({ carts, products, orders }), products };
}
