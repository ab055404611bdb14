export const log = (error: unknown): void => console.error('[azulejo]', error);

/** Runs what a page asked for; an error in it is logged and stops nobody else (shell 4). */
const run = (fn: () => void): void => {
  try {
    fn();
  } catch (error) {
    log(error);
  }
};

/** Initialisers run once, when the document is parsed. */
export const onInit = (fn: () => void): unknown =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => run(fn)) : run(fn);

const destructors: (() => void)[] = [];
export const onDestroy = (fn: () => void): unknown => destructors.push(fn);
export const runDestructors = (): void => destructors.splice(0).forEach(run);
