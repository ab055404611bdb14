import { contentLoaded } from '../core/util/content-loaded';

export const logError = (error: unknown): void => console.error('[azulejo]', error);

/** Calls a function of the page; an error in one is logged and does not stop the others. */
const callSafely = (fn: () => void): void => {
  try {
    fn();
  } catch (error) {
    logError(error);
  }
};

/** Calls `fn` at `DOMContentLoaded`, or now if it has fired. */
export const onInit = (fn: () => void): void => {
  const loaded = contentLoaded();
  if (loaded) loaded.then(() => callSafely(fn));
  else callSafely(fn);
};

let destructors: (() => void)[] = [];

export const onDestroy = (fn: () => void): void => {
  destructors.push(fn);
};

export const runDestructors = (): void => {
  const all = destructors;
  destructors = [];
  all.forEach(callSafely);
};
