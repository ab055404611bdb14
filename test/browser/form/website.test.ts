/** The website field, which has an editor's rule for addresses. */

import { defaultFlavour } from '../support/flavour';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { describedBy, fill, formOf, isSent, lastSubmission, openForm, send } from './support';

const form = (more: object = {}): string =>
  formOf({ formId: 'site', fields: [{ id: 'site', type: 'website', title: 'Sitio' }], ...more });

defaultFlavour(({ name, script }) => {
  describe(`a website field (${name})`, () => {
    beforeEach(resetSite);

    it('refuses a text that is no address of a website, until the visitor corrects it', async () => {
      const page = await openForm({ script, html: form({ emailRule: 'wide' }) });
      const expected = 'Una URL tiene un dominio que termina en 2 o 3 letras.';
      await fill(page, 'Sitio', 'mi taller');
      send(page);
      await page.waitFor(() => describedBy(page.byRole('textbox')).includes(expected));
      expect(page.text(page.byRole('group'))).to.include(`Sitio: ${expected}`);
      const field = page.byRole('textbox') as HTMLInputElement;
      field.focus();
      field.select();
      await page.type('https://taller.mx/azulejos');
      await page.waitFor(() => !describedBy(field).includes(expected));
      send(page);
      await page.waitFor(() => isSent(page));
      expect((await lastSubmission()).form).to.deep.equal({ site: 'https://taller.mx/azulejos' });
    });

    it('may stay empty', async () => {
      const page = await openForm({ script, html: form() });
      send(page);
      await page.waitFor(() => isSent(page));
    });

    it('speaks the language of the page', async () => {
      const page = await openForm({ script, html: form(), lang: 'en' });
      await fill(page, 'Sitio', 'taller');
      send(page, 'Submit');
      await page.waitFor(() =>
        describedBy(page.byRole('textbox')).includes('A URL has a domain that ends in 2 or 3 letters.'),
      );
    });

    it('takes any address where the page names its own endpoint', async () => {
      const page = await openForm({ script, html: form({ endpoint: '/api/endpoint' }) });
      await fill(page, 'Sitio', 'https://taller.studio');
      send(page);
      await page.waitFor(() => isSent(page));
    });
  });
});
