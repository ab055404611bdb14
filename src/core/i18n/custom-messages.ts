import { isObject } from '../util/is-object';
import { findLocale, localeOf, nearestLang, textLocales } from './locale';

/**
 * Messages that the page defines: `<script type="application/json" data-az-messages>`. Its JSON holds locale -> block -> message.
 * A locale that is not in this library adds a language; messages that the page does not define are shown in the default language.
 * @module
 */

/**
 * Locale -> folder's name (`cart`) -> key -> message, unchecked: a text with `{placeholders}`, or one for each plural form of
 * the message's number, `{ "one": "…", "other": "…" }`.
 */
type CustomMessages = Record<string, Record<string, unknown> | undefined>;

type Values = Record<string, unknown>;

const parsed = new WeakMap<Element, CustomMessages>();

const readScript = (script: Element): CustomMessages => {
  const known = parsed.get(script);
  if (known) return known;
  let messages: CustomMessages = {};
  try {
    const json: unknown = JSON.parse(script.textContent ?? '');
    if (isObject(json)) messages = json as CustomMessages;
  } catch (error) {
    console.error(
      '[azulejo] The JSON of data-az-messages cannot be read; the built-in texts are used.',
      error,
    );
  }
  parsed.set(script, messages);
  return messages;
};

/** The plural form of a number. "other" if the locale, a key of the page's JSON, is not valid, such as es_MX. */
const pluralForm = (locale: string, number: number): string => {
  try {
    return new Intl.PluralRules(locale).select(number);
  } catch {
    return 'other';
  }
};

/** @returns undefined if the message is neither a text nor has a text for the plural form */
const formatCustom = (message: unknown, locale: string, values: Values = {}): string | undefined => {
  const number = Object.values(values).find((value) => typeof value === 'number') ?? 0;
  const text = isObject(message) ? (message[pluralForm(locale, number)] ?? message.other) : message;
  if (typeof text !== 'string') return undefined;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
};

interface CustomTextOptions {
  host: Element;
  /** `elements/cart`; its last part names the block in the page's JSON. */
  folder: string;
  script: Element;
  builtIn: (key: never, values?: Values) => string;
}

/** Returns a function that formats the page's message of a key, or the built-in message where the page has none. */
export const customText = ({ host, folder, script, builtIn }: CustomTextOptions) => {
  const messages = readScript(script);
  const requested = nearestLang(host) || globalThis.Azulejo?.config.locale;
  const isRequested = (locale: string): boolean => locale.toLowerCase() === requested?.toLowerCase();
  // `findLocale` compares languages alone, and takes the first.
  const customLocales = Object.keys(messages).sort((a, b) => Number(isRequested(b)) - Number(isRequested(a)));
  const locale = localeOf(host, [...customLocales, ...textLocales]);
  const customLocale = findLocale(locale, customLocales);
  const block = folder.split('/').at(-1) ?? '';
  const pageMessages = customLocale ? messages[customLocale]?.[block] : undefined;
  return (key: string, values?: Values): string => {
    const message =
      isObject(pageMessages) && Object.hasOwn(pageMessages, key) ? pageMessages[key] : undefined;
    return formatCustom(message, locale, values) ?? builtIn(key as never, values);
  };
};
