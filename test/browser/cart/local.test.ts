/** A cart of this browser, whose order is a mail. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import {
  addToCart,
  amounts,
  announcements,
  button,
  calls,
  pressOn,
  recordCheckouts,
  tile,
  waitForAmounts,
} from './support';

/** A page with products and a cart of this browser. The id of a product is its name. */
const shopPage = (script: string, products: Record<string, { variant: object; currencyCode?: string }>) => {
  const blocks = Object.entries(products).map(([id, { variant, currencyCode }]) => {
    const data = { id, title: id, currencyCode, structuredContent: { variants: [variant] } };
    return `<az-product id="${id}" loading="eager" data='${JSON.stringify(data)}'></az-product>`;
  });
  return `<!doctype html><html lang="en"><head><title>Workshop</title>
    <script src="${script}" data-cart="mailto:shop@example.com" async></script></head>
    <body>${blocks.join('')}<az-cart loading="eager"></az-cart></body></html>`;
};

const addProduct = (page: Page, id: string): void =>
  page.click(page.byRole('button', { name: 'Add to cart', within: page.$(`#${id}`) }));

const statusOf = (page: Page, id: string): string =>
  page.$(`#${id}`).shadowRoot?.querySelector('[role="status"]')?.textContent?.trim() ?? '';

defaultFlavour(({ name, script }) => {
  describe(`a cart (${name})`, () => {
    beforeEach(resetSite);

    it('of this browser sends the order as a mail', async () => {
      const cart = {
        id: 'local',
        updatedOn: 1,
        currencyCode: 'MXN',
        entries: [
          {
            ...tile,
            id: 'one',
            quantity: 2,
            title: 'Azulejo',
            purchasePriceCents: 48_000,
            nonSalePriceCents: 48_000,
            subTotal: 96_000,
          },
        ],
        coupons: [],
        validCoupons: [],
        invalidCoupons: [],
        shippingOptions: [],
        selectedShippingOption: null,
        shippingLocation: { country: '', state: '', city: '', zip: '' },
        subtotalCents: 96_000,
        discountCents: 0,
        shippingCostCents: 0,
        taxCents: 0,
        grandTotalCents: 96_000,
        totalQuantity: 2,
      };
      localStorage.setItem('azulejo-local-cart', JSON.stringify(cart));
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
          <script src="${script}" data-cart="mailto:taller@example.com" async></script></head>
          <body><az-cart></az-cart></body></html>`,
      });
      const urls = recordCheckouts(page);
      await page.waitFor(() => page.allByRole('button', { name: 'Enviar el pedido' }).length);
      expect(page.$$('summary')).to.deep.equal([]);
      await pressOn(page, 'Uno más de Azulejo');
      await waitForAmounts(page, { Subtotal: '$1,440.00', Total: '$1,440.00' });
      await pressOn(page, 'Enviar el pedido');
      const [url = ''] = await page.waitFor(() => urls.length && urls);
      expect(decodeURIComponent(url)).to.equal(
        `mailto:taller@example.com?body=3 × Azulejo (SQ1000001): $1,440.00\r\nTotal: $1,440.00`,
      );
      expect(await received(calls)).to.deep.equal([]);
    });

    it('of a shop without a server shares nothing with the server’s cart on the same site', async () => {
      const shop = { url: '/shop-local.html', script, query: 'nomotion=true' };
      const [page, other] = [await openPage(shop), await openPage({ url: '/shop-cart.html', script })];
      const [number, sunflower] = page.$$('az-product') as [HTMLElement, HTMLElement];
      const add = (within: Element): void =>
        page.click(page.byRole('button', { name: 'Agregar al carrito', within }));
      // It loads while it is in view.
      await page.waitFor(() => isReady(page.$('az-cart-indicator')));
      page.$('az-cart').scrollIntoView();
      await page.waitFor(() => page.text().includes('Tu carrito está vacío.'));
      number.scrollIntoView();
      await page.waitFor(() => [number, sunflower].every(isReady));
      page.click(page.byRole('radio', { name: '15 cm', within: sunflower }));
      await page.waitFor(() => page.text(sunflower).includes('$350.00'));
      add(sunflower);
      await page.waitFor(() => announcements(page).includes('1 artículo'));
      add(number);
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Datos para Número de casa' }));
      await page.waitFor(() => page.focused?.localName === 'input');
      await page.type('142 B');
      page.click(page.byRole('radio', { name: 'De olas', within: dialog }));
      page.click(page.byRole('button', { name: 'Agregar al carrito', within: dialog }));
      await page.waitFor(() => announcements(page).includes('2 artículos'));
      await waitForAmounts(page, { Subtotal: '$1,030.00', Total: '$1,030.00' });
      expect(page.text(page.$('az-cart')))
        .to.include('Número: 142 B')
        .and.include('Para quien lo pinta: NC');
      expect(await axeViolations(page)).to.deep.equal([]);

      // One with a server has nothing of it, neither heard nor remembered.
      expect(other.text()).to.include('Tu carrito está vacío.');
      expect([localStorage.getItem('azulejo-cart'), await received(calls)]).to.deep.equal([null, []]);
      await addToCart(other, tile);
      await waitForAmounts(other, { Subtotal: '$12.50', Total: '$12.50' });
      await page.waitFor(() => localStorage.getItem('azulejo-cart'));
      expect(amounts(page)).to.deep.equal({ Subtotal: '$1,030.00', Total: '$1,030.00' });
      const again = await openPage(shop);
      await again.waitFor(() => announcements(again).includes('2 artículos'));

      const urls = recordCheckouts(page);
      page.click(button(page, 'Enviar el pedido'));
      const [url = ''] = await page.waitFor(() => urls.length && urls);
      expect(decodeURIComponent(url).split('\r\n')).to.deep.equal([
        'mailto:taller@example.com?subject=Pedido&body=1 × Azulejo Girasol (15 cm, SQ4700202): $350.00',
        '1 × Número de casa (SQ4700101): $680.00',
        '   Número: 142 B',
        '   Orla: De olas',
        '   Para quien lo pinta: NC',
        'Total: $1,030.00',
      ]);
      expect(page.errors).to.deep.equal([]);
    });

    it('shows how often a subscription renews', async () => {
      const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 };
      const content = { isSubscribable: true, subscriptionPlan: plan, variants: [{ price: 1900 }] };
      const data = { id: 'plan', title: 'Un azulejo a la vez', structuredContent: content };
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
          <script src="${script}" data-cart="mailto:taller@example.com" async></script></head>
          <body><az-product loading="eager" data='${JSON.stringify(data)}'></az-product><az-cart></az-cart></body></html>`,
      });
      await page.waitFor(() => page.allByRole('button', { name: 'Suscribirse' }).length);
      page.click(button(page, 'Suscribirse'));
      await waitForAmounts(page, { Subtotal: '$19.00', Total: '$19.00' });
      expect(page.text(page.$('[part="line"]'))).to.include('Se renueva cada 2 semanas, 6 pagos');
      expect(page.errors).to.deep.equal([]);
    });

    it('sells a unique piece once, and says why not twice', async () => {
      const content = { variants: [{ sku: 'SQ1', price: 1250, qtyInStock: 1 }] };
      const data = { id: 'star', title: 'Estrella', structuredContent: content };
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="en"><head><title>Workshop</title>
          <script src="${script}" data-cart="mailto:shop@example.com" async></script></head>
          <body><az-product loading="eager" data='${JSON.stringify(data)}'></az-product><az-cart></az-cart></body></html>`,
      });
      const add = (): void => page.click(button(page, 'Add to cart'));
      await page.waitFor(() => page.allByRole('button', { name: 'Add to cart' }).length);
      add();
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      add();
      const status = page.$('az-product').shadowRoot?.querySelector('[role="status"]');
      await page.waitFor(() => status?.textContent?.includes('could not'));
      expect(status?.textContent?.trim()).to.equal(
        'The item could not be added. Available: 1. In your cart: 1.',
      );
      await pressOn(page, 'One more of Estrella');
      const alert = await page.waitFor(() => page.allByRole('alert')[0]);
      expect(page.text(alert)).to.equal('The quantity could not be updated. Available: 1. In your cart: 1.');
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('takes items in one currency, and says why not in another', async () => {
      const products = {
        Pesos: { variant: { sku: 'M', price: 25_000 }, currencyCode: 'MXN' },
        Dollars: { variant: { sku: 'U', price: 2000 }, currencyCode: 'USD' },
      };
      const page = await openPage({ script: null, html: shopPage(script, products) });
      await page.waitFor(() => page.allByRole('button', { name: 'Add to cart' }).length === 2);
      addProduct(page, 'Pesos');
      const pesos = { Subtotal: 'MXN\u00a0250.00', Total: 'MXN\u00a0250.00' };
      await waitForAmounts(page, pesos);
      addProduct(page, 'Dollars');
      await page.waitFor(() => statusOf(page, 'Dollars').includes('could not'));
      expect(statusOf(page, 'Dollars')).to.equal(
        'The item could not be added. Your cart is in MXN, and the item in USD. Please order the item separately.',
      );
      await waitForAmounts(page, pesos);
      expect(page.errors).to.deep.equal([]);
    });

    it('says that it is empty once its last line is removed, and no total in another currency', async () => {
      const products = { Star: { variant: { sku: 'S', price: 1250 }, currencyCode: 'EUR' } };
      const page = await openPage({ script: null, html: shopPage(script, products) });
      await page.waitFor(() => page.allByRole('button', { name: 'Add to cart' }).length);
      addProduct(page, 'Star');
      await waitForAmounts(page, { Subtotal: '€12.50', Total: '€12.50' });
      await page.waitFor(() => announcements(page).includes('Total: €12.50'));
      await pressOn(page, 'Remove Star');
      await page.waitFor(() => announcements(page).includes('Your cart is empty.'));
      expect(announcements(page).join()).not.to.include('Total');
    });

    it('does not sell an item whose price is missing or too high, and sells a free one', async () => {
      const products = {
        Unpriced: { variant: { sku: 'A' } },
        Dear: { variant: { sku: 'B', priceMoney: { value: '1000000.01' } } },
        Free: { variant: { sku: 'C', price: 0 } },
      };
      const page = await openPage({ script: null, html: shopPage(script, products) });
      await page.waitFor(() => page.allByRole('button', { name: 'Add to cart' }).length === 3);
      for (const id of ['Unpriced', 'Dear']) {
        addProduct(page, id);
        await page.waitFor(() => statusOf(page, id).includes('could not'));
        expect(statusOf(page, id)).to.equal('The item could not be added. The item has no price.');
      }
      expect(page.consoleTexts('warn').map((text) => text.split(',')[0])).to.deep.equal([
        '[azulejo] The item "Unpriced" (SKU "A") has no price',
        '[azulejo] The item "Dear" (SKU "B") has no price',
      ]);
      addProduct(page, 'Free');
      await waitForAmounts(page, { Subtotal: '$0.00', Total: '$0.00' });
      expect(page.$$('[part="line"]').length).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('stays readable when a visitor types a quantity that no price can be written for', async () => {
      const content = { variants: [{ sku: 'SQ1', price: 1250, unlimited: true }] };
      const data = { id: 'star', title: 'Estrella', structuredContent: content };
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
          <script src="${script}" data-cart="mailto:taller@example.com" async></script></head>
          <body><az-product loading="eager" data='${JSON.stringify(data)}'></az-product><az-cart></az-cart></body></html>`,
      });
      await page.waitFor(() => page.allByRole('button', { name: 'Agregar al carrito' }).length);
      page.click(button(page, 'Agregar al carrito'));
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const field = () => page.byRole('textbox', { name: 'Cantidad de Estrella' }) as HTMLInputElement;
      field().select();
      field().focus();
      await page.type('99999999999999999999');
      await page.press('Enter');
      await waitForAmounts(page, { Subtotal: '$12,499,987.50', Total: '$12,499,987.50' });
      expect(field().value).to.equal('999999');
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the answers of a Likert scale in words, and submits the numbers', async () => {
      const additionalFieldsForm = {
        fields: [
          {
            id: 'acabado',
            type: 'likert',
            title: 'Acabado',
            required: true,
            options: ['Que brille', { value: 'liso', label: 'Que sea liso' }],
          },
        ],
      };
      const data = {
        id: 'liso',
        title: 'Liso',
        structuredContent: { variants: [{ price: 900 }], additionalFieldsForm },
      };
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
          <script src="${script}" data-cart="mailto:taller@example.com" async></script></head>
          <body><az-product loading="eager" data='${JSON.stringify(data)}'></az-product><az-cart></az-cart></body></html>`,
      });
      const added: { additionalFields?: unknown }[] = [];
      page.document.addEventListener('az-add', (event) => added.push((event as CustomEvent).detail));
      await page.waitFor(() => page.allByRole('button', { name: 'Agregar al carrito' }).length);
      page.click(button(page, 'Agregar al carrito'));
      const within = await page.waitFor(() => page.byRole('dialog', { name: 'Datos para Liso' }));
      await page.waitFor(() => page.allByRole('radio', { within }).length === 10);
      const answers = page.allByRole('radio', { within }) as HTMLInputElement[];
      for (const nth of [4, 5 + 1]) page.click(answers[nth] as HTMLElement);
      page.click(page.byRole('button', { name: 'Agregar al carrito', within }));
      await page.waitFor(() =>
        page.text().includes('Acabado: Que brille: Totalmente de acuerdo, Que sea liso: En desacuerdo'),
      );
      expect(added[0]?.additionalFields).to.deep.equal([
        {
          id: 'acabado',
          title: 'Acabado',
          value: { 'Que brille': '2', liso: '-1' },
          text: 'Que brille: Totalmente de acuerdo, Que sea liso: En desacuerdo',
        },
      ]);
      expect(page.errors).to.deep.equal([]);
    });
  });
});
