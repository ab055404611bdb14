import { fieldTypes } from '../../../src/features/form/field-types';
import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { expectVisibleStars } from './stars';
import {
  chooseFile,
  describedBy,
  fill,
  firedEvents,
  formOf,
  isSent,
  lastSubmission,
  openForm,
  send,
} from './support';

const contact = {
  formId: 'contact',
  fields: [
    { id: 'name', type: 'name', title: 'Tu nombre', required: true },
    { id: 'mail', type: 'email', title: 'Correo', required: true, description: 'Solo para responderte.' },
    { id: 'text', type: 'textarea', title: 'Mensaje', maxLength: 10 },
  ],
};

const everything = {
  formId: 'everything',
  fields: [
    { id: 'text', type: 'text', title: 'Texto' },
    { id: 'area', type: 'textarea', title: 'Texto largo' },
    { id: 'mail', type: 'email', title: 'Correo' },
    { id: 'site', type: 'website', title: 'Sitio' },
    { id: 'user', type: 'twitter', title: 'Usuario' },
    { id: 'pass', type: 'password', title: 'Clave' },
    { id: 'count', type: 'number', title: 'Cuántos' },
    { id: 'price', type: 'currency', title: 'Importe' },
    { id: 'who', type: 'name', title: 'Quién' },
    { id: 'tel1', type: 'phone', title: 'Casa' },
    { id: 'tel3', type: 'phone', title: 'Teléfono', showCountryCode: false },
    { id: 'tel4', type: 'phone', title: 'Celular', showCountryCode: true },
    { id: 'where', type: 'address', title: 'Dónde', country: 'MX' },
    { id: 'day', type: 'date', title: 'Día de visita' },
    { id: 'hour', type: 'time', title: 'Hora de visita' },
    { id: 'second', type: 'time', title: 'Hora exacta', showSeconds: true },
    { id: 'date', type: 'date', title: 'Fecha', native: true },
    { id: 'clock', type: 'time', title: 'Reloj', native: true },
    { id: 'one', type: 'radio', title: 'Color', options: ['Azul', 'Ocre'] },
    {
      id: 'some',
      type: 'checkbox',
      title: 'Días',
      options: ['Lunes', { value: 'ma', label: 'Martes' }, 'Jueves'],
    },
    { id: 'list', type: 'select', title: 'Tamaño', options: [{ value: '10', label: '10 cm' }, '15 cm'] },
    { id: 'scale', type: 'likert', title: 'Opinión', options: ['Claro', 'Largo'] },
    { id: 'stars', type: 'rating', title: 'Nota' },
    { id: 'file', type: 'file', title: 'Archivo' },
    { id: 'rule', type: 'section', title: 'Sección', description: '<p>Con <b>HTML</b></p>' },
    { id: 'source', type: 'hidden', key: 'utm_source', value: 'direct' },
    { id: 'yes', type: 'consent', title: 'Acepto' },
    { id: 'odd', type: 'hologram', title: 'Algo nuevo' },
  ],
};

const group = (page: Page, name: string) =>
  page.byRole('group', { name: new RegExp(`^${name}( ?\\(obligatorio\\))?$`) });

/** Types into the controls of a field, one after the other. */
async function fillParts(page: Page, name: string, texts: string[]): Promise<void> {
  const boxes = page.allByRole('textbox', { within: group(page, name) });
  for (const [nth, text] of texts.entries()) {
    boxes[nth]?.focus();
    if (text) await page.type(text);
  }
}

