import { describe, expect, it } from 'vitest';
import { generateSku, isPriceCents, isSku } from '../../../src/validation/product';

it.each([
  [0, true],
  [1, true],
  [99_999_999, true],
  [100_000_000, true],
  [100_000_001, false],
  [-1, false],
  [10.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('a price of %s cents: %s', (cents, isOne) => {
  expect(isPriceCents(cents)).toBe(isOne);
});

it.each([
  ['one letter', 'a', true],
  ['59 characters', 'a'.repeat(59), true],
  ['60 characters', 'a'.repeat(60), true],
  ['61 characters', 'a'.repeat(61), false],
  ['nothing', '', false],
  ['a blank', ' ', false],
  ['a blank at its end', 'SQ1 ', false],
  ['a blank within', 'SQ 1', true],
])('a SKU of %s', (_, sku, isOne) => {
  expect(isSku(sku)).toBe(isOne);
});

describe('a generated SKU', () => {
  it.each([
    [0, 'SQ0000000'],
    [0.1234567, 'SQ1234567'],
    [0.99999999, 'SQ9999999'],
  ])('is SQ and 7 digits: %s', (random, sku) => {
    expect(generateSku([], () => random)).toBe(sku);
  });

  it('is one that may be used, and another each time', () => {
    const skus = Array.from({ length: 100 }, () => generateSku());
    expect(skus.filter((sku) => !/^SQ\d{7}$/.test(sku) || !isSku(sku))).toEqual([]);
    expect(new Set(skus).size).toBeGreaterThan(90);
  });

  it('is none that is taken', () => {
    const numbers = [0.5, 0.5, 0.25];
    expect(generateSku(['SQ5000000'], () => numbers.shift() ?? 0)).toBe('SQ2500000');
  });
});
