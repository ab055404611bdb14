import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const blocks = ['az-marquee', 'az-menu', 'az-map'];

/** Scrolls from the news down to the map, like a visitor. */
async function scrollThrough(page: Page): Promise<void> {
  for (const tag of blocks) {
    page.$(tag).scrollIntoView({ block: 'start', behavior: 'instant' });
    await page.waitFor(() => isReady(page.$(tag)));
    await page.painted();
  }
  await page.waitFor(() => page.$('az-map').matches(':state(showing)'));
}

/** How much wider than the viewport the page is, in px, without the scroll bar. */
const overflowPx = ({ document: { documentElement: root } }: Page): number =>
  root.scrollWidth - root.clientWidth;

defaultFlavour(({ name, script }) => {
  describe(`a restaurant's page (${name})`, () => {
    for (const width of [1280, 390])
      it(`shows news, menu and map without layout shift, ${width} px wide`, async () => {
        const page = await openPage({ url: '/restaurant.html', script, width });
        expect(overflowPx(page)).to.equal(0);
        await scrollThrough(page);

        const news = page.byRole('region', { name: 'Avisos' });
        const links = page.allByRole('link', { name: 'Reserva tu mesa', within: news });
        expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['#donde']);
        expect(page.allByRole('tab').map((tab) => tab.textContent)).to.deep.equal([
          'Almuerzo',
          'Cena',
          'Postres',
          'Bebidas',
        ]);
        expect(page.text(page.byRole('tabpanel', { name: 'Almuerzo' }))).to.include('Ceviche de corvina');
        const marker = page.byRole('button', { name: 'La Albufera' });
        expect(marker.part.value).to.equal('marker');
        expect(page.byRole('link', { name: 'Cómo llegar' }).getAttribute('href')).to.include('36.7181');
        expect(page.byRole('row', { name: /Domingo/ }).textContent).to.include('12:00–16:00');

        expect(overflowPx(page)).to.equal(0);
        expect(await page.shift(), page.describeShifts()).to.equal(0);
        expect(page.warningsAndErrors()).to.deep.equal([]);
      });

    it('opens the menu that the address names, and another one on a click', async () => {
      const page = await openPage({ url: '/restaurant.html', script, hash: 'bebidas' });
      await page.waitFor(() => isReady(page.$('az-menu')));
      await page.waitFor(() => page.byRole('tab', { name: 'Bebidas' }).ariaSelected === 'true');
      // Browser and menu scroll to the hash until the page has loaded.
      await page.waitFor(() => page.document.readyState === 'complete');
      await page.painted();
      await page.clickWithMouse(page.byRole('tab', { name: 'Cena' }));
      expect(page.text(page.byRole('tabpanel', { name: 'Cena' }))).to.include('$34 / kg');
    });

    it('has structured data with the dishes and prices for search engines', async () => {
      const page = await openPage({ url: '/restaurant.html', script });
      await scrollThrough(page);
      const scripts = page
        .$$('script[type="application/ld+json"]')
        .map(({ textContent }) => textContent ?? '');
      expect(scripts.map((text) => JSON.parse(text)['@type'] ?? 'menus')).to.deep.equal([
        'Restaurant',
        'menus',
      ]);
      const [, menus = '{}'] = scripts;
      const [lunch] = JSON.parse(menus)['@graph'];
      expect(lunch.hasMenuSection[0].hasMenuItem[0]).to.deep.equal({
        '@type': 'MenuItem',
        name: 'Ceviche de corvina',
        description: 'Picante Limón criollo, cebolla morada, batata asada y maíz tostado.',
        offers: { '@type': 'Offer', price: '13', priceCurrency: 'USD' },
      });
    });

    it('fits into the window from right to left too', async () => {
      const page = await openPage({ url: '/restaurant.html', script, width: 390 });
      page.document.documentElement.dir = 'rtl';
      await scrollThrough(page);
      const [first, second] = page.allByRole('tab').map((tab) => tab.getBoundingClientRect().left);
      expect(first).to.be.greaterThan(second ?? 0);
      expect(overflowPx(page)).to.equal(0);
    });

    if (supports('emulateMedia'))
      it('has no axe violation, light or dark', async () => {
        const page = await openPage({ url: '/restaurant.html', script, query: 'nomotion=true' });
        await scrollThrough(page);
        try {
          for (const colorScheme of ['light', 'dark'] as const) {
            await emulateMedia({ colorScheme });
            await page.painted();
            await Promise.all(page.document.getAnimations().map(({ finished }) => finished));
            expect(await axeViolations(page), colorScheme).to.deep.equal([]);
          }
        } finally {
          await emulateMedia({});
        }
      });
  });
});
