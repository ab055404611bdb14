import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../src/features/enums/currencies';
import {
  currencyInfo,
  formatCents,
  formatMoney,
  parseMoney,
  shareSymbol,
} from '../../../src/features/money/index';

const currencyCodes = Object.keys(currencies);

/** No-break spaces read as spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const format = (currencyCode: string, value: number, options?: object): string =>
  plain(formatMoney({ currencyCode, value }, options));

describe('a price', () => {
  it('is known in the 27 currencies of the spec', () => {
    expect([...currencyCodes].sort().join(' ')).toBe(
      'ARS AUD BRL CAD CHF COP CZK DKK EUR GBP HKD IDR ILS INR JPY MXN MYR NOK NZD PHP PLN RUB SEK SGD THB USD ZAR',
    );
  });

  it.each([
    ['USD', '$1,234.50'],
    ['EUR', '€1,234.50'],
    ['GBP', '£1,234.50'],
    ['JPY', '¥1,235'],
    ['COP', '$1,234.50'],
    ['IDR', 'Rp 1,234.50'],
    ['CHF', 'CHF 1,234.50'],
    ['BRL', 'R$1,234.50'],
    ['DKK', '1,234.50 kr'],
    ['NOK', '1,234.50 kr'],
    ['SEK', '1,234.50 kr'],
    ['XYZ', 'XYZ 1,234.50'],
  ])('in %s is %s', (code, text) => {
    expect(format(code, 1234.5)).toBe(text);
  });

  it.each([
    ['zeros that are trimmed', 5, { trimZeros: true }, '$5'],
    ['a fraction that is not', 5.5, { trimZeros: true }, '$5.50'],
    ['a fraction that is rounded away', 4.999, { trimZeros: true }, '$5'],
    ['thousands together', 1234567, { grouping: false }, '$1234567.00'],
    ['millions', 1234567, {}, '$1,234,567.00'],
    ['its code', 5, { code: true }, 'USD 5.00'],
    ['the separators of a locale', 1234.5, { locale: 'pt-BR' }, '$1.234,50'],
    ['the separators of Spain from 1,000 on', 1234.5, { locale: 'es' }, '$1.234,50'],
    ['western digits', 1234.5, { locale: 'ar-EG' }, '$1,234.50'],
    ['nothing', 0, {}, '$0.00'],
    ['a sign before the symbol', -5, {}, '-$5.00'],
    ['no sign where nothing is left', -0.004, {}, '$0.00'],
    ['halves away from zero, as they are written', 1.005, {}, '$1.01'],
    ['halves below zero too', -1.005, {}, '-$1.01'],
    ['less than halves down', 8.574999, {}, '$8.57'],
    ['next to nothing', 1e-9, {}, '$0.00'],
    ['15 places', 123456789012345.67, {}, '$123,456,789,012,345.67'],
  ])('has %s', (_, value, options, text) => {
    expect(format('USD', value, options)).toBe(text);
  });

  it('of kr has its code where the symbol would be', () => {
    expect(format('SEK', 5, { code: true })).toBe('5.00 SEK');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15, 1e21])('is never made of %s', (value) => {
    expect(() => format('USD', value)).toThrow(/is no amount of USD/);
  });

  it('may come in cents, which a currency without a fraction has none of', () => {
    expect(formatCents(1050, 'USD')).toBe('$10.50');
    expect(formatCents(1050, 'JPY')).toBe('¥1,050');
    expect(formatCents(1800, 'USD', { trimZeros: true })).toBe('$18');
  });

  it('needs its code beside another of the same symbol', () => {
    expect(shareSymbol(['USD', 'EUR', 'USD'])).toBe(false);
    expect(shareSymbol(['USD', 'EUR', 'MXN'])).toBe(true);
    expect(shareSymbol(['DKK', 'SEK'])).toBe(true);
  });
});

describe('a currency', () => {
  it('has a symbol, separators, places and a numeric code', () => {
    const dollar = { symbol: '$', isAfter: false, digits: 2, decimalSeparator: '.', thousandsSeparator: ',' };
    expect(currencyInfo('USD')).toEqual({ ...dollar, numericCode: '840' });
    expect(currencyInfo('JPY')).toMatchObject({ symbol: '¥', digits: 0, numericCode: '392' });
    expect(currencyInfo('NOK')).toMatchObject({ symbol: 'kr', isAfter: true, numericCode: '578' });
    expect(currencyInfo('XYZ')).toEqual({ ...dollar, symbol: 'XYZ', numericCode: '' });
  });

  it('has a numeric code of its own, of three digits', () => {
    const codes = currencyCodes.map((code) => currencyInfo(code).numericCode);
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(27);
  });

  it.each(currencyCodes)('%s has 2 digits of fraction, a yen none', (code) => {
    expect(currencyInfo(code).digits).toBe(code === 'JPY' ? 0 : 2);
  });
});

describe('an amount that a visitor types', () => {
  it.each([
    ['5', 'USD', 5],
    [' 1,234.50 ', 'USD', 1234.5],
    ['$ 12', 'USD', 12],
    ['USD 12', 'USD', 12],
    ['1.234,50 kr', 'DKK', 1234.5],
    ['12,5', 'EUR', 12.5],
    ['1.234', 'COP', 1234],
    ['1 234,50 €', 'EUR', 1234.5],
    ["1'234.50", 'CHF', 1234.5],
    ['12,34,567.00', 'INR', 1234567],
    ['0.05', 'USD', 0.05],
    ['007', 'USD', 7],
    ['.5', 'USD', 0.5],
    ['-$,50', 'USD', -0.5],
    ['−5', 'USD', -5],
    ['-0', 'USD', 0],
    ['999999999999999', 'JPY', 999999999999999],
  ])('%s is read as %s %s', (text, currencyCode, value) => {
    expect(parseMoney(text, currencyCode)).toEqual({ currencyCode, value });
  });

  it.each([
    [null, 'USD'],
    [undefined, 'USD'],
    ['', 'USD'],
    ['$', 'USD'],
    ['-', 'USD'],
    ['.', 'USD'],
    ['5.', 'USD'],
    ['.5', 'JPY'],
    ['five', 'USD'],
    ['€5', 'USD'],
    ['MXN 5', 'USD'],
    ['Rp5', 'ZAR'],
    ['5$5', 'USD'],
    ['5 5', 'USD'],
    ['1,23,4', 'USD'],
    ['1.234.56', 'USD'],
    ['0.125', 'USD'],
    ['12.50', 'JPY'],
    ['--5', 'USD'],
    ['1e3', 'USD'],
    ['1000000000000000', 'USD'],
  ])('%s is no amount of %s', (text, currencyCode) => {
    expect(parseMoney(text, currencyCode)).toBeNull();
  });
});

describe('parsing a formatted price', () => {
  const locales = [
    undefined,
    'es-419',
    'es',
    'en',
    'en-IN',
    'pt-BR',
    'pt-PT',
    'de',
    'de-CH',
    'fr',
    'pl',
    'sv',
    'ar',
    'fa',
    'he',
    'hi',
    'ja',
    'th',
  ];

  it.each(currencyCodes)('gives the amount back, in %s', (code) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.record({
          locale: fc.constantFrom(...locales),
          trimZeros: fc.boolean(),
          grouping: fc.boolean(),
          code: fc.boolean(),
        }),
        (cents, options) => {
          const value = cents / (code === 'JPY' ? 1 : 100);
          const text = formatCents(cents, code, options);
          expect(parseMoney(text, code), text).toEqual({ currencyCode: code, value });
        },
      ),
      { examples: [[0, { locale: undefined, trimZeros: false, grouping: true, code: false }]] },
    );
  });
});

it('a page with an empty `lang` has the separators of the default', () => {
  expect(format('USD', 1234.5, { locale: '' })).toBe('$1,234.50');
});

it('a currency with the name of something that every object has is unknown', () => {
  for (const code of ['constructor', '__proto__']) expect(currencyInfo(code).numericCode).toBe('');
});
