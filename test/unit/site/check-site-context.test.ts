// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import { schema } from '../../../src/core/site/schema';
import { checkContextFields } from '../../../src/core/site/site-settings';

const fields = fieldsOf(schema);

/** The checked context, and the warnings of the console. */
const read = async (context: Record<string, unknown>) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  (globalThis as { Azulejo?: unknown }).Azulejo = { context };
  const checked = checkContextFields(fields);
  await vi.dynamicImportSettled();
  const warnings = warn.mock.calls.map(([text]) => text);
  // Drops keys whose value is undefined.
  return { context: JSON.parse(JSON.stringify(checked)), warnings };
};

afterEach(() => {
  vi.restoreAllMocks();
  (globalThis as { Azulejo?: unknown }).Azulejo = undefined;
});

describe('the site context', () => {
  it('may be empty', async () => {
    expect(await read({})).toEqual({ context: {}, warnings: [] });
  });

  it('contains the checked fields, and no others', async () => {
    const data = {
      pageType: 50,
      website: { id: 'w', developerMode: false },
      item: { id: 'i', title: 'Azulejo', recordType: 11 },
      showAnnouncementBar: false,
    };
    const more = {
      ...data,
      cookieSettings: { isCookieBannerEnabled: true },
      tweakJSON: {},
      website: { ...data.website, timeZone: 'Europe/Lisbon' },
    };
    expect(await read(more)).toEqual({ context: data, warnings: [] });
  });

  it('counts null and empty texts as absent, and accepts numbers and booleans written as texts', async () => {
    expect(
      await read({
        item: null,
        collection: { id: 'c', title: null },
        pageType: '2',
        website: { cloneable: 'true', captchaSettings: {} },
        showAnnouncementBar: '',
      }),
    ).toEqual({
      context: { pageType: 2, website: { cloneable: true, captchaSettings: {} }, collection: { id: 'c' } },
      warnings: [],
    });
  });

  it('loses only wrong values, and names them once, in one warning', async () => {
    const wrong = {
      pageType: 'shop',
      website: 'mine',
      item: { id: 'i', recordType: {} },
      collection: { id: ['c'], title: 'Tiles' },
    };
    const { context, warnings } = await read(wrong);
    expect(context).toEqual({ item: { id: 'i' }, collection: { title: 'Tiles' } });
    expect(warnings).toEqual([
      '[azulejo] The site context: website is "mine", expected object; left out. pageType is "shop", expected number; left out. item.recordType is {}, expected number; left out. collection.id is ["c"], expected string; left out.',
    ]);
    expect((await read(wrong)).warnings).toEqual(warnings);
  });
});
