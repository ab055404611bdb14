import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { formatCents } from '../../../src/features/money/format-money';
import { plainPage } from '../plain-page';
import { type CartAnswer, cartAnswer } from './cart-answer';
import { tokenOf } from './cart-calls';
import type { Carts } from './carts';
import { texts } from './commerce-error';
import type { Orders } from './orders';
import type { Products } from './products';

interface CheckoutOptions {
  carts: Carts;
  products: Products;
  orders: Orders;
}

type Content = ReturnType<typeof html>;

/** The pages that blocks send visitors to. A real server would ask for an address and a payment card here. */
export function createCheckoutPages({ carts, products, orders }: CheckoutOptions): Hono {
  const pages = new Hono();

  pages.get('/commerce/goto-checkout', async (c) => {
    const { token } = await carts.find(tokenOf(c));
    if (token) return c.redirect(`/checkout?cartToken=${token}`);
    return c.html(page('Pago', html`<p role="alert">${texts.session}</p>`), 400);
  });

  const cartPage = (title: string) => async (c: Context) => {
    const cart = await carts.find(c.req.query('cartToken'));
    const { entries, ...amounts } = cartAnswer(cart, await products.list());
    if (entries.length === 0) return c.html(page(title, html`<p>${texts.empty}</p>`), 404);
    const action = `/api/commerce/orders?crumb=${encodeURIComponent(getCookie(c, 'crumb') ?? '')}`;
    const buy = html`<form method="post" action="${action}"><button>Comprar</button></form>`;
    return c.html(page(title, html`${receipt({ entries, ...amounts })}${buy}`));
  };
  pages.get('/checkout', cartPage('Pago'));
  pages.get('/checkout/subscribe', cartPage('Suscripción'));

  pages.get('/checkout/order-confirmed', async (c) => {
    const order = await orders.find(c.req.query('orderId') ?? '');
    if (!order) return c.html(page('Pedido', html`<p>No existe este pedido.</p>`), 404);
    const review = html`<p><a href="/shop-review.html?token=${order.reviewToken}">Reseñar esta compra</a></p>`;
    return c.html(page(`Pedido ${order.orderNumber}`, html`${receipt(order.cart)}${review}`));
  });

  pages.get('/checkout/donate', (c) =>
    c.html(
      page('Donación', html`<p>Página de donación <code>${c.req.query('donatePageId') ?? ''}</code></p>`),
    ),
  );

  pages.get('/checkout/giftcard', async (c) => {
    const { giftCardProductId = '', sku = '' } = c.req.query();
    const title = (await products.find(giftCardProductId))?.title;
    if (!title) return c.html(page('Tarjeta de regalo', html`<p>${texts.item}</p>`), 404);
    return c.html(page('Tarjeta de regalo', html`<p>${title} <code>${sku}</code></p>`));
  });

  return pages;
}

function receipt(cart: CartAnswer): Content {
  const price = (cents: number) => formatCents(cents, cart.currencyCode);
  const rows: [string, number][] = [
    ['Subtotal', cart.subtotalCents],
    ['Descuento', -cart.discountCents],
    ['Envío', cart.shippingCostCents],
    ['Impuestos', cart.taxCents],
    ['Total', cart.grandTotalCents],
  ];
  return html`<table>
      ${cart.entries.map(
        ({ title, quantity, subTotal, additionalFields = [] }) =>
          html`<tr><th scope="row">${quantity} × ${title}${additionalFields.map(
            ({ title, text }) => title && html`<br><small>${title}: ${text || 'NC'}</small>`,
          )}</th><td>${price(subTotal)}</td></tr>`,
      )}
      ${rows.map(
        ([name, cents]) =>
          html`<tr><th scope="row">${name}</th><td data-total="${name}">${price(cents)}</td></tr>`,
      )}
    </table>`;
}

const page = (title: string, content: Content) =>
  plainPage({
    lang: 'es',
    title,
    content,
    homeLink: 'Todas las páginas',
    styles: `
      table { width: 100%; border-collapse: collapse; }
      th { font-weight: normal; text-align: start; padding: 4px 0; }
      td { text-align: end; font-variant-numeric: tabular-nums; }
      button { margin-top: 24px; padding: 12px 24px; border: 0; font: inherit; color: #fbfaf6; background: #1f4e9e; }`,
  });
