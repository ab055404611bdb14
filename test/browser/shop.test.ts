/** The demo's shop, from the list of its products to a paid order. */
import {
  addToCart,
  amounts,
  announcements,
  button,
  isCalm,
  pressAgain,
  pressOn,
  quantity,
  repeatUntil,
  six,
  tabTo,
  tile,
  waitForAmounts,
} from './cart/support';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const azulejo = 'Azulejo Estrella';
const girasol = { id: '5fcd65ae3ff1011540046003', title: 'Azulejo Girasol' };

const isOn = (page: Page, path: string): boolean =>
  page.window.location.pathname.endsWith(path) && page.document.readyState === 'complete';

const pressOnLink = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, () => page.byRole('link', { name }));
  await page.press('Enter');
};

const skip = (page: Page): Promise<void> => pressOnLink(page, 'Ir al contenido');

/** Chooses options on the product's page, adds the product to the cart, and goes on to the cart, by keyboard. */
async function putIn(page: Page, choices: string[] = []): Promise<void> {
  await page.waitFor(() => isOn(page, '/shop-product.html'));
  await page.waitFor(() => page.allByRole('button', { name: 'Agregar al carrito' }).length);
  await skip(page);
  for (const name of choices) {
    await tabTo(page, () => page.byRole('radio', { name }));
    await page.press(' ');
    await page.waitFor(() => (page.byRole('radio', { name }) as HTMLInputElement).checked);
  }
  const status = () => page.$('[part="status"]').textContent?.trim() ?? '';
  await repeatUntil(
    page,
    () => status().startsWith('Se agregó al carrito.'),
    async () => {
      await pressOn(page, 'Agregar al carrito');
      await page.waitFor(status);
    },
  );
  await pressOnLink(page, 'Ver carrito');
  await page.waitFor(() => isOn(page, '/shop-cart.html'));
  await skip(page);
}

defaultFlavour(({ name, script }) => {
  describe(`the shop (${name})`, () => {
    beforeEach(resetSite);

    it('sells by keyboard, in two tabs, with exact totals, while the server fails every tenth call', async () => {
      await fault({ path: '/api/commerce/*', status: 500, every: 10, times: 1000 });
      const one = await openPage({ url: '/shop.html', script });
      const two = await openPage({ url: '/shop-product.html', script, query: `p=${girasol.id}` });
      await one.waitFor(() => one.allByRole('button', { name: `Vista rápida ${azulejo}` }).length);
      await skip(one);
      await pressOnLink(one, azulejo);
      await putIn(one, ['Cobalto', '10 cm']);
      await two.waitFor(() => two.allByRole('heading', { name: girasol.title }).length);
      await putIn(two);
      for (const page of [one, two]) await waitForAmounts(page, { Subtotal: '$27.40', Total: '$27.40' });
      expect(one.text()).to.include('Color: Cobalto').and.include('Medida: 10 cm');

      await repeatUntil(
        one,
        () => quantity(one, azulejo) === '5',
        () => pressOn(one, `Uno más de ${azulejo}`),
      );
      await repeatUntil(
        two,
        () => quantity(two, girasol.title) === '2',
        async () => {
          await tabTo(two, () => two.byRole('textbox', { name: `Cantidad de ${girasol.title}` }));
          (two.focused as HTMLInputElement).select();
          await two.type('2');
          await two.press('Enter');
        },
      );
      for (const page of [one, two]) await waitForAmounts(page, { Subtotal: '$92.30', Total: '$92.30' });

      const [code] = one.$$('summary') as [HTMLElement];
      await tabTo(one, () => code);
      await one.press('Enter', 'Tab');
      await one.type('AZUL10');
      await repeatUntil(
        one,
        () => 'Descuento' in amounts(one),
        () => one.press('Enter'),
      );
      const bought = { Subtotal: '$92.30', Descuento: '−$9.23', Total: '$83.07' };
      for (const page of [one, two]) await waitForAmounts(page, bought);
      await one.waitFor(() => announcements(one).includes('7 artículos'));
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
      ).to.deep.equal({ ...bought, Descuento: '-$9.23', Envío: '$0.00', Impuestos: '$0.00' });
      two.window.location.reload();
      await two.waitFor(() => two.text().includes('Tu carrito está vacío.'));
    });

    it('computes discounts, shipping and tax while two tabs change the cart at once and every tenth call fails', async () => {
      await fault({ path: '/api/commerce/*', status: 500, every: 10, times: 1000 });
      const shop = { url: '/shop-cart.html', script };
      const [one, two] = [await openPage(shop), await openPage(shop)];
      await one.waitFor(() => one.text().includes('Tu carrito está vacío.'));
      const [azulejo, juego] = ['Azulejo pintado a mano', 'Juego de seis azulejos'] as const;
      await addToCart(one, tile, 5);
      await addToCart(one, six, 2);
      for (const page of [one, two]) await waitForAmounts(page, { Subtotal: '$172.48', Total: '$172.48' });

      const [code, place] = one.$$('summary') as [HTMLElement, HTMLElement];
      await tabTo(one, () => code);
      await one.press('Enter', 'Tab');
      await one.type('AZUL10');
      await repeatUntil(
        one,
        () => 'Descuento' in amounts(one),
        () => one.press('Enter'),
      );
      const discounted = { Subtotal: '$172.48', Descuento: '−$17.25', Total: '$155.23' };
      for (const page of [one, two]) await waitForAmounts(page, discounted);
      await tabTo(one, () => place);
      await one.press('Enter', 'Tab');
      await one.type('Estados Unidos');
      await one.press('Tab');
      await one.type('CA');
      await one.press('Tab');
      await one.type('94110');
      await repeatUntil(
        one,
        () => 'Envío' in amounts(one),
        () => one.press('Enter'),
      );
      const free = { Descuento: '−$17.25', Envío: 'Gratis', Impuestos: '$11.25', Total: '$166.48' };
      for (const page of [one, two]) await waitForAmounts(page, { Subtotal: '$172.48', ...free });
      await tabTo(one, () => one.$('[part="option"] :checked'));
      await repeatUntil(
        one,
        () => amounts(one).Envío === '$14.00',
        () => one.press('ArrowDown'),
      );
      const express = { ...free, Envío: '$14.00', Total: '$180.48' };
      for (const page of [one, two]) await waitForAmounts(page, { Subtotal: '$172.48', ...express });

      // Both at once.
      const [more, less] = [`Uno más de ${juego}`, `Uno menos de ${azulejo}`];
      await tabTo(one, () => button(one, more));
      await tabTo(two, () => button(two, less));
      await pressAgain(two, less);
      await pressAgain(one, more);
      await pressAgain(two, less);
      await Promise.all([one, two].map((page) => page.waitFor(() => isCalm(page))));
      await repeatUntil(
        two,
        () => quantity(two, azulejo) === '3',
        () => pressAgain(two, less),
      );
      await repeatUntil(
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
      for (const page of [one, two]) await waitForAmounts(page, bought);
      await one.waitFor(() => announcements(one).includes('6 artículos'));
      expect(one.errors).to.deep.equal([]);
    });
  });
});
