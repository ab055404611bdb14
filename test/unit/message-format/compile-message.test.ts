import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../../src/features/message-format';
import { expectedTokens } from '../../../src/features/message-format/expected-tokens';

describe('a message that is compiled at run time', () => {
  it('has plurals, choices, numbers and dates of its language', () => {
    const tiles = compileMessage('{count, plural, =0 {ninguno} one {# azulejo} other {# azulejos}}', 'es');
    expect([0, 1, 2000].map((count) => tiles({ count }))).toEqual(['ninguno', '1 azulejo', '2000 azulejos']);
    expect(compileMessage('{glaze, select, blue {azul} other {otro}}', 'es')({ glaze: 'blue' })).toBe('azul');
    expect(compileMessage('{share, number, ::percent}', 'en')({ share: 0.25 })).toBe('25%');
    expect(compileMessage('{day, date, ::yMMMd}', 'en')({ day: new Date(2026, 4, 1) })).toBe('May 1, 2026');
  });

  it.each([
    ['{', 'Line 1, column 1: expected } or ,, in "{".'],
    ['Hola {nombre', 'Line 1, column 6: expected } or ,'],
    ['a\n{n, plural, }', 'Line 2, column 13: expected a plural category'],
    ['{n, plural, one {x}}', 'expected the option other {TEXT}'],
    ['{n, foo}', 'column 5: expected number, date, time, plural'],
  ])('names what was expected, and where: %j', (message, expected) => {
    expect(() => compileMessage(message, 'es')).toThrow(expected);
    expect(() => compileMessage(message, 'es')).toThrow(SyntaxError);
  });

  it('has only plural categories of its language', () => {
    expect(() => compileMessage('{n, plural, few {x} other {y}}', 'en')).toThrow(
      'The option few of {n} is no plural category of en: expected one, other or =NUMBER.',
    );
    expect(compileMessage('{n, plural, few {x} other {y}}', 'pl')({ n: 3 })).toBe('x');
    expect(compileMessage('{n, selectordinal, two {#nd} other {#th}}', 'en')({ n: 2 })).toBe('2nd');
  });

  it('is a text, not a key that a catalogue lacks', () => {
    const { greeting } = {} as Record<string, string>;
    expect(() => compileMessage(greeting as string, 'en')).toThrow(
      TypeError('The message is undefined; expected a text such as "{count} tiles".'),
    );
  });

  it('has at most 1,000 keys', () => {
    const message = (keys: number) =>
      `{n, select, ${Array.from({ length: keys - 1 }, (_, index) => `k${index} {x}`).join(' ')} other {y}}`;
    expect(compileMessage(message(900), 'en')({ n: 'none' })).toBe('y');
    expect(compileMessage(message(1000), 'en')({ n: 'none' })).toBe('y');
    expect(() => compileMessage(message(1001), 'en')).toThrow(RangeError);
    const placeholders = (keys: number) => '{n}'.repeat(keys);
    expect(compileMessage(placeholders(1000), 'en')({ n: 1 })).toHaveLength(1000);
    expect(() => compileMessage(placeholders(1001), 'en')).toThrow(RangeError);
  });

  it('does not hide a value that is missing', () => {
    expect(() => compileMessage('Hola {name}', 'es')({})).toThrow(
      '"name" was not provided to the string "Hola {name}"',
    );
  });

  it('names the message where a date or a style is none', () => {
    expect(() => compileMessage('Cierra el {day, date, short}', 'es')({ day: '2026-05-01' })).toThrow(
      'in "Cierra el {day, date, short}"; expected a Date or milliseconds since 1970',
    );
    expect(() => compileMessage('{price, number, ::currency/XX}', 'es')({ price: 5 })).toThrow(
      'in "{price, number, ::currency/XX}"',
    );
  });

  it('takes a value from the values alone, not from what every object has', () => {
    expect(() => compileMessage('{toString}', 'en')({})).toThrow('"toString" was not provided');
    expect(() => compileMessage('{toString}', 'en')()).toThrow('"toString" was not provided');
    expect(compileMessage('{toString}', 'en')({ toString: 'own' } as never)).toBe('own');
  });

  it('says so where options are nested too deeply', () => {
    const nested = (levels: number) => `${'{a, select, other {'.repeat(levels)}x${'}}'.repeat(levels)}`;
    expect(compileMessage(nested(50), 'en')({ a: '' })).toBe('x');
    expect(() => compileMessage(nested(100_000), 'en')).toThrow(
      new RangeError(
        'The options of the message are nested too deeply; expected at most 1000 placeholders and options.',
      ),
    );
  });

  it('names a skeleton that Intl does not know, and a style that is not complete', () => {
    for (const message of ['{d, date, ::Y}', '{n, number, ::integer-width/+0##0}'])
      expect(() => compileMessage(message, 'en')).toThrow(
        expect.objectContaining({
          name: 'SyntaxError',
          message: expect.stringMatching(/expected a skeleton.*, in "\{/),
        }),
      );
    expect(() => compileMessage('{n, number, currency}', 'en')({ n: 1 })).toThrow(
      expect.objectContaining({
        name: 'RangeError',
        message: expect.stringContaining('{n, number, currency}'),
      }),
    );
  });

  it('is text: tags stay as they are, closed or not', () => {
    expect(compileMessage('a <b>{x}</b> <br', 'es')({ x: '<i>' })).toBe('a <b><i></b> <br');
  });

  it('has an explanation for each error of the parser', () => {
    for (const text of Object.values(expectedTokens)) expect(text).not.toMatch(/[A-Z]_[A-Z]/);
  });
});
