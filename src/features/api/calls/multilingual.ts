import { isObject } from '../../../core/util/is-object';
import { type ApiCall, readObject } from './api-call';

/** A language in which visitors can read the site. */
export interface SiteLanguage {
  /** BCP 47: es-419, en, pt-BR. */
  code: string;
  /** The language's name, in the language itself; "" leaves the name to the browser. */
  name: string;
  /** Address of the site in this language. */
  url: string;
}

/** The languages of a site. */
export interface SiteLanguages {
  /** In the order in which visitors see them, the site's own language included. */
  languages: SiteLanguage[];
}

/** Whether a site has several languages. */
export interface MultilingualStatus {
  /** Whether visitors can choose a language. */
  enabled: boolean;
}

const readLanguage = (language: unknown, index: number): SiteLanguage => {
  const { code, name = '', url } = isObject(language) ? language : {};
  if (typeof code !== 'string' || typeof name !== 'string' || typeof url !== 'string')
    throw Error(
      `languages[${index}] is ${JSON.stringify(language)}; expected { code, name, url }, all texts.`,
    );
  return { code, name, url };
};

const readLanguages = (data: unknown): SiteLanguages => {
  const languages = isObject(data) ? data.languages : undefined;
  if (!Array.isArray(languages)) throw Error('expected { languages: [{ code, name, url }] }.');
  return { languages: languages.map(readLanguage) };
};

/**
 * The languages, checked for the block that shows them to visitors. A site in one language answers an empty list. A name may be
 * absent.
 */
export const getMultilingualSettings = (): ApiCall<SiteLanguages> => ({
  path: '/api/multilingual/settings',
  read: readLanguages,
});

export const getMultilingualStatus = (): ApiCall<Partial<MultilingualStatus>> => ({
  path: '/api/multilingual/status',
  read: readObject,
});

export const putLanguages = ({ languages }: SiteLanguages): ApiCall<Partial<SiteLanguages>> => ({
  path: '/api/multilingual/languages',
  options: { method: 'PUT', body: { languages } },
  read: readObject,
});
