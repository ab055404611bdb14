/** A link to book, and the widget of a provider that may fail in many ways. */

import { press } from './cookie-banner/support';
import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { textAfter } from './support/flat-tree';
import { bothFlavours, defaultFlavour, type Flavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, requestEachTime, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

requestEachTime('elements/cookie-banner');

const provider = '/dist/demo/providers/open-table.js';
const link = '<a href="https://reservas.example/horno">Reservar en el horno</a>';

const context = (fields: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(fields)}</script>`;
const restrictive = context({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });

const reservation = (behaviour = '', attributes = ''): string =>
  `<az-reservation loading="eager" restaurant-id="412810" ${attributes}
    script="${provider}?behaviour=${behaviour}">${link}</az-reservation>`;

const open = async ({ script }: Flavour, html: string, options: PageOptions = {}): Promise<Page> => {
  const head = '<link rel="stylesheet" href="/dist/azulejo.css">';
  const page = await openPage({ script, html: `${head}<main><h1>Taller</h1>${html}</main>`, ...options });
  await page.waitFor(() => page.$$('az-reservation').every(isReady));
  return page;
};

/** The queries of the page's requests for the provider's script. */
const requests = (page: Page): URLSearchParams[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname === provider)
    .map(({ searchParams }) => searchParams);

beforeEach(resetSite);

bothFlavours((flavour) => {
  describe(`a reservation (${flavour.name})`, () => {
    it('shows the provider’s widget in the place of the link, as a line or as a column', async () => {
      const page = await open(flavour, reservation());
      await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
      expect(page.allByRole('link')).to.deep.equal([]);
      const [request] = requests(page);
      expect(request?.toString()).to.include('rid=412810').and.include('iframe=false&lang=es-MX');
      const size = page.byRole('combobox', { name: 'Personas' });
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);
      const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const times = page.byRole('combobox', { name: 'Hora' });
      // The block is as wide as its column.
      page.$('main').style.width = '851px';
      await page.waitFor(() => top(times) === top(size));
      page.$('main').style.width = '850px';
      await page.waitFor(() => top(times) > top(size));
      expect(
        page.$$('.az-title > .ot-title, .az-picker > .ot-time-picker, .az-button .ot-button').length,
      ).to.equal(3);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('asks for consent first, and requests nothing until the visitor gives it', async () => {
      const page = await open(flavour, restrictive + reservation());
      expect(page.byRole('link').textContent).to.equal('Reservar en el horno');
      const accept = page.byRole('button', { name: 'Aceptar y ver' });
      expect(page.text()).to.include('cookies de OpenTable');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(requests(page)).to.deep.equal([]);
      accept.focus();
      await page.press('Enter');
      await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
      expect(page.focused?.closest('[role="group"]')).to.equal(page.focused);
      expect(requests(page).length).to.equal(1);
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);
    });
  });
});

defaultFlavour((flavour) => {
  describe(`a reservation (${flavour.name})`, () => {
    it('shows and removes the widget with the visitor’s choice for the site', async () => {
      const page = await open(flavour, restrictive + reservation());
      page.window.Azulejo.consent?.set(true);
      await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
      page.window.Azulejo.consent?.set(false);
      await page.waitFor(() => page.byRole('link', { name: 'Reservar en el horno' }));
      await page.waitFor(() => !page.$$('.ot-widget-container').length);
    });

    const policies = {
      'an attribute': '<az-cookie-banner is-restrictive-cookie-policy-enabled></az-cookie-banner>',
      'the name that editors use': `<az-cookie-banner data='{"isAnalyticsCookiesDisabled":true}'></az-cookie-banner>`,
      'a child script':
        '<az-cookie-banner><script type="application/json">{"isRestrictiveCookiePolicyEnabled":true}</script></az-cookie-banner>',
    };
    for (const [source, banner] of Object.entries(policies))
      it(`requests nothing before the visitor accepts where the policy is in ${source} of a banner whose code is late`, async () => {
        await fault({ path: `${flavour.base}elements/cookie-banner.js`, delayMs: 1500 });
        const page = await open(flavour, reservation() + banner);
        await page.waitFor(() => page.byRole('button', { name: 'Aceptar y ver' }));
        await press(page, 'Rechazar');
        expect(page.$$('.ot-widget-container')).to.have.length(0);
        expect(page.byRole('link', { name: 'Reservar en el horno' })).not.to.equal(undefined);
        page.window.Azulejo.consent?.set(true);
        await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
      });

    it('shows the widget without a question once a banner turns out to have no restrictive policy', async () => {
      await fault({ path: `${flavour.base}elements/cookie-banner.js`, delayMs: 800 });
      const page = await open(flavour, `${reservation()}<az-cookie-banner></az-cookie-banner>`);
      await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
    });

    it('offers the party sizes and the days of the settings', async () => {
      const page = await open(flavour, reservation('', 'party-sizes="[2, 4, 40]" days="30" language="en"'));
      const size = await page.waitFor(() => page.byRole('combobox', { name: 'Party size' }));
      expect([...size.querySelectorAll('option')].map(({ value }) => value)).to.deep.equal(['2', '4']);
      // Today and the 30 days after it, of the 60 that the provider has.
      expect(page.byRole('combobox', { name: 'Date' }).children.length).to.equal(31);
      expect(page.$('.az-provider-widget').dataset).to.include({ partySizes: '2,4,40', days: '30' });
    });

    it('makes a link of its own, and shows the same widget when it is moved to another place', async () => {
      const page = await open(flavour, `${reservation().replace(link, '')}<section></section>`);
      const size = await page.waitFor(() => page.byRole('combobox', { name: 'Personas' }));
      const element = page.$('az-reservation');
      element.remove();
      await page.painted();
      page.$('section').append(element);
      await page.waitFor(() => page.byRole('combobox', { name: 'Personas' }) === size);
      expect(requests(page).length).to.equal(1);
      element.setAttribute('restaurant-id', 'horno');
      await page.waitFor(() => page.warningsAndErrors().length === 1);
      expect(page.warningsAndErrors()[0]).to.include('restaurantId is "horno", expected digits');
      element.setAttribute('restaurant-id', '7');
      await fault({ path: provider, status: 404 });
      element.setAttribute('script', `${provider}?again`);
      const own = await page.waitFor(() => page.byRole('link', { name: 'Reservar una mesa' }));
      expect(own.getAttribute('href')).to.equal(
        'https://www.opentable.com/restref/client/?restref=7&lang=es-MX',
      );
      // OpenTable's page is no page of another provider.
      element.setAttribute('provider', 'La mesa');
      await page.waitFor(() => page.allByRole('link').length === 0);
      element.removeAttribute('script');
      await page.waitFor(() =>
        page.warningsAndErrors().some((line) => line.includes('provider is "La mesa", expected')),
      );
    });

    it('keeps the link and the page where the script is absent, slow, late, a stub, throws, writes or is forbidden', async () => {
      await fault({ path: '/dist/demo/providers/absent.js', status: 404 });
      await fault({ path: '/dist/demo/providers/slow.js', delayMs: 60_000 });
      const at = (name: string) => reservation('', `id="${name}"`).replace('open-table.js', `${name}.js`);
      const failing = ['late', 'silent', 'throws', 'writes', 'opens', 'only-writes'].map((name) =>
        reservation(name, `id="${name}"`),
      );
      const forbidden = reservation('', 'id="forbidden"').replace(provider, 'https://forbidden.test/w.js');
      const page = await open(flavour, `${at('absent')}${at('slow')}${failing.join('')}${forbidden}`, {
        headers: { 'Content-Security-Policy': "script-src 'self' 'unsafe-inline'" },
      });
      const linesOf = (name: string) =>
        page.warningsAndErrors().filter((line) => line.includes(`id="${name}"`));
      const lateWidget = await page.waitFor(() => page.$('#late .az-provider-widget'));
      // Those that write or open a document show their widgets all the same.
      const names = ['absent', 'throws', 'forbidden', 'slow', 'late', 'silent', 'only-writes'];
      await page.waitFor(() => names.every((name) => linesOf(name).length > 0));
      expect(names.map((name) => linesOf(name).length)).to.deep.equal(names.map(() => 1));
      expect(linesOf('absent')[0]).to.include('could not be loaded');
      expect(linesOf('throws')[0]).to.include('The provider has a bad day');
      expect(linesOf('only-writes')[0]).to.include('uses document.write');
      expect(linesOf('silent')[0]).to.include('has shown nothing within 10 s');
      expect(page.allByRole('link', { name: 'Reservar en el horno' }).length).to.equal(names.length);
      expect(page.text()).to.include('Taller').and.not.to.include('Only the provider');
      const withWidgets = () =>
        page
          .allByRole('button', { name: 'Buscar mesa' })
          .map((button) => button.closest('az-reservation')?.id);
      await page.waitFor(() => withWidgets().join() === 'writes,opens');
      // The late one answers now, and nothing changes: its place is no longer in the page.
      await page.waitFor(() => lateWidget.querySelector('.ot-dtp-picker'));
      await page.painted();
      expect(lateWidget.isConnected).to.equal(false);
      expect(page.allByRole('link', { name: 'Reservar en el horno' }).length).to.equal(names.length);
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);
    });

    it('waits for consent where the site context is no JSON object, which one console line says', async () => {
      for (const json of ['null', '{"cookieSettings":{']) {
        const script = `<script type="application/json" data-azulejo-context>${json}</script>`;
        const page = await open(flavour, script + reservation().repeat(2));
        await page.waitFor(() => page.allByRole('button', { name: 'Aceptar y ver' }).length === 2);
        expect(requests(page), json).to.deep.equal([]);
        const lines = page
          .warningsAndErrors()
          .filter((line) => line.includes('The site context is left out, expected a JSON object'));
        expect(lines, json).to.have.length(1);
        expect(page.warningsAndErrors(), json).to.deep.equal(lines);
        page.allByRole('button', { name: 'Aceptar y ver' })[0]?.click();
        await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
      }
    });

    it('goes on where the script takes over names of the page', async () => {
      for (const behaviour of ['globals', 'more-globals']) {
        const page = await open(flavour, reservation(behaviour));
        await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
        expect(page.warningsAndErrors()).to.deep.equal([]);
        page.$('az-reservation').setAttribute('restaurant-id', '');
        await page.waitFor(() => page.byRole('link', { name: 'Reservar en el horno' }));
      }
    });

    it('shows the widget in a page that has locked document.write', async () => {
      const lock =
        '<script>Object.defineProperty(document, "write", { value() {}, writable: false })</script>';
      const page = await open(flavour, lock + reservation());
      await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('shows editors a notice in the place of the widget', async () => {
      const owner = { authenticatedAccount: { id: 'a' }, websiteRoles: { 1: true } };
      const viewer = { authenticatedAccount: { id: 'a' }, websiteRoles: { 10: true } };
      const pages = [
        await open(flavour, context(owner) + reservation()),
        await open(
          flavour,
          `<script>document.documentElement.dataset.azulejoEditor = ''</script>${reservation()}`,
        ),
        await open(
          flavour,
          `<script>document.body.className = 'sqs-edit-mode-active'</script>${reservation()}`,
        ),
      ];
      for (const page of pages) {
        expect(page.byRole('alert').textContent).to.equal(
          'Preview Only Cierra la sesión para usar este bloque.',
        );
        expect(page.byRole('link').textContent).to.equal('Reservar en el horno');
        expect(await axeViolations(page)).to.deep.equal([]);
      }
      for (const page of pages) expect(requests(page)).to.deep.equal([]);
      const visited = await open(flavour, context(viewer) + reservation());
      await visited.waitFor(() => visited.byRole('button', { name: 'Buscar mesa' }));
      expect(visited.allByRole('alert')).to.deep.equal([]);
    });

    if (supports('emulateMedia'))
      it('prints the link with its address', async () => {
        const page = await open(flavour, reservation());
        await page.waitFor(() => page.byRole('button', { name: 'Buscar mesa' }));
        await emulateMedia({ media: 'print' });
        try {
          const printed = await page.waitFor(() => page.byRole('link', { name: 'Reservar en el horno' }));
          expect(textAfter(printed)).to.equal(' (https://reservas.example/horno)');
          expect(page.allByRole('combobox')).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });
  });
});
