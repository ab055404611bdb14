import type { KeyInput, Page } from 'puppeteer-core';
import type { PointerGesture, Viewport, WheelTurn } from '../browser/support/tab-commands';
import type { Tab } from './engine';
import type { OtherSites } from './other-sites';
import { screenshotPath } from './screenshot-path';

/** The commands that Chromium and Firefox share. */
export class PuppeteerTab implements Tab {
  readonly page: Page;
  protected others: OtherSites | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async url(): Promise<string> {
    return this.page.url();
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  async press(keys: string[]): Promise<void> {
    for (const combination of keys) {
      const held = combination.split(/\+(?=.)/) as KeyInput[];
      for (const key of held) await this.page.keyboard.down(key);
      for (const key of held.reverse()) await this.page.keyboard.up(key);
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async pointer({ kind, steps }: PointerGesture): Promise<void> {
    const pointer = kind === 'mouse' ? this.mouse() : this.finger();
    for (const step of steps) {
      if (step.do === 'move') await pointer.move(step.x, step.y);
      else if (step.do === 'down') await pointer.down();
      else if (step.do === 'up') await pointer.up();
      else if (step.do === 'drag')
        await Promise.all([...step.path.map(([x, y]) => pointer.move(x, y)), pointer.up()]);
      else await new Promise((resolve) => setTimeout(resolve, step.ms));
    }
  }

  async wheel({ x, y, deltaX, deltaY }: WheelTurn): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel({ deltaX, deltaY });
  }

  async screenshot(name: string): Promise<string> {
    const path = screenshotPath(name);
    await this.page.screenshot({ path });
    return path;
  }

  async offline(isOffline: boolean): Promise<void> {
    await this.page.setOfflineMode(isOffline);
  }

  async askedOutside(): Promise<string[]> {
    return this.others?.requests ?? [];
  }

  async setViewport(viewport: Viewport): Promise<void> {
    await this.page.setViewport(viewport);
  }

  private mouse() {
    const { mouse } = this.page;
    return {
      move: (x: number, y: number) => mouse.move(x, y),
      down: () => mouse.down(),
      up: () => mouse.up(),
    };
  }

  /** A finger has no position before it touches the screen, so the move before `down` only sets the position. */
  private finger() {
    const { touchscreen } = this.page;
    let at = { x: 0, y: 0 };
    let touch: Awaited<ReturnType<typeof touchscreen.touchStart>> | undefined;
    return {
      move: async (x: number, y: number) => {
        at = { x, y };
        await touch?.move(x, y);
      },
      down: async () => {
        touch = await touchscreen.touchStart(at.x, at.y);
      },
      up: async () => {
        await touch?.end();
        touch = undefined;
      },
    };
  }
}
