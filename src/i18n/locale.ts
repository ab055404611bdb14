/** Where neither `lang` nor `data-locale` names a language with a catalogue. */
export const defaultLocale = 'es-419';

const language = (locale: string | null | undefined): string | undefined =>
  locale?.toLowerCase().split('-')[0];

/** By language alone: none has two catalogues. */
const match = (wanted: string | null | undefined, available: readonly string[]): string | undefined =>
  available.find((locale) => language(locale) === language(wanted));

/** The nearest `lang`, across the borders of shadow roots. */
export const nearestLang = (element: Element): string | null | undefined => {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
};

/**
 * The catalogue for an element (contract 4): that of the nearest `lang`, or of its base language; else that of the
 * script's `data-locale`; else es-419.
 */
export const localeOf = (element: Element, available: readonly string[]): string =>
  match(nearestLang(element), available) ??
  match(globalThis.Azulejo?.config.locale, available) ??
  defaultLocale;

/** Whether words of `locale` are in the language of what stands around `element`, or that does not say its own. */
export const isNative = (element: Element, locale: string): boolean =>
  match(nearestLang(element) ?? locale, [locale]) === locale;
