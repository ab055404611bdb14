/** The cookie banner, on pages as visitors meet it. */
import { banner, consentOf, context, openBanner, press, shown, yesOrNo } from './cookie-banner-support';
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { bothFlavours } from './support/flavour';
import { openPage, type PageOptions } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

bothFlavours(({ name, script, base }) => {
  const open = (options: PageOptions) => openBanner({ script, ...options });

  describe(`the cookie banner (${name})`, () => {
    afterEach(resetSite);

    it('asks in a bar, a region with a name, far from where its tag stands, and moves nothing', async () => {
      const page = await open({ html: `<h1>Page</h1><p style="height:4000px"></p>${banner({})}` });
      const bar = page.byRole('region', { name: 'Cookies' });
      const { left, width, bottom } = bar.getBoundingClientRect();
      expect([left, width, bottom]).to.deep.equal([0, page.document.documentElement.clientWidth, 800]);
      expect(page.text(bar)).to.include('Este sitio usa cookies');
      expect(page.allByRole('button').length).to.equal(1);
      page.byRole('button', { name: 'Aceptar' });
      expect(page.focused).to.equal(page.document.body);
      expect(await page.shift()).to.equal(0);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('keeps a yes for 30 days, says so, goes, and does not come again', async () => {
      const page = await open({ html: banner({}) });
      const heard: unknown[] = [];
      page.document.addEventListener('az-consent', (event) =>
        heard.push((event as CustomEvent).detail.allowed),
      );
      await press(page, 'Aceptar');
      expect(shown(page)).to.equal(undefined);
      expect(page.document.cookie).to.include('ss_cookieAllowed=true');
      expect(heard).to.deep.equal([true]);
      const next = await open({ html: banner({}) });
      expect(shown(next)).to.equal(undefined);
      expect(consentOf(next).state).to.equal('accepted');
    });

    it('keeps a no as well, where it can be said', async () => {
      const page = await open({ html: banner() });
      await press(page, 'Rechazar');
      expect(page.document.cookie).to.include('ss_cookieAllowed=false');
      expect(shown(page)).to.equal(undefined);
    });

    it('says what the site says, in the theme, the corner and the language that are wanted', async () => {
      const settings = {
        cookieBannerVariant: 'POPUP',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
      };
      const html = `${context({ ...settings, ...yesOrNo, cookieBannerText: '<p>Read <a href="/x" onclick="top.bad=1">more</a></p>' })}<az-cookie-banner lang="en"></az-cookie-banner>`;
      const page = await open({ html });
      const dialog = page.byRole('dialog', { name: 'Cookies' });
      const { right, top, width } = dialog.getBoundingClientRect();
      expect([1280 - right, top, width]).to.deep.equal([16, 16, 360]);
      expect(page.window.getComputedStyle(dialog).backgroundColor).to.equal('rgb(255, 255, 255)');
      const link = page.byRole('link', { name: 'more' });
      expect(link.outerHTML).not.to.include('onclick');
      page.byRole('button', { name: 'Accept' });
      page.byRole('button', { name: 'Decline' });
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('does not show where it is switched off, in a screenshot, or where the browser has declined', async () => {
      const off = await open({ html: banner({ isCookieBannerEnabled: false }) });
      const shot = await open({ html: banner(), query: 'screenshotMode=true' });
      const declined = await open({
        html: `<script>Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })</script>${banner()}`,
      });
      for (const page of [off, shot, declined]) expect(shown(page)).to.equal(undefined);
      expect(consentOf(declined).state).to.equal('declined');
      consentOf(declined).reopen();
      await press(declined, 'Aceptar');
      expect(consentOf(declined).state).to.equal('accepted');
    });

    it('opens again by any element that says so, lets a yes be taken back, and gives the focus back', async () => {
      const page = await open({ html: `<button data-az-consent-open>Cookies…</button>${banner({})}` });
      await press(page, 'Aceptar');
      const opener = page.byRole('button', { name: 'Cookies…' });
      opener.focus();
      await page.press('Enter');
      await page.waitFor(() => page.focused === page.byRole('button', { name: 'Aceptar' }));
      await page.press('Escape');
      expect([page.focused, shown(page)]).to.deep.equal([opener, undefined]);
      page.click(opener);
      await press(page, 'Rechazar');
      expect([page.focused, consentOf(page).state]).to.deep.equal([opener, 'declined']);
    });

    it('is forced by an editor, shows other settings, and chooses nothing meanwhile', async () => {
      const page = await open({ html: banner({ isCookieBannerEnabled: false }) });
      const fire = (type: string, detail?: object) =>
        page.document.body.dispatchEvent(
          new page.window.CustomEvent(`cookieBanner:${type}`, { bubbles: true, detail }),
        );
      fire('force', { ...yesOrNo, cookieBannerOptOutCtaText: 'Nunca' });
      await press(page, 'Nunca');
      fire('update', { cookieBannerVariant: 'POPUP' });
      page.byRole('dialog', { name: 'Cookies' });
      page.byRole('button', { name: 'Nunca' });
      expect(consentOf(page).state).to.equal('unknown');
      fire('unforce');
      expect(shown(page)).to.equal(undefined);
    });

    it('lets visitors choose among categories, and keeps what they have ticked while something else changes', async () => {
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

    it('asks again when the policy has another version', async () => {
      const page = await open({ html: banner({ ...yesOrNo, consentVersion: '1' }) });
      await press(page, 'Aceptar');
      const same = await open({ html: banner({ ...yesOrNo, consentVersion: '1' }) });
      expect(shown(same)).to.equal(undefined);
      const other = await open({ html: banner({ ...yesOrNo, consentVersion: '2' }) });
      expect(consentOf(other).state).to.equal('unknown');
      other.byRole('button', { name: 'Aceptar' });
    });

    it('goes in other tabs of the site at once', async () => {
      const here = await open({ html: banner() });
      const there = await open({ html: banner() });
      await press(there, 'Aceptar');
      await here.waitFor(() => !shown(here));
      expect(consentOf(here).state).to.equal('accepted');
    });

    it('leaves nothing that has the focus behind it, also at the ends of the page', async () => {
      const links = Array.from({ length: 12 }, (_, index) => `<p><a href="#${index}">Tile ${index}</a></p>`);
      const page = await open({
        html: `<style>p { margin: 0; height: 150px } p:last-of-type { height: auto }</style><main>${links.join('')}</main>${banner()}`,
      });
      const isSeen = (link: Element): boolean => {
        const { top, bottom } = link.getBoundingClientRect();
        const bar = shown(page)?.getBoundingClientRect() as DOMRect;
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
      await follow('Tab', all);
      // It comes back.
      await follow('Shift+Tab', all.slice(-3, -1).reverse());
      await page.waitFor(() => shown(page)?.getBoundingClientRect().bottom === 800);

      page.$('az-cookie-banner').setAttribute('cookie-banner-position', 'TOP');
      await page.waitFor(() => page.$$('.TOP').length > 0);
      await follow('Shift+Tab', all.slice(0, -3).reverse());
      expect(await page.shift()).to.equal(0);
      await press(page, 'Aceptar');
      await page.waitFor(() => page.document.documentElement.style.cssText === '');
    });

    it('is there before the loader, where the page names its file, and then all the same', async () => {
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
      await page.waitFor(() => page.$('az-cookie-banner').matches(':state(ready)'));
      page.click(page.byRole('button', { name: 'Cookies…' }));
      await press(page, 'Aceptar');
      expect(consentOf(page).state).to.equal('accepted');
      expect(page.errors).to.deep.equal([]);
    });

    if (supports('forcedColors'))
      it('has edges where a visitor has colours of their own', async () => {
        await emulateMedia({ forcedColors: 'active' });
        const page = await open({ html: banner({ ...yesOrNo, cookieBannerCtaVariant: 'TEXT' }) });
        const [accept] = page.allByRole('button');
        const styles = [shown(page), accept].map((one) => page.window.getComputedStyle(one as Element));
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
