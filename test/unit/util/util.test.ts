// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  breakpoints,
  deviceOf,
  fileSize,
  maxQueryPairs,
  parseQuery,
  relativeTime,
  throttle,
  tween,
  waitForElement,
} from '../../../src/features/util';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

describe('parseQuery', () => {
  it('has values by name, and a list for a name that occurs again', () => {
    expect({ ...parseQuery('?tag=a&tag=b&tag=c&page=2&empty&name=Jos%C3%A9+Luis') }).toEqual({
      tag: ['a', 'b', 'c'],
      page: '2',
      empty: '',
      name: 'José Luis',
    });
  });

  it('has no names that the query does not have', () => {
    expect(parseQuery('').toString).toBeUndefined();
    expect(Object.entries(parseQuery('__proto__=x'))).toEqual([['__proto__', 'x']]);
  });

  it('reads the first 1,000 pairs, of different names or of one', () => {
    const query = Array.from({ length: 1500 }, (_, index) => `n${index}=${index}`).join('&');
    expect(Object.keys(parseQuery(query))).toHaveLength(maxQueryPairs);
    expect(parseQuery('n=1&'.repeat(100_000)).n).toHaveLength(maxQueryPairs);
  });
});

describe('fileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 8 * 3, '3 YB'],
    [1024 ** 9 * 2, '2,048 YB'],
  ])('of %d is %s', (bytes, expected) => {
    expect(fileSize(bytes, { locale: 'en' })).toBe(expected);
  });

  it('has the digits and the language that are asked for', () => {
    expect(fileSize(1_234_567, { locale: 'de', digits: 2 })).toBe('1,18 MB');
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (bytes) => {
    expect(() => fileSize(bytes)).toThrow(`${bytes} is no number of bytes`);
  });

  it('has no sign for -0', () => {
    expect(fileSize(-0)).toBe('0 Bytes');
  });

  it('takes the lang of a page: an empty one has the default language, and pt_BR is pt-BR', () => {
    expect(fileSize(0, { locale: '' })).toBe('0 Bytes');
    expect(fileSize(1536, { locale: 'pt_BR' })).toBe('1,5 KB');
  });

  it('takes no text', () => {
    expect(() => fileSize('12' as unknown as number)).toThrow(
      'fileSize: "12" is a string; expected a number of bytes.',
    );
  });
});

describe('relativeTime', () => {
  it('of an older date takes the lang of a page: an empty one has the default language, and pt_BR is pt-BR', () => {
    const now = 3_600_000;
    expect(relativeTime(0, { now, locale: '' })).toBe(relativeTime(0, { now }));
    expect(relativeTime(0, { now, locale: 'pt_BR' })).toBe(relativeTime(0, { now, locale: 'pt-BR' }));
  });

  it.each([
    [-6, 'Jan 1, 1970'],
    [-5, 'just now'],
    [-1, 'just now'],
    [0, 'just now'],
    [4.9, 'just now'],
    [5, 'about 5 seconds ago'],
    [59.9, 'about 59 seconds ago'],
    [60, 'Jan 1, 1970'],
  ])(
    'of what happened %d s ago is the sentence of the age, also where a clock is a little ahead',
    (age, text) => {
      const time = 43_200_000;
      expect(relativeTime(time, { now: time + age * 1000, locale: 'en' })).toBe(text);
    },
  );
});

describe('a date of relativeTime', () => {
  const now = Date.UTC(2026, 4, 3, 10);

  it('is a Date, milliseconds, or ISO text', () => {
    const forms = [
      new Date(now - 172_800_000),
      now - 172_800_000,
      '2026-05-01T10:00:00Z',
      '2026-05-01T12:00:00.000+02:00',
    ];
    expect(new Set(forms.map((date) => relativeTime(date, { now }))).size).toBe(1);
    expect(relativeTime('2026-04-03T12:00', { now, locale: 'en' })).toBe('Apr 3, 2026');
  });

  it('is the same day everywhere, where a text names a day without a time', () => {
    const dates = ['Pacific/Honolulu', 'America/Mexico_City', 'UTC', 'Pacific/Auckland'].map((timeZone) => {
      vi.stubEnv('TZ', timeZone);
      return relativeTime('2026-05-01', { now, locale: 'en' });
    });
    vi.unstubAllEnvs();
    expect(new Set(dates)).toEqual(new Set(['May 1, 2026']));
    expect(relativeTime('2026-05-03', { now: Date.UTC(2026, 4, 3), locale: 'en' })).toBe('May 3, 2026');
  });

  it.each([
    new Date('soon'),
    Number.NaN,
    'ayer',
    '5',
    '',
    '2026-13-45',
    '2026-02-31',
    '2026-02-30T10:00Z',
    null as never,
    undefined as never,
  ])('is not %j', (date) => {
    expect(() => relativeTime(date, { now })).toThrow(
      RangeError(
        `relativeTime: ${date} is no date; expected a Date, milliseconds since 1970, or ISO text such as 2026-05-01.`,
      ),
    );
  });
});

