/** The form of a product, which visitors fill in before the product is added. */

import { axeViolations } from '../support/axe';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { areProductsReady, entries } from './support';

const forms = '/api/commerce/forms/560c37c1a7c8465c4a71d99d';

defaultFlavour(({ name, script }) => {
  describe(`a product (${name})`, () => {
    beforeEach(resetSite);

    it('shows its form before it is added, and is not sold without the answers', async () => {
      const page = await openPage({
        url: '/product-options.html',
        script,
        query: 'nomotion=true',
        height: 6000,
      });
      await page.waitFor(() => areProductsReady(page));
      // Two currencies with one sign; an option of 27 values.
      expect(page.text())
        .to.match(/USD\s24\.00/)
        .and.match(/MXN\s5,800\.00/);
      expect((page.byRole('combobox', { name: 'Letter' }) as HTMLSelectElement).options.length).to.equal(28);
      const element = page.$('az-product');
      const errors: string[] = [];
      page.document.addEventListener('az-error', (event) =>
        errors.push(`${(event as CustomEvent).detail.error}`),
      );
      const added: { additionalFields?: unknown }[] = [];
      page.document.addEventListener('az-add', (event) => added.push((event as CustomEvent).detail));
      page.document.addEventListener('az-submit', () => errors.push('a form of the page'));
      const opener = page.byRole('button', { name: 'Add to cart', within: element });
      const dialog = () => page.byRole('dialog', { name: 'Details for Tile with a name' });
      const press = (name: string) => page.click(page.byRole('button', { name, within: dialog() }));
      const field = (name: RegExp) => page.byRole('textbox', { name, within: dialog() }) as HTMLInputElement;

      await fault({ path: forms, status: 404, body: { error: 'This form is not set up yet.' } });
      opener.focus();
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('button', { name: 'Try again' }).length);
      expect(page.text(dialog())).to.include('The form cannot be opened.');
      expect(page.focused?.textContent).to.equal('Try again');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(errors.length).to.equal(1);
      expect(errors[0]).to.include(forms).and.include('additionalFieldsForm');
      await page.press('Enter');
      await page.waitFor(() => page.focused?.localName === 'input');
      expect(page.focused).to.equal(field(/^Name on the tile/));
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      await page.waitFor(() => page.focused === opener);
      expect([added, await received(entries)]).to.deep.equal([[], []]);

      await page.press('Enter');
      await page.waitFor(() => page.focused?.localName === 'input');
      await page.press('Enter');
      await page.waitFor(() =>
        page.text(dialog()).includes('One or more fields are not valid. Check your entries.'),
      );
      expect(page.text(dialog())).to.include('Fill in this field.');
      expect(await axeViolations(page)).to.deep.equal([]);
      field(/^Name on the tile/).focus();
      await page.type('Ana');
      press('Cancel');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(added).to.deep.equal([]);

      // What was typed is still there, also after the shop has refused it.
      const fill = async (name: string): Promise<void> => {
        page.click(opener);
        await page.waitFor(() => page.allByRole('dialog').length && page.focused?.localName === 'input');
        if (field(/^Name on the tile/).value !== name) await page.type(name);
        page.click(page.byRole('radio', { name: 'By hand', within: dialog() }));
        press('Add to cart');
        await page.waitFor(() => page.allByRole('dialog').length === 0);
      };
      await fault({ path: entries, status: 400, body: { error: 'Not today.' } });
      await fill('Ana');
      await page.waitFor(() => page.text(element).includes('The item could not be added. Not today.'));
      page.click(opener);
      await page.waitFor(() => page.allByRole('dialog').length);
      expect(field(/^Name on the tile/).value).to.equal('Ana');
      expect(page.text(dialog())).not.to.include('One or more fields');
      press('Add to cart');
      await page.waitFor(() => page.text(element).includes('Added to the cart.'));
      const filledIn = (answer: string) => [
        { id: 'name', title: 'Name on the tile', value: answer, text: answer },
        { id: 'lettering', title: 'Lettering', value: 'hand', text: 'By hand' },
        { id: 'note', title: 'Note for the painter', value: '', text: '' },
      ];
      expect(added.at(-1)?.additionalFields).to.deep.equal(filledIn('Ana'));
      const lines = () =>
        page.$$('[part="line"]').map((line) => page.text(line).replace(/\s+/g, ' ').split(' Remove')[0]);
      const titleAndPrice = (answer: string, price: string) =>
        `Tile with a name Name on the tile: ${answer} Lettering: By hand Note for the painter: NC Edit ${price}`;
      await page.waitFor(() => lines()[0]?.startsWith(titleAndPrice('Ana', 'USD 24.00')));

      // Another name is another line, the same one is more of it.
      await fill('Eva');
      await page.waitFor(() => lines()[1]?.startsWith(titleAndPrice('Eva', 'USD 24.00')));
      await page.waitFor(() => page.text(element).includes('Added to the cart.'));
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
