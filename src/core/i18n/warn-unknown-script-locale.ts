import { findLocale, textLocales } from './locale';

let isReported = false;

/** Warns once that the library has no texts in the language of the script's `data-locale`, unless the page defines messages. */
export const warnUnknownScriptLocale = (): void => {
  const locale = globalThis.Azulejo?.config.locale;
  if (!locale || isReported || findLocale(locale, textLocales)) return;
  if (document.querySelector('script[data-az-messages]')) return;
  isReported = true;
  console.warn(
    `[azulejo] data-locale is "${locale}", expected ${textLocales.join(', ')}; texts are in the language of the nearest lang, else in ${textLocales[0]}.`,
  );
};
