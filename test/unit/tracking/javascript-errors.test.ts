// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { collectJavascriptErrors as Collect } from '../../../src/features/tracking/collectors/javascript-errors';
import { faultOf, isWanted } from '../../../src/features/tracking/collectors/javascript-errors';

const library = 'https://cdn.example/azulejo/';
const fault = { message: 'x is not a function', stack: '', file: `${location.origin}/site.js` };

describe('an error', () => {
  it('says where it happened', () => {
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
    expect(faultOf(thrown as ErrorEvent)).toEqual({
      message: 'Uncaught Error: lost',
      stack: error.stack,
      file: 'https://a.example/c.js',
      line: 5,
      column: 6,
    });
    expect(faultOf({ reason: error } as PromiseRejectionEvent)).toEqual({
      message: 'lost',
      stack: error.stack,
      file: 'https://a.example/b.js',
      line: 12,
      column: 34,
    });
  });

  it('may be anything', () => {
    expect(faultOf({ reason: undefined } as PromiseRejectionEvent)).toMatchObject({
      message: 'undefined',
      file: '',
    });
    expect(faultOf({ reason: 'no' } as PromiseRejectionEvent)).toMatchObject({ message: 'no', stack: '' });
  });

  it('has a stack of at most 5,000 characters', () => {
    const reason = Object.assign(new Error('deep'), { stack: 'x'.repeat(6000) });
    expect(faultOf({ reason } as PromiseRejectionEvent).stack).toHaveLength(5000);
  });
});

it.each([
  ['of the page’s own origin', fault, true],
  ['of the library', { ...fault, file: `${library}chunks/a.js` }, true],
  ['of another site', { ...fault, file: 'https://ads.example/a.js' }, false],
  ['of an origin that begins like the page’s', { ...fault, file: `${location.origin}.example/a.js` }, false],
  ['of nobody knows which script', { ...fault, file: '' }, false],
  ['of an extension', { ...fault, file: 'chrome-extension://abc/a.js' }, false],
  ['that an extension led to', { ...fault, stack: 'at f (moz-extension://abc/a.js:1:1)' }, false],
  [
    'that is none',
    { ...fault, message: 'ResizeObserver loop completed with undelivered notifications.' },
    false,
  ],
])('an error %s', (_which, what, expected) => {
  expect(isWanted(what, library)).toBe(expected);
});

describe('reports', () => {
  const sent: { event: string; timestamp: number; data: Record<string, unknown> }[][] = [];
  let collect: typeof Collect;

  const fail = (message: string, filename = `${location.origin}/site.js`) =>
    dispatchEvent(
      Object.assign(new Event('error'), { message, filename, lineno: 1, colno: 2, error: undefined }),
    );

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.doMock('../../../src/features/tracking/send', () => ({
      send: async (_path: string, { json }: { json: (typeof sent)[number] }) => sent.push(json),
    }));
    sent.length = 0;
    ({ collectJavascriptErrors: collect } = await import(
      '../../../src/features/tracking/collectors/javascript-errors'
    ));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock('../../../src/features/tracking/send');
  });

  it('come 1 s after the last error, at most 10 at once, 20 times a page', () => {
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

  it('do not wait where the page goes', () => {
    collect();
    fail('last words');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });
});
