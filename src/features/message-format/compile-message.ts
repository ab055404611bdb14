import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expectedTokens } from './expected-tokens';

/** Maximum number of keys in a message; the hosted builder's parser has the same limit. */
const maxKeys = 1000;

/**
 * Values by the names of the placeholders: numbers for plurals, a `Date` or milliseconds since 1970 for dates and times, which
 * are those of the time zone of the browser or of Node.
 */
export type MessageValues = Record<string, string | number | boolean | Date | null | undefined>;

interface ParserError extends Error {
  /** Counts from 1; the errors about a skeleton have none. */
  location?: { start: { line: number; column: number } };
}

const elementsIn = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? [element, ...Object.values(element.options).flatMap((option) => elementsIn(option.value))]
      : [element],
  );

/** Whether the stack is too small for the levels of a message: "Maximum call stack size exceeded", in Firefox "too much recursion". */
const isStackOverflow = ({ message }: Error): boolean => /call stack|recursion/.test(message);

/** The error of the parser as one that names the place, or the message, and what was expected. */
const describeParserError = (error: ParserError, message: string): Error => {
  if (isStackOverflow(error))
    return new RangeError(
      `The options of the message are nested too deeply; expected at most ${maxKeys} placeholders and options.`,
      { cause: error },
    );
  const source = JSON.stringify(message);
  // What follows `::`, which the parser reads without keeping its place.
  if (!(error instanceof SyntaxError || error instanceof TypeError))
    return new SyntaxError(
      `${error.message}: expected a skeleton of a number or a date that Intl knows, such as "::yMMMd", in ${source}.`,
      { cause: error },
    );
  const { line, column } = error.location?.start ?? { line: 1, column: 1 };
  const expected = expectedTokens[error.message] ?? error.message;
  return new SyntaxError(`Line ${line}, column ${column}: expected ${expected}, in ${source}.`, {
    cause: error,
  });
};

/** The elements of a message, including those in its options. */
const parseMessage = (message: string): MessageFormatElement[] => {
  try {
    return elementsIn(parse(message, { captureLocation: true, ignoreTag: true }));
  } catch (error) {
    throw describeParserError(error as ParserError, message);
  }
};

/** Throws unless each option of a plural is a number, such as `=0`, or a plural category of the language. */
const checkPluralOptions = (element: MessageFormatElement, locale: string): void => {
  if (element.type !== TYPE.plural) return;
  const type = element.pluralType ?? 'cardinal';
  const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
  const categories: string[] = pluralCategories;
  for (const option of Object.keys(element.options))
    if (!option.startsWith('=') && !categories.includes(option))
      throw new SyntaxError(
        `The option ${option} of {${element.value}} is no plural category of ${locale}: expected ${categories.join(', ')} or =NUMBER.`,
      );
};

/** The number of keys of an element: the options of a plural or a choice, 1 for any other placeholder, 0 for text. */
const keysOf = (element: MessageFormatElement): number => {
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.keys(element.options).length;
  return element.type === TYPE.literal || element.type === TYPE.pound ? 0 : 1;
};

/**
 * Compiles an ICU message at run time: plurals, choices, numbers, dates.
 *
 * `compileMessage('{count, plural, one {# tile} other {# tiles}}', 'en')({ count: 2 })` is "2 tiles". A message is text: tags
 * such as `<b>` stay in it as they are.
 * @param locale BCP 47 tag
 * @returns a function that formats the message. It throws an Error that names the message if a value is missing, and a RangeError
 * if a date or a time is not valid, such as a text, or a style is not complete, such as `currency` alone
 * @throws TypeError for a message that is not a string, such as one that a catalogue lacks; SyntaxError that names the place and
 * the expected tokens, also for a plural category that the language does not have and for a skeleton that Intl does not know; RangeError for a message with more than 1,000
 * keys, which are options and placeholders without options, for options that are nested too deeply, and for a locale that is not
 * valid
 */
export const compileMessage = (message: string, locale: string): ((values?: MessageValues) => string) => {
  if (typeof message !== 'string')
    throw new TypeError(
      `The message is ${JSON.stringify(message)}; expected a text such as "{count} tiles".`,
    );
  const elements = parseMessage(message);
  const keys = elements.reduce((sum, element) => sum + keysOf(element), 0);
  if (keys > maxKeys)
    throw new RangeError(
      `The message has ${keys} options and placeholders without options; expected at most ${maxKeys}.`,
    );
  for (const element of elements) checkPluralOptions(element, locale);
  // From the text rather than from the parsed elements, so that errors about values name the message.
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  return (values) => {
    try {
      // Without a prototype, so that a value of the name `toString` is missing where the caller gives none.
      return String(format.format(Object.assign(Object.create(null), values)));
    } catch (error) {
      // `Intl` names neither the value nor the message.
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
      throw new RangeError(
        `${error.message}, in ${JSON.stringify(message)}; expected a Date or milliseconds since 1970 for a date or a time, and styles that Intl knows.`,
        { cause: error },
      );
    }
  };
};
