import { useLayoutEffect, useRef } from 'react';
import { emit } from '../../../src/block/emit';
import { prefersStill } from '../../../src/util/prefers-still';
import type { DesignProps } from '../design';
import { connectHistory } from '../engine/history';
import { connectKeyboard } from '../engine/keyboard';
import { connectLinks } from '../engine/links';
import { startLater } from './start-later';

interface MotionProps extends DesignProps {
  /** Slides that move together. */
  group?: number | undefined;
}

/** Connects the engine with the page, as the settings say. */
export const useMotion = ({ engine, settings, slides, host, group = 1 }: MotionProps): void => {
  const {
    keyboard,
    history,
    loop,
    linkedGalleries,
    autoplay,
    autoplayOptions = {},
    autoplayDuration,
  } = settings;
  const { randomize = settings.randomize, timeout = autoplayDuration * 1000 } = autoplayOptions;
  // The default of an object has none of the defaults of its fields.
  const pausing = `${autoplayOptions.pauseOnMouseover ?? ''}`;
  const seen = useRef(slides);

  useLayoutEffect(() => {
    // Whatever comes before it now, the slide that the visitor sees stays.
    const current = seen.current[engine.index]?.key;
    const index = slides.findIndex(({ key }) => key === current);
    seen.current = slides;
    engine.reshape({ count: slides.length, loop, group, index: index < 0 ? engine.index : index });
  }, [engine, slides, loop, group]);

  useLayoutEffect(() => {
    const stops = [
      engine.on('change', ({ index }) => emit(host, 'az-change', { detail: { index } })),
      engine.on('edge', (edge) => emit(host, 'az-end', { detail: { edge } })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine, host]);

  useLayoutEffect(() => {
    const player = startLater(async () => {
      const { startAutoplay } = await import('../engine/autoplay');
      return startAutoplay({
        engine,
        host,
        starts: autoplay,
        timeoutMs: timeout,
        randomize,
        pauseOnMouseover: pausing ? pausing.split(',') : [],
      });
    });
    engine.autoplay = {
      play: () => player.use((one) => one.play()),
      pause: () => player.use((one) => one.pause()),
    };
    // The right button from the first moment.
    engine.isPlaying = autoplay && !prefersStill();
    if (autoplay) player.use(() => {});
    return () => {
      engine.autoplay = undefined;
      player.stop();
    };
  }, [engine, host, autoplay, timeout, randomize, pausing]);

  useLayoutEffect(() => (keyboard ? connectKeyboard(engine, host) : undefined), [engine, host, keyboard]);
  useLayoutEffect(
    () => connectLinks({ engine, host, ids: linkedGalleries }),
    [engine, host, linkedGalleries],
  );
  useLayoutEffect(
    () => (history ? connectHistory({ engine, slides: () => seen.current }) : undefined),
    [engine, history],
  );
};
