// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartCurrency, emptyCart, parseCart } from '../../../src/features/cart/cart';

describe('a response', () => {
  it.each([{}, [], null, { entries: null }, { entries: {} }, 'cart', 1])('%j is not a cart', (data) => {
    expect(parseCart(data)).toBeUndefined();
  });

  it('with entries only is a cart, and the rest is empty', () => {
    expect(parseCart({ entries: [] })).toEqual(emptyCart);
  });

  it('keeps the fields of a backend, and replaces those of a wrong type', () => {
    const entry = { id: 'a', title: { en: 'Tile' }, quantity: 2, subTotal: '5', colour: 'blue' };
    const cart = parseCart({
      id: 'c',
      note: 'n',
      coupons: null,
      taxCents: null,
      entries: [entry, null, 'x'],
    });
    expect(cart).toMatchObject({ id: 'c', note: 'n', coupons: [], taxCents: 0 });
    expect(cart?.entries).toEqual([
      expect.objectContaining({ id: 'a', title: '', quantity: 2, subTotal: 0, colour: 'blue' }),
    ]);
    expect(cart && cartCurrency(cart)).toBe('USD');
  });

  it('is in the store’s currency where it names none', () => {
    vi.stubGlobal('Azulejo', { context: { website: { storeSettings: { selectedCurrency: 'MXN' } } } });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(cartCurrency(emptyCart)).toBe('MXN');
    expect(cartCurrency({ ...emptyCart, currencyCode: 'JPY' })).toBe('JPY');
  });

  it('keeps the answers and options of a line only where they are lists of objects', () => {
    const field = { id: 'f', title: 'Name', value: 'Ana' };
    const option = { optionName: 'Color', value: 'Azul' };
    const cart = parseCart({
      entries: [
        { additionalFields: 'null', chosenVariant: { optionValues: 'x' } },
        { additionalFields: [null, field], chosenVariant: { sku: 's', optionValues: [option, null] } },
        { chosenVariant: 'x' },
      ],
    });
    expect(
      cart?.entries.map(({ additionalFields, chosenVariant }) => [additionalFields, chosenVariant]),
    ).toEqual([
      [undefined, undefined],
      [[field], { sku: 's', optionValues: [option] }],
      [undefined, undefined],
    ]);
  });
});
