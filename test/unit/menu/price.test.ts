import { describe, expect, it } from 'vitest';
import { addCurrencySymbol, parsePrice } from '../../../elements/menu/price';

describe('a price', () => {
  it.each([
    ['7', '$7'],
    ['3.5', '$3.5'],
    ['12 / kg', '$12 / kg'],
    ['$7', '$7'],
    ['6,50 €', '6,50 €'],
    ['12 USD', '12 USD'],
    ['S/ 38', 'S/ 38'],
    ['según mercado', 'según mercado'],
  ])('%j is shown as %j', (price, expected) => {
    expect(addCurrencySymbol(price, { currencySymbol: '$', currencyCode: '' })).toBe(expected);
  });

  it.each([
    ['$7', 7],
    ['3.5', 3.5],
    ['3,50 €', 3.5],
    ['$ 14.000', 14_000],
    ['12.50, copa 4', 12.5],
    ['Desde 6,50.', 6.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['según mercado', undefined],
    ['9'.repeat(16), undefined],
  ])('%j is the number %j', (price, value) => {
    expect(parsePrice(price)).toBe(value);
  });
});
