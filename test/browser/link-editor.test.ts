/** The form with which an editor picks an address. */

import { describedBy } from './form/support';
import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

interface Change {
  value: string;
  kind: string;
}

const links = '<a href="/clases/">Clases</a><a href="/tienda/">Tienda</a><a href="#horario">Horario</a>';

bothFlavours(({ name, script }) => {
  const open = async (attributes = '', lang = 'es'): Promise<{ page: Page; changes: Change[] }> => {
    const html = `<main><h1>Taller</h1><az-link-editor loading="eager" ${attributes}>${links}</az-link-editor></main>`;
    const page = await openPage({ script, lang, html });
    await page.waitFor(() => isReady(page.$('az-link-editor')));
    const changes: Change[] = [];
    page.document.addEventListener('az-change', (event) =>
      changes.push((event as CustomEvent<Change>).detail),
    );
    return { page, changes };
  };
  const addressField = (page: Page): HTMLInputElement =>
    (page.allByRole('combobox').find((field) => field.localName === 'input') ??
      page.byRole('textbox')) as HTMLInputElement;
  const write = async (page: Page, text: string): Promise<void> => {
    addressField(page).focus();
    addressField(page).select();
    await page.type(text);
  };
  // Where a suggestion fits, Safari's list of suggestions takes the first Enter.
  const apply = (page: Page): void => page.click(page.byRole('button', { name: 'Aplicar' }));
  const choose = (page: Page, kind: string): void => {
    const select = page.byRole('combobox', { name: 'Tipo de enlace' }) as HTMLSelectElement;
    select.value = [...select.options].find(({ text }) => text === kind)?.value ?? '';
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  describe(`the link editor (${name})`, () => {
    it('completes an e-mail and says which link there is', async () => {
      const { page, changes } = await open();
      expect(await axeViolations(page)).to.deep.equal([]);
      choose(page, 'Correo electrónico');
      await write(page, 'ana@example.com');
      expect(addressField(page).inputMode).to.equal('email');
      await page.press('Enter');
      await page.waitFor(() => changes.length > 0);
      expect(changes).to.deep.equal([{ value: 'mailto:ana@example.com', kind: 'mailto' }]);
      await page.waitFor(() => page.text(page.byRole('status')).includes('mailto:ana@example.com'));
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('keeps the focus where the page corrects the address, and what is typed while it is out of the page', async () => {
      const { page } = await open('value="/clases/"');
      const editor = page.$<HTMLElement & { value: string }>('az-link-editor');
      const correct = ({ detail }: Event & { detail?: Change }) => {
        editor.value = `${detail?.value}/`;
      };
      page.document.addEventListener('az-change', correct, { once: true });
      await write(page, '/tienda');
      apply(page);
      await page.waitFor(
        () => addressField(page).value === '/tienda/' && page.focused === addressField(page),
      );

      await write(page, '/horario');
      const parent = editor.parentElement;
      editor.remove();
      await new Promise((resolve) => page.window.setTimeout(resolve));
      parent?.append(editor);
      await page.waitFor(() => isReady(editor));
      expect(addressField(page).value).to.equal('/horario');
      editor.value = '/otra/';
      await page.waitFor(() => addressField(page).value === '/otra/');
    });

    it('refuses an address that does not follow its rule, until the address is valid', async () => {
      const { page, changes } = await open();
      choose(page, 'Otro sitio');
      await write(page, 'taller');
      page.byRole('button', { name: 'Aplicar' }).focus();
      apply(page);
      const expected = 'Una URL tiene un dominio que termina en 2 o 3 letras.';
      await page.waitFor(() => describedBy(addressField(page)).includes(expected));
      expect(addressField(page).ariaInvalid ?? addressField(page).getAttribute('aria-invalid')).to.equal(
        'true',
      );
      expect(addressField(page).matches(':focus')).to.equal(true);
      expect(changes).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.type('.com');
      await page.waitFor(() => !describedBy(addressField(page)).includes(expected));
      await page.press('Enter');
      await page.waitFor(() => changes.length > 0);
      expect(changes).to.deep.equal([{ value: 'https://taller.com', kind: 'url' }]);
    });

    it('takes an address by its beginning, and no script', async () => {
      const { page, changes } = await open('value="/clases/"');
      expect(addressField(page).value).to.equal('/clases/');
      await write(page, 'tel:+52 (55) 5555');
      await page.press('Enter');
      await page.waitFor(() => changes.length === 1);
      expect(changes[0]).to.deep.equal({ value: 'tel:+52555555', kind: 'tel' });
      await write(page, 'javascript:alert(1)');
      await page.press('Enter');
      await page.waitFor(() => describedBy(addressField(page)).includes('Un teléfono tiene'));
      expect(changes.length).to.equal(1);
    });

    it('takes the address of an uploaded file as a file, or as a page where there is no choice of files', async () => {
      const { page, changes } = await open('value="/s/menu.pdf"');
      const kind = () => page.byRole('combobox', { name: 'Tipo de enlace' }) as HTMLSelectElement;
      expect(kind().selectedOptions[0]?.text).to.equal('Archivo de este sitio');
      await write(page, 'horario.pdf');
      await page.press('Enter');
      await page.waitFor(() => changes.length === 1);
      expect(changes[0]).to.deep.equal({ value: '/s/horario.pdf', kind: 'file' });
      const withoutFiles = await open('value="/s/menu.pdf" kinds=\'["url", "internal"]\'');
      const { page: other } = withoutFiles;
      await write(other, '/s/horario.pdf');
      await other.press('Enter');
      await other.waitFor(() => withoutFiles.changes.length === 1);
      expect(withoutFiles.changes[0]).to.deep.equal({ value: '/s/horario.pdf', kind: 'internal' });
    });

    it('removes the link where the field is empty', async () => {
      const { page, changes } = await open('value="#horario"');
      addressField(page).focus();
      addressField(page).select();
      await page.press('Backspace');
      apply(page);
      await page.waitFor(() => changes.length > 0);
      expect(changes).to.deep.equal([{ value: '', kind: 'anchor' }]);
      expect(page.text(page.byRole('status'))).to.equal('No hay enlace.');
    });

    it('keeps a choice that is made before the page has painted', async () => {
      const page = await openPage({
        script,
        html: `<script>document.addEventListener('az-ready', ({ target: { shadowRoot } }) => {
          shadowRoot.querySelector('input').value = '';
          shadowRoot.querySelector('button').click();
        });</script>
        <main><h1>Taller</h1><az-link-editor loading="eager" value="#horario"></az-link-editor></main>`,
      });
      await page.waitFor(() => isReady(page.$('az-link-editor')));
      await page.painted();
      expect(page.text(page.byRole('status'))).to.equal('No hay enlace.');
    });

    it("suggests the element's links of the chosen type", async () => {
      const { page } = await open();
      const suggestions = () => [...(addressField(page).list?.options ?? [])].map(({ value }) => value);
      expect(suggestions()).to.deep.equal(['/clases/', '/tienda/']);
      choose(page, 'Parte de una página');
      await page.waitFor(() => suggestions().join() === '#horario');
    });

    it('begins anew with another value, and not with the address that the page writes back', async () => {
      const { page, changes } = await open('kinds=\'["internal"]\'');
      expect(page.allByRole('combobox').filter(({ localName }) => localName === 'select')).to.deep.equal([]);
      await write(page, 'tienda');
      apply(page);
      await page.waitFor(() => changes.length > 0);
      const field = addressField(page);
      page.$('az-link-editor').setAttribute('value', '/tienda');
      await page.painted();
      expect(addressField(page)).to.equal(field);
      expect(field.value).to.equal('tienda');
      page.$('az-link-editor').setAttribute('value', '/clases/');
      await page.waitFor(() => addressField(page).value === '/clases/');
      expect(page.text(page.byRole('status'))).to.equal('');
    });

    it('speaks the language of the page', async () => {
      const { page } = await open('', 'en');
      expect(page.byRole('combobox', { name: 'Type of link' }).tagName).to.equal('SELECT');
      await write(page, 'not a page');
      page.click(page.byRole('button', { name: 'Apply' }));
      await page.waitFor(() =>
        describedBy(addressField(page)).startsWith('An internal address begins with /'),
      );
    });
  });
});
