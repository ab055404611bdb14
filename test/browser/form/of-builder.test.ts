import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { describedBy, firedEvents, formOf, isSent, lastSubmission, openForm } from './support';

const submit = (page: Page): void => page.$<HTMLInputElement>('form [type="submit"]').click();

/** The titles in the error summary, after a refused submit. */
const refusedFields = async (page: Page): Promise<string[]> => {
  submit(page);
  const summary = await page.waitFor(() =>
    page.byRole('group', { name: 'Uno o más campos no son válidos. Revisa tus entradas.' }),
  );
  return page.allByRole('link', { within: summary }).map((link) => page.text(link));
};

const textPart = (className: string, title: string) =>
  `<div class="field ${className}"><label class="caption">
    <input class="field-element" type="text" data-title="${title}"> ${title}</label></div>`;

const question = (text: string, index: number) =>
  `<div class="item"><div class="question">${text}</div>${[-2, -1, 0, 1, 2]
    .map(
      (value) =>
        `<div class="option"><label><input type="radio" name="likert-6-${index}" value="${value}"> ${text} ${value}</label></div>`,
    )
    .join('')}</div>`;

/** A form as the builder's server writes it, with its inline handler; some fields have names, and some have none. */
const savedForm = `<form action="https://www.example.com" method="POST" novalidate
    onsubmit="return (function (form) { Y.use('form-submit', function (Y) { Y.submit(form) }); return false })(this)">
  <div class="field-list clear">
    <fieldset id="name-1" class="form-item fields name required"><legend class="title">Nombre <span class="required">*</span></legend>
      <div class="field first-name"><label class="caption"><input name="fname" type="text" data-title="First"> De pila</label></div>
      <div class="field last-name"><label class="caption"><input name="lname" type="text" data-title="Last"> Apellido</label></div>
    </fieldset>
    <fieldset id="phone-2" class="form-item fields phone"><legend class="title">Teléfono</legend>
      ${textPart('three-digits', 'Areacode')}${textPart('three-digits', 'Prefix')}${textPart('four-digits', 'Line')}
    </fieldset>
    <fieldset id="date-3" class="form-item fields date"><legend class="title">Fecha</legend>
      ${textPart('day two-digits', 'Day')}${textPart('month two-digits', 'Month')}${textPart('year four-digits', 'Year')}
    </fieldset>
    <fieldset id="time-4" class="form-item fields time"><legend class="title">Hora</legend>
      ${textPart('hour two-digits', 'Hour')}${textPart('minute two-digits', 'Minute')}
      <div class="field second two-digits" style="display:none"><input type="text" data-title="Second"></div>
      <div class="field ampm"><select data-title="Ampm" aria-label="Ampm"><option value="AM">AM</option><option value="PM">PM</option></select></div>
    </fieldset>
    <fieldset id="address-5" class="form-item fields address"><legend class="title">Dirección</legend>
      ${textPart('address1', 'Line1')}${textPart('address2', 'Line2')}${textPart('city', 'City')}
      ${textPart('state-province', 'State')}${textPart('zip', 'Zip')}${textPart('country', 'Country')}
    </fieldset>
    <fieldset id="likert-6" class="form-item fields likert"><legend class="title">Opinión</legend>
      ${['Es claro.', 'Es largo.', 'Es útil.'].map(question).join('')}
    </fieldset>
    <div id="textarea-7" class="form-item field textarea required"><label class="title" for="textarea-7-field">Mensaje <span class="required">*</span></label>
      <textarea class="field-element" id="textarea-7-field"></textarea></div>
    <input type="hidden" class="form-item field hidden" id="hidden-8" name="campaign" value="none">
  </div>
  <input class="button" type="submit" value="Mandar">
  <div class="hidden form-submission-text"><p>Gracias, <b>te escribimos</b>.</p></div>
</form>`;

