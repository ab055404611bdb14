/**
 * Whether `DOMContentLoaded` has been. Deferred scripts run between the end of the parsing and this event, and may set
 * `Azulejo.context`.
 */
const hasContentLoaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || !!navigation?.domContentLoadedEventStart;
};

/**
 * Resolves at `DOMContentLoaded`; undefined where that has been. At `load` in Firefox where it hides times
 * (`privacy.resistFingerprinting`) and the event has been.
 */
export const contentLoaded = (): Promise<unknown> | undefined =>
  hasContentLoaded()
    ? undefined
    : new Promise((resolve) => {
        for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, resolve);
      });
