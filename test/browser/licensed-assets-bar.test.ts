/** The bar that tells a site's owner of preview images. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;

const admin = { authenticatedAccount: { id: 'a' }, websiteRoles: { 1: true } };
const preview = '<img alt="Kiln" data-licensed-asset-preview="true" style="display:block;margin-top:3000px">';
const bar = '<az-licensed-assets-bar loading="eager" url="/licences"></az-licensed-assets-bar>';

defaultFlavour(({ name, script }) => {
  const open = async (html: string, width?: number): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html, width });
    await page.waitFor(() => page.$$('az-licensed-assets-bar').every(isReady));
    return page;
  };
  const isVisible = (page: Page) => page.$('az-licensed-assets-bar').matches(':state(visible)');

  describe(`the licensed assets bar (${name})`, () => {
    it('shows an owner how many images have no licence, and where they are', async () => {
      const page = await open(context(admin) + bar + preview);
      const region = page.byRole('region', { name: 'Imágenes sin licencia' });
      expect(page.text(region)).to.include('una imagen');
      expect(page.byRole('link').getAttribute('href')).to.equal('/licences');
      expect(await axeViolations(page)).to.deep.equal([]);
      page.click(page.byRole('button', { name: 'Mostrar la siguiente' }));
      await page.waitFor(() => page.window.scrollY > 1000);
      page.document.body.insertAdjacentHTML('beforeend', preview);
      await page.waitFor(() => page.text(region).includes('2 imágenes'));
      page.click(page.byRole('button', { name: 'Mostrar la siguiente' }));
      await page.waitFor(() => page.window.scrollY > 4000);
      for (const image of page.$$('img')) image.setAttribute('data-licensed-asset-preview', 'false');
      await page.waitFor(() => !isVisible(page));
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the next image at once', async () => {
      const page = await openPage({ script, lang: 'es', html: context(admin) + bar + preview });
      const button = await page.waitFor(() => page.byRole('button', { name: 'Mostrar la siguiente' }));
      page.click(button);
      expect(page.window.scrollY).to.be.greaterThan(1000);
    });

    for (const width of [1500, 800, 320])
      it(`leaves room at the end of a page of ${width} px, with a mobile bar below it, too`, async () => {
        const phoneBar = '<az-mobile-bar loading="eager"><a href="/">Inicio</a></az-mobile-bar>';
        const asPhone =
          '<script>Object.defineProperty(navigator, "userAgentData", { value: { mobile: true } })</script>';
        for (const phone of ['', asPhone + phoneBar]) {
          const page = await open(
            `${phone}<style>body { margin: 0 }</style>${context(admin)}${bar}${preview}<p id="last">Fin</p>`,
            width,
          );
          await page.waitFor(() => isVisible(page));
          await page.waitFor(() => page.$$('az-mobile-bar').every(isReady));
          page.window.scrollTo(0, 1e6);
          await page.painted();
          const { top } = page.byRole('region', { name: 'Imágenes sin licencia' }).getBoundingClientRect();
          const { bottom } = page.$('#last').getBoundingClientRect();
          expect(bottom).to.be.at.most(top);
          expect(bottom).to.be.greaterThan(top - 120);
        }
      });

    it('leaves the badge of the site free', async () => {
      const badge = '<az-site-badge loading="eager" badge-type="black"></az-site-badge>';
      for (const width of [1500, 800, 320]) {
        const page = await open(context(admin) + bar + preview + badge, width);
        await page.waitFor(() => isVisible(page));
        const badgeBox = await page.waitFor(() => page.$('[part="badge"]'));
        const { top } = page.byRole('region', { name: 'Imágenes sin licencia' }).getBoundingClientRect();
        expect(badgeBox.getBoundingClientRect().bottom).to.be.at.most(top);
      }
    });

    it('shows once, also where the page has two of them', async () => {
      const page = await open(context(admin) + bar + bar + preview);
      expect(page.allByRole('region', { name: 'Imágenes sin licencia' }).length).to.equal(1);
    });

    it('takes an account without roles for an owner', async () => {
      expect(isVisible(await open(context({ authenticatedAccount: { id: 'a' } }) + bar + preview))).to.equal(
        true,
      );
    });

    it('shows nobody else anything, and no owner a page without such images', async () => {
      for (const html of [
        bar + preview,
        context({ ...admin, websiteRoles: { 10: true } }) + bar + preview,
        context({ authenticatedAccount: 'a', websiteRoles: 'all' }) + bar + preview,
        context(admin) + bar + preview.replace('"true"', '"false"'),
      ])
        expect(isVisible(await open(html))).to.equal(false);
    });
  });
});
