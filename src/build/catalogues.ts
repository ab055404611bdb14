import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, textLocales } from '../core/i18n/locale';
import { root } from './project';

/**
 * Catalogues are ICU texts in TypeScript files. The build parses them, so that pages need no parser, and fails where a
 * catalogue lacks a message, a plural form or a placeholder.
 * @module
 */

export type Messages = Record<string, string>;

/** The catalogues of one folder: locale -> messages. */
type Catalogues = Record<string, Messages>;

/** Every other catalogue has the keys and placeholders of this one. */
const referenceLocale = defaultLocale;

const childrenOf = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap((option) => option.value);
  return element.type === TYPE.tag ? element.children : [];
};

const flatten = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...flatten(childrenOf(element))]);

/** Plural forms of the locale that a message lacks, such as "{count} many". */
const missingPluralForms = (locale: string, ast: MessageFormatElement[]): string[] =>
  flatten(ast).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const type = element.pluralType ?? 'cardinal';
    const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
    return pluralCategories
      .filter((form) => !(form in element.options))
      .map((form) => `{${element.value}} ${form}`);
  });

const placeholdersOf = (text: string): Set<string> =>
  new Set(
    flatten(parse(text)).flatMap((element) =>
      element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
    ),
  );

const isSimple = (ast: MessageFormatElement[]): boolean =>
  ast.every(({ type }) => type === TYPE.literal || type === TYPE.argument);

/**
 * One catalogue of a locale has the messages of all blocks, so a plural in a single block would bring the formatter to each page
 * in that language.
 */
const checkFormatter = (folder: string, ast: MessageFormatElement[]): string[] =>
  folder.startsWith('elements/') && !isSimple(ast)
    ? [
        'has a plural or another format that needs intl-messageformat, 8.8 KB for each page: write two messages, such as "day" and "days"',
      ]
    : [];

interface CheckMessageOptions {
  folder: string;
  locale: string;
  /** The message of the reference locale; undefined where it has none. */
  reference: string | undefined;
}

const checkMessage = (text: string, { folder, locale, reference }: CheckMessageOptions): string[] => {
  try {
    const ast = parse(text);
    const forms = [
      ...missingPluralForms(locale, ast).map((form) => `lacks the plural form ${form}`),
      ...checkFormatter(folder, ast),
    ];
    if (reference === undefined) return forms;
    const own = placeholdersOf(text);
    const expected = placeholdersOf(reference);
    return [
      ...forms,
      ...[...expected].filter((name) => !own.has(name)).map((name) => `lacks the placeholder {${name}}`),
      ...[...own]
        .filter((name) => !expected.has(name))
        .map((name) => `has the placeholder {${name}}, which ${referenceLocale} does not`),
    ];
  } catch (error) {
    return [`is not ICU: ${error instanceof Error ? error.message : error}`];
  }
};

/**
 * The errors of a folder's catalogues, as sentences; none when they are complete.
 * @param folder such as "elements/gallery/messages"
 */
export const catalogueErrors = (folder: string, catalogues: Catalogues): string[] => {
  const reference = catalogues[referenceLocale] ?? {};
  return Object.entries(catalogues).flatMap(([locale, messages]) => {
    const file = `${folder}/${locale}.ts`;
    const missing = Object.keys(reference).filter((key) => !(key in messages));
    const surplus = Object.keys(messages).filter((key) => !(key in reference));
    return [
      ...missing.map((key) => `${file} lacks the message "${key}"`),
      ...surplus.map((key) => `${file} has the message "${key}", which ${referenceLocale} does not`),
      ...Object.entries(messages).flatMap(([key, text]) =>
        checkMessage(text, { folder, locale, reference: reference[key] }).map(
          (error) => `${file}: "${key}" ${error}`,
        ),
      ),
    ];
  });
};

/**
 * The errors of the names of a folder's files, as sentences; none when there is one file for each of `textLocales`.
 * @param folder such as "elements/gallery/messages"
 * @param locales of the files
 */
export const localeErrors = (folder: string, locales: string[]): string[] => [
  ...textLocales
    .filter((locale) => !locales.includes(locale))
    .map(
      (locale) => `${folder} lacks ${locale}.ts, as textLocales of src/core/i18n/locale.ts has "${locale}"`,
    ),
  ...locales
    .filter((locale) => !textLocales.includes(locale))
    .map((locale) => `${folder}/${locale}.ts: textLocales of src/core/i18n/locale.ts has no "${locale}"`),
];

/** All folders with messages, such as "elements/gallery/messages". */
export const messageFolders = (): string[] =>
  ['src', 'elements'].flatMap((top) =>
    readdirSync(root + top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name === 'messages')
      .map((entry) => `${entry.parentPath.slice(root.length)}/messages`),
  );

/** Matches a call such as `translations('elements/gallery', spanish)`. */
const translationsCall = /\btranslations\(\s*'([^']+)'/g;

/**
 * The folders whose messages pages read, such as "elements/gallery", without `/messages`. Messages of other folders are parts of
 * these.
 */
export const translatedFolders = (): string[] => {
  const folders = ['elements', 'src/features'].flatMap((top) =>
    readdirSync(root + top, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(`${root}${top}/${file}`, 'utf8').matchAll(translationsCall)])
      .map(([, folder = '']) => folder),
  );
  return [...new Set(folders)];
};

export const readCatalogues = async (folder: string): Promise<Catalogues> => {
  const files = readdirSync(root + folder).filter((file) => file.endsWith('.ts'));
  const rows = files.map(async (file) => {
    const { messages } = await import(pathToFileURL(`${root}${folder}/${file}`).href);
    return [file.replace('.ts', ''), messages as Messages] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

/** The errors of a folder's files and of what they contain. */
export const folderErrors = async (folder: string): Promise<string[]> => {
  const catalogues = await readCatalogues(folder);
  return [...localeErrors(folder, Object.keys(catalogues)), ...catalogueErrors(folder, catalogues)];
};

/** @throws an error that lists what is wrong in the catalogues of the project, if anything is */
export const checkCatalogues = async (): Promise<void> => {
  const errors = (await Promise.all(messageFolders().map(folderErrors))).flat();
  if (errors.length > 0) throw Error(`${errors.join('\n')}\nNothing was built.`);
};

/** The code of a function for a message without plurals and the like, which needs no formatter. */
const simpleFunction = (ast: MessageFormatElement[]): string => {
  const parts = ast.map((element) => {
    const value = JSON.stringify('value' in element ? element.value : '');
    return element.type === TYPE.argument ? `values[${value}]` : value;
  });
  return parts.some((part) => part.startsWith('values'))
    ? `(values) => ['', ${parts}].join('')`
    : `() => ${parts[0] ?? "''"}`;
};

/** The code of a catalogue's module: a function for each message. Plurals and the like need the formatter. */
export const compileCatalogue = (locale: string, messages: Messages): string => {
  const asts = Object.entries(messages).map(
    ([key, text]) => [key, parse(text, { captureLocation: false })] as const,
  );
  const body = asts.map(([key, ast]) => {
    const value = isSimple(ast)
      ? simpleFunction(ast)
      : `formatMessage(${JSON.stringify(locale)}, ${JSON.stringify(ast)})`;
    return `${JSON.stringify(key)}: ${value}`;
  });
  const needsFormatter = asts.some(([, ast]) => !isSimple(ast));
  return `${needsFormatter ? "import { formatMessage } from './format-message';\n" : ''}export const messages = {\n${body.join(',\n')}\n};\n`;
};