bothFlavours(({ name, script }) => {
  describe(`a form (${name})`, () => {
    beforeEach(resetSite);

    it('has stars that can be seen before one is chosen, in forced colours too', async () => {
      const rating = { fields: [{ id: 'stars', type: 'rating', title: 'Nota' }] };
      const page = await openForm({ script, html: formOf(rating) });
      await expectVisibleStars(page, '.star');
    });

    it('submits the documented value for each type of field', async () => {
      const types = everything.fields.map(({ type }) => type);
      expect(types).to.include.members(fieldTypes.filter((type) => type !== 'page-break'));
      const page = await openForm({
        script,
        html: formOf(everything),
        query: 'utm_source=letter',
        height: 1200,
      });
      await fill(page, 'Texto', ' dos palabras ');
      await fill(page, 'Texto largo', 'uno');
      await page.press('Enter');
      await page.type('dos');
      await fill(page, 'Correo', 'ana@example.com');
      await fill(page, 'Sitio', 'https://example.com');
      await fill(page, 'Usuario', 'azulejo');
      page.$('[type="password"]').focus();
      await page.type('s3creto');
      await fill(page, 'Cuántos', '24', 'spinbutton');
      await fill(page, 'Importe', '12,50');
      await fillParts(page, 'Quién', ['Ana', 'López']);
      await fill(page, 'Casa', '55 4321');
      await fillParts(page, 'Teléfono', ['55', '1234', '5678']);
      await fillParts(page, 'Celular', ['+52', '55', '8765', '4321']);
      // On the screen, the postal code of a Mexican address stands before the city.
      await fillParts(page, 'Dónde', ['Calle 1', 'Int. 2', '72000', 'Puebla', 'Puebla', 'México']);
      await fillParts(page, 'Día de visita', ['21', '11', '2026']);
      await fillParts(page, 'Hora de visita', ['9', '30']);
      await fillParts(page, 'Hora exacta', ['9', '30', '15']);
      page.$<HTMLInputElement>('[type="date"]').value = '2026-11-21';
      page.$<HTMLInputElement>('[type="time"]').value = '14:05';
      page.click(page.byRole('radio', { name: 'Ocre' }));
      page.click(page.byRole('checkbox', { name: 'Lunes' }));
      page.click(page.byRole('checkbox', { name: 'Martes' }));
      page.$<HTMLSelectElement>('select[name="list"]').value = '10';
      page.click(
        page.byRole('radio', {
          name: 'Totalmente de acuerdo',
          within: page.byRole('radiogroup', { name: 'Claro' }),
        }),
      );
      page.click(page.byRole('radio', { name: '4 de 5 estrellas' }));
      const files = new page.window.DataTransfer();
      files.items.add(new page.window.File(['hola'], 'nota.txt', { type: 'text/plain' }));
      page.$<HTMLInputElement>('[type="file"]').files = files.files;
      page.click(page.byRole('checkbox', { name: 'Acepto' }));
      await fill(page, 'Algo nuevo', 'luz');
      send(page);
      await page.waitFor(() => isSent(page));

      const { form, rest } = await lastSubmission();
      expect(form).to.deep.equal({
        text: ' dos palabras ',
        area: 'uno\ndos',
        mail: 'ana@example.com',
        site: 'https://example.com',
        user: 'azulejo',
        pass: 's3creto',
        count: '24',
        price: '12,50',
        who: ['Ana', 'López'],
        tel1: ['55 4321'],
        tel3: ['', '55', '1234', '5678'],
        tel4: ['+52', '55', '8765', '4321'],
        where: ['Calle 1', 'Int. 2', 'Puebla', 'Puebla', '72000', 'México'],
        day: ['11', '21', '2026'],
        hour: ['9', '30', '', 'AM'],
        second: ['9', '30', '15', 'AM'],
        date: ['11', '21', '2026'],
        clock: ['2', '05', '', 'PM'],
        one: 'Ocre',
        some: ['Lunes', 'ma'],
        list: '10',
        scale: { Claro: '2' },
        stars: '4',
        file: [{ name: 'nota.txt', type: 'text/plain', size: 4, content: btoa('hola') }],
        source: 'letter',
        yes: 'true',
        odd: 'luz',
      });
      expect(rest.formId).to.equal('everything');
      expect(rest.submitButtonText).to.equal('Enviar');
      expect(rest.isOverlayForm).to.equal(false);
      expect(page.errors).to.deep.equal([]);
    });

    it('keeps a number while the visitor scrolls over its focused field', async () => {
      const fields = [{ id: 'count', type: 'number', title: 'Cuántos', value: '5' }];
      const page = await openForm({
        script,
        html: `${formOf({ formId: 'n', fields })}<p style="height: 3000px"></p>`,
      });
      const input = page.byRole('spinbutton') as HTMLInputElement;
      input.focus();
      const { left, top } = input.getBoundingClientRect();
      await page.wheel({ at: { x: left + 20, y: top + 20 }, deltaY: 100 });
      await page.waitFor(() => page.window.scrollY > 0);
      expect(input.value).to.equal('5');
    });

    it('submits empty values of an untouched form', async () => {
      const page = await openForm({ script, html: formOf(everything) });
      send(page);
      await page.waitFor(() => isSent(page));
      const { form } = await lastSubmission();
      expect(form.tel3).to.deep.equal(['', '', '', '']);
      expect([form.one, form.some, form.scale, form.yes, form.source]).to.deep.equal([
        '',
        [],
        {},
        'false',
        'direct',
      ]);
      expect(form).not.to.have.any.keys('rule');

      const again = await openForm({ script, html: formOf({ ...everything, values: form }) });
      send(again);
      await again.waitFor(() => isSent(again));
      expect((await lastSubmission()).form).to.deep.equal(form);
    });

    it('submits the context of the page', async () => {
      const context = {
        item: { id: 'item-1' },
        collection: { id: 'c-1', title: 'Talleres' },
        collectionId: 'c-1',
        pagePermissionTypeValue: 2,
      };
      const html = `<script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script>${formOf({ formId: 'f', eventFields: { button: 'top', formId: 'no' }, fields: [{ id: 'a', title: 'A' }] })}`;
      const page = await openForm({ script, html });
      send(page);
      await page.waitFor(() => isSent(page));
      const { rest } = await lastSubmission();
      expect(rest.key).to.be.a('string').and.not.equal('');
      expect(rest).to.include({
        pageTitle: 'A page under test',
        pagePath: page.window.location.pathname,
        contentSource: 'i',
        pageId: 'item-1',
        collectionId: 'c-1',
        objectName: 'Talleres',
        pagePermissionTypeValue: 2,
        button: 'top',
        formId: 'f',
      });
    });

    it('scrolls to its summary of invalid fields at once, 30 px below the edge of the window', async () => {
      const fields = Array.from({ length: 30 }, (_, nth) => ({ id: `f${nth}`, title: `Campo ${nth}` }));
      const required = { id: 'name', title: 'Nombre', required: true };
      const data = { formId: 'f', fields: [required, ...fields] };
      const form = formOf(data).replace('<az-form', '<az-form loading="eager"');
      const page = await openForm({ script, html: `<p>${'más '.repeat(5000)}</p>${form}` });
      page.byRole('button', { name: 'Enviar' }).focus();
      await page.press('Enter');
      const summary = await page.waitFor(() => page.byRole('group', { name: /no son válidos/ }));
      expect(page.focused).to.equal(summary);
      expect(summary.getBoundingClientRect().top).to.be.closeTo(30, 1);
    });

    it('marks invalid fields and shows a summary that takes the focus', async () => {
      const page = await openForm({ script, html: `<main><h1>Contacto</h1>${formOf(contact)}</main>` });
      await fill(page, 'Mensaje', 'más de diez letras');
      await fill(page, 'Correo', 'ana@');
      send(page);
      const summary = await page.waitFor(() =>
        page.byRole('group', { name: 'Uno o más campos no son válidos. Revisa tus entradas.' }),
      );
      expect(page.focused).to.equal(summary);
      const mail = page.byRole('textbox', { name: /^Correo ?\(obligatorio\)$/ });
      expect(mail.getAttribute('aria-invalid')).to.equal('true');
      const invalidMessage =
        'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato nombre@ejemplo.com.';
      expect(describedBy(mail)).to.equal(`Solo para responderte. ${invalidMessage}`);
      expect(page.text(summary)).to.include(invalidMessage);
      const area = page.byRole('textbox', { name: 'Mensaje' });
      expect(describedBy(area)).to.equal('18 / 10 Excediste el límite de caracteres.');
      // Above the title.
      const message = page.$('#error-1');
      expect(message.getBoundingClientRect().bottom).to.be.at.most(
        page.$('label[for="control-1"]').getBoundingClientRect().top,
      );
      expect(await received()).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);

      if (supports('forcedColors'))
        try {
          // Where every colour is the system's, a mark is seen all the same.
          await emulateMedia({ forcedColors: 'active' });
          const looks = page.$$('.field').map((field) => {
            const control = page.window.getComputedStyle(field.querySelector('[part="control"]') as Element);
            const place = page.window.getComputedStyle(field);
            return `${control.borderTopWidth} ${control.borderTopStyle}, ${place.borderInlineStartWidth}`;
          });
          expect(looks).to.deep.equal(['3px double, 4px', '3px double, 4px', '3px double, 4px']);
          const [first] = page.$$('[name^="name."]');
          first?.focus();
          await page.type('Ana');
          await page.press('Tab');
          await page.type('López');
          await page.waitFor(() => !page.$('.field').hasAttribute('data-invalid'));
          expect(page.window.getComputedStyle(first as Element).borderTopStyle).to.equal('solid');
          expect(page.window.getComputedStyle(page.$('.field')).borderInlineStartWidth).to.equal('0px');
        } finally {
          await emulateMedia({});
        }

      page.click(page.byRole('link', { name: 'Correo' }));
      await page.waitFor(() => page.focused === mail);
      await page.type('example.com');
      await page.waitFor(() => !mail.hasAttribute('aria-invalid'));
      expect(describedBy(mail)).to.equal('Solo para responderte.');
      expect(page.window.location.hash).to.equal('');
    });

    it('leads from the summary to the part of a field that is still empty', async () => {
      const page = await openForm({ script, html: formOf(contact) });
      await fill(page, 'Nombre', 'Ana');
      await fill(page, 'Correo', 'ana@example.com');
      send(page);
      await page.waitFor(() => page.$('.summary'));
      const invalidParts = () => page.$$('[aria-invalid]').map((part) => part.getAttribute('name'));
      expect(invalidParts()).to.deep.equal(['name.1']);
      page.click(page.byRole('link', { name: 'Tu nombre' }));
      await page.waitFor(() => page.focused === page.byRole('textbox', { name: 'Apellido' }));
    });

    it('counts characters while the visitor types, and marks a text that is too long at once', async () => {
      const page = await openForm({ script, html: formOf(contact) });
      expect(page.text()).to.include('0 / 10');
      const area = page.byRole('textbox', { name: 'Mensaje' });
      await fill(page, 'Mensaje', '1234567890');
      expect(page.text()).to.include('10 / 10');
      expect(area.hasAttribute('aria-invalid')).to.equal(false);
      await page.type('1');
      expect(page.text()).to.include('11 / 10');
      await page.waitFor(() => page.text().includes('Excediste el límite de caracteres.'));
      expect(area.getAttribute('aria-invalid')).to.equal('true');
      await page.press('Backspace');
      expect(page.text()).not.to.include('Excediste');
    });

    it('shows no counter without a valid limit', async () => {
      const fields = [0, '', 'abc', -1].map((maxLength, nth) => ({
        id: `${nth}`,
        type: 'textarea',
        title: `T${nth}`,
        maxLength,
      }));
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      expect(page.$$('.count').length).to.equal(0);
    });

    it('submits on Enter, shows the progress on the button, and ignores a second submit', async () => {
      const page = await openForm({
        script,
        html: formOf({ formId: 'f', fields: [{ id: 'a', title: 'A' }] }),
      });
      await fill(page, 'A', 'x');
      await fault({ path: '/api/form/FormSubmissionKey', delayMs: 400 });
      await page.press('Enter');
      const button = await page.waitFor(() => page.byRole('button', { name: 'Enviando...' }));
      expect(button.getAttribute('aria-disabled')).to.equal('true');
      await page.press('Enter');
      page.click(button);
      await page.waitFor(() => isSent(page));
      expect((await received('/api/form/SaveFormSubmission')).length).to.equal(1);
      expect(firedEvents(page).map(({ type }) => type)).to.deep.equal(['az-submit', 'az-success']);
      expect(firedEvents(page)[0]?.detail).to.deep.equal({ form: { a: 'x' } });
    });

    it('loads the code that sends while the visitor types, and no file after that', async () => {
      const fields = contact.fields.map(({ maxLength, ...field }) => field);
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      const scripts = (): PerformanceResourceTiming[] =>
        (page.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          (entry) => entry.name.endsWith('.js'),
        );
      const before = page.window.performance.now();
      await fillParts(page, 'Tu nombre', ['Ana', 'López']);
      await page.waitFor(() => scripts().some(({ name }) => name.includes('/send-form-')));
      await fill(page, 'Correo', 'ana@example.com');
      await fill(page, 'Mensaje', 'Hola');
      const sent = page.window.performance.now();
      send(page);
      await page.waitFor(() => isSent(page));
      const requestedFrom = (time: number): string[] =>
        scripts().flatMap(({ name, startTime }) => (startTime >= time ? [name] : []));
      expect(requestedFrom(before)).to.not.be.empty;
      expect(requestedFrom(sent)).to.deep.equal([]);
    });

    it('has the parts of a date in the order of the language', async () => {
      const order = async (lang: string): Promise<string[]> => {
        const fields = [{ id: 'day', type: 'date', title: 'X' }];
        const page = await openForm({ script, html: `<div lang="${lang}">${formOf({ fields })}</div>` });
        return page.allByRole('textbox').map((box) => box.getAttribute('name') ?? '');
      };
      expect(await order('en-US')).to.deep.equal(['day.0', 'day.1', 'day.2']);
      expect(await order('en-GB')).to.deep.equal(['day.1', 'day.0', 'day.2']);
      expect(await order('ja')).to.deep.equal(['day.2', 'day.0', 'day.1']);
      expect(await order('not a language')).to.deep.equal(['day.1', 'day.0', 'day.2']);
    });

    it('accepts an e-mail with a long top-level domain in a form with an endpoint', async () => {
      const fields = [{ id: 'mail', type: 'email', title: 'Correo', required: true }];
      const isRefused = async (settings: object): Promise<boolean> => {
        const page = await openForm({ script, html: formOf({ ...settings, fields }) });
        await fill(page, 'Correo', 'ana@example.photography');
        send(page);
        await page.waitFor(() => isSent(page) || page.$('az-form').matches(':state(invalid)'));
        return !isSent(page);
      };
      expect(await isRefused({ formId: 'f' })).to.equal(true);
      expect(await isRefused({ formId: 'f', emailRule: 'wide' })).to.equal(false);
      expect(await isRefused({ endpoint: '/api/endpoint' })).to.equal(false);
      expect(await isRefused({ endpoint: '/api/endpoint', emailRule: 'spec' })).to.equal(true);
    });

    it('reports an empty required e-mail as required, not as invalid', async () => {
      const fields = [{ id: 'mail', type: 'email', title: 'Correo', required: true }];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      send(page);
      const box = page.byRole('textbox', { name: /^Correo/ });
      await page.waitFor(() => describedBy(box) === 'Completa este campo.');
    });

    it('checks the limits of numbers, dates and times, and shows what the browser says of them', async () => {
      const fields = [
        { id: 'guests', type: 'number', title: 'Personas', min: 1, max: 8, step: 1 },
        { id: 'day', type: 'date', title: 'Día', min: 'today' },
        { id: 'hour', type: 'time', title: 'Hora', min: '13:00', max: '22:30', step: 1800 },
      ];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      const controls = page.$$<HTMLInputElement>('input[part="control"]') as [
        HTMLInputElement,
        HTMLInputElement,
        HTMLInputElement,
      ];
      const enter = (...values: string[]) => {
        for (const [index, control] of controls.entries()) {
          control.value = values[index] ?? '';
          control.dispatchEvent(new page.window.InputEvent('input', { bubbles: true }));
        }
      };
      for (const values of [
        ['0', '2026-01-01', '12:30'],
        ['9', '2000-02-29', '23:00'],
        ['1.5', '1999-12-31', '13:10'],
      ]) {
        enter(...values);
        send(page);
        await page.waitFor(() => page.$$('[aria-invalid]').length === 3);
        const messages = controls.map((control) => control.validationMessage);
        expect(controls.map(describedBy)).to.deep.equal(messages);
        expect(messages.every(Boolean)).to.equal(true);
        enter('2', '2999-01-01', '20:30');
        await page.waitFor(() => page.$$('[aria-invalid]').length === 0);
      }
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({
        guests: '2',
        day: ['01', '01', '2999'],
        hour: ['8', '30', '', 'PM'],
      });
    });

    it('accepts today where a date may not be earlier', async () => {
      const fields = [{ id: 'day', type: 'date', title: 'Día', min: 'today', max: 'today', required: true }];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      const day = page.$<HTMLInputElement>('input[part="control"]');
      const now = new Date();
      day.valueAsDate = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
      send(page);
      await page.waitFor(() => isSent(page));
    });

    it('accepts no file of another kind, which phones and a drop let pass, and says so at once', async () => {
      const page = await openForm({
        script,
        html: `${formOf({ formId: 'f', fields: [{ id: 'plan', type: 'file', title: 'Plano', accept: '.pdf, image/*' }] })}
          <az-form id="own"><form method="post"><label>Foto <input type="file" name="photo" accept="image/*"></label>
            <button>Mandar</button></form></az-form>`,
      });
      const plan = page.$<HTMLInputElement>('input[part="control"]');
      const photo = page.$<HTMLInputElement>('[name="photo"]');
      const letter = new page.window.File(['x'], 'letter.doc', { type: 'application/msword' });
      for (const control of [plan, photo]) chooseFile(page, control, letter);
      await page.waitFor(() => page.$$('[aria-invalid="true"]').length === 2);
      const message = 'Este tipo de archivo no se acepta. Se aceptan:';
      expect(describedBy(plan)).to.equal(`${message} .pdf, image/*.`);
      expect(describedBy(photo)).to.equal(`${message} image/*.`);
      send(page);
      send(page, 'Mandar');
      await page.waitFor(() => page.$$('.summary').length === 2);
      chooseFile(page, plan, new page.window.File(['x'], 'Plano.PDF', { type: 'application/pdf' }));
      await page.waitFor(() => page.$$('[aria-invalid="true"]').length === 1);
      send(page);
      await page.waitFor(() => isSent(page));
    });

    it('says at once that a file is too large, until the visitor removes it', async () => {
      const fields = [{ id: 'plan', type: 'file', title: 'Plano', maxSize: 0.001 }];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }) });
      const plan = page.$<HTMLInputElement>('input[part="control"]');
      chooseFile(page, plan, new page.window.File(['x'.repeat(2000)], 'plan.pdf'));
      await page.waitFor(() => plan.getAttribute('aria-invalid') === 'true');
      expect(describedBy(plan)).to.include('0.001');
      chooseFile(page, plan);
      await page.waitFor(() => !plan.hasAttribute('aria-invalid'));
      expect(page.errors).to.deep.equal([]);
    });

    it('sends unchecked input with `validate: false`', async () => {
      const fields = [
        { id: 'mail', type: 'email', title: 'Correo', required: true },
        { id: 'a', title: 'A', required: true },
        { id: 'plan', type: 'file', title: 'Plano', accept: '.pdf' },
      ];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields, validate: false }) });
      await fill(page, 'Correo', 'ana@');
      chooseFile(page, page.$('[type="file"]'), new page.window.File(['x'], 'plan.doc'));
      await page.painted();
      expect(page.$$('[aria-invalid]')).to.deep.equal([]);
      send(page);
      await page.waitFor(() => isSent(page));
      const { plan, ...form } = (await lastSubmission()).form;
      expect(form).to.deep.equal({ mail: 'ana@', a: '' });
    });

    it('warns once about fields without an id and of unknown types', async () => {
      const fields = [{ title: 'A' }, { id: 'b', type: 'hologram', title: 'B' }, { type: 'section' }];
      const page = await openForm({ script, html: formOf({ formId: 'f', fields }, 'id="contact"') });
      page.$('az-form').setAttribute('form-title', 'X');
      await page.waitFor(() => page.text().includes('X'));
      const warnings = () => page.consoleTexts('warn');
      await page.waitFor(() => warnings().length > 0);
      expect(warnings().length).to.equal(1);
      expect(warnings()[0])
        .to.include('<az-form id="contact">')
        .and.include('fields.0.id is ""')
        .and.include('fields.1.type is "hologram"')
        .and.not.include('fields.2');
    });

    it('sends nothing when the page cancels az-submit', async () => {
      const page = await openForm({
        script,
        html: formOf({ formId: 'f', fields: [{ id: 'a', title: 'A' }] }),
      });
      page.$('az-form').addEventListener('az-submit', (event) => event.preventDefault());
      send(page);
      await page.waitFor(() => firedEvents(page).length);
      await page.painted();
      expect(await received()).to.deep.equal([]);
      expect(page.byRole('button', { name: 'Enviar' }).hasAttribute('aria-disabled')).to.equal(false);
    });

    it('marks its Spanish texts as Spanish on a right-to-left page', async () => {
      const fields = [
        { id: 'a', type: 'textarea', title: '¿Qué?', maxLength: 5 },
        { id: 'b', title: 'الاسم', required: true },
      ];
      const page = await openForm({
        script,
        html: `<div lang="ar" dir="rtl">${formOf({ formId: 'f', fields })}</div>`,
      });
      const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? 'of the page';
      await page.waitFor(() => langOf(page.$('.submit')) === 'es-419');
      expect(langOf(page.$('label'))).to.equal('of the page');
      expect(langOf(page.$('.required .visually-hidden'))).to.equal('es-419');
      send(page);
      await page.waitFor(() => langOf(page.$('.summary li')) === 'es-419');
      expect(langOf(page.$('#error-1'))).to.equal('es-419');
      // The author's own words keep the page's language, among ours too.
      expect(langOf(page.$('.summary a'))).to.equal('ar');
      const [box] = page.$('label').getClientRects();
      const mark = page.document.createRange();
      const text = page.$('label').firstChild as Text;
      mark.setStart(text, 0);
      mark.setEnd(text, 1);
      const first = mark.getBoundingClientRect();
      mark.setStart(text, 4);
      mark.setEnd(text, 5);
      expect(first.right).to.be.lessThan(mark.getBoundingClientRect().left);
      // The line stands where those of the page do.
      expect(mark.getBoundingClientRect().right).to.be.closeTo(box?.right ?? 0, 2);
    });

    it('shows the parts of a phone from left to right on a right-to-left page, beside the margin', async () => {
      const fields = [{ id: 'a', type: 'phone', title: 'الهاتف', showCountryCode: true }];
      const page = await openForm({
        script,
        html: `<div dir="rtl">${formOf({ formId: 'f', fields })}</div>`,
      });
      const boxes = page.allByRole('textbox').map((input) => input.getBoundingClientRect());
      expect(boxes.map(({ left }) => left)).to.deep.equal(
        boxes.map(({ left }) => left).sort((a, b) => a - b),
      );
      expect(boxes.at(-1)?.right).to.be.closeTo(page.$('fieldset').getBoundingClientRect().right, 2);
    });

    it('makes a narrow window no wider by ten stars, or by a word that is longer than the window', async () => {
      const word = 'https://example.com/condiciones-de-la-visita-al-taller-de-azulejos';
      const fields = ['text', 'radio', 'checkbox', 'consent', 'likert'].map((type) => ({
        id: type,
        type,
        title: word,
        description: word,
        options: [word],
        required: true,
      }));
      const rating = { id: 'stars', type: 'rating', stars: 10 };
      const texts = { title: word, description: word, disclaimer: word };
      const html = formOf({ formId: 'f', ...texts, fields: [...fields, rating] });
      const page = await openForm({ script, width: 320, html });
      const root = page.document.documentElement;
      expect(root.scrollWidth).to.equal(root.clientWidth);
      send(page);
      await page.waitFor(() => page.$('.summary'));
      expect(root.scrollWidth).to.equal(root.clientWidth);
    });

    it('has accessible names and autofill tokens, and axe finds no violation', async () => {
      const page = await openForm({ script, html: `<main><h1>Todo</h1>${formOf(everything)}</main>` });
      const tokens = (selector: string) =>
        page.$$<HTMLInputElement>(selector).map((one) => one.getAttribute('autocomplete'));
      expect(tokens('[name^="who."]')).to.deep.equal(['given-name', 'family-name']);
      expect(tokens('[name^="tel4."]')).to.deep.equal([
        'tel-country-code',
        'tel-area-code',
        'tel-local-prefix',
        'tel-local-suffix',
      ]);
      expect(tokens('[name="mail"]')).to.deep.equal(['email']);
      expect(tokens('[name="where.0"], [name="where.4"]')).to.deep.equal(['address-line1', 'postal-code']);
      expect(describedBy(page.byRole('textbox', { name: 'Importe' }))).to.equal('$');
      expect(describedBy(page.byRole('textbox', { name: 'Usuario' }))).to.equal('');
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });
});
