/**
 * Whether `DOMContentLoaded` has fired. Deferred scripts run between the end of the parsing and this event, and may set
 * `Azulejo.context`.
 */
const hasContentLoaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || !!navigation?.domContentLoadedEventStart;
};

/**
 * Resolves at `DOMContentLoaded`; undefined if the event has fired. Firefox with `privacy.resistFingerprinting` does not tell
 * whether it has, so that the promise may resolve only at `load`.
 */
export const contentLoaded = (): Promise<unknown> | undefined =>
  hasContentLoaded()
    ? undefined
    : new Promise((resolve) => {
        for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, resolve);
      });
