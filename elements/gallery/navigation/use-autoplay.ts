import { useEffect } from 'react';
import { lazyImport } from '../../../src/core/lazy-import';
import { useLatest } from '../../../src/hooks/use-latest';
import type { DesignProps } from '../design';

const autoplayModule = lazyImport(() => import('./autoplay'));

/** Changes slides at intervals while the engine is playing. */
export const useAutoplay = ({
  engine,
  host,
  settings,
}: Pick<DesignProps, 'engine' | 'host' | 'settings'>): void => {
  const { autoplayOptions } = settings;
  const latestSettings = useLatest(settings);

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
