import type { Page } from 'puppeteer-core';
import type { Media } from '../browser/support/tab-commands';
import { type Engine, tabSize } from './engine';
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
  };
}

interface BidiResult {
  contexts?: { context: string }[];
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
