import type { Engine } from '../../../src/features/slides/engine/engine';

/**
 * Marks the child of `list` that shows the current slide. Changes the DOM directly: only two elements change, while a render
 * would compare thousands.
 * @returns a function that stops it
 */
export const markCurrent = (list: HTMLElement, engine: Engine): (() => void) => {
  let current: HTMLElement | undefined;
  const mark = (): void => {
    const next = list.children[engine.index] as HTMLElement | undefined;
    if (next === current) return;
    current?.setAttribute('part', 'slide');
    current?.removeAttribute('aria-current');
    next?.setAttribute('part', 'slide current');
    next?.setAttribute('aria-current', 'true');
    current = next;
  };
  mark();
  const unsubscribe = [engine.on('change', mark), engine.on('slides', mark)];
  return () => {
    for (const stop of unsubscribe) stop();
  };
};
