/** What the tags of other vendors hear of the visitor's choice, and a consent platform that the page has already. */
import {
  banner,
  consentOf,
  findBanner,
  openBanner,
  press,
  restrictive,
  yesOrNo,
} from '../cookie-banner/support';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';
import { resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';

type Call = unknown[];

interface TagWindow {
  dataLayer?: ArrayLike<unknown>[];
  uetq?: unknown[];
  calls?: Call[];
  clarity?: { q?: Call[] };
  ttq?: unknown[];
  answer?: (data: object, isSuccess?: boolean) => void;
}

const tagsOf = (page: Page) => page.window as unknown as TagWindow;
const commands = (page: Page): Call[] => (tagsOf(page).dataLayer ?? []).map((entry) => Array.from(entry));
const calls = (page: Page): Call[] => tagsOf(page).calls ?? [];

/** Tags that note their calls, as the vendors' scripts do once they have loaded. */
const tags = `<script>
  window.calls = [];
  const note = (name) => (...call) => { calls.push([name, ...call]); };
  window.clarity = note('clarity');
  window.ttq = { holdConsent: note('hold'), grantConsent: note('grant'), revokeConsent: note('revoke') };
  window.fbq = note('fbq');
</script>`;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

defaultFlavour(({ name, script }) => {
  const open = (options: PageOptions) => openBanner({ script, ...options });

  describe(`consent signals (${name})`, () => {
    afterEach(resetSite);

    it('Google’s tags get the default with its regions and options, and the choice by category', async () => {
      const settings = {
        ...yesOrNo,
        signals: ['google'],
        region: ['ES', 'US-CA'],
        adsDataRedaction: true,
        urlPassthrough: true,
      };
      const page = await open({ html: restrictive + banner(settings) });
      await page.waitFor(() => commands(page).length === 3);
      expect(commands(page)).to.deep.equal([
        ['set', 'ads_data_redaction', true],
        ['set', 'url_passthrough', true],
        ['consent', 'default', { ...denied, wait_for_update: 500, region: ['ES', 'US-CA'] }],
      ]);
      consentOf(page).set({ statistics: true });
      await page.waitFor(() => commands(page).length === 4);
      expect(commands(page)[3]).to.deep.equal([
        'consent',
        'update',
        { ...denied, analytics_storage: 'granted' },
      ]);
    });

    it('a page without a banner enforces the policy of its context, and has its own way to choose', async () => {
      const cookieSettings = { isRestrictiveCookiePolicyEnabled: true, googleConsentMode: true };
      const html = `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings })}</script><p>Page</p>`;
      const page = await openPage({ script, html });
      const consentCalls = () =>
        ((page.window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
          .map((call) => [call[1], (call[2] as Record<string, unknown>).ad_storage])
          .map(String);
      await page.waitFor(() => consentCalls().join() === 'default,denied');
      page.window.Azulejo.consent?.set('accepted');
      await page.waitFor(() => consentCalls().at(-1) === 'update,granted');
    });

    it('a region that is none is named in one line, and consent is denied everywhere', async () => {
      const page = await open({
        html: restrictive + banner({ ...yesOrNo, signals: ['google'], region: ['Spain'] }),
      });
      await page.waitFor(() => commands(page).length === 1);
      expect(commands(page)[0]?.[2]).to.deep.equal({ ...denied, wait_for_update: 500 });
      expect(page.consoleTexts().join()).to.include('region=["Spain"]: expected a list');
    });

    it('the inline snippet of the documentation sets the default before the page’s own tags, under a policy with its hash', async () => {
      const parser = new DOMParser();
      const demo = parser.parseFromString(await (await fetch('/cookie-banner.html')).text(), 'text/html');
      const snippet = demo.querySelector('[data-consent-default] code')?.textContent ?? '';
      const hash = demo.querySelector('[data-consent-default-hash]')?.textContent;
      const html = `<!doctype html><html lang="es"><head><title>Tags</title>${snippet}
        <script src="/_page/axe.js"></script><script src="${script}" async></script></head><body><h1>Tags</h1>
        ${banner({ ...yesOrNo, signals: ['google'], region: ['ES'] })}</body></html>`;
      const page = await open({
        html,
        headers: { 'Content-Security-Policy': `script-src 'self' '${hash}'` },
      });
      expect(commands(page)).to.deep.equal([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
      consentOf(page).set(true);
      await page.waitFor(() => commands(page).length === 2);
      expect(commands(page)[1]?.slice(0, 2)).to.deep.equal(['consent', 'update']);
      // The page's default holds, and the setting of the banner for it comes too late.
      expect(page.consoleTexts('warn').join()).to.include('region=["ES"]: the page has set');
      expect(page.violations).to.deep.equal([]);
    });

    it('Microsoft’s UET gets a default and the choice', async () => {
      const page = await open({ html: restrictive + banner({ ...yesOrNo, signals: ['uet'] }) });
      const queue = () => tagsOf(page).uetq ?? [];
      await page.waitFor(() => queue().length === 3);
      expect(queue()).to.deep.equal(['consent', 'default', { ad_storage: 'denied' }]);
      await press(page, 'Aceptar');
      await page.waitFor(() => queue().length === 6);
      expect(queue().slice(3)).to.deep.equal(['consent', 'update', { ad_storage: 'granted' }]);
    });

    it('a queue that the page has locked gets its signals', async () => {
      const lock = `Object.defineProperty(window, 'dataLayer', { value: [], writable: false })`;
      const settings = { ...yesOrNo, signals: ['google'] };
      const page = await open({ html: `<script>${lock}</script>${restrictive}${banner(settings)}` });
      await page.waitFor(() => tagsOf(page).dataLayer?.length === 1);
      expect(page.console.filter(({ text }) => text.includes('was not sent'))).to.deep.equal([]);
    });

    it('queues wait for tags, also on a page whose chapters have their names', async () => {
      const chapters = ['clarity', 'dataLayer', 'fbq', 'ttq', 'uetq'].map(
        (id) => `<h2 id="${id}">${id}</h2>`,
      );
      const signals = ['clarity', 'google', 'meta', 'tiktok', 'uet'];
      const page = await open({ html: restrictive + chapters.join('') + banner({ ...yesOrNo, signals }) });
      const lengths = () => {
        const { clarity, dataLayer, ttq, uetq } = tagsOf(page);
        return [clarity?.q, dataLayer, ttq, uetq].map((queue) => queue?.length);
      };
      await page.waitFor(() => `${lengths()}` === '1,1,1,3');
      const heard: Call[] = [];
      Object.assign(page.window, { fbq: (...call: Call) => heard.push(call) });
      await page.waitFor(() => heard.length === 1);
      expect(page.console.filter(({ text }) => text.includes('was not sent'))).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('Clarity, Meta and TikTok get the choice, and its withdrawal', async () => {
      const signals = ['clarity', 'meta', 'tiktok'];
      const page = await open({ html: restrictive + tags + banner({ ...yesOrNo, signals }) });
      const next = async (count: number) => {
        await page.waitFor(() => calls(page).length === count);
        return calls(page)
          .slice(count - 3)
          .sort();
      };
      const clarity = (ad: string, analytics: string) => [
        'clarity',
        'consentv2',
        { ad_Storage: ad, analytics_Storage: analytics },
      ];
      expect(await next(3)).to.deep.equal([
        clarity('denied', 'denied'),
        ['fbq', 'consent', 'revoke'],
        ['hold'],
      ]);
      await press(page, 'Aceptar');
      expect(await next(6)).to.deep.equal([
        clarity('granted', 'granted'),
        ['fbq', 'consent', 'grant'],
        ['grant'],
      ]);
      consentOf(page).set({ statistics: true });
      expect(await next(9)).to.deep.equal([
        clarity('denied', 'granted'),
        ['fbq', 'consent', 'revoke'],
        ['revoke'],
      ]);
      // Google was not named.
      expect(tagsOf(page).dataLayer).to.equal(undefined);
    });

    it('tags that load after the signal find it in their queues, and Meta’s is waited for', async () => {
      const signals = ['clarity', 'meta', 'tiktok'];
      const page = await open({ html: restrictive + banner({ ...yesOrNo, signals }) });
      await page.waitFor(() => tagsOf(page).ttq && tagsOf(page).clarity?.q);
      expect(tagsOf(page).ttq).to.deep.equal([['holdConsent']]);
      expect(tagsOf(page).clarity?.q).to.deep.equal([
        ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
      ]);
      const heard: Call[] = [];
      Object.assign(page.window, { fbq: (...call: Call) => heard.push(call) });
      await page.waitFor(() => heard.length > 0);
      expect(heard).to.deep.equal([['consent', 'revoke']]);
    });

    it('a tag that throws and an unknown name are one line each, and the others are sent', async () => {
      const context = `<script type="application/json" data-azulejo-context>${JSON.stringify({
        cookieSettings: { isCookieBannerEnabled: true, signals: ['clarity', 'tictoc', 'uet'] },
      })}</script>`;
      const broken = '<script>window.clarity = () => { throw Error("broken"); }</script>';
      const page = await open({ html: context + broken + banner() });
      const linesWith = (part: string) => page.console.filter(({ text }) => text.includes(part)).length;
      // Each signal has a file of its own, which may load late: both have been sent before the visitor chooses.
      await page.waitFor(() => tagsOf(page).uetq?.length === 3 && linesWith('"clarity" was not sent') === 1);
      await press(page, 'Aceptar');
      await page.waitFor(() => tagsOf(page).uetq?.length === 6 && linesWith('"clarity" was not sent') === 2);
      expect(linesWith('"tictoc" is unknown')).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('a page loads the modules of no vendor that it does not name', async () => {
      const page = await open({ html: restrictive + banner({ ...yesOrNo, signals: ['uet'] }) });
      await page.waitFor(() => tagsOf(page).uetq);
      const files = page.window.performance.getEntriesByType('resource').map((entry) => entry.name);
      const sources = await Promise.all(
        files
          .filter((file) => /\/chunks\/.*\.js$/.test(file))
          .map(async (file) => (await fetch(file)).text()),
      );
      const withText = (text: string) => sources.filter((source) => source.includes(text)).length;
      expect(
        ['uetq', 'consentv2', 'holdConsent', 'fbq', 'wait_for_update', '__tcfapi('].map(withText),
      ).to.deep.equal([1, 0, 0, 0, 0, 0]);
    });
  });

  describe(`a page with another consent platform (${name})`, () => {
    afterEach(resetSite);

    const platform =
      '<script>window.__tcfapi = (command, version, callback) => { window.answer = callback; };</script>';
    const measurement = { consents: { 1: true, 8: true, 9: true } };
    const blockedScript = `<script type="text/plain" data-category="analytics">window.calls = [['counted']];</script>
      <script type="text/plain" data-cookieconsent="marketing">window.calls.push(['ads']);</script>
      <script type="text/plain" data-category="unheard-of">window.calls.push(['never']);</script>`;
    const frame =
      '<iframe data-az-category="marketing" data-src="/pictures/mark.svg" title="Mark" width="400" height="200"></iframe>';

    it('does not ask again, and follows the platform’s answers', async () => {
      const page = await open({
        html: restrictive + platform + blockedScript + banner({ ...yesOrNo, signals: ['google'] }),
      });
      await page.waitFor(() => tagsOf(page).answer && commands(page).length === 1);
      expect([findBanner(page), consentOf(page).state]).to.deep.equal([undefined, 'unknown']);
      const heard: boolean[] = [];
      page.document.addEventListener('az-consent', (event) =>
        heard.push((event as CustomEvent<{ allowed: boolean }>).detail.allowed),
      );
      tagsOf(page).answer?.({ eventStatus: 'tcloaded', gdprApplies: true, purpose: measurement }, true);
      tagsOf(page).answer?.({ eventStatus: 'cmpuishown', gdprApplies: true }, true);
      await page.waitFor(() => calls(page).length === 1 && commands(page).length === 2);
      expect(consentOf(page).state).to.equal('declined');
      expect(commands(page)[1]?.[2]).to.include({ analytics_storage: 'granted', ad_storage: 'denied' });
      const all = { consents: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => [id, true])) };
      tagsOf(page).answer?.({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: all }, true);
      await page.waitFor(() => calls(page).length === 2 && commands(page).length === 3);
      expect(calls(page)).to.deep.equal([['counted'], ['ads']]);
      expect(heard).to.deep.equal([false, true]);
      expect([consentOf(page).state, findBanner(page)]).to.deep.equal(['accepted', undefined]);
      expect(page.document.cookie).not.to.include('ss_cookieAllowed');
      const lines = page.console.filter(({ text }) => text.includes('"unheard-of" is unknown'));
      expect(lines.length).to.equal(1);
    });

    it('shows a blocked frame that the visitor asks for, and no other', async () => {
      const ofCookiebot = frame
        .replace('data-az-category', 'data-cookieconsent')
        .replace('data-src', 'data-cookieblock-src')
        .replace('.svg', '.svg?first');
      const page = await open({ html: restrictive + platform + ofCookiebot + frame + banner() });
      await page.waitFor(() => tagsOf(page).answer);
      tagsOf(page).answer?.({ eventStatus: 'tcloaded', gdprApplies: true, purpose: {} }, true);
      const changes: string[] = [];
      consentOf(page).onChange((state) => changes.push(state));
      page.document.addEventListener('az-consent', () => changes.push('az-consent'));
      await press(page, 'Aceptar y mostrar');
      const frames = page.$$<HTMLIFrameElement>('iframe[title=Mark]');
      await page.waitFor(() => frames[0]?.src);
      expect([frames[1]?.src, consentOf(page).state, changes]).to.deep.equal(['', 'declined', []]);
      expect(page.allByRole('group', { name: 'Mark' }).length).to.equal(1);
    });

    it('is asked for its dialog', async () => {
      const recording = `<script>window.calls = []; window.__tcfapi = (command, version, callback) => {
        calls.push([command]); callback({ eventStatus: 'tcloaded', purpose: {} }, true); };</script>`;
      const page = await open({ html: restrictive + recording + banner() });
      await page.waitFor(() => consentOf(page).state === 'declined');
      consentOf(page).reopen();
      await page.waitFor(() => calls(page).length === 2);
      expect(calls(page)).to.deep.equal([['addEventListener'], ['displayConsentUi']]);
      expect(findBanner(page)).to.equal(undefined);
    });

    it('is followed by its GPP, too, which has no dialog to ask for', async () => {
      const gpp = `<script>window.__gpp = (command, callback) => callback({ eventName: 'listenerRegistered', pingData: {
        cmpStatus: 'loaded', signalStatus: 'ready', applicableSections: [7], parsedSections: { usnat: [{ SaleOptOut: 1 }] } } });
        </script>`;
      const page = await open({ html: restrictive + gpp + banner() });
      await page.waitFor(() => consentOf(page).state === 'declined');
      expect(consentOf(page).categories).to.include({ statistics: true, marketing: false });
      consentOf(page).reopen();
      await page.waitFor(() => page.console.some(({ text }) => text.includes('opens no dialog on request')));
      expect(findBanner(page)).to.equal(undefined);
    });

    it('is also followed where the page has the banner’s module alone', async () => {
      const html = `${platform}<script type="module" src="${script.replace('azulejo.js', 'elements/cookie-banner.js')}"></script>`;
      const page = await openPage({ script, html });
      await page.waitFor(() => tagsOf(page).answer);
      tagsOf(page).answer?.({ eventStatus: 'tcloaded', gdprApplies: true, purpose: measurement }, true);
      expect(consentOf(page).state).to.equal('declined');
    });
  });
});
