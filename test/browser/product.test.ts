import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const entries = '/api/commerce/shopping-cart/entries';
const forms = '/api/commerce/forms/560c37c1a7c8465c4a71d99c';

const isReady = (page: Page) => page.$$('az-product').every((one) => one.matches(':state(ready)'));

/** The cart on the page has one too. */
const isOfProduct = (element: Element): boolean =>
  (element.getRootNode() as ShadowRoot).host?.localName === 'az-product';

const statusOf = (page: Page): string => {
  const status = page.allByRole('status').find(isOfProduct);
  return status ? page.text(status) : '';
};

const add = (page: Page, name = 'Agregar al carrito'): void => page.click(page.byRole('button', { name }));

const choose = (page: Page, name: string): void => page.click(page.byRole('radio', { name }));

const product = (id: string, structuredContent: object, rest: object = {}): string =>
  `<az-product id="${id}" loading="eager" data='${JSON.stringify({ id, title: id, structuredContent, ...rest })}'></az-product>`;

eachFlavour(({ name, script }) => {
  describe(`a product (${name})`, () => {
    beforeEach(resetSite);

    it('is chosen among what there is and put into the cart, on the second try where the server fails', async () => {
      const page = await openPage({ url: '/shop-product.html', script });
      await page.waitFor(() => isReady(page));
      const element = page.$('az-product');
      const priceOf = () => page.text(element.shadowRoot?.querySelector('[part=price]') ?? element);
      expect(page.byRole('heading', { name: 'Azulejo Estrella' }).localName).to.equal('h2');
      expect(priceOf()).to.equal('desde $12.50');
      expect(await axeViolations(page)).to.deep.equal([]);

      // Without a choice, it says which, and the next key makes it.
      add(page);
      await page.waitFor(() => statusOf(page) === 'Selecciona Color');
      expect((page.focused as HTMLInputElement).value).to.equal('Cobalto');
      choose(page, 'Ocre');
      await page.waitFor(() => page.allByRole('radio', { name: '10 cm Agotado' }).length);
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
      quantity.value = '2';

      // A page may have other plans.
      const asked: unknown[] = [];
      const refuse = (event: Event) => {
        asked.push((event as CustomEvent).detail);
        event.preventDefault();
      };
      page.document.addEventListener('az-add', refuse, { once: true });
      add(page);
      expect(asked).to.deep.equal([{ itemId: '5fcd65ae3ff1011540046001', sku: 'SQ4600105', quantity: 2 }]);
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

    it('of a list is seen whole in a dialog, of which the site hears', async () => {
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

    it('of each kind costs what it costs, and goes its own way', async () => {
      const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 };
      const yearly = {
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'YEAR' } },
      };
      const measured = {
        shippingWeight: { value: 2, unit: 'POUND' },
        shippingSize: { unit: 'INCH', width: 4, height: 3, len: 5 },
      };
      const card = { productType: 'GIFT_CARD', variants: [{ sku: 'G25', price: 2500 }] };
      const html = `
        <script type="application/json" data-azulejo-context>
          { "website": { "id": "w1", "storeSettings": { "measurementStandard": "IMPERIAL" } } }
        </script>
        ${product('sale', { variants: [{ onSale: true, price: 38000, salePrice: 31900, unlimited: true, weight: 2, width: 4, height: 3, len: 5 }] }, { workflowState: 'PUBLISHED' })}
        ${product('digital', { productType: 2, priceCents: 900 }, { workflowState: 'SCHEDULED' })}
        ${product('plan', { isSubscribable: true, subscriptionPlan: plan, variants: [{ price: 1900 }, { price: 2500 }] }, { workflowState: 4 })}
        ${product('paywall', { productType: 5, priceCents: 500 }, { fullUrl: '/club', workflowState: 'LOST' })}
        ${product('unknown', { productType: -1 })}
        ${product('class', { productType: 'SERVICE', variants: [{ price: 3500, qtyInStock: 8 }] })}
        ${product('yearly', { ...yearly, variants: [{ price: 9900, weight: 0.4, len: 10 }] }, { measurementStandard: 'METRIC' })}
        ${product('measured', { variants: [{ price: 100, ...measured }] }, { measurementStandard: 2 })}
        ${product('&lt;/script>&lt;b>', { variants: [] })}
        ${product('gift', card)}`;
      const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
      const page = await openPage({
        script,
        html,
        headers: { 'Content-Security-Policy': policy },
        height: 6000,
      });
      await page.waitFor(() => isReady(page));
      const textOf = (id: string) => page.text(page.$(`[id="${id}"]`)).replace(/\s+/g, ' ');
      expect(textOf('sale')).to.equal(
        'sale Precio de oferta: $319.00 Precio original: $380.00 En oferta Disponible Cantidad Agregar al carrito Peso 2 lbs Medidas 5 × 4 × 3 inch',
      );
      expect(textOf('digital')).to.equal('digital $9.00 Programado Agregar al carrito');
      expect(textOf('plan')).to.equal('plan desde $19.00 cada 2 semanas, 6 pagos Oculto Suscribirse');
      expect(textOf('paywall')).to.equal('paywall $5.00 No es compatible Obtener acceso');
      expect(page.byRole('link', { name: 'Obtener acceso' }).getAttribute('href')).to.equal('/club');
      expect(textOf('unknown')).to.equal('unknown Agotado Agotado');
      expect(textOf('class')).to.equal('class $35.00 Cantidad Agregar al carrito');
      expect(textOf('yearly')).to.equal('yearly $99.00 cada año Suscribirse Peso 0.4 kg Medidas 10 cm');
      expect(textOf('measured')).to.equal(
        'measured $1.00 Cantidad Agregar al carrito Peso 2 lbs Medidas 5 × 4 × 3 inch',
      );
      await page.waitFor(() => page.$$('script[type="application/ld+json"]').length === 10);
      const told = page
        .$$('script[type="application/ld+json"]')
        .map((one) => JSON.parse(one.textContent ?? ''));
      expect(told.map((one) => one.name)).to.include('</script><b>');
      expect(page.violations).to.deep.equal([]);

      page.$('[id="sale"]').remove();
      await page.waitFor(() => page.$$('script[type="application/ld+json"]').length === 9);
      add(page, 'Comprar');
      await page.waitFor(() => page.window.location.pathname === '/checkout/giftcard');
      expect(page.window.location.search).to.equal('?websiteId=w1&giftCardProductId=gift&sku=G25');
    });

    it('is read from what pages of shops have', async () => {
      const variantOf = (sku: string, color: string, size: string) => ({
        sku,
        price: { currencyCode: 'USD', value: 500, decimalValue: '5.00', fractionalDigits: 2 },
        salePrice: { currencyCode: 'USD', value: 0, decimalValue: '0.00', fractionalDigits: 2 },
        onSale: false,
        stock: { unlimited: true },
        attributes: { color, size },
        shippingWeight: { value: 0, unit: 'POUND' },
        shippingSize: { unit: 'INCH', width: 0, height: 0, len: 0 },
      });
      const shirt = {
        item: { id: 'i1', title: 'Camisa', fullUrl: '/store/camisa', publicCommentCount: 0, recordType: 11 },
        itemId: 'i1',
        product: {
          variantAttributeNames: ['size', 'color'],
          variants: [variantOf('SQ8858424', 'black', 'small'), variantOf('SQ6393698', 'white', 'large')],
          subscribable: false,
          productType: 1,
        },
      };
      const named = {
        item: {
          id: 'i2',
          collectionId: 'c1',
          structuredContent: {
            useCustomAddButtonText: true,
            customAddButtonText: '<img src=x>',
            productType: '2',
          },
        },
        localizedStrings: { productSubscribeText: 'SUBSCRIBE' },
      };
      const weekly = {
        structuredContent: {
          productType: 1,
          isSubscribable: 'true',
          subscriptionPlan: { billingPeriod: { unit: 'WEEK', value: 1 } },
          variants: [
            {
              price: 20000,
              priceMoney: { value: '200' },
              onSale: true,
              salePrice: 5000,
              salePriceMoney: { value: '50' },
            },
          ],
        },
      };
      const html = Object.entries({ shirt, named, weekly })
        .map(
          ([id, data]) =>
            `<az-product id="${id}" loading="eager"></az-product><script>document.getElementById('${id}').data = ${JSON.stringify(data)}</script>`,
        )
        .join('');
      const page = await openPage({ script, html, height: 3000 });
      await page.waitFor(() => isReady(page));
      const textOf = (id: string) => page.text(page.$(`[id="${id}"]`)).replace(/\s+/g, ' ');
      expect(textOf('shirt')).to.equal(
        'Camisa $5.00 size small large color black white Cantidad Agregar al carrito',
      );
      expect(page.allByRole('button', { name: '<img src=x>' }).length).to.equal(1);
      expect(textOf('weekly')).to.equal(
        'Precio de oferta: $50.00 cada semana Precio original: $200.00 cada semana En oferta Suscribirse',
      );
      const added: unknown[] = [];
      page.document.addEventListener('az-add', (event) => {
        added.push((event as CustomEvent).detail);
        event.preventDefault();
      });
      const one = page.$('[id="shirt"]');
      page.click(page.byRole('radio', { name: 'large', within: one }));
      await page.waitFor(() => (page.byRole('radio', { name: 'white' }) as HTMLInputElement).checked);
      page.click(page.byRole('button', { name: 'Agregar al carrito', within: one }));
      await page.waitFor(() => added.length);
      expect(added).to.deep.equal([{ itemId: 'i1', sku: 'SQ6393698', quantity: 1 }]);
      expect(page.console.filter(({ level }) => level === 'warn' || level === 'error')).to.deep.equal([]);
    });

    it('with more values than buttons are good for has a list of them, by the same rules', async () => {
      const sizes = Array.from({ length: 13 }, (_, index) => `${index + 36}`);
      const variants = sizes.map((size, index) => ({
        sku: `S${size}`,
        price: 1000 + index,
        qtyInStock: index === 1 ? 0 : 5,
        attributes: { Color: index === 2 ? 'Ocre' : 'Cielo', Talla: size },
      }));
      const content = { variants, variantOptionOrdering: ['Color', 'Talla'] };
      const page = await openPage({ script, html: product('zapato', content) });
      await page.waitFor(() => isReady(page));
      const select = page.byRole('combobox', { name: 'Talla' }) as HTMLSelectElement;
      expect(page.allByRole('radio').length).to.equal(2);
      add(page);
      await page.waitFor(() => statusOf(page) === 'Selecciona Color');
      choose(page, 'Cielo');
      const optionOf = (value: string) => select.querySelector(`[value="${value}"]`) as HTMLOptionElement;
      await page.waitFor(() => optionOf('38').disabled);
      expect(optionOf('37').text).to.equal('37 (Agotado)');
      expect(optionOf('').text).to.equal('Selecciona Talla');
      add(page);
      await page.waitFor(() => statusOf(page) === 'Selecciona Talla');
      expect(page.focused).to.equal(select);
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

    it('asks for pictures in the size of their place, where there are several', async () => {
      const picture = (name: string) => ({
        src: `/pictures/${name}.jpg`,
        alt: name,
        width: 1500,
        height: 1000,
      });
      const items = [picture('estrella'), picture('cruz')];
      const rest = { items, sizeFormat: 'filename' };
      const html = `${product('one', { variants: [{}] }, { ...rest, items: items.slice(1) })}${product('two', { variants: [{}] }, rest)}`;
      const page = await openPage({ script, html, width: 800 });
      await page.waitFor(() => isReady(page));
      const images = () => [...(page.$('[id="two"]').shadowRoot?.querySelectorAll('img') ?? [])];
      const fileOf = (image?: HTMLImageElement) => image?.currentSrc.split('/').pop();
      // What is asked for: a browser that has a larger one already may show that.
      const widthOf = (image?: HTMLImageElement) => Number.parseFloat(image?.sizes.split(' ').pop() ?? '');
      // The second one is out of sight, and some browsers do without it until it comes.
      const seen = () => [images()[0], images()[2]];
      await page.waitFor(() => images().length === 4 && seen().every((image) => image?.currentSrc));
      const [large, small] = seen();
      expect(fileOf(large)).to.match(/^estrella-\d+w\.jpg$/);
      await page.waitFor(() => widthOf(small) < widthOf(large) / 2);
      expect(large?.srcset).to.include('estrella-1500w.jpg 1500w');
      expect(large?.srcset).not.to.include('2500w');
      expect(page.byRole('img', { name: 'estrella' })).to.equal(large);
      const [alone] = page.$('[id="one"]').shadowRoot?.querySelectorAll('img') ?? [];
      await page.waitFor(() => alone?.currentSrc);
      expect(fileOf(alone)).to.match(/^cruz-\d+w\.jpg$/);

      page.click(page.byRole('button', { name: 'Ampliar la imagen' }));
      await page.waitFor(() => page.allByRole('dialog').length);
      const srcsets = () =>
        page
          .$('[id="two"]')
          .shadowRoot?.querySelector('az-lightbox')
          ?.shadowRoot?.querySelectorAll('img[srcset*="estrella-100w"]').length;
      await page.waitFor(srcsets);
      expect(page.errors).to.deep.equal([]);
    });

    it('says its currency by the code beside another with the same sign, and so does the cart', async () => {
      const page = await openPage({ url: '/shop-product.html', script });
      await page.waitFor(() => isReady(page));
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

    it('asks what the shop wants to know before it is added, and sells nothing without it', async () => {
      const page = await openPage({
        url: '/product-options.html',
        script,
        query: 'nomotion=true',
        height: 6000,
      });
      await page.waitFor(() => isReady(page));
      // Two currencies with one sign; an option of 27 values.
      expect(page.text())
        .to.match(/USD\s24\.00/)
        .and.match(/MXN\s5,800\.00/);
      expect((page.byRole('combobox', { name: 'Letra' }) as HTMLSelectElement).options.length).to.equal(28);
      const element = page.$('az-product');
      const errors: string[] = [];
      page.document.addEventListener('az-error', (event) =>
        errors.push(`${(event as CustomEvent).detail.error}`),
      );
      const added: { additionalFields?: unknown }[] = [];
      page.document.addEventListener('az-add', (event) => added.push((event as CustomEvent).detail));
      page.document.addEventListener('az-submit', () => errors.push('a form of the page'));
      const opener = page.byRole('button', { name: 'Agregar al carrito', within: element });
      const dialog = () => page.byRole('dialog', { name: 'Datos para Azulejo con nombre' });
      const press = (name: string) => page.click(page.byRole('button', { name, within: dialog() }));
      const field = (name: RegExp) => page.byRole('textbox', { name, within: dialog() }) as HTMLInputElement;

      await fault({ path: forms, status: 404, body: { error: 'Este formulario aún no está configurado.' } });
      opener.focus();
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' }).length);
      expect(page.text(dialog())).to.include('No es posible abrir el formulario.');
      expect(page.focused?.textContent).to.equal('Intentar de nuevo');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(errors.length).to.equal(1);
      expect(errors[0]).to.include(forms).and.include('additionalFieldsForm');
      await page.press('Enter');
      await page.waitFor(() => page.focused?.localName === 'input');
      expect(page.focused).to.equal(field(/^Nombre en el azulejo/));
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      await page.waitFor(() => page.focused === opener);
      expect([added, await received(entries)]).to.deep.equal([[], []]);

      await page.press('Enter');
      await page.waitFor(() => page.focused?.localName === 'input');
      await page.press('Enter');
      await page.waitFor(() =>
        page.text(dialog()).includes('Uno o más campos no son válidos. Revisa tus entradas.'),
      );
      expect(page.text(dialog())).to.include('Completa este campo.');
      expect(await axeViolations(page)).to.deep.equal([]);
      field(/^Nombre en el azulejo/).focus();
      await page.type('Ana');
      press('Cancelar');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(added).to.deep.equal([]);

      // What was typed is still there, also after the shop has refused it.
      const fill = async (name: string): Promise<void> => {
        page.click(opener);
        await page.waitFor(() => page.allByRole('dialog').length && page.focused?.localName === 'input');
        if (field(/^Nombre en el azulejo/).value !== name) await page.type(name);
        page.click(page.byRole('radio', { name: 'A mano', within: dialog() }));
        press('Agregar al carrito');
        await page.waitFor(() => page.allByRole('dialog').length === 0);
      };
      await fault({ path: entries, status: 400, body: { error: 'Hoy no.' } });
      await fill('Ana');
      await page.waitFor(() => page.text(element).includes('No es posible agregar el artículo. Hoy no.'));
      page.click(opener);
      await page.waitFor(() => page.allByRole('dialog').length);
      expect(field(/^Nombre en el azulejo/).value).to.equal('Ana');
      expect(page.text(dialog())).not.to.include('Uno o más campos');
      press('Agregar al carrito');
      await page.waitFor(() => page.text(element).includes('Se agregó al carrito.'));
      const filledIn = (nombre: string) => [
        { id: 'nombre', title: 'Nombre en el azulejo', value: nombre, text: nombre },
        { id: 'letra', title: 'Letra', value: 'mano', text: 'A mano' },
        { id: 'nota', title: 'Para quien lo pinta', value: '', text: '' },
      ];
      expect(added.at(-1)?.additionalFields).to.deep.equal(filledIn('Ana'));
      const lines = () =>
        page.$$('[part="line"]').map((line) => page.text(line).replace(/\s+/g, ' ').split(' Eliminar')[0]);
      const shown = (nombre: string, price: string) =>
        `Azulejo con nombre Nombre en el azulejo: ${nombre} Letra: A mano Para quien lo pinta: NC Editar ${price}`;
      await page.waitFor(() => lines()[0]?.startsWith(shown('Ana', 'USD 24.00')));

      // Another name is another line, the same one is more of it.
      await fill('Eva');
      await page.waitFor(() => lines()[1]?.startsWith(shown('Eva', 'USD 24.00')));
      await page.waitFor(() => page.text(element).includes('Se agregó al carrito.'));
      await fill('Ana');
      await page.waitFor(
        () => lines()[0]?.includes('USD 48.00') && page.$$('[aria-busy="true"]').length === 0,
      );
      const cart = await (await fetch('/api/commerce/shopping-cart')).json();
      expect(
        cart.entries.map(
          ({ quantity, additionalFields }: { quantity: number; additionalFields: unknown }) => [
            quantity,
            additionalFields,
          ],
        ),
      ).to.deep.equal([
        [2, filledIn('Ana')],
        [1, filledIn('Eva')],
      ]);
      expect(errors.length).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('that is paid for again and again leads on to its payment', async () => {
      const page = await openPage({ url: '/shop-product.html', script, query: 'p=5fcd65ae3ff1011540046005' });
      await page.waitFor(() => page.allByRole('button', { name: 'Suscribirse' }).length);
      expect(page.text()).to.include('$19.00 cada mes, 12 pagos');
      add(page, 'Suscribirse');
      await page.waitFor(() => page.window.location.pathname === '/checkout/subscribe');
      const cart = await (await fetch('/api/commerce/shopping-cart')).json();
      expect(page.window.location.search).to.equal(`?cartToken=${cart.cartToken}`);
    });
  });
});
