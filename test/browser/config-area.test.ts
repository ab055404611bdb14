/** The demo's configuration area, as the owner of the small site meets it. */
import { axeViolations } from './support/axe';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { allByRole } from './support/roles';
import { fault, received, resetSite } from './support/site';
import { afterEach, beforeEach, describe, expect, it } from './support/suite';

const owner = { email: 'ana@taller.example', password: 'barro-y-fuego' };
const titlePath = '/api/site-header-footer';
const initialTitle = 'Taller Azulejo';

const frameEvents = [
  'az-frame-load',
  'az-frame-unload',
  'az-frame-save-enter',
  'az-frame-save-exit',
  'az-frame-editing-change',
];

defaultFlavour(({ name }) => {
  describe(`the configuration area (${name})`, () => {
    beforeEach(async () => {
      await resetSite();
      await fetch('/config/', { method: 'POST', body: new URLSearchParams(owner) });
    });
    afterEach(async () => {
      const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      await fetch(titlePath, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb },
        body: JSON.stringify({ header: { siteTitle: initialTitle }, footer: {} }),
      });
    });

    /** The area with a page of the site in its frame, and the frame events that it fires from then on. */
    const open = async (path = '/sitio/', options: { width?: number } = {}) => {
      const query = `frameUrl=${encodeURIComponent(path)}`;
      const page = await openPage({ url: '/config/', query, ...options });
      const framed = (): Document => {
        const { contentDocument } = page.$<HTMLIFrameElement>('iframe');
        if (!contentDocument) throw new Error('The frame has no page that can be read.');
        return contentDocument;
      };
      const showsPath = (expected: string) =>
        page.waitFor(
          () =>
            page.text(page.$('[data-page-path]')) === expected &&
            page.$('[data-page]').ariaBusy === 'false' &&
            framed().readyState === 'complete',
        );
      await showsPath(path);
      await page.waitFor(() => !editSwitch(page).matches(':disabled'));
      const events: string[] = [];
      for (const type of frameEvents)
        page.document.addEventListener(type, (event) => {
          const detail = (event as CustomEvent<Record<string, unknown> | null>).detail;
          events.push(`${type.slice('az-frame-'.length)} ${Object.values(detail ?? {})}`);
        });
      return { page, framed, showsPath, events };
    };

    const editSwitch = (page: Page) =>
      page.byRole('switch', { name: 'Editar la página' }) as HTMLInputElement;
    const link = (page: Page, label: string) => page.byRole('link', { name: label }) as HTMLAnchorElement;
    const pathOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search;
    const linkInFrame = (page: Document, label: string): HTMLElement => {
      const [found] = allByRole(page.documentElement, 'link', { name: label });
      if (!found) throw new Error(`The framed page has no link "${label}".`);
      return found as HTMLElement;
    };
    const titleInFrame = (page: Document) => page.querySelector('[data-site-title]')?.textContent;

    /** Turns the edit mode on, and waits for the page that knows of it. */
    const edit = async (path?: string) => {
      const area = await open(path);
      area.page.click(editSwitch(area.page));
      await area.page.waitFor(() => area.events.some((event) => event.startsWith('load')));
      const field = area.page.byRole('textbox', { name: 'Nombre del sitio' }) as HTMLInputElement;
      const retype = async (text: string): Promise<void> => {
        field.focus();
        field.select();
        await area.page.type(text);
      };
      return { ...area, field, retype };
    };

    it('says which page the frame shows, and leads to that page without the panel', async () => {
      const { page, framed, showsPath, events } = await open();
      expect(page.text(page.$('[data-page-title]'))).to.equal('Azulejos hechos a mano · Taller Azulejo');
      expect(pathOf(link(page, 'Ver el sitio sin el panel'))).to.equal('/sitio/?noredirect');
      linkInFrame(framed(), 'Contacto').click();
      await showsPath('/sitio/contacto.html');
      expect(page.text(page.$('[data-page-title]'))).to.match(/^Contacto/);
      expect(pathOf(link(page, 'Ver el sitio sin el panel'))).to.equal('/sitio/contacto.html?noredirect');
      expect(events).to.deep.equal([
        `unload ${location.origin}/sitio/`,
        `load ${location.origin}/sitio/contacto.html`,
      ]);
    });

    it('leads to an address that a block has changed without a load', async () => {
      const { page, framed } = await open('/sitio/blog');
      framed().defaultView?.history.pushState(null, '', '/sitio/blog?tag=azul');
      const without = link(page, 'Ver el sitio sin el panel');
      without.addEventListener('click', (event) => event.preventDefault());
      page.click(without);
      expect(pathOf(without)).to.equal('/sitio/blog?tag=azul&noredirect');
    });

    it('tells the framed page that it is being edited, and the pages after it, until the switch is off', async () => {
      const { page, framed, showsPath, events } = await open();
      const isEditing = (): boolean | undefined => {
        const view = framed().defaultView as (Window & typeof globalThis) | null;
        return view?.Azulejo?.site?.isEditing;
      };
      await page.waitFor(() => isEditing() === false);
      page.click(editSwitch(page));
      await page.waitFor(() => isEditing() === true);
      expect(events[0]).to.equal('editing-change true');
      await page.waitFor(() => framed().readyState === 'complete');
      linkInFrame(framed(), 'Contacto').click();
      await showsPath('/sitio/contacto.html');
      await page.waitFor(() => isEditing() === true);
      page.click(editSwitch(page));
      await page.waitFor(() => isEditing() === false);
      expect(events.filter((event) => event.startsWith('editing'))).to.deep.equal([
        'editing-change true',
        'editing-change false',
      ]);
      expect(page.allByRole('textbox')).to.deep.equal([]);
    });

    it('keeps the address of a list that the owner filters in edit mode, as blocks do in an editor', async () => {
      const { page, framed } = await edit('/sitio/tienda');
      const list = await page.waitFor(() => framed().querySelector('az-collection:state(ready)'));
      const filter = await page.waitFor(
        () => allByRole(framed().documentElement, 'combobox', { name: 'Categoría' })[0] as HTMLSelectElement,
      );
      const changed = new Promise((resolve) => list.addEventListener('az-change', resolve, { once: true }));
      filter.selectedIndex = 1;
      filter.dispatchEvent(new Event('change', { bubbles: true }));
      await changed;
      expect(framed().location.search).to.equal('');
    });

    it('shows the new title of the site in the framed page as the owner types, and in every page once it is saved', async () => {
      const { page, framed, events, field, retype } = await edit();
      expect(field.value).to.equal(initialTitle);
      await retype('Barro y fuego');
      expect(titleInFrame(framed())).to.equal('Barro y fuego');
      events.length = 0;
      page.click(page.byRole('button', { name: 'Guardar' }));
      await page.waitFor(() => page.text().includes('Guardado.'));
      expect(events).to.deep.equal(['save-enter ', 'save-exit true']);
      expect(page.byRole('button', { name: 'Guardar' }).matches(':disabled')).to.equal(true);
      for (const path of ['/sitio/en/', '/sitio/blog', '/search?q=azul'])
        expect(await (await fetch(path)).text(), path).to.include('data-site-title>Barro y fuego<');
    });

    it('says why the title could not be saved, and lets the owner try again or undo', async () => {
      const { page, framed, events, field, retype } = await edit();
      const refusal = { authorizationFail: true, error: 'Tu cuenta no puede cambiar el sitio.' };
      await fault({ path: titlePath, status: 403, body: refusal });
      await retype('Otro');
      await page.press('Enter');
      await page.waitFor(() => page.text().includes(refusal.error));
      expect(events.at(-1)).to.equal('save-exit false');
      expect(page.byRole('button', { name: 'Guardar' }).matches(':disabled')).to.equal(false);
      page.click(page.byRole('button', { name: 'Deshacer' }));
      await page.waitFor(() => field.value === initialTitle);
      expect(titleInFrame(framed())).to.equal(initialTitle);
    });

    it('asks before a link of the framed page leads away from unsaved changes, and stays without an answer', async () => {
      const { page, framed, field, retype } = await edit();
      await retype('Otro');
      linkInFrame(framed(), 'Contacto').click();
      await page.waitFor(() => page.byRole('alertdialog', { name: 'Hay cambios sin guardar' }));
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('alertdialog').length === 0);
      expect([framed().location.pathname, field.value]).to.deep.equal(['/sitio/', 'Otro']);
      expect(titleInFrame(framed())).to.equal('Otro');
    });

    it('follows a link of the framed page once the owner has undone the changes', async () => {
      const { page, framed, showsPath, field, retype } = await edit();
      await retype('Otro');
      linkInFrame(framed(), 'Contacto').click();
      const dialog = await page.waitFor(() => page.byRole('alertdialog'));
      page.click(page.byRole('button', { name: 'Deshacer', within: dialog }));
      await showsPath('/sitio/contacto.html');
      expect(page.text()).not.to.include('Hay cambios sin guardar.');
      expect([field.value, titleInFrame(framed())]).to.deep.equal([initialTitle, initialTitle]);
      const calls = await received(titlePath);
      expect(calls.filter(({ method }) => method === 'PUT')).to.deep.equal([]);
    });

    it('opens other sites in a new tab', async () => {
      const { framed } = await open();
      const other = framed().createElement('a');
      Object.assign(other, { href: 'https://other.example/', textContent: 'Otro sitio' });
      let target = '';
      framed().body.append(other);
      // The last to hear of the click: nothing must open here.
      framed().defaultView?.addEventListener('click', (event) => {
        target = other.target;
        event.preventDefault();
      });
      other.click();
      expect(target).to.equal('_blank');
    });

    it('saves unsaved changes when the owner says so at the end of the edit mode', async () => {
      const { page, retype, framed } = await edit();
      await retype('Otro');
      page.click(editSwitch(page));
      const dialog = await page.waitFor(() => page.byRole('alertdialog'));
      page.click(page.byRole('button', { name: 'Guardar', within: dialog }));
      await page.waitFor(() => !framed().documentElement.hasAttribute('data-azulejo-editor'));
      await page.waitFor(() => titleInFrame(framed()) === 'Otro');
    });

    it('hides and shows the panel by buttons, for people without the Escape key', async () => {
      const { page } = await open('/sitio/', { width: 390 });
      expect(page.document.documentElement.scrollWidth).to.equal(390);
      page.click(page.byRole('button', { name: 'Ocultar el panel' }));
      const show = page.byRole('button', { name: 'Mostrar el panel' });
      expect(page.focused).to.equal(show);
      expect(page.allByRole('switch')).to.deep.equal([]);
      page.click(show);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Ocultar el panel' }));
      expect(page.allByRole('button', { name: 'Mostrar el panel' })).to.deep.equal([]);
    });

    it('leads to the plans, whose prices are by the month or by the year, and back to the framed page', async () => {
      const { page, framed, showsPath } = await open();
      linkInFrame(framed(), 'Contacto').click();
      await showsPath('/sitio/contacto.html');
      page.click(link(page, 'Cambiar de plan'));
      await page.waitFor(() => page.window.location.pathname.endsWith('/website/change-plan'));
      const yearly = await page.waitFor(() => page.byRole('radio', { name: /Anual/ }));
      expect(page.text()).to.include('$160 al mes');
      expect(await axeViolations(page)).to.deep.equal([]);
      page.click(yearly);
      await page.waitFor(() => page.text().includes('$1,536 al año'));
      page.click(link(page, 'Volver al panel'));
      await showsPath('/sitio/contacto.html');
      expect(page.window.location.pathname).to.equal('/config/');
    });

    it('has no axe violation, in edit mode either', async () => {
      const { page } = await edit();
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });
});
