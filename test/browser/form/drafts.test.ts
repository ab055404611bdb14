import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { fill, formOf, isSent, openForm, send } from './support';

const fields = [
  { id: 'name', title: 'Nombre', value: 'Ana' },
  { id: 'text', type: 'textarea', title: 'Mensaje' },
  { id: 'color', type: 'radio', title: 'Color', options: ['Azul', 'Ocre'] },
  { id: 'days', type: 'checkbox', title: 'Días', options: ['Lunes', 'Martes'] },
  { id: 'size', type: 'select', title: 'Tamaño', options: ['10', '15'] },
  { id: 'secret', type: 'password', title: 'Clave' },
  { id: 'card', title: 'Tarjeta', autocomplete: 'billing cc-number' },
  { id: 'yes', type: 'consent', title: 'Acepto' },
];

type FormElement = HTMLElement & { data: unknown; fields: unknown };

async function fillAll(page: Page): Promise<void> {
  await fill(page, 'Mensaje', 'Hola, taller');
  page.click(page.byRole('radio', { name: 'Ocre' }));
  page.click(page.byRole('checkbox', { name: 'Martes' }));
  page.click(page.byRole('checkbox', { name: 'Acepto' }));
  page.$('select').focus();
  await page.press('ArrowDown', 'ArrowDown');
  page.$('[type="password"]').focus();
  await page.type('s3creto');
  await fill(page, 'Tarjeta', '4111');
}

/** What the controls hold, as one line. */
const held = (page: Page): string =>
  [
    ...page
      .$$<HTMLInputElement>('input:not([type="radio"], [type="checkbox"]), textarea, select')
      .map(({ value }) => value),
    ...page.$$<HTMLInputElement>(':checked:not(option)').map(({ value }) => value),
  ].join(' | ');

const filled = 'Ana | Hola, taller | 15 | s3creto | 4111 | Ocre | Martes | true';

