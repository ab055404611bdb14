/** The lock screen, and pages that the site context locks. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const path = '/api/auth/visitor/unlock';

const lockScreen = '<az-lock-screen><p>La contraseña está en tu invitación.</p></az-lock-screen>';

bothFlavours(({ name, script }) => {
  const open = async (options: PageOptions = {}): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html: `<main>${lockScreen}</main>`, ...options });
    await page.waitFor(() => isReady(page.$('az-lock-screen')));
    return page;
  };

  const password = (page: Page): HTMLInputElement => page.$<HTMLInputElement>('input[name="password"]');

  const unlock = async (page: Page, text: string): Promise<void> => {
    password(page).focus();
    password(page).select();
    await page.type(text);
    await page.press('Enter');
  };

  describe(`the lock screen (${name})`, () => {
    beforeEach(resetSite);

    it('asks for the password, and loads the page again once it is right', async () => {
      const page = await open();
      expect(page.allByRole('heading', { name: 'Esta página está bloqueada', level: 1 }).length).to.equal(1);
      expect(page.text()).to.include('La contraseña está en tu invitación.');
      expect(await axeViolations(page)).to.deep.equal([]);
      page.click(page.byRole('button', { name: 'Desbloquear' }));
      await page.waitFor(() => page.text().includes('Escribe la contraseña.'));
      expect(page.focused).to.equal(password(page));
      expect(password(page).getAttribute('aria-invalid')).to.equal('true');
      await unlock(page, 'puerta');
      await page.waitFor(() => page.text(page.byRole('alert')) === 'La contraseña no es correcta.');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.captured.documents).to.equal(1);
      await unlock(page, 'horno-1240');
      await page.waitFor(() => page.captured.documents === 2);
      expect((await received(path)).map(({ method, body }) => [method, body])).to.deep.equal([
        ['POST', { password: 'puerta' }],
        ['POST', { password: 'horno-1240' }],
      ]);
    });

    it('is open after any answer of 2xx, such as one without a body', async () => {
      const page = await open();
      for (const [count, body] of [undefined, 'OK'].entries()) {
        await fault({ path, status: 200, body });
        await unlock(page, 'x');
        await page.waitFor(() => page.captured.documents === count + 2);
        await page.waitFor(() => isReady(page.$('az-lock-screen')));
      }
    });

    it('leaves the page as it is where az-unlock is cancelled', async () => {
      const page = await open();
      const heard: boolean[] = [];
      page.document.addEventListener('az-unlock', (event) => {
        event.preventDefault();
        heard.push(event.cancelable);
      });
      await unlock(page, 'horno-1240');
      await page.waitFor(() => heard.length > 0);
      // The page goes on: another document would have another form.
      await unlock(page, 'puerta');
      await page.waitFor(() => page.text(page.byRole('alert')) === 'La contraseña no es correcta.');
      expect([heard, page.captured.documents]).to.deep.equal([[true], 1]);
    });

    for (const [lang, heading, submit, wrong, tooMany] of [
      [
        'en',
        'This page is locked',
        'Unlock',
        'Unauthorized request. Check the password.',
        'Too many attempts.',
      ],
      [
        'pt-BR',
        'Esta página está bloqueada',
        'Desbloquear',
        'Solicitação não autorizada. Confira a senha.',
        'Tentativas demais.',
      ],
    ] as const)
      it(`speaks ${lang}, also where the server says nothing`, async () => {
        const page = await open({ lang, html: `<h1>Taller</h1>${lockScreen}` });
        expect(page.allByRole('heading', { name: heading, level: 2 }).length).to.equal(1);
        await fault({ path, status: 401, body: {} });
        await unlock(page, 'x');
        await page.waitFor(() => page.text(page.byRole('alert')) === wrong);
        await fault({ path, status: 429, body: {} });
        page.click(page.byRole('button', { name: submit }));
        await page.waitFor(() => page.text(page.byRole('alert')).startsWith(tooMany));
      });

    it('comes by itself on a page that is locked, which the server opens after the password', async () => {
      const page = await open({ url: '/sitio/horno.html' });
      expect(page.text()).to.include('Esta página está bloqueada').and.not.include('Hornada 1240');
      await unlock(page, 'horno-1240');
      await page.waitFor(() => page.captured.documents === 2 && page.text().includes('Hornada 1240'));
      expect(page.$$('az-lock-screen')).to.deep.equal([]);
    });
  });
});