defaultFlavour(({ name, script }) => {
  describe(`a form that the site builder saved (${name})`, () => {
    beforeEach(resetSite);

    it('submits each type of field as a form from data does, and shows the saved message', async () => {
      const page = await openForm({
        script,
        query: 'campaign=spring',
        html: `<az-form form-id="saved">${savedForm}</az-form>`,
      });
      expect(page.text()).not.to.include('Gracias');
      expect(await refusedFields(page)).to.deep.equal(['Nombre', 'Mensaje']);
      const message = page.byRole('textbox', { name: /^Mensaje/ });
      expect(describedBy(message)).to.equal('Completa este campo.');
      for (const [label, text] of [
        ...[
          ['De pila', 'Ana'],
          ['Apellido', 'López'],
          ['Areacode', '55'],
          ['Prefix', '1234'],
          ['Line', '5678'],
        ],
        ...[
          ['Day', '21'],
          ['Month', '11'],
          ['Year', '2026'],
          ['Hour', '9'],
          ['Minute', '30'],
        ],
        ...[
          ['Line1', 'Reforma 1'],
          ['Line2', '2'],
          ['City', 'Puebla'],
          ['State', 'Pue.'],
          ['Zip', '72000'],
        ],
        ...[
          ['Country', 'México'],
          ['Mensaje', 'Hola'],
        ],
      ] as [string, string][]) {
        page.byRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) }).focus();
        await page.type(text);
      }
      (page.byRole('combobox', { name: 'Ampm' }) as HTMLSelectElement).value = 'PM';
      page.click(page.byRole('radio', { name: 'Es claro. 2' }));
      page.click(page.byRole('radio', { name: 'Es útil. -1' }));
      submit(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({
        'name-1': ['Ana', 'López'],
        'phone-2': ['', '55', '1234', '5678'],
        'date-3': ['11', '21', '2026'],
        'time-4': ['9', '30', '', 'PM'],
        'address-5': ['Reforma 1', '2', 'Puebla', 'Pue.', '72000', 'México'],
        'likert-6': { 'Es claro.': '2', 'Es útil.': '-1' },
        'textarea-7-field': 'Hola',
        campaign: 'spring',
      });
      expect(page.text(page.byRole('status'))).to.equal('Gracias, te escribimos.');
      // The saved inline handler would have thrown.
      expect(page.errors).to.deep.equal([]);
    });

    it('names required fields by classes, and marks each at its title', async () => {
      const page = await openForm({
        script,
        html: `<az-form><form method="post">
          <fieldset class="form-item fields name required"><legend class="title">Nombre</legend>
            <label class="caption"><input name="fname" type="text" aria-required="true"> De pila</label></fieldset>
          <div class="form-item field email"><label class="title" for="e">Correo <span class="required">*</span></label>
            <input class="field-element" id="e" name="email" type="text"></div>
          <div class="form-item field radio"><div class="title">Equipo <span class="required">*</span></div>
            <label><input type="radio" name="r" value="1"> Traigo el mío</label>
            <label><input type="radio" name="r" value="2"> No tengo</label></div>
          <fieldset class="form-item field checkbox required"><legend class="title">Reglas</legend>
            <label><input type="checkbox" name="c" value="1"> Acepto</label></fieldset>
          <div class="form-item field text"><label class="title" for="t">Otro</label><input id="t" name="t"></div>
          <input type="submit" value="Mandar"></form></az-form>`,
      });
      expect(await refusedFields(page)).to.deep.equal(['De pila', 'Correo', 'Equipo', 'Reglas']);
      const marked = page.$$('.az-error-message').map(({ nextElementSibling: place }) => place?.textContent);
      expect(marked.map((text) => text?.trim().split(/\s/)[0])).to.deep.equal([
        'De',
        'Correo',
        'Equipo',
        'Reglas',
      ]);
    });

    it('rendered by a later builder has titles without their marks, and a sign-up box that is not required', async () => {
      const mark = '<span class="description required">(required)</span>';
      const page = await openForm({
        script,
        html: `<az-form form-id="later"><form novalidate>
          <div class="form-item field email required" id="email-1">
            <label class="title" for="email-1-field"><span>Correo</span>${mark}</label>
            <input aria-required="true" id="email-1-field" type="email">
            <div class="option"><label><input name="email-1-field" type="checkbox" value="Noticias"><span>Noticias</span></label></div></div>
          <div class="form-item field file required" id="file-2">
            <label class="title" for="file-2-field"><span>Foto</span>${mark}</label>
            <label><input type="file"><span>Agregar un archivo</span></label></div>
          <fieldset class="form-item field select" id="select-3"><legend><div class="title">Origen</div></legend>
            <select id="select-3-field" aria-label="Origen"><option value="Elige" disabled hidden>Elige</option><option>Web</option><option>Radio</option></select></fieldset>
          <button type="submit"><span>Mandar</span><span aria-hidden="true">Mandar</span></button></form></az-form>`,
      });
      expect(await refusedFields(page)).to.deep.equal(['Correo', 'Foto']);
      const files = new page.window.DataTransfer();
      files.items.add(new page.window.File(['hola'], 'foto.txt', { type: 'text/plain' }));
      page.$<HTMLInputElement>('[type="file"]').files = files.files;
      page.byRole('textbox', { name: /^Correo/ }).focus();
      await page.type('ana@example.com');
      submit(page);
      await page.waitFor(() => isSent(page));
      const { form, rest } = await lastSubmission();
      expect(form).to.deep.equal({
        'email-1-field': 'ana@example.com',
        'email-1-field-2': [],
        'select-3-field': '',
        'file-2': [{ name: 'foto.txt', type: 'text/plain', size: 4, content: btoa('hola') }],
      });
      expect(rest.submitButtonText).to.equal('Mandar');
    });

    it('for a dialog shows in place, without its dead button, until the block is destroyed', async () => {
      const page = await openForm({
        script,
        html: `<style>.hidden { display: none }</style><az-form form-id="dialog">
          <div class="lightbox-handle-wrapper"><span class="lightbox-handle">Escríbenos</span></div>
          <div class="form-wrapper hidden"><div class="form-inner-wrapper" hidden>
            <form method="POST" data-success-redirect="/?thanks"><label>Nombre <input name="a"></label><input type="submit" value="Mandar"></form>
          </div></div></az-form>`,
      });
      expect(page.byRole('textbox', { name: 'Nombre' }).checkVisibility()).to.equal(true);
      expect(page.$('.lightbox-handle').checkVisibility()).to.equal(false);
      page.window.Azulejo.destroy();
      await page.waitFor(() => page.$('.lightbox-handle').checkVisibility());
      expect(page.$('form').checkVisibility()).to.equal(false);
    });

    it('leads to the saved address after a submission', async () => {
      const page = await openForm({
        script,
        html: `<az-form form-id="f"><form method="POST" data-success-redirect="#thanks">
          <input name="a" aria-label="A"><input type="submit" value="Mandar"></form></az-form>`,
      });
      submit(page);
      await page.waitFor(() => page.window.location.hash === '#thanks');
    });
  });

  describe(`a form from the site builder's data (${name})`, () => {
    beforeEach(resetSite);

    it('stands in place of a saved block without fields, with `data-ref`', async () => {
      const data = {
        formId: 'shell',
        formName: 'Contacto',
        formSubmitButtonText: 'Mandar',
        formFields: [{ type: 'text', id: 'text-1', title: 'Asunto', required: true, text: true }],
      };
      const page = await openForm({
        script,
        html: `<az-form data-ref="form-context-1"><div class="form-block">
          <script type="application/json" class="sqs-form-block-context" id="form-context-1">${JSON.stringify(data)}</script>
          <div class="form-wrapper"><div class="form-inner-wrapper" hidden><form method="POST" onsubmit="Y.use()"></form></div></div>
          </div></az-form>`,
      });
      page.byRole('textbox', { name: /^Asunto/ }).focus();
      await page.type('Hola');
      page.click(page.byRole('button', { name: 'Mandar' }));
      await page.waitFor(() => isSent(page));
      const { form, rest } = await lastSubmission();
      expect([form, rest.formId]).to.deep.equal([{ 'text-1': 'Hola' }, 'shell']);
    });

    it('has a phone in three parts if the data ask for it, and a disclaimer', async () => {
      const data = {
        formId: 'data',
        useFormsJs: true,
        formFieldFormats: { initialPhoneFormat: { country: 'US' } },
        disclaimerMessage: { html: '<p>Sin <b>spam</b>.</p>' },
        formFields: [
          { type: 'phone', id: 'phone-1', title: 'Teléfono', phone: true, showCountryCode: false },
          { type: 'phone', id: 'phone-2', title: 'Celular', phone: true, showCountryCode: true },
          { type: 'date', id: 'date-3', title: 'Fecha', date: true },
        ],
      };
      const page = await openForm({ script, html: `<div lang="en-GB">${formOf(data)}</div>` });
      const boxes = page.allByRole('textbox');
      expect(boxes.map((box) => page.text(box.closest('label') ?? box))).to.deep.equal([
        ...['Area code', 'Prefix', 'Number'],
        ...['Country code', 'Area code', 'Prefix', 'Number'],
        ...['Day', 'Month', 'Year'],
      ]);
      for (const [nth, box] of boxes.entries()) {
        box.focus();
        await page.type(`${nth + 1}`);
      }
      expect(page.text()).to.include('Sin spam.');
      page.click(page.byRole('button', { name: 'Submit' }));
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({
        'phone-1': ['', '1', '2', '3'],
        'phone-2': ['4', '5', '6', '7'],
        'date-3': ['9', '8', '10'],
      });
      expect(page.consoleTexts('warn')).to.deep.equal([]);
      expect(firedEvents(page).map(({ type }) => type)).to.deep.equal(['az-submit', 'az-success']);
    });
  });
});
