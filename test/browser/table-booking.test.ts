/** A link to book at Tock, and Tock's widget in its place. What scripts do to pages is tested with the reservation. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { textAfter } from './support/flat-tree';
import { bothFlavours, defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const provider = '/dist/demo/providers/tock.js';
const link = '<a href="https://www.exploretock.com/horno">Reservar en el horno</a>';
const restrictive = `<script type="application/json" data-azulejo-context>
  {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>`;

const booking = (attributes = '', content = ''): string =>
  `<az-table-booking loading="eager" script="${provider}" ${attributes}>${content}</az-table-booking>`;

/** How often the page has requested the provider's script. */
const requests = (page: Page): number =>
  page.window.performance.getEntriesByType('resource').filter(({ name }) => name.includes(provider)).length;

beforeEach(resetSite);

bothFlavours(({ name, script }) => {
  const open = async (html: string) => {
    const head = '<link rel="stylesheet" href="/dist/azulejo.css">';
    // To the page's scripts, an element with an id is a property of the window.
    const page = await openPage({ script, html: `${head}<main><h1 id="tock">Taller</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-table-booking').every(isReady));
    return page;
  };

  describe(`a table booking (${name})`, () => {
    it('shows Tock’s widgets in the place of links, from one script', async () => {
      const page = await open(
        booking('', link) +
          booking('business-url="https://www.exploretock.com/taller" table-booking-style="events"'),
      );
      const links = await page.waitFor(() => {
        const found = page.allByRole('link', { name: 'Reservar' });
        return found.length === 2 && found;
      });
      expect(links.map((one) => one.getAttribute('href'))).to.deep.equal([
        'https://www.exploretock.com/horno',
        'https://www.exploretock.com/taller',
      ]);
      expect(links.every((one) => one.classList.contains('az-primary'))).to.equal(true);
      // Events have no fields.
      const size = page.byRole('combobox', { name: 'Personas' });
      expect(requests(page)).to.equal(1);
      expect(new Set(page.$$('[id^="Tock_widget_container"]').map(({ id }) => id)).size).to.equal(2);
      if (supports('layoutShift')) expect(await page.shift()).to.equal(0);
      const top = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
      page.$('main').style.width = '751px';
      await page.waitFor(() => Math.abs(top(links[0] as Element) - top(size)) < 2);
      page.$('main').style.width = '750px';
      await page.waitFor(() => top(links[0] as Element) > top(size) + 20);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  });

  defaultFlavour((flavour) => {
    if (flavour.name !== name) return;

    describe(`a table booking (${name})`, () => {
      it('asks for consent, and another business has another widget', async () => {
        const page = await open(restrictive + booking('business-url="https://www.exploretock.com/taller"'));
        expect(page.byRole('link', { name: 'Reservar una mesa' }).getAttribute('href')).to.equal(
          'https://www.exploretock.com/taller',
        );
        expect(requests(page)).to.equal(0);
        await page.clickWithMouse(page.byRole('button', { name: 'Aceptar y ver' }));
        await page.waitFor(() => page.byRole('link', { name: 'Reservar' }));
        page.$('az-table-booking').setAttribute('business-url', 'https://www.exploretock.com/horno');
        await page.waitFor(() => page.byRole('link').getAttribute('href')?.endsWith('/horno'));
        expect(requests(page)).to.equal(1);
      });

      it('shows editors a notice in the place of the widget', async () => {
        const owner = `<script type="application/json" data-azulejo-context>
          {"authenticatedAccount":{"id":"a"},"websiteRoles":{"1":true}}</script>`;
        const editor = `<script>document.documentElement.dataset.azulejoEditor = ''</script>`;
        const body = `<script>document.body.className = 'sqs-edit-mode-active'</script>`;
        for (const start of [owner, editor, body]) {
          const page = await open(start + booking('', link));
          expect(page.byRole('alert').textContent).to.equal(
            'Preview Only Cierra la sesión para usar este bloque.',
          );
          expect(page.byRole('link').textContent).to.equal('Reservar en el horno');
          expect(await axeViolations(page)).to.deep.equal([]);
          expect(requests(page)).to.equal(0);
        }
      });

      if (supports('emulateMedia'))
        it('prints the link with its address', async () => {
          const page = await open(booking('', link));
          await page.waitFor(() => page.byRole('combobox', { name: 'Personas' }));
          await emulateMedia({ media: 'print' });
          try {
            const printed = await page.waitFor(() => page.byRole('link', { name: 'Reservar en el horno' }));
            expect(textAfter(printed)).to.equal(' (https://www.exploretock.com/horno)');
            expect(page.allByRole('combobox')).to.deep.equal([]);
          } finally {
            await emulateMedia({});
          }
        });

      it('follows the link when a framework or a morph gives it the address of another business', async () => {
        const page = await open(booking('', link));
        await page.waitFor(() => page.byRole('link', { name: 'Reservar' }));
        page.$<HTMLAnchorElement>('az-table-booking > a').href = 'https://www.exploretock.com/otro';
        await page.waitFor(() =>
          page.allByRole('link', { name: 'Reservar' })[0]?.getAttribute('href')?.endsWith('/otro'),
        );
      });

      it('keeps the link where the script is blocked, and tries again for the next block', async () => {
        await fault({ path: provider, status: 403 });
        const page = await open(booking('', link));
        await page.waitFor(() => page.console.some(({ text }) => text.includes('could not be loaded')));
        expect(page.byRole('link').textContent).to.equal('Reservar en el horno');
        const second = page.$('az-table-booking').cloneNode(true) as HTMLElement;
        page.$('main').append(second);
        await page.waitFor(
          () => page.byRole('combobox', { name: 'Personas' }).closest('az-table-booking') === second,
        );
      });

      it('loads nothing for links that do not lead to Tock, and reports an address without a business', async () => {
        const page = await open(
          booking('', '<a href="/reservas">Reservas</a>') +
            booking('', 'Al 555 0123') +
            booking('business-url="https://www.exploretock.com/"'),
        );
        await page.waitFor(() => page.console.length === 3);
        const linesWith = (text: string) => page.console.filter((line) => line.text.includes(text)).length;
        expect(linesWith('businessUrl is "https://www.exploretock.com/", expected')).to.equal(1);
        expect(linesWith('There is no businessUrl')).to.equal(2);
        expect(requests(page)).to.equal(0);
        expect(page.text()).to.include('Al 555 0123');
        // Without a scheme, the link would lead to a page of this site that does not exist.
        page.$('[business-url]').setAttribute('business-url', 'booking.example/taller');
        await page.waitFor(() => page.allByRole('link').length === 1);
      });

      it('finds a business by its name, by an address without a scheme, and elsewhere with a script of the page', async () => {
        for (const [businessUrl, href] of [
          ['taller', 'https://www.exploretock.com/taller'],
          ['exploretock.com/taller', 'https://www.exploretock.com/taller'],
          ['https://booking.example/es/taller', 'https://booking.example/es/taller'],
        ]) {
          const page = await open(restrictive + booking(`business-url="${businessUrl}"`));
          expect(page.byRole('link').getAttribute('href')).to.equal(href);
          await page.clickWithMouse(page.byRole('button', { name: 'Aceptar y ver' }));
          const button = await page.waitFor(() => page.byRole('link', { name: 'Reservar' }));
          // The mock's own link has the name of the business.
          expect(button.getAttribute('href')).to.equal('https://www.exploretock.com/taller');
        }
      });

      it('keeps the link where another script has taken the name of Tock’s queue', async () => {
        const page = await open(`<script>window.tock = 42</script>${booking('', link)}`);
        await page.waitFor(() => page.console.length > 0);
        expect(page.console.length).to.equal(1);
        expect(page.byRole('link').textContent).to.equal('Reservar en el horno');
      });
    });
  });
});
