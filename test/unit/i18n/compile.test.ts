import { describe, expect, it } from 'vitest';
import {
  catalogueErrors,
  compileCatalogue,
  folderErrors,
  localeErrors,
  messageFolders,
} from '../../../src/build/catalogues';
import { formatMessage } from '../../../src/core/i18n/format-message';

const plural = (forms: string[]): string => `{n, plural, ${forms.map((form) => `${form} {#}`).join(' ')}}`;

describe('the catalogues of a block', () => {
  it('are complete when each has the messages and plural forms of its language', () => {
    const all = plural(['one', 'many', 'other']);
    expect(
      catalogueErrors('src/features/x/messages', {
        'es-419': { a: all },
        'pt-BR': { a: all },
        en: { a: plural(['one', 'other']) },
      }),
    ).toEqual([]);
  });

  it('fail for a missing message, by its name and file', () => {
    expect(catalogueErrors('elements/x/messages', { 'es-419': { a: 'A', b: 'B' }, en: { a: 'A' } })).toEqual([
      'elements/x/messages/en.ts lacks the message "b"',
    ]);
  });

  it('fail for a message that Spanish does not have', () => {
    expect(catalogueErrors('elements/x/messages', { 'es-419': {}, en: { c: 'C' } })).toEqual([
      'elements/x/messages/en.ts has the message "c", which es-419 does not',
    ]);
  });

  it('fail for a missing plural form, nested ones too', () => {
    const text = `{k, select, a {${plural(['one', 'other'])}} other {x}}`;
    expect(catalogueErrors('src/features/x/messages', { 'es-419': { a: text } })).toEqual([
      'src/features/x/messages/es-419.ts: "a" lacks the plural form {n} many',
    ]);
  });

  it('fail for a plural in the messages of one block, whose formatter all pages would load', () => {
    const text = plural(['one', 'many', 'other']);
    expect(catalogueErrors('elements/x/messages', { 'es-419': { a: text } })[0]).toMatch(
      /^elements\/x\/messages\/es-419\.ts: "a" has a plural .*: write two messages/,
    );
  });

  it('fail for text that is no ICU message', () => {
    expect(catalogueErrors('elements/x/messages', { 'es-419': { a: '{n, plural' } })[0]).toMatch(
      /^elements\/x\/messages\/es-419\.ts: "a" is not ICU: /,
    );
  });
});

describe('the files of a folder', () => {
  it('are complete when there is one for each language', () => {
    expect(localeErrors('elements/x/messages', ['en', 'es-419', 'pt-BR'])).toEqual([]);
  });

  it('fail for a language without a file, and for a file without a language', () => {
    expect(localeErrors('elements/x/messages', ['en', 'es-419', 'de'])).toEqual([
      'elements/x/messages lacks pt-BR.ts, as textLocales of src/core/i18n/locale.ts has "pt-BR"',
      'elements/x/messages/de.ts: textLocales of src/core/i18n/locale.ts has no "de"',
    ]);
  });

  it('have no errors in this project', async () => {
    expect((await Promise.all(messageFolders().map(folderErrors))).flat()).toEqual([]);
  });
});

describe('a compiled catalogue', () => {
  it('contains plain texts unchanged, quoted braces too, and needs no formatter', () => {
    const code = compileCatalogue('es-419', { a: "Uno '{'dos'}'" });
    expect(code).toContain('"a": () => "Uno {dos}"');
    expect(code).not.toContain('import');
  });

  it('puts arguments into a text without a formatter', () => {
    const code = compileCatalogue('es-419', { a: '{index} de {count}' });
    expect(code).not.toContain('import');
    const { a } = new Function(code.replace('export const messages =', 'return'))();
    expect(a({ index: 3, count: 40 })).toBe('3 de 40');
  });

  it('formats a message with plural forms in its language', async () => {
    const code = compileCatalogue('es-419', {
      n: '{n, plural, one {# imagen} many {# de imágenes} other {# imágenes}}',
    });
    const body = code.replace(/^import .*$/m, '').replace('export const messages =', 'return');
    const { n } = new Function('formatMessage', body)(formatMessage);
    expect([1, 2, 1_000_000].map((count) => n({ n: count }))).toEqual([
      '1 imagen',
      '2 imágenes',
      '1,000,000 de imágenes',
    ]);
  });
});
