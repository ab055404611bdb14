import { useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../../../src/util/prefers-still';
import { listening } from '../engine/mounted';
import { useEngine } from '../engine/use-engine';
import { later } from '../later';
import type { Settings } from '../slides';

const relations = later(() => import('../engine/relations'));
const keyboard = later(() => import('../engine/keyboard'));
const autoplay = later(() => import('../engine/autoplay'));

/** Loads what decides which slide is seen first. */
export const prepareMotion = async ({ history, linkedGalleries }: Settings): Promise<unknown> =>
  (history || linkedGalleries) && relations.load();

/** Connects the engine with the page, as the settings say. */
export const useMotion = (props: Parameters<typeof useEngine>[0]): void => {
  const { engine, settings, host } = props;
  const { history, linkedGalleries, autoplay: starts } = settings;
  const latest = useRef(props);
  latest.current = props;
  useEngine(props);

  // The right button from the first moment.
  useLayoutEffect(() => {
    engine.isPlaying = starts && !prefersStill();
  }, [engine, starts]);
  // As text: each change of any setting brings another object.
  const pausing = JSON.stringify(settings.autoplayOptions?.pauseOnMouseover);
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const start = (): void => {
      if (engine.isPlaying)
        autoplay.use(({ startAutoplay }) => {
          if (!isOver) end ??= startAutoplay({ engine, host, pausing, latest });
        });
    };
    start();
    const stop = engine.on('playing', start);
    return () => {
      isOver = true;
      stop();
      end?.();
    };
  }, [engine, host, pausing]);

  useLayoutEffect(() => {
    if (!settings.keyboard) return;
    const onKeydown = (event: KeyboardEvent): void => {
      const path = event.composedPath();
      keyboard.use(({ press }) => press({ event, path, engine, host, keys: latest.current.settings.keys }));
    };
    listening.add(host);
    document.addEventListener('keydown', onKeydown);
    return () => {
      listening.delete(host);
      document.removeEventListener('keydown', onKeydown);
    };
  }, [engine, host, settings.keyboard]);

  useLayoutEffect(
    () =>
      history || linkedGalleries
        ? relations.now?.relate({
            engine,
            host,
            ids: linkedGalleries,
            hasHistory: history,
            slides: () => latest.current.slides,
          })
        : undefined,
    [engine, host, linkedGalleries, history],
  );
};
