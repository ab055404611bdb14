// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { consent } from '../../../src/features/consent/index';
import '../../../src/features/consent/keep/index';
import { follow } from '../../../src/features/consent/keep/follow';
import { domainsOf, unwantedCookies } from '../../../src/features/consent/keep/visitor-cookies';

const site = (cookieSettings: object, website: object = {}) => {
  document.body.innerHTML = `<script type="application/json" data-azulejo-context>${JSON.stringify({ cookieSettings, website })}</script>`;
};

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor's browser has it
  document.cookie = 'ss_cookieAllowed=; path=/; max-age=0';
  localStorage.clear();
  document.body.innerHTML = '';
});

it('a cookie is expired on the host and on every parent of it', () => {
  expect(domainsOf('shop.tiles.example.com')).toEqual([
    'shop.tiles.example.com',
    'tiles.example.com',
    'example.com',
    'com',
  ]);
});

it('a restrictive policy does not want nine cookies until the visitor agrees', () => {
  site({ isRestrictiveCookiePolicyEnabled: true });
  expect(unwantedCookies().length).toBe(9);
  consent.set(false);
  expect(unwantedCookies().length).toBe(9);
  consent.set(true);
  expect(unwantedCookies()).toEqual([]);
});

it('an absolute one does not want them even then', () => {
  site({ isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true });
  consent.set(true);
  expect(unwantedCookies().length).toBe(9);
});

it('a cloneable site does not want the five of visitors', () => {
  site({}, { cloneable: true });
  consent.set(true);
  expect(unwantedCookies()).toEqual(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']);
});

it('a policy that asks for nothing wants all', () => {
  site({});
  expect(unwantedCookies()).toEqual([]);
});

it('where no browser tells of a cookie, it is looked for each second while the page is seen', () => {
  const isThere = () => document.cookie.includes('ss_cvr=1');
  const set = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a script of the page does
    document.cookie = 'ss_cvr=1; path=/';
  };
  vi.useFakeTimers();
  vi.stubGlobal('cookieStore', undefined);
  site({ isRestrictiveCookiePolicyEnabled: true });
  follow(false);
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
