import { isObject } from '../../core/util/is-object';
import type { ApiResult } from '../api/api-result';
import { request } from '../api/request';
import { type CallOptions, checkAnswer } from './check-answer';

/** A language in which visitors can read the site. */
export interface SiteLanguage {
  /** BCP 47: es-419, en, pt-BR. */
  code: string;
  /** The language's name, in the language itself; "" leaves the name to the browser. */
  name: string;
  /** Address of the site in this language. */
  url: string;
}

export interface MultilingualSettings {
  /** In the order in which visitors see them, the site's own language included. */
  languages: SiteLanguage[];
}

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

const readSettings = (data: unknown): MultilingualSettings => {
  const languages = isObject(data) ? data.languages : undefined;
  if (!Array.isArray(languages)) throw Error('expected { languages: [{ code, name, url }] }.');
  return { languages: languages.map(readLanguage) };
};

const readStatus = (data: unknown): MultilingualStatus => {
  const enabled = isObject(data) ? data.enabled : undefined;
  if (typeof enabled !== 'boolean') throw Error('expected { enabled: true } or { enabled: false }.');
  return { enabled };
};

/**
 * `GET /api/multilingual/settings`, which answers `{ languages: [{ code, name, url }] }`. The name may be absent. A site in
 * one language answers an empty list.
 */
export const getMultilingualSettings = async (
  options: CallOptions = {},
): Promise<ApiResult<MultilingualSettings>> => {
  const path = '/api/multilingual/settings';
  return checkAnswer(await request(path, options), { path, options, read: readSettings });
};

/** `GET /api/multilingual/status`, which answers `{ enabled }`. */
export const getMultilingualStatus = async (
  options: CallOptions = {},
): Promise<ApiResult<MultilingualStatus>> => {
  const path = '/api/multilingual/status';
  return checkAnswer(await request(path, options), { path, options, read: readStatus });
};