it('tween says that it needs a browser', () => {
  vi.stubGlobal('KeyframeEffect', undefined);
  try {
    expect(() => tween({ from: 0, to: 1, onUpdate() {} })).toThrow('tween needs a browser');
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('deviceOf', () => {
  it.each([
    [320, 'mobile'],
    [breakpoints.phone, 'mobile'],
    [927, 'tablet'],
    [1024, 'tablet'],
    [1366, 'large-tablet'],
    [1367, 'desktop'],
  ])('a window of %d px is %s', (width, device) => {
    expect(deviceOf(width)).toBe(device);
  });
});

describe('throttle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('calls at once, and then once an interval with the latest arguments', () => {
    const calls: number[] = [];
    const throttled = throttle((value: number) => calls.push(value), 100);
    throttled(1);
    throttled(2);
    throttled(3);
    expect(calls).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(calls).toEqual([1, 3]);
    vi.advanceTimersByTime(500);
    throttled(4);
    expect(calls).toEqual([1, 3, 4]);
  });

  it('drops the waiting call', () => {
    const calls: number[] = [];
    const throttled = throttle((value: number) => calls.push(value), 100);
    throttled(1);
    throttled(2);
    throttled.cancel();
    vi.advanceTimersByTime(500);
    expect(calls).toEqual([1]);
  });

  it('knows the rate of the latest calls', () => {
    const throttled = throttle(() => {}, 1000);
    expect(throttled.rate).toBe(0);
    for (let call = 0; call < 40; call++) {
      throttled();
      vi.advanceTimersByTime(call < 18 ? 1000 : 50);
    }
    expect(throttled.rate).toBeCloseTo(20);
  });
});

describe('waitForElement', () => {
  it('finds an element that comes later', async () => {
    const found = waitForElement('#late', { intervalMs: 1 });
    document.body.innerHTML = '<p id="late">Late</p>';
    expect((await found).textContent).toBe('Late');
  });

  it('gives up with an error that names the selector', async () => {
    await expect(waitForElement('#never', { intervalMs: 1, timeoutMs: 5 })).rejects.toThrow(
      'nothing matched #never within 5 ms',
    );
  });

  it('gives up at once where the time is no number', async () => {
    await expect(waitForElement('#never', { timeoutMs: Number.NaN })).rejects.toThrow('#never');
  });

  it('rejects where there is no page', async () => {
    vi.stubGlobal('document', undefined);
    await expect(waitForElement('az-cart')).rejects.toThrow(
      'waitForElement needs a page; expected a browser, or a root.',
    );
    vi.unstubAllGlobals();
  });

  it('has the type of the element of a tag, or the one that the caller names', () => {
    expectTypeOf(() => waitForElement('video')).returns.resolves.toEqualTypeOf<HTMLVideoElement>();
    expectTypeOf(() => waitForElement('#late')).returns.resolves.toEqualTypeOf<Element>();
    expectTypeOf(() =>
      waitForElement<HTMLInputElement>('#late'),
    ).returns.resolves.toEqualTypeOf<HTMLInputElement>();
  });

  it('ends with its signal', async () => {
    await expect(waitForElement('#never', { signal: AbortSignal.abort(Error('enough')) })).rejects.toThrow(
      'enough',
    );
  });

  describe('between two looks', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('gives up when the time is over', async () => {
      const end = vi.fn<(error: Error) => void>();
      waitForElement('#never', { intervalMs: 1500, timeoutMs: 50 }).catch(end);
      await vi.advanceTimersByTimeAsync(49);
      expect(end).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(end.mock.lastCall?.[0].message).toContain('within 50 ms');
    });

    it('ends with its signal, and leaves no timer', async () => {
      const end = vi.fn<(error: Error) => void>();
      const controller = new AbortController();
      waitForElement('#never', { intervalMs: 1500, signal: controller.signal }).catch(end);
      await vi.advanceTimersByTimeAsync(20);
      controller.abort(Error('enough'));
      await vi.advanceTimersByTimeAsync(0);
      expect(end.mock.lastCall?.[0].message).toBe('enough');
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
