/**
 * Which locale to use: `formatLocaleOf` (format-locale.ts) for a date or a number alone, which `Intl` writes in any language; the
 * locale of a block's messages, `localeOf(host, textLocales)`, for a number within a message.
 * @module
 */

/** The locale where neither `lang` nor `data-locale` names a language with a catalogue. */
export const defaultLocale = 'es-419';

/** The languages of the library's texts. */
export const textLocales = [defaultLocale, 'en', 'pt-BR'];

/** The language of a locale. Also reads locales as POSIX writes them (`en_US`), which some systems put into `lang`. */
const languageOf = (locale: string | null | undefined): string | undefined =>
  locale?.toLowerCase().split(/[-_]/)[0];

/** Converts a locale for the browser's `Intl`, which does not accept POSIX locales such as `en_US`. */
export const intlLocale = (locale: string): string => locale.replaceAll('_', '-');

/** The first available locale in the same language. Regions do not count, as no language has two catalogues. */
export const findLocale = (
  requested: string | null | undefined,
  available: readonly string[],
): string | undefined => available.find((locale) => languageOf(locale) === languageOf(requested));

/** The `lang` of an element, or of the nearest element around it, across shadow roots. */
export const nearestLang = (element: Element): string | null | undefined => {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
};

/**
 * The locale of an element's messages: that of the nearest `lang` (or its base language), else of the script's
 * `data-locale`, else es-419.
 */
export const localeOf = (element: Element, available: readonly string[]): string =>
  findLocale(nearestLang(element), available) ??
  findLocale(globalThis.Azulejo?.config.locale, available) ??
  defaultLocale;

/**
 * Whether the text around an element is in the language of `locale`. That language is the nearest `lang`, else the script's
 * `data-locale`; if neither is set, the result is true.
 */
export const isInPageLanguage = (element: Element, locale: string): boolean =>
  findLocale(nearestLang(element) ?? (globalThis.Azulejo?.config.locale || locale), [locale]) === locale;
