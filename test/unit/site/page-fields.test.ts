// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import { siteContext } from '../../../src/core/site/check-site-context';
import { loadSiteContext } from '../../../src/core/site/load-site-context';
import { type PageSettings, pageFields } from '../../../src/core/site/page-fields';

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

  it('is read once, and again when a script puts another in its place', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const data: Record<string, unknown> = { pageType: 'shop', itemId: 'a' };
    setContext(data);
    const first = siteContext();
    data.itemId = 'b';
    expect(siteContext()).toBe(first);
    expect(first.itemId).toBe('a');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toContain('The site context: pageType is "shop"');

    setContext({ itemId: 'c' });
    expect(siteContext().itemId).toBe('c');
    setContext();
    expect(siteContext()).toEqual({});
  });
});

/** As a form asks for them. */
const fieldsNow = async (settings?: PageSettings) => pageFields(settings, await loadSiteContext());

describe('the page fields of a submission', () => {
  it('know title and path of any page', async () => {
    document.title = 'Contacto';
    expect(await fieldsNow()).toEqual({
      pageTitle: 'Contacto',
      pagePath: location.pathname,
      contentSource: 'c',
      pageId: '',
      collectionId: '',
      objectName: '',
      pagePermissionTypeValue: null,
    });
  });

  it('name the item where there is one, else the collection', async () => {
    const collection = { id: 'c', title: 'Tiles' };
    setContext({ item: { id: 'i' }, collection });
    expect(await fieldsNow()).toMatchObject({ contentSource: 'i', pageId: 'i', objectName: 'Tiles' });
    setContext({ item: {}, collection });
    expect(await fieldsNow()).toMatchObject({ contentSource: 'c', pageId: 'c' });
  });

  it('are those of the settings before those of the context', async () => {
    setContext({ collectionId: 'c', collection: { title: 'Tiles' }, pagePermissionTypeValue: 1 });
    expect(await fieldsNow({ collectionId: '', objectName: '' })).toMatchObject({
      collectionId: 'c',
      objectName: 'Tiles',
      pagePermissionTypeValue: 1,
    });
    const settings = { collectionId: 's', objectName: 'Form', pagePermissionTypeValue: 0 };
    expect(await fieldsNow(settings)).toMatchObject(settings);
  });
});
