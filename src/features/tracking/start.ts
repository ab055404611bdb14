import { importWithRetry } from '../../core/lazy-import';
import { whenIdle } from '../../core/util/when-idle';
import { expireCookies } from '../consent/expire-cookies';
import { visitorCookies } from '../consent/tracking-cookies';
import { canCollect, canIdentify, findConsent, isChoicePending } from './consent';
import { logFailure } from './debug';
import { forgetFirstSession } from './first-session';
import { isTracked } from './rules';
import { trackedSite } from './site';

/** The paths of this page and of the page around its frame. */
const pathsAround = (): string[] => {
  try {
    return [location.pathname, top?.location.pathname ?? ''];
  } catch {
    // The page around the frame belongs to another site.
    return [location.pathname];
  }
};

/** Resolves when the page has loaded and is idle. A prerendered page waits until the visitor opens it. */
const untilIdle = async (): Promise<void> => {
  if ((document as { prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<void>((resolve) => whenIdle(() => resolve()));
};

const applyChoice = async (): Promise<void> => {
  // The page's consent platform is about to answer, and may allow the cookies of an earlier visit.
  if (isChoicePending()) return;
  if (!canIdentify()) {
    expireCookies(visitorCookies);
    forgetFirstSession();
  }
  if (canCollect()) (await importWithRetry(() => import('./start-collectors'))).startCollectors();
};

const run = async (): Promise<void> => {
  await untilIdle();
  const tracking = globalThis.Azulejo?.config.tracking;
  if (!isTracked({ site: trackedSite(), tracking, paths: pathsAround() })) return;
  const consent = await findConsent();
  const onChoice = (): unknown => applyChoice().catch(logFailure);
  consent.onChange(onChoice);
  // A block's file may have its own copy of the consent, with its own listeners.
  document.addEventListener('az-consent', onChoice);
  await applyChoice();
};

let running: Promise<void> | undefined;

/**
 * Starts the collectors when the page is idle, if the rules allow analytics here and the visitor consents. Further calls
 * change nothing.
 * @returns a promise that resolves when the collectors listen to the page's events, or when it is clear that they will not start
 */
export const start = (): Promise<void> => {
  running ??= run().catch(logFailure);
  return running;
};
