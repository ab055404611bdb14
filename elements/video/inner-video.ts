/**
 * `<az-video>` in the slides of other blocks.
 * @module
 */
import type { BlockHost } from '../../src/core/block-host';
import { importWithRetry } from '../../src/core/lazy-import';

/** Defines `<az-video>`, for slides that contain one. */
export const loadVideoBlock = (): void => {
  importWithRetry(() => import('./index')).catch((error) => console.error('[azulejo]', error));
};

/** An `<az-video>`, a `<video>`, or an element without a player. */
type VideoElement = Partial<BlockHost> & { implementation?: { leave?(): void }; pause?(): void };

/** Stops the video of a slide that is left: an `<az-video>` shows its picture again, a `<video>` pauses. */
export const leaveVideo = (element: Element): void => {
  const { implementation } = element as VideoElement;
  if (implementation?.leave) implementation.leave();
  else (element as VideoElement).pause?.();
};
