import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Figures } from './figures';
import { swipe } from './swipes';
import { traceWork } from './trace';

/** A visitor looks at a picture before the click. */
const hoverMs = 500;
/** No contestant takes longer to come to rest. */
const restMs = 1500;

const point = async (tab: Page): Promise<{ x: number; y: number }> => {
  const middle = (await tab.evaluate(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.images[1].getBoundingClientRect())`,
  )) as { x: number; y: number };
  await tab.mouse.move(middle.x, middle.y);
  await wait(hoverMs);
  return middle;
};

const click = async (tab: Page, { x, y }: { x: number; y: number }): Promise<void> => tab.mouse.click(x, y);

/** Measures how long a lightbox takes to open. To look at every frame costs work, so other visits count the work. */
export const timeOpening = async (tab: Page) => async (): Promise<Figures> => {
  const middle = await point(tab);
  const opened = tab.evaluate('benchProbe.opening()') as Promise<Figures>;
  // Resolves after the page has added the listener of the call above.
  await tab.evaluate('0');
  await click(tab, middle);
  return opened;
};

/** Counts the work until the lightbox is open, `openMs` after the click. */
export const countOpening = (openMs: number) => async (tab: Page) => async (): Promise<Figures> => {
  const middle = await point(tab);
  const stopTracing = await traceWork(tab);
  await tab.evaluate('benchProbe.begin()');
  await click(tab, middle);
  await wait(openMs);
  return { ...(await stopTracing()) };
};

/** Counts the work of one swipe to the next picture with a finger. */
export const countSwipe = async (tab: Page) => {
  const devtools = await tab.createCDPSession();
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async (): Promise<Figures> => {
    await click(tab, await point(tab));
    await wait(restMs);
    const shown = async (): Promise<number> => (await tab.evaluate('benchProbe.shownIndex()')) as number;
    const before = await shown();
    const stopTracing = await traceWork(tab);
    await tab.evaluate('benchProbe.begin()');
    await swipe(devtools, { x: 600, y: 400 });
    const { layouts, scriptMs, recalcs } = await stopTracing();
    return {
      swipeLayouts: layouts,
      swipeScriptMs: scriptMs,
      swipeRecalcs: recalcs,
      moved: (await shown()) - before,
    };
  };
};
