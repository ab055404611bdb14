import type { CDPSession, Page } from 'puppeteer-core';
import type { Measures, Media, SafeAreaInsets, TouchPoints } from '../browser/support/tab-commands';
import { type Engine, tabSize } from './engine';
import { OtherSites } from './other-sites';
import { PuppeteerTab } from './puppeteer-tab';
import { RunningBrowser } from './running-browser';

/** The flags of every Chromium that tests or measures. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to run as root within its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const suiteFlags = [
  // Gives tests a site with a host name: browsers make exceptions for localhost.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  // Without this cache, the document of a finished suite is destroyed at once, and its socket closes.
  '--disable-features=BackForwardCache',
];

export function chromium(paths: Record<string, string>): Engine {
  const browser = new RunningBrowser({
    executablePath: paths.browser,
    headless: true,
    args: [...chromiumFlags, ...suiteFlags],
    defaultViewport: tabSize,
  });
  return {
    name: 'chromium',
    abilities: [
      'emulateMedia',
      'multiTouch',
      'forcedColors',
      'hostNames',
      'measure',
      'offline',
      'outside',
      'setSafeArea',
      'setViewport',
      'touch',
      'windows',
    ],
    async openTab() {
      const context = await (await browser.get()).createBrowserContext();
      const page = await context.newPage();
      await silence(page, ['Network', 'Log', 'Performance']);
      return new ChromiumTab(page, await page.createCDPSession());
    },
    stop: () => browser.stop(),
  };
}

/**
 * Puppeteer subscribes to events that the tests do not use. Sending those of network, log and performance took three quarters
 * of the browser process's time (18 s of 46 s for 160 cases; 6 s without), those of pages and scripts 5% of all time.
 */
async function silence(
  page: Page,
  domains: ('Network' | 'Log' | 'Performance' | 'Runtime' | 'Page')[],
): Promise<void> {
  const { _client } = page as unknown as { _client(): CDPSession };
  const devtools = _client.call(page);
  for (const domain of domains) await devtools.send(`${domain}.disable`);
}

class ChromiumTab extends PuppeteerTab {
  private readonly devtools: CDPSession;
  private isOffline = false;

  constructor(page: Page, devtools: CDPSession) {
    super(page);
    this.devtools = devtools;
    devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
      const answer = this.isOffline
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
        : devtools.send('Fetch.fulfillRequest', { requestId, ...this.answerOutside(request.url) });
      // A request may end by itself meanwhile, with its frame: then there is nothing left to answer.
      answer.catch(() => {});
    });
  }

  override async goto(url: string): Promise<void> {
    await super.goto(url);
    await silence(this.page, ['Runtime', 'Page']);
  }

  /** One call for both kinds: a call that leaves out the media features resets them. */
  async emulateMedia({ media, reducedMotion, colorScheme, forcedColors }: Media): Promise<void> {
    await this.devtools.send('Emulation.setEmulatedMedia', {
      media: media ?? '',
      features: [
        { name: 'prefers-reduced-motion', value: reducedMotion ?? '' },
        { name: 'prefers-color-scheme', value: colorScheme ?? '' },
        { name: 'forced-colors', value: forcedColors ?? '' },
      ],
    });
  }

  /**
   * Fails each request. Chromium's offline mode would also block the socket between the suite and this process.
   */
  override async offline(isOffline: boolean): Promise<void> {
    const network = { offline: isOffline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    this.isOffline = isOffline;
    await this.devtools.send('Network.overrideNetworkState', network);
    if (!isOffline) return this.interceptOthers();
    await this.devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    // On a busy machine, requests still get through for a moment.
    const untilOffline = `(async () => {
      while (await fetch('/dist/azulejo.css', { cache: 'no-store' }).then(() => true, () => false));
    })()`;
    await this.devtools.send('Runtime.evaluate', { expression: untilOffline, awaitPromise: true });
  }

  async setSafeArea(insets: Partial<SafeAreaInsets>): Promise<void> {
    await this.devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  }

  async outside(pages: Record<string, string>): Promise<void> {
    this.others = new OtherSites(pages);
    await this.interceptOthers();
  }

  /** Intercepts the requests to other sites, if the suite answers them, and no others. */
  private async interceptOthers(): Promise<void> {
    if (this.others) await this.devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
    else await this.devtools.send('Fetch.disable');
  }

  async multiTouch(steps: TouchPoints[]): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: TouchPoints = []) =>
      this.devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((place, id) => ({ ...place, id })),
      });
    const [start, ...moves] = steps;
    await touch('touchStart', start);
    for (const points of moves) await touch('touchMove', points);
    await touch('touchEnd');
  }

  private answerOutside(url: string) {
    this.others?.requests.push(url);
    const { status, html } = this.others?.responseTo(url) ?? { status: 404, html: '' };
    return {
      responseCode: status,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }],
      body: Buffer.from(html).toString('base64'),
    };
  }

  async measure(): Promise<Measures> {
    await this.devtools.send('Performance.enable');
    await this.devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? 0;
    return {
      scriptMs: metric('ScriptDuration') * 1000,
      layoutMs: metric('LayoutDuration') * 1000,
      recalcStyleMs: metric('RecalcStyleDuration') * 1000,
      layouts: metric('LayoutCount'),
      styleRecalcs: metric('RecalcStyleCount'),
      heapBytes: metric('JSHeapUsedSize'),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    };
  }
}
