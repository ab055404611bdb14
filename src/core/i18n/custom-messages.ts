import { isObject } from '../util/is-object';
import { findLocale, localeOf, nearestLang } from './locale';

/**
 * Texts of the page's own: `<script type="application/json" data-az-messages>`. Its JSON holds locale -> block -> message. A
 * locale without a catalogue of this library adds a language; messages that it lacks are shown in the default language.
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

/** "other" also where the page's key is no locale, such as es_MX. */
const pluralForm = (locale: string, number: number): string => {
  try {
    return new Intl.PluralRules(locale).select(number);
  } catch {
    return 'other';
  }
};

/** @returns undefined where the message is neither a text nor has one for the plural form */
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
  /** The locales with a catalogue of this library. */
  locales: string[];
  builtIn: (key: never, values?: Values) => string;
}

/** The page's messages, and the built-in one where the page has none. */
export const customText = ({ host, folder, script, locales, builtIn }: CustomTextOptions) => {
  const messages = readScript(script);
  const requested = nearestLang(host) || globalThis.Azulejo?.config.locale;
  const isRequested = (locale: string): boolean => locale.toLowerCase() === requested?.toLowerCase();
  // `findLocale` compares languages alone, and takes the first.
  const customLocales = Object.keys(messages).sort((a, b) => Number(isRequested(b)) - Number(isRequested(a)));
  const locale = localeOf(host, [...customLocales, ...locales]);
  const customLocale = findLocale(locale, customLocales);
  const block = folder.split('/').at(-1) ?? '';
  const own = customLocale ? messages[customLocale]?.[block] : undefined;
  return (key: string, values?: Values): string => {
    const message = isObject(own) && Object.hasOwn(own, key) ? own[key] : undefined;
    return formatCustom(message, locale, values) ?? builtIn(key as never, values);
  };
};
