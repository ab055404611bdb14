import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { offline } from '../support/tab';
import {
  describedBy,
  fill,
  firedEvents,
  formOf,
  isSent,
  keyPath,
  lastSubmission,
  openForm,
  savePath,
  send,
} from './support';

const data = {
  formId: 'visit',
  fields: [
    { id: 'mail', type: 'email', title: 'Correo' },
    { id: 'text', type: 'textarea', title: 'Mensaje' },
  ],
};

const typed = (page: Page) => page.$$<HTMLInputElement>('[part="control"]').map(({ value }) => value);

/** Fills in the form, sends it, and waits until it says why it could not be sent. */
async function failing(page: Page): Promise<HTMLElement> {
  await fill(page, 'Correo', 'ana@example.com');
  await fill(page, 'Mensaje', 'Hola');
  send(page);
  return page.waitFor(() => page.$<HTMLElement>('.summary'));
}

/** The server's response, and the text that the visitor reads. */
const failures = [
  {
    status: 401,
    body: { error: 'no' },
    message: 'No se ha podido enviar el formulario. Por favor, vuelve a intentarlo más tarde.',
  },
  { status: 404, body: {}, message: 'Este formulario aún no está configurado.' },
  {
    status: 429,
    body: {},
    message: 'Se hicieron demasiados envíos. Espera un momento e intenta nuevamente.',
  },
  { status: 500, body: 'oops', message: 'Error de servidor interno. Intenta nuevamente más tarde.' },
  { status: 400, body: { error: 'El taller está lleno.' }, message: 'El taller está lleno.' },
  { status: 200, body: '{"half', message: 'Error desconocido, intenta nuevamente más tarde.' },
  { drop: true, message: 'No se pudo conectar...' },
];

