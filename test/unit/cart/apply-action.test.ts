import { expect, it } from 'vitest';
import { applyAction, isCarriedOut } from '../../../src/features/cart/apply-action';
import { emptyCart } from '../../../src/features/cart/cart';

it('another shipping option replaces the costs of the one before in the total', () => {
  const [bike, post] = [
    { id: 'bike', name: 'Bicicleta', computedCost: 300 },
    { id: 'post', name: 'Correo', computedCost: 500 },
  ] as const;
  const cart = {
    ...emptyCart,
    shippingOptions: [bike, post],
    selectedShippingOption: bike,
    shippingCostCents: 300,
    grandTotalCents: 1300,
  };
  expect(applyAction(cart, { type: 'setShippingOption', id: 'post' })).toMatchObject({
    selectedShippingOption: post,
    shippingCostCents: 500,
    grandTotalCents: 1500,
  });
  expect(applyAction(cart, { type: 'setShippingOption', id: 'gone' })).toBe(cart);
});

it('a discount code in other letters than the visitor’s is the same one', () => {
  const cart = { ...emptyCart, coupons: [{ id: '1', promoCode: 'CINCO' }] };
  const isAdded = (promoCode: string) => isCarriedOut(cart, { type: 'addCoupon', promoCode }, 0);
  expect([isAdded('cinco'), isAdded('DIEZ')]).toEqual([true, false]);
});
