import { findConsent, mayCollect } from './consent';
import { forgetVisitor } from './cookies';
import { tell } from './debug';
import { isTracked } from './rules';
import { site } from './site';

/** Of this page, and of the one that it is framed in. */
const pathsAround = (): string[] => {
  try {
    return [location.pathname, top?.location.pathname ?? ''];
  } catch {
    // Another site's.
    return [location.pathname];
  }
};

/** A page that was made ahead of a visit is none before it is seen. */
const untilIdle = async (): Promise<void> => {
  if ((document as { prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  // WebKit has none.
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
};

const run = async (): Promise<void> => {
  await untilIdle();
  const tracking = globalThis.Azulejo?.config.tracking;
  if (!isTracked({ site: site(), tracking, paths: pathsAround() })) return;
  const consent = await findConsent();
  const follow = async (): Promise<void> =>
    mayCollect() ? (await import('./begin')).begin() : forgetVisitor();
  const heed = (): unknown => follow().catch(fail);
  consent.onChange(heed);
  // A block that asks may have a consent of its own.
  document.addEventListener('az-consent', heed);
  await follow();
};

/** Visitors do without it. */
const fail = (error: unknown): void => tell('warn', error);

let running: Promise<void> | undefined;

/**
 * Lets collectors work on this page when it is idle, where the rules allow them; more calls change
 * nothing. `Azulejo` has to be on the page. Where the visitor's consent is needed, they wait for it.
 * @returns resolves when they listen to the page's events, or will not
 */
export const start = (): Promise<void> => (running ??= run().catch(fail));
