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

  describe(`a form of which nothing can say what is wrong (${name})`, () => {
    beforeEach(resetSite);

    it('tells that much, sends nothing, loses nothing, and says all at the next press', async () => {
      const html = formOf({ formId: 'f', fields: [{ id: 'a', title: 'Mensaje', maxLength: 5 }] });
      const first = await openForm({ script, html });
      await fill(first, 'Mensaje', 'Hola, taller');
      send(first);
      await first.waitFor(() => first.$('.summary'));
      const path = await chunkWith('summary-message', first);
      await fault({ path, status: 500, delayMs: 200, times: 99 });
      const page = await openForm({ script, html: `<main><h1>Taller</h1>${html}</main>` });
      // As a password manager fills it in: each letter that is typed would ask for what marks the field.
      const field = page.$<HTMLInputElement>('[name="a"]');
      field.value = 'Hola, taller';
      field.focus();
      const loads = (): number =>
        page.window.performance.getEntriesByType('resource').filter((entry) => entry.name.includes(path))
          .length;
      const { href } = page.window.location;
      await page.press('Enter');
      expect(page.text(await page.waitFor(() => page.byRole('alert')))).to.equal('No se pudo conectar...');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.window.location.href).to.equal(href);
      expect(field.value).to.equal('Hola, taller');
      // For the press and for the field's mark, each once more: none is on its way, which would take the focus later.
      await page.waitFor(() => loads() === 4);
      await resetSite();
      send(page);
      const summary = await page.waitFor(() => page.byRole('group', { name: /^Uno o más campos/ }));
      expect(page.text(summary)).to.include('Excediste el límite de caracteres.');
      expect(page.allByRole('alert')).to.deep.equal([]);
      // It takes the focus when it is there.
      await page.waitFor(() => page.$('az-form').shadowRoot?.activeElement === summary);
      field.focus();
      await page.press(...Array.from({ length: 8 }, () => 'Backspace'));
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ a: 'Hola' });
      expect(page.captured.documents).to.equal(1);
    });
  });
});
