import { afterEach, describe, expect, it, vi } from 'vitest';
import { items, serveShop } from './visitor';

afterEach(() => {
  vi.useRealTimers();
});

const dayMs = 24 * 60 * 60_000;

/** A visitor who has bought two tiles and a pattern. */
async function serveBuyer() {
  const shop = await serveShop();
  await shop.cart('POST', '/entries', { ...items.rare, quantity: 2 });
  await shop.cart('POST', '/entries', items.digital);
  const bought = await shop.call('POST', '/api/commerce/orders');
  expect(bought.status).toBe(200);
  return { ...shop, order: await bought.json() };
}

describe('an order', () => {
  it('contains the cart, and the visitor’s cart is empty afterwards', async () => {
    const { order, cart, cookies, call } = await serveBuyer();
    expect(order).toMatchObject({
      orderNumber: '00001',
      url: `/checkout/order-confirmed?orderId=${order.id}`,
      cart: { isPurchased: true, orderId: order.id, grandTotalCents: 4200, totalQuantity: 3 },
    });
    expect([...cookies.keys()]).toEqual(['crumb']);
    expect(await cart()).toMatchObject({ id: '', entries: [] });
    const page = await (await call('GET', order.url)).text();
    expect(page).toContain('Pedido 00001');
    expect(page).toContain('<td data-total="Total">$42.00</td>');
  });

  it('reduces the stock', async () => {
    const { cart, call } = await serveBuyer();
    expect((await cart('POST', '/entries', { ...items.rare, quantity: 2 })).status).toBe(400);
    const product = await (await call('GET', `/api/commerce/products/${items.rare.itemId}`)).json();
    expect(product.structuredContent.variants[1].qtyInStock).toBe(1);
  });

  it('is rejected for more than the stock, and for an empty cart', async () => {
    const { get, call, cart } = await serveShop();
    expect((await call('POST', '/api/commerce/orders')).status).toBe(400);
    await cart('POST', '/entries', { ...items.rare, quantity: 3 });
    const other = (await import('./visitor')).createVisitor(get);
    await other.cart('POST', '/entries', items.rare);
    await other.call('POST', '/api/commerce/orders');
    const answer = await call('POST', '/api/commerce/orders');
    expect([answer.status, (await answer.json()).reason]).toEqual([400, 'stock']);
    expect((await cart()).totalQuantity).toBe(3);
  });

  it('is made once by two simultaneous calls: one of them is rejected', async () => {
    const { call, cart } = await serveShop();
    await cart('POST', '/entries', items.rare);
    const answers = await Promise.all([1, 2].map(() => call('POST', '/api/commerce/orders')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the checkout pages', () => {
  it('continue with a cart, and show an error without a cart', async () => {
    const { call, cart } = await serveShop();
    const without = await call('GET', '/commerce/goto-checkout');
    expect(without.status).toBe(400);
    expect(await without.text()).toContain('las cookies estén deshabilitadas');

    const { cartToken } = await cart('POST', '/entries', { ...items.tile, quantity: 3 });
    const answer = await call('GET', '/commerce/goto-checkout');
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      `/checkout?cartToken=${cartToken}`,
    ]);
    for (const path of ['/checkout', '/checkout/subscribe']) {
      const page = await (await call('GET', `${path}?cartToken=${cartToken}`)).text();
      expect(page).toContain('3 × Azulejo pintado a mano');
      expect(page).toContain('<td data-total="Total">$37.50</td>');
      expect(page).toContain('action="/api/commerce/orders?crumb=mine"');
    }
    expect((await call('GET', '/checkout?cartToken=x')).status).toBe(404);
  });

  it('show gift cards and donations, and escape the parameters of the address', async () => {
    const { call } = await serveShop();
    const page = async (path: string) => (await call('GET', path)).text();
    expect(await page('/checkout/donate?donatePageId=%3Cb%3E')).toContain('&lt;b&gt;');
    const gift = '/checkout/giftcard?websiteId=a&giftCardProductId=5fcd65ae3ff1011540045e06&sku=SQ1000007';
    expect(await page(gift)).toContain('Tarjeta de regalo <code>SQ1000007</code>');
    expect((await call('GET', '/checkout/giftcard?giftCardProductId=x')).status).toBe(404);
  });
});

describe('a review', () => {
  const { itemId } = items.rare;

  it('is for a bought product, and counts in the average', async () => {
    const { order, call } = await serveBuyer();
    const token = order.reviewToken;
    expect(await (await call('GET', `/api/commerce/review-requests/${token}`)).json()).toEqual({
      orderNumber: '00001',
      expiresOn: order.at + 30 * dayMs,
      maxLength: 1000,
      items: [
        { itemId, title: 'Azulejo pintado a mano', isReviewed: false, count: 0, average: 0 },
        {
          itemId: items.digital.itemId,
          title: 'Patrones para imprimir',
          isReviewed: false,
          count: 0,
          average: 0,
        },
      ],
    });
    const sent = await call('POST', '/api/commerce/reviews', {
      token,
      itemId,
      rating: 4,
      text: 'Bonito',
      name: 'Ana',
    });
    expect(sent.status).toBe(200);
    expect(await (await call('GET', `/api/commerce/products/${itemId}/reviews`)).json()).toEqual({
      count: 1,
      average: 4,
      reviews: [
        { id: (await sent.json()).id, rating: 4, text: 'Bonito', name: 'Ana', at: expect.any(Number) },
      ],
    });
    const { items: left } = await (await call('GET', `/api/commerce/review-requests/${token}`)).json();
    expect(left.map(({ isReviewed }: { isReviewed: boolean }) => isReviewed)).toEqual([true, false]);
  });

  it('changes the average for later buyers', async () => {
    const { call, cart } = await serveShop();
    const request = async () => {
      await cart('POST', '/entries', items.rare);
      const { reviewToken } = await (await call('POST', '/api/commerce/orders')).json();
      const read = async () =>
        (await (await call('GET', `/api/commerce/review-requests/${reviewToken}`)).json()).items[0];
      return { reviewToken, read };
    };
    for (const rating of [5, 4]) {
      const { reviewToken: token } = await request();
      expect((await call('POST', '/api/commerce/reviews', { token, itemId, rating })).status).toBe(200);
    }
    expect(await (await request()).read()).toMatchObject({ average: 4.5, count: 2, isReviewed: false });
    expect(await (await call('GET', `/api/commerce/products/${itemId}/reviews`)).json()).toMatchObject({
      average: 4.5,
      count: 2,
    });
  });

  it('exists for the class from the start, once per database', async () => {
    const { call } = await serveShop();
    const path = '/api/commerce/review-requests/demo';
    const [first, second] = await Promise.all([1, 2].map(async () => (await call('GET', path)).json()));
    expect(first.items[1]).toMatchObject({ title: 'Clase en el taller', average: 4.5, count: 4 });
    expect(second.items).toEqual(first.items);
  });

  it('is accepted once per product', async () => {
    const { order, call } = await serveBuyer();
    const review = { token: order.reviewToken, itemId, rating: 5 };
    const answers = await Promise.all([1, 2].map(() => call('POST', '/api/commerce/reviews', review)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = await call('POST', '/api/commerce/reviews', review);
    expect(await second.json()).toMatchObject({ error: 'Ya reseñaste esta compra.' });
  });

  it.each([
    ['no stars', { rating: undefined }, 'Selecciona una calificación con estrellas'],
    ['half a star', { rating: 0.5 }, 'Selecciona una calificación con estrellas'],
    ['six stars', { rating: 6 }, 'Selecciona una calificación con estrellas'],
    ['1,001 letters', { text: 'a'.repeat(1001) }, 'Excediste el límite de caracteres.'],
    ['something else', { itemId: 'x' }, 'Este producto ya no está a la venta.'],
  ])('with %s is rejected', async (_what, part, error) => {
    const { order, call } = await serveBuyer();
    const review = { token: order.reviewToken, itemId, rating: 5, text: '', ...part };
    const answer = await call('POST', '/api/commerce/reviews', review);
    expect([answer.status, (await answer.json()).error]).toEqual([400, error]);
  });

  it('is possible for 30 days', async () => {
    const { order, call } = await serveBuyer();
    const path = `/api/commerce/review-requests/${order.reviewToken}`;
    vi.useFakeTimers({ toFake: ['Date'], now: order.at + 30 * dayMs });
    expect((await call('GET', path)).status).toBe(200);
    vi.setSystemTime(order.at + 30 * dayMs + 1);
    const late = await call('GET', path);
    expect([late.status, (await late.json()).error]).toEqual([410, 'Tu solicitud de revisión ha vencido']);
  });
});
