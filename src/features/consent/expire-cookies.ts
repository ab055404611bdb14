import { readCookies, removeCookie } from '../../core/util/cookies';

/** `shop.example.com` -> itself, `example.com`, `com`. Browsers refuse a cookie for the last, a public suffix. */
export const domainsOf = (hostname: string): string[] =>
  hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));

/** Expires the named cookies, if they exist: host-only and on every parent domain. */
export const expireCookies = (names: string[]): void => {
  // Reading cookies is slow, and most of the time there is nothing to do.
  const existing = names.length > 0 ? readCookies() : {};
  const domains = [undefined, ...domainsOf(location.hostname)];
  for (const name of names.filter((name) => name in existing))
    for (const domain of domains) removeCookie(name, domain);
};
