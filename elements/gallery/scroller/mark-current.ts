import type { Engine } from '../engine/engine';

interface MarkOptions {
  engine: Engine;
  /** Of each child; that of the current one is `current` too. */
  part: string;
}

/**
 * Says which child of `list` is current: two elements change, however many there are.
 * @returns a function that ends it
 */
export const markCurrent = (list: Element, { engine, part }: MarkOptions): (() => void) => {
  let current: Element | undefined;
  const mark = (): void => {
    const next = list.children[engine.index];
    if (next === current) return;
    current?.setAttribute('part', part);
    current?.removeAttribute('aria-current');
    next?.setAttribute('part', `${part} current`);
    next?.setAttribute('aria-current', 'true');
    current = next;
  };
  mark();
  const stops = [engine.on('change', mark), engine.on('shape', mark)];
  return () => {
    for (const stop of stops) stop();
  };
};
