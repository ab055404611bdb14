// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consent } from '../../../src/features/consent/index';

const policy = (settings: object) => {
  document.body.innerHTML = `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings: settings })}</script>`;
};

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor's browser has it
  document.cookie = 'ss_cookieAllowed=; path=/; max-age=0';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('consent', () => {
  it('is unknown without a choice', () => {
    expect(consent.state).toBe('unknown');
  });

  it('is a decline where the browser says so, until the visitor chooses', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(consent.state).toBe('declined');
    consent.set('accepted');
    expect(consent.state).toBe('accepted');
  });

  it.each([
    [true, 'accepted', 'ss_cookieAllowed=true'],
    ['accepted', 'accepted', 'ss_cookieAllowed=true'],
    [false, 'declined', 'ss_cookieAllowed=false'],
    ['declined', 'declined', 'ss_cookieAllowed=false'],
  ] as const)('is kept in a cookie: %s', (choice, state, cookie) => {
    consent.set(choice);
    expect(consent.state).toBe(state);
    expect(document.cookie).toContain(cookie);
  });

  it('is one for the page, though a file may have a copy of it', async () => {
    vi.resetModules();
    const { consent: copy } = await import('../../../src/features/consent/index');
    expect(copy).not.toBe(consent);
    const heard: string[] = [];
    const stop = copy.onChange((state) => heard.push(state));
    consent.set(true);
    stop();
    expect(heard).toEqual(['accepted']);
  });

  it('tells of each choice, until nobody listens', () => {
    const heard: string[] = [];
    const stop = consent.onChange((state) => heard.push(state));
    consent.set(false);
    consent.set(true);
    stop();
    consent.set(false);
    expect(heard).toEqual(['declined', 'accepted']);
  });

  it('is needed for third parties where the policy is restrictive, and only there', () => {
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

  it('is not needed where the context cannot be read', () => {
    document.body.innerHTML = '<script type="application/json" data-azulejo-context>{oops</script>';
    expect(consent.mayRequestThirdParty()).toBe(true);
  });
});
