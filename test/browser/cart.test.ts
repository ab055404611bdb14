/** The cart of a page and its indicator, as a visitor of the demo's shop has them. */
import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const tile = { itemId: '5fcd65ae3ff1011540045e01', sku: 'SQ1000001' };
const six = { itemId: '5fcd65ae3ff1011540045e02', sku: 'SQ1000004' };
const calls = '/api/commerce/shopping-cart';

/** Puts something in, as another page of the shop does: this one hears of it. */
async function put(page: Page, entry: object, quantity = 1): Promise<void> {
  const crumb = /crumb=([^;]*)/.exec(page.document.cookie)?.[1] ?? '';
  for (;;) {
    const answer = await page.window.fetch(`${calls}/entries?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...entry, quantity }),
    });
    if (!answer.ok) continue;
    const channel = new BroadcastChannel('azulejo-cart');
    channel.postMessage(await answer.json());
    return channel.close();
  }
}

/** Goes there as one does without a mouse. */
async function tabTo(page: Page, found: () => HTMLElement): Promise<void> {
  for (let presses = 0; page.focused !== found(); presses++) {
    if (presses > 60) throw new Error(`Tab does not lead to ${found().outerHTML}.`);
    await page.press('Tab');
  }
}

const button = (page: Page, name: string): HTMLElement => page.byRole('button', { name });

async function pressOn(page: Page, name: string): Promise<void> {
  await tabTo(page, () => button(page, name));
  await page.press('Enter');
}

/** Where the focus was left: a tab has it still when one comes back to it, a frame has not. */
async function pressAgain(page: Page, name: string): Promise<void> {
  button(page, name).focus();
  await page.press('Enter');
}

const amounts = (page: Page): Record<string, string> =>
  Object.fromEntries(
    page.$$('[part~="amount"]').map((row) => [...row.children].map(({ textContent }) => `${textContent}`)),
  );

const isCalm = (page: Page): boolean => page.$$('[aria-busy="true"]').length === 0;

const shows = (page: Page, expected: Record<string, string>): Promise<unknown> =>
  page
    .waitFor(() => isCalm(page) && JSON.stringify(amounts(page)) === JSON.stringify(expected))
    .catch(() => expect(amounts(page)).to.deep.equal(expected));

const field = (page: Page): HTMLInputElement => page.$<HTMLInputElement>('input[part="count"]');

/** Does it again where it has failed, as whoever is told so does. */
async function insist(page: Page, isDone: () => boolean, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; !isDone(); tries++) {
    if (tries > 5) throw new Error(`Tried five times: ${page.text()}`);
    await act();
    await page.waitFor(() => isCalm(page));
  }
}

const quantity = (page: Page, title: string): string =>
  (page.byRole('textbox', { name: `Cantidad de ${title}` }) as HTMLInputElement).value;

const said = (page: Page): string[] => page.$$('[role="status"]').map(({ textContent }) => `${textContent}`);

eachFlavour(({ name, script }) => {
  describe(`the cart (${name})`, () => {
    beforeEach(resetSite);

    it('sells by keyboard, in two tabs, through a server that fails every tenth call, to the cent', async () => {
      await fault({ path: '/api/commerce/*', status: 500, every: 10, times: 1000 });
      const shop = { url: '/shop-cart.html', script };
      const [one, two] = [await openPage(shop), await openPage(shop)];
      await one.waitFor(() => one.text().includes('Tu carrito está vacío.'));
      await put(one, tile);
      await put(one, six);
      for (const page of [one, two]) await shows(page, { Subtotal: '$67.49', Total: '$67.49' });

      const [azulejo, juego] = ['Azulejo pintado a mano', 'Juego de seis azulejos'] as const;
      await insist(
        one,
        () => quantity(one, azulejo) === '5',
        () => pressOn(one, `Uno más de ${azulejo}`),
      );
      await insist(
        two,
        () => quantity(two, juego) === '2',
        async () => {
          await tabTo(two, () => two.byRole('textbox', { name: `Cantidad de ${juego}` }));
          (two.focused as HTMLInputElement).select();
          await two.type('2');
          await two.press('Enter');
        },
      );
      for (const page of [one, two]) await shows(page, { Subtotal: '$172.48', Total: '$172.48' });

      const [code, place] = one.$$('summary') as [HTMLElement, HTMLElement];
      await tabTo(one, () => code);
      await one.press('Enter', 'Tab');
      await one.type('AZUL10');
      await insist(
        one,
        () => 'Descuento' in amounts(one),
        () => one.press('Enter'),
      );
      const discounted = { Subtotal: '$172.48', Descuento: '−$17.25', Total: '$155.23' };
      for (const page of [one, two]) await shows(page, discounted);
      await tabTo(one, () => place);
      await one.press('Enter', 'Tab');
      await one.type('Estados Unidos');
      await one.press('Tab');
      await one.type('CA');
      await one.press('Tab');
      await one.type('94110');
      await insist(
        one,
        () => 'Envío' in amounts(one),
        () => one.press('Enter'),
      );
      const free = { Descuento: '−$17.25', Envío: 'Gratis', Impuestos: '$11.25', Total: '$166.48' };
      for (const page of [one, two]) await shows(page, { Subtotal: '$172.48', ...free });
      await tabTo(one, () => one.$('[part="option"] :checked'));
      await insist(
        one,
        () => amounts(one).Envío === '$14.00',
        () => one.press('ArrowDown'),
      );
      const express = { ...free, Envío: '$14.00', Total: '$180.48' };
      for (const page of [one, two]) await shows(page, { Subtotal: '$172.48', ...express });

      // Both at once.
      const [more, less] = [`Uno más de ${juego}`, `Uno menos de ${azulejo}`];
      await tabTo(one, () => button(one, more));
      await tabTo(two, () => button(two, less));
      await pressAgain(two, less);
      await pressAgain(one, more);
      await pressAgain(two, less);
      await Promise.all([one, two].map((page) => page.waitFor(() => isCalm(page))));
      await insist(
        two,
        () => quantity(two, azulejo) === '3',
        () => pressAgain(two, less),
      );
      await insist(
        one,
        () => quantity(one, juego) === '3',
        () => pressAgain(one, more),
      );
      // 3 × 12.50 + 3 × 54.99; a tenth less; 7.25% of that.
      const bought = {
        Subtotal: '$202.47',
        Descuento: '−$20.25',
        Envío: '$14.00',
        Impuestos: '$13.21',
        Total: '$209.43',
      };
      for (const page of [one, two]) await shows(page, bought);
      await one.waitFor(() => said(one).includes('6 artículos'));
      expect(one.errors).to.deep.equal([]);

      await pressOn(one, 'Finalizar la compra');
      await one.waitFor(() => one.window.location.pathname === '/checkout' && one.$$('form button').length);
      const paid = () => one.window.location.pathname === '/checkout/order-confirmed';
      const checkout = one.window.location.href;
      while (!paid()) {
        // It was the tenth: the page is loaded again.
        if (!one.$$('form button').length) {
          one.window.location.href = checkout;
          await one.waitFor(() => one.$$('form button').length);
        }
        const left = one.document;
        await tabTo(one, () => one.$('form button'));
        await one.press('Enter');
        await one.waitFor(() => one.document !== left && one.document.readyState === 'complete');
      }
      expect(
        Object.fromEntries(one.$$('[data-total]').map((cell) => [cell.dataset.total, cell.textContent])),
      ).to.deep.equal({ ...bought, Descuento: '-$20.25' });
      two.window.location.reload();
      await two.waitFor(() => two.text().includes('Tu carrito está vacío.'));
    });

    it('opens at the side of the page, asks before the last one goes, and says what could not be done', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        query: 'nomotion=true',
        html: `<main><h1>Azulejos</h1>
            <az-cart-indicator opens-panel><a href="/shop-cart.html">Carrito</a></az-cart-indicator></main>
          <az-cart mode="panel" loading="eager" minimum-subtotal-cents="2000"></az-cart>`,
      });
      await put(page, tile);
      const link = await page.waitFor(() => page.byRole('link', { name: 'Carrito, 1 artículo' }));
      link.focus();
      await page.press('Enter');
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Tu carrito' }));
      expect(page.focused).to.equal(button(page, 'Cerrar'));
      await page.waitFor(() => page.text(dialog).includes('Medida: 10 cm'));
      expect(page.text(dialog)).to.include(
        'Para finalizar la compra, el subtotal de tu pedido debe ser de $20.00 o más.',
      );
      expect(button(page, 'Finalizar la compra').ariaDisabled).to.equal('true');
      expect(await axeViolations(page)).to.deep.equal([]);

      for (const answer of [['Tab', 'Enter'], ['Enter']]) {
        await pressOn(page, 'Uno menos de Azulejo pintado a mano');
        await page.waitFor(() => page.focused === button(page, 'Eliminar'));
        expect(page.text(page.byRole('alertdialog'))).to.include(
          '¿Eliminar Azulejo pintado a mano del carrito?',
        );
        await page.press(...answer);
        await page.waitFor(() => page.allByRole('alertdialog').length === 0);
      }
      await page.waitFor(() => page.focused === button(page, 'Deshacer'));
      await page.waitFor(() => isCalm(page) && said(page).includes('El carrito está vacío'));
      await page.press('Enter');
      await page.waitFor(() => page.focused === field(page) && isCalm(page));
      expect(field(page).value).to.equal('1');

      field(page).select();
      await page.type('99');
      await page.press('Enter');
      await page.waitFor(() =>
        page
          .text(dialog)
          .includes('No es posible actualizar la cantidad. No quedan tantas piezas de este producto.'),
      );
      expect(field(page).value).to.equal('1');
      await fault({ path: `${calls}/entries/*`, status: 503 });
      await pressOn(page, 'Eliminar Azulejo pintado a mano');
      await page.waitFor(() => page.text(dialog).includes('No se puede eliminar el artículo'));
      expect(field(page).value).to.equal('1');
      expect(await axeViolations(page)).to.deep.equal([]);

      await pressOn(page, 'Uno más de Azulejo pintado a mano');
      await shows(page, { Subtotal: '$25.00', Total: '$25.00' });
      for (const cookie of ['CART', 'hasCart']) page.document.cookie = `${cookie}=; path=/; max-age=0`;
      await pressOn(page, 'Finalizar la compra');
      const alert = await page.waitFor(() => page.byRole('alertdialog'));
      expect(page.text(alert)).to.include('Es posible que la sesión haya caducado');
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('alertdialog').length === 0);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(link);
      expect(page.errors).to.deep.equal([]);
    });

    it('asks nobody where there is none, counts to a hundred, and comes back when it could not be loaded', async () => {
      const html = `<main><h1>Azulejos</h1>
        <az-cart-indicator id="shown"><a href="/shop-cart.html">Carrito</a></az-cart-indicator>
        <az-cart-indicator id="hidden" hide-when-empty label="Cesta"></az-cart-indicator></main>`;
      const page = await openPage({ script, lang: 'es-419', html });
      const [shown, hidden] = ['#shown', '#hidden'].map((id) => page.$(id)) as [HTMLElement, HTMLElement];
      await page.waitFor(() => [shown, hidden].every((one) => one.matches(':state(ready):state(empty)')));
      expect(hidden.offsetWidth).to.equal(0);
      expect(page.$$('[part="count"]')).to.deep.equal([]);
      let opened = 0;
      shown.addEventListener('az-open', (event) => {
        opened += 1;
        event.preventDefault();
      });
      page.click(page.byRole('link', { name: 'Carrito' }));
      expect([opened, page.captured.documents]).to.deep.equal([1, 1]);
      expect(await received(calls)).to.deep.equal([]);

      await put(page, six, 101);
      const counts = () => page.$$('[part="count"]').map(({ textContent }) => textContent);
      await page.waitFor(() => counts().join() === '100+,100+');
      await page.waitFor(() => page.byRole('link', { name: 'Cesta, Más de 100 artículos' }));
      await page.waitFor(() => said(page).join() === 'Más de 100 artículos,Más de 100 artículos');

      localStorage.clear();
      await fault({ path: calls, status: 503 });
      const late = await openPage({ script, lang: 'es-419', html: '<az-cart></az-cart>' });
      await late.waitFor(() => late.text().includes('No se pudo cargar el carrito.'));
      await pressOn(late, 'Intentar de nuevo');
      await shows(late, { Subtotal: '$5,553.99', Total: '$5,553.99' });
      expect(late.$$('[part="notice"]')).to.deep.equal([]);
    });

    it('of this browser alone ends in a mail', async () => {
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
      const urls: string[] = [];
      page.document.addEventListener('az-checkout', (event) => {
        urls.push((event as CustomEvent<{ url: string }>).detail.url);
        event.preventDefault();
      });
      await page.waitFor(() => page.allByRole('button', { name: 'Enviar el pedido' }).length);
      expect(page.$$('summary')).to.deep.equal([]);
      await pressOn(page, 'Uno más de Azulejo');
      await shows(page, { Subtotal: '$1,440.00', Total: '$1,440.00' });
      await pressOn(page, 'Enviar el pedido');
      const [url = ''] = await page.waitFor(() => urls.length && urls);
      expect(decodeURIComponent(url)).to.equal(
        `mailto:taller@example.com?body=3 × Azulejo (SQ1000001): $1,440.00\r\nTotal: $1,440.00`,
      );
      expect(await received(calls)).to.deep.equal([]);
    });

    it('of a shop without a server is apart from that of one with a server on the same site', async () => {
      const shop = { url: '/shop-local.html', script, query: 'nomotion=true' };
      const [page, other] = [await openPage(shop), await openPage({ url: '/shop-cart.html', script })];
      const [number, sunflower] = page.$$('az-product') as [HTMLElement, HTMLElement];
      const add = (within: Element): void =>
        page.click(page.byRole('button', { name: 'Agregar al carrito', within }));
      page.$('az-cart').scrollIntoView();
      await page.waitFor(() => page.text().includes('Tu carrito está vacío.'));
      number.scrollIntoView();
      await page.waitFor(() => [number, sunflower].every((one) => one.matches(':state(ready)')));
      page.click(page.byRole('radio', { name: '15 cm', within: sunflower }));
      await page.waitFor(() => page.text(sunflower).includes('$350.00'));
      add(sunflower);
      await page.waitFor(() => said(page).includes('1 artículo'));
      add(number);
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Datos para Número de casa' }));
      await page.waitFor(() => page.focused?.localName === 'input');
      await page.type('142 B');
      page.click(page.byRole('radio', { name: 'De olas', within: dialog }));
      page.click(page.byRole('button', { name: 'Agregar al carrito', within: dialog }));
      await page.waitFor(() => said(page).includes('2 artículos'));
      await shows(page, { Subtotal: '$1,030.00', Total: '$1,030.00' });
      expect(page.text(page.$('az-cart')))
        .to.include('Número: 142 B')
        .and.include('Para quien lo pinta: NC');
      expect(await axeViolations(page)).to.deep.equal([]);

      // One with a server has nothing of it, neither heard nor remembered.
      expect(other.text()).to.include('Tu carrito está vacío.');
      expect([localStorage.getItem('azulejo-cart'), await received(calls)]).to.deep.equal([null, []]);
      await put(other, tile);
      await shows(other, { Subtotal: '$12.50', Total: '$12.50' });
      await page.waitFor(() => localStorage.getItem('azulejo-cart'));
      expect(amounts(page)).to.deep.equal({ Subtotal: '$1,030.00', Total: '$1,030.00' });
      const again = await openPage(shop);
      await again.waitFor(() => said(again).includes('2 artículos'));

      const urls: string[] = [];
      page.document.addEventListener('az-checkout', (event) => {
        urls.push((event as CustomEvent<{ url: string }>).detail.url);
        event.preventDefault();
      });
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
  });
});
