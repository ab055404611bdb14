// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as collector from '../../../src/features/tracking/collectors/javascript-errors';
import { isReported, readErrorEvent } from '../../../src/features/tracking/collectors/javascript-errors';

const library = 'https://cdn.example/azulejo/';
const details = { message: 'x is not a function', stack: '', file: `${location.origin}/site.js` };

describe('an error', () => {
  it('is read with its file, line and column', () => {
    const error = Object.assign(new Error('lost'), {
      stack: 'Error: lost\n at f (https://a.example/b.js:12:34)',
    });
    const thrown = {
      message: 'Uncaught Error: lost',
      filename: 'https://a.example/c.js',
      lineno: 5,
      colno: 6,
      error,
    };
    expect(readErrorEvent(thrown as ErrorEvent)).toEqual({
      message: 'Uncaught Error: lost',
      stack: error.stack,
      file: 'https://a.example/c.js',
      line: 5,
      column: 6,
    });
    expect(readErrorEvent({ reason: error } as PromiseRejectionEvent)).toEqual({
      message: 'lost',
      stack: error.stack,
      file: 'https://a.example/b.js',
      line: 12,
      column: 34,
    });
  });

  it('may be a rejection with any value', () => {
    expect(readErrorEvent({ reason: undefined } as PromiseRejectionEvent)).toMatchObject({
      message: 'undefined',
      file: '',
    });
    expect(readErrorEvent({ reason: 'no' } as PromiseRejectionEvent)).toMatchObject({
      message: 'no',
      stack: '',
    });
  });

  it('has a stack of at most 5,000 characters', () => {
    const reason = Object.assign(new Error('deep'), { stack: 'x'.repeat(6000) });
    expect(readErrorEvent({ reason } as PromiseRejectionEvent).stack).toHaveLength(5000);
  });
});

it.each([
  ['of the page’s own origin', details, true],
  ['of the library', { ...details, file: `${library}chunks/a.js` }, true],
  ['of another site', { ...details, file: 'https://ads.example/a.js' }, false],
  [
    'of an origin that begins like the page’s',
    { ...details, file: `${location.origin}.example/a.js` },
    false,
  ],
  ['of an unknown script', { ...details, file: '' }, false],
  ['of an extension', { ...details, file: 'chrome-extension://abc/a.js' }, false],
  ['caused by an extension', { ...details, stack: 'at f (moz-extension://abc/a.js:1:1)' }, false],
  [
    'that is only a browser’s warning',
    { ...details, message: 'ResizeObserver loop completed with undelivered notifications.' },
    false,
  ],
])('an error %s is reported or not', (_which, errorDetails, expected) => {
  expect(isReported(errorDetails, library)).toBe(expected);
});

describe('reports', () => {
  const sent: { event: string; timestamp: number; data: Record<string, unknown> }[][] = [];
  let collect: typeof collector.collectJavascriptErrors;
  let reportLibraryError: typeof collector.reportLibraryError;

  const fail = (message: string, filename = `${location.origin}/site.js`) =>
    dispatchEvent(
      Object.assign(new Event('error'), { message, filename, lineno: 1, colno: 2, error: undefined }),
    );

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.doMock('../../../src/features/tracking/send', async (original) => ({
      ...(await original<object>()),
      send: async (_path: string, { json }: { json: (typeof sent)[number] }) => sent.push(json),
    }));
    sent.length = 0;
    ({ collectJavascriptErrors: collect, reportLibraryError } = await import(
      '../../../src/features/tracking/collectors/javascript-errors'
    ));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock('../../../src/features/tracking/send');
  });

  it('are sent 1 s after the last error, at most 10 errors each, 20 times a page', () => {
    collect();
    fail('one');
    vi.advanceTimersByTime(900);
    fail('two');
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.map((batch) => batch.map(({ data }) => data.message))).toEqual([['one', 'two']]);
    expect(sent[0]?.[0]).toMatchObject({
      event: 'JavascriptError',
      timestamp: expect.any(Number),
      data: { app: 'site', file: `${location.origin}/site.js`, line: 1, column: 2, url: location.href },
    });

    for (let count = 0; count < 15; count++) fail(`flood ${count}`);
    fail('not ours', 'https://ads.example/a.js');
    vi.advanceTimersByTime(1000);
    expect(sent[1]).toHaveLength(10);

    for (let batch = 0; batch < 30; batch++) {
      fail('again');
      vi.advanceTimersByTime(1000);
    }
    expect(sent).toHaveLength(20);
  });

  it('are sent at once when the page closes', () => {
    collect();
    fail('last words');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });

  it('are small enough for a page that closes, however long a message is', () => {
    collect();
    for (let count = 0; count < 10; count++) fail(`${count}`.repeat(20_000));
    dispatchEvent(new Event('pagehide'));
    expect(sent[0]?.map(({ data }) => `${data.message}`.length)).toEqual(Array(10).fill(300));
  });

  it('include failures that the library has caught', () => {
    reportLibraryError(new Error('Unable to resolve pageLoadId'));
    vi.advanceTimersByTime(1000);
    expect(sent[0]?.[0]).toMatchObject({
      event: 'JavascriptError',
      data: { app: 'azulejo', message: 'Unable to resolve pageLoadId' },
    });
  });
});
