import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../demo/server/database';
import { asJson } from '../serve';
import { createVisitor, items, serveShop } from './visitor';

describe('a product with a form', () => {
  const line = items.named;
  const fields = (name: string, letter = 'mano') => [
    { id: 'nombre', title: 'Nombre en el azulejo', value: name, text: name },
    { id: 'letra', title: 'Letra', value: letter, text: 'A mano' },
  ];

  it('is sold only with the required values of the form', async () => {
    const { cart } = await serveShop();
    expect(await cart('POST', '/entries', line)).toMatchObject({
      status: 400,
      reason: 'fields',
      errors: { nombre: expect.any(String), letra: expect.any(String) },
    });
    const tooLong = { ...line, additionalFields: fields('x'.repeat(13)) };
    expect(await cart('POST', '/entries', tooLong)).toMatchObject({
      status: 400,
      errors: { nombre: expect.any(String) },
    });
    for (const additionalFields of [
      'Ana',
      [{ id: '' }],
      [{ ...fields('Ana')[0], title: 'x'.repeat(10_001) }],
    ])
      expect(await cart('POST', '/entries', { ...line, additionalFields })).toMatchObject({
        reason: 'fields',
      });
    expect((await cart()).entries).toEqual([]);
    expect(await cart('POST', '/entries', { ...line, additionalFields: fields('Ana') })).toMatchObject({
      status: 200,
      entries: [{ ...line, quantity: 1, additionalFields: fields('Ana') }],
    });
  });

  it('has one line per set of values, and the lines share the stock', async () => {
    const { cart } = await serveShop();
    for (const name of ['Ana', 'Eva', 'Ana'])
      await cart('POST', '/entries', { ...line, quantity: 10, additionalFields: fields(name) });
    const { entries } = await cart();
    expect(entries.map(({ quantity }: { quantity: number }) => quantity)).toEqual([20, 10]);
    // 60 in stock.
    expect(await cart('PUT', `/entries/${entries[1].id}`, { quantity: 41 })).toMatchObject({
      reason: 'stock',
    });
    expect(await cart('PUT', `/entries/${entries[1].id}`, { quantity: 40 })).toMatchObject({
      totalQuantity: 60,
    });
    const more = { ...line, additionalFields: fields('Zoe') };
    expect(await cart('POST', '/entries', more)).toMatchObject({ reason: 'stock' });
  });

  it('can get other values, and equal lines are merged', async () => {
    const { cart } = await serveShop();
    for (const name of ['Ana', 'Eva'])
      await cart('POST', '/entries', { ...line, quantity: 2, additionalFields: fields(name) });
    const { entries } = await cart();
    const path = `/entries/${entries[0].id}`;
    expect(await cart('PUT', path, { additionalFields: fields('x'.repeat(13)) })).toMatchObject({
      status: 400,
      errors: { nombre: expect.any(String) },
    });
    expect(await cart('PUT', path, { additionalFields: fields('Zoe') })).toMatchObject({
      status: 200,
      entries: [
        {
          ...entries[0],
          additionalFields: fields('Zoe'),
          item: { structuredContent: { additionalFieldsFormId: expect.any(String) } },
        },
        entries[1],
      ],
    });
    expect(await cart('PUT', path, { additionalFields: fields('Eva') })).toMatchObject({
      entries: [{ id: entries[1].id, quantity: 4, additionalFields: fields('Eva') }],
      totalQuantity: 4,
    });
    expect(await cart('PUT', path, { additionalFields: fields('Ana') })).toMatchObject({
      status: 404,
      error: 'No es posible actualizar el formulario',
    });
  });

  it('has its form in the response, and an order has the values', async () => {
    const { get, cart, call } = await serveShop();
    expect(await (await get('/api/commerce/forms/560c37c1a7c8465c4a71d99c')).json()).toMatchObject({
      fields: [{ id: 'nombre', required: true }, { id: 'letra' }, { id: 'nota' }],
    });
    expect((await get('/api/commerce/forms/none')).status).toBe(404);
    await cart('POST', '/entries', { ...line, additionalFields: fields('Ana') });
    const { url } = await (await call('POST', '/api/commerce/orders')).json();
    expect(await (await get(url)).text()).toContain('<small>Nombre en el azulejo: Ana</small>');
  });
});

