/** The cookie banner and what follows from a choice, on pages as visitors meet them. */
import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { received, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

const context = (settings: object, website: object = {}): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings: settings, website })}</script>`;

const restrictive = context({ isRestrictiveCookiePolicyEnabled: true });
const yesOrNo = { cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' };

const banner = (settings: object = yesOrNo): string =>
  `<az-cookie-banner lang="es" data='${JSON.stringify(settings)}'></az-cookie-banner>`;

const names = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment'];
const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];

eachFlavour(({ name, script }) => {
  const shown = (page: Page) => page.$$('[part=banner]')[0];
  const consentOf = (page: Page) => page.window.Azulejo.consent as NonNullable<Window['Azulejo']['consent']>;
  const press = async (page: Page, label: string) =>
    page.click(await page.waitFor(() => page.allByRole('button', { name: label })[0]));

  /** A page whose banner has been taken over by its block. */
  const open = async (options: PageOptions): Promise<Page> => {
    const page = await openPage({ script, ...options });
    await page.waitFor(() => page.$$('az-cookie-banner').every((one) => one.matches(':state(ready)')));
    return page;
  };
  const setCookies = (page: Page, all: string[]): void => {
    for (const one of all) page.document.cookie = `${one}=1; path=/`;
  };
  const cookiesOf = (page: Page): string[] =>
    page.document.cookie
      .split('; ')
      .map((one) => one.split('=')[0] ?? '')
      .filter((one) => [...names, ...five].includes(one));

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
  });

  describe(`consent (${name})`, () => {
    afterEach(resetSite);

    it('expires nine cookies under a restrictive policy, and again when they come, until the visitor agrees', async () => {
      const page = await open({ html: restrictive + banner() });
      setCookies(page, [...names, ...five]);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.waitFor(() => cookiesOf(page).length === 0);
      await press(page, 'Aceptar');
      setCookies(page, names);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.painted();
      expect(cookiesOf(page)).to.deep.equal(names);
      consentOf(page).set(false);
      await page.waitFor(() => cookiesOf(page).length === 0);
    });

    it('expires five on a cloneable site, whatever visitors say', async () => {
      const page = await open({ html: context({}, { cloneable: true }) + banner() });
      await press(page, 'Aceptar');
      setCookies(page, [...names, ...five]);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.waitFor(() => cookiesOf(page).length === names.length);
      expect(cookiesOf(page)).to.deep.equal(names);
    });

    it('holds scripts and frames until their category is allowed, under a strict policy too', async () => {
      const policy =
        "default-src 'self'; style-src 'self'; script-src 'self' 'nonce-abc'; require-trusted-types-for 'script'";
      const held = (category: string, attributes: string, text = '') =>
        `<script type="text/plain" data-az-category="${category}" nonce="abc" ${attributes}>${text}</script>`;
      const html = `<!doctype html><html lang="es"><head><title>Strict</title><script src="${script}" async></script></head><body><h1>Strict</h1>
        ${held('statistics', '', 'window.ran = ["first"]')}
        ${held('statistics', 'src="/_page/axe.js"')}
        ${held('statistics', '', 'window.ran.push(typeof axe)')}
        ${held('marketing', '', 'window.ran.push("ads")')}
        <iframe data-az-category="marketing" data-src="/pictures/mark.svg" title="Mark" width="400" height="200"></iframe>
        ${banner({ ...yesOrNo, categories: ['statistics', 'marketing'] }).replace(' lang="es"', '')}</body></html>`;
      const page = await open({ html, headers: { 'Content-Security-Policy': policy } });
      const ran = () => (page.window as unknown as { ran?: string[] }).ran;
      const frame = page.$<HTMLIFrameElement>('iframe[data-src]');
      const place = frame.getBoundingClientRect().toJSON();
      await page.waitFor(() => page.allByRole('group', { name: 'Mark' }).length === 1);
      expect([ran(), frame.src]).to.deep.equal([undefined, '']);
      consentOf(page).set({ statistics: true });
      await page.waitFor(() => ran()?.length === 2);
      expect([ran(), frame.src]).to.deep.equal([['first', 'object'], '']);
      await press(page, 'Aceptar y mostrar');
      await page.waitFor(() => frame.src.endsWith('/pictures/mark.svg') && ran()?.length === 3);
      expect(frame.getBoundingClientRect().toJSON()).to.deep.equal(place);
      expect(consentOf(page).state).to.equal('declined');
      consentOf(page).set(false);
      await page.waitFor(() => !frame.src && page.allByRole('group', { name: 'Mark' }).length === 1);
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('tells Google and the owner of a choice, once, and nobody before', async () => {
      const settings = {
        ...yesOrNo,
        googleConsentMode: true,
        consentRecordUrl: '/api/endpoint',
        consentVersion: '3',
      };
      const page = await open({ html: restrictive + banner(settings) });
      const layer = () => (page.window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
      await page.waitFor(() => layer().length > 0);
      const [[command, kind, state]] = layer().map((one) => [...Array.from(one)]) as [string[]];
      expect([command, kind]).to.deep.equal(['consent', 'default']);
      expect(state).to.include({
        ad_storage: 'denied',
        analytics_storage: 'denied',
        security_storage: 'granted',
      });
      expect(await received('/api/endpoint')).to.deep.equal([]);
      await press(page, 'Aceptar');
      await page.waitFor(async () => (await received('/api/endpoint')).length > 0);
      const updates = layer()
        .slice(1)
        .map((one) => Array.from(one)) as [string, string, object][];
      expect(updates.map(([, type]) => type)).to.deep.equal(['update']);
      expect(updates[0]?.[2]).to.include({ ad_user_data: 'granted', ad_personalization: 'granted' });
      const calls = await received('/api/endpoint');
      expect(calls.length).to.equal(1);
      const record = calls[0]?.body as Record<string, string>;
      expect(record).to.include({ version: '3', choice: 'accepted' });
      expect(record.id).to.match(/\w{8}/);
      expect(Math.abs(Date.parse(record.time ?? '') - Date.now())).to.be.lessThan(60_000);
    });
  });
});
