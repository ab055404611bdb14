/** The form of a product, which visitors fill in before the product is added. */
import { entries, isReady } from './product-support';
import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { openPage } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const forms = '/api/commerce/forms/560c37c1a7c8465c4a71d99c';

eachFlavour(({ name, script }) => {
  describe(`a product (${name})`, () => {
    beforeEach(resetSite);

    it('shows its form before it is added, and is not sold without the answers', async () => {
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
      const titleAndPrice = (nombre: string, price: string) =>
        `Azulejo con nombre Nombre en el azulejo: ${nombre} Letra: A mano Para quien lo pinta: NC Editar ${price}`;
      await page.waitFor(() => lines()[0]?.startsWith(titleAndPrice('Ana', 'USD 24.00')));

      // Another name is another line, the same one is more of it.
      await fill('Eva');
      await page.waitFor(() => lines()[1]?.startsWith(titleAndPrice('Eva', 'USD 24.00')));
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
  });
});
