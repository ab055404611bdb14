import type { CartMessages } from './es-419';

export const messages: CartMessages = {
  cartAdd: 'The item could not be added',
  cartQuantity: 'The quantity could not be updated',
  cartStock: 'Available: {stock}. In your cart: {quantity}.',
  cartCurrency:
    'Your cart is in {cartCurrency}, and the item in {currency}. Please order the item separately.',
  cartPrice: 'The item has no price.',
  cartFields: 'The form could not be updated',
  cartRemove: 'The item could not be removed',
  cartCoupon: 'The discount code could not be applied',
  cartCouponRemoval: 'The discount code could not be removed',
  cartShipping: 'The shipping could not be updated',
  cartLoad: 'The cart could not be loaded. Please try again later.',
  cartSession: 'Your session may have expired, or cookies may be disabled, so checkout cannot continue.',
};
