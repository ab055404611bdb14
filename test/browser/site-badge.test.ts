/** The badge in a corner of the window. */
import { axeViolations } from './support/axe';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;

const badge = '<az-site-badge loading="eager"><a href="/maker">Maker</a></az-site-badge>';

defaultFlavour(({ name, script }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html });
    await page.waitFor(() => page.$$('az-site-badge').every((one) => one.matches(':state(ready)')));
    return page;
  };
  const isVisible = (page: Page) => page.$('az-site-badge').matches(':state(visible)');
  const background = (page: Page) =>
    page.window.getComputedStyle(page.$('[part=badge]')).backgroundColor.replace(/[^\d,]/g, '');

  describe(`the site badge (${name})`, () => {
    it('shows the page’s own link in the corner of the window', async () => {
      const cover = '<div style="position:fixed;inset:0;background:white;z-index:10"></div>';
      const page = await open(`<h1>Page</h1>${badge}${cover}`);
      const { right, bottom } = page.$('[part=badge]').getBoundingClientRect();
      expect([right, bottom].map(Math.round)).to.deep.equal([
        page.document.documentElement.clientWidth - 16,
        800 - 16,
      ]);
      expect(page.document.elementFromPoint(right - 30, bottom - 20)?.localName).to.be.oneOf([
        'a',
        'az-site-badge',
      ]);
      expect(page.byRole('link').getAttribute('href')).to.equal('/maker');
      expect(background(page)).to.equal('0,0,0');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await page.shift()).to.equal(0);
    });

    it('has the colour that the element or the site says', async () => {
      expect(
        background(await open('<az-site-badge loading="eager" badge-type="white"></az-site-badge>')),
      ).to.equal('255,255,255');
      expect(background(await open(context({ websiteSettings: { ssBadgeType: 3 } }) + badge))).to.equal(
        '255,255,255',
      );
    });

    it('does not show with the type none, or on the template 7.1', async () => {
      for (const html of [
        context({ websiteSettings: { ssBadgeType: 1 } }) + badge,
        context({ badgeType: 'none' }) + badge,
        context({ templateVersion: '7.1', badgeType: 'black' }) + badge,
        context({ templateVersion: 7.1 }) + badge,
        badge.replace('loading', 'badge-type="none" loading'),
      ])
        expect(isVisible(await open(html))).to.equal(false);
      expect(isVisible(await open(context({ templateVersion: '7' }) + badge))).to.equal(true);
    });

    it('shows the badge of the site once', async () => {
      const page = await open(context({ websiteSettings: { ssBadgeType: 3 } }) + badge + badge);
      expect(page.$$('az-site-badge').map((one) => one.matches(':state(visible)'))).to.deep.equal([
        true,
        false,
      ]);
    });

    it('never covers the focused element', async () => {
      const legal = '<a href="#legal" style="position: absolute; right: 40px; bottom: 20px">Legal</a>';
      const page = await open(`${badge}${legal}`);
      const link = page.byRole('link', { name: 'Legal' });
      const shown = page.$('[part=badge]');
      // The code for it comes later than the badge.
      await page.waitFor(async () => {
        link.blur();
        link.focus();
        await page.painted();
        return shown.getBoundingClientRect().bottom <= link.getBoundingClientRect().top;
      });
      page.byRole('link', { name: 'Maker' }).focus();
      await page.waitFor(() => Math.round(shown.getBoundingClientRect().bottom) === 800 - 16);
    });

    it('follows no address that runs a script', async () => {
      const page = await open(
        '<az-site-badge loading="eager" url="javascript:top.bad=1" label="Maker"></az-site-badge>',
      );
      expect(page.text()).to.include('Maker');
      expect(page.allByRole('link').length).to.equal(0);
    });
  });
});
