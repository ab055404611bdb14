import { describedBy, firedEvents, openForm } from './form-support';
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

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

eachFlavour(({ name, script }) => {
  describe(`a form of the page's own (${name})`, () => {
    beforeEach(resetSite);

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

    it('of the site builder names required fields by classes', async () => {
      const page = await openForm({
        script,
        html: `<az-form><form action="/api/endpoint" method="post">
          <fieldset class="form-item fields name required"><legend class="title">Nombre</legend>
            <label class="caption"><input name="fname" type="text" aria-required="true"> De pila</label></fieldset>
          <div class="form-item field email"><label class="title" for="e">Correo <span class="required">*</span></label>
            <input class="field-element" id="e" name="email" type="text"></div>
          <div class="form-item field radio"><div class="title">Equipo <span class="required">*</span></div>
            <label><input type="radio" name="r" value="1"> Traigo el mío</label></div>
          <div class="form-item field text"><label class="title" for="t">Otro</label><input id="t" name="t"></div>
          <input type="submit" value="Mandar"></form></az-form>`,
      });
      page.$<HTMLInputElement>('[type="submit"]').click();
      const summary = await page.waitFor(() => page.$('.summary'));
      expect([...summary.querySelectorAll('li')].map((line) => page.text(line).split(':')[0])).to.deep.equal([
        'De pila',
        'Correo',
        'Equipo',
      ]);
      expect(page.text(summary)).to.include('De pila: Completa este campo.');
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

    it('submits a field of several parts as a list, and a field without a name by its id', async () => {
      const page = await openForm({
        script,
        query: 'campaign=spring',
        html: `<az-form form-id="saved"><form method="POST" novalidate onsubmit="return Y.use('submit'), false">
          <fieldset id="name-1" class="form-item fields name"><legend class="title">Nombre</legend>
            <input name="fname" value="Ana"><input name="lname" value="López"></fieldset>
          <fieldset id="phone-2" class="form-item fields phone"><legend class="title">Teléfono</legend>
            <input value="55"><input value="1234"><input value="5678"></fieldset>
          <fieldset id="date-3" class="form-item fields date"><legend class="title">Día</legend>
            <input data-title="Day" value="21"><input data-title="Month" value="11"><input data-title="Year" value="2026"></fieldset>
          <div id="textarea-4" class="form-item field textarea required"><label class="title" for="t4">Mensaje</label>
            <textarea id="t4"></textarea></div>
          <input type="hidden" class="form-item field hidden" id="hidden-5" name="campaign" value="none">
          <input type="submit" value="Mandar"></form></az-form>`,
      });
      const submit = page.$<HTMLInputElement>('[type="submit"]');
      submit.click();
      await page.waitFor(() => describedBy(page.$('#t4')) === 'Completa este campo.');
      page.$('#t4').focus();
      await page.type('Hola');
      submit.click();
      await page.waitFor(() => page.$('az-form').matches(':state(sent)'));
      const [call] = await received('/api/form/SaveFormSubmission');
      const { form } = (call as { body: unknown }).body as { form: string };
      expect(JSON.parse(form)).to.deep.equal({
        'name-1': ['Ana', 'López'],
        'phone-2': ['', '55', '1234', '5678'],
        'date-3': ['11', '21', '2026'],
        t4: 'Hola',
        campaign: 'spring',
      });
      // The saved inline handler would have thrown.
      expect(page.errors).to.deep.equal([]);
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

    it('works without the script', async () => {
      const page = await openPage({ script: null, html: ownForm() });
      await type(page, 'who', 'Ana');
      await type(page, 'mail', 'ana@example.com');
      page.click(button(page));
      await page.waitFor(async () => (await received('/api/endpoint')).length === 1);
    });

    it('keeps a draft over a reload', async () => {
      const page = await openForm({ script, html: ownForm('draft') });
      await type(page, 'who', 'Ana');
      page.window.location.reload();
      await page.waitFor(() => page.captured.documents === 2);
      await page.waitFor(() => page.$<HTMLInputElement>('[name="who"]').value === 'Ana');
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

    it('is sent unchecked where the page says `novalidate`', async () => {
      const page = await openForm({ script, html: ownForm('form-id="visit"', 'novalidate') });
      await type(page, 'mail', 'ana@');
      page.click(button(page));
      await page.waitFor(() => page.$('az-form').matches(':state(sent)'));
    });

    it('is restored when the block is destroyed', async () => {
      const page = await openForm({ script, html: ownForm('', 'onsubmit="return false"') });
      expect(page.$('form').hasAttribute('onsubmit')).to.equal(false);
      const { noValidate } = page.$<HTMLFormElement>('form');
      expect(noValidate).to.equal(true);
      page.window.Azulejo.destroy();
      await page.waitFor(() => !page.$<HTMLFormElement>('form').noValidate);
      expect(page.$('form').getAttribute('onsubmit')).to.equal('return false');
      expect(page.$$('.az-count')).to.deep.equal([]);
      expect(page.text()).to.include('Quién');
    });
  });
});
