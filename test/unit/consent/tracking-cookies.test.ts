// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { applyConsent } from '../../../src/features/consent/enforce/apply-consent';
import { addChoiceDetails } from '../../../src/features/consent/enforce/choice-details';
import {
  refusedCookies,
  refusedPatterns,
  vendorCookies,
} from '../../../src/features/consent/enforce/refused-cookies';
import { domainsOf } from '../../../src/features/consent/expire-cookies';
import { consent } from '../../../src/features/consent/index';
import { cookieSettings } from '../../../src/features/consent/policy';
import { forbiddenCookies } from '../../../src/features/consent/tracking-cookies';

const site = (cookieSettings: object, website: object = {}) => {
  document.body.innerHTML = `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings, website })}</script>`;
};

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor's browser has it
  document.cookie = 'ss_cookieAllowed=; path=/; max-age=0';
  localStorage.clear();
  document.body.innerHTML = '';
});

it('a cookie expires on the host and on every parent domain', () => {
  expect(domainsOf('shop.tiles.example.com')).toEqual([
    'shop.tiles.example.com',
    'tiles.example.com',
    'example.com',
    'com',
  ]);
});

it('a restrictive policy forbids nine cookies until the visitor accepts', () => {
  site({ isRestrictiveCookiePolicyEnabled: true });
  expect(forbiddenCookies().length).toBe(9);
  consent.set(false);
  expect(forbiddenCookies().length).toBe(9);
  consent.set(true);
  expect(forbiddenCookies()).toEqual([]);
});

it('a policy counts under the name that editors use, unless the other name says otherwise', () => {
  site({ isAnalyticsCookiesDisabled: true });
  expect(forbiddenCookies().length).toBe(9);
  site({ isAnalyticsCookiesDisabled: true, isRestrictiveCookiePolicyEnabled: false });
  expect(forbiddenCookies()).toEqual([]);
});

it('a site that keeps no activity log restricts the data of visitors', () => {
  site({ isActivityLogEnabled: false });
  expect(cookieSettings().isVisitorDataRestricted).toBe(true);
  site({ isActivityLogEnabled: true });
  expect(cookieSettings().isVisitorDataRestricted).toBe(false);
});

it('an absolute policy forbids them after that, too', () => {
  site({ isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true });
  consent.set(true);
  expect(forbiddenCookies().length).toBe(9);
});

it('a cloneable site forbids the five cookies that identify visitors', () => {
  site({}, { cloneable: true });
  consent.set(true);
  expect(forbiddenCookies()).toEqual(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']);
});

it('a site without a policy forbids none', () => {
  site({});
  expect(forbiddenCookies()).toEqual([]);
});

it('without the Cookie Store API, cookies are checked each second while the page is visible', () => {
  const isThere = () => document.cookie.includes('ss_cvr=1');
  const set = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a script of the page does
    document.cookie = 'ss_cvr=1; path=/';
  };
  vi.useFakeTimers();
  vi.stubGlobal('cookieStore', undefined);
  site({ isRestrictiveCookiePolicyEnabled: true });
  applyConsent(false);
  set();
  vi.advanceTimersByTime(999);
  expect(isThere()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere()).toBe(false);

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  set();
  vi.advanceTimersByTime(5000);
  expect(isThere()).toBe(true);
  hidden.mockRestore();
  vi.advanceTimersByTime(1000);
  expect(isThere()).toBe(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a restrictive policy forbids them where the visitor allows only some categories', () => {
  addChoiceDetails();
  site({ isRestrictiveCookiePolicyEnabled: true });
  consent.set({ preferences: true, statistics: true });
  expect(consent.categories.statistics).toBe(true);
  expect(forbiddenCookies().length).toBe(9);
});

it('the cookies of other tags are refused by category, once the visitor has chosen', () => {
  addChoiceDetails();
  site({
    signals: ['meta', 'clarity'],
    googleConsentMode: true,
    clearCookies: { statistics: ['_pk_*'], marketing: 'ad' },
  });
  expect(refusedPatterns()).toEqual([]);
  consent.set({ marketing: true });
  expect(refusedPatterns()).toEqual(['_ga', '_ga_*', '_gid', '_gat', '_gat_*', '_clck', '_clsk', '_pk_*']);
  consent.set(true);
  expect(refusedPatterns()).toEqual([]);
  consent.set(false);
  expect(refusedPatterns()).toEqual(expect.arrayContaining(['_pk_*', '_fbp', '_gcl_*', 'ad']));
  site({ clearCookies: 'none' });
  expect(refusedPatterns()).toEqual([]);
});

it('a final * stands for the rest of a cookie’s name, but the choice itself stays', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a script of the page does
  for (const name of ['_ga', '_ga_AB12', '_gar', 'ss_other', 'cart']) document.cookie = `${name}=1; path=/`;
  site({ clearCookies: { marketing: ['_ga', '_ga_*', 'ss_*', 'absent'] } });
  consent.set(false);
  const refused = ['_ga', '_ga_AB12', 'ss_other'];
  expect(refusedCookies()).toEqual(refused);
  applyConsent(false);
  // Other files may have left cookies of theirs.
  const left = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  expect(left).toEqual(expect.arrayContaining(['_gar', 'cart', 'ss_cookieAllowed']));
  for (const name of refused) expect(left).not.toContain(name);
});

it('the README lists the cookies of each vendor', () => {
  const readme = readFileSync('src/features/consent/README.md', 'utf8');
  for (const [vendor, cookies] of Object.entries(vendorCookies)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${vendor}\``));
    for (const name of Object.values(cookies).flat()) expect(row).toContain(`\`${name}\``);
  }
});
