/** The cookie banner as visitors see and use it. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { bothFlavours } from '../support/flavour';
import { openPage, type PageOptions } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { banner, consentOf, context, findBanner, openBanner, press, yesOrNo } from './support';

requestEachTime('azulejo.js');

it('the demo page of the cookie banner fits a phone', async () => {
  const page = await openPage({ url: '/cookie-banner.html', width: 390 });
  await page.waitFor(() => page.allByRole('group', { name: 'A lattice' }).length === 1);
  expect(page.document.documentElement.scrollWidth).to.be.at.most(390);
});

bothFlavours(({ name, script, base }) => {
  const open = (options: PageOptions) => openBanner({ script, ...options });

  describe(`the cookie banner (${name})`, () => {
    afterEach(resetSite);

    it('asks in a bar at the bottom of the window, with two worded buttons and no layout shift', async () => {
      const page = await open({ html: `<h1>Page</h1><p style="height:4000px"></p>${banner({})}` });
      const bar = page.byRole('region', { name: 'Cookies' });
      const { left, width, bottom } = bar.getBoundingClientRect();
      expect([left, width, bottom]).to.deep.equal([0, page.document.documentElement.clientWidth, 800]);
      expect(page.text(bar)).to.include('Este sitio usa cookies');
      expect(page.allByRole('button').length).to.equal(2);
      page.byRole('button', { name: 'Aceptar' });
      page.byRole('button', { name: 'Rechazar' });
      expect(page.focused).to.equal(page.document.body);
      expect(await page.shift()).to.equal(0);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('stores an acceptance, fires az-consent, disappears and stays away on the next page', async () => {
      const page = await open({ html: banner({}) });
      const allowed: unknown[] = [];
      page.document.addEventListener('az-consent', (event) =>
        allowed.push((event as CustomEvent).detail.allowed),
      );
      await press(page, 'Aceptar');
      expect(findBanner(page)).to.equal(undefined);
      expect(page.document.cookie).to.include('ss_cookieAllowed=true');
      expect(allowed).to.deep.equal([true]);
      const next = await open({ html: banner({}) });
      expect(findBanner(next)).to.equal(undefined);
      expect(consentOf(next).state).to.equal('accepted');
    });

    it('stores a decline', async () => {
      const page = await open({ html: banner() });
      await press(page, 'Rechazar');
      expect(page.document.cookie).to.include('ss_cookieAllowed=false');
      expect(findBanner(page)).to.equal(undefined);
    });

    it('can be used by keyboard when it first shows', async () => {
      const html = `<a href="#first">First</a>${banner({ ...yesOrNo, categories: ['statistics'] })}<a href="#last">Last</a>`;
      const page = await open({ html });
      page.byRole('link', { name: 'First' }).focus();
      const expectFocusAfter = async (key: string, element: Element): Promise<void> => {
        await page.press(key);
        expect(page.focused).to.equal(element);
      };
      const decline = page.byRole('button', { name: 'Rechazar' });
      const ground = page.window.getComputedStyle(findBanner(page) as Element).backgroundColor;
      for (const button of [page.byRole('button', { name: 'Aceptar' }), decline]) {
        await expectFocusAfter('Tab', button);
        expect(page.window.getComputedStyle(button).outlineColor).not.to.equal(ground);
      }
      await expectFocusAfter('Tab', page.$('summary'));
      await page.press('Enter');
      const statistics = await page.waitFor(() => page.allByRole('checkbox', { name: 'Estadísticas' })[0]);
      await expectFocusAfter('Tab', statistics as HTMLElement);
      await page.press(' ');
      expect((statistics as HTMLInputElement).checked).to.equal(true);
      await expectFocusAfter('Tab', page.byRole('button', { name: 'Guardar selección' }));
      await expectFocusAfter('Tab', page.byRole('link', { name: 'Last' }));
      await page.press('Escape');
      expect(findBanner(page)).not.to.equal(undefined);
      decline.focus();
      await page.press(' ');
      await page.waitFor(() => !findBanner(page));
      expect(consentOf(page).state).to.equal('declined');

      const other = await open({ html: banner({ ...yesOrNo, consentVersion: '2' }) });
      other.byRole('button', { name: 'Aceptar' }).focus();
      await other.press('Enter');
      await other.waitFor(() => !findBanner(other));
      expect(consentOf(other).state).to.equal('accepted');
    });

    it('follows the hosted builder’s defaults on a site with cookie settings', async () => {
      const silent = await open({ html: context({ cookieBannerTheme: 'LIGHT' }) + banner({}) });
      expect(findBanner(silent)).to.equal(undefined);
      const enabled = await open({ html: context({ isCookieBannerEnabled: true }) + banner({}) });
      expect(enabled.allByRole('button').map((button) => button.textContent)).to.deep.equal(['✕']);
      enabled.byRole('button', { name: 'Aceptar' });
    });

    it('shows the site’s text, theme, corner and language', async () => {
      const settings = {
        isCookieBannerEnabled: true,
        cookieBannerVariant: 'POPUP',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
      };
      const html = `${context({ ...settings, ...yesOrNo, cookieBannerText: '<p>Read <a href="/x" onclick="top.bad=1">more</a>, <a href="javascript:top.bad=1">all</a></p>' })}<az-cookie-banner lang="en"></az-cookie-banner>`;
      const page = await open({ html });
      const dialog = page.byRole('dialog', { name: 'Cookies' });
      const { right, top, width } = dialog.getBoundingClientRect();
      expect([1280 - right, top, width]).to.deep.equal([16, 16, 360]);
      expect(page.window.getComputedStyle(dialog).backgroundColor).to.equal('rgb(255, 255, 255)');
      const link = page.byRole('link', { name: 'more' });
      expect(link.outerHTML).not.to.include('onclick');
      expect(page.allByRole('link')).to.deep.equal([link]);
      page.byRole('button', { name: 'Accept' });
      page.byRole('button', { name: 'Decline' });
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('does not show where it is switched off, in a screenshot, or under Global Privacy Control', async () => {
      const off = await open({ html: banner({ isCookieBannerEnabled: false }) });
      const shot = await open({ html: banner(), query: 'screenshotMode=true' });
      const declined = await open({
        html: `<script>Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })</script>${banner()}`,
      });
      for (const page of [off, shot, declined]) expect(findBanner(page)).to.equal(undefined);
      expect(consentOf(declined).state).to.equal('declined');
      consentOf(declined).reopen();
      await press(declined, 'Aceptar');
      expect(consentOf(declined).state).to.equal('accepted');
    });

    it('reopens from the page, so that consent can be withdrawn, and returns the focus', async () => {
      const page = await open({ html: `<button data-az-consent-open>Cookies…</button>${banner({})}` });
      await press(page, 'Aceptar');
      const opener = page.byRole('button', { name: 'Cookies…' });
      opener.focus();
      await page.press('Enter');
      await page.waitFor(() => page.focused === page.byRole('button', { name: 'Aceptar' }));
      await page.press('Escape');
      expect([page.focused, findBanner(page)]).to.deep.equal([opener, undefined]);
      page.click(opener);
      await press(page, 'Rechazar');
      expect([page.focused, consentOf(page).state]).to.deep.equal([opener, 'declined']);
    });

    it('leaves a visitor who has scrolled on where they are', async () => {
      const html = `<button data-az-consent-open>Cookies…</button><p style="height: 3000px">Long</p>${banner({})}`;
      const page = await open({ html });
      await press(page, 'Aceptar');
      page.click(page.byRole('button', { name: 'Cookies…' }));
      await page.waitFor(() => page.focused === page.byRole('button', { name: 'Aceptar' }));
      page.window.scrollTo(0, 1000);
      await press(page, 'Rechazar');
      expect(page.focused).to.equal(page.byRole('button', { name: 'Cookies…' }));
      expect(page.window.scrollY).to.equal(1000);
    });

    it('stays below a modal dialog of the page, in which alone visitors can press buttons', async () => {
      const page = await open({
        html: `<dialog><h1>Welcome</h1></dialog>${banner({})}`,
      });
      const dialog = page.$<HTMLDialogElement>('dialog');
      expect(findBanner(page)?.matches(':popover-open')).to.equal(true);
      consentOf(page).set(true);
      await page.waitFor(() => !findBanner(page));
      dialog.showModal();
      consentOf(page).reopen();
      const shown = await page.waitFor(() => findBanner(page));
      await page.painted();
      expect(shown.matches(':popover-open')).to.equal(false);
      // As a framework does, without an event.
      dialog.remove();
      await page.waitFor(() => shown.matches(':popover-open'));
      expect(page.focused).to.equal(page.byRole('button', { name: 'Aceptar' }));
    });

    it('stays below the modal dialog of a block', async () => {
      const page = await open({
        html: `<az-form loading="eager" lightbox-mode data='{ "fields": [{ "id": "a", "title": "A" }] }'></az-form>${banner({})}`,
      });
      const form = page.$<HTMLElement & { open(): void; close(): void }>('az-form');
      await page.waitFor(() => isReady(form));
      await press(page, 'Aceptar');
      form.open();
      consentOf(page).reopen();
      const bar = await page.waitFor(() => findBanner(page));
      await page.painted();
      expect(bar.matches(':popover-open')).to.equal(false);
      form.close();
      await page.waitFor(() => bar.matches(':popover-open'));
    });

    it('stays below the dialog of a question', async () => {
      const page = await open({ html: banner({}) });
      await press(page, 'Aceptar');
      const answer = page.window.Azulejo.confirm?.('Remove the tile?');
      await page.waitFor(() => page.allByRole('alertdialog').length);
      consentOf(page).reopen();
      const bar = await page.waitFor(() => findBanner(page));
      await page.painted();
      expect(bar.matches(':popover-open')).to.equal(false);
      page.click(page.$('[role=alertdialog] button'));
      await answer;
      await page.waitFor(() => bar.matches(':popover-open'));
    });

    it('shows an editor’s preview, whose buttons choose nothing', async () => {
      const page = await open({ html: banner({ isCookieBannerEnabled: false }) });
      const fire = (type: string, detail?: object) =>
        page.document.body.dispatchEvent(
          new page.window.CustomEvent(`cookieBanner:${type}`, { bubbles: true, detail }),
        );
      fire('force', { ...yesOrNo, cookieBannerOptOutCtaText: 'Nunca' });
      await press(page, 'Nunca');
      fire('update', { cookieBannerVariant: 'POPUP' });
      await page.waitFor(() => page.allByRole('dialog', { name: 'Cookies' }).length > 0);
      page.byRole('button', { name: 'Nunca' });
      expect(consentOf(page).state).to.equal('unknown');
      fire('unforce');
      await page.waitFor(() => !findBanner(page));
    });

    it('says what categories are for', async () => {
      const categoryTexts = {
        necessary: 'They keep the cart.',
        statistics: 'We count visits with <Matomo>.',
      };
      const settings = { ...yesOrNo, categories: ['statistics', 'marketing'], categoryTexts };
      const page = await open({ html: banner(settings) });
      page.click(page.$('[part=choose]'));
      const descriptions = ['Necesarias', 'Estadísticas', 'Marketing'].map((name) => {
        const id = page.byRole('checkbox', { name }).getAttribute('aria-describedby');
        return id && page.text(page.$(`[id="${id}"]`));
      });
      expect(descriptions).to.deep.equal([categoryTexts.necessary, categoryTexts.statistics, null]);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('names the control that shows the categories as the notice of the site does', async () => {
      const settings = {
        isCookieBannerEnabled: true,
        cookieBannerText: 'Elige en «Gestionar cookies».',
        cookieBannerManageCookiesLabel: 'Gestionar cookies',
      };
      const page = await open({ html: context(settings) + banner({ categories: ['statistics'] }) });
      expect(page.text(page.$('[part=choose]'))).to.equal('Gestionar cookies');
    });

    it('offers categories, and keeps unsaved ticks while other settings change', async () => {
      const page = await open({ html: banner({ ...yesOrNo, categories: ['statistics', 'marketing'] }) });
      page.click(page.$('summary'));
      page.click(page.byRole('checkbox', { name: 'Estadísticas' }));
      page.$('az-cookie-banner').setAttribute('cookie-banner-theme', 'LIGHT');
      await page.waitFor(() => page.$$('.LIGHT').length > 0);
      expect((page.byRole('checkbox', { name: 'Estadísticas' }) as HTMLInputElement).checked).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);
      await press(page, 'Guardar selección');
      const { state, categories } = consentOf(page);
      expect([state, { ...categories }]).to.deep.equal([
        'declined',
        { necessary: true, preferences: false, statistics: true, marketing: false },
      ]);
    });

    it('asks again when the policy’s version changes', async () => {
      const page = await open({ html: banner({ ...yesOrNo, consentVersion: '1' }) });
      await press(page, 'Aceptar');
      const same = await open({ html: banner({ ...yesOrNo, consentVersion: '1' }) });
      expect(findBanner(same)).to.equal(undefined);
      const other = await open({ html: banner({ ...yesOrNo, consentVersion: '2' }) });
      expect(consentOf(other).state).to.equal('unknown');
      other.byRole('button', { name: 'Aceptar' });
    });

    it('disappears in other tabs of the site at once', async () => {
      const here = await open({ html: banner() });
      const there = await open({ html: banner() });
      await press(there, 'Aceptar');
      await here.waitFor(() => !findBanner(here));
      expect(consentOf(here).state).to.equal('accepted');
    });

    it('disappears from a page that the visitor comes back to after a choice on another one', async () => {
      const page = await open({ html: banner() });
      // On the way back, the browser shows the page as it was.
      page.document.cookie = 'ss_cookieAllowed=true; path=/';
      page.window.dispatchEvent(new page.window.Event('pageshow'));
      await page.waitFor(() => !findBanner(page));
    });

    it('never covers the focused element, even at the ends of the page', async () => {
      const links = Array.from({ length: 12 }, (_, index) => `<p><a href="#${index}">Tile ${index}</a></p>`);
      const page = await open({
        html: `<style>p { margin: 0; height: 150px } p:last-of-type { height: auto }</style><main>${links.join('')}</main>${banner()}`,
      });
      const isSeen = (link: Element): boolean => {
        const { top, bottom } = link.getBoundingClientRect();
        const bar = findBanner(page)?.getBoundingClientRect() as DOMRect;
        return top >= 0 && bottom <= 800 && (bottom <= bar.top || top >= bar.bottom);
      };
      const follow = async (key: string, focused: Element[]): Promise<void> => {
        for (const link of focused) {
          await page.press(key);
          expect(page.focused).to.equal(link);
          await page.waitFor(() => isSeen(link), { hint: () => `Under the bar: ${link.textContent}` });
        }
      };
      const all = page.$$('main a');
      const bannerIsBack = () =>
        page.waitFor(() => findBanner(page)?.getBoundingClientRect().bottom === 800, {
          hint: () => 'The bar stays aside',
        });
      await follow('Tab', all);
      // The bar comes back when the focus is in it, and when the focus is elsewhere.
      await page.press('Tab');
      expect(page.focused).to.equal(page.byRole('button', { name: 'Aceptar' }));
      await bannerIsBack();
      await follow('Shift+Tab', all.slice(-3).reverse());
      await bannerIsBack();

      page.$('az-cookie-banner').setAttribute('cookie-banner-position', 'TOP');
      await page.waitFor(() => page.$$('.TOP').length > 0);
      await follow('Shift+Tab', all.slice(0, -3).reverse());
      expect(await page.shift()).to.equal(0);
      await press(page, 'Aceptar');
      await page.waitFor(() => page.document.documentElement.style.cssText === '');
    });

    it('works before the loader has come, where the page requests the banner’s module itself', async () => {
      await fault({ path: script, delayMs: 1000 });
      const page = await openPage({
        html: `<!doctype html><html lang="en"><head><title>Early</title><script src="${script}" async></script>
          <script src="${base}elements/cookie-banner.js" type="module" async></script></head>
          <body><button data-az-consent-open>Cookies…</button>${banner()}</body></html>`,
        until: 'start',
      });
      await press(page, 'Rechazar');
      expect(page.window.Azulejo).to.equal(undefined);
      await page.waitFor(() => page.window.Azulejo?.consent);
      expect(consentOf(page).state).to.equal('declined');
      await page.waitFor(() => isReady(page.$('az-cookie-banner')));
      page.click(page.byRole('button', { name: 'Cookies…' }));
      await press(page, 'Aceptar');
      expect(consentOf(page).state).to.equal('accepted');
      expect(page.errors).to.deep.equal([]);
    });

    if (supports('forcedColors'))
      it('has visible borders in forced colours', async () => {
        await emulateMedia({ forcedColors: 'active' });
        const page = await open({ html: banner({ ...yesOrNo, cookieBannerCtaVariant: 'TEXT' }) });
        const [accept] = page.allByRole('button');
        const styles = [findBanner(page), accept].map((one) => page.window.getComputedStyle(one as Element));
        for (const { borderTopColor, borderTopStyle, backgroundColor, color } of styles) {
          expect(borderTopStyle).to.equal('solid');
          for (const seen of [borderTopColor, color]) expect(seen).not.to.equal(backgroundColor);
        }
        accept?.focus();
        await page.press('Tab');
        const focus = page.window.getComputedStyle(page.focused as Element);
        expect([focus.outlineStyle, focus.outlineWidth]).to.deep.equal(['solid', '2px']);
        expect(focus.outlineColor).not.to.equal(styles[0]?.backgroundColor);
        expect(await axeViolations(page)).to.deep.equal([]);
        await emulateMedia({});
      });
  });
});
