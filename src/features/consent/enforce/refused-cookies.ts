import { isObject } from '../../../core/util/is-object';
import { consent } from '..';
import { type CategoryName, categoryNames } from '../choice';
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
 * The cookies of other vendors whose category the visitor has not allowed: those of the tags that `signals` names, and those of
 * the setting `clearCookies`. A final `*` stands for the rest of a name. None before a choice, as visitors who are asked again
 * for a new `consentVersion` may allow the cookies that they have.
 */
export const refusedCookies = (): string[] => {
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
