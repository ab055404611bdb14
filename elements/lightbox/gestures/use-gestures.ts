import { useState } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { lazyImport } from '../../../src/core/lazy-import';
import { useUnmount } from '../../../src/hooks/use-unmount';
import type { GestureController, GestureOptions } from './gesture-controller';

/** Gestures load when the visitor is about to open the lightbox: most visitors never do. */
const gestureModule = lazyImport(() => import('./gesture-controller'));

interface LazyGestures {
  /** Loads the gestures. A failed load is reported, and the next call tries again. */
  prepare(): void;
  /** Runs an action once the gestures have loaded; at once if they have loaded before. */
  run(action: (gestures: GestureController) => void): void;
  /** Ends motion and waiting taps, if the gestures have loaded. */
  stop(): void;
}

/**
 * The gestures of a lightbox.
 * @param getOptions called once the gestures have loaded; the dialog is in the page then
 */
export const useGestures = (host: BlockHost, getOptions: () => GestureOptions): LazyGestures => {
  const [{ gestures, destroy }] = useState(() => {
    let controller: GestureController | undefined;
    let isDestroyed = false;

    const withController = (
      { createGestureController }: typeof import('./gesture-controller'),
      action: ((gestures: GestureController) => void) | undefined,
    ): void => {
      if (isDestroyed) return;
      controller ??= createGestureController(getOptions());
      action?.(controller);
    };
    const load = (action?: (gestures: GestureController) => void): void => {
      const report = (error: unknown): void =>
        host.report(Error('The gestures of the lightbox could not be loaded.', { cause: error }));
      if (gestureModule.loaded) withController(gestureModule.loaded, action);
      else gestureModule.load().then((module) => withController(module, action), report);
    };
    return {
      gestures: { prepare: () => load(), run: load, stop: () => controller?.stop() },
      destroy: () => {
        isDestroyed = true;
        controller?.destroy();
      },
    };
  });
  useUnmount(destroy);
  return gestures;
};
