// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../../../elements/cookie-banner/schema';
import { moduleByName } from '../../../src/features/consent/enforce/send-signals';
import { sendSignal as sendToMeta } from '../../../src/features/consent/enforce/signals/meta';
import { sendSignal } from '../../../src/features/consent/enforce/signals/uet';

const categories = { necessary: true, preferences: false, statistics: false, marketing: true } as const;

afterEach(() => vi.unstubAllGlobals());

it('the banner’s schema names the vendors that have a module', () => {
  expect(schema.entries.signals.wrapped.item.options.toSorted()).toEqual(Object.keys(moduleByName).sort());
});

describe('the signal for Microsoft’s UET', () => {
  it('has no default of its own where the page’s snippet has set one', () => {
    const snippet = ['consent', 'default', { ad_storage: 'denied' }];
    const uetq: unknown[] = [...snippet];
    vi.stubGlobal('uetq', uetq);
    sendSignal({ hasChoice: false, categories, settings: {} });
    expect(uetq).toEqual(snippet);
    sendSignal({ hasChoice: true, categories, settings: {} });
    expect(uetq).toEqual([...snippet, 'consent', 'update', { ad_storage: 'granted' }]);
  });
});

describe('the signal for Meta’s pixel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for the pixel, which gets the latest choice alone', () => {
    const fbq = vi.fn();
    sendToMeta({ hasChoice: false, categories, settings: {} });
    sendToMeta({ hasChoice: true, categories, settings: {} });
    vi.stubGlobal('fbq', fbq);
    vi.advanceTimersByTime(1000);
    expect(fbq.mock.calls).toEqual([['consent', 'grant']]);
  });

  it('is missed in the console where consent was given and no pixel came', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    sendToMeta({ hasChoice: false, categories, settings: {} });
    vi.advanceTimersByTime(11_000);
    expect(warn).not.toHaveBeenCalled();
    sendToMeta({ hasChoice: true, categories, settings: {} });
    vi.advanceTimersByTime(11_000);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"meta" was not sent')]]);
    warn.mockRestore();
  });
});
