// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import { siteContext } from '../../../src/core/site/check-site-context';
import { loadSiteContext } from '../../../src/core/site/load-site-context';

// As the build does it.
vi.mock('../../../src/core/site/schema', async (importOriginal) => {
  const { schema } = await importOriginal<typeof import('../../../src/core/site/schema')>();
  return { schema: fieldsOf(schema) };
});

const setContext = (context?: unknown) => {
  (globalThis as { Azulejo?: unknown }).Azulejo = context === undefined ? undefined : { context };
};

beforeEach(() => setContext());

describe('the site context', () => {
  it('is empty without Azulejo, and before the document is parsed', () => {
    expect(siteContext()).toEqual({});
    (globalThis as { Azulejo?: unknown }).Azulejo = {};
    expect(siteContext()).toEqual({});
  });

  it('is read again when a script changes it or puts another in its place, and its faults are named once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const data: Record<string, unknown> = { pageType: 'shop', itemId: 'a' };
    setContext(data);
    expect(siteContext().itemId).toBe('a');
    data.itemId = 'b';
    expect(siteContext().itemId).toBe('b');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toContain('The site context: pageType is "shop"');

    setContext({ itemId: 'c' });
    expect(siteContext().itemId).toBe('c');
    setContext();
    expect(siteContext()).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is loaded for code that most pages do without', async () => {
    expect(await loadSiteContext()).toEqual({});
    setContext({ collectionId: 'c', pageType: null });
    expect((await loadSiteContext()).collectionId).toBe('c');
  });
});
