/** Before the visitor has chosen, no page of the demo asks a third party for anything or sets a cookie beyond the allowed ones. */

import { demoAddresses } from 'azulejo:demo';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { demoAddress, openPage, type Page } from '../support/page';
import { resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { askedOutside, outside } from '../support/tab';

/** The demo's mocks of other sites: frames, scripts. Tiles of the page's own site need no consent. */
const mockedAddress = /^\/(_players|_captcha|_fonts|dist\/demo\/(maps|players|captcha|providers))\//;

/** Needed for the demo's calls; they tell nobody who the visitor is. */
const allowedCookies = ['crumb', 'siteUserCrumb'];

/** Pages of the small site that the server makes from a template. */
const furtherSitePages = ['/sitio/blog', '/sitio/tienda', '/sitio/galeria', '/search?q=azul'];

/** In one test, which opens them at once. */
const pagesPerTest = 2;

/** High, so that most blocks ask for what they show in view; higher windows take long to paint. */
const windowHeight = 2400;

interface Context {
  cookieSettings?: object;
}

/** The page's own document, with a restrictive policy in its context. */
const restrictedPage = async (address: string): Promise<string> => {
  const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  const script = parsed.querySelector('script[data-azulejo-context]') ?? parsed.createElement('script');
  const context: Context = JSON.parse(script.textContent || '{}');
  script.textContent = JSON.stringify({
    ...context,
    cookieSettings: { ...context.cookieSettings, isRestrictiveCookiePolicyEnabled: true },
  });
  script.setAttribute('type', 'application/json');
  script.setAttribute('data-azulejo-context', '');
  const base = Object.assign(parsed.createElement('base'), { href: address });
  parsed.head.prepend(base, script);
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
};

const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Loads all blocks, and waits until they have rendered and have requested what they need. */
const loadAllBlocks = async (page: Page): Promise<void> => {
  const blocks = page.$$('*').filter(({ localName }) => localName.startsWith('az-'));
  const areReady = (): boolean => {
    // As for a print. A page that has just begun does not listen yet.
    page.window.dispatchEvent(new page.window.Event('beforeprint'));
    return blocks.filter(isShown).every(isReady);
  };
  await page.waitFor(areReady);
  const countRequests = () => page.window.performance.getEntriesByType('resource').length;
  let count = -1;
  while (count < countRequests()) {
    count = countRequests();
    await page.painted();
    await new Promise((resolve) => page.window.setTimeout(resolve, 50));
  }
};

const thirdPartiesOf = (page: Page): string[] => {
  const { location, performance } = page.window;
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const connected = page.$$<HTMLLinkElement>(
    'link[rel~=preconnect],link[rel~=dns-prefetch],link[rel~=preload]',
  );
  const framed = page.$$<HTMLIFrameElement>('iframe[src]');
  return [...requested, ...connected.map(({ href }) => href), ...framed.map(({ src }) => src)].filter(
    (address) => {
      const { protocol, host, pathname } = new URL(address);
      return /^http/.test(protocol) && (host !== location.host || mockedAddress.test(pathname));
    },
  );
};

const forbiddenCookiesOf = (page: Page): string[] =>
  page.document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name && !allowedCookies.includes(name));

defaultFlavour(({ name, script }) => {
  // Where the engine cannot tell what frames request, a request would go unseen.
  if (!supports('outside')) return;

  describe(`before a choice, under a restrictive policy (${name})`, () => {
    afterEach(resetSite);

    /** What a page did that it may not do. */
    const offencesOf = async (address: string): Promise<string[]> => {
      const page = await openPage({
        html: await restrictedPage(demoAddress(address, { script })),
        height: windowHeight,
      });
      await loadAllBlocks(page);
      const offences = new Set([...thirdPartiesOf(page), ...forbiddenCookiesOf(page)]);
      page.close();
      return [...offences].map((offence) => `${address}: ${offence}`);
    };

    const addresses = [...demoAddresses.blockPages, ...demoAddresses.sitePages, ...furtherSitePages];
    for (let first = 0; first < addresses.length; first += pagesPerTest) {
      const group = addresses.slice(first, first + pagesPerTest);
      it(`no third party is asked and no cookie is set by ${group.join(', ')}`, async () => {
        await outside({});
        expect((await Promise.all(group.map(offencesOf))).flat()).to.deep.equal([]);
        expect(await askedOutside()).to.deep.equal([]);
      });
    }
  });
});
