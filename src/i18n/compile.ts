import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * For the build: ICU texts are parsed here, so that no parser is shipped, and a catalogue that lacks a message or a
 * plural form fails the build.
 * @module
 */

export type Messages = Record<string, string>;

const children = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap((option) => option.value);
  return element.type === TYPE.tag ? element.children : [];
};

const all = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...all(children(element))]);

/** Plural forms that `locale` has and a message of it does not write. */
const missingForms = (locale: string, ast: MessageFormatElement[]): string[] =>
  all(ast).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const type = element.pluralType ?? 'cardinal';
    const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
    return pluralCategories
      .filter((form) => !(form in element.options))
      .map((form) => `{${element.value}} ${form}`);
  });

/**
 * Faults of a block's catalogues, as sentences; none when they are complete.
 * @param catalogues locale -> messages; es-419 says which keys there are
 */
export const faultsOf = (block: string, catalogues: Record<string, Messages>): string[] => {
  const keys = Object.keys(catalogues['es-419'] ?? {});
  return Object.entries(catalogues).flatMap(([locale, messages]) => {
    const where = `elements/${block}/messages/${locale}.ts`;
    const faults = [
      ...keys.filter((key) => !(key in messages)).map((key) => `${where} lacks the message "${key}"`),
      ...Object.keys(messages)
        .filter((key) => !keys.includes(key))
        .map((key) => `${where} has the message "${key}", which es-419 does not`),
    ];
    for (const [key, text] of Object.entries(messages))
      try {
        faults.push(
          ...missingForms(locale, parse(text)).map(
            (form) => `${where}: "${key}" lacks the plural form ${form}`,
          ),
        );
      } catch (error) {
        faults.push(`${where}: "${key}" is not ICU: ${error instanceof Error ? error.message : error}`);
      }
    return faults;
  });
};

const isSimple = (ast: MessageFormatElement[]): boolean =>
  ast.every(({ type }) => type === TYPE.literal || type === TYPE.argument);

/** Texts and arguments, which the formatter would put in as they are. */
const simpleFunction = (ast: MessageFormatElement[]): string => {
  const parts = ast.map((element) => {
    const value = JSON.stringify('value' in element ? element.value : '');
    return element.type === TYPE.argument ? `values[${value}]` : value;
  });
  return parts.some((part) => part.startsWith('values'))
    ? `(values) => ['', ${parts}].join('')`
    : `() => ${parts[0] ?? "''"}`;
};

/** The module that a catalogue becomes: a function a message; only plurals and the like need the formatter. */
export const compileCatalogue = (locale: string, messages: Messages): string => {
  const asts = Object.entries(messages).map(
    ([key, text]) => [key, parse(text, { captureLocation: false })] as const,
  );
  const body = asts.map(([key, ast]) => {
    const value = isSimple(ast)
      ? simpleFunction(ast)
      : `message(${JSON.stringify(locale)}, ${JSON.stringify(ast)})`;
    return `${JSON.stringify(key)}: ${value}`;
  });
  const needsFormatter = asts.some(([, ast]) => !isSimple(ast));
  return `${needsFormatter ? "import { message } from './message';\n" : ''}export const messages = {\n${body.join(',\n')}\n};\n`;
};
