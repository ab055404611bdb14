import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../../core/block-host';
import { emit } from '../../../core/emit';
import { useSubscription } from '../../../hooks/use-subscription';
import type { Engine, EngineEvents } from './engine';

interface EngineOptions {
  engine: Engine;
  /** The element that fires `az-change` and `az-end`. Default: none, for a layout in which no slide is the current one. */
  host?: BlockHost | undefined;
  /** In their order. A slide keeps its key as long as it is on the page. */
  slides: readonly { readonly key: string }[];
  /** Whether the first slide follows the last. Default: false. */
  loop?: boolean;
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

/** Listens to an event of the engine: `useEngineEvent(engine, 'change', ({ index }) => …)`. */
export const useEngineEvent = <Type extends keyof EngineEvents>(
  engine: Engine,
  type: Type,
  listener: (value: EngineEvents[Type]) => void,
): void => {
  const subscribe = useCallback(
    (onEvent: (value: EngineEvents[Type]) => void) => engine.on(type, onEvent),
    [engine, type],
  );
  useSubscription(subscribe, listener);
};

type Slides = EngineOptions['slides'];

const haveCommonSlide = (before: Slides, after: Slides): boolean => {
  const keys = new Set(after.map(({ key }) => key));
  return before.some(({ key }) => keys.has(key));
};

const fireChange = (host: BlockHost | undefined, index: number): unknown =>
  host && emit(host, 'az-change', { detail: { index } });

/** Gives the engine the slides of a layout, and fires the engine's events on the element. */
export const useEngine = ({ engine, slides, host, loop = false, groupSize = 1 }: EngineOptions): void => {
  const previous = useRef<Slides>(undefined);

  useLayoutEffect(() => {
    const { index: indexBefore, count: countBefore } = engine;
    const slidesBefore = previous.current ?? slides;
    const isMounting = !previous.current;
    previous.current = slides;
    // The visitor's slide stays current, wherever it stands among the new ones.
    const currentKey = slidesBefore[indexBefore]?.key;
    const index = slides.findIndex(({ key }) => key === currentKey);
    engine.setSlides({ count: slides.length, loop, groupSize, index: index < 0 ? indexBefore : index });
    if (isMounting || countBefore === 0) return;
    // Not where all slides are others: a page may render them anew in answer to each `az-change`.
    const isCurrentRemoved = index < 0 && haveCommonSlide(slidesBefore, slides);
    if (engine.index !== indexBefore || isCurrentRemoved) fireChange(host, engine.index);
  }, [engine, slides, host, loop, groupSize]);

  useEngineEvent(engine, 'change', ({ index }) => fireChange(host, index));
  useEngineEvent(engine, 'edge', (edge) => host && emit(host, 'az-end', { detail: { edge } }));
};
