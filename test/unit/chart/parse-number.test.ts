import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSeparatorOf, parseNumber } from '../../../elements/chart/data/parse-number';

describe('a cell of a table', () => {
  it.each([
    ['1.234,5', ',', 1234.5],
    ['1.234', ',', 1234],
    ['1,234.5', '.', 1234.5],
    ['1.234', '.', 1.234],
    ['12,34,567', '.', 1234567],
    ["1'234.5", '.', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['.5', '.', 0.5],
    ['0,50', ',', 0.5],
    ['007', '.', 7],
    ['1e15', '.', 1e15],
    ['9007199254740993', '.', 9007199254740992],
    ['٣٬٢٠٠', '.', 3200],
    ['٤٫٥', '.', 4.5],
    ['۱۲۳', '.', 123],
    ['१,२३,४५६.७८', '.', 123456.78],
    ['৯০', '.', 90],
    ['๑๒', '.', 12],
    ['１２', '.', 12],
  ])('with %s is the number that the language writes so (decimal %s)', (text, decimal, value) => {
    expect(parseNumber(text, decimal)?.value).toBe(value);
  });

  it.each([
    ['1,234.5', ','],
    ['1.5', ','],
    ['0.125', ','],
    ['1.234,5', '.'],
    ['0,25', '.'],
    ['0,125', '.'],
  ])(
    'with %s is no number where the language writes it with another separator (decimal %s)',
    (text, decimal) => {
      expect(parseNumber(text, decimal)).toBeNull();
    },
  );

  it.each(['-5', '−5', '– 5', '(5)', '( 5 )', '5-', '5 −', '$-5', '-$5', '($5)', '$(5)', '-5 %'])(
    'with %s is negative',
    (text) => {
      expect(parseNumber(text, '.')?.value).toBe(-5);
    },
  );

  it('has no negative zero', () => {
    expect(Object.is(parseNumber('-0', '.')?.value, 0)).toBe(true);
  });

  it.each([
    ['$12', '$', ''],
    ['US$ 12', 'US$', ''],
    ['R$12', 'R$', ''],
    ['12 €', '', ' €'],
    ['EUR 12', 'EUR', ''],
    ['12%', '', '%'],
    ['12 kg', '', ' kg'],
    ['12 m²', '', ' m²'],
    ['12 km/h', '', ' km/h'],
    ['12\u00a0°C', '', ' °C'],
    ['+12', '', ''],
  ])('with %s keeps its currency or unit', (text, prefix, suffix) => {
    expect(parseNumber(text, '.')).toEqual({ value: 12, prefix, suffix, fractionDigits: 0 });
  });

  it.each(['', ' ', '-', '–', '—', '…', 'n/a', 'N/A', 'n.d.', 's/d', '?'])('with "%s" is empty', (text) => {
    expect(parseNumber(text, '.')).toBeUndefined();
  });

  it.each([
    'many',
    '3 of 10',
    '2020-21',
    '<5',
    '1.2.3',
    '1,2,3',
    '12 (3)',
    '1e999',
    '=A1+B2',
    '5 "',
    'Infinity',
    'NaN',
  ])('with %s is no number', (text) => {
    expect(parseNumber(text, '.')).toBeNull();
  });

  it('counts the digits of a fraction', () => {
    expect(['1.50', '3', '1.5', '2e-3'].map((text) => parseNumber(text, '.')?.fractionDigits)).toEqual([
      2, 0, 1, 3,
    ]);
  });

  it.each(['en', 'de', 'es', 'es-419', 'pt-BR', 'fr', 'ar-EG', 'fa', 'hi', 'de-CH'])(
    'is read back as `Intl` of %s writes it',
    (locale) => {
      const { format } = new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      const decimal = decimalSeparatorOf(locale);
      fc.assert(
        fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
          expect(parseNumber(format(cents / 100), decimal)?.value).toBe(cents / 100 || 0);
        }),
      );
    },
  );

  it('never throws, and never gives a number that is none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[-(]?[0-9.,e ]*[)%]?$/)),
        fc.constantFrom('.', ','),
        (text, decimal) => {
          const parsed = parseNumber(text, decimal);
          expect(!parsed || Number.isFinite(parsed.value)).toBe(true);
        },
      ),
    );
  });
});
