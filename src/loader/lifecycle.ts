export const logError = (error: unknown): void => console.error('[azulejo]', error);

/** Calls a function of the page; an error in one is logged and does not stop the others. */
const callSafely = (fn: () => void): void => {
  try {
    fn();
  } catch (error) {
    logError(error);
  }
};

/** Deferred scripts run after the document has been parsed, and before this event: they may set `Azulejo.context`. */
const hasContentLoaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || !!navigation?.domContentLoadedEventStart;
};

/** Calls `fn` at `DOMContentLoaded`, or now where that has been. */
export const onInit = (fn: () => void): void => {
  const call = (): void => callSafely(fn);
  if (hasContentLoaded()) return call();
  // Firefox may hide times from pages (`privacy.resistFingerprinting`): then `load` comes first.
  const types = ['DOMContentLoaded', 'load'];
  new Promise((resolve) => types.forEach((type) => addEventListener(type, resolve))).then(call);
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
