import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';
import { isObject } from '../../core/util/is-object';

/**
 * A setting of the store from the site context: from `website` or `websiteSettings`, or from the `storeSettings` in one of them.
 * Undefined if none has it.
 */
export const storeSetting = (name: string): unknown => {
  const { website, websiteSettings } = uncheckedSiteContext();
  for (const settings of [website, websiteSettings]) {
    if (!isObject(settings)) continue;
    const { storeSettings } = settings;
    const value = settings[name] ?? (isObject(storeSettings) ? storeSettings[name] : undefined);
    if (value !== undefined) return value;
  }
};

/** The currency of amounts that name none: that of the store, else US dollars. */
export const storeCurrency = (): string => {
  const code = storeSetting('selectedCurrency');
  return typeof code === 'string' && code ? code : 'USD';
};
