import { expect, it } from 'vitest';
import { isPriceCents } from '../../../src/features/money/currencies';

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
