import { until } from './until';

export interface Paints {
  /** Cumulative layout shift of the whole visit; nobody touches the page. */
  shift: number;
  /** Largest contentful paint. */
  lcpMs: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** The page is at rest after this time without a request, a layout shift or a largest contentful paint. */
const restMs = 400;

/** Starts to observe. The returned function resolves with the figures once the page has loaded and is at rest. */
export const observePaints = (): (() => Promise<Paints>) => {
  const seen: Paints = { shift: 0, lcpMs: 0 };
  let lastMs = 0;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      lastMs = performance.now();
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });

  observe('resource', () => {});
  observe('layout-shift', (entry) => {
    seen.shift += (entry as LayoutShift).value;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime;
  });

  return async () => {
    await until(() => document.readyState === 'complete' && performance.now() - lastMs > restMs);
    return seen;
  };
};
