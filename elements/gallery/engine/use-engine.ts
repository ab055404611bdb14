import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { emit } from '../../../src/core/emit';
import type { DesignProps } from '../design';
import type { Engine } from './engine';

interface EngineProps extends Omit<DesignProps, 'text'> {
  /** How many slides move together, as in a carousel. Default: 1. */
  groupSize?: number | undefined;
}

/**
 * Reads one fact of the engine: `useEngineState(engine, ({ canNext }) => canNext)`. The component renders again when that
 * fact changes, and for nothing else.
 * @param select must return a primitive value, or the same object while nothing has changed
 */
export const useEngineState = <Value>(engine: Engine, select: (engine: Engine) => Value): Value =>
  useSyncExternalStore(engine.subscribe, () => select(engine));

/** Gives the engine the slides of a design, and fires the engine's events on the element. */
export const useEngine = ({ engine, settings, slides, host, groupSize = 1 }: EngineProps): void => {
  const { loop } = settings;
  const previous = useRef(slides);

  useLayoutEffect(() => {
    // The visitor's slide stays current, wherever it stands among the new ones.
    const currentKey = previous.current[engine.index]?.key;
    const index = slides.findIndex(({ key }) => key === currentKey);
    previous.current = slides;
    engine.reshape({ count: slides.length, loop, groupSize, index: index < 0 ? engine.index : index });
  }, [engine, slides, loop, groupSize]);

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
