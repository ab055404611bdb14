import type { Cart } from './cart';

const key = 'azulejo-cart';

/** The cart that this browser knew last: shown until the one of now is here. */
export const recall = (): Cart | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
};

export const remember = (cart: Cart): void => {
  try {
    if (cart.id) localStorage.setItem(key, JSON.stringify(cart));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the next page asks.
  }
};
