import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { settingsTimeoutMs } from '../../api/tracking-limits';
import { onPageHide, send, sendBeacon } from '../send';

const flushAfterLoadMs = 30_000;
const stopAfterLoadMs = 60_000;

const settingsPath = '/api/1/performance/settings';

/**
 * The id of this page view, in the body of the response or in its `data`.
 * @throws where the server does not give one in time
 */
const loadPageLoadId = async (): Promise<string> => {
  const startMs = performance.now();
  const response = await send(settingsPath, { method: 'GET', timeoutMs: settingsTimeoutMs });
  const body = await response?.json().catch(() => {});
  const id = body?.pageLoadId ?? body?.data?.pageLoadId;
  if (id) return id;
  const isTimeout = performance.now() - startMs >= settingsTimeoutMs;
  throw Error(isTimeout ? 'Metric settings request timeout' : 'Unable to resolve pageLoadId');
};

/**
 * Measures the page's speed for this visitor: web vitals, and the page's own `performance.mark` and `measure`.
 * @call GET /api/1/performance/settings
 * @call POST /api/1/performance/records
 * @when 30 s and 60 s after the page has loaded, and when the page is hidden before that. The first call requests the settings, which name the page view. A failure goes to the collector of JavaScript errors.
 * @field [].pageLoadId - Id of this page view, from the settings.
 * @field [].type - `page-speed` or `user-timing`.
 * @field [].name - CLS, FCP, INP, LCP or TTFB; or the name of the mark or measure.
 * @field [].value - The measured value in ms; CLS has no unit.
 * @field [].rating? - good, needs-improvement or poor; only for `page-speed` other than TTFB.
 * @field [].startTime? - Time in ms since the page was requested; only for `user-timing`.
 */
export const collectPageSpeed = async (): Promise<void> => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { responseStart = 0, loadEventEnd = 0 } = page ?? {};
  const sinceLoadMs = performance.now() - loadEventEnd;
  // TTFB is known already. web-vitals would add 100 bytes for it.
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

  onPageHide(flush);
  setTimeout(flush, flushAfterLoadMs - sinceLoadMs);
  setTimeout(() => {
    timings.disconnect();
    flush();
    pageLoadId = '';
  }, stopAfterLoadMs - sinceLoadMs);
  pageLoadId = await loadPageLoadId();
};
