import { isObject } from '../util/is-object';
import { findLocale, localeOf } from './locale';

/**
 * Texts of the page's own: `<script type="application/json" data-az-messages>`. Its JSON holds locale -> block -> message. A
 * locale without a catalogue of this library adds a language; messages that it lacks are shown in the default language.
 * @module
 */

/** A text with `{placeholders}`, or one for each plural form of the message's number: `{ "one": "…", "other": "…" }`. */
type CustomMessage = string | Record<string, string>;

/** Locale -> folder's name (`cart`) -> key -> message. */
type CustomMessages = Record<string, Record<string, Record<string, CustomMessage>>>;

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

const formatCustom = (message: CustomMessage, locale: string, values: Values = {}): string => {
  const number = Object.values(values).find((value) => typeof value === 'number') ?? 0;
  const form = new Intl.PluralRules(locale).select(number);
  const text = typeof message === 'string' ? message : (message[form] ?? message.other ?? '');
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
  const customLocales = Object.keys(messages);
  const locale = localeOf(host, [...customLocales, ...locales]);
  const customLocale = findLocale(locale, customLocales);
  const block = folder.split('/').at(-1) ?? '';
  const own = customLocale ? messages[customLocale]?.[block] : undefined;
  return (key: string, values?: Values): string => {
    const message = isObject(own) && Object.hasOwn(own, key) ? own[key] : undefined;
    return message === undefined ? builtIn(key as never, values) : formatCustom(message, locale, values);
  };
};
