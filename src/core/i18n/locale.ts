/**
 * Which locale? `formatLocaleOf` (format-locale.ts) for a date or a number alone, which `Intl` writes in any language; the
 * locale of a block's messages, `localeOf(host, textLocales)`, for a number within a message.
 * @module
 */

/** The locale where neither `lang` nor `data-locale` names a language with a catalogue. */
export const defaultLocale = 'es-419';

/** The languages of the library's texts. */
export const textLocales = [defaultLocale, 'en', 'pt-BR'];

/** Also of a locale as in POSIX (`en_US`), which some systems write into `lang`. */
const languageOf = (locale: string | null | undefined): string | undefined =>
  locale?.toLowerCase().split(/[-_]/)[0];

/** A locale for the browser's `Intl`, which does not know those as in POSIX. */
export const intlLocale = (locale: string): string => locale.replaceAll('_', '-');

/** Compares languages alone: no language has two catalogues. */
export const findLocale = (
  requested: string | null | undefined,
  available: readonly string[],
): string | undefined => available.find((locale) => languageOf(locale) === languageOf(requested));

/** The nearest `lang` around an element, across the borders of shadow roots. */
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
 * Whether the text around an element is in the language of `locale`: `lang` names the text's language, else `data-locale` of
 * the script. A page may name none.
 */
export const isInPageLanguage = (element: Element, locale: string): boolean =>
  findLocale(nearestLang(element) ?? (globalThis.Azulejo?.config.locale || locale), [locale]) === locale;
