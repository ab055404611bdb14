import type { Page } from 'puppeteer-core';
import type { Media } from '../browser/support/tab-commands';
import { type Engine, tabSize } from './engine';
import { OtherSites } from './other-sites';
import { PuppeteerTab } from './puppeteer-tab';
import { RunningBrowser } from './running-browser';

export function firefox(paths: Record<string, string>): Engine {
  const browser = new RunningBrowser({
    browser: 'firefox',
    executablePath: paths.browser,
    headless: true,
    // Lets scripts run in the browser's own window: the only way to emulate media, see below.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
    defaultViewport: tabSize,
    // Network events of every request would cause half of the work of Firefox's main process.
    networkEnabled: false,
  });
  return {
    name: 'firefox',
    abilities: ['emulateMedia', 'offline', 'outside', 'setViewport', 'touch', 'windows'],
    async openTab() {
      const context = await (await browser.get()).createBrowserContext();
      return new FirefoxTab(await context.newPage());
    },
    stop: () => browser.stop(),
  };
}

/** Puppeteer's connection, which its types leave out: WebDriver BiDi has commands that Puppeteer has no method for. */
interface BidiBrowser {
  connection: {
    send(method: string, params: object): Promise<{ result: BidiResult }>;
    on(event: 'network.beforeRequestSent', handler: (sent: BidiRequestSent) => void): void;
  };
}

interface BidiRequestSent {
  request: { request: string; url: string };
  /** The intercepts that hold the request back until it is answered. */
  intercepts?: string[];
}

interface BidiResult {
  contexts?: { context: string }[];
  intercept?: string;
  type?: 'success' | 'exception';
  exceptionDetails?: { text: string };
}

class FirefoxTab extends PuppeteerTab {
  private readonly bidi: BidiBrowser['connection'];

  constructor(page: Page) {
    super(page);
    this.bidi = (page.browser() as unknown as BidiBrowser).connection;
  }

  /** WebDriver BiDi cannot emulate media; these are the switches of Firefox's own developer tools. */
  async emulateMedia({ media, reducedMotion, colorScheme }: Media): Promise<void> {
    await this.runInBrowserWindow(`
      const url = ${JSON.stringify(this.page.url())};
      const tab = gBrowser.tabs.find((tab) => tab.linkedBrowser.currentURI.spec === url);
      Object.assign(tab.linkedBrowser.browsingContext, {
        mediumOverride: ${JSON.stringify(media ?? '')},
        prefersReducedMotionOverride: ${JSON.stringify(reducedMotion ?? 'none')},
        prefersColorSchemeOverride: ${JSON.stringify(colorScheme ?? 'none')},
      });`);
  }

  /** Puppeteer's own interception needs the network events of every request, which are off (see above). */
  async outside(pages: Record<string, string>): Promise<void> {
    const isIntercepting = this.others !== undefined;
    this.others = new OtherSites(pages);
    if (isIntercepting) return;
    const { _id: context } = this.page.mainFrame() as unknown as { _id: string };
    const subscription = { events: ['network.beforeRequestSent'], contexts: [context] };
    await this.bidi.send('session.subscribe', subscription);
    const { result } = await this.bidi.send('network.addIntercept', {
      phases: ['beforeRequestSent'],
      urlPatterns: [{ type: 'pattern', protocol: 'https' }],
      contexts: [context],
    });
    const intercept = result.intercept ?? '';
    this.bidi.on('network.beforeRequestSent', ({ request, intercepts }) => {
      // Firefox also reports frames that a policy forbids: they wait for no answer, and are not requested.
      if (intercepts?.includes(intercept)) this.answerOutside(request).catch(() => {});
    });
  }

  private async answerOutside({ request, url }: BidiRequestSent['request']): Promise<void> {
    const { status, html } = this.others?.responseTo(url) ?? { status: 404, html: '' };
    await this.bidi.send('network.provideResponse', {
      request,
      statusCode: status,
      headers: [{ name: 'Content-Type', value: { type: 'string', value: 'text/html; charset=utf-8' } }],
      body: { type: 'string', value: html },
    });
    this.others?.requests.push(url);
  }

  private async runInBrowserWindow(script: string): Promise<void> {
    const { result: tree } = await this.bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const { result } = await this.bidi.send('script.evaluate', {
      expression: `(() => {${script}})()`,
      target: { context: tree.contexts?.[0]?.context },
      awaitPromise: true,
    });
    if (result.type === 'exception') throw new Error(`Firefox: ${result.exceptionDetails?.text}`);
  }
}
