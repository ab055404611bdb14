import { fill, firedEvents, isSent, lastSubmission, openForm, savePath, send } from './form/support';
import { axeViolations } from './support/axe';
import { contrastToWhite } from './support/contrast';
import { bothFlavours } from './support/flavour';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const newsletter = (data: object = {}, attributes = '') =>
  `<main><h1>Taller</h1><az-newsletter ${attributes} data='${JSON.stringify({ formId: 'letter', ...data })}'></az-newsletter></main>`;

bothFlavours(({ name, script }) => {
  describe(`a newsletter (${name})`, () => {
    beforeEach(resetSite);

    it('asks for an e-mail and fires an event when the visitor has signed up', async () => {
      const page = await openForm({ script, html: newsletter() });
      expect(page.allByRole('textbox').length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
      await fill(page, 'Correo electrónico', 'ana@example.com');
      send(page, 'Suscribirse');
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ email: 'ana@example.com' });
      expect((await lastSubmission()).rest).to.include({ formId: 'letter', submitButtonText: 'Suscribirse' });
      expect(firedEvents(page).map(({ type }) => type)).to.deep.equal([
        'az-submit',
        'az-success',
        'az-newsletter-signup',
      ]);
      expect(firedEvents(page).at(-1)?.detail).to.deep.equal({ formId: 'letter' });
      expect(page.text()).to.include('¡Gracias por suscribirte!');
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('asks for an optional name with `showName`', async () => {
      const page = await openForm({ script, html: newsletter({}, 'show-name') });
      expect(page.allByRole('textbox').length).to.equal(3);
      await fill(page, 'Correo electrónico', 'ana@example.com');
      send(page, 'Suscribirse');
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ name: ['', ''], email: 'ana@example.com' });
    });

    it('sends the page’s own form, whose fields take the place of the e-mail', async () => {
      const form =
        '<form method="post"><label>Tu correo <input name="mail" type="email" required></label><button>Apuntarme</button></form>';
      const page = await openForm({
        script,
        html: `<az-newsletter form-id="letter" endpoint="/api/endpoint">${form}</az-newsletter>`,
      });
      expect(page.allByRole('textbox')).to.deep.equal([page.$('[name="mail"]')]);
      page.$('[name="mail"]').focus();
      await page.type('ana@example.com');
      send(page, 'Apuntarme');
      await page.waitFor(() => isSent(page));
      expect((await received('/api/endpoint'))[0]?.body).to.include({ mail: 'ana@example.com' });
      expect(firedEvents(page).at(-1)?.type).to.equal('az-newsletter-signup');
    });

    it("shows the server's message at the field, without notices above and below", async () => {
      const page = await openForm({ script, html: newsletter() });
      await fill(page, 'Correo electrónico', 'ana@example.com');
      await fault({ path: savePath, status: 400, body: { errors: { email: 'Ya estás en la lista.' } } });
      send(page, 'Suscribirse');
      await page.waitFor(() => page.text().includes('Ya estás en la lista.'));
      expect(page.text()).not.to.include('desplázate');
      expect(firedEvents(page).map(({ type }) => type)).to.deep.equal(['az-submit', 'az-failure']);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('shows what visitors type in dark on a white field, in a dark footer of a light page', async () => {
      const html = `<div style="color: #fff; background: #14213d">${newsletter()}</div>`;
      const page = await openForm({ script, html });
      const { color, backgroundColor } = page.window.getComputedStyle(page.byRole('textbox'));
      expect(contrastToWhite(backgroundColor)).to.equal(1);
      expect(contrastToWhite(color)).to.be.greaterThan(7);
    });

    it('shows its disclaimer as sanitised HTML', async () => {
      const disclaimer = '<p>A <a href="/p">nadie más</a><img src="x" alt="" onerror="top.ran=1"></p>';
      const page = await openForm({ script, html: newsletter({ disclaimer }) });
      expect(page.byRole('link', { name: 'nadie más' }).getAttribute('href')).to.equal('/p');
      expect(page.$$('[onerror]')).to.deep.equal([]);
    });

    it('has its button below the field in a container under 320 px', async () => {
      const page = await openForm({ script, html: newsletter() });
      const isBelow = () =>
        page.byRole('button').getBoundingClientRect().top >=
        page.byRole('textbox').getBoundingClientRect().bottom;
      expect(isBelow()).to.equal(false);
      page.$('az-newsletter').style.width = '319px';
      await page.waitFor(isBelow);
      page.$('az-newsletter').style.width = '320px';
      await page.waitFor(() => !isBelow());
    });
  });
});
