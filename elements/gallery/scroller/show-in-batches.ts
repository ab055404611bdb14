import type { Engine } from '../../../src/features/slides/engine/engine';

/** More slides than any window shows. */
const firstBatch = 100;

interface ShowInBatchesOptions {
  /** How many slides there are. */
  count: number;
  engine: Engine;
  scroller: HTMLElement;
  /** Shows the first `count` slides, or all. */
  show(count?: number): void;
}

/**
 * Shows the first hundred of very many slides at once, so that the page is laid out soon. The others follow when the
 * browser is idle, or as soon as the visitor scrolls or the slide changes.
 * @returns a function that cancels the second batch
 */
export const showInBatches = ({ count, engine, scroller, show }: ShowInBatchesOptions): (() => void) => {
  // A gallery that begins with a later slide needs all slides before that one.
  const isLong = count > 2 * firstBatch && engine.index === 0;
  show(isLong ? firstBatch : undefined);
  if (!isLong) return () => {};
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    unsubscribe();
    scroller.removeEventListener('scroll', showAll);
  };
  const showAll = (): void => {
    if (isOver) return;
    stop();
    show();
  };
  const unsubscribe = engine.on('change', showAll);
  scroller.addEventListener('scroll', showAll);
  // WebKit has no `requestIdleCallback`.
  (self.requestIdleCallback ?? setTimeout)(showAll);
  return stop;
};
