/** The badge in a corner of the window. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;

const badge = '<az-site-badge loading="eager"><a href="/maker">Maker</a></az-site-badge>';

defaultFlavour(({ name, script }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html });
    await page.waitFor(() => page.$$('az-site-badge').every(isReady));
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
      // The first to render: where the parser pauses between them, that may be the second one.
      const visible = () => page.$$('az-site-badge').filter((one) => one.matches(':state(visible)'));
      await page.waitFor(() => visible().length > 0);
      await page.painted();
      expect(visible()).to.have.length(1);
    });

    const shownBadge = (page: Page) => page.$('[part=badge]').getBoundingClientRect();
    const isInCorner = (page: Page) => Math.round(shownBadge(page).bottom) === 800 - 16;
    /** The code that keeps the focus clear comes later than the badge. */
    const whenFocusIsFollowed = (page: Page) =>
      page.waitFor(async () => {
        await page.press('Tab');
        await page.painted();
        return !isInCorner(page);
      });
    const corner = 'position: fixed; right: 40px; bottom: 20px';
    const legal = `<a href="#legal" style="${corner}">Legal</a>`;

    it('never hides what gets the focus by keyboard', async () => {
      const page = await open(`<a href="#a">First</a>${badge}${legal}`);
      await whenFocusIsFollowed(page);
      const link = page.byRole('link', { name: 'Legal' });
      expect(page.focused).to.equal(link);
      expect(shownBadge(page).bottom).to.be.at.most(link.getBoundingClientRect().top);
      await page.press('Shift+Tab');
      expect(page.focused).to.equal(page.byRole('link', { name: 'Maker' }));
      await page.waitFor(() => isInCorner(page));
    });

    it('hides no field of a form, whose fields hand the focus to each other', async () => {
      const fields = [
        { id: 'street', type: 'text', title: 'Street' },
        { id: 'town', type: 'text', title: 'Town' },
      ];
      const page = await open(
        `<az-site-badge loading="eager"><a href="/maker">Made by the workshop of Puebla</a></az-site-badge>
          <div style="position: fixed; top: 0; right: 40px; width: 120px"><az-form loading="eager" data='${JSON.stringify({ fields })}'></az-form></div>`,
      );
      await page.waitFor(() => isReady(page.$('az-form')));
      const [street, town] = ['Street', 'Town'].map((name) => page.byRole('textbox', { name })) as [
        HTMLElement,
        HTMLElement,
      ];
      const distance = town.getBoundingClientRect().bottom - shownBadge(page).bottom;
      page.$('div').style.top = `${-distance}px`;
      await page.waitFor(async () => {
        street.focus();
        await page.press('Tab');
        await page.painted();
        return shownBadge(page).bottom <= town.getBoundingClientRect().top;
      });
      expect(page.focused).to.equal(town);
    });

    it('leaves the page in place where a part of what has the focus shows, and at a press', async () => {
      const page = await open(
        `${badge}<main tabindex="-1" style="height: 3000px"><a href="#hidden" id="hidden" style="position: absolute; right: 40px; top: 755px">Hidden</a>
          <a href="#half" id="half" style="position: absolute; right: 70px; top: 755px">A link of which the badge covers the end</a></main>`,
      );
      // The link under the badge comes to the middle of the window.
      await page.waitFor(async () => {
        page.window.scrollTo(0, 0);
        page.focused instanceof page.window.HTMLElement && page.focused.blur();
        await page.press('Tab', 'Tab');
        await page.painted();
        return page.focused?.id === 'hidden' && page.window.scrollY > 0;
      });
      const stays = async (act: () => unknown, id: string): Promise<void> => {
        page.window.scrollTo(0, 0);
        await act();
        await page.painted();
        await page.painted();
        expect([(page.focused as HTMLElement).id, page.window.scrollY]).to.deep.equal([id, 0]);
      };
      page.$('main').id = 'main';
      await stays(() => page.press('Tab'), 'half');
      await stays(() => page.$('main').focus({ preventScroll: true }), 'main');
      await stays(() => page.clickWithMouse({ x: 300, y: 300 }), 'main');
    });

    it('leaves the focus in a dialog and in a menu alone, which lie over the badge', async () => {
      const page = await open(
        `<a href="#a">First</a>${badge}${legal}
          <dialog style="inset: 0 0 0 auto; margin: 0; height: 100%; width: 300px; max-height: none"><button style="${corner}">Close</button></dialog>
          <div popover="manual" style="inset: 0 0 0 auto; height: 800px; width: 300px"><button style="${corner}">Item</button></div>`,
      );
      await whenFocusIsFollowed(page);
      const [dialog, menu] = [page.$<HTMLDialogElement>('dialog'), page.$('[popover]')];
      for (const [show, name] of [
        [() => menu.showPopover(), 'Item'],
        [() => dialog.showModal(), 'Close'],
      ] as const) {
        page.byRole('link', { name: 'First' }).focus();
        await page.waitFor(() => isInCorner(page));
        show();
        const button = page.byRole('button', { name });
        button.focus();
        await page.painted();
        await page.painted();
        expect([page.focused, isInCorner(page)]).to.deep.equal([button, true]);
      }
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
