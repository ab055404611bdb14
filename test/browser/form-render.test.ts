import { fill, formOf, isSent, lastSubmission, openForm, send } from './form-support';
import { axeViolations } from './support/axe';
import { chunkWith } from './support/chunk-with';
import { eachFlavour } from './support/flavour';
import { openPage } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const data = { formId: 'f', fields: [{ id: 'tel', type: 'phone', title: 'Teléfono' }] };
const fallback = '<a href="tel:+5255">Llámanos</a>';

eachFlavour(({ name, script }) => {
  describe(`a form that cannot be rendered (${name})`, () => {
    beforeEach(resetSite);

    it('is logged, and its own content stays in sight', async () => {
      const path = await chunkWith('tel-area-code', await openForm({ script, html: formOf(data) }));
      await fault({ path, status: 500, times: 9 });
      const html = `<script>heard = []; addEventListener('az-error', ({ detail }) => heard.push(detail));</script>
        ${formOf(data).replace('</az-form>', `${fallback}</az-form>`)}`;
      const page = await openPage({ script, html });
      await page.waitFor(() => page.console.some(({ level }) => level === 'error'));
      const lines = page.console.filter(({ text }) => text.includes('Could not render form'));
      expect(lines.length).to.equal(1);
      expect(page.byRole('link', { name: 'Llámanos' })).to.be.an.instanceof(page.window.HTMLElement);
      const [detail] = (page.window as unknown as { heard: { block: string; error: Error }[] }).heard;
      expect(detail?.block).to.equal('form');
      expect(`${detail?.error}`).to.include('Could not render form');
    });

    it('shows its fallback where it has no fields', async () => {
      const page = await openPage({ script, html: `<az-form form-id="f">${fallback}</az-form>` });
      await page.waitFor(() => page.$('az-form').matches(':state(ready)'));
      expect(page.text()).to.equal('Llámanos');
    });
  });

  describe(`a form of which only the look came (${name})`, () => {
    beforeEach(resetSite);

    it('says so when it is sent, loses nothing, and sends at the next press', async () => {
      const html = formOf({ formId: 'f', fields: [{ id: 'a', title: 'Mensaje' }] });
      const path = await chunkWith('az-submit', await openForm({ script, html }));
      await fault({ path, status: 500, delayMs: 200, times: 99 });
      const page = await openPage({ script, html: `<main><h1>Taller</h1>${html}</main>` });
      await page.waitFor(() => page.$('az-form').matches(':state(ready)'));
      await fill(page, 'Mensaje', 'Hola');
      const { href } = page.window.location;
      for (let press = 0; press < 2; press++) {
        send(page);
        await page.waitFor(() => page.byRole('button', { name: 'Enviando...' }));
        await page.waitFor(() => page.byRole('button', { name: 'Enviar' }));
        expect(page.text(page.byRole('alert'))).to.equal('No se pudo conectar...');
      }
      // By Enter the browser submits it, too.
      page.byRole('textbox').focus();
      await page.press('Enter');
      await page.waitFor(() => page.byRole('button', { name: 'Enviando...' }));
      await page.waitFor(() => page.byRole('alert'));
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.window.location.href).to.equal(href);
      expect(page.captured.documents).to.equal(1);
      expect(page.$<HTMLInputElement>('[name="a"]').value).to.equal('Hola');
      await resetSite();
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ a: 'Hola' });
      expect(page.captured.documents).to.equal(1);
    });
  });
});
