import { useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../../../src/util/prefers-still';
import { engines, listening } from '../engine/mounted';
import { useEngine } from '../engine/use-engine';
import { later } from '../later';
import type { Settings } from '../slides';

const relations = later(() => import('../engine/relations'));
const keyboard = later(() => import('../engine/keyboard'));
const autoplay = later(() => import('../engine/autoplay'));

/** Loads what decides which slide is seen first. */
export const prepareMotion = async ({ history, linkedGalleries }: Settings): Promise<void> => {
  if (history || linkedGalleries) await relations.load();
};

/** Connects the engine with the page, as the settings say. */
export const useMotion = (props: Parameters<typeof useEngine>[0]): void => {
  const { engine, settings, slides, host } = props;
  const { history, linkedGalleries, autoplay: starts, autoplayDuration, randomize } = settings;
  const seen = useRef(slides);
  seen.current = slides;
  useEngine(props);

  // The right button from the first moment.
  useLayoutEffect(() => {
    engine.isPlaying = starts && !prefersStill();
  }, [engine, starts]);
  // As text: each change of any setting brings another object. What is undefined in it leaves what is not.
  const playing = JSON.stringify([
    { timeoutMs: autoplayDuration * 1000, randomize },
    settings.autoplayOptions,
  ]);
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const start = (): void => {
      if (engine.isPlaying)
        autoplay.use(({ startAutoplay }) => {
          if (!isOver) end ??= startAutoplay(Object.assign({ engine, host }, ...JSON.parse(playing)));
        });
    };
    start();
    const stop = engine.on('playing', start);
    return () => {
      isOver = true;
      stop();
      end?.();
    };
  }, [engine, host, playing]);

  useLayoutEffect(() => {
    if (!settings.keyboard) return;
    const onKeydown = (event: KeyboardEvent): void => {
      const path = event.composedPath();
      keyboard.use(({ press }) => press({ event, path, engine, host, keys: settings.keys }));
    };
    listening.add(host);
    document.addEventListener('keydown', onKeydown);
    return () => {
      listening.delete(host);
      document.removeEventListener('keydown', onKeydown);
    };
  }, [engine, host, settings.keyboard, settings.keys]);

  useLayoutEffect(() => {
    engines.set(host, engine);
    const stop = relations.now?.connectLinks({ engine, host, ids: linkedGalleries });
    return () => {
      engines.delete(host);
      stop?.();
    };
  }, [engine, host, linkedGalleries]);
  useLayoutEffect(
    () => (history ? relations.now?.connectHistory({ engine, slides: () => seen.current }) : undefined),
    [engine, history],
  );
};
