import { useLayoutEffect, useRef } from 'react';
import { emit } from '../../../src/block/emit';
import type { DesignProps } from '../design';

interface EngineProps extends Omit<DesignProps, 'text'> {
  /** Slides that move together: a carousel's. Default: 1. */
  group?: number | undefined;
}

/** Tells the engine which slides there are, and the page what the engine says. */
export const useEngine = ({ engine, settings, slides, host, group = 1 }: EngineProps): void => {
  const { loop } = settings;
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
};
