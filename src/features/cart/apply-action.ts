import type { CartRequest } from './adapter';
import { type Cart, type CartEntry, findLine, lineKey } from './cart';

/** More pieces are a typing error, and their price could have too many digits for `formatMoney` (`maxIntegerPlaces`). */
const maxQuantity = 999_999;

/** The cart with other lines. Discounts and tax stay: only the server knows how they change. */
const withEntries = (cart: Cart, changed: CartEntry[]): Cart => {
  const entries = changed.map((entry) => {
    const quantity = Math.min(entry.quantity, maxQuantity);
    return { ...entry, quantity, subTotal: entry.purchasePriceCents * quantity };
  });
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return {
    ...cart,
    entries,
    subtotalCents,
    grandTotalCents: cart.grandTotalCents + subtotalCents - cart.subtotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};

/** The cart with changes of one line; a line whose quantity is 0 is removed. */
const withLine = (cart: Cart, id: string, changes: Partial<CartEntry>): Cart => {
  const line = findLine(cart, id);
  const entries = cart.entries.map((entry) => (entry === line ? { ...entry, ...changes } : entry));
  return withEntries(
    cart,
    entries.filter((entry) => entry.quantity > 0),
  );
};

/** The cart as it will most likely be after an action: the optimistic update. */
export const applyAction = (cart: Cart, action: CartRequest): Cart => {
  switch (action.type) {
    case 'add': {
      const { type, preview, ...line } = action;
      const id = lineKey(action);
      const existing = findLine(cart, id);
      if (existing) return withLine(cart, id, { quantity: existing.quantity + line.quantity });
      // Only the server knows a price that the page does not name.
      const { purchasePriceCents = 0, nonSalePriceCents = purchasePriceCents } = preview ?? {};
      const prices = { purchasePriceCents, nonSalePriceCents, subTotal: 0 };
      return withEntries(cart, [...cart.entries, { title: '', ...preview, ...prices, ...line, id }]);
    }
    case 'setQuantity':
      return withLine(cart, action.id, { quantity: action.quantity });
    case 'setFields': {
      const { id, additionalFields } = action;
      const line = findLine(cart, id);
      const equalLine = line && findLine(cart, lineKey({ ...line, additionalFields }));
      return equalLine && equalLine !== line
        ? withLine(withLine(cart, id, { quantity: 0 }), equalLine.id, {
            quantity: equalLine.quantity + line.quantity,
          })
        : withLine(cart, id, { additionalFields });
    }
    case 'remove':
      return withLine(cart, action.id, { quantity: 0 });
    case 'removeCoupon': {
      const isOther = ({ id }: { id: string }): boolean => id !== action.id;
      return {
        ...cart,
        coupons: cart.coupons.filter(isOther),
        validCoupons: cart.validCoupons.filter(isOther),
        invalidCoupons: cart.invalidCoupons.filter(isOther),
      };
    }
    case 'setShippingLocation':
      return { ...cart, shippingLocation: action.location };
    case 'setShippingOption': {
      const option = cart.shippingOptions.find(({ id }) => id === action.id);
      if (!option) return cart;
      const { computedCost } = option;
      const grandTotalCents = cart.grandTotalCents + computedCost - cart.shippingCostCents;
      return { ...cart, selectedShippingOption: option, shippingCostCents: computedCost, grandTotalCents };
    }
    // Only the server knows which discount a code gives.
    case 'addCoupon':
    case 'load':
      return cart;
  }
};

/**
 * Whether a cart that was loaded after a lost response shows that the request was carried out.
 * @param quantityBefore for an added item, the quantity of its line before the request
 */
export const isCarriedOut = (cart: Cart, action: CartRequest, quantityBefore: number): boolean => {
  switch (action.type) {
    case 'add':
      return (findLine(cart, lineKey(action))?.quantity ?? 0) >= quantityBefore + action.quantity;
    case 'setQuantity':
      return findLine(cart, action.id)?.quantity === action.quantity;
    case 'setFields': {
      const line = findLine(cart, action.id);
      // The line may have joined an equal one.
      return !line || lineKey(line) === lineKey({ ...line, ...action });
    }
    case 'remove':
      return !findLine(cart, action.id);
    case 'addCoupon':
      return cart.coupons.some(({ promoCode }) => promoCode.toLowerCase() === action.promoCode.toLowerCase());
    case 'removeCoupon':
      return !cart.coupons.some(({ id }) => id === action.id);
    case 'setShippingOption':
      return cart.selectedShippingOption?.id === action.id;
    // To send the same location again does no harm.
    case 'setShippingLocation':
      return false;
    case 'load':
      return true;
  }
};

/**
 * The part of the cart that a request changes: `coupons`, `shipping`, or a line, by the key that the line will have after the
 * request; "" for a load.
 */
export const targetOf = (request: CartRequest, cart: Cart | undefined): string => {
  switch (request.type) {
    case 'add':
      return lineKey(request);
    case 'setQuantity':
    case 'setFields':
    case 'remove': {
      const line = cart && findLine(cart, request.id);
      return line ? lineKey({ ...line, ...request }) : request.id;
    }
    case 'addCoupon':
    case 'removeCoupon':
      return 'coupons';
    case 'setShippingLocation':
    case 'setShippingOption':
      return 'shipping';
    case 'load':
      return '';
  }
};

/** Merges two requests with the same target into one with the effect of both; undefined where both have to be sent. */
export const mergeRequests = (first: CartRequest, second: CartRequest): CartRequest | undefined => {
  const { type } = second;
  if (type === 'add' && first.type === 'add')
    return { ...second, quantity: first.quantity + second.quantity };
  if (type === 'remove' && first.type === 'setQuantity') return second;
  const replacesFirst =
    type === 'setQuantity' ||
    type === 'setShippingLocation' ||
    type === 'setShippingOption' ||
    type === 'load';
  return replacesFirst && first.type === type ? second : undefined;
};