defaultFlavour(({ name, script }) => {
  describe(`a submission that fails (${name})`, () => {
    beforeEach(resetSite);

    for (const { message, ...answer } of failures)
      it(`shows the reason, and leaves the typed text: ${JSON.stringify(answer)}`, async () => {
        const page = await openForm({ script, html: formOf(data) });
        await fault({ path: savePath, ...answer });
        const summary = await failing(page);
        expect(page.text(summary)).to.equal(message);
        expect(page.focused).to.equal(summary);
        expect(typed(page)).to.deep.equal(['ana@example.com', 'Hola']);
        expect(firedEvents(page).at(-1)).to.deep.equal({
          type: 'az-failure',
          detail: { status: answer.status ?? 0, errors: {} },
        });
        expect(await axeViolations(page)).to.deep.equal([]);
        // The next try needs nothing typed again.
        send(page);
        await page.waitFor(() => isSent(page));
        expect((await lastSubmission()).form).to.deep.equal({ mail: 'ana@example.com', text: 'Hola' });
      });

    it('shows a message when the server gives no key', async () => {
      const page = await openForm({ script, html: formOf(data) });
      await fault({ path: keyPath, status: 500 });
      const summary = await failing(page);
      expect(page.text(summary)).to.equal(
        'No se pudo obtener una clave de envío de formulario. Intenta nuevamente más tarde.',
      );
      expect(typed(page)).to.deep.equal(['ana@example.com', 'Hola']);
      expect(await received(savePath)).to.deep.equal([]);
    });

    it('marks each field that the server rejects, with notices above and below the form', async () => {
      const page = await openForm({ script, html: `<main><h1>Visita</h1>${formOf(data)}</main>` });
      await fault({
        path: savePath,
        status: 400,
        body: { errors: { mail: 'Se escribe {email}.', gone: 'No es de aquí.' } },
      });
      const summary = await failing(page);
      const problem = 'Ha habido un problema con tu formulario. Por favor desplázate hacia';
      expect(page.text(summary))
        .to.include(`${problem} abajo para revisarlo.`)
        .and.to.include('No es de aquí.')
        .and.to.include('Se escribe nombre@ejemplo.com.');
      expect(page.text()).to.include(`${problem} arriba para revisarlo.`);
      const mail = page.byRole('textbox', { name: 'Correo' });
      expect(mail.getAttribute('aria-invalid')).to.equal('true');
      expect(describedBy(mail)).to.equal('Se escribe nombre@ejemplo.com.');
      expect(firedEvents(page).at(-1)?.detail).to.deep.equal({
        status: 400,
        errors: { mail: 'Se escribe {email}.', gone: 'No es de aquí.' },
      });
      expect(await axeViolations(page)).to.deep.equal([]);
      // What the server has said holds until the field is changed.
      await fill(page, 'Mensaje', '!');
      expect(mail.getAttribute('aria-invalid')).to.equal('true');
      // Also while the new input is not valid yet.
      mail.focus();
      (mail as HTMLInputElement).select();
      await page.type('ana@');
      expect(mail.hasAttribute('aria-invalid')).to.equal(false);
    });

    if (supports('offline'))
      it('keeps the typed text when the network fails during the submission', async () => {
        const page = await openForm({ script, html: formOf(data) });
        await fault({ path: keyPath, delayMs: 2000 });
        await fill(page, 'Correo', 'ana@example.com');
        send(page);
        // The key's request has left, so that it is the submission that finds no network.
        await page.waitFor(async () => (await received(keyPath)).length > 0);
        await offline(true);
        try {
          const summary = await page.waitFor(() => page.byRole('group', { name: 'No se pudo conectar...' }));
          expect(page.focused).to.equal(summary);
          expect(firedEvents(page).at(-1)).to.deep.equal({
            type: 'az-failure',
            detail: { status: 0, errors: {} },
          });
          expect(typed(page)).to.deep.equal(['ana@example.com', '']);
        } finally {
          await offline(false);
        }
        send(page);
        await page.waitFor(() => isSent(page));
        expect((await lastSubmission()).form).to.include({ mail: 'ana@example.com' });
      });

    it('is refused when the invisible field is filled in or the visitor was too quick, and may be sent again', async () => {
      const fields = [{ id: 'a', title: 'A' }];
      const page = await openForm({
        script,
        html:
          formOf({ formId: 'f', honeypot: true, fields }) + formOf({ formId: 'g', minimumTime: 600, fields }),
      });
      const [honeypot] = page.$$<HTMLInputElement>('[name="az-url"]') as [HTMLInputElement];
      expect(page.allByRole('textbox').length).to.equal(2);
      honeypot.value = 'https://spam.example';
      for (const button of page.allByRole('button', { name: 'Enviar' })) page.click(button);
      const [first, second] = await page.waitFor(
        () => page.$$('.summary').length === 2 && page.$$('.summary'),
      );
      expect([page.text(first), page.text(second)]).to.deep.equal([
        'No pudimos enviar el formulario. Inténtalo de nuevo.',
        'El envío fue demasiado rápido. Espera unos segundos e intenta nuevamente.',
      ]);
      expect(await received(keyPath)).to.deep.equal([]);
      // A password manager may have filled in the field.
      page.click(page.allByRole('button', { name: 'Enviar' })[0] as HTMLElement);
      await page.waitFor(() => page.$('az-form').matches(':state(sent)'));
    });
  });

  it(`a form in a dialog counts its minimum time from when the dialog opens (${name})`, async () => {
    await resetSite();
    const settings = { formId: 'f', lightboxMode: true, minimumTime: 600, fields: [{ id: 'a', title: 'A' }] };
    const page = await openForm({ script, html: formOf(settings) });
    const { performance } = page.window;
    const realNow = performance.now.bind(performance);
    let passedMs = 700_000;
    performance.now = () => realNow() + passedMs;
    page.click(page.byRole('button', { name: 'Abrir el formulario' }));
    await page.waitFor(() => page.$('az-form').matches(':state(open)'));
    send(page);
    await page.waitFor(() => page.$('.summary'));
    expect(page.text(page.$('.summary'))).to.include('El envío fue demasiado rápido.');
    passedMs += 700_000;
    send(page);
    await page.waitFor(() => isSent(page));
  });

  describe(`a form that has been sent (${name})`, () => {
    beforeEach(resetSite);

    it('is replaced by its message, which is announced and takes the focus', async () => {
      const postSubmitMessage = '<p>¡<b>Gracias</b>! <img src="x" alt="" onerror="alert(1)"></p>';
      const html = `<main><h1>Visita</h1>${formOf({ ...data, postSubmitMessage })}</main>`;
      const page = await openForm({ script, html });
      send(page);
      await page.waitFor(() => isSent(page));
      const status = page.byRole('status');
      expect(page.text(status)).to.equal('¡Gracias!');
      expect(status.querySelector('b')).not.to.equal(null);
      expect(status.querySelector('[onerror]')).to.equal(null);
      expect(status.contains(page.focused)).to.equal(true);
      // Screen readers read the focused message. As news, they would read it once more.
      expect(status.getAttribute('aria-live')).to.equal('off');
      expect(page.allByRole('textbox')).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('has an example address in the place of `{email}` in its message', async () => {
      const postSubmitMessage = 'Una dirección es como <b>{email}</b>.';
      const page = await openForm({ script, html: formOf({ ...data, postSubmitMessage }) });
      send(page);
      await page.waitFor(() => isSent(page));
      expect(page.text(page.byRole('status'))).to.equal('Una dirección es como nombre@ejemplo.com.');
    });

    it('leaves the focus of a visitor who has gone on to another part of the page', async () => {
      const page = await openForm({ script, html: `${formOf(data)}<input aria-label="Buscar">` });
      await fault({ path: savePath, delayMs: 300 });
      send(page);
      const search = page.byRole('textbox', { name: 'Buscar' });
      search.focus();
      await page.waitFor(() => isSent(page));
      expect(page.text(page.byRole('status'))).not.to.equal('');
      expect(page.byRole('status').hasAttribute('aria-live')).to.equal(false);
      expect(page.focused).to.equal(search);
    });

    it('scrolls its message into view', async () => {
      const fields = Array.from({ length: 30 }, (_, nth) => ({ id: `f${nth}`, title: `Campo ${nth}` }));
      const page = await openForm({
        script,
        html: `${formOf({ formId: 'f', fields })}<p>${'más '.repeat(5000)}</p>`,
      });
      page.byRole('button', { name: 'Enviar' }).focus();
      await page.press('Enter');
      await page.waitFor(() => isSent(page));
      await page.waitFor(() => {
        const { top, bottom } = page.$('.message').getBoundingClientRect();
        return top >= 0 && bottom <= page.window.innerHeight;
      });
    });

    it('inserts its HTML into the page and runs the scripts', async () => {
      const postSubmitHtml =
        '<p id="thanks">Hasta pronto</p><script>window.counted = document.getElementById("thanks").textContent;</script>';
      const page = await openForm({
        script,
        html: formOf({ ...data, postSubmitHtml }),
      });
      send(page);
      await page.waitFor(() => (page.window as unknown as { counted?: string }).counted === 'Hasta pronto');
      expect(page.text()).to.include('Hasta pronto');
    });

    it('runs no script when the page forbids scripts', async () => {
      const postSubmitHtml =
        '<p>Hasta pronto</p><script>window.counted = 1;</script><img src="x" onerror="window.counted = 2">';
      const page = await openForm({
        script,
        html: formOf({ ...data, postSubmitHtml }),
      });
      page.window.Azulejo.config.allowScripts = false;
      send(page);
      await page.waitFor(() => page.text().includes('Hasta pronto'));
      await page.painted();
      expect((page.window as unknown as { counted?: number }).counted).to.equal(undefined);

      // As the script tag's `data-allow-scripts="false"` has it.
      page.window.Azulejo.config.allowScripts = 'false';
      page.$('az-form').setAttribute('post-submit-html', postSubmitHtml.replace('pronto', 'luego'));
      await page.waitFor(() => page.text().includes('Hasta luego'));
      await page.painted();
      expect((page.window as unknown as { counted?: number }).counted).to.equal(undefined);
    });

    it('leads to `successRedirect`', async () => {
      const page = await openForm({
        script,
        html: formOf({ ...data, successRedirect: '/accordion.html?from=form' }),
      });
      send(page);
      await page.waitFor(() => page.window.location.pathname === '/accordion.html');
      expect(page.window.location.search).to.equal('?from=form');
    });

    it('leads to an anchor of its own page, and can be sent again', async () => {
      const html = `${formOf({ ...data, successRedirect: '#thanks' })}<p id="thanks">Gracias</p>`;
      const page = await openForm({ script, html });
      await fill(page, 'Correo', 'ana@example.com');
      send(page);
      await page.waitFor(() => page.window.location.hash === '#thanks');
      await page.waitFor(() => page.allByRole('button', { name: 'Enviar' }).length);
      expect(page.$('az-form').matches(':state(submitting)')).to.equal(false);
      expect(page.$<HTMLInputElement>('[name="mail"]').value).to.equal('');
      send(page);
      await page.waitFor(async () => (await received(savePath)).length === 2);
    });

    it('leads nobody to `successRedirect` who has gone to another page of a router', async () => {
      const page = await openForm({ script, html: formOf({ ...data, successRedirect: '#thanks' }) });
      await fault({ path: savePath, delayMs: 300 });
      const form = page.$('az-form');
      const succeeded = new Promise((resolve) => form.addEventListener('az-success', resolve));
      send(page);
      form.remove();
      await succeeded;
      await page.painted();
      expect(page.window.location.hash).to.equal('');
    });

    it('says that it was sent where its address leaves the page here, as that of a phone does', async () => {
      const page = await openForm({
        script,
        html: formOf({ ...data, successRedirect: 'tel:+525555550100' }),
      });
      const succeeded = new Promise((resolve) => page.$('az-form').addEventListener('az-success', resolve));
      const button = page.byRole('button', { name: 'Enviar' });
      page.click(button);
      await succeeded;
      // While the browser leaves, a press is none.
      page.click(button);
      expect(firedEvents(page).filter(({ type }) => type === 'az-submit')).to.have.length(1);
      // The form is there for another answer where the browser brings the page back as it was.
      page.window.dispatchEvent(new page.window.PageTransitionEvent('pageshow', { persisted: true }));
      await page.waitFor(() => page.allByRole('button', { name: 'Enviar' }).length);
      await page.waitFor(() => isSent(page));
    });

    it('does not follow a `successRedirect` that would run a script', async () => {
      const page = await openForm({
        script,
        html: formOf({ ...data, successRedirect: 'javascript:top.ran=1' }),
      });
      send(page);
      await page.waitFor(() => isSent(page));
      expect((window as unknown as { ran?: number }).ran).to.equal(undefined);
    });

    it('is sent to `endpoint` as JSON, without calls of the API', async () => {
      const page = await openForm({ script, html: formOf({ ...data, endpoint: '/api/endpoint' }) });
      await fill(page, 'Correo', 'ana@example.com');
      send(page);
      await page.waitFor(() => isSent(page));
      const calls = await received();
      expect(calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal(['POST /api/endpoint']);
      expect(calls[0]?.headers.accept).to.equal('application/json');
      expect(calls[0]?.body).to.deep.equal({ mail: 'ana@example.com', text: '' });
      expect(calls[0]?.headers['content-type']).to.include('application/json');
    });

    it('says that the submission failed where the endpoint refuses it with errors of an unknown shape', async () => {
      const page = await openForm({
        script,
        html: formOf({ ...data, formId: '', endpoint: '/api/endpoint' }),
      });
      await fault({ path: '/api/endpoint', status: 400, body: { errors: [{ path: 'mail', msg: 'taken' }] } });
      const summary = await failing(page);
      expect(page.text(summary)).to.include('Hubo un error al procesar el envío de formulario.');
    });

    for (const body of [
      { success: false, message: 'El taller está lleno.' },
      { ok: 'false', error: 'El taller está lleno.' },
      { result: 'error', message: 'El taller está lleno.' },
      { success: false, data: { message: 'El taller está lleno.' } },
    ])
      it(`was not sent where the endpoint says so with the status 200: ${JSON.stringify(body)}`, async () => {
        const page = await openForm({
          script,
          html: formOf({ ...data, formId: '', endpoint: '/api/endpoint' }),
        });
        await fault({ path: '/api/endpoint', status: 200, body });
        const summary = await failing(page);
        expect(page.text(summary)).to.equal('El taller está lleno.');
        expect(typed(page)).to.deep.equal(['ana@example.com', 'Hola']);
        expect(firedEvents(page).at(-1)).to.deep.equal({
          type: 'az-failure',
          detail: { status: 200, errors: {} },
        });
      });

    it('is empty again after `reset()`', async () => {
      const page = await openForm({ script, html: formOf(data) });
      await fill(page, 'Mensaje', 'Hola');
      send(page);
      await page.waitFor(() => isSent(page));
      page.$<HTMLElement & { reset(): void }>('az-form').reset();
      await page.waitFor(() => !isSent(page));
      expect(typed(page)).to.deep.equal(['', '']);
    });
  });
});
