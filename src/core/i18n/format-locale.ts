import { defaultLocale, nearestLang } from './locale';

/**
 * The locale of dates and numbers in an element: that of the nearest `lang`, also where the library has no texts in that
 * language, else of the script's `data-locale`, else es-419.
 */
export const formatLocaleOf = (element: Element): string => {
  const locale = nearestLang(element) || globalThis.Azulejo?.config.locale || defaultLocale;
  try {
    // A locale as in POSIX, `en_US`, is none for browsers.
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? defaultLocale;
  } catch {
    // The page's `lang` is no language.
    return defaultLocale;
  }
};
