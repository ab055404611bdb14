// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../src/build/fields';
import type { SettingError } from '../../../src/core/settings/check-value';
import { warnSettingErrors } from '../../../src/core/settings/console-messages';
import { readContext } from '../../../src/core/site/check-site-context';
import { schema } from '../../../src/core/site/schema';

const fields = fieldsOf(schema);
const read = (data: Record<string, unknown>) => {
  const { context, errors } = readContext(fields, data);
  // Drops keys whose value is undefined.
  return { context: JSON.parse(JSON.stringify(context)), errors };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the site context', () => {
  it('may be empty', () => {
    expect(read({})).toEqual({ context: {}, errors: [] });
  });

  it('contains the checked fields, and no others', () => {
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
    expect(read(more)).toEqual({ context: data, errors: [] });
  });

  it('counts null and empty texts as absent, and accepts numbers and booleans written as texts', () => {
    expect(
      read({
        item: null,
        collection: { id: 'c', title: null },
        pageType: '2',
        website: { cloneable: 'true', captchaSettings: {} },
        showAnnouncementBar: '',
      }),
    ).toEqual({
      context: { pageType: 2, website: { cloneable: true, captchaSettings: {} }, collection: { id: 'c' } },
      errors: [],
    });
  });

  it('loses only wrong values, and reports their paths', () => {
    const { context, errors } = read({
      pageType: 'shop',
      website: 'mine',
      item: { id: 'i', recordType: {} },
      collection: { id: ['c'], title: 'Tiles' },
    });
    expect(context).toEqual({ item: { id: 'i' }, collection: { title: 'Tiles' } });
    expect(errors.map(({ path }: SettingError) => path)).toEqual([
      'website',
      'pageType',
      'item.recordType',
      'collection.id',
    ]);
  });

  it('has one warning for all errors', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { errors } = read({ pageType: 'shop', itemId: [] });
    warnSettingErrors('The site context', errors);
    expect(warn.mock.calls).toEqual([
      [
        '[azulejo] The site context: pageType is "shop", expected number; left out. itemId is [], expected string; left out.',
      ],
    ]);
  });
});