describe('a cart', () => {
  it('is empty and sets no cookie before the first item', async () => {
    const { cart, cookies } = await serveShop();
    expect(await cart()).toEqual({
      status: 200,
      id: '',
      cartToken: '',
      websiteId: expect.any(String),
      orderId: '',
      created: 0,
      updatedOn: 0,
      isPurchased: false,
      currencyCode: 'USD',
      entries: [],
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: { country: '', state: '', city: '', zip: '' },
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      subtotalCents: 0,
      discountCents: 0,
      shippingCostCents: 0,
      taxCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
    expect([...cookies.keys()]).toEqual(['crumb']);
  });

  it('starts with the first item, and is found by its cookie from then on', async () => {
    const { cart, cookies, get } = await serveShop();
    const first = await cart('POST', '/entries', { ...items.tile, quantity: 2 });
    expect(first).toMatchObject({
      status: 200,
      totalQuantity: 2,
      subtotalCents: 2500,
      grandTotalCents: 2500,
      requiresShipping: true,
      entries: [
        {
          id: expect.any(String),
          ...items.tile,
          title: 'Azulejo pintado a mano',
          quantity: 2,
          purchasePriceCents: 1250,
          nonSalePriceCents: 1250,
          subTotal: 2500,
          productType: 1,
          item: {
            price: { currency: 'USD', value: '12.50' },
            items: [{ assetUrl: '/pictures/estrella-1000w.jpg' }],
          },
          chosenVariant: { sku: items.tile.sku, optionValues: [{ value: 'Cobalto' }, { value: '10 cm' }] },
        },
      ],
    });
    expect(cookies.get('CART')).toBe(first.cartToken);
    expect(cookies.get('hasCart')).toBe('true');
    expect(await cart()).toEqual(first);
    expect((await createVisitor(get).cart()).totalQuantity).toBe(0);
  });

  it('has one line per variant', async () => {
    const { cart } = await serveShop();
    await cart('POST', '/entries', { ...items.tile, quantity: 2 });
    await cart('POST', '/entries', items.onSale);
    const { entries, subtotalCents } = await cart('POST', '/entries', { ...items.tile, quantity: 3 });
    expect(entries.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 1]);
    expect(subtotalCents).toBe(5 * 1250 + 5499);
  });

  it('changes a quantity, and removes a line with quantity 0', async () => {
    const { cart } = await serveShop();
    const { entries } = await cart('POST', '/entries', { ...items.tile, quantity: 2 });
    const path = `/entries/${entries[0].id}`;
    expect(await cart('PUT', path, { quantity: 7 })).toMatchObject({ totalQuantity: 7, subtotalCents: 8750 });
    expect(await cart('PUT', path, { quantity: 0 })).toMatchObject({ entries: [], subtotalCents: 0 });
    expect(await cart('PUT', path, { quantity: 1 })).toMatchObject({
      status: 404,
      error: 'No es posible actualizar la cantidad',
    });
  });

  it('removes lines, and accepts a repeated removal', async () => {
    const { cart } = await serveShop();
    const { entries } = await cart('POST', '/entries', items.tile);
    for (let time = 0; time < 2; time += 1)
      expect(await cart('DELETE', `/entries/${entries[0].id}`)).toMatchObject({ status: 200, entries: [] });
  });

  it.each([
    ['a product that nobody knows', { itemId: 'x', sku: 'y' }, 'Este producto ya no está a la venta.'],
    ['a variant that nobody knows', { ...items.tile, sku: 'y' }, 'Este producto ya no está a la venta.'],
    ['nothing at all', {}, 'Este producto ya no está a la venta.'],
    ['what is sold out', items.soldOut, 'No quedan tantas piezas de este producto.'],
    ['more than there is', { ...items.rare, quantity: 4 }, 'No quedan tantas piezas de este producto.'],
    ['none', { ...items.tile, quantity: 0 }, 'No es posible actualizar la cantidad'],
    ['less than none', { ...items.tile, quantity: -1 }, 'No es posible actualizar la cantidad'],
    ['a part of one', { ...items.tile, quantity: 1.5 }, 'No es posible actualizar la cantidad'],
    ['a text for a number', { ...items.tile, quantity: '2' }, 'No es posible actualizar la cantidad'],
    ['far too many', { ...items.onSale, quantity: 10_000 }, 'No es posible actualizar la cantidad'],
  ])('rejects %s, and does not change', async (_what, entry, error) => {
    const { cart, cookies } = await serveShop();
    expect(await cart('POST', '/entries', entry)).toMatchObject({ status: 400, error });
    expect(cookies.has('CART')).toBe(false);
    expect((await cart()).totalQuantity).toBe(0);
  });

  it('checks the stock against the total of its lines', async () => {
    const { cart } = await serveShop();
    const { entries } = await cart('POST', '/entries', { ...items.rare, quantity: 2 });
    expect((await cart('POST', '/entries', { ...items.rare, quantity: 2 })).status).toBe(400);
    expect((await cart('PUT', `/entries/${entries[0].id}`, { quantity: 4 })).status).toBe(400);
    expect((await cart('PUT', `/entries/${entries[0].id}`, { quantity: 3 })).totalQuantity).toBe(3);
  });

  it('loses none of several simultaneous changes', async () => {
    const { cart } = await serveShop();
    await cart('POST', '/entries', items.tile);
    await Promise.all(Array.from({ length: 12 }, () => cart('POST', '/entries', items.tile)));
    expect((await cart()).totalQuantity).toBe(13);
  });

  it('has a time that grows with each change', async () => {
    const { cart } = await serveShop();
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1)
      times.push((await cart('POST', '/entries', items.tile)).updatedOn);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  it('survives a restart of the server', async () => {
    const database = createDatabase();
    const first = await serveShop({ database });
    await first.cart('POST', '/entries', items.tile);
    const { get } = await serveShop({ database });
    const returning = createVisitor(get);
    returning.cookies.set('CART', first.cookies.get('CART') ?? '');
    expect((await returning.cart()).totalQuantity).toBe(1);
  });

  it('is not changed without the crumb', async () => {
    const { get } = await serveShop();
    const answer = await get('/api/commerce/shopping-cart/entries', asJson(items.tile));
    expect([answer.status, (await answer.json()).crumbFail]).toEqual([400, true]);
  });

  it('accepts products from the demo’s pages', async () => {
    const product = {
      id: 'own',
      title: 'Propio',
      // On sale without another price, as the block shows it, too.
      structuredContent: {
        productType: 'PHYSICAL',
        variants: [{ sku: 'SQ1', price: 700, unlimited: true, onSale: true }],
      },
    };
    const html = `<az-product><script type="application/json">${JSON.stringify(product)}</script></az-product>`;
    const { cart } = await serveShop({ files: { 'demo/pages/shop.html': html } });
    expect(await cart('POST', '/entries', { itemId: 'own', sku: 'SQ1' })).toMatchObject({
      subtotalCents: 700,
    });
  });
});

describe('the amounts of a cart', () => {
  const california = { country: 'US', state: 'CA', city: 'Oakland', zip: '94612' };

  it('are exact with coupons, shipping and tax', async () => {
    const { cart } = await serveShop();
    await cart('POST', '/entries', { ...items.onSale, quantity: 1 });
    await cart('POST', '/entries', { ...items.tile, quantity: 1 });
    await cart('PUT', '/shipping-location', california);
    await cart('POST', '/coupons', { promoCode: ' azul10 ' });
    const totals = await cart('POST', '/coupons', { promoCode: 'CINCO' });
    // 6749; 674.9 off; 5 off; of 5574, 7.25% are 404.115.
    expect(totals).toMatchObject({
      subtotalCents: 6749,
      discountCents: 675 + 500,
      shippingCostCents: 500,
      taxCents: 404,
      grandTotalCents: 6749 - 1175 + 500 + 404,
      applicableTaxRules: [{ name: 'Sales tax', rate: 0.0725 }],
      selectedShippingOption: { name: 'Estándar', computedCost: 500 },
      coupons: [{ promoCode: 'AZUL10' }, { promoCode: 'CINCO' }],
    });
    const changed = await cart('DELETE', `/coupons/${totals.coupons[0].id}`);
    expect(changed).toMatchObject({ discountCents: 500, coupons: [{ promoCode: 'CINCO' }] });
  });

  it('list a coupon as invalid until its minimum is reached', async () => {
    const { cart } = await serveShop();
    await cart('POST', '/entries', items.tile);
    expect(await cart('POST', '/coupons', { promoCode: 'CINCO' })).toMatchObject({
      status: 200,
      discountCents: 0,
      validCoupons: [],
      invalidCoupons: [{ promoCode: 'CINCO', minimumCents: 2000 }],
    });
    expect(await cart('POST', '/entries', items.tile)).toMatchObject({
      discountCents: 500,
      invalidCoupons: [],
    });
  });

  it('count a repeated coupon once', async () => {
    const { cart } = await serveShop();
    await cart('POST', '/entries', items.tile);
    for (let time = 0; time < 2; time += 1) await cart('POST', '/coupons', { promoCode: 'AZUL10' });
    expect(await cart()).toMatchObject({ discountCents: 125, coupons: [{}] });
  });

  it.each(['VERANO', 'NADA', '', undefined, 7])('reject the coupon %s', async (promoCode) => {
    const { cart } = await serveShop();
    expect(await cart('POST', '/coupons', { promoCode })).toMatchObject({
      status: 400,
      error: 'Este código de descuento no es válido.',
    });
  });

  it('have the shipping options of the location, for physical products', async () => {
    const { cart } = await serveShop();
    await cart('POST', '/entries', items.tile);
    expect(await cart('PUT', '/shipping-location', california)).toMatchObject({
      shippingOptions: [
        { id: 'shipping-standard', computedCost: 500 },
        { id: 'shipping-express', computedCost: 1400 },
        { id: 'shipping-international', computedCost: 2200 },
      ],
    });
    expect(await cart('PUT', '/shipping-option', { id: 'shipping-express' })).toMatchObject({
      selectedShippingOption: { id: 'shipping-express' },
      shippingCostCents: 1400,
    });
    // The chosen option is not offered in that country.
    expect(await cart('PUT', '/shipping-location', { country: 'de' })).toMatchObject({
      selectedShippingOption: { id: 'shipping-international' },
    });
    expect((await cart('PUT', '/shipping-option', { id: 'shipping-express' })).status).toBe(400);
  });

  it.each([
    ['a ZIP code of 4 digits', { ...california, zip: '9461' }, 'zip'],
    ['no country', { ...california, country: '' }, 'country'],
    ['a country by its name', { ...california, country: 'Mexico' }, 'country'],
  ])('reject %s', async (_what, location, field) => {
    const { cart } = await serveShop();
    const answer = await cart('PUT', '/shipping-location', location);
    expect([answer.status, Object.keys(answer.errors)]).toEqual([400, [field]]);
  });

  it('need no shipping for digital products', async () => {
    const { cart } = await serveShop();
    await cart('PUT', '/shipping-location', california);
    const digital = await cart('POST', '/entries', items.digital);
    expect(digital).toMatchObject({ purelyDigital: true, hasDigital: true, requiresShipping: false });
    expect(digital.shippingOptions).toEqual([]);
    expect(await cart('POST', '/entries', items.service)).toMatchObject({
      purelyDigital: false,
      hasDigital: true,
      requiresShipping: false,
    });
  });
});
