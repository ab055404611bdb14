import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { nameOf } from '../support/roles';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { describedBy, firedEvents, isSent, lastSubmission, openForm } from './support';

const ownForm = (attributes = '', formAttributes = '') => `<main><h1>Visita</h1>
  <az-form ${attributes}>
    <form action="/api/endpoint" method="post" ${formAttributes}>
      <p><label for="who">Quién</label><input id="who" name="who" required aria-describedby="hint"><span id="hint">Nombre y apellido</span></p>
      <label>Correo <input name="mail" type="email" required></label>
      <label>Mensaje <textarea name="text" data-max-length="5"></textarea></label>
      <fieldset><legend>Color</legend>
        <label><input type="radio" name="color" value="azul"> Azul</label>
        <label><input type="radio" name="color" value="ocre"> Ocre</label></fieldset>
      <label><input type="checkbox" name="days" value="lunes"> Lunes</label>
      <label><input type="checkbox" name="days" value="martes"> Martes</label>
      <label>Día <input type="date" name="day"></label>
      <input type="hidden" name="token" value="t-1">
      <button>Mandar</button>
    </form>
  </az-form></main>`;

const type = async (page: Page, name: string, text: string): Promise<void> => {
  page.$(`[name="${name}"]`).focus();
  await page.type(text);
};

const button = (page: Page) => page.$<HTMLButtonElement>('form button');

