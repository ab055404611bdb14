/** The cart of a page and its indicator, as visitors of the demo's shop use them. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, received, requestEachTime, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { offline } from '../support/tab';
import {
  addToCart,
  announcements,
  button,
  calls,
  isCalm,
  nameEnd,
  pressOn,
  recordCheckouts,
  six,
  tabTo,
  tile,
  waitForAmounts,
} from './support';

const plan = { itemId: '5fcd65ae3ff1011540045e07', sku: 'SQ1000009' };

const field = (page: Page): HTMLInputElement => page.$<HTMLInputElement>('input[part="count"]');

requestEachTime('chunks/');

bothFlavours(({ name, script }) => {
  describe(`the cart (${name})`, () => {
    beforeEach(resetSite);

    it('leads to its page where the page hides the panel, which nobody would see', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        html: `<az-cart-indicator loading="eager" opens-panel><a href="#cart">Carrito</a></az-cart-indicator>
          <div style="display: none"><az-cart mode="panel" loading="eager"></az-cart></div>`,
      });
      const cart = page.$<HTMLElement & { open(): boolean }>('az-cart');
      await page.waitFor(() => page.$$('az-cart, az-cart-indicator').every(isReady));
      expect(cart.open()).to.equal(false);
      cart.parentElement?.removeAttribute('style');
      cart.addEventListener('az-open', (event) => event.preventDefault(), { once: true });
      expect([cart.open(), page.$$(':modal').length]).to.deep.equal([false, 0]);
      cart.parentElement?.style.setProperty('display', 'none');
      page.click(page.byRole('link', { name: 'Carrito' }));
      await page.waitFor(() => page.window.location.hash === '#cart');
      expect(page.$$(':modal')).to.deep.equal([]);
    });

    it('leads nobody to the checkout who has left its page before the last change is saved', async () => {
      const page = await openPage({ script, lang: 'es-419', html: '<az-cart></az-cart>' });
      await addToCart(page, tile);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      const cart = page.$('az-cart');
      const checkouts: string[] = [];
      cart.addEventListener('az-checkout', (event) => {
        checkouts.push(event.type);
        event.preventDefault();
      });
      page.click(button(page, 'Uno más de Azulejo pintado a mano'));
      page.click(button(page, 'Finalizar la compra'));
      cart.remove();
      page.document.body.append(Object.assign(page.document.createElement('az-cart'), { id: 'next' }));
      await waitForAmounts(page, { Subtotal: '$25.00', Total: '$25.00' });
      expect(checkouts).to.deep.equal([]);
      page.document.body.append(cart);
      await page.waitFor(
        () => page.allByRole('button', { name: 'Finalizar la compra', within: cart }).length,
      );
      page.click(page.byRole('button', { name: 'Finalizar la compra', within: cart }));
      await page.waitFor(() => checkouts.length === 1);
    });

    it('opens in a panel, asks before it removes the last piece, and shows failed changes', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        query: 'nomotion=true',
        html: `<main><h1>Azulejos</h1>
            <az-cart-indicator opens-panel><a href="/shop-cart.html">Carrito</a></az-cart-indicator></main>
          <az-cart mode="panel" loading="eager" minimum-subtotal-cents="2000"></az-cart>`,
      });
      await addToCart(page, tile);
      const link = page.byRole('link', { name: 'Carrito' });
      await page.waitFor(() => nameEnd(page, link) === ', 1 artículo');
      expect(link.getAttributeNames()).to.deep.equal(['href']);
      link.focus();
      await page.press('Enter');
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Tu carrito' }));
      expect(page.focused).to.equal(button(page, 'Cerrar'));
      await page.waitFor(() => page.text(dialog).includes('Medida: 10 cm'));
      expect(page.text(dialog)).to.include(
        'Para finalizar la compra, el subtotal de tu pedido debe ser de $20.00 o más.',
      );
      expect(button(page, 'Finalizar la compra').ariaDisabled).to.equal('true');
      expect(button(page, 'Finalizar la compra').getAttribute('aria-describedby')).to.equal(
        page.$('[part="minimum"]').id,
      );
      page.click(button(page, 'Finalizar la compra'));
      expect(button(page, 'Finalizar la compra').ariaBusy).to.equal('false');
      expect(await axeViolations(page)).to.deep.equal([]);

      // The second press comes before the question shows, and asks no second one.
      for (let presses = 0; presses < 2; presses += 1)
        page.click(button(page, 'Uno menos de Azulejo pintado a mano'));
      await page.waitFor(() => page.allByRole('alertdialog').length);
      await page.press('Tab', 'Enter');
      await page.waitFor(() => page.focused === button(page, 'Cerrar'));

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
      await page.waitFor(() => isCalm(page) && announcements(page).includes('El carrito está vacío'));
      await page.press('Enter');
      await page.waitFor(() => page.focused === field(page) && isCalm(page));
      expect(field(page).value).to.equal('1');

      // A selection of text that ends beside the panel is no click there.
      await page.drag({ from: field(page), to: { x: 5, y: 5 } });
      expect(page.allByRole('dialog').length).to.equal(1);
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

      // Back, as in Firefox the way on from the last one leads to the browser's own buttons.
      await pressOn(page, 'Uno más de Azulejo pintado a mano', 'Shift+Tab');
      await waitForAmounts(page, { Subtotal: '$25.00', Total: '$25.00' });
      for (const cookie of ['CART', 'hasCart']) page.document.cookie = `${cookie}=; path=/; max-age=0`;
      await pressOn(page, 'Finalizar la compra');
      const alert = await page.waitFor(() => page.byRole('alertdialog'));
      expect(page.text(alert)).to.include('Es posible que la sesión haya caducado');
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('alertdialog').length === 0);
      await page.clickWithMouse({ x: 5, y: 5 });
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(link);
      expect(page.errors).to.deep.equal([]);
    });

    it('shows its items in a panel of a low window, too', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        query: 'nomotion=true',
        width: 320,
        height: 256,
        html: `<az-cart-indicator opens-panel><a href="/shop-cart.html">Carrito</a></az-cart-indicator>
          <az-cart mode="panel" loading="eager"></az-cart>`,
      });
      await addToCart(page, tile);
      const link = page.byRole('link', { name: 'Carrito' });
      await page.waitFor(() => nameEnd(page, link) === ', 1 artículo');
      page.click(link);
      await page.waitFor(() => page.allByRole('dialog').length && page.$$('input[part="count"]').length);
      field(page).scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = field(page).getBoundingClientRect();
      const { shadowRoot } = page.$('az-cart');
      expect(shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)).to.equal(field(page));
    });

    it('covers no control that has the focus, in a panel', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        query: 'nomotion=true',
        width: 390,
        height: 600,
        html: `<az-cart-indicator opens-panel><a href="/shop-cart.html">Carrito</a></az-cart-indicator>
          <az-cart mode="panel" loading="eager"></az-cart>`,
      });
      for (const item of [tile, six, plan]) await addToCart(page, item);
      const link = page.byRole('link', { name: 'Carrito' });
      await page.waitFor(() => nameEnd(page, link) === ', 3 artículos');
      page.click(link);
      await page.waitFor(
        () => page.allByRole('dialog').length && page.$$('input[part="count"]').length === 3,
      );
      const checkOut = button(page, 'Finalizar la compra');
      const { shadowRoot } = page.$('az-cart');
      await tabTo(page, () => button(page, 'Cerrar'), 'Shift+Tab');
      while (page.focused !== checkOut) {
        await page.press('Tab');
        const { x, y, width, height } = (page.focused as Element).getBoundingClientRect();
        expect(shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)).to.equal(page.focused);
      }
    });

    it('counts what another tab adds while the indicator starts', async () => {
      const shop = await openPage({ script, html: '' });
      await addToCart(shop, tile);
      const cookies = shop.document.cookie.split('; ').filter((cookie) => /^(CART|hasCart)=/.test(cookie));
      for (const cookie of cookies) shop.document.cookie = `${cookie}; path=/; max-age=0`;
      const page = await openPage({
        script,
        lang: 'es-419',
        html: `<script>
            window.BroadcastChannel = class extends BroadcastChannel {
              constructor(name) {
                for (const cookie of ${JSON.stringify(cookies)}) document.cookie = cookie + '; path=/';
                super(name);
              }
            };
          </script>
          <az-cart-indicator loading="eager"><a href="/shop-cart.html">Carrito</a></az-cart-indicator>`,
      });
      await page.waitFor(() => nameEnd(page, page.byRole('link', { name: 'Carrito' })) === ', 1 artículo');
    });

    it('opens where the panel has its mode in `data`', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        query: 'nomotion=true',
        html: `<az-cart-indicator opens-panel><a href="/shop-cart.html">Carrito</a></az-cart-indicator>
          <p style="height: 300vh"></p><az-cart data='{"mode":"panel"}'></az-cart>`,
      });
      await page.waitFor(() => isReady(page.$('az-cart-indicator')));
      page.click(page.byRole('link', { name: 'Carrito' }));
      await page.waitFor(() => page.byRole('dialog', { name: 'Tu carrito' }));
    });

    it('without an id is empty, and a response that is not a cart is an error with a button to try again', async () => {
      const bodies = [{}, [], null, { entries: null }];
      for (const body of [{ entries: [] }, ...bodies]) {
        await resetSite();
        await fault({ path: calls, status: 200, body });
        // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
        document.cookie = 'hasCart=true; path=/';
        const page = await openPage({ script, lang: 'es-419', html: '<az-cart loading="eager"></az-cart>' });
        const isError = bodies.includes(body as never);
        await page.waitFor(() =>
          page.text().includes(isError ? 'Intentar de nuevo' : 'Tu carrito está vacío.'),
        );
        if (isError) {
          expect(page.console.at(-1)?.text).to.include('expected an object with the list `entries`');
          page.click(button(page, 'Intentar de nuevo'));
          await page.waitFor(() => page.text().includes('Tu carrito está vacío.'));
        }
        expect(page.errors, JSON.stringify(body)).to.deep.equal([]);
        page.close();
      }
    });

    it('says that it could not be loaded only until the store’s own next try has succeeded', async () => {
      const html = '<az-cart loading="eager"></az-cart>';
      const shop = await openPage({ script, lang: 'es-419', html });
      await addToCart(shop, tile);
      await waitForAmounts(shop, { Subtotal: '$12.50', Total: '$12.50' });
      await fault({ path: calls, status: 503 });
      const page = await openPage({ script, lang: 'es-419', html });
      await page.waitFor(() => page.text().includes('No se pudo cargar el carrito.'));
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
      await page.waitFor(() => page.allByRole('alert').length === 0);
      await waitForAmounts(page, { Subtotal: '$12.50', Total: '$12.50' });
    });

    if (supports('offline'))
      it('says so where the question about the last piece cannot be loaded', async () => {
        const page = await openPage({ script, lang: 'es-419', html: '<az-cart loading="eager"></az-cart>' });
        await addToCart(page, tile);
        await page.waitFor(() => page.allByRole('button', { name: /^Uno menos/ }).length);
        await offline(true);
        try {
          page.click(page.byRole('button', { name: /^Uno menos/ }));
          await page.waitFor(() => page.text().includes('No se puede eliminar el artículo'));
        } finally {
          await offline(false);
        }
        page.click(page.byRole('button', { name: /^Uno menos/ }));
        await page.waitFor(() => page.allByRole('alertdialog').length);
        expect(page.errors).to.deep.equal([]);
      });

    it('lets the visitor try the checkout again where the page’s own adapter has failed', async () => {
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
          <script src="${script}" data-manual></script></head><body><az-cart loading="eager"></az-cart></body></html>`,
      });
      const entry = { id: 'a', itemId: 'taza', sku: '', quantity: 1, title: 'Taza', purchasePriceCents: 900 };
      const answers = [() => Promise.reject(Error('offline')), () => Promise.resolve('/pagar')];
      const { Azulejo } = page.window as unknown as { Azulejo: { config: object; scan(): void } };
      Object.assign(Azulejo.config, {
        cart: {
          hasCart: () => true,
          send: async () => ({
            ok: true,
            status: 200,
            data: { id: 'own', entries: [entry], totalQuantity: 1 },
          }),
          checkout: () => answers.shift()?.(),
        },
      });
      Azulejo.scan();
      const urls = recordCheckouts(page);
      const checkOut = await page.waitFor(() => button(page, 'Finalizar la compra'));
      page.click(checkOut);
      await page.waitFor(() => page.allByRole('alert').length);
      expect(page.text(page.byRole('alert'))).to.equal(
        'No se pudo cargar el carrito. Intenta nuevamente más tarde.',
      );
      // Nothing is made anew: open forms and typed codes stay.
      expect([checkOut.isConnected, checkOut.ariaDisabled]).to.deep.equal([true, 'false']);
      page.click(checkOut);
      await page.waitFor(() => urls.length);
      expect(page.allByRole('alert')).to.deep.equal([]);
    });

    it('goes to the checkout once, however often the visitor presses while the checkout loads', async () => {
      const page = await openPage({ script, lang: 'es-419', html: '<az-cart loading="eager"></az-cart>' });
      await addToCart(page, tile);
      const checkOut = await page.waitFor(() => button(page, 'Finalizar la compra'));
      let checkouts = 0;
      page.document.addEventListener('az-checkout', () => {
        checkouts += 1;
      });
      // The page stays where it is.
      await fault({ path: '/commerce/goto-checkout', status: 204 });
      page.click(checkOut);
      await page.waitFor(() => checkouts === 1);
      await page.painted();
      expect(checkOut.ariaDisabled).to.equal('true');
      page.click(checkOut);
      page.window.dispatchEvent(new page.window.PageTransitionEvent('pageshow', { persisted: true }));
      await page.waitFor(() => checkOut.ariaDisabled === 'false');
      expect(checkouts).to.equal(1);
    });

    if (supports('offline'))
      it('says above the lines that there is no address of the checkout where the dialog cannot be loaded', async () => {
        const page = await openPage({
          script: null,
          html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
            <script src="${script}" data-manual></script></head><body><az-cart loading="eager"></az-cart></body></html>`,
        });
        const entry = {
          id: 'a',
          itemId: 'taza',
          sku: '',
          quantity: 1,
          title: 'Taza',
          purchasePriceCents: 900,
        };
        const data = { id: 'own', entries: [entry], totalQuantity: 1 };
        const { Azulejo } = page.window as unknown as { Azulejo: { config: object; scan(): void } };
        Object.assign(Azulejo.config, {
          cart: {
            hasCart: () => true,
            send: async () => ({ ok: true, status: 200, data }),
            checkout: async () => '',
          },
        });
        Azulejo.scan();
        const checkOut = await page.waitFor(() => button(page, 'Finalizar la compra'));
        await offline(true);
        try {
          page.click(checkOut);
          await page.waitFor(() => page.allByRole('alert').length);
        } finally {
          await offline(false);
        }
        expect(page.text(page.byRole('alert'))).to.include('Es posible que la sesión');
        expect(page.errors).to.deep.equal([]);
      });

    it('is sold and counted in a sandboxed frame, too, which may not read cookies', async () => {
      const content = { variants: [{ sku: 'SQ1', price: 1250 }] };
      const data = { id: 'star', title: 'Estrella', structuredContent: content };
      const page = await openPage({
        script,
        lang: 'es-419',
        html: `<script>const denied = () => { throw new DOMException('sandboxed', 'SecurityError') };
          Object.defineProperty(document, 'cookie', { get: denied, set: denied })</script>
          <az-product loading="eager" data='${JSON.stringify(data)}'></az-product>
          <az-cart-indicator label="Carrito"></az-cart-indicator>`,
      });
      await page.waitFor(() => page.$('az-cart-indicator').matches(':state(ready):state(empty)'));
      await page.waitFor(() => page.allByRole('button', { name: 'Agregar al carrito' }).length);
      const path = `${calls}/entries`;
      await fault({
        path,
        body: { id: 'c', entries: [{ itemId: 'star', sku: 'SQ1', quantity: 2 }], totalQuantity: 2 },
      });
      page.click(button(page, 'Agregar al carrito'));
      await page.waitFor(() => page.byRole('link', { name: 'Carrito, 2 artículos' }));
      expect(page.errors).to.deep.equal([]);
    });

    it('has its icon beside the link on a page that removes all padding', async () => {
      const html = `<style>* { margin: 0; padding: 0 }</style>
        <az-cart-indicator loading="eager"><a href="/shop-cart.html">Carrito</a></az-cart-indicator>`;
      const page = await openPage({ script, lang: 'es-419', html });
      const icon = await page.waitFor(() => page.$('az-cart-indicator').shadowRoot?.querySelector('svg'));
      const range = page.document.createRange();
      range.selectNodeContents(page.byRole('link', { name: 'Carrito' }));
      expect(icon.getBoundingClientRect().right).to.be.at.most(range.getBoundingClientRect().left);
    });

    it('sends no request without a cart, counts to a hundred, and can be loaded again after an error', async () => {
      const html = `<main><h1>Azulejos</h1>
        <az-cart-indicator id="shown"><a href="/shop-cart.html">Carrito</a></az-cart-indicator>
        <az-cart-indicator id="hidden" hide-when-empty label="Cesta"></az-cart-indicator></main>`;
      const page = await openPage({ script, lang: 'es-419', html });
      const [visible, hidden] = ['#shown', '#hidden'].map((id) => page.$(id)) as [HTMLElement, HTMLElement];
      await page.waitFor(() => [visible, hidden].every((one) => one.matches(':state(ready):state(empty)')));
      expect(hidden.offsetWidth).to.equal(0);
      // Nor does it say to screen readers that the cart is empty.
      expect(announcements(page)).to.deep.equal(['El carrito está vacío', '']);
      expect(page.$$('[part="count"]')).to.deep.equal([]);
      let opened = 0;
      visible.addEventListener('az-open', (event) => {
        opened += 1;
        event.preventDefault();
      });
      page.click(page.byRole('link', { name: 'Carrito' }));
      expect([opened, page.captured.documents]).to.deep.equal([1, 1]);
      // A click that opens a tab is the browser's.
      page.document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      page.byRole('link', { name: 'Carrito' }).dispatchEvent(
        new page.window.MouseEvent('click', {
          ctrlKey: true,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
      expect(opened).to.equal(1);
      expect(await received(calls)).to.deep.equal([]);

      await addToCart(page, six, 100);
      const counts = () => page.$$('[part="count"]').map(({ textContent }) => textContent);
      await page.waitFor(() => counts().join() === '100,100');
      await page.waitFor(() => announcements(page).join() === '100 artículos,100 artículos');
      await addToCart(page, six);
      await page.waitFor(() => counts().join() === '100+,100+');
      await page.waitFor(() => page.byRole('link', { name: 'Cesta, Más de 100 artículos' }));
      await page.waitFor(() => announcements(page).join() === 'Más de 100 artículos,Más de 100 artículos');

      localStorage.clear();
      await fault({ path: calls, status: 503 });
      const late = await openPage({ script, lang: 'es-419', html: '<az-cart></az-cart>' });
      await late.waitFor(() => late.text().includes('No se pudo cargar el carrito.'));
      await fault({ path: calls, status: 503, delayMs: 300 });
      await pressOn(late, 'Intentar de nuevo');
      // The next Tab goes on from there, whether the button comes back or not.
      await late.waitFor(() => late.focused?.matches('[role="status"]'));
      await late.waitFor(() => late.allByRole('button', { name: 'Intentar de nuevo' }).length);
      await pressOn(late, 'Intentar de nuevo');
      await waitForAmounts(late, { Subtotal: '$5,553.99', Total: '$5,553.99' });
      expect(late.$$('[part="notice"]')).to.deep.equal([]);
    });
  });
});
