import { defaultLocale, intlLocale, nearestLang } from './locale';

/**
 * The locale of dates and numbers in an element: that of the nearest `lang`, even if the library has no texts in that language,
 * else that of the script's `data-locale`, else es-419.
 */
export const formatLocaleOf = (element: Element): string => {
  const locale = nearestLang(element) || globalThis.Azulejo?.config.locale || defaultLocale;
  try {
    return Intl.getCanonicalLocales(intlLocale(locale))[0] ?? defaultLocale;
  } catch {
    // The page's `lang` is not a valid locale.
    return defaultLocale;
  }
};
