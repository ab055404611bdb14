// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addChoiceDetails } from '../../../src/features/consent/enforce/choice-details';
import { consent } from '../../../src/features/consent/index';
import { allowItem, mayRequest } from '../../../src/features/consent/item-consent';
import { pageState } from '../../../src/features/consent/page-state';

const policy = (settings: object) => {
  document.body.innerHTML = `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings: settings })}</script>`;
};

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor's browser has it
  document.cookie = 'ss_cookieAllowed=; path=/; max-age=0';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  pageState.platform = undefined;
});

describe('consent', () => {
  it('is unknown without a choice', () => {
    expect(consent.state).toBe('unknown');
  });

  it('is a decline under Global Privacy Control, until the visitor chooses', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(consent.state).toBe('declined');
    consent.set('accepted');
    expect(consent.state).toBe('accepted');
  });

  it('allows nothing until the page’s consent platform has answered, and Global Privacy Control decides first', () => {
    const platform = { openDialog: () => {}, refuseChoice: () => {} };
    const nothing = { necessary: true, preferences: false, statistics: false, marketing: false };
    pageState.platform = platform;
    expect([consent.state, consent.categories]).toEqual(['unknown', nothing]);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect([consent.state, consent.categories]).toEqual(['declined', nothing]);
    const categories = { preferences: true, statistics: true, marketing: true };
    pageState.platform = { ...platform, categories };
    expect([consent.state, consent.categories.statistics]).toEqual(['accepted', true]);
  });

  it.each([
    [true, 'accepted', 'ss_cookieAllowed=true'],
    ['accepted', 'accepted', 'ss_cookieAllowed=true'],
    [false, 'declined', 'ss_cookieAllowed=false'],
    ['declined', 'declined', 'ss_cookieAllowed=false'],
  ] as const)('is stored in a cookie: %s', (choice, state, cookie) => {
    consent.set(choice);
    expect(consent.state).toBe(state);
    expect(document.cookie).toContain(cookie);
  });

  it('is stored for 30 days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    consent.set(true);
    const [, expires = ''] = /expires=([^;]+)/.exec(`${write.mock.calls[0]}`) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    write.mockRestore();
  });

  it('is a decline for null, which names no category, with a cookie banner, too', () => {
    consent.set(true);
    addChoiceDetails();
    consent.set(null as never);
    expect(consent.state).toBe('declined');
    expect(consent.categories).toEqual({
      necessary: true,
      preferences: false,
      statistics: false,
      marketing: false,
    });
    for (const key of ['readCategories', 'storeChoice'] as const) delete pageState[key];
  });

  it('is written once, with a cookie banner, too', () => {
    addChoiceDetails();
    const write = vi.spyOn(document, 'cookie', 'set');
    consent.set({ preferences: true, statistics: true, marketing: true });
    expect(write.mock.calls.map(([cookie]) => cookie.split(';')[0])).toEqual(['ss_cookieAllowed=true']);
    write.mockRestore();
    for (const key of ['readCategories', 'storeChoice'] as const) delete pageState[key];
  });

  it('is one for the page, although a file may have its own copy of the code', async () => {
    vi.resetModules();
    const { consent: copy } = await import('../../../src/features/consent/index');
    expect(copy).not.toBe(consent);
    const states: string[] = [];
    const stop = copy.onChange((state) => states.push(state));
    consent.set(true);
    stop();
    expect(states).toEqual(['accepted']);
  });

  it('holds for all copies of the code until the visitor leaves, where the browser stores no cookie', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    vi.resetModules();
    const { consent: copy } = await import('../../../src/features/consent/index');
    consent.set(true);
    expect([consent.state, copy.state]).toEqual(['accepted', 'accepted']);
    copy.set(false);
    expect([consent.state, copy.state]).toEqual(['declined', 'declined']);
    vi.restoreAllMocks();
    pageState.unstoredChoice = undefined;
  });

  it('notifies the other listeners where one throws, and logs the error', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('A mistake of the page');
    const states: string[] = [];
    const stops = [
      consent.onChange(() => {
        throw error;
      }),
      consent.onChange((state) => states.push(state)),
    ];
    consent.set(true);
    for (const stop of stops) stop();
    expect(states).toEqual(['accepted']);
    expect(logged.mock.calls).toEqual([['[azulejo]', error]]);
    logged.mockRestore();
  });

  it('notifies listeners of each choice until they stop', () => {
    const states: string[] = [];
    const stop = consent.onChange((state) => states.push(state));
    consent.set(false);
    consent.set(true);
    stop();
    consent.set(false);
    expect(states).toEqual(['declined', 'accepted']);
  });

  it('is needed for third parties only under a restrictive policy', () => {
    expect(consent.mayRequestThirdParty()).toBe(true);
    policy({ isRestrictiveCookiePolicyEnabled: false });
    expect(consent.mayRequestThirdParty()).toBe(true);
    policy({ isRestrictiveCookiePolicyEnabled: true });
    expect(consent.mayRequestThirdParty()).toBe(false);
    consent.set(false);
    expect(consent.mayRequestThirdParty()).toBe(false);
    consent.set(true);
    expect(consent.mayRequestThirdParty()).toBe(true);
    expect(consent.categories).toEqual({
      necessary: true,
      preferences: true,
      statistics: true,
      marketing: true,
    });
  });

  it('lets third parties in with the category marketing alone', () => {
    policy({ isRestrictiveCookiePolicyEnabled: true });
    addChoiceDetails();
    consent.set({ preferences: true, statistics: true });
    expect(consent.mayRequestThirdParty()).toBe(false);
    consent.set({ marketing: true });
    expect(consent.mayRequestThirdParty()).toBe(true);
    for (const key of ['readCategories', 'storeChoice'] as const) delete pageState[key];
  });

  it('for one item of the page is for the address that the item had then', () => {
    policy({ isRestrictiveCookiePolicyEnabled: true });
    const item = document.createElement('div');
    allowItem(item, 'https://films.example/1');
    expect(mayRequest(item, 'https://films.example/1')).toBe(true);
    expect(mayRequest(item, 'https://films.example/2')).toBe(false);
    expect(mayRequest(document.createElement('div'), 'https://films.example/1')).toBe(false);
  });

  it('follows the policy of a banner rather than that of the site', () => {
    for (const isRestrictive of [true, false]) {
      policy({ isRestrictiveCookiePolicyEnabled: !isRestrictive });
      pageState.bannerSettings = { isRestrictiveCookiePolicyEnabled: isRestrictive };
      expect(consent.mayRequestThirdParty()).toBe(!isRestrictive);
    }
    delete pageState.bannerSettings;
  });

  it('is needed where the context cannot be read, unless a banner says otherwise', () => {
    document.body.innerHTML = '<script type="application/json" data-azulejo-context>{oops</script>';
    expect(consent.mayRequestThirdParty()).toBe(false);
    pageState.bannerSettings = { isRestrictiveCookiePolicyEnabled: false };
    expect(consent.mayRequestThirdParty()).toBe(true);
    delete pageState.bannerSettings;
  });
});
