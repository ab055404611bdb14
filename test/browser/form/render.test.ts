import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { chunkWith } from '../support/chunk-with';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { offline } from '../support/tab';
import { fill, formOf, isSent, lastSubmission, openForm, send } from './support';

const data = {
  formId: 'f',
  fields: [{ id: 'tel', type: 'phone', title: 'Teléfono', showCountryCode: false }],
};
const fallback = '<a href="tel:+5255">Llámanos</a>';

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  describe(`a form that cannot be rendered (${name})`, () => {
    beforeEach(resetSite);

    it('is logged, and its fallback content stays visible', async () => {
      const path = await chunkWith('tel-area-code', await openForm({ script, html: formOf(data) }));
      await fault({ path, status: 500, times: 9 });
      const html = `<script>fired = []; addEventListener('az-error', ({ detail }) => fired.push(detail));</script>
        ${formOf(data).replace('</az-form>', `${fallback}</az-form>`)}`;
      const page = await openPage({ script, html });
      await page.waitFor(() => page.console.some(({ level }) => level === 'error'));
      const lines = page.console.filter(({ text }) => text.includes('Could not render form'));
      expect(lines.length).to.equal(1);
      expect(page.byRole('link', { name: 'Llámanos' })).to.be.an.instanceof(page.window.HTMLElement);
      const [detail] = (page.window as unknown as { fired: { block: string; error: Error }[] }).fired;
      expect(detail?.block).to.equal('form');
      expect(`${detail?.error}`).to.include('Could not render form');
    });

    it('shows its fallback content without fields', async () => {
      const page = await openPage({ script, html: `<az-form form-id="f">${fallback}</az-form>` });
      await page.waitFor(() => isReady(page.$('az-form')));
      expect(page.text()).to.equal('Llámanos');
    });
  });

  describe(`a form whose settings change while it loads (${name})`, () => {
    beforeEach(resetSite);

    it('stores no text where `draft` has gone', async () => {
      const path = script.replace('azulejo.js', 'chunks/choice-fields*');
      await fault({ path, delayMs: 1200 });
      const text = { id: 'text', title: 'Mensaje' };
      const color = { id: 'color', type: 'radio', title: 'Color', options: ['Azul'] };
      const page = await openPage({
        script,
        html: formOf({ formId: 'f', draft: true, fields: [text, color] }),
      });
      // The form waits for the file.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const form = page.$<HTMLElement & { data: unknown }>('az-form');
      expect(isReady(form)).to.equal(false);
      form.data = { formId: 'f', fields: [text] };
      await page.waitFor(() => isReady(form));
      const isLoaded = () =>
        page.window.performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.includes('/choice-fields') && entry.duration > 1000);
      expect(isLoaded()).to.equal(false);
      await page.waitFor(isLoaded);
      await page.painted();
      await fill(page, 'Mensaje', 'Hola');
      expect({ ...sessionStorage }).to.deep.equal({});
    });
  });

  if (supports('offline'))
    describe(`a form that has loaded before the network fails (${name})`, () => {
      beforeEach(resetSite);

      it('explains the failure, keeps the text, and can be sent once the network is back', async () => {
        const html = formOf({ formId: 'f', fields: [{ id: 'a', title: 'Mensaje', maxLength: 5 }] });
        const page = await openForm({ script, html: `<main><h1>Taller</h1>${html}</main>` });
        // As a password manager fills in a field: without an event.
        const field = page.$<HTMLInputElement>('[name="a"]');
        field.value = 'Hola, taller';
        field.focus();
        const { href } = page.window.location;
        await offline(true);
        try {
          await page.press('Enter');
          const summary = await page.waitFor(() => page.byRole('group', { name: /^Uno o más campos/ }));
          expect(page.text(summary)).to.include('Excediste el límite de caracteres.');
          await page.waitFor(() => page.$('az-form').shadowRoot?.activeElement === summary);
          expect(page.window.location.href).to.equal(href);
          expect(field.value).to.equal('Hola, taller');
        } finally {
          await offline(false);
        }
        expect(await axeViolations(page)).to.deep.equal([]);
        field.focus();
        await page.press(...Array.from({ length: 8 }, () => 'Backspace'));
        send(page);
        await page.waitFor(() => isSent(page));
        expect((await lastSubmission()).form).to.deep.equal({ a: 'Hola' });
        expect(page.captured.documents).to.equal(1);
      });
    });
});
