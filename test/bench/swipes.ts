import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import type { Figures } from './figures';
import type { Kind } from './pages/contestant';
import { traceWork } from './trace';

const swipeCount = 5;
const swipePx = 450;
const stepCount = 10;
const stepMs = 16;
/** No contestant takes longer to come to rest. */
const restMs = 1000;

/** Swipes with one finger, from the right of the middle to the left. The finger lifts while it moves. */
export const swipe = async (devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> => {
  const at = (step: number) => [{ x: x + swipePx * (0.5 - step / stepCount), y }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= stepCount; step += 1) {
    await wait(stepMs);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await wait(restMs);
};

/** Counts the work of five swipes, once the contestant is ready, and the slides by which they have moved it. */
export const watchSwipes = (kind: Kind) => async (tab: Page) => {
  const devtools = await tab.createCDPSession();
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async (): Promise<Figures> => {
    await wait(restMs);
    const middle = (await tab.evaluate(`benchProbe.middle('${kind}')`)) as { x: number; y: number };
    const stopTracing = await traceWork(tab);
    await tab.evaluate('benchProbe.begin()');
    for (let count = 0; count < swipeCount; count += 1) await swipe(devtools, middle);
    const work = await stopTracing();
    return { ...work, moved: (await tab.evaluate(`benchProbe.firstSeen('${kind}')`)) as number };
  };
};
