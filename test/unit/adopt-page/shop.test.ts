// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributeOf, outline, reviveHtml } from './saved-page';

const button = (attributes = ''): string =>
  `<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="5f01" data-product-type="1" data-original-label="Comprar" ${attributes}><div>Comprar</div></div></div>`;

const variants = [
  {
    sku: 'SQ1',
    price: 1250,
    salePrice: 0,
    qtyInStock: 4,
    attributes: { Color: 'Cobalto' },
    mainImageId: null,
  },
  { sku: 'SQ2', price: 1850, unlimited: true, qtyInStock: 0, attributes: { Color: 'Ocre' } },
];

const options = (json: unknown): string =>
  `<div class="product-variants" data-item-id="5f01" data-variants="${attributeOf(json)}"><select data-variant-option-name="Color"><option value="">Color</option></select><div data-variant-option-name="Color"></div></div>
   <div class="product-quantity-input" data-item-id="5f01"><input type="number" value="1"></div>`;

const product = (details: string, price = '<span class="sqs-money-native">12.50</span>'): string =>
  `<article class="ProductItem" data-item-id="5f01"><section class="ProductItem-gallery"><img src="estrella.jpg" alt="Estrella"></section>
   <section class="ProductItem-details"><h1 class="ProductItem-details-title"> Azulejo
     Estrella</h1><div class="product-price">${price}</div><p>Pintado a mano.</p>${details}</section></article>`;

