import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { tell } from '../debug';
import { send, sendBeacon } from '../send';
import { whenLeaving } from '../when-leaving';

/** The service that takes page speed, and its limits. */
const settingsTimeoutMs = 30_000;
const flushMs = 30_000;
const maxCollectingMs = 60_000;

const settingsPath = '/api/1/performance/settings';

/** The server answers with `x` in the body, or with `data.x`. */
const loadId = async (): Promise<string> => {
  const asked = performance.now();
  const answer = await send(settingsPath, { method: 'GET', timeoutMs: settingsTimeoutMs });
  const body = await answer?.json().catch(() => {});
  const id = body?.pageLoadId ?? body?.data?.pageLoadId;
  if (!id) {
    const isLate = performance.now() - asked >= settingsTimeoutMs;
    tell(
      'warn',
      settingsPath,
      Error(isLate ? 'Metric settings request timeout' : 'Unable to resolve pageLoadId'),
    );
  }
  return id;
};

/**
 * Measures how fast the page was for this visitor: web vitals, and the page's own `performance.mark` and `measure`.
 * @call GET /api/1/performance/settings
 * @call POST /api/1/performance/records
 * @when 30 s after the page has loaded, or when it is hidden; what comes later within 60 s then, or when it is hidden. The settings, which name the page view, are asked for first.
 * @field [].pageLoadId - From the settings: names this page view.
 * @field [].type - `page-speed` or `user-timing`.
 * @field [].name - CLS, FCP, INP, LCP, TTFB; or the mark's name.
 * @field [].value - ms; without unit for CLS.
 * @field [].rating? - good, needs-improvement, poor: of page-speed, but of TTFB.
 * @field [].startTime? - ms since the page was asked for: of user-timing.
 */
export const collectPageSpeed = async (): Promise<void> => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { responseStart = 0, loadEventEnd = 0 } = page ?? {};
  const sinceLoad = performance.now() - loadEventEnd;
  // The one that needs nobody to watch for it: web-vitals' own costs 100 bytes.
  let records: object[] = [{ type: 'page-speed', name: 'TTFB', value: responseStart }];
  let pageLoadId: string | undefined;
  const flush = (): void => {
    if (!pageLoadId || !records.length) return;
    const body = JSON.stringify(records.map((record) => ({ pageLoadId, ...record })));
    records = [];
    sendBeacon('/api/1/performance/records', body);
  };

  for (const on of [onCLS, onFCP, onINP, onLCP])
    on(({ name, value, rating }) => records.push({ type: 'page-speed', name, value, rating }));
  const timings = new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries())
      records.push({ type: 'user-timing', name, value: duration, startTime });
  });
  for (const type of ['mark', 'measure']) timings.observe({ type, buffered: true });

  whenLeaving(flush);
  setTimeout(flush, flushMs - sinceLoad);
  setTimeout(() => {
    timings.disconnect();
    flush();
    pageLoadId = '';
  }, maxCollectingMs - sinceLoad);
  pageLoadId = await loadId();
};
