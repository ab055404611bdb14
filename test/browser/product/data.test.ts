/** Types of products, data of shops' pages, pictures. */

import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { add, areProductsReady, product } from './support';

defaultFlavour(({ name, script }) => {
  describe(`a product (${name})`, () => {
    beforeEach(resetSite);

    it('whose cheapest variant is on sale shows the original price beside the lowest one, in lists, too', async () => {
      const onSale = { price: 1990, salePrice: 1690, onSale: true };
      const variants = [{ price: 2900 }, { ...onSale, unlimited: true }];
      const dearerOnSale = [{ price: 900 }, onSale];
      const item = { title: 'Girasol', structuredContent: { variants } };
      const listOf = (tag: string, settings: object) =>
        `<${tag} loading="eager" data='${JSON.stringify({ items: [item], ...settings })}'></${tag}>`;
      const page = await openPage({
        script,
        html:
          product('cheapest', { variants }) +
          product('dearer', { variants: dearerOnSale }) +
          listOf('az-collection', { type: 'products' }) +
          listOf('az-summary', { primaryMetadata: 'none' }),
      });
      const pricesOf = (element: Element) =>
        [...(element.shadowRoot?.querySelectorAll('[part=price]') ?? [])].map((one) =>
          page.text(one).replace(/\s+/g, ' '),
        );
      const both = 'Precio de oferta: desde $16.90 Precio original: $19.90 En oferta';
      for (const selector of ['#cheapest', 'az-collection', 'az-summary']) {
        await page.waitFor(() => pricesOf(page.$(selector)).length);
        expect(pricesOf(page.$(selector)), selector).to.deep.equal([both]);
      }
      expect(pricesOf(page.$('#dearer'))).to.deep.equal(['desde $9.00 En oferta']);
      const original = page.$('#cheapest').shadowRoot?.querySelector('del') as Element;
      expect(page.text(original)).to.equal('$19.90');
      expect(getComputedStyle(original).textDecorationLine).to.equal('line-through');
    });

    it('of each type shows its price and the button of its type', async () => {
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
      await page.waitFor(() => areProductsReady(page));
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
      const structuredData = page
        .$$('script[type="application/ld+json"]')
        .map((one) => JSON.parse(one.textContent ?? ''));
      expect(structuredData.map((one) => one.name)).to.include('</script><b>');
      expect(page.violations).to.deep.equal([]);

      page.$('[id="sale"]').remove();
      await page.waitFor(() => page.$$('script[type="application/ld+json"]').length === 9);
      add(page, 'Comprar');
      await page.waitFor(() => page.window.location.pathname === '/checkout/giftcard');
      expect(page.window.location.search).to.equal('?websiteId=w1&giftCardProductId=gift&sku=G25');
    });

    it('reads the data of shops’ pages', async () => {
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
      await page.waitFor(() => areProductsReady(page));
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
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('without an id, variants or a known type logs a warning', async () => {
      const html =
        product('nameless', { variants: [{ price: 1 }] }, { id: '' }) +
        product('none', { variants: [] }) +
        product('odd', { productType: 9 }) +
        product('one', { variants: [{ price: 1 }] });
      const page = await openPage({ script, html });
      await page.waitFor(() => areProductsReady(page));
      page.$('#none').setAttribute('currency-code', 'EUR');
      await page.painted();
      expect(page.console.map(({ level, text }) => `${level} ${text.split('. ')[0]}`)).to.deep.equal([
        'warn [azulejo] <az-product id="nameless">: id is missing, expected the id that the shop has for the item',
        'warn [azulejo] <az-product id="none">: structuredContent.variants is empty, expected at least one variant, such as {"price":1200}',
        'warn [azulejo] <az-product id="odd">: structuredContent.productType is 9, expected a number from 1 to 5',
      ]);
    });

    it('takes the default for an object where a text belongs, and any name for an option', async () => {
      const bad = { en: 'Tile' };
      const content = {
        customAddButtonText: bad,
        useCustomAddButtonText: true,
        subscriptionPlan: { billingPeriod: { value: bad, unit: bad }, numBillingCycles: bad },
        isSubscribable: true,
        additionalFieldsFormId: bad,
        variantOptionOrdering: [bad, 'constructor'],
        variants: [
          {
            sku: bad,
            price: 1200,
            mainImageId: bad,
            optionValues: [{ optionName: bad, value: bad }],
            shippingWeight: { value: 1, unit: bad },
          },
          {
            sku: 'x'.repeat(61),
            price: 1200,
            attributes: JSON.parse('{ "__proto__": "a", "constructor": "b", "size": {} }'),
          },
        ],
      };
      const rest = {
        excerpt: bad,
        fullUrl: bad,
        workflowState: bad,
        currencyCode: 'constructor',
        measurementStandard: bad,
        cartUrl: bad,
        items: [{ id: bad, src: bad, alt: bad, focalPoint: bad }],
      };
      const page = await openPage({
        script,
        html:
          product('bad', content, rest) +
          product('item', {}, { title: bad, item: { ...rest, title: bad, structuredContent: content } }),
      });
      await page.waitFor(() => areProductsReady(page));
      expect(page.errors).to.deep.equal([]);
      expect(page.consoleTexts('error')).to.deep.equal([]);
      const messages = () => page.consoleTexts().join();
      await page.waitFor(() => messages().includes('structuredContent.variants.0.sku'));
      const options = page.allByRole('radiogroup').map((one) => page.text(one));
      expect(options.join()).to.include('constructor').and.include('__proto__');
    });

    it('takes the currency of the store where its amounts name none', async () => {
      const context = { websiteSettings: { storeSettings: { selectedCurrency: 'EUR' } } };
      const html = `<script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script>
        ${product('store', { variants: [{ price: 123456 }] })}
        ${product('own', { variants: [{ price: 100 }] }, { currencyCode: 'MXN' })}`;
      const page = await openPage({ script, html });
      await page.waitFor(() => areProductsReady(page));
      const prices = page.$$('[part="price"]').map((price) => page.text(price));
      expect(prices[0]).to.include('€');
      expect(prices[1]).not.to.include('€');
    });

    it('leaves pictures without an address out, and names one that cannot be used', async () => {
      const pictures = [{ assetUrl: '/pictures/lazo.jpg' }, { title: 'sin' }, { assetUrl: 'javascript:1' }];
      const html = product('gaps', { variants: [{ price: 100 }] }, { items: pictures });
      const page = await openPage({ script, html });
      await page.waitFor(() => areProductsReady(page));
      expect(page.$$('[part="image"]')).to.have.length(1);
      await page.waitFor(() =>
        page.consoleTexts('warn').join().includes('items.2.assetUrl is "javascript:1"'),
      );
    });

    it('has one column without a picture', async () => {
      const page = await openPage({ script, html: product('one', { variants: [{ price: 1 }] }) });
      await page.waitFor(() => areProductsReady(page));
      const details = page.byRole('heading', { name: 'one' }).parentElement;
      expect(details?.clientWidth).to.equal(page.$('#one').clientWidth);
    });

    it('enlarges incomplete pictures without an error', async () => {
      const lazo = { id: 'a', src: '/pictures/lazo.jpg', alt: 'Lazo', width: 1500, height: 1000 };
      const pictures = [lazo, {}, { src: 'javascript:1' }, { src: '/nowhere.jpg' }, { alt: 7, width: -1 }];
      const html = product('broken', { variants: [{ price: 100 }] }, { items: pictures });
      const page = await openPage({ script, html, query: 'nomotion=true' });
      await page.waitFor(() => areProductsReady(page));
      page.click(page.byRole('button', { name: 'Ampliar la imagen' }));
      const dialog = await page.waitFor(() => page.allByRole('dialog')[0]);
      for (const _ of pictures) {
        await page.press('+', '0');
        dialog.querySelector<HTMLElement>('[part="stage"]')?.click();
        await page.press('ArrowRight');
        await page.painted();
      }
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.errors).to.deep.equal([]);
    });

    it('requests the code for sizes of pictures only where its server has sizes', async () => {
      const items = [{ src: '/pictures/estrella.jpg', alt: 'Estrella', width: 1500, height: 1000 }];
      const requestsWith = async (settings: object): Promise<number> => {
        const page = await openPage({
          script,
          html: product('one', { variants: [{}] }, { items, ...settings }),
        });
        await page.waitFor(
          () => areProductsReady(page) && page.allByRole('img', { name: 'Estrella' }).length,
        );
        const files = page.window.performance.getEntriesByType('resource');
        return files.filter((entry) => entry.name.includes('/chunks/responsive-picture-')).length;
      };
      for (const sizeFormat of [undefined, 'none']) expect(await requestsWith({ sizeFormat })).to.equal(0);
      expect(await requestsWith({ sizeFormat: 'filename' })).to.equal(1);
    });

    it('requests pictures in the size of their place', async () => {
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
      await page.waitFor(() => areProductsReady(page));
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
  });
});
