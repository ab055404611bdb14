import { useEffect, useLayoutEffect } from 'react';
import { lazyImport } from '../../../src/core/lazy-import';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { useLatest } from '../../../src/hooks/use-latest';
import type { DesignProps } from '../design';

const autoplayModule = lazyImport(() => import('./autoplay'));

/** Plays the slides where the setting `autoplay` or the method `play()` asks for that. */
export const useAutoplay = ({
  engine,
  host,
  settings,
}: Pick<DesignProps, 'engine' | 'host' | 'settings'>): void => {
  const { autoplay, autoplayOptions } = settings;
  const latestSettings = useLatest(settings);

  // Before the first paint, so that the button shows "pause" from the start.
  useLayoutEffect(() => {
    engine.isPlaying = autoplay && !prefersReducedMotion();
  }, [engine, autoplay]);

  // As text: a change of any setting creates new arrays, and would restart the interval.
  const pauseSelectors = JSON.stringify(autoplayOptions?.pauseOnMouseover ?? []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isMounted = true;
    const start = async (): Promise<void> => {
      if (!engine.isPlaying) return;
      const { startAutoplay } = await autoplayModule.load();
      if (isMounted)
        stop ??= startAutoplay({
          engine,
          host,
          pauseSelectors: JSON.parse(pauseSelectors),
          getSettings: () => latestSettings.current,
        });
    };
    const startOrLog = (): void => {
      start().catch((error) => console.error('[azulejo]', error));
    };
    startOrLog();
    const stopListening = engine.on('playing', startOrLog);
    return () => {
      isMounted = false;
      stopListening();
      stop?.();
    };
  }, [engine, host, pauseSelectors, latestSettings]);
};
