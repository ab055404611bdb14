import { readCookies, removeCookie } from '../../core/util/cookies';
import { cookieName as choiceCookie } from './choice';

/** `shop.example.com` -> itself, `example.com`, `com`. Browsers refuse a cookie for the last, a public suffix. */
export const domainsOf = (hostname: string): string[] =>
  hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Expires the cookies that exist, host-only and on every parent domain.
 * @param patterns names; a final `*` stands for the rest of a name
 */
export const expireCookies = (patterns: string[]): void => {
  // Reading cookies is slow, and most of the time there is nothing to do.
  const existing = patterns.length > 0 ? Object.keys(readCookies()) : [];
  const domains = [undefined, ...domainsOf(location.hostname)];
  const expired = existing.filter(
    (name) => name !== choiceCookie && patterns.some((pattern) => matches(name, pattern)),
  );
  for (const name of expired) for (const domain of domains) removeCookie(name, domain);
};
