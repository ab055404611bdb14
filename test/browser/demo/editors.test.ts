/** The small editors of the demo's pages, which are made of `azulejo/editor`: the options of a block, the data of a product. */
import { axeViolations } from '../support/axe';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';

interface TweakEvent {
  type: string;
  detail: unknown;
}

const optionsOf = (page: Page): HTMLElement => page.byRole('form', { name: 'Options of the accordion' });

const select = (control: HTMLInputElement): void => {
  control.focus();
  control.select();
};

defaultFlavour(({ name, script }) => {
  describe(`an editor on a page of the demo (${name})`, () => {
    beforeEach(resetSite);

    it('fires the events of a panel, and the example follows them', async () => {
      const page = await openPage({ url: '/accordion.html', script });
      const block = page.$('.playground az-accordion');
      const multiple = () =>
        page.byRole('checkbox', { name: 'multiple', within: optionsOf(page) }) as HTMLInputElement;
      await page.waitFor(() => page.$$('.playground-controls input').length > 0);
      const events: TweakEvent[] = [];
      for (const type of ['az-tweak-change', 'az-tweak-reset'])
        page.document.addEventListener(type, (event) =>
          events.push({ type, detail: (event as CustomEvent).detail }),
        );
      const isMultiple = multiple().checked;
      page.click(multiple());
      expect(block.hasAttribute('multiple')).to.equal(!isMultiple);
      expect(events).to.deep.equal([
        { type: 'az-tweak-change', detail: { name: 'multiple', value: `${!isMultiple}` } },
      ]);
      const messages = () =>
        page
          .allByRole('status', { within: optionsOf(page) })
          .map((one) => page.text(one))
          .join('');
      expect(messages()).to.equal('There are unsaved changes');

      const change = new page.window.CustomEvent('az-tweak-change', {
        detail: { name: 'multiple', value: isMultiple },
      });
      page.document.dispatchEvent(change);
      expect(multiple().checked).to.equal(isMultiple);
      expect(block.hasAttribute('multiple')).to.equal(isMultiple);
      expect(messages()).to.equal('');

      page.click(page.byRole('button', { name: 'Reset to the defaults', within: optionsOf(page) }));
      expect(events.at(-1)?.type).to.equal('az-tweak-reset');
      expect(multiple().checked).to.equal(false);
    });

    it('suggests and checks the SKU of a product, and checks its price', async () => {
      const page = await openPage({ url: '/product.html', script });
      const form = page.byRole('form', { name: 'Data of the product' });
      await page.waitFor(() => page.$$('[data-product-editor] input').length > 0);
      const field = (role: string, label: string) =>
        page.byRole(role, { name: label, within: form }) as HTMLInputElement;
      const product = page.$<HTMLElement & { data: { structuredContent: { variants: { sku: string }[] } } }>(
        '[data-product-editor] az-product',
      );
      const sku = () => product.data.structuredContent.variants[0]?.sku;
      const snippet = page.$('[data-product-editor] .snippet code');
      page.click(page.byRole('button', { name: 'Suggest a SKU', within: form }));
      const suggested = field('textbox', 'SKU').value;
      expect(suggested).to.match(/^SQ\d{7}$/);
      expect(sku()).to.equal(suggested);
      expect(snippet.textContent).to.include(`"sku": "${suggested}"`);

      select(field('textbox', 'SKU'));
      await page.press('Backspace');
      expect(page.text(form)).to.include('A SKU has 1 to 60 characters.');
      expect(sku()).to.equal(suggested);

      select(field('spinbutton', 'Price in cents'));
      await page.type('100000001');
      expect(page.text(form)).to.include('Price in cents: the maximum is 100,000,000');
      expect(snippet.textContent).to.include('"price": 10000000');
      select(field('spinbutton', 'Price in cents'));
      await page.type('2050');
      await page.waitFor(() => page.text(product).includes('$20.50'));
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });
});
