/** Choosing and buying a product. */

import { axeViolations } from '../support/axe';
import { bothFlavours } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { add, areProductsReady, choose, entries, missingOptions, product, statusOf } from './support';

bothFlavours(({ name, script }) => {
  describe(`a product (${name})`, () => {
    beforeEach(resetSite);

    it('is added to the cart with the chosen options, on the second try where the server fails', async () => {
      const page = await openPage({ url: '/shop-product.html', script });
      await page.waitFor(() => areProductsReady(page));
      const element = page.$('az-product');
      const priceOf = () => page.text(element.shadowRoot?.querySelector('[part=price]') ?? element);
      expect(page.byRole('heading', { name: 'Azulejo Estrella' }).localName).to.equal('h1');
      expect(priceOf()).to.equal('desde $12.50');
      expect(await axeViolations(page)).to.deep.equal([]);

      // Marks all choices that lack; the next key makes the first.
      add(page);
      await page.waitFor(() => missingOptions(page).length);
      expect(missingOptions(page)).to.deep.equal([
        ['Color', 'Selecciona Color'],
        ['Medida', 'Selecciona Medida'],
      ]);
      expect(statusOf(page)).to.equal('');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect((page.focused as HTMLInputElement).value).to.equal('Cobalto');
      choose(page, 'Ocre');
      await page.waitFor(() => page.allByRole('radio', { name: '10 cm Agotado' }).length);
      expect(missingOptions(page)).to.deep.equal([['Medida', 'Selecciona Medida']]);
      expect((page.byRole('radio', { name: '20 cm' }) as HTMLInputElement).disabled).to.equal(true);
      choose(page, '10 cm Agotado');
      await page.waitFor(() => priceOf() === '$12.50 Agotado');
      expect((page.byRole('button', { name: 'Agotado' }) as HTMLButtonElement).disabled).to.equal(true);
      // Another colour has one size only.
      choose(page, 'Cielo');
      await page.waitFor(() => priceOf() === '$29.00');
      expect((page.byRole('radio', { name: '20 cm' }) as HTMLInputElement).checked).to.equal(true);

      const quantity = page.byRole('spinbutton', { name: 'Cantidad' }) as HTMLInputElement;
      quantity.value = '4';
      add(page);
      await page.waitFor(() => statusOf(page) === 'Disponibles: 3');
      expect(page.focused).to.equal(quantity);
      // A wheel scrolls the page, and changes no number.
      quantity.dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true, deltaY: 100 }));
      expect(page.focused).not.to.equal(quantity);
      quantity.value = '';
      add(page);
      await page.waitFor(() => statusOf(page) === 'No es posible actualizar la cantidad');
      quantity.value = '2';

      // A page may have other plans.
      const details: unknown[] = [];
      const refuse = (event: Event) => {
        details.push((event as CustomEvent).detail);
        event.preventDefault();
      };
      page.document.addEventListener('az-add', refuse, { once: true });
      add(page);
      expect(details).to.deep.equal([{ itemId: '5fcd65ae3ff1011540046001', sku: 'SQ4600105', quantity: 2 }]);
      expect(await received(entries)).to.deep.equal([]);

      await fault({ path: entries, status: 500 });
      add(page);
      await page.waitFor(() => statusOf(page).startsWith('No es posible agregar el artículo. '));
      expect(statusOf(page)).to.include('Error de servidor interno. Intenta nuevamente más tarde.');
      await fault({ path: entries, status: 400, body: { error: 'No quedan tantas piezas.' } });
      add(page);
      await page.waitFor(() => statusOf(page).endsWith('No quedan tantas piezas.'));
      // A second press while it is on its way is none.
      add(page);
      add(page);
      await page.waitFor(() => statusOf(page) === 'Se agregó al carrito. Ver carrito');
      const cart = await (await fetch('/api/commerce/shopping-cart')).json();
      expect([cart.totalQuantity, cart.grandTotalCents, cart.entries[0].sku]).to.deep.equal([
        2,
        5800,
        'SQ4600105',
      ]);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('goes on saying that it is being added while the visitor chooses another option', async () => {
      const page = await openPage({ url: '/shop-product.html', script });
      await page.waitFor(() => areProductsReady(page));
      choose(page, 'Cielo');
      const button = await page.waitFor(() => page.byRole('button', { name: 'Agregar al carrito' }));
      const texts: string[] = [];
      const observer = new MutationObserver(() => {
        texts.push(`${button.textContent} ${statusOf(page)} ${button.ariaDisabled}`);
        if (texts.length === 1) choose(page, 'Cobalto');
      });
      observer.observe(button, { characterData: true, childList: true, subtree: true });
      page.click(button);
      await page.waitFor(() => statusOf(page) === 'Se agregó al carrito. Ver carrito');
      // The same text as before comes back with the result, not with the choice.
      expect(texts).to.deep.equal([
        'Agregando...  true',
        'Agregar al carrito Se agregó al carrito. Ver carrito false',
      ]);
    });

    it('begins without a choice where the page shows another product in its place', async () => {
      const variant = (color: string) => ({
        sku: color,
        attributes: { Color: color },
        priceMoney: { value: '9.00', currency: 'USD' },
        unlimited: true,
      });
      const structuredContent = {
        productType: 1,
        variants: ['Cobalto', 'Ocre'].map(variant),
        variantOptionOrdering: ['Color'],
      };
      const page = await openPage({ script, lang: 'es-419', html: product('estrella', structuredContent) });
      await page.waitFor(() => areProductsReady(page));
      const radio = (color: string) => page.byRole('radio', { name: color }) as HTMLInputElement;
      choose(page, 'Ocre');
      await page.waitFor(() => radio('Ocre').checked);
      const element = page.$('az-product');
      const show = (id: string, title: string): void =>
        element.setAttribute('data', JSON.stringify({ id, title, structuredContent }));
      show('estrella', 'Estrella azul');
      await page.waitFor(() => page.byRole('heading', { name: 'Estrella azul' }));
      expect(radio('Ocre').checked).to.equal(true);
      show('ancla', 'Ancla');
      await page.waitFor(() => page.byRole('heading', { name: 'Ancla' }));
      expect(radio('Ocre').checked).to.equal(false);
    });

    it('of a list opens in a quick view, with an event for the page', async () => {
      const page = await openPage({ url: '/shop.html', script });
      await page.waitFor(() => page.allByRole('button', { name: /^Vista rápida/ }).length);
      const seen: unknown[] = [];
      page.document.addEventListener('az-quick-view', (event) => seen.push((event as CustomEvent).detail));
      const opener = page.byRole('button', { name: 'Vista rápida Azulejo Estrella' });
      opener.focus();
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('dialog', { name: 'Azulejo Estrella' }).length);
      await page.waitFor(() => page.allByRole('radio', { name: 'Cobalto' }).length);
      expect(seen).to.deep.equal([{ id: '5fcd65ae3ff1011540046001' }]);
      expect(page.$$('script[type="application/ld+json"]').length).to.equal(0);
      // Small pictures lead to large ones.
      page.click(page.byRole('button', { name: 'Imagen 3 de 3' }));
      await page.waitFor(
        () => page.byRole('button', { name: 'Imagen 3 de 3' }).getAttribute('aria-current') === 'true',
      );
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(opener);
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the quick view from its top on a phone', async () => {
      const page = await openPage({ url: '/shop.html', script, width: 390, height: 844 });
      await page.waitFor(() => page.allByRole('button', { name: /^Vista rápida/ }).length);
      page.byRole('button', { name: 'Vista rápida Azulejo Estrella' }).click();
      await page.waitFor(() => page.allByRole('radio', { name: 'Cobalto' }).length);
      const dialog = page.byRole('dialog', { name: 'Azulejo Estrella' });
      expect(dialog.scrollHeight).to.be.greaterThan(dialog.clientHeight);
      expect(dialog.scrollTop).to.equal(0);
    });

    it('in a narrow card has a bold name in the page’s font, and a mark in one piece', async () => {
      const content = { variants: [{ price: 9900, salePrice: 7900, onSale: true, unlimited: true }] };
      const card = product('Azulejo', content, { layout: 'card' });
      const html = `<main style="width: 160px; font: 16px/1.5 monospace"><h1>Azulejos</h1>${card}</main>`;
      const page = await openPage({ script, html });
      const name = await page.waitFor(() => page.byRole('heading', { name: 'Azulejo' }));
      const { fontFamily, fontSize, fontWeight } = page.window.getComputedStyle(name);
      expect([fontFamily, fontSize, fontWeight]).to.deep.equal(['monospace', '17px', '600']);
      const mark = page.$('az-product').shadowRoot?.querySelector('[part~="sale"]');
      expect(mark?.textContent).to.equal('En oferta');
      expect(mark?.getClientRects().length).to.equal(1);
    });

    it('has a list for an option of many values, with the same rules', async () => {
      const sizes = Array.from({ length: 13 }, (_, index) => `${index + 36}`);
      const variants = sizes.map((size, index) => ({
        sku: `S${size}`,
        price: 1000 + index,
        qtyInStock: index === 1 ? 0 : 5,
        attributes: { Color: index === 2 ? 'Ocre' : 'Cielo', Talla: size },
      }));
      const content = { variants, variantOptionOrdering: ['Color', 'Talla'] };
      const page = await openPage({ script, html: product('zapato', content) });
      await page.waitFor(() => areProductsReady(page));
      const select = page.byRole('combobox', { name: 'Talla' }) as HTMLSelectElement;
      expect(page.allByRole('radio').length).to.equal(2);
      add(page);
      await page.waitFor(() => missingOptions(page).length);
      expect(missingOptions(page).map(([option]) => option)).to.deep.equal(['Color', 'Talla']);
      choose(page, 'Cielo');
      const optionOf = (value: string) => select.querySelector(`[value="${value}"]`) as HTMLOptionElement;
      await page.waitFor(() => optionOf('38').disabled);
      expect(optionOf('37').text).to.equal('37 (Agotado)');
      expect(optionOf('').text).to.equal('Selecciona Talla');
      add(page);
      await page.waitFor(() => page.focused === select);
      expect(missingOptions(page).map(([option]) => option)).to.deep.equal(['Talla']);
      expect(await axeViolations(page)).to.deep.equal([]);

      await page.type('40');
      await page.waitFor(
        () =>
          page.text(page.$('az-product').shadowRoot?.querySelector('[part=price]') ?? select) === '$10.04',
      );
      expect(select.value).to.equal('40');
      // What another colour does not have is no longer chosen, and its only one is.
      choose(page, 'Ocre');
      await page.waitFor(() => select.value === '38');
      choose(page, 'Cielo');
      await page.waitFor(() => select.value === '40');
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the code of its currency beside another currency with the same symbol, and so does the cart', async () => {
      const page = await openPage({ url: '/shop-product.html', script });
      await page.waitFor(() => areProductsReady(page));
      const here = page.$('az-product');
      const priceOf = (element: Element) =>
        page.text(element.shadowRoot?.querySelector('[part=price]') ?? element);
      choose(page, 'Cielo');
      await page.waitFor(() => priceOf(here) === '$29.00');
      add(page);
      await page.waitFor(() => statusOf(page).startsWith('Se agregó al carrito.'));
      page.$('main').insertAdjacentHTML('beforeend', '<az-cart id="whole" loading="eager"></az-cart>');
      const cart = page.$('[id="whole"]');
      await page.waitFor(() => cart.shadowRoot?.textContent?.includes('$29.00'));
      const content = { variants: [{ price: 25000 }] };
      page.$('main').insertAdjacentHTML('beforeend', product('euro', content, { currencyCode: 'EUR' }));
      await page.waitFor(() => page.allByRole('heading', { name: 'euro' }).length);
      expect(priceOf(here)).to.equal('$29.00');
      page.$('main').insertAdjacentHTML('beforeend', product('mxn', content, { currencyCode: 'MXN' }));
      await page.waitFor(() => /^USD\s29\.00$/.test(priceOf(here)));
      expect(priceOf(page.$('[id="mxn"]'))).to.match(/^MXN\s250\.00$/);
      await page.waitFor(() => cart.shadowRoot?.textContent?.includes('USD\u00a029.00'));
      expect(cart.shadowRoot?.textContent).not.to.include('$');
      expect(page.errors).to.deep.equal([]);
    });

    it('that is a gift card leads to its own page, and is not said to be in the cart', async () => {
      const content = { productType: 4, variants: [{ sku: 'G', price: 5000 }] };
      const page = await openPage({ script, lang: 'es-419', html: product('vale', content) });
      await page.waitFor(() => areProductsReady(page));
      // The page stays, as for a visitor who comes back to it.
      await fault({ path: '/checkout/giftcard', status: 204 });
      const button = page.byRole('button');
      const texts: string[] = [];
      const record = () => texts.push(`${button.textContent} ${statusOf(page)}`);
      new MutationObserver(record).observe(button, { characterData: true, childList: true, subtree: true });
      page.click(button);
      await page.waitFor(() => texts.length === 2);
      expect(texts).to.deep.equal(['Agregando... ', 'Comprar ']);
    });

    it('with a subscription leads on to its payment', async () => {
      const page = await openPage({ url: '/shop-product.html', script, query: 'p=5fcd65ae3ff1011540046005' });
      await page.waitFor(() => page.allByRole('button', { name: 'Suscribirse' }).length);
      expect(page.text()).to.include('$19.00 cada mes, 12 pagos');
      add(page, 'Suscribirse');
      await page.waitFor(() => page.window.location.pathname === '/checkout/subscribe');
      const cart = await (await fetch('/api/commerce/shopping-cart')).json();
      expect(page.window.location.search).to.equal(`?cartToken=${cart.cartToken}`);
    });

    it('whose page shows it has only a form there, with the price where that depends on the choice', async () => {
      const variants = (price: number) => [
        { sku: 'a', price: 1250, unlimited: true, attributes: { Color: 'Cobalto' } },
        { sku: 'b', price, unlimited: true, attributes: { Color: 'Ocre' } },
      ];
      const form = { layout: 'form' };
      const html = `<main><h1>Azulejos</h1>${product('one', { variants: variants(1250) }, form)}
        ${product('two', { variants: variants(1850) }, form)}</main>`;
      const page = await openPage({ script, lang: 'es-419', html });
      await page.waitFor(() => areProductsReady(page));
      const [one, two] = page.$$('az-product') as [Element, Element];
      expect(page.allByRole('heading').length).to.equal(1);
      expect(page.text(one)).to.not.include('$');
      const isPriceVisible = () =>
        two.shadowRoot?.querySelector('[part=price]')?.checkVisibility({ visibilityProperty: true });
      expect(isPriceVisible()).to.equal(false);
      page.click(page.byRole('radio', { name: 'Ocre', within: two }));
      await page.waitFor(() => page.text(two).includes('$18.50'));
      expect(isPriceVisible()).to.equal(true);
      expect(page.byRole('button', { name: 'Agregar al carrito', within: one }).textContent).to.equal(
        'Agregar al carrito',
      );
    });
  });
});
