import { findLocale } from '../../src/core/i18n/locale';
import { safeUrl } from '../../src/core/util/safe-url';
import type { SiteLanguage } from '../../src/features/api/calls/multilingual';

/** The name that the browser knows for a language, in that language. */
const ownName = (code: string): string => {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  } catch {
    // The code is not a valid tag of BCP 47.
    return code;
  }
};

/** The languages that a link can lead to, each with a name. */
export const readLanguages = (languages: readonly SiteLanguage[]): SiteLanguage[] =>
  languages.flatMap(({ code, name, url }) =>
    safeUrl(url) && (name || code) ? [{ code, name: name || ownName(code), url }] : [],
  );

/** The language of the page: the one with its `lang`, else one with the same base language (`es` for `es-419`). */
export const currentLanguage = (languages: readonly SiteLanguage[]): SiteLanguage | undefined => {
  const pageCode = document.documentElement.lang.toLowerCase();
  const codes = languages.map(({ code }) => code);
  const code = codes.find((one) => one.toLowerCase() === pageCode) ?? findLocale(pageCode || '-', codes);
  return code ? languages.find((language) => language.code === code) : undefined;
};

const languageOfLink = ({ hreflang, lang, textContent, href }: HTMLAnchorElement): SiteLanguage => ({
  code: hreflang || lang,
  name: textContent.trim(),
  url: href,
});

/** The current language among those of the page's own links: the one that the author marks, else the language of the page. */
export const currentLanguageOfLinks = (element: Element): SiteLanguage | undefined => {
  const links = [...element.querySelectorAll('a')];
  const marked = links.find(({ ariaCurrent }) => ariaCurrent && ariaCurrent !== 'false');
  return marked ? languageOfLink(marked) : currentLanguage(links.map(languageOfLink));
};
