// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../../../elements/cookie-banner/schema';
import { moduleByName } from '../../../src/features/consent/enforce/send-signals';
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
