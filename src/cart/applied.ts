import { type Cart, type CartEntry, type CartRequest, lineKey, lineOf } from './cart';

/** With lines that have changed. Discounts and tax stay as they were: only who keeps the cart knows them. */
const recounted = (cart: Cart, lines: CartEntry[]): Cart => {
  const entries = lines.map((entry) => ({ ...entry, subTotal: entry.purchasePriceCents * entry.quantity }));
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return {
    ...cart,
    entries,
    subtotalCents,
    grandTotalCents: cart.grandTotalCents + subtotalCents - cart.subtotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};

const withQuantity = (cart: Cart, id: string, quantity: number, rest: Partial<CartEntry> = {}): Cart => {
  const line = lineOf(cart, id);
  const entries = cart.entries.map((entry) => (entry === line ? { ...entry, ...rest, quantity } : entry));
  return recounted(
    cart,
    entries.filter((entry) => entry.quantity > 0),
  );
};

/** The cart as it will most likely be when this has been done. */
export const applied = (cart: Cart, action: CartRequest): Cart => {
  switch (action.type) {
    case 'add': {
      const { type, shown, ...wanted } = action;
      const id = lineKey(action);
      const line = lineOf(cart, id);
      if (line) return withQuantity(cart, id, line.quantity + wanted.quantity);
      const price = shown?.purchasePriceCents ?? 0;
      const known = { title: '', purchasePriceCents: price, nonSalePriceCents: price, subTotal: 0, ...shown };
      return recounted(cart, [...cart.entries, { ...known, ...wanted, id }]);
    }
    case 'quantity':
      return withQuantity(cart, action.id, action.quantity);
    case 'fields': {
      const { id, additionalFields } = action;
      const line = lineOf(cart, id);
      const twin = line && lineOf(cart, lineKey({ ...line, additionalFields }));
      return twin && twin !== line
        ? withQuantity(withQuantity(cart, id, 0), twin.id, twin.quantity + line.quantity)
        : withQuantity(cart, id, line?.quantity ?? 0, { additionalFields });
    }
    case 'remove':
      return withQuantity(cart, action.id, 0);
    case 'removeCoupon': {
      const isLeft = ({ id }: { id: string }): boolean => id !== action.id;
      return {
        ...cart,
        coupons: cart.coupons.filter(isLeft),
        validCoupons: cart.validCoupons.filter(isLeft),
        invalidCoupons: cart.invalidCoupons.filter(isLeft),
      };
    }
    case 'location':
      return { ...cart, shippingLocation: action.location };
    case 'option': {
      const option = cart.shippingOptions.find(({ id }) => id === action.id);
      if (!option) return cart;
      const { computedCost } = option;
      const grandTotalCents = cart.grandTotalCents + computedCost - cart.shippingCostCents;
      return { ...cart, selectedShippingOption: option, shippingCostCents: computedCost, grandTotalCents };
    }
    default:
      return cart;
  }
};

/** Whether a cart that came after a lost answer shows that this has been done. `before` is the quantity of an added line. */
export const isDone = (cart: Cart, action: CartRequest, before: number): boolean => {
  switch (action.type) {
    case 'add':
      return (lineOf(cart, lineKey(action))?.quantity ?? 0) >= before + action.quantity;
    case 'quantity':
      return lineOf(cart, action.id)?.quantity === action.quantity;
    case 'fields': {
      const line = lineOf(cart, action.id);
      // One that has gone is in another.
      return !line || lineKey(line) === lineKey({ ...line, ...action });
    }
    case 'remove':
      return !lineOf(cart, action.id);
    case 'addCoupon':
      return cart.coupons.some(({ promoCode }) => promoCode.toLowerCase() === action.promoCode.toLowerCase());
    case 'removeCoupon':
      return !cart.coupons.some(({ id }) => id === action.id);
    case 'option':
      return cart.selectedShippingOption?.id === action.id;
    default:
      return action.type === 'load';
  }
};
