// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The beacons sent: path and body. */
const sentCalls: [path: string, body: string][] = [];
let settings: Promise<Response | undefined>;

/** Replaces `Promise.withResolvers`, which Node 20 lacks. */
const deferred = <T>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: T) => resolve(value) };
};

const leave = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sentCalls.length = 0;
  vi.doMock('../../../src/features/tracking/send', async (original) => ({
    ...(await original<object>()),
    sendBeacon: (path: string, body: unknown) => sentCalls.push([path, `${body}`]),
    send: () => settings,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the trace', () => {
  it('is sent every 30 s and when the page closes, if there are entries', async () => {
    const { collectTrace: collect } = await import('../../../src/features/tracking/collectors/trace');
    vi.advanceTimersByTime(90_000);
    leave();
    expect(sentCalls).toEqual([]);

    collect({ type: 'cart', data: { step: 1 } });
    vi.advanceTimersByTime(20_000);
    collect({ type: 'cart', data: { step: 2 } });
    vi.advanceTimersByTime(9_999);
    expect(sentCalls).toEqual([]);
    vi.advanceTimersByTime(1);
    const [path, body] = sentCalls[0] ?? [];
    expect(path).toBe('/api/events/Trace');
    expect(JSON.parse(new URLSearchParams(body).get('data') ?? '')).toEqual([
      { pageUrl: location.href, type: 'cart', data: { step: 1 } },
      { pageUrl: location.href, type: 'cart', data: { step: 2 } },
    ]);

    collect({ type: 'last' });
    leave();
    leave();
    vi.advanceTimersByTime(60_000);
    expect(sentCalls).toHaveLength(2);
  });

  it('refuses data that JSON cannot hold, and sends the other entries', async () => {
    const { collectTrace: collect } = await import('../../../src/features/tracking/collectors/trace');
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(() => collect({ type: 'circular', data: circular })).toThrow(TypeError);
    const data = { step: 1 };
    collect({ type: 'cart', data });
    // The page goes on with its object.
    data.step = 2;
    leave();
    const [, body] = sentCalls[0] ?? [];
    expect(JSON.parse(new URLSearchParams(body).get('data') ?? '')).toEqual([
      { pageUrl: location.href, type: 'cart', data: { step: 1 } },
    ]);
  });
});

describe('page speed', () => {
  let collecting: Promise<void>;
  type Report = (metric: { name: string; value: number; rating: string }) => void;
  const vitals: Record<string, Report> = {};
  const measure = (name: string, value: number) => vitals[name]?.({ name, value, rating: 'good' });
  const names = () => sentCalls.map(([, body]) => JSON.parse(body).map(({ name }: { name: string }) => name));

  /** Lets promises settle without any time passing. */
  const settled = () => vi.advanceTimersByTimeAsync(0);

  const start = async () => {
    const on = (name: string) => (report: Report) => {
      vitals[name] = report;
    };
    vi.doMock('web-vitals', () => ({
      ...Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP'].map((name) => [`on${name}`, on(name)])),
    }));
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { loadEventEnd: performance.now(), responseStart: 90 },
    ] as unknown as PerformanceEntryList);
    const { collectPageSpeed: collect } = await import(
      '../../../src/features/tracking/collectors/page-speed'
    );
    collecting = collect();
    collecting.catch(() => {});
    await settled();
  };

  it('is sent 30 s after the page has loaded, and later measurements 60 s after', async () => {
    settings = Promise.resolve(Response.json({ data: { pageLoadId: 'p1' } }));
    await start();
    measure('LCP', 1200);
    vi.advanceTimersByTime(29_999);
    expect(sentCalls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sentCalls.map(([path, body]) => [path, JSON.parse(body)])).toEqual([
      [
        '/api/1/performance/records',
        [
          { pageLoadId: 'p1', type: 'page-speed', name: 'TTFB', value: 90 },
          { pageLoadId: 'p1', type: 'page-speed', name: 'LCP', value: 1200, rating: 'good' },
        ],
      ],
    ]);
    measure('CLS', 0.1);
    vi.advanceTimersByTime(30_000);
    measure('INP', 80);
    vi.advanceTimersByTime(60_000);
    leave();
    expect(names()).toEqual([['TTFB', 'LCP'], ['CLS']]);
  });

  it('is sent when the page closes', async () => {
    settings = Promise.resolve(Response.json({ pageLoadId: 'p1' }));
    await start();
    leave();
    measure('CLS', 0);
    leave();
    leave();
    expect(names()).toEqual([['TTFB'], ['CLS']]);
  });

  it('waits for a late id of the page view', async () => {
    const late = deferred<Response>();
    settings = late.promise;
    await start();
    measure('LCP', 1200);
    vi.advanceTimersByTime(40_000);
    expect(sentCalls).toEqual([]);
    late.resolve(Response.json({ pageLoadId: 'p1' }));
    await settled();
    vi.advanceTimersByTime(20_000);
    expect(names()).toEqual([['TTFB', 'LCP']]);
  });

  it('is not sent without an id, and fails', async () => {
    settings = Promise.resolve(undefined);
    await start();
    measure('LCP', 1200);
    vi.advanceTimersByTime(60_000);
    leave();
    expect(sentCalls).toEqual([]);
    await expect(collecting).rejects.toThrow('Unable to resolve pageLoadId');
  });

  it('waits for the id at most 30 s', async () => {
    const late = deferred<undefined>();
    settings = late.promise;
    await start();
    await vi.advanceTimersByTimeAsync(30_000);
    late.resolve(undefined);
    await settled();
    await expect(collecting).rejects.toThrow('Metric settings request timeout');
  });
});
