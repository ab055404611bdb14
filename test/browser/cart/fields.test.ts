/** Answers to a product's form, edited in the cart. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, received, requestEachTime, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { addToCart, button, calls, isCalm, tabTo, waitForAmounts } from './support';

const product = { itemId: '5fcd65ae3ff1011540045e08', sku: 'SQ1000010' };
const answers = (name: string) => [
  { id: 'nombre', title: 'Nombre en el azulejo', value: name, text: name },
  { id: 'letra', title: 'Letra', value: 'mano', text: 'A mano' },
  { id: 'nota', title: 'Para quien lo pinta', value: '', text: '' },
];
const named = (name: string) => ({ ...product, additionalFields: answers(name) });

/** The name on the tile and the quantity of each line. */
const names = (page: Page): string =>
  page
    .$$('[part="line"]')
    .map((line) => {
      const [, name] = /azulejo: (\w+)/.exec(page.text(line)) ?? [];
      return `${name} ${line.querySelector('input')?.value}`;
    })
    .join();

const editors = (page: Page): HTMLElement[] => page.allByRole('button', { name: /^Editar los datos de / });
const hasDialog = (page: Page, name: string) => page.allByRole('dialog', { name }).length > 0;

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  describe(`answers to a product's form (${name})`, () => {
    beforeEach(resetSite);

    it('can be edited by keyboard; a refused edit is taken back, and equal lines become one, in two tabs', async () => {
      const open = () =>
        openPage({
          script,
          lang: 'es-419',
          query: 'nomotion=true',
          html: '<main><h1>Taller</h1><az-cart></az-cart></main>',
        });
      const [page, other] = [await open(), await open()];
      await addToCart(page, named('Ana'));
      await addToCart(page, named('Eva'), 2);
      for (const one of [page, other]) await waitForAmounts(one, { Subtotal: '$72.00', Total: '$72.00' });
      const title = 'Datos para Azulejo con nombre';
      const field = () => page.byRole('textbox', { name: /^Nombre en el azulejo/ }) as HTMLInputElement;
      const begin = async (): Promise<void> => {
        await page.press('Enter');
        await page.waitFor(() => hasDialog(page, title) && page.focused?.localName === 'input');
      };
      const write = async (text: string): Promise<void> => {
        field().select();
        await page.type(text);
        await page.waitFor(() => field().value === text);
      };
      const isBack = () => !hasDialog(page, title) && page.focused === editors(page)[0];

      await tabTo(page, () => editors(page)[0] as HTMLElement);
      await begin();
      expect(page.focused === field()).to.equal(true);
      expect(field().value).to.equal('Ana');
      expect((page.byRole('radio', { name: 'A mano' }) as HTMLInputElement).checked).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);
      // What is given up is not there the next time.
      await write('Luz');
      await page.press('Escape');
      await page.waitFor(isBack);
      await begin();
      expect(field().value).to.equal('Ana');
      await write('Luz');
      await tabTo(page, () => button(page, 'Cancelar'));
      await page.press('Enter');
      await page.waitFor(isBack);
      expect(names(page)).to.equal('Ana 1,Eva 2');

      await fault({ path: `${calls}/entries/*`, status: 400, body: { error: 'Hoy no.' } });
      await begin();
      await write('Zoe');
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('alert').length);
      expect(page.text(page.byRole('alert'))).to.equal('No es posible actualizar el formulario. Hoy no.');
      await page.waitFor(isBack);
      expect(names(page)).to.equal('Ana 1,Eva 2');
      // Nobody types it twice.
      await begin();
      expect(field().value).to.equal('Zoe');
      await tabTo(page, () => button(page, 'Guardar'));
      await page.press('Enter');
      for (const one of [page, other]) await one.waitFor(() => isCalm(one) && names(one) === 'Zoe 1,Eva 2');
      await page.waitFor(isBack);
      expect(page.allByRole('alert')).to.deep.equal([]);
      const [line] = (await (await fetch(calls)).json()).entries;
      const puts = await received(`${calls}/entries/${line.id}`);
      expect(puts.at(-1)?.body).to.deep.equal({ additionalFields: answers('Zoe') });

      await begin();
      await write('Eva');
      await page.press('Enter');
      for (const one of [page, other]) await one.waitFor(() => isCalm(one) && names(one) === 'Eva 3');
      await page.waitFor(isBack);
      const { entries } = await (await fetch(calls)).json();
      expect(entries.map(({ quantity }: { quantity: number }) => quantity)).to.deep.equal([3]);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    for (const [place, attributes, hide, show] of [
      ['a panel that is closed', 'mode="panel"', 'close', 'open'],
      ['a part of the page that is hidden', '', 'hide', 'show'],
    ] as const)
      it(`are not asked for in ${place} while the code of the dialog loads`, async () => {
        const page = await openPage({
          script,
          lang: 'es-419',
          query: 'nomotion=true',
          html: `<h1>Taller</h1><main><az-cart loading="eager" ${attributes}></az-cart></main>`,
        });
        const cart = page.$<HTMLElement & { open(): void; close(): void }>('az-cart');
        const main = page.$('main');
        const steps = {
          open: () => cart.open(),
          close: () => cart.close(),
          show: () => main.removeAttribute('hidden'),
          hide: () => main.setAttribute('hidden', ''),
        };
        await page.waitFor(() => isReady(cart));
        await addToCart(page, named('Ana'));
        const edit = async (): Promise<void> => {
          steps[show]();
          page.click(await page.waitFor(() => isCalm(page) && editors(page)[0]));
        };
        let dialogs = 0;
        const observer = new MutationObserver(() => {
          dialogs += page.$$('[part="questions"]').length;
        });
        observer.observe(cart.shadowRoot as ShadowRoot, { childList: true, subtree: true });
        await edit();
        steps[hide]();
        await page.waitFor(() => dialogs > 0);
        await page.painted();
        expect(page.$$('dialog:modal')).to.deep.equal([]);

        const title = 'Datos para Azulejo con nombre';
        await edit();
        await page.waitFor(() => hasDialog(page, title) && page.focused?.localName === 'input');
        page.click(button(page, 'Cancelar'));
        await page.waitFor(() => !hasDialog(page, title));
        expect(hasDialog(page, 'Tu carrito')).to.equal(show === 'open');
        expect(page.errors).to.deep.equal([]);
      });

    it('are not asked for any more in a panel that a script closes', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        query: 'nomotion=true',
        html: '<az-cart loading="eager" mode="panel"></az-cart>',
      });
      const cart = page.$<HTMLElement & { open(): void; close(): void }>('az-cart');
      await page.waitFor(() => isReady(cart));
      await addToCart(page, named('Ana'));
      let closedTimes = 0;
      cart.addEventListener('az-close', () => {
        closedTimes += 1;
      });
      for (let times = 0; times < 2; times += 1) {
        cart.open();
        page.click(await page.waitFor(() => isCalm(page) && editors(page)[0]));
        await page.waitFor(() => hasDialog(page, 'Datos para Azulejo con nombre'));
        cart.close();
        expect(page.$$('dialog:modal')).to.deep.equal([]);
        await page.waitFor(() => !cart.matches(':state(open)'));
      }
      expect(closedTimes).to.equal(2);
      cart.open();
      await page.waitFor(() => names(page) === 'Ana 1');
    });

    it('can be asked for again where the form fails just before it is ready', async () => {
      const html = '<az-cart loading="eager"></az-cart>';
      const page = await openPage({ script, lang: 'es-419', query: 'nomotion=true', html });
      await page.waitFor(() => isReady(page.$('az-cart')));
      await addToCart(page, named('Ana'));
      page.click(await page.waitFor(() => isCalm(page) && editors(page)[0]));
      const formIn = () => page.$$('[part="questions"] az-form')[0];
      const form = await page.waitFor(() => formIn()?.matches(':state(ready)') && formIn());
      for (const type of ['az-error', 'az-ready'])
        form.dispatchEvent(new page.window.CustomEvent(type, { detail: { error: Error('No file') } }));
      page.click(await page.waitFor(() => page.byRole('button', { name: 'Intentar de nuevo' })));
      await page.waitFor(() => formIn()?.matches(':state(ready)'));
    });

    it('fill all kinds of fields, and unchanged answers stay, in a cart of this browser', async () => {
      const options = [{ value: 'a', label: 'Azul' }, 'Ocre'];
      const fields = [
        { id: 'quien', type: 'name', title: 'Quién', required: true },
        { id: 'tel', type: 'phone', title: 'Teléfono', showCountryCode: false },
        { id: 'dia', type: 'date', title: 'Día' },
        { id: 'colores', type: 'checkbox', title: 'Colores', options },
        { id: 'gusto', type: 'likert', title: 'Gusto', options: ['Brillo', 'Forma'] },
        { id: 'plano', type: 'file', title: 'Plano', required: true },
        { id: 'medida', type: 'select', title: 'Medida', options: ['10', '15'] },
        { id: 'origen', type: 'hidden', key: 'de' },
      ];
      const before = [
        { id: 'quien', title: 'Quién', value: ['Ana', 'López'], text: 'Ana López' },
        { id: 'tel', title: 'Teléfono', value: ['', '55', '1234', '5678'], text: '55 1234 5678' },
        { id: 'dia', title: 'Día', value: ['12', '24', '2026'], text: '12/24/2026' },
        { id: 'colores', title: 'Colores', value: ['a', 'Ocre'], text: 'Azul, Ocre' },
        { id: 'gusto', title: 'Gusto', value: { Forma: '-1' }, text: 'Forma: En desacuerdo' },
        { id: 'plano', title: 'Plano', value: ['casa.pdf'], text: 'casa.pdf' },
        { id: 'medida', title: 'Medida', value: '15', text: '15' },
        { id: 'origen', title: '', value: 'feria', text: 'feria' },
        { id: 'antes', title: 'Antes', value: 'sí', text: 'sí' },
      ];
      const expectedTexts = {
        title: 'Mural',
        purchasePriceCents: 5000,
        item: { structuredContent: { additionalFieldsForm: { formFields: fields } } },
      };
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="es-419"><head><title>Taller</title>
          <script src="${script}" data-cart="mailto:taller@example.com" async></script></head>
          <body><az-cart mode="panel" loading="eager"></az-cart></body></html>`,
        query: 'nomotion=true',
      });
      await page.waitFor(() => isReady(page.$('az-cart')));
      const stored = () => JSON.parse(localStorage.getItem('azulejo-local-cart') ?? '{}');
      const line = { itemId: 'mural', sku: '', quantity: 1, additionalFields: before, ...expectedTexts };
      const cart = { id: 'local', updatedOn: 1, entries: [{ ...line, id: 'x', subTotal: 5000 }] };
      localStorage.setItem(
        'azulejo-local-cart',
        JSON.stringify({
          ...cart,
          ...{
            subtotalCents: 5000,
            grandTotalCents: 5000,
            totalQuantity: 1,
            coupons: [],
            validCoupons: [],
            invalidCoupons: [],
            shippingOptions: [],
            shippingLocation: {},
          },
        }),
      );
      page.window.location.reload();
      await page.waitFor(() => page.captured.documents === 2 && isReady(page.$('az-cart')));
      (page.$('az-cart') as HTMLElement & { open(): void }).open();
      await page.waitFor(() => page.allByRole('button', { name: 'Uno más de Mural' }).length);
      const opener = await page.waitFor(() => button(page, 'Editar los datos de Mural'));
      opener.focus();
      // What asks cannot be loaded at first.
      await fault({ path: script.replace('azulejo.js', 'chunks/*'), status: 503, times: 2 });
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('alert').length);
      expect(page.text(page.byRole('alert'))).to.equal('No es posible abrir el formulario');
      await page.press('Enter');
      await page.waitFor(() => hasDialog(page, 'Datos para Mural') && page.focused?.localName === 'input');
      await page.waitFor(() => page.allByRole('alert').length === 0);
      const held = () =>
        page
          .$$<HTMLInputElement>('[part="questions"] az-form')
          .flatMap(
            (form) => [...(form.shadowRoot?.querySelectorAll('input,select') ?? [])] as HTMLInputElement[],
          )
          .filter((one) => !['radio', 'checkbox'].includes(one.type) || one.checked)
          .map(({ value }) => value);
      expect(held()).to.deep.equal([
        'Ana',
        'López',
        '55',
        '1234',
        '5678',
        '24',
        '12',
        '2026',
        'a',
        'Ocre',
        '-1',
        '',
        '15',
      ]);
      const save = () => page.click(button(page, 'Guardar'));
      save();
      await page.waitFor(() => !hasDialog(page, 'Datos para Mural'));
      expect(stored().updatedOn).to.equal(1);
      expect(page.focused === opener).to.equal(true);

      opener.focus();
      await page.press('Enter');
      await page.waitFor(() => hasDialog(page, 'Datos para Mural') && page.focused?.localName === 'input');
      const name = page.focused as HTMLInputElement;
      name.select();
      await page.type('Eva');
      await page.waitFor(() => name.value === 'Eva');
      save();
      await page.waitFor(() => page.text(page.$('az-cart')).includes('Quién: Eva López') && isCalm(page));
      await page.waitFor(() => stored().updatedOn > 1);
      const [entry] = stored().entries;
      expect(entry.additionalFields).to.deep.equal([
        { ...before[0], value: ['Eva', 'López'], text: 'Eva López' },
        ...before.slice(1),
      ]);
      await page.waitFor(() => page.focused === button(page, 'Editar los datos de Mural'));
      expect(hasDialog(page, 'Tu carrito')).to.equal(true);
      expect(await received(calls)).to.deep.equal([]);
    });
  });
});
