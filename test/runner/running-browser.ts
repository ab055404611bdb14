import { type Browser, type LaunchOptions, launch } from 'puppeteer-core';

/** A browser that starts when it is first needed, and again after a crash, so that only one suite suffers from it. */
export class RunningBrowser {
  private readonly options: LaunchOptions;
  private browser: Browser | undefined;

  constructor(options: LaunchOptions) {
    // `run.ts` handles signals: it stops the engine, which removes the browser's profile too.
    this.options = { ...options, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  }

  async get(): Promise<Browser> {
    if (!this.browser?.connected) this.browser = await launch(this.options);
    return this.browser;
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    this.browser = undefined;
  }
}
