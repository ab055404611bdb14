import { readCookies, writeCookie } from '../../core/util/cookies';

/** `shop.example.com` -> itself, `example.com`, `com`. Browsers refuse a cookie for the last, a public suffix. */
export const domainsOf = (hostname: string): string[] =>
  hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));

/** Expires the cookies that exist, host-only and on every parent domain. */
export const expireCookies = (names: string[]): void => {
  // Reading cookies is slow, and most of the time there is nothing to do.
  const existing = names.length > 0 ? readCookies() : '';
  const domains = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((name) => existing.includes(`${name}=`)))
    for (const domain of domains) writeCookie(`${name}=; path=/; max-age=0${domain}`);
};