defaultFlavour(({ name, script }) => {
  describe(`text typed into a form (${name})`, () => {
    beforeEach(resetSite);

    it('stays when the data changes', async () => {
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      await fillAll(page);
      expect(held(page)).to.equal(filled);
      const element = page.$<FormElement>('az-form');
      element.data = { formId: 'f', fields, submitButtonText: 'Mandar' };
      await page.waitFor(() => page.byRole('button', { name: 'Mandar' }));
      expect(held(page)).to.equal(filled);
      // Another order, another one before them, another type.
      const other = [...fields]
        .reverse()
        .map((field) => (field.id === 'text' ? { ...field, type: 'text' } : field));
      element.data = { formId: 'f', fields: [{ id: 'new', title: 'Nuevo' }, ...other] };
      await page.waitFor(() => page.byRole('textbox', { name: 'Nuevo' }));
      expect(page.$<HTMLInputElement>('[name="text"]').value).to.equal('Hola, taller');
      expect(page.$$(':checked:not(option)').length).to.equal(3);
      // A field that goes and comes back.
      element.data = { formId: 'f', fields: [{ id: 'new', title: 'Nuevo' }] };
      await page.waitFor(() => page.$$('[name="text"]').length === 0);
      element.data = { formId: 'f', fields };
      await page.waitFor(() => page.$$('[name="text"]').length === 1);
      await page.waitFor(() => held(page) === filled);
    });

    it('stays when the element moves, and when it is removed and inserted again', async () => {
      const page = await openForm({ script, html: `${formOf({ formId: 'f', fields })}<section></section>` });
      await fillAll(page);
      const element = page.$<FormElement>('az-form');
      page.$('section').append(element);
      await page.painted();
      expect(held(page)).to.equal(filled);
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(isReady(element)).to.equal(false);
      page.document.body.append(element);
      await page.waitFor(() => held(page) === filled);
    });

    it('survives a reload with `draft`, except private fields', async () => {
      const html = formOf({ formId: 'f', fields, draft: true });
      const page = await openForm({ script, html });
      await fillAll(page);
      page.window.location.reload();
      await page.waitFor(() => page.captured.documents === 2);
      await page.waitFor(() => isReady(page.$('az-form')));
      await page.waitFor(() => held(page) === 'Ana | Hola, taller | 15 |  |  | Ocre | Martes');
      expect(JSON.stringify({ ...sessionStorage })).not.to.match(/s3creto|4111/);
      await fill(page, 'Mensaje', '!');
      send(page);
      await page.waitFor(() => isSent(page));
      expect(JSON.stringify({ ...sessionStorage })).not.to.include('Hola');
    });

    const formsByAddress = {
      'that have endpoints alone': (endpoint: string) =>
        formOf({ endpoint, draft: true, fields: [{ id: 'text', title: endpoint }] }),
      'that the page has written': (action: string) =>
        `<az-form draft><form action="${action}"><input name="text" aria-label="${action}"></form></az-form>`,
    };
    for (const [what, form] of Object.entries(formsByAddress))
      it(`comes back in its own form of two ${what}`, async () => {
        const page = await openForm({ script, html: form('/api/endpoint') + form('/api/other') });
        await fill(page, '/api/endpoint', 'Hola');
        page.window.location.reload();
        await page.waitFor(() => page.captured.documents === 2);
        await page.waitFor(() => page.$$('az-form:state(ready)').length === 2);
        const values = page.$$<HTMLInputElement>('[name="text"]').map(({ value }) => value);
        expect(values).to.deep.equal(['Hola', '']);
      });

    it('is gone after a reload without `draft`', async () => {
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      await fillAll(page);
      expect({ ...sessionStorage, ...localStorage }).to.deep.equal({});
    });

    it('is still there when the dialog opens again', async () => {
      const page = await openForm({
        script,
        html: formOf({ formId: 'f', title: 'Pedido', fields: fields.slice(1, 2), lightboxMode: true }),
      });
      expect(page.allByRole('textbox')).to.deep.equal([]);
      const opener = page.byRole('button', { name: 'Pedido' });
      await page.clickWithMouse(opener);
      await page.waitFor(() => page.byRole('dialog', { name: 'Pedido' }));
      await fill(page, 'Mensaje', 'Hola');
      // A selection of text that ends beside the dialog is no click there.
      await page.drag({ from: page.byRole('textbox'), to: { x: 5, y: 5 } });
      expect(page.allByRole('dialog').length).to.equal(1);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(opener);
      expect(page.$('az-form').matches(':state(open)')).to.equal(false);
      page.click(opener);
      await page.waitFor(() => page.byRole('dialog'));
      page.document.body.prepend(page.$('az-form'));
      await page.waitFor(() => page.$$('dialog:modal').length === 1);
      await page.clickWithMouse({ x: 5, y: 5 });
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      page.click(opener);
      await page.waitFor(() => page.byRole('dialog'));
      expect(held(page)).to.equal('Hola');
      send(page);
      await page.waitFor(() => isSent(page));
      expect(page.text(page.byRole('dialog'))).to.include('¡Gracias!');
      page.click(page.byRole('button', { name: 'Cerrar' }));
      await page.waitFor(() => page.allByRole('dialog').length === 0);
    });
  });

  describe(`the dialog of a form (${name})`, () => {
    const required = [
      { id: 'name', type: 'text', title: 'Nombre', required: true },
      { id: 'message', type: 'textarea', title: 'Mensaje', required: true },
    ];

    it('is still open where a script closes and opens the dialog at once', async () => {
      const page = await openForm({
        script,
        html: formOf({ formId: 'f', title: 'Pedido', fields: fields.slice(1, 2), lightboxMode: true }),
      });
      const form = page.$<HTMLElement & { open(): void; close(): void }>('az-form');
      form.open();
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Pedido' }));
      await page.waitFor(() => form.matches(':state(open)'));
      let closed = 0;
      dialog.addEventListener('close', () => {
        closed += 1;
      });
      form.close();
      form.open();
      await page.waitFor(() => closed === 1);
      await page.painted();
      expect(page.byRole('dialog', { name: 'Pedido' })).to.equal(dialog);
      expect(form.matches(':state(open)')).to.equal(true);
      form.close();
      await page.waitFor(() => !form.matches(':state(open)'));
    });

    it('stays open at a press beside its fields, and closes at one outside of it', async () => {
      const page = await openForm({
        script,
        html: formOf({ formId: 'f', title: 'Pedido', fields: required, lightboxMode: true }),
      });
      await page.clickWithMouse(page.byRole('button', { name: 'Pedido' }));
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Pedido' }));
      const { left, top } = dialog.getBoundingClientRect();
      await page.clickWithMouse({ x: left + 8, y: top + 40 });
      await page.painted();
      expect(page.allByRole('dialog')).to.deep.equal([dialog]);
      await page.clickWithMouse({ x: left - 8, y: top + 40 });
      await page.waitFor(() => page.allByRole('dialog').length === 0);
    });

    it('does not open where the page hides the element, as nobody would see what locks the page', async () => {
      const page = await openForm({
        script,
        html: `<div>${formOf({ formId: 'f', fields, lightboxMode: true })}</div>`,
      });
      const form = page.$<HTMLElement & { open(): void; close(): void }>('az-form');
      page.$('div').hidden = true;
      form.open();
      expect(page.$$(':modal')).to.deep.equal([]);
      page.$('div').hidden = false;
      form.open();
      await page.waitFor(() => form.matches(':state(open)'));
      expect(page.$$(':modal')).to.have.length(1);
      form.close();
      await page.waitFor(() => !form.matches(':state(open)'));
      // An element without a box of its own, whose button shows.
      form.style.display = 'contents';
      page.click(page.byRole('button', { name: 'Abrir el formulario' }));
      await page.waitFor(() => form.matches(':state(open)'));
    });

    it('in a low window keeps its button in view, and shows the whole summary of errors', async () => {
      const page = await openForm({
        script,
        width: 480,
        height: 256,
        html: formOf({ formId: 'f', title: 'Pedido', fields: required, lightboxMode: true }),
      });
      page.click(page.byRole('button', { name: 'Pedido' }));
      const dialog = await page.waitFor(() => page.byRole('dialog', { name: 'Pedido' }));
      const { top: dialogTop, bottom: dialogBottom } = dialog.getBoundingClientRect();
      const closeTop = () => page.byRole('button', { name: 'Cerrar' }).getBoundingClientRect().top;
      expect(closeTop() - dialogTop).to.be.closeTo(9, 1);
      send(page);
      const summary = await page.waitFor(() => page.byRole('group', { name: /^Uno o más campos/ }));
      await page.waitFor(() => page.focused === summary);
      const { top, bottom } = summary.getBoundingClientRect();
      expect([top >= dialogTop, bottom <= dialogBottom]).to.deep.equal([true, true]);
      dialog.scrollTop = dialog.scrollHeight;
      expect(closeTop() - dialogTop).to.be.closeTo(9, 1);
    });
  });
});
