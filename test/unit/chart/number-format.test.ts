import { describe, expect, it } from 'vitest';
import { createValueFormat, type ValueFormatOptions } from '../../../elements/chart/data/number-format';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const series = (more: object = {}) => ({ prefix: '', suffix: '', fractionDigits: 0, ...more });

const create = (options: Partial<ValueFormatOptions> = {}) =>
  createValueFormat({ locale: 'en', series: [series()], unit: '', currencyCode: '', ...options });

describe('a value', () => {
  it('is written in the language of the page, with the digits and the unit of its series', () => {
    const one = series({ suffix: ' kg', fractionDigits: 1 });
    expect(create({ locale: 'de' }).value(1234.5, one)).toBe('1.234,5 kg');
    expect(create().value(2, one)).toBe('2.0 kg');
  });

  it('has its sign before the currency', () => {
    expect(create().value(-1234, series({ prefix: '$' }))).toBe('-$1,234');
  });

  it('has the unit or the currency of the settings', () => {
    expect(plain(create({ unit: 'h' }).value(3, series({ suffix: ' x' })))).toBe('3 h');
    expect(create({ unit: '%' }).value(3, series())).toBe('3%');
    expect(
      plain(create({ currencyCode: 'eur', locale: 'es' }).value(1234.5, series({ fractionDigits: 2 }))),
    ).toBe('1234,50 €');
  });

  it('of money has cents or none', () => {
    const { value } = create({ currencyCode: 'EUR' });
    expect(value(1200.5, series({ fractionDigits: 1 }))).toBe('€1,200.50');
    expect(value(1200, series())).toBe('€1,200');
  });

  it('of a share has a fraction where it is small', () => {
    expect([0.5, 0.066, 1, 0].map((share) => create().share(share))).toEqual(['50%', '6.6%', '100%', '0%']);
  });
});

describe('the axis', () => {
  it('has as many digits as its values need', () => {
    expect(create().ticks([0, 0.05, 0.1])).toEqual(['0.00', '0.05', '0.10']);
    expect(create().ticks([0, 0.1, 0.2])).toEqual(['0.0', '0.1', '0.2']);
    expect(create().ticks([0, 20, 40])).toEqual(['0', '20', '40']);
    expect(create().ticks([0.15])).toEqual(['0.15']);
    expect(create().ticks([5])).toEqual(['5']);
  });

  it('writes large values short', () => {
    expect(create().ticks([0, 50_000, 100_000])).toEqual(['0', '50K', '100K']);
    expect(create().ticks([0, 5e14, 1e15]).at(-1)).toBe('1000T');
  });

  it('writes very large values with an exponent, and without the noise of their sums', () => {
    const step = 2e25;
    expect(create().ticks([0, step, step * 3])).toEqual(['0', '2E25', '6E25']);
    expect(create({ currencyCode: 'EUR' }).ticks([-5e15, 0, 1.5e16])).toEqual(['-€5E15', '€0', '€1.5E16']);
  });

  it('has a unit only where all series have the same', () => {
    expect(create({ series: [series({ suffix: ' kg' })] }).ticks([0, 1])).toEqual(['0 kg', '1 kg']);
    expect(create({ series: [series({ suffix: ' kg' }), series({ prefix: '$' })] }).ticks([0, 1])).toEqual([
      '0',
      '1',
    ]);
  });
});
