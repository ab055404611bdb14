import { useLayoutEffect, useRef } from 'react';
import { emit } from '../../../src/block/emit';
import { prefersStill } from '../../../src/util/prefers-still';
import type { DesignProps } from '../design';
import type { Autoplay } from '../engine/autoplay';
import { engines, listening } from '../engine/mounted';
import { later } from '../later';
import type { Settings } from '../slides';

const relations = later(() => import('../engine/relations'));
const keyboard = later(() => import('../engine/keyboard'));
const autoplay = later(() => import('../engine/autoplay'));

/** Loads what decides which slide is seen first. */
export const prepareMotion = async ({ history, linkedGalleries }: Settings): Promise<void> => {
  if (history || linkedGalleries) await relations.load();
};

interface MotionProps extends DesignProps {
  /** Slides that move together. */
  group?: number | undefined;
}

/** Connects the engine with the page, as the settings say. */
export const useMotion = ({ engine, settings, slides, host, group = 1 }: MotionProps): void => {
  const { history, loop, linkedGalleries, autoplay: starts, autoplayOptions, randomize } = settings;
  const seen = useRef(slides);

  useLayoutEffect(() => {
    // Whatever comes before it now, the slide that the visitor sees stays.
    const current = seen.current[engine.index]?.key;
    const index = slides.findIndex(({ key }) => key === current);
    seen.current = slides;
    engine.reshape({ count: slides.length, loop, group, index: index < 0 ? engine.index : index });
  }, [engine, slides, loop, group]);

  useLayoutEffect(() => {
    engines.set(host, engine);
    const stops = [
      engine.on('change', ({ index }) => emit(host, 'az-change', { detail: { index } })),
      engine.on('edge', (edge) => emit(host, 'az-end', { detail: { edge } })),
      () => engines.delete(host),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine, host]);

  // As text: each change of any setting brings another object. What is undefined in it leaves what is not.
  const playing = JSON.stringify([
    { starts, timeoutMs: settings.autoplayDuration * 1000, randomize },
    autoplayOptions,
  ]);
  useLayoutEffect(() => {
    let player: Autoplay | undefined;
    let isOver = false;
    const use = (act: (player: Autoplay) => void): void =>
      autoplay.use(({ startAutoplay }) => {
        if (isOver) return;
        player ??= startAutoplay(Object.assign({ engine, host }, ...JSON.parse(playing)));
        act(player);
      });
    engine.autoplay = { play: () => use((one) => one.play()), pause: () => use((one) => one.pause()) };
    // The right button from the first moment.
    engine.isPlaying = starts && !prefersStill();
    if (starts) use(() => {});
    return () => {
      isOver = true;
      engine.autoplay = undefined;
      player?.stop();
    };
  }, [engine, host, starts, playing]);

  useLayoutEffect(() => {
    if (!settings.keyboard) return;
    const onKeydown = (event: KeyboardEvent): void => {
      const path = event.composedPath();
      keyboard.use(({ press }) => press({ event, path, engine, host }));
    };
    listening.add(host);
    document.addEventListener('keydown', onKeydown);
    return () => {
      listening.delete(host);
      document.removeEventListener('keydown', onKeydown);
    };
  }, [engine, host, settings.keyboard]);

  useLayoutEffect(
    () => relations.now?.connectLinks({ engine, host, ids: linkedGalleries }),
    [engine, host, linkedGalleries],
  );
  useLayoutEffect(
    () => (history ? relations.now?.connectHistory({ engine, slides: () => seen.current }) : undefined),
    [engine, history],
  );
};
