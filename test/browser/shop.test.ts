/** The demo's shop, from the list of its products to a paid order. */
import {
  amounts,
  button,
  insist,
  isCalm,
  pressAgain,
  pressOn,
  quantity,
  said,
  shows,
  tabTo,
} from './cart-support';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const isOn = (page: Page, path: string): boolean =>
  page.window.location.pathname.endsWith(path) && page.document.readyState === 'complete';

const pressOnLink = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, () => page.byRole('link', { name }));
  await page.press('Enter');
};

/** From the list to the product's page, into the cart, and on to that, without a mouse. */
async function putIn(page: Page, title: string, choices: string[] = []): Promise<void> {
  await page.waitFor(() => page.allByRole('button', { name: `Vista rápida ${title}` }).length);
  await pressOnLink(page, title);
  await page.waitFor(() => isOn(page, '/shop-product.html'));
  await page.waitFor(() => page.allByRole('button', { name: 'Agregar al carrito' }).length);
  for (const name of choices) {
    await tabTo(page, () => page.byRole('radio', { name }));
    await page.press(' ');
    await page.waitFor(() => (page.byRole('radio', { name }) as HTMLInputElement).checked);
  }
  const status = () => page.$('[part="status"]').textContent?.trim() ?? '';
  await insist(
    page,
    () => status().startsWith('Se agregó al carrito.'),
    async () => {
      await pressOn(page, 'Agregar al carrito');
      await page.waitFor(status);
    },
  );
  await pressOnLink(page, 'Ver carrito');
  await page.waitFor(() => isOn(page, '/shop-cart.html'));
}

eachFlavour(({ name, script }) => {
  describe(`the shop (${name})`, () => {
    beforeEach(resetSite);

    it('sells by keyboard, in two tabs, through a server that fails every tenth call, to the cent', async () => {
      await fault({ path: '/api/commerce/*', status: 500, every: 10, times: 1000 });
      const shop = { url: '/shop.html', script };
      const [one, two] = [await openPage(shop), await openPage(shop)];
      const [azulejo, girasol] = ['Azulejo Estrella', 'Azulejo Girasol'] as const;
      await putIn(one, azulejo, ['Cobalto', '10 cm']);
      await putIn(two, girasol);
      for (const page of [one, two]) await shows(page, { Subtotal: '$27.40', Total: '$27.40' });
      expect(one.text()).to.include('Color: Cobalto').and.include('Medida: 10 cm');

      await insist(
        one,
        () => quantity(one, azulejo) === '5',
        () => pressOn(one, `Uno más de ${azulejo}`),
      );
      await insist(
        two,
        () => quantity(two, girasol) === '2',
        async () => {
          await tabTo(two, () => two.byRole('textbox', { name: `Cantidad de ${girasol}` }));
          (two.focused as HTMLInputElement).select();
          await two.type('2');
          await two.press('Enter');
        },
      );
      for (const page of [one, two]) await shows(page, { Subtotal: '$92.30', Total: '$92.30' });

      const [code, place] = one.$$('summary') as [HTMLElement, HTMLElement];
      await tabTo(one, () => code);
      await one.press('Enter', 'Tab');
      await one.type('AZUL10');
      await insist(
        one,
        () => 'Descuento' in amounts(one),
        () => one.press('Enter'),
      );
      const discounted = { Subtotal: '$92.30', Descuento: '−$9.23', Total: '$83.07' };
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
      const free = { Descuento: '−$9.23', Envío: 'Gratis', Impuestos: '$6.02', Total: '$89.09' };
      for (const page of [one, two]) await shows(page, { Subtotal: '$92.30', ...free });
      await tabTo(one, () => one.$('[part="option"] :checked'));
      await insist(
        one,
        () => amounts(one).Envío === '$14.00',
        () => one.press('ArrowDown'),
      );
      const express = { ...free, Envío: '$14.00', Total: '$103.09' };
      for (const page of [one, two]) await shows(page, { Subtotal: '$92.30', ...express });

      // Both at once.
      const [more, less] = [`Uno más de ${girasol}`, `Uno menos de ${azulejo}`];
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
        () => quantity(one, girasol) === '3',
        () => pressAgain(one, more),
      );
      // 3 × 12.50 + 3 × 14.90; a tenth less; 7.25% of that.
      const bought = {
        Subtotal: '$82.20',
        Descuento: '−$8.22',
        Envío: '$14.00',
        Impuestos: '$5.36',
        Total: '$93.34',
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
      ).to.deep.equal({ ...bought, Descuento: '-$8.22' });
      two.window.location.reload();
      await two.waitFor(() => two.text().includes('Tu carrito está vacío.'));
    });
  });
});
