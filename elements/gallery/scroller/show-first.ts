import type { Engine } from '../engine/engine';

/** More than any window shows. */
const firstCount = 100;

interface ShowFirstOptions {
  /** How many slides there are. */
  count: number;
  engine: Engine;
  scroller: HTMLElement;
  /** Shows the first `count`, or all. */
  show(count?: number): void;
}

/**
 * Of thousands of slides, shows the first at once, so that the page is laid out in no time; all others when the browser
 * has nothing better to do, or as soon as the visitor or a script is about to go somewhere.
 * @returns a function that ends it
 */
export const showFirst = ({ count, engine, scroller, show }: ShowFirstOptions): (() => void) => {
  // Where it begins further on, what is before that has its place too.
  const isLong = count > 2 * firstCount && engine.index === 0;
  show(isLong ? firstCount : undefined);
  if (!isLong) return () => {};
  const stop = (): void => {
    stopListening();
    scroller.removeEventListener('scroll', rest);
  };
  const rest = (): void => {
    if (isOver) return;
    isOver = true;
    stop();
    show();
  };
  let isOver = false;
  const stopListening = engine.on('change', rest);
  scroller.addEventListener('scroll', rest);
  // WebKit has no `requestIdleCallback`.
  (self.requestIdleCallback ?? setTimeout)(rest);
  return () => {
    isOver = true;
    stop();
  };
};