describe('a product', () => {
  it('is bought with the saved variants, and the page keeps what it shows', async () => {
    const { block, data, attributes, entries } = await reviveHtml(
      'product',
      product(options(variants) + button()),
    );
    expect(data).toEqual({
      id: '5f01',
      title: 'Azulejo Estrella',
      items: [{ src: 'estrella.jpg', alt: 'Estrella' }],
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Color'],
        variants: [
          { sku: 'SQ1', price: 1250, salePrice: 0, qtyInStock: 4, attributes: { Color: 'Cobalto' } },
          { sku: 'SQ2', price: 1850, unlimited: true, qtyInStock: 0, attributes: { Color: 'Ocre' } },
        ],
      },
    });
    expect(attributes).toMatchObject({ layout: 'form', 'currency-code': 'USD' });
    expect(entries).toMatchObject([{ status: 'adopted', why: expect.stringContaining('data-cart') }]);
    expect([...block.children].map(({ className }) => className)).toEqual([
      'product-variants',
      'product-quantity-input',
      'sqs-add-to-cart-button-wrapper',
    ]);
    const section = document.querySelector('.ProductItem-details') as Element;
    expect([...section.children].map(({ localName }) => localName)).toEqual(['h1', 'div', 'p', 'az-product']);
  });

  it('with a second button is one block with both', async () => {
    const { block, entries } = await reviveHtml(
      'product',
      product(`${options(variants)}${button()}<p>More</p>${button('id="again"')}`),
    );
    expect(entries).toHaveLength(1);
    expect(document.querySelectorAll('az-product')).toHaveLength(1);
    expect(block.querySelectorAll('.sqs-add-to-cart-button')).toHaveLength(2);
  });

  it('beside another one, in the same section, has its own price', async () => {
    const item = (id: string, price: string): string =>
      `<div><h3 class="product-title">${id}</h3><div class="product-price">${price}</div>${button().replaceAll('5f01', id)}</div>`;
    await reviveHtml('product', `<section>${item('5f01', '$10.00')}${item('5f02', '$20.00')}</section>`);
    const soldAt = [...document.querySelectorAll('az-product')].map((block) => {
      const { id, title, structuredContent } = JSON.parse(block.getAttribute('data') ?? '{}');
      return [id, title, structuredContent.variants[0].priceMoney.value];
    });
    expect(soldAt).toEqual([
      ['5f01', '5f01', '10.00'],
      ['5f02', '5f02', '20.00'],
    ]);
  });

  it('whose price could be that of another one stays', async () => {
    const html = `<section><div class="product-price">$10.00</div>${button()}<div class="product-price">$20.00</div>${button().replaceAll('5f01', '5f02')}</section>`;
    const { entries } = await reviveHtml('product', html);
    expect(entries).toMatchObject([{ status: 'left' }, { status: 'left' }]);
  });

  it('has its own label, its form, and its kind', async () => {
    const form = `data-form="${attributeOf({ formFields: [{ id: 'f1', type: 'text', title: 'Nombre' }] })}"`;
    const html = product(
      options(variants) +
        button('data-use-custom-label="true" data-is-subscription="true"').replace('<div', `<div ${form}`),
    );
    const { data } = await reviveHtml('product', html);
    expect(data.structuredContent).toMatchObject({
      useCustomAddButtonText: true,
      customAddButtonText: 'Comprar',
      isSubscribable: true,
      additionalFieldsForm: { formFields: [{ id: 'f1', type: 'text', title: 'Nombre' }] },
    });
  });

  it('is read from the settings of its own page', async () => {
    const saved = { variantAttributeNames: ['Color'], variants, productType: 1 };
    const context = {
      itemId: '5f01',
      item: { title: 'Estrella', fullUrl: '/tienda/estrella' },
      product: saved,
    };
    const { data, attributes } = await reviveHtml('product', product(button()), { context });
    expect(data.title).toBe('Estrella');
    expect(data.structuredContent).toMatchObject({ variants: [{ sku: 'SQ1' }, { sku: 'SQ2' }] });
    expect(attributes['full-url']).toBe('/tienda/estrella');
    const other = await reviveHtml('product', product(button(), ''), {
      context: { ...context, itemId: '5f02' },
    });
    expect(other.entries).toMatchObject([{ status: 'left' }]);
  });

  it.each([
    ['$1,250.00', { value: '1250.00', currency: 'MXN' }],
    ['2.500,00\u00a0€', { value: '2500.00', currency: 'MXN' }],
    ['IDR 18.999', { value: '18999', currency: 'IDR' }],
    ['¥900', { value: '900', currency: 'MXN' }],
    ['NEW EUR 12.00 VAT', { value: '12.00', currency: 'EUR' }],
  ])('without data costs what visitors read: %s', async (text, priceMoney) => {
    document.body.className = 'native-currency-code-mxn';
    const { data, attributes } = await reviveHtml('product', product(button(), text));
    document.body.className = '';
    expect(data.structuredContent).toEqual({ productType: 1, variants: [{ priceMoney }] });
    expect(attributes['currency-code']).toBe('MXN');
  });

  it('on sale, and to be downloaded, has both prices', async () => {
    const price =
      '<span class="visually-hidden">Sale Price:</span>$50.00 <span class="original-price">$100.00</span>';
    const html = product(button().replace('product-type="1"', 'product-type="2"'), price);
    expect((await reviveHtml('product', html)).data.structuredContent).toEqual({
      productType: 2,
      priceMoney: { value: '100.00', currency: 'USD' },
      salePriceMoney: { value: '50.00', currency: 'USD' },
      onSale: true,
    });
  });

  it.each([
    ['whose variants have lost their prices', options('[{"attr') + button(), '$12.50'],
    ['without a price', button(), ''],
    ['with a range of prices', button(), '$10.00 – $12.00'],
  ])('%s stays, and the report says what it needs', async (_, details, price) => {
    const html = product(details, price);
    expect((await reviveHtml('product', html)).entries).toMatchObject([{ status: 'left', block: 'product' }]);
    expect(document.querySelector('az-product')).toBeNull();
  });

  it('whose button the owner has given another purpose works as it is', async () => {
    const linked = product(
      button().replace(
        '<div class="sqs-add-to-cart-button"',
        '<a href="https://pay.example/1"><div class="sqs-add-to-cart-button"',
      ),
    );
    expect((await reviveHtml('product', linked)).entries).toEqual([]);
    expect((await reviveHtml('product', product(button('onclick="buy(1)"')))).entries).toEqual([]);
  });

  it('in a block of another page is one of several', async () => {
    const block = (id: string, title: string) =>
      `<div class="sqs-block product-block sqs-block-product"><div class="product-block"><a class="product-title" href="/tienda/${id}">${title}</a><div class="product-price">$5.00</div>${button().replace('5f01', id)}</div></div>`;
    const { entries } = await reviveHtml('product', block('a', 'Lazo') + block('b', 'Talavera'));
    expect(entries.length).toBe(2);
    const [lazo, talavera] = [...document.querySelectorAll('az-product')];
    expect(JSON.parse(talavera?.getAttribute('data') ?? '')).toMatchObject({ id: 'b', title: 'Talavera' });
    expect(lazo?.getAttribute('full-url')).toBe('/tienda/a');
  });
});