defaultFlavour(({ name, script }) => {
  describe(`a form of the page's own (${name})`, () => {
    beforeEach(resetSite);

    it('still opens in its dialog after the page has replaced it', async () => {
      const page = await openForm({ script, html: ownForm('lightbox-mode open-button-text="Visita"') });
      const host = page.$<HTMLElement & { open(): void; reset(): void }>('az-form');
      const first = page.$('form');
      const next = first.cloneNode(true) as HTMLFormElement;
      next.noValidate = false;
      first.replaceWith(next);
      // The block checks the input itself.
      await page.waitFor(() => next.noValidate);
      await page.painted();
      host.open();
      await page.waitFor(() => page.byRole('dialog', { name: 'Visita' }));
      await page.waitFor(() => host.matches(':state(open)'));
      await type(page, 'who', 'Ana');
      host.reset();
      expect(page.$<HTMLInputElement>('[name="who"]').value).to.equal('');
    });

    it('sends what the elements of a component library and listeners for formdata add', async () => {
      const library = `<script>
        customElements.define('acme-rating', class extends HTMLElement {
          static formAssociated = true;
          connectedCallback() {
            const stars = new FormData();
            for (const value of ['4', '5']) stars.append('stars', value);
            this.attachInternals().setFormValue(stars);
          }
        });
        addEventListener('formdata', ({ formData }) => formData.append('source', 'page'));
      </script>`;
      const form = `<form method="post"><input name="who" value="Ana"><input name="color" type="checkbox" value="azul">
        <acme-rating></acme-rating><button name="way" value="now">Mandar</button></form>`;
      const page = await openForm({
        script,
        html: `${library}<az-form endpoint="/api/endpoint">${form}</az-form>`,
      });
      page.click(button(page));
      await page.waitFor(() => isSent(page));
      expect((await received('/api/endpoint')).at(-1)?.body).to.deep.equal({
        who: 'Ana',
        color: [],
        stars: ['4', '5'],
        source: 'page',
      });
    });

    it('asks the elements of a component library that show whether they are valid', async () => {
      const library = `<script>
        customElements.define('acme-input', class extends HTMLElement {
          static formAssociated = true;
          #internals = this.attachInternals();
          #field = Object.assign(document.createElement('input'), { oninput: () => this.#update() });
          connectedCallback() {
            this.attachShadow({ mode: 'open', delegatesFocus: true }).append(this.#field);
            this.#update();
          }
          #update() {
            const { value } = this.#field;
            this.#internals.setFormValue(value);
            this.#internals.setValidity({ valueMissing: !value }, 'Falta', this.#field);
          }
          reportValidity() { return this.#internals.reportValidity(); }
        });
      </script>`;
      const page = await openForm({
        script,
        html: `${library}<az-form endpoint="/api/endpoint"><form method="post"><input name="who">
          <acme-input name="size"></acme-input><acme-input name="later" hidden></acme-input><button>Mandar</button></form></az-form>`,
      });
      page.click(button(page));
      await page.waitFor(() => page.focused === page.$('acme-input').shadowRoot?.firstChild);
      expect(await received('/api/endpoint')).to.deep.equal([]);
      await page.type('M');
      page.click(button(page));
      await page.waitFor(() => isSent(page));
      expect((await received('/api/endpoint')).at(-1)?.body).to.include({ size: 'M' });
    });

    it('is checked in place, with each message at its control', async () => {
      const page = await openForm({ script, html: ownForm() });
      const nameField = page.$('[name="who"]');
      const before = page.$$('input, textarea');
      await type(page, 'mail', 'ana@');
      await type(page, 'text', '123456');
      page.click(button(page));
      const summary = await page.waitFor(() =>
        page.byRole('group', { name: 'Uno o más campos no son válidos. Revisa tus entradas.' }),
      );
      expect(page.focused).to.equal(summary);
      expect(describedBy(nameField)).to.equal('Nombre y apellido Completa este campo.');
      expect(describedBy(page.$('[name="text"]'))).to.equal('6 / 5 Excediste el límite de caracteres.');
      expect(page.text(summary)).to.include('Correo: El correo electrónico no es válido.');
      expect(await received()).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      if (supports('forcedColors'))
        try {
          await emulateMedia({ forcedColors: 'active' });
          expect(page.window.getComputedStyle(nameField).outlineStyle).to.equal('double');
          expect(page.window.getComputedStyle(page.$('[name="day"]')).outlineStyle).to.equal('none');
        } finally {
          await emulateMedia({});
        }
      page.click(page.byRole('link', { name: 'Quién' }));
      await page.waitFor(() => page.focused === nameField);
      await page.type('Ana');
      expect(describedBy(nameField)).to.equal('Nombre y apellido');
      // The page's own controls have stayed.
      expect(page.$$('input, textarea')).to.deep.equal(before);
    });

    it('is sent to its own address without leaving the page', async () => {
      const page = await openForm({ script, html: ownForm() });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      for (const value of ['ocre', 'lunes', 'martes']) page.click(page.$(`[value="${value}"]`));
      page.click(button(page));
      await page.waitFor(() => page.$('az-form').matches(':state(sent)'));
      expect(page.captured.documents).to.equal(1);
      const [call] = await received('/api/endpoint');
      expect(call?.body).to.deep.include({
        who: 'Ana',
        mail: 'ana@example.com',
        color: 'ocre',
        days: ['lunes', 'martes'],
      });
      expect(page.text(page.byRole('status'))).to.include('¡Gracias!');
      expect(page.$('form').checkVisibility()).to.equal(false);
    });

    it('is sent to the API with a `formId`, and its button shows the progress', async () => {
      const page = await openForm({ script, html: ownForm('form-id="visit"') });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      page.click(page.$('[value="lunes"]'));
      await fault({ path: '/api/form/FormSubmissionKey', delayMs: 300 });
      page.click(button(page));
      await page.waitFor(() => button(page).textContent === 'Enviando...');
      page.click(button(page));
      await page.waitFor(() => page.$('az-form').matches(':state(sent)'));
      const calls = await received('/api/form/SaveFormSubmission');
      expect(calls.length).to.equal(1);
      const { form, submitButtonText } = (calls[0] as { body: unknown }).body as Record<string, string>;
      expect(submitButtonText).to.equal('Mandar');
      expect(JSON.parse(form ?? '')).to.deep.equal({
        who: 'Ana',
        mail: 'ana@example.com',
        text: '',
        color: '',
        days: ['lunes'],
        day: ['', '', ''],
        token: 't-1',
      });
      expect(firedEvents(page).map((one) => one.type)).to.deep.equal(['az-submit', 'az-success']);
    });

    it('submits each type of field as a form from data does', async () => {
      const likertRow = (question: string) =>
        `<tr><th>${question}</th>${[-2, -1, 0, 1, 2].map((value) => `<td><input type="radio" name="${question}" value="${value}" aria-label="${question} ${value}"></td>`).join('')}</tr>`;
      const page = await openForm({
        script,
        query: 'campaign=spring',
        html: `<az-form form-id="every-type"><form method="post">
          <fieldset id="who" data-field-type="name"><legend>Quién</legend>
            <label>Nombre <input name="given"></label> <label>Apellido <input name="family"></label></fieldset>
          <fieldset id="tel" data-field-type="phone"><legend>Teléfono</legend>
            <label>Área <input></label> <label>Prefijo <input></label> <label>Línea <input></label></fieldset>
          <label>Celular <input name="mobile" type="tel"></label>
          <fieldset id="hour" data-field-type="time"><legend>Hora</legend>
            <label>Horas <input name="hour"></label> <label>Minutos <input name="minute"></label>
            <label>Segundos <input name="second"></label>
            <label>Mitad <select name="am-pm"><option>AM<option>PM</select></label></fieldset>
          <label>Llegada <input name="arrival" type="time"></label>
          <label>Salida <input name="departure" type="time" step="1"></label>
          <label>Día <input name="day" type="date"></label>
          <fieldset id="where" data-field-type="address"><legend>Dónde</legend>
            <label>País <input autocomplete="country-name"></label>
            <label>Código postal <input autocomplete="postal-code"></label>
            <label>Ciudad <input autocomplete="address-level2"></label>
            <label>Estado <input autocomplete="address-level1"></label>
            <label>Calle <input autocomplete="address-line1"></label>
            <label>Interior <input autocomplete="address-line2"></label></fieldset>
          <fieldset id="opinion" data-field-type="likert"><legend>Opinión</legend>
            <table>${['Claro', 'Largo', 'Útil'].map(likertRow).join('')}</table></fieldset>
          <input type="hidden" name="campaign" value="none">
          <button>Mandar</button></form></az-form>`,
      });
      for (const [label, text] of [
        ...[
          ['Nombre', 'Ana'],
          ['Apellido', 'López'],
          ['Área', '55'],
          ['Prefijo', '1234'],
          ['Línea', '5678'],
        ],
        ...[
          ['Celular', '55 4321'],
          ['Horas', '9'],
          ['Minutos', '30'],
          ['Segundos', '15'],
        ],
        ...[
          ['País', 'México'],
          ['Código postal', '72000'],
          ['Ciudad', 'Puebla'],
          ['Estado', 'Pue.'],
        ],
        ...[
          ['Calle', 'Reforma 1'],
          ['Interior', '2'],
        ],
      ] as [string, string][]) {
        page.byRole('textbox', { name: label }).focus();
        await page.type(text);
      }
      (page.byRole('combobox', { name: 'Mitad' }) as HTMLSelectElement).value = 'PM';
      page.$<HTMLInputElement>('[name="arrival"]').value = '14:05';
      page.$<HTMLInputElement>('[name="departure"]').value = '00:05:09';
      page.$<HTMLInputElement>('[name="day"]').value = '2026-11-21';
      page.click(page.byRole('radio', { name: 'Claro 2' }));
      page.click(page.byRole('radio', { name: 'Útil -1' }));
      page.click(page.byRole('button', { name: 'Mandar' }));
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({
        who: ['Ana', 'López'],
        tel: ['', '55', '1234', '5678'],
        mobile: ['55 4321'],
        hour: ['9', '30', '15', 'PM'],
        arrival: ['2', '05', '', 'PM'],
        departure: ['12', '05', '09', 'AM'],
        day: ['11', '21', '2026'],
        where: ['Reforma 1', '2', 'Puebla', 'Pue.', '72000', 'México'],
        opinion: { Claro: '2', Útil: '-1' },
        campaign: 'spring',
      });
    });

    it('writes its Spanish messages from left to right on a right-to-left page', async () => {
      const page = await openForm({ script, html: `<div lang="ar" dir="rtl">${ownForm()}</div>` });
      page.click(button(page));
      const message = await page.waitFor(() => page.$('.az-error-message').firstChild as Text | null);
      const edgesOf = (start: number) => {
        const range = page.document.createRange();
        range.setStart(message, start);
        range.setEnd(message, start + 1);
        return range.getBoundingClientRect();
      };
      expect(message.data).to.equal('Completa este campo.');
      expect(edgesOf(0).left).to.be.lessThan(edgesOf(message.length - 1).left);
      expect(message.parentElement?.lang).to.equal('es-419');
    });

    it('counts characters in textareas only', async () => {
      const page = await openForm({
        script,
        html: `<az-form><form method="post">
          <label>Mensaje <textarea name="text" data-max-length="5">Hola</textarea></label>
          <label>Corto <input name="short" data-max-length="5" value="Hola a todos"></label>
          <label>Sin fin <textarea name="long" data-max-length="0"></textarea></label>
          <label>Otro <textarea name="other" data-max-length="x"></textarea></label>
          <button>Mandar</button></form></az-form>`,
      });
      const textarea = page.byRole('textbox', { name: 'Mensaje' });
      expect(page.$$('.az-count').map((one) => page.text(one))).to.deep.equal(['4 / 5']);
      expect(describedBy(textarea)).to.equal('4 / 5');
      textarea.focus();
      await page.press('End');
      await page.type(', tú');
      expect(describedBy(textarea)).to.equal('8 / 5 Excediste el límite de caracteres.');
      // A framework adds something to the label, behind the counter.
      textarea.closest('label')?.append(page.document.createElement('em'));
      await page.type('!');
      expect(page.$$('.az-count').map((one) => page.text(one))).to.deep.equal(['9 / 5']);
      expect(textarea.getAttribute('aria-invalid')).to.equal('true');
      const short = page.byRole('textbox', { name: 'Corto' });
      short.focus();
      await page.type('!');
      expect([describedBy(short), short.getAttribute('aria-invalid')]).to.deep.equal(['', null]);
    });

    it('may have controls named like properties of forms, and several buttons', async () => {
      const names = [
        'action',
        'method',
        'enctype',
        'elements',
        'reset',
        'submit',
        'style',
        'noValidate',
        'name',
      ];
      const page = await openForm({
        script,
        html: `<az-form honeypot><form action="/api/endpoint" method="post">
          ${names.map((one) => `<input name="${one}" aria-label="${one}" value="${one}">`).join('')}
          <input type="file" name="file" aria-label="file">
          <input id="edad" aria-label="Edad" value="30">
          <button name="choice" value="table">Reservar</button>
          <button name="choice" value="news" formaction="/api/endpoint?news">Avisar</button></form></az-form>`,
      });
      page.click(page.byRole('button', { name: 'Avisar' }));
      await page.waitFor(() => isSent(page));
      const [call] = await received('/api/endpoint');
      expect(call?.body).to.deep.equal({
        ...Object.fromEntries(names.map((one) => [one, one])),
        file: '',
        choice: 'news',
        // The browser would leave out a field without a name.
        edad: '30',
      });
      expect(call?.query).to.include({ news: '' });
      expect(page.errors).to.deep.equal([]);
    });

    it('sends the value of the pressed button, and not the label that shows the progress', async () => {
      const page = await openForm({
        script,
        html: `<az-form><form action="/api/endpoint" method="post">
          <input type="submit" name="choice" value="Reservar"> <input type="submit" name="choice" value="Avisar">
          </form></az-form>`,
      });
      const pressed = page.$<HTMLInputElement>('[value="Avisar"]');
      await fault({ path: '/api/endpoint', status: 503 });
      page.click(pressed);
      await page.waitFor(() => page.$('.summary'));
      expect(pressed.value).to.equal('Avisar');
      page.click(pressed);
      await page.waitFor(() => isSent(page));
      const calls = await received('/api/endpoint');
      expect(calls.map(({ body }) => body)).to.deep.equal([{ choice: 'Avisar' }, { choice: 'Avisar' }]);
    });

    it('is checked by the rules of its markup too', async () => {
      const page = await openForm({
        script,
        html: `<az-form form-id="rules"><form method="post">
          <label>Código <input name="code" pattern="[0-9]{5}" title="Cinco cifras" value="12"></label>
          <label>Mesas <input name="tables" type="number" min="1" value="0"></label>
          <label>Turno <select name="turn" required><option disabled selected>Elige…</option><option>Tarde</option></select></label>
          <fieldset disabled><label>Cerrado <input name="closed" required></label></fieldset>
          <button>Mandar</button></form></az-form>`,
      });
      const [code, tables, turn] = page.$$<HTMLInputElement>('label [name]');
      page.click(button(page));
      await page.waitFor(() => page.$('.summary'));
      const messages = [code, tables, turn].map((control) => control && describedBy(control));
      expect(messages).to.deep.equal([
        `${code?.validationMessage} Cinco cifras`,
        tables?.validationMessage,
        'Completa este campo.',
      ]);
      expect(messages.every(Boolean)).to.equal(true);
      for (const [control, value] of [
        [code, '12345'],
        [tables, '2'],
        [turn, 'Tarde'],
      ] as const) {
        if (control) control.value = value;
        control?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await page.waitFor(() => control && describedBy(control) === '');
      }
      page.click(button(page));
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ code: '12345', tables: '2', turn: 'Tarde' });
    });

    it('loses an error that a script of the page takes back when another field changes, but none of the server', async () => {
      const page = await openForm({
        script,
        html: `<az-form form-id="account"><form method="post">
          <label>Usuario <input name="user" value="ana"></label>
          <label>Contraseña <input type="password" name="password" value="talavera"></label>
          <label>Repetir <input type="password" name="repeat" value="talavera2"></label>
          <button>Mandar</button></form></az-form>
          <script>
            const { user, password, repeat } = document.forms[0];
            const compare = () =>
              repeat.setCustomValidity(password.value === repeat.value ? '' : 'Son distintas.');
            compare();
            document.addEventListener('input', compare);
          </script>`,
      });
      const [user, password, repeat] = ['user', 'password', 'repeat'].map((name) =>
        page.$<HTMLInputElement>(`[name="${name}"]`),
      ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
      page.click(button(page));
      await page.waitFor(() => describedBy(repeat) === 'Son distintas.');
      password.focus();
      await page.press('End');
      await page.type('2');
      await page.waitFor(() => !repeat.hasAttribute('aria-invalid'));
      expect(describedBy(repeat)).to.equal('');
      await fault({
        path: '/api/form/SaveFormSubmission',
        status: 400,
        body: { errors: { user: 'Ya existe.' } },
      });
      page.click(button(page));
      await page.waitFor(() => describedBy(user) === 'Ya existe.');
      password.focus();
      await page.press('End');
      await page.type('3');
      await page.painted();
      expect(describedBy(user)).to.equal('Ya existe.');
    });

    it("keeps the typed text and its button's text after a failure", async () => {
      const page = await openForm({ script, html: ownForm('form-id="visit"') });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      await fault({
        path: '/api/form/SaveFormSubmission',
        status: 400,
        body: { errors: { mail: 'Ya lo tenemos.' } },
      });
      page.click(button(page));
      await page.waitFor(() => page.$('.summary'));
      expect(button(page).textContent).to.equal('Mandar');
      expect(describedBy(page.$('[name="mail"]'))).to.equal('Ya lo tenemos.');
      expect(page.$<HTMLInputElement>('[name="who"]').value).to.equal('Ana');
    });

    it('shows what the server at its own address says', async () => {
      const page = await openForm({ script, html: ownForm() });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      await fault({
        path: '/api/endpoint',
        status: 422,
        body: {
          message: 'Invalid',
          errors: { mail: ['Ya lo tenemos.', 'Usa otro.'], gone: 'No es de aquí.' },
        },
      });
      page.click(button(page));
      const summary = await page.waitFor(() => page.$('.summary'));
      expect(describedBy(page.$('[name="mail"]'))).to.equal('Ya lo tenemos. Usa otro.');
      expect(page.text(summary)).to.include('No es de aquí.');
      expect(firedEvents(page).at(-1)?.detail).to.deep.equal({
        status: 422,
        errors: { mail: 'Ya lo tenemos. Usa otro.', gone: 'No es de aquí.' },
      });
      await fault({ path: '/api/endpoint', status: 400, body: { error: 'El taller está lleno.' } });
      page.click(button(page));
      await page.waitFor(() => page.text(page.$('.summary')) === 'El taller está lleno.');
      page.click(button(page));
      await page.waitFor(() => isSent(page));
    });

    it('works without the script', async () => {
      const page = await openPage({ script: null, html: ownForm() });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      page.click(button(page));
      await page.waitFor(async () => (await received('/api/endpoint')).length === 1);
    });

    it('begins anew when a button of the page resets it', async () => {
      const html = ownForm('draft').replace('</form>', '<button type="reset">Borrar</button></form>');
      const page = await openForm({ script, html });
      await type(page, 'mail', 'ana@');
      await type(page, 'text', '123456');
      page.click(button(page));
      await page.waitFor(() => page.$$('[aria-invalid]').length === 3);
      // Not where a script of the page cancels that.
      page.$('form').addEventListener('reset', (event) => event.preventDefault(), { once: true });
      page.click(page.$('[type="reset"]'));
      await page.painted();
      expect(page.$$('[aria-invalid]').length).to.equal(3);
      page.click(page.$('[type="reset"]'));
      await page.waitFor(() => page.$$('[aria-invalid]').length === 0);
      expect(describedBy(page.$('[name="text"]'))).to.equal('0 / 5');
      expect(page.text()).not.to.include('no son válidos');
      expect(JSON.stringify({ ...sessionStorage })).not.to.include('ana@');
    });

    it('keeps a draft over a reload', async () => {
      const page = await openForm({ script, html: ownForm('draft') });
      await type(page, 'who', 'Ana');
      page.window.location.reload();
      await page.waitFor(() => page.captured.documents === 2);
      await page.waitFor(() => page.$<HTMLInputElement>('[name="who"]').value === 'Ana');
    });

    it('keeps a draft of each control where several have one name', async () => {
      const page = await openForm({
        script,
        html: `<az-form draft><form method="post">
          <label>Libro 1 <input name="book"></label> <label>Libro 2 <input name="book"></label>
          <div class="form-item email"><input name="mail" aria-label="Correo 1"></div>
          <div class="form-item email"><input name="mail" aria-label="Correo 2"></div></form></az-form>`,
      });
      for (const [label, text] of [
        ['Libro 1', 'Pedro Páramo'],
        ['Libro 2', 'Rayuela'],
        ['Correo 1', 'ana@example.com'],
      ] as const) {
        page.byRole('textbox', { name: label }).focus();
        await page.type(text);
      }
      // Not a reload, at which Firefox fills in what was typed, too.
      page.window.location.replace(page.window.location.href);
      await page.waitFor(() => page.captured.documents === 2);
      await page.waitFor(() => isReady(page.$('az-form')));
      const values = page.$$<HTMLInputElement>('form input').map(({ value }) => value);
      expect(values).to.deep.equal(['Pedro Páramo', 'Rayuela', '', '']);
    });

    it('keeps the icon in its button after a submission', async () => {
      const page = await openForm({
        script,
        html: '<az-form form-id="f"><form method="post"><input name="a"><button><i class="icon"></i> Mandar</button></form></az-form>',
      });
      await fault({ path: '/api/form/SaveFormSubmission', status: 500 });
      page.click(button(page));
      await page.waitFor(() => page.$('.summary'));
      expect(button(page).innerHTML).to.equal('<i class="icon"></i> Mandar');
    });

    it('has its own button again where the block is destroyed, or the page copied, while it is sent', async () => {
      const page = await openForm({
        script,
        html: `<main><az-form form-id="f"><form method="post"><input name="a" aria-label="A" required>
          <button>Mandar</button> <input type="submit" value="Avisar"></form></az-form></main>`,
      });
      const labels = () => page.$$('[type="submit"], button').map((one) => nameOf(one));
      await type(page, 'a', 'Hola');
      await fault({ path: '/api/form/FormSubmissionKey', delayMs: 5000, times: 2 });
      page.click(button(page));
      await page.waitFor(() => labels().join() === 'Enviando...,Enviando...');
      page.$('main').replaceWith(page.$('main').cloneNode(true));
      await page.waitFor(() => labels().join() === 'Mandar,Avisar');
      expect(button(page).outerHTML).to.equal('<button>Mandar</button>');
      page.click(button(page));
      await page.waitFor(() => labels().join() === 'Enviando...,Enviando...');
      page.window.Azulejo.destroy();
      await page.waitFor(() => labels().join() === 'Mandar,Avisar');
      expect(button(page).outerHTML).to.equal('<button>Mandar</button>');
    });

    it('calls a box by its label beside a hidden control that stands for an empty one', async () => {
      const companion = (name: string) => `<input type="hidden" name="${name}" value="0">`;
      const page = await openForm({
        script,
        html: `<az-form endpoint="/api/endpoint"><form method="post">
          ${companion('terms')}<input type="checkbox" name="terms" value="1" id="t" required><label for="t">Acepto</label>
          <fieldset><legend>Avisos</legend><label><input type="checkbox" name="news" value="1" required> Novedades</label>${companion('news')}</fieldset>
          ${companion('days')}<label for="d">Días</label><select name="days" id="d" multiple required><option value="l">Lunes</option></select>
          <button>Mandar</button></form></az-form>`,
      });
      page.click(button(page));
      const summary = await page.waitFor(() => page.$('.summary'));
      for (const label of ['Acepto', 'Novedades', 'Días'])
        expect(page.text(summary)).to.include(`${label}: Completa este campo.`);
      for (const box of page.allByRole('checkbox')) page.click(box);
      page.$<HTMLOptionElement>('option').selected = true;
      page.click(button(page));
      await page.waitFor(() => isSent(page));
      expect((await received('/api/endpoint')).at(-1)?.body).to.deep.equal({
        terms: ['1'],
        news: ['1'],
        days: ['l'],
      });
    });

    it('is checked in a copy of the page, too', async () => {
      const page = await openForm({ script, html: ownForm('form-id="visit"') });
      page.$('main').replaceWith(page.$('main').cloneNode(true));
      await page.waitFor(() => isReady(page.$('az-form')));
      page.click(button(page));
      await page.waitFor(() => describedBy(page.$('[name="who"]')).includes('Completa este campo.'));
      page.window.Azulejo.destroy();
      await page.waitFor(() => !page.$<HTMLFormElement>('form').noValidate);
    });

    it('follows a control that stands outside of it', async () => {
      const page = await openForm({
        script,
        html: `<label>Código <input form="visita" name="code" required></label>
          <az-form endpoint="/api/endpoint"><form id="visita" method="post"><button>Mandar</button></form></az-form>`,
      });
      page.click(button(page));
      const code = page.byRole('textbox', { name: 'Código' });
      await page.waitFor(() => describedBy(code) === 'Completa este campo.');
      await type(page, 'code', '7');
      await page.waitFor(() => describedBy(code) === '');
      expect(code.getAttribute('aria-invalid')).to.equal(null);
    });

    it('is sent unchecked with `novalidate`', async () => {
      const page = await openForm({ script, html: ownForm('form-id="visit"', 'novalidate') });
      await type(page, 'mail', 'ana@');
      page.click(button(page));
      await page.waitFor(() => page.$('az-form').matches(':state(sent)'));
    });

    it('follows the pressed button: unchecked with `formnovalidate`, by the browser with `formmethod="get"`', async () => {
      const buttons = `<button name="as" value="draft" formnovalidate formenctype="multipart/form-data">Guardar</button>
        <button formmethod="get" formaction="/form.html" formnovalidate>Buscar</button></form>`;
      const page = await openForm({ script, html: ownForm().replace('</form>', buttons) });
      page.click(page.byRole('button', { name: 'Mandar' }));
      await page.waitFor(() => page.$('.summary'));
      await fault({ path: '/api/endpoint', status: 500 });
      page.click(page.byRole('button', { name: 'Guardar' }));
      await page.waitFor(() => page.text(page.$('.summary')).startsWith('Error de servidor'));
      const calls = await received('/api/endpoint');
      expect(calls.map(({ body }) => (body as { as: string }).as)).to.deep.equal(['draft']);
      expect(calls[0]?.headers['content-type']).to.match(/^multipart\/form-data/);
      page.click(page.byRole('button', { name: 'Buscar' }));
      await page.waitFor(() => page.captured.documents === 2);
      expect(page.window.location.pathname).to.equal('/form.html');
    });

    it('with a `target` is sent there by the browser, once the input is valid', async () => {
      const page = await openForm({
        script,
        html: `${ownForm('', 'target="answer"')}<iframe name="answer"></iframe>`,
      });
      page.click(button(page));
      await page.waitFor(() => page.$('.summary'));
      expect(await received('/api/endpoint')).to.deep.equal([]);
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      page.click(button(page));
      await page.waitFor(async () => (await received('/api/endpoint')).length === 1);
      expect(page.$('az-form').matches(':state(submitting)')).to.equal(false);
      expect(page.$<HTMLInputElement>('[name="who"]').value).to.equal('Ana');
    });

    it('with a `target` tells scripts of valid input, which may keep the browser from sending it', async () => {
      const page = await openForm({
        script,
        html: `${ownForm('', 'target="answer"')}<iframe name="answer"></iframe>`,
      });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      const host = page.$('az-form');
      host.addEventListener('az-submit', (event) => event.preventDefault(), { once: true });
      page.click(button(page));
      page.click(button(page));
      await page.waitFor(async () => (await received('/api/endpoint')).length > 0);
      expect(await received('/api/endpoint')).to.have.length(1);
      const submissions = firedEvents(page).filter(({ type }) => type === 'az-submit');
      expect(submissions).to.have.length(2);
      expect(submissions[0]?.detail?.form).to.include({ who: 'Ana', mail: 'ana@example.com', token: 't-1' });
    });

    for (const target of ['', 'target="answer"'])
      it(`has a honeypot that no person sees, and that is not sent${target && ` with a \`target\``}`, async () => {
        const page = await openForm({
          script,
          // A rule for everything in the page's form does not show the control.
          html: `<style>form * { width: 100%; height: 3em; position: static }</style>
            ${ownForm('honeypot', target)}<iframe name="answer"></iframe>`,
        });
        await type(page, 'who', 'Ana');
        await type(page, 'mail', 'ana@example.com');
        const honeypot = page.$<HTMLInputElement>('form [name="az-url"]');
        expect(page.allByRole('textbox')).not.to.include(honeypot);
        expect(honeypot.parentElement?.offsetHeight).to.equal(1);
        honeypot.value = 'https://spam.example';
        page.click(button(page));
        await page.waitFor(() =>
          page.text(page.$('.summary')).startsWith('No pudimos enviar el formulario.'),
        );
        expect(await received('/api/endpoint')).to.deep.equal([]);
        page.click(button(page));
        await page.waitFor(async () => (await received('/api/endpoint')).length === 1);
        const [call] = await received('/api/endpoint');
        expect(call?.body).to.include({ who: 'Ana' }).and.not.to.have.property('az-url');
        page.$('az-form').removeAttribute('honeypot');
        await page.waitFor(() => page.$$('[name="az-url"]').length === 0);
      });

    it('with a `target` is refused when the visitor was too quick', async () => {
      const page = await openForm({
        script,
        html: `${ownForm('minimum-time="600"', 'target="answer"')}<iframe name="answer"></iframe>`,
      });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      page.click(button(page));
      await page.waitFor(() => page.text(page.$('.summary')).startsWith('El envío fue demasiado rápido.'));
      expect(await received('/api/endpoint')).to.deep.equal([]);
    });

    it('was not sent where the server says so in its answer, whatever the status', async () => {
      const page = await openForm({ script, html: ownForm() });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      await fault({
        path: '/api/endpoint',
        status: 200,
        body: { success: false, errors: { mail: 'Ya lo tenemos.' } },
      });
      page.click(button(page));
      await page.waitFor(() => page.$('.summary'));
      expect(describedBy(page.$('[name="mail"]'))).to.equal('Ya lo tenemos.');
      expect(isSent(page)).to.equal(false);
    });

    it('tells of no missing connection where a server shows its answer to no script, and the console says what to do', async () => {
      // The same server at another origin; a broken connection looks to the page like an answer that is kept from it.
      const action = `http://127.0.0.1:${location.port}/api/endpoint`;
      await fault({ path: '/api/endpoint', drop: true });
      const page = await openForm({
        script,
        html: ownForm().replace('action="/api/endpoint"', `action="${action}"`),
      });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      page.click(button(page));
      await page.waitFor(() => page.$('.summary'));
      expect(page.text(page.$('.summary'))).to.equal('Error desconocido, intenta nuevamente más tarde.');
      const warnings = page.captured.console.filter(({ text }) => text.includes('target="_self"'));
      expect(warnings.length).to.equal(1);
    });

    it('runs the code that its owner has for a submission', async () => {
      const page = await openForm({ script, html: ownForm('', 'onsubmit="window.hasSubmitted = true"') });
      page.click(button(page));
      expect((page.window as unknown as { hasSubmitted?: boolean }).hasSubmitted).to.equal(true);
    });

    it('is restored when the block is destroyed', async () => {
      const page = await openForm({ script, html: ownForm('', 'onsubmit="Y.use()"') });
      expect(page.$('form').hasAttribute('onsubmit')).to.equal(false);
      const { noValidate } = page.$<HTMLFormElement>('form');
      expect(noValidate).to.equal(true);
      page.click(button(page));
      await page.waitFor(() => page.$('.az-error-message'));
      page.window.Azulejo.destroy();
      await page.waitFor(() => !page.$<HTMLFormElement>('form').noValidate);
      expect(page.$$('.az-error-message, [aria-invalid], [data-invalid]')).to.deep.equal([]);
      expect(page.$('form').getAttribute('onsubmit')).to.equal('Y.use()');
      expect(page.$$('.az-count')).to.deep.equal([]);
      expect(page.text()).to.include('Quién');
    });
  });
});
