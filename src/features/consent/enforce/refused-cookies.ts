import { readCookies } from '../../../core/util/cookies';
import { isObject } from '../../../core/util/is-object';
import { consent } from '..';
import { type CategoryName, categoryNames, cookieName as choiceCookie } from '../choice';
import { currentChoice } from '../current-choice';
import { cookieSettings } from '../policy';
import { namedSignals, type SignalName } from './send-signals';

type CookiesByCategory = Partial<Record<CategoryName, string[]>>;

/** The cookies that the tags of each vendor set on the site's own domain. The README of the folder above lists them, too. */
export const vendorCookies: Record<SignalName, CookiesByCategory> = {
  google: {
    statistics: ['_ga', '_ga_*', '_gid', '_gat', '_gat_*'],
    marketing: ['_gcl_*', '_gac_*', '__gads', '__gpi'],
  },
  uet: { marketing: ['_uetsid', '_uetvid', '_uetmsclkid'] },
  clarity: { statistics: ['_clck', '_clsk'] },
  meta: { marketing: ['_fbp', '_fbc'] },
  tiktok: { marketing: ['_ttp', '_tt_enable_cookie', 'ttcsid', 'ttcsid_*'] },
};

/**
 * The names of cookies of other vendors whose category the visitor has not allowed: those of the tags that `signals` names, and
 * those of the setting `clearCookies`. A final `*` stands for the rest of a name. None before a choice: visitors who are asked
 * again for a new `consentVersion` may still allow the cookies that they have.
 */
export const refusedPatterns = (): string[] => {
  if (currentChoice() === undefined) return [];
  const { clearCookies } = cookieSettings();
  const sources: Record<string, unknown>[] = namedSignals().map((name) => vendorCookies[name]);
  if (isObject(clearCookies)) sources.push(clearCookies);
  const { categories } = consent;
  return categoryNames
    .filter((name) => !categories[name])
    .flatMap((name) => sources.flatMap((cookies) => cookies[name] ?? []))
    .map(String);
};

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The cookies that exist although their category is refused. The choice itself stays, whatever `clearCookies` names. */
export const refusedCookies = (): string[] => {
  const patterns = refusedPatterns();
  // Reading cookies is slow, and most of the time there is nothing to do.
  const existing = patterns.length > 0 ? Object.keys(readCookies()) : [];
  return existing.filter(
    (name) => name !== choiceCookie && patterns.some((pattern) => matches(name, pattern)),
  );
};