describe('a link to the cart', () => {
  it('of 7.1 keeps its drawing and loses the saved number', async () => {
    const html =
      '<a href="/cart" class="icon icon--cart sqs-custom-cart"><span class="Cart-inner"><svg><path d="M0 0"/></svg><div class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">3</span></div></span></a>';
    const { block, attributes } = await reviveHtml('cart-link', html);
    expect(attributes).toEqual({ icon: 'none' });
    expect(outline(block)).toBe('a(span(svg(path)))');
    expect(block.querySelector('a')?.getAttribute('href')).toBe('/cart');
  });

  it('of Brine keeps the place of its lost drawing, and loses the brackets', async () => {
    const html =
      '<a href="/cart" class="Cart sqs-custom-cart"><span class="Cart-inner"><span class="Cart-label">Carrito</span> (<span class="sqs-cart-quantity">0</span>)<svg><use xlink:href="/assets/ui-icons.svg#bag-icon"></use></svg></span></a>';
    const { block, attributes } = await reviveHtml('cart-link', html);
    expect(attributes).toEqual({ icon: 'none' });
    expect(block.textContent?.trim()).toBe('Carrito');
    expect(outline(block)).toBe('a(span(span svg(use)))');
  });

  it('without a class is found by its number, and said to lead to the builder where it does', async () => {
    const html =
      '<a href="https://taller.squarespace.com/cart">Carrito <span class="sqs-cart-quantity">2</span></a>';
    const { block, entries } = await reviveHtml('cart-link', html);
    expect(block.textContent).toBe('Carrito ');
    expect(entries).toMatchObject([{ why: expect.stringContaining('taller.squarespace.com') }]);
  });

  it('that shows only with something in the cart stays hidden', async () => {
    const html =
      '<div class="floating-cart hidden"><a href="/cart" class="sqs-custom-cart"><span class="sqs-cart-quantity">0</span></a></div>';
    expect((await reviveHtml('cart-link', html)).entries).toEqual([]);
  });
});

describe('the page of the cart', () => {
  it('has the cart, and the way back to the shop', async () => {
    const context = { websiteSettings: { storeSettings: { continueShoppingLinkUrl: '/tienda' } } };
    const html =
      '<main><div id="sqs-cart-root"><script type="application/json">{}</script><div id="sqs-cart-container"><p>You have nothing in your cart.</p></div></div></main>';
    const { attributes } = await reviveHtml('cart', html, { context });
    expect(attributes).toEqual({ 'shop-url': '/tienda' });
    expect(outline(document.body)).toBe('main(az-cart)');
  });
});

describe('the page of a cart that its owner has rewritten', () => {
  it('stays as it is', async () => {
    const html =
      '<div id="sqs-cart-root"><form action="https://pay.example"><button>Pagar</button></form></div>';
    expect((await reviveHtml('cart', html)).entries).toEqual([]);
  });
});

describe('a donation', () => {
  const block = (control: string): string =>
    `<div class="sqs-block sqs-block-donation" data-block-json="${attributeOf({ donatePageId: 'from-json' })}"><p>Ayúdanos.</p>${control}</div>`;

  it.each([
    ['<button class="sqs-donate-button" data-donate-page-id="taller">Donar</button>', 'taller'],
    ['<a class="sqs-donate-button" href="/checkout/donate?donatePageId=taller">Donar</a>', 'taller'],
    ['<a class="sqs-donate-button" href="">Donar</a>', 'from-json'],
  ])('is given at the owner’s server: %s', async (control, id) => {
    const { block: element, attributes, entries } = await reviveHtml('donation', block(control));
    expect(attributes).toEqual({ 'donate-page-id': id });
    expect(element.firstElementChild?.hasAttribute('href')).toBe(false);
    expect(element.textContent).toBe('Donar');
    expect(entries).toMatchObject([{ why: expect.stringContaining('data-api') }]);
  });

  it('that the owner has sent to another service works as it is', async () => {
    const control = '<a class="sqs-donate-button" href="https://give.example/taller">Donar</a>';
    expect((await reviveHtml('donation', block(control))).entries).toEqual([]);
  });

  it('without the id of a page stays', async () => {
    const control = '<button class="sqs-donate-button">Donar</button>';
    expect((await reviveHtml('donation', control)).entries).toMatchObject([{ status: 'left' }]);
  });
});

describe('a pricing plan', () => {
  it('stays with its texts, and the report says what its button needs', async () => {
    const html =
      '<div class="sqs-block-pricing-plan"><p>$20 al mes</p><button class="join-button" onclick="UserAccountApi.joinPricingPlan(\'1\')">Inscribirme</button></div>';
    expect((await reviveHtml('pricing-plan', html)).entries).toMatchObject([{ status: 'left' }]);
    expect(document.body.innerHTML).toBe(html);
  });

  it('with a link of the owner’s works as it is', async () => {
    const html = '<a class="join-button" href="/clases">Inscribirme</a>';
    expect((await reviveHtml('pricing-plan', html)).entries).toEqual([]);
  });
});
