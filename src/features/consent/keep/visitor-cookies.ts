import { consent } from '..';
import { cookieSettings, isRestrictive, siteContext } from '../policy';

/** The cookies that the hosted builder sets. */
const builderCookies = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment'];
const visitorCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];

/** What may not be there now: nine under a restrictive policy, five on a cloneable site whatever its visitors choose. */
export const unwantedCookies = (): string[] => {
  const isAbsolute = `${cookieSettings().isRestrictiveCookiePolicyAbsolute}` === 'true';
  if (isRestrictive() && (isAbsolute || !consent.categories.statistics))
    return [...builderCookies, ...visitorCookies];
  return siteContext().website?.cloneable ? visitorCookies : [];
};

/** `shop.example.com` -> itself, `example.com`, `com`; browsers refuse the last, and know better than a list which that is. */
export const domainsOf = (hostname: string): string[] =>
  hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));

const expire = (name: string): void => {
  for (const domain of ['', ...domainsOf(location.hostname).map((one) => `; domain=${one}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookieStore asks for the domain, too, and is not everywhere
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};

/** Expires what may not be there, host-only and on every parent domain. */
export const clearCookies = (): void => {
  const names = unwantedCookies();
  // Reading them is not free, and most of the time there is nothing to do.
  const there = names.length > 0 ? document.cookie : '';
  for (const name of names) if (there.includes(`${name}=`)) expire(name);
};
