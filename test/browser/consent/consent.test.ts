/** The effects of a visitor's choice on cookies, scripts, frames and blocks. */
import type { Collectors } from '../../../src/build/author-files/collectors';
import {
  banner,
  consentOf,
  context,
  findBanner,
  openBanner,
  press,
  restrictive,
  yesOrNo,
} from '../cookie-banner/support';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { askedOutside, outside } from '../support/tab';
import { button, calls, callsOf, cookies, openTracked, started } from '../tracking/support';

const names = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment'];
const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];

defaultFlavour((flavour) => {
  const { name, script } = flavour;
  const open = (options: PageOptions) => openBanner({ script, ...options });
  const setCookies = (page: Page, all: string[]): void => {
    for (const one of all) page.document.cookie = `${one}=1; path=/`;
  };
  const cookiesOf = (page: Page): string[] =>
    page.document.cookie
      .split('; ')
      .map((one) => one.split('=')[0] ?? '')
      .filter((one) => [...names, ...five].includes(one));

  describe(`consent (${name})`, () => {
    afterEach(resetSite);

    it('expires nine cookies under a restrictive policy, and again when they return, until the visitor accepts', async () => {
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

    it('expires the cookies of other tags once the visitor declines, and again when they return', async () => {
      const settings = { ...yesOrNo, googleConsentMode: true, clearCookies: { statistics: ['_pk_*'] } };
      const page = await open({ html: banner(settings) });
      const others = ['_ga', '_ga_AB12', '_pk_id.1'];
      const rest = () => others.filter((one) => page.document.cookie.includes(`${one}=`));
      setCookies(page, others);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.painted();
      expect(rest()).to.deep.equal(others);
      await press(page, 'Rechazar');
      await page.waitFor(() => rest().length === 0);
      setCookies(page, ['_ga_AB12']);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.waitFor(() => rest().length === 0);
      consentOf(page).set(true);
      setCookies(page, others);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.painted();
      expect(rest()).to.deep.equal(others);
      consentOf(page).set(false);
      await page.waitFor(() => rest().length === 0);
    });

    it('expires the five visitor cookies on a cloneable site, whatever the visitor chooses', async () => {
      const page = await open({
        html: context({ isCookieBannerEnabled: true }, { cloneable: true }) + banner(),
      });
      await press(page, 'Aceptar');
      setCookies(page, [...names, ...five]);
      page.document.dispatchEvent(new page.window.Event('visibilitychange'));
      await page.waitFor(() => cookiesOf(page).length === names.length);
      expect(cookiesOf(page)).to.deep.equal(names);
    });

    it('blocks scripts and frames until their category is allowed, also under a strict content security policy', async () => {
      const policy =
        "default-src 'self'; style-src 'self'; script-src 'self' 'nonce-abc'; require-trusted-types-for 'script'";
      const blocked = (category: string, attributes: string, text = '') =>
        `<script type="text/plain" data-az-category="${category}" nonce="abc" ${attributes}>${text}</script>`;
      const html = `<!doctype html><html lang="es"><head><title>Strict</title><script src="${script}" async></script></head><body><h1>Strict</h1>
        ${blocked('statistics', '', 'window.ran = ["first"]')}
        ${blocked('statistics', 'src="/_page/axe.js"')}
        ${blocked('statistics', '', 'window.ran.push(typeof axe)')}
        ${blocked('marketing', '', 'window.ran.push("ads")')}
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
      const [notice] = page.allByRole('group', { name: 'Mark' });
      expect(notice?.shadowRoot?.querySelector('p')?.textContent).to.include(
        'permites en este sitio todo lo de la categoría Marketing',
      );
      await press(page, 'Aceptar y mostrar');
      await page.waitFor(() => frame.src.endsWith('/pictures/mark.svg') && ran()?.length === 3);
      expect(frame.getBoundingClientRect().toJSON()).to.deep.equal(place);
      expect(consentOf(page).state).to.equal('declined');
      consentOf(page).set(false);
      await page.waitFor(() => !frame.src && page.allByRole('group', { name: 'Mark' }).length === 1);
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('offers to show a blocked frame also in a table, and where the page hides empty elements', async () => {
      const html = `<style>div:empty { display: none } [role=group] { display: inline-flex; margin: 1em }</style>
        ${restrictive}<h1>Visit us</h1><table><tr><td>Map</td><td>
        <iframe data-az-category="marketing" data-src="/pictures/mark.svg" title="Mark" width="400" height="200"></iframe></td></tr></table>`;
      const page = await open({ html, lang: 'fr' });
      const notice = await page.waitFor(() => page.byRole('group', { name: 'Mark' }));
      const place = page.$('iframe').getBoundingClientRect();
      for (const side of ['left', 'top', 'right', 'bottom'] as const)
        expect(notice.getBoundingClientRect()[side]).to.be.closeTo(place[side], 1);
      const show = await page.waitFor(() => page.byRole('button', { name: 'Aceptar y mostrar' }));
      expect(show.checkVisibility()).to.equal(true);
      // For screen readers, as the page has a language without texts.
      await page.waitFor(() => show.lang === 'es-419');
      page.$('iframe').remove();
      await page.waitFor(() => page.allByRole('group', { name: 'Mark' }).length === 0);
    });

    it('shows a blocked frame that the visitor asks for and accepts nothing else, on a site without categories', async () => {
      const frame = (address: string) =>
        `<iframe data-az-category="marketing" data-src="${address}" title="Mark" width="400" height="200"></iframe>`;
      const html = `${restrictive}<h1>Visit us</h1>${frame('/pictures/mark.svg')}${frame('/pictures/marina.jpg')}
        <script type="text/plain" data-az-category="statistics">window.ran = true</script>${banner()}`;
      const page = await open({ html, lang: 'en' });
      await press(page, 'Accept and show');
      const frames = page.$$<HTMLIFrameElement>('iframe');
      await page.waitFor(() => frames[0]?.src.endsWith('/mark.svg'));
      await page.painted();
      expect([frames[1]?.src, consentOf(page).state]).to.deep.equal(['', 'unknown']);
      expect([page.document.cookie.includes('ss_cookieAllowed'), 'ran' in page.window]).to.deep.equal([
        false,
        false,
      ]);
      expect(findBanner(page)).not.to.equal(undefined);
      const [notice] = page.allByRole('group', { name: 'Mark' });
      expect(notice?.shadowRoot?.querySelector('p')?.textContent).to.match(/may use cookies\.$/);
      consentOf(page).set(true);
      await page.waitFor(() => frames[1]?.src && 'ran' in page.window);
    });

    it('runs blocked scripts without harm to the page: one that writes into it, one that does not answer', async () => {
      await fault({ path: '/api/endpoint', status: 200, body: {}, delayMs: 5000, times: 1 });
      const html = `${restrictive}<h1>Visit us</h1>
        <script type="text/plain" data-category="necessary">window.ran = ['necessary']</script>
        <script type="text/plain" data-category="analytics">ran.push('writes'); document.write('<p>Written</p>')</script>
        <script type="text/plain" data-category="analytics" src="/api/endpoint"></script>
        <script type="text/plain" data-category="analytics">ran.push('last')</script>${banner()}`;
      const page = await open({ html });
      const ran = () => (page.window as unknown as { ran?: string[] }).ran ?? [];
      // Without a choice, which nobody has to make.
      await page.waitFor(() => ran().length === 1);
      const { setTimeout } = page.window;
      const limits: unknown[] = [];
      page.window.setTimeout = ((callback: () => void, ms: number) => {
        limits.push(ms);
        return setTimeout(callback, Math.min(ms, 100));
      }) as typeof setTimeout;
      consentOf(page).set(true);
      await page.waitFor(() => ran().length === 3);
      expect(ran()).to.deep.equal(['necessary', 'writes', 'last']);
      expect(limits).to.include(10_000);
      expect(page.byRole('heading', { name: 'Visit us' })).not.to.equal(undefined);
      expect(page.$$('p')).to.deep.equal([]);
      expect(page.console.filter(({ text }) => text.includes('document.write'))).to.have.length(1);
    });

    it('runs a script and shows a frame that the page adds later, also where it has none at first', async () => {
      const page = await open({ html: `<h1>Visit us</h1><main></main>${banner()}` });
      const main = page.$('main');
      consentOf(page).set(true);
      // A script from `innerHTML` never runs by itself, whatever its type.
      main.innerHTML = `<iframe data-az-category="marketing" data-src="/pictures/mark.svg" title="Mark"></iframe>
        <script type="text/plain" data-az-category="statistics" data-az-type="module">ran.push('module')</script>
        <script type="text/plain" data-az-category="statistics" src="/_page/axe.js" onload="ran.push(typeof axe)"></script>
        <script type="text/plain" data-az-category="statistics">ran.push(document.currentScript.parentNode.localName)</script>`;
      const ran: string[] = [];
      Object.assign(page.window, { ran });
      const scripts = [...main.querySelectorAll('script')];
      await page.waitFor(() => ran.length === 3);
      expect(ran.sort()).to.deep.equal(['main', 'module', 'object']);
      expect(page.$<HTMLIFrameElement>('iframe').src).to.contain('/pictures/mark.svg');
      expect([...main.querySelectorAll('script')]).to.deep.equal(scripts);
      expect(page.errors).to.deep.equal([]);
    });

    it('blocks stylesheets and pictures, too, until their category is allowed', async () => {
      const html = `<link rel="stylesheet" data-az-category="marketing" data-href="/_page/blocked.css">
        <h1>Visit us</h1><img alt="" data-az-category="statistics" data-src="/pictures/mark.svg?count">
        <img alt="" data-az-category="statistics" data-src="javascript:alert(1)">${banner({ ...yesOrNo, categories: ['statistics', 'marketing'] })}`;
      const page = await open({ html });
      const link = page.$<HTMLLinkElement>('link[data-href]');
      const [picture, unsafe] = page.$$<HTMLImageElement>('img[data-src]');
      const addresses = () => [link.getAttribute('href'), picture?.getAttribute('src')];
      consentOf(page).set({ statistics: true });
      await page.waitFor(() => addresses()[1]);
      expect(addresses()).to.deep.equal([null, '/pictures/mark.svg?count']);
      consentOf(page).set(true);
      await page.waitFor(() => addresses()[0]);
      expect(addresses()[0]).to.equal('/_page/blocked.css');
      expect(unsafe?.hasAttribute('src')).to.equal(false);
      // As a morph does.
      for (const name of ['src', 'data-az-changed']) picture?.removeAttribute(name);
      await page.waitFor(() => addresses()[1]);
      consentOf(page).set(false);
      await page.waitFor(() => !addresses()[0]);
      expect(addresses()).to.deep.equal([null, null]);
      expect(page.console.filter(({ text }) => text.includes('data-az-category'))).to.deep.equal([]);
    });

    it('says once that other elements do not wait for a category', async () => {
      const html = `${restrictive}<h1>Visit us</h1><div data-az-category="marketing">Ads</div>
        <script data-az-category="statistics">window.ran = true</script>
        <script type="text/plain" data-az-category="necessary" src="/_page/axe.js"></script>
        <iframe data-az-category="marketing" src="/pictures/mark.svg" title="Mark"></iframe>${banner()}`;
      const page = await open({ html });
      const lines = () => page.console.filter(({ text }) => text.includes('data-az-category'));
      await page.waitFor(() => lines().length && 'axe' in page.window);
      consentOf(page).set(true);
      await page.painted();
      expect(lines().length).to.equal(1);
      expect(lines()[0]?.text).to.include('<div>');
    });

    it('covers a blocked frame again, and shows an allowed one again, after a morph or a copy of the page', async () => {
      const html = `${restrictive}<main><iframe src="about:blank" data-az-category="marketing"
        data-src="/pictures/mark.svg" title="Mark" width="400" height="200"></iframe><p>Below</p></main>${banner()}`;
      const page = await open({ html });
      const main = page.$('main');
      const frame = () => page.$<HTMLIFrameElement>('iframe');
      const isCovered = () =>
        page.allByRole('group', { name: 'Mark' }).length === 1 &&
        page.window.getComputedStyle(frame()).visibility === 'hidden';
      await page.waitFor(isCovered);
      // As a morph does: the server's HTML has no placeholder.
      main.firstElementChild?.remove();
      await page.waitFor(isCovered);
      // As Turbo's cache does.
      const copy = main.cloneNode(true);
      page.byRole('button', { name: 'Aceptar y mostrar' }).focus();
      await press(page, 'Aceptar y mostrar');
      const isShown = () => frame().src.endsWith('/pictures/mark.svg');
      await page.waitFor(isShown);
      expect(page.document.activeElement).to.equal(frame());
      for (const name of ['src', 'data-az-changed']) frame().removeAttribute(name);
      await page.waitFor(isShown);
      const place = page.$('p').getBoundingClientRect().top;
      main.replaceWith(copy);
      await page.waitFor(isShown);
      expect(page.window.getComputedStyle(frame()).visibility).to.equal('visible');
      expect(page.allByRole('group', { name: 'Mark' })).to.deep.equal([]);
      expect(page.$('p').getBoundingClientRect().top).to.equal(place);
      expect(page.errors).to.deep.equal([]);
    });

    it('takes a choice for the page alone where the visitor blocks all cookies and storage', async () => {
      const script = `Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
        Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })`;
      const page = await open({ html: `<script>${script}</script>${restrictive}${banner()}` });
      await press(page, 'Rechazar');
      await page.waitFor(() => !findBanner(page));
      expect(consentOf(page).state).to.equal('declined');
      consentOf(page).reopen();
      await press(page, 'Aceptar');
      await page.waitFor(() => !findBanner(page));
      expect(consentOf(page).state).to.equal('accepted');
      consentOf(page).set({ statistics: true });
      expect(consentOf(page).state).to.equal('declined');
      const { preferences, statistics, marketing } = consentOf(page).categories;
      expect([preferences, statistics, marketing]).to.deep.equal([false, true, false]);
    });

    it('asks in a sandboxed frame, too, which may not read cookies', async () => {
      const script = `const denied = () => { throw new DOMException('sandboxed', 'SecurityError') };
        Object.defineProperty(document, 'cookie', { get: denied, set: denied })`;
      const page = await open({ html: `<script>${script}</script>${restrictive}${banner()}` });
      await press(page, 'Aceptar');
      await page.waitFor(() => !findBanner(page));
      expect([consentOf(page).state, page.errors]).to.deep.equal(['accepted', []]);
    });

    it('sends a choice once to Google’s consent mode and to the owner, and nothing before', async () => {
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

    it('sends all choices of one browser with the same id, which is stored with the first of them', async () => {
      const html = banner({ ...yesOrNo, consentRecordUrl: '/api/endpoint' });
      const page = await open({ html });
      const storedId = (): string | null => page.window.localStorage.getItem('azConsentId');
      expect(storedId()).to.equal(null);
      await press(page, 'Aceptar');
      await page.waitFor(async () => (await received('/api/endpoint')).length === 1);
      const next = await open({ html });
      consentOf(next).set(false);
      await page.waitFor(async () => (await received('/api/endpoint')).length === 2);
      const records = (await received('/api/endpoint')).map(({ body }) => body as Record<string, string>);
      expect(records.map(({ choice }) => choice)).to.deep.equal(['accepted', 'declined']);
      expect(records.map(({ id }) => JSON.stringify(id))).to.deep.equal([storedId(), storedId()]);
    });

    if (supports('outside'))
      it('allows the requests and cookies of collectors.json, and none before consent', async () => {
        const outsiders = ['https://stats.example/visit.js', 'https://maps.example/embed?q=Puebla'];
        const [analytics, map] = outsiders as [string, string];
        await outside({
          'maps.example': '<title>A map</title>',
          'www.youtube-nocookie.com': '<title>A film</title>',
        });
        const open = () =>
          openTracked({
            flavour,
            context: {
              cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
            },
            body: `${button}
            <az-video loading="eager" poster="/pictures/mark.svg"><a href="https://www.youtube.com/watch?v=abcdefghijk">A film</a></az-video>
            <iframe data-az-category="marketing" data-src="${map}" title="A map" width="300" height="200"></iframe>
            <script type="text/plain" data-az-category="statistics">
              document.cookie = 'ss_cvisit=1; path=/';
              document.head.append(Object.assign(document.createElement('script'), { src: '${analytics}' }));
            </script>
            ${banner()}`,
          });
        const { collectors }: Collectors = await (await fetch('/dist/collectors.json')).json();
        const ownCollectors = collectors.filter(({ name }) =>
          ['button-render', 'hit', 'landing', 'page-speed', 'visitor'].includes(name),
        );
        const listedCalls = ownCollectors
          .flatMap((one) => one.calls.slice(0, 1).map((call) => call.split(' ')[1]))
          .sort();
        const listedCookies = ownCollectors.flatMap((one) =>
          one.cookies.flatMap((cookie) =>
            cookie.description === 'Sent with the call.' ? [] : [cookie.name],
          ),
        );
        const hostsOf = (page: Page) => [
          ...new Set(
            page.window.performance.getEntriesByType('resource').map((one) => new URL(one.name).host),
          ),
        ];
        const trafficOf = async (page: Page) => [
          await calls(page),
          cookies(page),
          (await askedOutside()).sort(),
        ];
        const noTraffic = [[], [], []];

        const page = await open();
        await started(page, flavour);
        await page.waitFor(() => page.allByRole('group', { name: 'A map' }).length === 1);
        expect(await trafficOf(page)).to.deep.equal(noTraffic);
        expect(hostsOf(page)).to.deep.equal([page.window.location.host]);

        await press(page, 'Rechazar');
        page.$('az-button a').click();
        page.click(await page.waitFor(() => page.allByRole('button', { name: /film/ })[0]));
        await page.waitFor(() => page.allByRole('button', { name: /Accept/ }).length > 1);
        expect(await trafficOf(page)).to.deep.equal(noTraffic);
        expect(hostsOf(page)).to.deep.equal([page.window.location.host]);

        consentOf(page).set(true);
        await Promise.all(listedCalls.map((path) => callsOf(path as string)));
        await page.waitFor(async () => (await askedOutside()).length >= 2);
        const all = [listedCalls, [...listedCookies, 'ss_cvisit'].sort(), [...outsiders].sort()];
        await page.waitFor(() => cookies(page).length === 3);
        expect(await trafficOf(page)).to.deep.equal(all);

        consentOf(page).set(false);
        await page.waitFor(() => cookies(page).length === 0);
        page.$('az-button a').click();
        page.document.dispatchEvent(
          new page.window.CustomEvent('az-track', { detail: { action: 'opened' } }),
        );
        await page.painted();
        expect(await trafficOf(page)).to.deep.equal([listedCalls, [], [...outsiders].sort()]);

        // The next page, after the decline.
        page.close();
        const next = await open();
        await started(next, flavour);
        await next.waitFor(() => next.allByRole('group', { name: 'A map' }).length === 1);
        expect(await trafficOf(next)).to.deep.equal([[], [], [...outsiders].sort()]);
        expect(hostsOf(next)).to.deep.equal([next.window.location.host]);
      });
  });
});
