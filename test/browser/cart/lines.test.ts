/** Lines, discount codes and shipping of a cart, and the link of an empty cart. */

import { axeViolations } from '../support/axe';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import {
  addToCart,
  broadcastCart,
  button,
  calls,
  isCalm,
  recordCheckouts,
  six,
  tabTo,
  tile,
  waitForAmounts,
} from './support';

const plan = { itemId: '5fcd65ae3ff1011540045e07', sku: 'SQ1000009' };
const digital = { itemId: '5fcd65ae3ff1011540045e04', sku: '' };

const linesOf = (page: Page): string[] =>
  page.$$('[part="line"]').map((line) => page.text(line).replace(/\s+/g, ' '));

const open = (script: string, html = '<az-cart></az-cart>'): Promise<Page> =>
  openPage({ script, lang: 'es-419', html: `<main><h1>Taller</h1>${html}</main>`, height: 1600 });

/** Resolves once an element of the page has got the focus, and the visitor has gone on to another one. */
const goOnTo = (page: Page, next?: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const onFocus = (): void => {
      next?.focus();
      resolve();
    };
    page.document.addEventListener('focusin', onFocus, { once: true });
  });

defaultFlavour(({ name, script }) => {
  describe(`a cart (${name})`, () => {
    beforeEach(resetSite);

    it('shows for each line the options, the price of one and of all, the price before the sale, and the renewal', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await addToCart(page, six, 2);
      await addToCart(page, plan);
      await waitForAmounts(page, { Subtotal: '$133.48', Total: '$133.48' });
      expect(linesOf(page)).to.deep.equal([
        'Azulejo pintado a mano Color: Cobalto Medida: 10 cm $12.50 − + Eliminar',
        'Juego de seis azulejos $54.99 cada uno Antes $138.00 $109.98 − + Eliminar',
        'Un azulejo al mes Se renueva cada mes, 12 pagos $11.00 − + Eliminar',
      ]);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('has no empty square for an item without a picture, whose text begins at the edge', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await page.waitFor(() => page.$$('[part="line"]').length === 1);
      const edges = (): number[] => {
        const { left } = page.$('[part="line"]').getBoundingClientRect();
        return page
          .$$('[part="name"], [part="quantity"]')
          .map((one) => Math.round(one.getBoundingClientRect().left - left));
      };
      const pictures = () => page.$('[part="line"]').querySelectorAll('[part="picture"]').length;
      expect([pictures(), ...edges()]).to.deep.equal([1, 96, 96]);
      const cart = await (await fetch(calls)).json();
      const [entry] = cart.entries;
      const item = { ...entry.item, items: [] };
      broadcastCart({ ...cart, updatedOn: cart.updatedOn + 1, entries: [{ ...entry, item }] });
      await page.waitFor(() => pictures() === 0);
      expect(edges()).to.deep.equal([0, 0]);
      const price = page.$('[part="price"]').getBoundingClientRect();
      expect(price.right).to.be.closeTo(page.$('[part="line"]').getBoundingClientRect().right, 1);
    });

    it('shows which discount code counts, why another does not, and that a third is unknown', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const field = () => page.byRole('textbox', { name: 'Código de descuento' }) as HTMLInputElement;
      const enter = async (code: string): Promise<void> => {
        field().value = '';
        await tabTo(page, field);
        await page.type(code);
        await page.press('Enter');
      };
      const codes = () => page.$$('[part="coupon"]').map((one) => page.text(one).replace(/\s+/g, ' '));
      page.click(page.$('summary'));
      await page.waitFor(field);
      const couponPath = `${calls}/coupons`;
      await fault({ path: couponPath, delayMs: 300 });
      await enter('CINCO');
      await page.press('Enter', 'Enter');
      await page.waitFor(() => codes().join() === 'CINCO Se aplica a partir de $20.00.');
      const statuses = () => page.allByRole('status').map((status) => page.text(status));
      await page.waitFor(() => statuses().includes('Se aplica a partir de $20.00.'));
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$25.00', Descuento: '−$5.00', Total: '$20.00' });
      expect(codes()).to.deep.equal(['CINCO $5 menos desde $20 −$5.00']);
      // Whoever presses Enter three times asks once.
      expect((await received(couponPath)).length).to.equal(1);

      await enter('NADA');
      await page.waitFor(() => page.allByRole('alert').length);
      expect(page.text(page.byRole('alert'))).to.equal(
        'No es posible aplicar el código de descuento. Este código de descuento no es válido.',
      );
      expect([field().value, field().ariaInvalid, page.focused]).to.deep.equal(['NADA', 'true', field()]);
      expect(await axeViolations(page)).to.deep.equal([]);
      page.byRole('button', { name: 'Quitar el código CINCO' }).focus();
      await page.press('Enter');
      await waitForAmounts(page, { Subtotal: '$25.00', Total: '$25.00' });
      expect(codes()).to.deep.equal([]);
      // The focus of the button that has gone.
      expect(page.focused).to.equal(page.$('summary'));
      expect(page.errors).to.deep.equal([]);
    });

    for (const name of ['Código postal', 'Buscar'])
      it(`leaves the focus to a visitor who is in the field "${name}" when a discount code is refused`, async () => {
        const page = await open(script, '<az-cart></az-cart><input aria-label="Buscar">');
        await addToCart(page, tile);
        await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
        for (const fold of page.$$('summary')) page.click(fold);
        const field = await page.waitFor(() => page.byRole('textbox', { name }));
        page.byRole('textbox', { name: 'Código de descuento' }).focus();
        await page.type('NADA');
        page.click(button(page, 'Aplicar'));
        field.focus();
        await page.waitFor(() => page.allByRole('alert').length);
        await page.painted();
        expect(page.focused).to.equal(field);
      });

    it('keeps a second discount code that is typed before the first one is accepted', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      page.click(page.$('summary'));
      const field = () => page.byRole('textbox', { name: 'Código de descuento' }) as HTMLInputElement;
      await page.waitFor(field);
      field().value = 'CINCO';
      page.click(button(page, 'Aplicar'));
      field().value = 'NADA';
      await page.waitFor(() => isCalm(page) && page.$$('[part="coupon"]').length === 1);
      await page.painted();
      expect(field().value).to.equal('NADA');
      button(page, 'Aplicar').focus();
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('alert').length);
      expect(field().value).to.equal('NADA');
      // Where the visitor corrects the code.
      await page.waitFor(() => page.focused === field());
    });

    it('does not ask about a line whose quantity is emptied, and checks out nothing whose change failed', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const urls = recordCheckouts(page);
      const field = page.byRole('textbox', {
        name: 'Cantidad de Azulejo pintado a mano',
      }) as HTMLInputElement;
      field.focus();
      field.select();
      await page.press('Backspace');
      await page.waitFor(() => field.value === '');
      await page.press('Enter');
      await page.waitFor(() => field.value === '1');
      await fault({ path: `${calls}/entries/*`, status: 503 });
      page.click(button(page, 'Uno más de Azulejo pintado a mano'));
      const checkOut = button(page, 'Finalizar la compra');
      page.click(checkOut);
      await page.waitFor(() => page.allByRole('alert').length && checkOut.ariaBusy === 'false');
      expect(page.allByRole('alertdialog')).to.deep.equal([]);
      expect(urls).to.deep.equal([]);
      // Once the visitor has seen what failed, the cart can be bought.
      page.click(checkOut);
      await page.waitFor(() => urls.length === 1);
    });

    it('says nothing about a shipping option that was refused once another one is chosen', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      page.click(page.$$('summary')[1] as HTMLElement);
      const country = await page.waitFor(
        () => page.byRole('combobox', { name: 'País' }) as HTMLSelectElement,
      );
      country.value = 'US';
      page.click(button(page, 'Calcular'));
      const [, second, third] = (await page.waitFor(
        () => isCalm(page) && page.allByRole('radio').length === 3 && page.allByRole('radio'),
      )) as HTMLInputElement[];
      const optionPath = `${calls}/shipping-option`;
      await fault({ path: optionPath, status: 400, body: { error: 'Hoy no.' } });
      for (const option of [second, third]) page.click(option as HTMLElement);
      await page.waitFor(async () => (await received(optionPath)).length === 2);
      await page.waitFor(() => third?.checked && isCalm(page) && page.allByRole('alert').length === 0);
    });

    it('leaves the focus to a visitor who has gone on before a removal fails', async () => {
      const page = await open(script, '<az-cart></az-cart><input aria-label="Buscar">');
      await addToCart(page, tile);
      await addToCart(page, six);
      await waitForAmounts(page, { Subtotal: '$67.49', Total: '$67.49' });
      const search = page.byRole('textbox', { name: 'Buscar' });
      const more = button(page, 'Uno más de Juego de seis azulejos');
      const entryPath = `${calls}/entries/*`;
      for (const field of [more, search]) {
        await fault({ path: entryPath, status: 503 });
        const isElsewhere = goOnTo(page, field);
        page.click(button(page, 'Eliminar Azulejo pintado a mano'));
        await isElsewhere;
        await page.waitFor(() => page.text().includes('No se puede eliminar el artículo'));
        await page.painted();
        expect(page.focused).to.equal(field);
        expect(page.allByRole('button', { name: 'Deshacer' })).to.deep.equal([]);
      }
    });

    it('leaves the focus to a visitor who has gone on before a removal cannot be undone', async () => {
      const page = await open(script, '<az-cart></az-cart><input aria-label="Buscar">');
      await addToCart(page, tile);
      await addToCart(page, six);
      await waitForAmounts(page, { Subtotal: '$67.49', Total: '$67.49' });
      const search = page.byRole('textbox', { name: 'Buscar' });
      page.click(button(page, 'Eliminar Azulejo pintado a mano'));
      await waitForAmounts(page, { Subtotal: '$54.99', Total: '$54.99' });
      for (const field of [search, undefined]) {
        await fault({ path: `${calls}/entries`, status: 503 });
        const isElsewhere = goOnTo(page, field);
        page.click(button(page, 'Deshacer'));
        await isElsewhere;
        const undo = await page.waitFor(() => button(page, 'Deshacer'));
        await page.painted();
        // The field that had the focus has gone with its line.
        expect(page.focused).to.equal(field ?? undo);
      }
    });

    it('keeps the quantity of a line whose removal is undone before the shop refuses it', async () => {
      const page = await open(script);
      await addToCart(page, tile, 2);
      await waitForAmounts(page, { Subtotal: '$25.00', Total: '$25.00' });
      const [{ id }] = (await (await fetch(calls)).json()).entries;
      await fault({ path: `${calls}/entries/${id}`, status: 403, delayMs: 300 });
      page.click(button(page, 'Eliminar Azulejo pintado a mano'));
      page.click(await page.waitFor(() => button(page, 'Deshacer')));
      await page.waitFor(async () => (await received(`${calls}/entries/${id}`)).length === 2);
      await waitForAmounts(page, { Subtotal: '$25.00', Total: '$25.00' });
      expect((await (await fetch(calls)).json()).totalQuantity).to.equal(2);
      expect(page.allByRole('alert')).to.deep.equal([]);
    });

    it('fires `az-update` for a change, and not for the first cart of a page', async () => {
      const shop = await open(script);
      await addToCart(shop, tile);
      await waitForAmounts(shop, { Subtotal: '$12.50', Total: '$12.50' });
      const recorder =
        '<script>updates = []; addEventListener("az-update", ({ detail }) => updates.push(detail.cart.totalQuantity), true)</script>';
      for (const isStored of [true, false]) {
        if (!isStored) localStorage.clear();
        const page = await open(script, `${recorder}<az-cart></az-cart>`);
        const resources = () => page.window.performance.getEntriesByType('resource');
        await page.waitFor(() => resources().some(({ name }) => name.includes(calls)));
        await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
        await page.painted();
        const { updates } = page.window as unknown as { updates: number[] };
        expect(updates, `stored: ${isStored}`).to.deep.equal([]);
        if (isStored) continue;
        page.click(button(page, 'Uno más de Azulejo pintado a mano'));
        await waitForAmounts(page, { Subtotal: '$25.00', Total: '$25.00' });
        expect(updates).to.deep.equal([2]);
      }
    });

    it('keeps the way back to a line that is removed before another removal can be undone', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await addToCart(page, six);
      await waitForAmounts(page, { Subtotal: '$67.49', Total: '$67.49' });
      page.click(button(page, 'Eliminar Azulejo pintado a mano'));
      await waitForAmounts(page, { Subtotal: '$54.99', Total: '$54.99' });
      await fault({ path: `${calls}/entries`, status: 503 });
      page.click(button(page, 'Deshacer'));
      page.click(button(page, 'Eliminar Juego de seis azulejos'));
      await page.waitFor(() => page.allByRole('alert').length);
      await page.waitFor(() => isCalm(page) && page.text().includes('Eliminaste Juego de seis azulejos.'));
      page.click(button(page, 'Deshacer'));
      await waitForAmounts(page, { Subtotal: '$54.99', Total: '$54.99' });
    });

    it('offers shipping for physical items only, and requires a ZIP code of 5 digits', async () => {
      const page = await open(script, '<az-cart countries=\'["US","DE"]\'></az-cart>');
      await addToCart(page, digital);
      await waitForAmounts(page, { Subtotal: '$9.00', Total: '$9.00' });
      expect(page.allByRole('textbox', { name: 'Código postal' })).to.deep.equal([]);
      expect(page.$$('summary').length).to.equal(1);
      await addToCart(page, tile);
      await page.waitFor(() => page.$$('summary').length === 2);
      page.click(page.$$('summary')[1] as HTMLElement);
      const country = await page.waitFor(
        () => page.byRole('combobox', { name: 'País' }) as HTMLSelectElement,
      );
      expect([...country.options].map(({ text }) => text)).to.deep.equal([
        'Elige un país',
        'Alemania',
        'Estados Unidos',
      ]);
      const zip = () => page.byRole('textbox', { name: 'Código postal' }) as HTMLInputElement;
      country.value = 'US';
      zip().value = '9461';
      page.click(button(page, 'Calcular'));
      await page.waitFor(() => page.allByRole('alert').length);
      expect(page.text(page.byRole('alert'))).to.equal('El código postal debe tener 5 dígitos.');
      expect(await received(`${calls}/shipping-location`)).to.deep.equal([]);
      zip().value = '94612';
      page.click(button(page, 'Calcular'));
      await waitForAmounts(page, { Subtotal: '$21.50', Envío: '$5.00', Total: '$26.50' });
      expect(page.allByRole('alert')).to.deep.equal([]);
      expect(page.allByRole('radio').length).to.equal(3);
      await fault({ path: `${calls}/shipping-location`, status: 400, body: { error: 'Hoy no.' } });
      page.click(button(page, 'Calcular'));
      await page.waitFor(() => page.text(page.byRole('alert')).endsWith('Hoy no.'));
      expect(zip().ariaInvalid).to.equal('false');
      expect(page.errors).to.deep.equal([]);
    });

    it('shows that the shop does not ship to a country, and that a discount code does not apply', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const cart = await (await fetch(calls)).json();
      broadcastCart({
        ...cart,
        updatedOn: cart.updatedOn + 1,
        invalidCoupons: [{ id: 'other', promoCode: 'OTRO' }],
        shippingLocation: { ...cart.shippingLocation, country: 'AQ' },
        shippingOptions: [],
      });
      await page.waitFor(() => page.text().includes('OTRO No se aplica a este pedido.'));
      expect(page.text()).to.include('No hay envíos a este destino.');
      expect(page.allByRole('radio')).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('shows discount codes of which the shop says no more than that they are there', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const cart = await (await fetch(calls)).json();
      const [ten, other, none] = ['DIEZ', 'OTRO', 'NADA'].map((promoCode) => ({ id: promoCode, promoCode }));
      broadcastCart({
        ...cart,
        updatedOn: cart.updatedOn + 1,
        coupons: [ten, other, none],
        validCoupons: [ten],
        invalidCoupons: [none],
      });
      await page.waitFor(() => page.$$('[part="coupon"]').length > 0);
      const codes = page.$$('[part="coupon"]').map((one) => page.text(one).replace(/\s+/g, ' ').trim());
      expect(codes).to.deep.equal(['DIEZ', 'OTRO', 'NADA No se aplica a este pedido.']);
      expect(button(page, 'Quitar el código OTRO').checkVisibility()).to.equal(true);
    });

    it('shows its lines and its checkout beside discount codes and shipping that are no objects, or lack their texts', async () => {
      const shop = await open(script);
      await addToCart(shop, tile);
      await waitForAmounts(shop, { Subtotal: '$12.50', Total: '$12.50' });
      const body = {
        ...(await (await fetch(calls)).json()),
        validCoupons: [null, { id: 'diez', promoCode: 2024, name: 'Feria' }],
        invalidCoupons: [{ id: 'vip' }],
        shippingOptions: [null, 'correo'],
        shippingLocation: { country: 'US', zip: '10001' },
      };
      localStorage.clear();
      await fault({ path: calls, status: 200, body });
      const page = await open(script);
      await page.waitFor(() => page.$$('[part="coupon"]').length === 2);
      expect(linesOf(page)).to.have.length(1);
      expect(button(page, 'Finalizar la compra').checkVisibility()).to.equal(true);
      expect(page.errors).to.deep.equal([]);
    });

    it('says beside the code or the option what the shop has refused, while the forms are folded', async () => {
      const page = await open(script);
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const cart = await (await fetch(calls)).json();
      const coupon = { id: 'ten', promoCode: 'DIEZ', discountCents: 100 };
      const option = (id: string) => ({ id, name: id, computedCost: 0 });
      broadcastCart({
        ...cart,
        updatedOn: cart.updatedOn + 1,
        coupons: [coupon],
        validCoupons: [coupon],
        shippingLocation: { ...cart.shippingLocation, country: 'MX' },
        shippingOptions: [option('Moto'), option('Correo')],
        selectedShippingOption: option('Moto'),
      });
      const alertIn = (selector: string): string =>
        page
          .allByRole('alert')
          .filter((alert) => alert.checkVisibility() && alert.closest(selector))
          .map((alert) => page.text(alert))
          .join();
      await page.waitFor(() => page.text().includes('DIEZ'));
      await fault({ path: `${calls}/coupons/ten`, status: 400, body: { error: 'Ahora no.' } });
      page.click(button(page, 'Quitar el código DIEZ'));
      await page.waitFor(() => alertIn('section') === 'No se puede quitar el código de descuento. Ahora no.');
      await fault({ path: `${calls}/shipping-option`, status: 400, body: { error: 'Sin motos.' } });
      page.click(page.byRole('radio', { name: /^Correo/ }));
      await page.waitFor(() => alertIn('fieldset') === 'No es posible actualizar el envío. Sin motos.');
      expect(page.$('[name="zip"]').ariaInvalid).to.equal('false');
    });

    it('shows a link to the shop when it is empty, or the page’s own content', async () => {
      const page = await open(
        script,
        `<az-cart id="shop" shop-url="/shop.html"></az-cart>
         <az-cart id="own"><p>Nada aún.</p></az-cart>
         <az-cart id="bad" shop-url="javascript:alert(1)"></az-cart>`,
      );
      const textOf = (id: string) => page.text(page.$(`[id="${id}"]`)).replace(/\s+/g, ' ');
      await page.waitFor(() => isCalm(page) && textOf('bad') === 'Tu carrito está vacío.');
      expect(textOf('shop')).to.equal('Tu carrito está vacío. Seguir comprando');
      expect(page.byRole('link').getAttribute('href')).to.match(/^http.*\/shop\.html$/);
      expect(textOf('own')).to.equal('Nada aún.');
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });
});
