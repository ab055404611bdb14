import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { engine } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { fill, formOf, isSent, lastSubmission, openForm, savePath, send } from './support';

const providers = ['recaptcha', 'hcaptcha', 'turnstile'];

const captchaOf = (provider: string, siteKey = 'any') => ({
  provider,
  siteKey,
  script: `/dist/demo/captcha/${provider}.js`,
});

const withCaptcha = (captcha: object, attributes = '') =>
  formOf({ formId: 'f', captcha, fields: [{ id: 'a', title: 'Mensaje' }] }, attributes);

/** The mock's box, in the page's own tree. */
const boxIn = (page: Page): HTMLInputElement =>
  page.$<HTMLInputElement>('az-form > .az-captcha input[type="checkbox"]');

const solve = async (page: Page): Promise<void> => {
  page.click(await page.waitFor(() => boxIn(page)));
  // Its provider has given a token.
  await page.waitFor(() => boxIn(page).disabled);
};

/** The comments among the form's children: the block inserts one before the captcha, for React. */
const commentsIn = (page: Page): ChildNode[] =>
  [...page.$('az-form').childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE);

/** The mock's frame, whose button fills it. */
const picturesIn = (page: Page): Promise<HTMLElement> =>
  page.waitFor(() => {
    const frame = page.$<HTMLIFrameElement>('iframe[title$="pictures"]');
    return frame.contentDocument?.querySelector('button') && frame;
  });

const missing = 'Completa el CAPTCHA antes de enviar.';

const scriptsOf = (page: Page): string[] =>
  page.$$<HTMLScriptElement>('script[src*="/captcha/"]').map(({ src }) => new URL(src).pathname);

