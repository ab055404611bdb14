import type { Engine } from '../engine/engine';

interface MarkOptions {
  engine: Engine;
  /** Of each child; that of the current one is `current` too. */
  part: string;
  /** Whether the current one is the only stop of the keyboard, and the focus goes with it. */
  isStop?: boolean;
}

/**
 * Says which child of `list` is current: two elements change, however many there are.
 * @returns a function that ends it
 */
export const markCurrent = (list: HTMLElement, { engine, part, isStop }: MarkOptions): (() => void) => {
  let current: HTMLElement | undefined;
  const mark = (): void => {
    const next = list.children[engine.index] as HTMLElement | undefined;
    if (next === current) return;
    current?.setAttribute('part', part);
    current?.removeAttribute('aria-current');
    next?.setAttribute('part', `${part} current`);
    next?.setAttribute('aria-current', 'true');
    if (isStop) {
      if (next) next.tabIndex = 0;
      // Not `:focus`, which nothing is in a window that is not used now.
      if (current && (list.getRootNode() as ShadowRoot).activeElement === current)
        next?.focus({ preventScroll: true });
      if (current) current.tabIndex = -1;
    }
    current = next;
  };
  mark();
  const stops = [engine.on('change', mark), engine.on('shape', mark)];
  return () => {
    for (const stop of stops) stop();
  };
};
