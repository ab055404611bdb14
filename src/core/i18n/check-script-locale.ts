import { findLocale, textLocales } from './locale';

let isReported = false;

/** Says once that `data-locale` of the script names a language without texts. A page with texts of its own may add one. */
export const checkScriptLocale = (): void => {
  const locale = globalThis.Azulejo?.config.locale;
  if (!locale || isReported || findLocale(locale, textLocales)) return;
  if (document.querySelector('script[data-az-messages]')) return;
  isReported = true;
  console.warn(
    `[azulejo] data-locale is "${locale}", expected ${textLocales.join(', ')}; texts are in the language of the nearest lang, else in ${textLocales[0]}.`,
  );
};