defaultFlavour(({ name, script }) => {
  describe(`the captcha of a form (${name})`, () => {
    beforeEach(resetSite);

    for (const provider of providers)
      it(`of ${provider} must be solved, and the submission has its token`, async () => {
        const html = `<main><h1>Visita</h1>${withCaptcha(captchaOf(provider))}</main>`;
        const page = await openForm({ script, html });
        await page.waitFor(() => boxIn(page));
        await fill(page, 'Mensaje', 'Hola');
        send(page);
        const summary = await page.waitFor(() => page.byRole('group', { name: missing }));
        expect(page.focused).to.equal(summary);
        expect(await axeViolations(page)).to.deep.equal([]);
        await solve(page);
        send(page);
        await page.waitFor(() => isSent(page));
        const { rest, form } = await lastSubmission();
        expect(rest.captchaKey).to.match(/^mock\./);
        expect(form).to.deep.equal({ a: 'Hola' });
      });

    it('has its token at an `endpoint` under the name that form services know, too', async () => {
      const settings = { endpoint: '/api/endpoint', captcha: captchaOf('hcaptcha'), fields: [{ id: 'a' }] };
      const page = await openForm({ script, html: formOf(settings) });
      await solve(page);
      send(page);
      await page.waitFor(() => isSent(page));
      const [call] = await received('/api/endpoint');
      const { captchaKey, ...rest } = (call?.body ?? {}) as Record<string, string>;
      expect(captchaKey).to.match(/^mock\./);
      expect(rest).to.deep.equal({ a: '', 'h-captcha-response': captchaKey });
    });

    for (const provider of ['recaptcha', 'hcaptcha'])
      it(`of ${provider} can be solved in the form's dialog, although its pictures open in the body`, async () => {
        const attributes = 'lightbox-mode open-button-text="Escribir"';
        const page = await openForm({
          script,
          html: `<main><h1>Visita</h1><p><a href="#x">Antes</a> del formulario</p>${withCaptcha(captchaOf(provider, 'challenge'), attributes)}
            <p style="height:2000px">Más <a href="#x">detrás</a> del diálogo</p></main>`,
        });
        const button = page.byRole('button', { name: 'Escribir' });
        await page.clickWithMouse(button);
        const dialog = page.byRole('dialog', { name: 'Escribir' });
        expect(page.focused).to.equal(page.byRole('textbox', { name: 'Mensaje' }));
        await page.type('Hola');
        await page.clickWithMouse(await page.waitFor(() => boxIn(page)));
        // The frame alone, whose button fills it, is above everything.
        await page.clickWithMouse(await picturesIn(page));
        await page.waitFor(() => boxIn(page).disabled);
        expect(await axeViolations(page)).to.deep.equal([]);
        // As in a modal dialog, the focus goes round, the page behind is out of reach, and Escape closes.
        page.byRole('button', { name: 'Cerrar' }).focus();
        await page.press('Tab');
        expect(page.focused).to.equal(page.byRole('textbox', { name: 'Mensaje' }));
        await page.press('Shift+Tab');
        expect(dialog.contains(page.focused)).to.equal(true);
        // A press beside the controls takes the focus from them, but not out of the dialog.
        const { left, top } = dialog.getBoundingClientRect();
        await page.clickWithMouse({ x: left + 10, y: top + 10 });
        await page.press('Escape');
        await page.waitFor(() => !dialog.matches('[open]'));
        expect(page.focused).to.equal(button);
        await page.clickWithMouse(button);
        expect(page.byRole('textbox', { name: 'Mensaje' })).to.have.property('value', 'Hola');
        await page.clickWithMouse({ x: 5, y: 5 });
        await page.waitFor(() => !dialog.matches('[open]'));
        expect(page.focused).to.equal(button);
        await page.clickWithMouse(button);
        send(page);
        await page.waitFor(() => isSent(page));
        expect((await lastSubmission()).rest.captchaKey).to.match(/^mock\./);
        expect(page.consoleTexts('warn').join()).not.to.include('modal dialog');
        expect(page.errors).to.deep.equal([]);
      });

    it('of Turnstile, whose pictures open in place, leaves the dialog of the form modal', async () => {
      const page = await openForm({
        script,
        html: withCaptcha(captchaOf('turnstile', 'challenge'), 'lightbox-mode'),
      });
      page.click(page.byRole('button', { name: 'Abrir el formulario' }));
      await solve(page);
      expect(page.byRole('dialog').matches(':modal')).to.equal(true);
    });

    it('can be solved in a popup, which stops being modal for it', async () => {
      const page = await openPage({
        script,
        lang: 'es',
        html: `<a href="#x">Detrás</a><az-popup id="letter" loading="eager" popup-style="light" show-on-timer="false">
          <h2>Cartas</h2></az-popup>`,
      });
      const popup = page.$<HTMLElement & { open(): boolean }>('az-popup');
      await page.waitFor(() => isReady(popup));
      const closings: Event[] = [];
      popup.addEventListener('az-close', (event) => closings.push(event));
      popup.open();
      const dialog = page.byRole('dialog', { name: 'Cartas' });
      expect(dialog.matches(':modal')).to.equal(true);
      // Most forms in a popup load once it is open.
      popup.insertAdjacentHTML('beforeend', withCaptcha(captchaOf('recaptcha', 'challenge')));
      await page.waitFor(() => isReady(page.$('az-form')));
      await page.clickWithMouse(await page.waitFor(() => boxIn(page)));
      await page.clickWithMouse(await picturesIn(page));
      await page.waitFor(() => boxIn(page).disabled);
      expect(closings).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      page.byRole('link', { name: 'Detrás' }).focus();
      expect(page.focused).to.equal(page.byRole('button', { name: 'Cerrar la ventana' }));
      await page.press('Escape');
      await page.waitFor(() => closings.length === 1);
      // The captcha is there from the start now.
      const link = page.byRole('link', { name: 'Detrás' });
      link.focus();
      popup.open();
      expect(dialog.matches('[open]:not(:modal)')).to.equal(true);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Cerrar la ventana' }));
      await page.clickWithMouse({ x: 5, y: 5 });
      await page.waitFor(() => closings.length === 2);
      expect(page.focused).to.equal(link);
      popup.open();
      const { left, top } = dialog.getBoundingClientRect();
      await page.clickWithMouse({ x: left + 10, y: top + 10 });
      await page.press('Escape');
      await page.waitFor(() => closings.length === 3);
      expect(page.focused).to.equal(link);
      popup.open();
      send(page);
      await page.waitFor(() => isSent(page));
      expect(page.errors).to.deep.equal([]);
    });

    describe('in a dialog that is not modal', () => {
      const openDialog = async (html: string): Promise<Page> => {
        const page = await openForm({
          script,
          html: `${withCaptcha(captchaOf('hcaptcha'), 'loading="eager" lightbox-mode')}${html}`,
        });
        await page.clickWithMouse(page.byRole('button', { name: 'Abrir el formulario' }));
        await page.waitFor(() => boxIn(page));
        return page;
      };
      const isDialogOpen = (page: Page): boolean => page.$('az-form').matches(':state(open)');

      it('keeps the focus from blocks and frames of the page behind, but not from a dialog above', async () => {
        const page =
          await openDialog(`<az-accordion loading="eager"><details open><summary>Horas</summary></details></az-accordion>
          <iframe title="Mapa" srcdoc="<button>Acercar</button>"></iframe><dialog><button>Aceptar</button></dialog>`);
        const field = page.byRole('textbox', { name: 'Mensaje' });
        await page.waitFor(() => page.$('az-accordion').matches(':state(open)'));
        // Firefox tells the page nothing of a frame that gets the focus.
        for (const behind of engine === 'firefox' ? ['summary'] : ['summary', 'iframe']) {
          page.$(behind).focus();
          expect(page.focused, behind).to.equal(field);
        }
        page.$<HTMLDialogElement>('dialog').showModal();
        expect(page.focused).to.equal(page.byRole('button', { name: 'Aceptar' }));
      });

      it('closes by Escape although a message is above, which the key does not close', async () => {
        const page = await openDialog('<p popover="manual">Guardado</p><p popover>Menú</p>');
        for (const popover of page.$$('[popover]')) popover.showPopover();
        await page.press('Escape');
        expect(isDialogOpen(page)).to.equal(true);
        await page.press('Escape');
        await page.waitFor(() => !isDialogOpen(page));
      });

      it('has no popup above that opens by itself', async () => {
        const page = await openDialog(
          '<az-popup loading="eager" popup-style="light" show-on-exit><h2>Cartas</h2></az-popup>',
        );
        const popup = page.$('az-popup');
        await page.waitFor(() => isReady(popup));
        page.byRole('button', { name: 'Cerrar' }).focus();
        page.document.documentElement.dispatchEvent(
          new MouseEvent('mouseout', { bubbles: true, clientY: -1 }),
        );
        await new Promise((resolve) => setTimeout(resolve, 400));
        expect(popup.matches(':state(open)')).to.equal(false);
        await page.press('Escape');
        await page.waitFor(() => popup.matches(':state(open)'));
      });
    });

    it('in a dialog in a popup leaves the popup open at Escape, and keeps it from being modal', async () => {
      const form = withCaptcha(captchaOf('hcaptcha'), 'loading="eager" lightbox-mode');
      const page = await openPage({
        script,
        lang: 'es',
        html: `<az-popup id="letter" loading="eager" popup-style="light" show-on-timer="false"><h2>Cartas</h2>${form}</az-popup>`,
      });
      const popup = page.$<HTMLElement & { open(): boolean }>('az-popup');
      await page.waitFor(() => isReady(popup));
      popup.open();
      const button = await page.waitFor(() => page.byRole('button', { name: 'Abrir el formulario' }));
      await page.clickWithMouse(button);
      await solve(page);
      expect(page.document.querySelector(':modal')).to.equal(null);
      expect(popup.shadowRoot?.querySelector(':modal')).to.equal(null);
      await page.press('Escape');
      await page.waitFor(() => !page.$('az-form').matches(':state(open)'));
      expect(popup.matches(':state(open)')).to.equal(true);
      expect(page.focused).to.equal(button);
      await page.press('Escape');
      await page.waitFor(() => !popup.matches(':state(open)'));
    });

    it('says that its pictures cannot be reached in a modal dialog of the page', async () => {
      const page = await openForm({
        script,
        html: `<dialog>${withCaptcha(captchaOf('recaptcha'), 'loading="eager"')}</dialog>
          <script>document.querySelector('dialog').showModal()</script>`,
      });
      await page.waitFor(() => boxIn(page));
      expect(page.consoleTexts('warn').join()).to.include('its captcha is in a modal dialog');
    });

    it('is there once in a copy of the page, and can be solved', async () => {
      const page = await openForm({ script, html: `<main>${withCaptcha(captchaOf('hcaptcha'))}</main>` });
      await page.waitFor(() => boxIn(page));
      page.$('main').replaceWith(page.$('main').cloneNode(true));
      await page.waitFor(() => isReady(page.$('az-form')));
      await solve(page);
      expect([page.$$('.az-captcha').length, commentsIn(page).length]).to.deep.equal([1, 1]);
      expect(page.errors).to.deep.equal([]);
    });

    it('has one script of a provider for two addresses that load at once, and says so', async () => {
      const copy = { ...captchaOf('hcaptcha'), script: '/dist/demo/captcha/hcaptcha.js?copy' };
      const page = await openForm({ script, html: withCaptcha(captchaOf('hcaptcha')) + withCaptcha(copy) });
      await page.waitFor(() => page.$$('az-form > .az-captcha input[type="checkbox"]').length === 2);
      expect(scriptsOf(page)).to.deep.equal(['/dist/demo/captcha/hcaptcha.js']);
      expect(page.errors).to.deep.equal([]);
      const warnings = page.consoleTexts('warn').filter((line) => line.includes('captcha.script is'));
      expect(warnings).to.have.length(1);
    });

    it("has the site context's key where its settings have none", async () => {
      const context = JSON.stringify({ website: { captchaSettings: { siteKey: 'any' } } });
      const html = `<script type="application/json" data-azulejo-context>${context}</script>
        ${withCaptcha(captchaOf('recaptcha', ''))}`;
      const page = await openForm({ script, html });
      await page.waitFor(() => boxIn(page));
    });

    it('that has a key nowhere says so, and keeps the form from being sent without it', async () => {
      const page = await openForm({ script, html: withCaptcha(captchaOf('recaptcha', '')) });
      await page.waitFor(() => page.text().includes('No se pudo cargar el CAPTCHA.'));
      expect(page.consoleTexts('error').join()).to.include('The captcha has no site key');
      send(page);
      await page.waitFor(() => page.byRole('group', { name: missing }));
    });

    it('is reset after a failed submission, and the button waits until it is solved again', async () => {
      const page = await openForm({ script, html: withCaptcha(captchaOf('recaptcha')) });
      await fill(page, 'Mensaje', 'Hola');
      await solve(page);
      await fault({ path: savePath, status: 500 });
      send(page);
      await page.waitFor(() => page.$('.summary'));
      expect(boxIn(page).checked).to.equal(false);
      const button = page.byRole('button', { name: 'Enviar' }) as HTMLButtonElement;
      expect(button.disabled).to.equal(true);
      expect(page.$<HTMLInputElement>('[part="control"]').value).to.equal('Hola');
      await solve(page);
      await page.waitFor(() => !button.disabled);
      send(page);
      await page.waitFor(() => isSent(page));
    });

    it('that must be solved again at the last step leaves the way through the steps before free', async () => {
      const page = await openForm({
        script,
        html: formOf({
          formId: 'f',
          captcha: captchaOf('recaptcha'),
          fields: [
            { id: 's1', type: 'page-break', title: 'Azulejos' },
            { id: 'a', title: 'Mensaje' },
            { id: 's2', type: 'page-break', title: 'Entrega' },
            { id: 'city', title: 'Ciudad' },
          ],
        }),
      });
      const goToLastStep = async () => {
        send(page, 'Siguiente');
        await page.waitFor(() => page.byRole('heading', { name: 'Paso 2 de 2: Entrega' }));
      };
      await fill(page, 'Mensaje', 'Hola');
      await goToLastStep();
      await solve(page);
      await fault({ path: savePath, status: 400, body: { errors: { a: 'Eso no.' } } });
      send(page);
      await page.waitFor(() => page.byRole('heading', { name: 'Paso 1 de 2: Azulejos' }));
      await fill(page, 'Mensaje', '¿Qué tal?');
      await goToLastStep();
      expect(page.byRole('button', { name: 'Enviar' })).to.have.property('disabled', true);
      await solve(page);
      send(page);
      await page.waitFor(() => isSent(page));
    });

    it("disables a button of the page's own form no longer than the block is there, and in no copy of the page", async () => {
      const settings = JSON.stringify({ formId: 'f', captcha: captchaOf('recaptcha') });
      const page = await openForm({
        script,
        html: `<main><az-form data='${settings}'><form method="post"><button>Mandar</button></form></az-form></main>`,
      });
      await fault({ path: savePath, status: 500, times: 2 });
      const button = () => page.byRole('button', { name: 'Mandar' }) as HTMLButtonElement;
      const fail = async () => {
        page.click(await page.waitFor(() => page.$<HTMLInputElement>('.az-captcha [type="checkbox"]')));
        await page.waitFor(() => page.$<HTMLInputElement>('.az-captcha [type="checkbox"]').disabled);
        page.click(button());
        await page.waitFor(() => button().disabled);
      };
      await fail();
      page.$('main').replaceWith(page.$('main').cloneNode(true));
      await page.waitFor(() => isReady(page.$('az-form')));
      await page.waitFor(() => !button().disabled);
      await fail();
      page.window.Azulejo.destroy();
      await page.waitFor(() => !button().disabled);
    });

    it('must be solved again for a second submission', async () => {
      const page = await openForm({ script, html: withCaptcha(captchaOf('recaptcha')) });
      await solve(page);
      send(page);
      await page.waitFor(() => isSent(page));
      page.$<HTMLElement & { reset(): void }>('az-form').reset();
      send(await page.waitFor(() => !isSent(page) && page));
      await page.waitFor(() => page.byRole('group', { name: missing }));
      await solve(page);
      send(page);
      await page.waitFor(() => isSent(page));
      const tokens = (await received(savePath)).map(
        ({ body }) => (body as { captchaKey: string }).captchaKey,
      );
      expect(new Set(tokens).size).to.equal(2);
    });

    it('must be solved again after it expired, and no typed word is lost', async () => {
      const page = await openForm({ script, html: withCaptcha(captchaOf('hcaptcha', 'expires-200')) });
      await fill(page, 'Mensaje', 'Hola');
      await solve(page);
      await page.waitFor(() => !boxIn(page).checked);
      send(page);
      await page.waitFor(() => page.byRole('group', { name: missing }));
      expect(page.$<HTMLInputElement>('[part="control"]').value).to.equal('Hola');
    });

    it('shows a message when its provider has an error', async () => {
      const page = await openForm({ script, html: withCaptcha(captchaOf('turnstile', 'error')) });
      page.click(await page.waitFor(() => boxIn(page)));
      await page.waitFor(() => page.text().includes('No se pudo cargar el CAPTCHA.'));
      page.click(page.byRole('button', { name: 'Intentar nuevamente' }));
      await page.waitFor(() => !page.text().includes('No se pudo cargar el CAPTCHA.'));
    });

    it('offers another try when its script cannot be loaded', async () => {
      await fault({ path: '/dist/demo/captcha/recaptcha.js', status: 503 });
      const page = await openForm({ script, html: withCaptcha(captchaOf('recaptcha')) });
      await fill(page, 'Mensaje', 'Hola');
      const again = await page.waitFor(() => page.byRole('button', { name: 'Intentar nuevamente' }));
      expect(page.allByRole('status').map((status) => page.text(status))).to.include(
        'No se pudo cargar el CAPTCHA.',
      );
      again.focus();
      await page.press('Enter');
      await page.waitFor(() => page.focused === page.$('.az-captcha'));
      await solve(page);
      send(page);
      await page.waitFor(() => isSent(page));
    });

    it('is compact in a container under 320 px', async () => {
      const html = `<div id="narrow">${withCaptcha(captchaOf('recaptcha'))}</div>${withCaptcha(captchaOf('recaptcha'))}`;
      const page = await openForm({
        script,
        html: `<link rel="stylesheet" href="data:text/css,%23narrow{width:319px}">${html}`,
      });
      await page.waitFor(() => page.$$('[data-captcha-size]').length === 2);
      expect(page.$$('[data-captcha-size]').map(({ dataset }) => dataset.captchaSize)).to.deep.equal([
        'compact',
        'normal',
      ]);
      // One script a page.
      expect(scriptsOf(page)).to.deep.equal(['/dist/demo/captcha/recaptcha.js']);
    });

    it('loads nothing from a third party before the visitor allows it', async () => {
      const context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
      const html = `<script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script>${withCaptcha(captchaOf('recaptcha'))}`;
      const page = await openForm({ script, html });
      const allow = await page.waitFor(() => page.byRole('button', { name: 'Permitir el CAPTCHA' }));
      await page.painted();
      expect(scriptsOf(page)).to.deep.equal([]);
      allow.focus();
      await page.press('Enter');
      await page.waitFor(() => boxIn(page));
      expect(page.focused).to.equal(page.$('.az-captcha'));
    });

    it('is not shown where the visitor withdraws the consent while its script loads', async () => {
      const context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
      await fault({ path: '/dist/demo/captcha/recaptcha.js', delayMs: 1000 });
      const html = `<script type="application/json" data-azulejo-context>${JSON.stringify(context)}</script>${withCaptcha(captchaOf('recaptcha'))}`;
      const page = await openForm({ script, html });
      await page.waitFor(() => page.byRole('button', { name: 'Permitir el CAPTCHA' }));
      const { consent } = page.window.Azulejo;
      consent?.set(true);
      await page.waitFor(() => scriptsOf(page).length === 1);
      consent?.set(false);
      await page.waitFor(() => 'grecaptcha' in page.window);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(page.allByRole('button', { name: 'Permitir el CAPTCHA' }).length).to.equal(1);
      expect(page.$$('.az-captcha input')).to.deep.equal([]);
      consent?.set(true);
      await page.waitFor(() => boxIn(page));
    });

    it('is removed with its settings', async () => {
      const page = await openForm({ script, html: withCaptcha(captchaOf('turnstile')) });
      await page.waitFor(() => boxIn(page));
      page.$<HTMLElement & { data: unknown }>('az-form').data = {
        formId: 'f',
        fields: [{ id: 'a', title: 'Mensaje' }],
      };
      await page.waitFor(() => page.$$('.az-captcha').length === 0);
      expect(commentsIn(page)).to.deep.equal([]);
      send(page);
      await page.waitFor(() => isSent(page));
    });
  });
});
