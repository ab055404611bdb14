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

/** Resolves at `DOMContentLoaded`; at `load` in Firefox where it hides times (`privacy.resistFingerprinting`) and that event has been. */
const contentLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, resolve);
  });

/** Calls `fn` at `DOMContentLoaded`, or now where that has been. */
export const onInit = (fn: () => void): void => {
  if (hasContentLoaded()) callSafely(fn);
  else contentLoaded().then(() => callSafely(fn));
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
