import { useEffect } from 'react';
import type { Engine } from '../engine/engine';
import { useEngineEvent } from '../engine/use-engine';

interface PreloadOptions {
  engine: Engine;
  /** Number of slides. */
  count: number;
  /** Whether the first slide follows the last. */
  loop: boolean;
  /** Slides that move together. */
  groupSize: number;
  /** How many slides, or groups of a carousel, load ahead of the visible ones, in both directions. */
  preloadCount: number;
  /** Loads the picture of a slide. Called more than once for the same slide. */
  load(index: number): void;
}

/** Loads the pictures of a strip ahead, before they are in view. */
export const usePreload = ({ engine, count, loop, groupSize, preloadCount, load }: PreloadOptions): void => {
  const preload = (): void => {
    const ahead = Math.min(groupSize * preloadCount, count);
    const first = engine.index - (engine.index % groupSize);
    for (let index = first - ahead; index < Math.min(first + groupSize, count) + ahead; index++) {
      const at = loop ? (index + count) % count : index;
      if (at >= 0 && at < count) load(at);
    }
  };
  useEngineEvent(engine, 'change', preload);
  // After each render, because the slides may be others. The visible pictures come first.
  useEffect(() => {
    // WebKit has no `requestIdleCallback`.
    if (!self.requestIdleCallback) {
      const timer = setTimeout(preload);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  });
};

/** Loads a picture with `loading="lazy"` now: in a scroller, the browser would wait until the picture is in view. */
export const loadLazyImage = (image: HTMLImageElement): void => {
  if (image.loading !== 'lazy' || image.complete) return;
  image.loading = 'eager';
  // The page's own markup gets its attribute back, also if the picture cannot be loaded.
  const restore = (): void => image.setAttribute('loading', 'lazy');
  for (const type of ['load', 'error']) image.addEventListener(type, restore, { once: true });
};
