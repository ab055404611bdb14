import { axeViolations } from '../support/axe';
import { defaultFlavour } from '../support/flavour';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { fill, formOf, isSent, lastSubmission, openForm, savePath, send } from './support';

const order = {
  formId: 'steps',
  fields: [
    { id: 's1', type: 'page-break', title: 'Azulejos' },
    { id: 'kind', type: 'radio', title: '¿Cuál?', options: ['Talavera', 'Otro'], required: true },
    { id: 'own', title: 'Tu diseño', required: true, visibleWhen: { field: 'kind', value: 'Otro' } },
    { id: 's2', type: 'page-break', title: 'Entrega' },
    { id: 'city', title: 'Ciudad', required: true },
    { id: 's3', type: 'page-break', title: 'Confirmar' },
    { id: 'mail', type: 'email', title: 'Correo' },
  ],
};

defaultFlavour(({ name, script }) => {
  describe(`a form in steps (${name})`, () => {
    beforeEach(resetSite);

    it('goes to the next step when the step is valid, goes back without loss, and submits at the end', async () => {
      const page = await openForm({
        script,
        html: `<main><h1>Pedido</h1><h2>Tienda</h2>${formOf(order)}</main>`,
      });
      const current = () => page.$('[aria-current="step"]').textContent;
      expect(current()).to.equal('Azulejos');
      expect(page.allByRole('textbox')).to.deep.equal([]);
      expect(page.byRole('radiogroup').getAttribute('aria-required')).to.equal('true');
      send(page, 'Siguiente');
      await page.waitFor(() => page.byRole('group', { name: /^Uno o más campos/ }));
      expect(current()).to.equal('Azulejos');
      page.click(page.byRole('radio', { name: 'Talavera' }));
      await page.waitFor(() => page.byRole('radiogroup').getAttribute('aria-invalid') === null);
      send(page, 'Siguiente');

      const heading = await page.waitFor(() => page.byRole('heading', { name: 'Paso 2 de 3: Entrega' }));
      await page.waitFor(() => page.focused === heading);
      expect(current()).to.equal('Entrega');
      expect(page.$$('.summary')).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      await fill(page, 'Ciudad', 'Puebla');
      page.click(page.byRole('button', { name: 'Atrás' }));
      await page.waitFor(() => current() === 'Azulejos');
      expect((page.byRole('radio', { name: 'Talavera' }) as HTMLInputElement).checked).to.equal(true);
      send(page, 'Siguiente');
      await page.waitFor(() => current() === 'Entrega');
      // Enter goes on as well.
      page.byRole('textbox').focus();
      await page.press('Enter');
      await page.waitFor(() => current() === 'Confirmar');
      expect(await received()).to.deep.equal([]);
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ kind: 'Talavera', city: 'Puebla', mail: '' });
    });

    it('stays at its step when the browser brings the page back as it was', async () => {
      const page = await openForm({ script, html: formOf(order) });
      page.click(page.byRole('radio', { name: 'Talavera' }));
      send(page, 'Siguiente');
      await page.waitFor(() => page.byRole('heading', { name: 'Paso 2 de 3: Entrega' }));
      send(page, 'Siguiente');
      await page.waitFor(() => page.byRole('group', { name: /^Uno o más campos/ }));
      page.window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await page.painted();
      expect(page.allByRole('heading', { name: 'Paso 2 de 3: Entrega' }).length).to.equal(1);
      expect(page.allByRole('group', { name: /^Uno o más campos/ }).length).to.equal(1);
    });

    it('shows the whole titles of its steps in a narrow window', async () => {
      const titles = ['Datos de contacto', 'Entrega', 'Facturación', 'Observaciones', 'Confirmar'];
      const fields = titles.map((title, index) => ({ id: `s${index}`, type: 'page-break', title }));
      const page = await openForm({
        script,
        width: 320,
        html: formOf({
          formId: 'five',
          fields: fields.flatMap((step) => [step, { id: `of-${step.id}`, title: 'x' }]),
        }),
      });
      for (const step of page.$$('[part="progress"] li'))
        expect(step.scrollWidth, `${step.textContent}`).to.be.at.most(step.clientWidth);
    });

    it('leaves out a step of which no field is visible', async () => {
      const fields = order.fields.map((field) =>
        field.id === 'city' ? { ...field, visibleWhen: { field: 'kind', value: 'Otro' } } : field,
      );
      const page = await openForm({ script, html: formOf({ ...order, fields }) });
      const steps = () => page.$$('[part="progress"] li').map(({ textContent }) => textContent);
      page.click(page.byRole('radio', { name: 'Otro' }));
      await page.waitFor(() => steps().join() === 'Azulejos,Entrega,Confirmar');
      page.click(page.byRole('radio', { name: 'Talavera' }));
      await page.waitFor(() => steps().join() === 'Azulejos,Confirmar');
      send(page, 'Siguiente');
      await page.waitFor(() => page.byRole('heading', { name: 'Paso 2 de 2: Confirmar' }));
      page.click(page.byRole('button', { name: 'Atrás' }));
      await page.waitFor(() => page.byRole('heading', { name: 'Paso 1 de 2: Azulejos' }));
      send(page, 'Siguiente');
      await page.waitFor(() => page.allByRole('button', { name: 'Enviar' }).length);
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ kind: 'Talavera', mail: '' });
    });

    it('goes back to the step with the field that the server rejects', async () => {
      const page = await openForm({ script, html: formOf(order) });
      page.click(page.byRole('radio', { name: 'Talavera' }));
      send(page, 'Siguiente');
      await page.waitFor(() => page.allByRole('textbox').length === 1);
      await fill(page, 'Ciudad', 'Puebla');
      send(page, 'Siguiente');
      await page.waitFor(() => page.byRole('button', { name: 'Enviar' }));
      await fault({ path: savePath, status: 400, body: { errors: { city: 'Ahí no llegamos.' } } });
      send(page);
      await page.waitFor(() => page.byRole('heading', { name: 'Paso 2 de 3: Entrega' }));
      page.click(page.byRole('link', { name: 'Ciudad' }));
      await page.waitFor(() => page.focused === page.byRole('textbox'));
      expect(page.byRole('textbox').getAttribute('aria-invalid')).to.equal('true');
    });
  });

  describe(`a field that depends on another (${name})`, () => {
    beforeEach(resetSite);

    it('is visible, checked and submitted only while the other has the value', async () => {
      const fields = order.fields.filter(({ type }) => type !== 'page-break').slice(0, 2);
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      expect(page.allByRole('textbox')).to.deep.equal([]);
      page.click(page.byRole('radio', { name: 'Otro' }));
      await page.waitFor(() => page.allByRole('textbox').length === 1);
      await fill(page, 'Tu diseño', 'Una estrella');
      page.click(page.byRole('radio', { name: 'Talavera' }));
      await page.waitFor(() => page.allByRole('textbox').length === 0);
      page.click(page.byRole('radio', { name: 'Otro' }));
      await page.waitFor(() => page.allByRole('textbox').length === 1);
      expect((page.byRole('textbox') as HTMLInputElement).value).to.equal('Una estrella');
      page.click(page.byRole('radio', { name: 'Talavera' }));
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ kind: 'Talavera' });
    });

    it('shows where the browser has filled in the other without an event, so that its error can be seen', async () => {
      const fields = [
        { id: 'kind', title: 'Tipo' },
        { id: 'own', title: 'Tu diseño', required: true, visibleWhen: { field: 'kind', value: 'Otro' } },
      ];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      page.$<HTMLInputElement>('[name="kind"]').value = 'Otro';
      send(page);
      await page.waitFor(() => page.byRole('group', { name: /^Uno o más campos/ }));
      page.click(page.byRole('link', { name: 'Tu diseño' }));
      await page.waitFor(() => page.focused === page.byRole('textbox', { name: /^Tu diseño/ }));
    });

    it('may depend on a hidden field, whose value comes with the page’s address', async () => {
      const fields = [
        { id: 'from', type: 'hidden', key: 'campaign', value: 'web' },
        { id: 'stand', title: 'Puesto', visibleWhen: { field: 'from', value: 'feria' } },
        { id: 'site', title: 'Sitio', visibleWhen: { field: 'from', value: 'web' } },
      ];
      const page = await openForm({ script, query: 'campaign=feria', html: formOf({ formId: 'f', fields }) });
      await fill(page, 'Puesto', '7');
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ from: 'feria', stand: '7' });
    });
  });
});
