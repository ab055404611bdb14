import { describe, expect, it } from 'vitest';
import {
  currencyIn,
  isSoldOut,
  isVaried,
  type Offer,
  offersOf,
  optionChoices,
} from '../../../src/features/product/offers';
import { contentOf } from './content';

const offers = (data: object): Offer[] => offersOf(contentOf(data), 'USD');
const variants = (...list: object[]): Offer[] => offers({ productType: 1, variants: list });

describe('the price of a product', () => {
  it.each([
    ['cents', { price: 1250 }, 1250],
    ['an amount as text', { priceMoney: { value: '12.50' } }, 1250],
    [
      'both, of which the amount comes first',
      { price: 1, priceMoney: { value: '12.50', currency: 'USD' } },
      1250,
    ],
    [
      'cents in an object that says the amount too',
      { price: { currencyCode: 'USD', value: 1250, decimalValue: '12.50' } },
      1250,
    ],
    ['a sale', { onSale: true, price: 2000, salePrice: 1250 }, 1250],
    ['a sale that is none', { onSale: false, price: 1250, salePrice: 900 }, 1250],
    ['a sale that nobody has priced', { onSale: true, price: 1250 }, 1250],
    ['nothing', {}, undefined],
    ['an amount that is none', { priceMoney: { value: 'twelve' } }, undefined],
    ['more than a product may cost', { priceMoney: { value: '1000000.01' } }, undefined],
  ])('is read from %s', (_, variant, cents) => {
    expect(variants(variant).map((offer) => offer.cents)).toEqual([cents]);
  });

  it('keeps the price from before the sale', () => {
    const [offer] = variants({ onSale: true, price: 38_000, salePrice: 31_900 });
    expect([offer?.cents, offer?.fullCents]).toEqual([31_900, 38_000]);
  });

  it('is in the currency of its amounts, and a yen has no cents', () => {
    const content = contentOf({ variants: [{ priceMoney: { value: '1200', currency: 'JPY' } }] });
    expect(currencyIn(content, 'USD')).toBe('JPY');
    expect(offersOf(content, 'JPY')[0]?.cents).toBe(1200);
    expect(currencyIn(contentOf({ variants: [{ price: 1 }] }), 'MXN')).toBe('MXN');
  });

  it.each([
    [true, [{ onSale: false }, { onSale: true, price: 300, salePrice: 150 }]],
    [true, [{ price: 300 }, { price: 100 }]],
    [
      true,
      [
        { onSale: true, salePrice: 100 },
        { onSale: true, salePrice: 300 },
      ],
    ],
    [false, [{ price: 300 }, { price: 300 }]],
    [
      false,
      [
        { onSale: true, salePrice: 300 },
        { onSale: true, salePrice: 300 },
      ],
    ],
    [false, []],
  ])('varies: %s', (expected, list) => {
    expect(isVaried(variants(...list))).toBe(expected);
  });
});

describe('the offers of a product', () => {
  it.each([
    ['SERVICE', 1],
    ['4', 1],
    [-1, 0],
    [99, 0],
  ])('of type %s are %i of its variants', (productType, count) => {
    expect(offers({ productType, variants: [{ price: 100 }] }).length).toBe(count);
  });

  it('are one with unlimited stock for a digital product', () => {
    const [offer] = offers({ productType: 'DIGITAL', priceCents: 900, variants: [] });
    expect([offer?.cents, offer?.stock, offer?.sku]).toEqual([900, Number.POSITIVE_INFINITY, '']);
  });

  it.each([
    [true, 1, [{ qtyInStock: 0 }, { qtyInStock: 0, unlimited: false }]],
    [true, 1, []],
    [true, 3, [{ unlimited: false }]],
    [true, 1, [{ stock: { unlimited: false, quantity: 0 } }]],
    [false, 1, [{ qtyInStock: 0 }, { qtyInStock: 2 }]],
    [false, 1, [{ qtyInStock: 0, unlimited: true }]],
    [false, 1, [{ stock: { unlimited: true } }]],
    // Data that say nothing of it.
    [false, 1, [{}]],
    [false, 4, [{ qtyInStock: 0 }]],
    [false, 2, []],
  ])('is sold out: %s, of type %i with %o', (expected, productType, list) => {
    expect(isSoldOut(offers({ productType, variants: list }))).toBe(expected);
  });
});

describe('choices', () => {
  const tiles = variants(
    { sku: 'a', qtyInStock: 4, attributes: { Size: '10 cm', Colour: 'blue' } },
    { sku: 'b', qtyInStock: 0, attributes: { Colour: 'ochre', Size: '10 cm' } },
    { sku: 'c', qtyInStock: 2, attributes: { Colour: 'ochre', Size: '15 cm' } },
    { sku: 'd', qtyInStock: 1, attributes: { Colour: 'sky', Size: '20 cm' } },
  );
  const look = (chosen: Record<string, string>) => {
    const { choices, matching } = optionChoices(tiles, ['Colour', 'Size'], new Map(Object.entries(chosen)));
    const choiceTexts = choices.map(({ name, value, values }) => {
      const all = values.map(
        (one) => one.value + (one.isOffered ? '' : ' -') + (one.isOffered && one.isSoldOut ? ' 0' : ''),
      );
      return `${name}=${value ?? ''}: ${all.join(', ')}`;
    });
    return [...choiceTexts, matching.map(({ sku }) => sku).join('')];
  };

  it('stand in the order of the data, and offer all values at first', () => {
    expect(look({})).toEqual(['Colour=: blue, ochre, sky', 'Size=: 10 cm, 15 cm, 20 cm', 'abcd']);
  });

  it('offer the values that match earlier choices, and mark those that are sold out', () => {
    expect(look({ Colour: 'ochre' })).toEqual([
      'Colour=ochre: blue, ochre, sky',
      'Size=: 10 cm 0, 15 cm, 20 cm -',
      'bc',
    ]);
  });

  it('are made where one value is left, and dropped where the value is not offered', () => {
    expect(look({ Colour: 'sky', Size: '10 cm' })).toEqual([
      'Colour=sky: blue, ochre, sky',
      'Size=20 cm: 10 cm -, 15 cm -, 20 cm',
      'd',
    ]);
    expect(look({ Colour: 'ochre', Size: '20 cm' }).at(-1)).toBe('bc');
  });

  it('never restrict an earlier option', () => {
    expect(look({ Size: '20 cm' })[0]).toBe('Colour=: blue, ochre, sky');
  });

  it('have the names of the ordering where the values have none', () => {
    const unnamed = offersOf(
      contentOf({
        variantOptionOrdering: ['Size'],
        variants: [{ optionValues: [{ value: 'S' }] }, { optionValues: [{ value: 'L' }] }],
      }),
      'USD',
    );
    expect(optionChoices(unnamed, ['Size'], new Map()).choices.map(({ name }) => name)).toEqual(['Size']);
  });

  it('may have the names that every object inherits', () => {
    const attributes = JSON.parse('{ "__proto__": "a", "constructor": "b" }');
    const { choices } = optionChoices(
      variants({ attributes }, { attributes: { toString: 'c' } }),
      [],
      new Map(),
    );
    expect(choices.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
      ['toString', ['c']],
    ]);
  });

  it('ignore malformed attributes', () => {
    expect(
      optionChoices(variants({ attributes: 'blue' }, { attributes: [1] }), [], new Map()).choices,
    ).toEqual([]);
  });
});
