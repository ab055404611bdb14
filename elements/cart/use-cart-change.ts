import { useState } from 'react';
import { type CartAction, pageCart } from '../../src/features/cart';
import { type CartText, cartErrorMessage } from './cart-text';

/** Changes the cart for one part of the view. `error` is the message about that part's last change if it has failed, else "". */
export const useCartChange = (text: CartText) => {
  const [error, setError] = useState('');
  /** Resolves with whether the change has been made. */
  const change = async (action: CartAction): Promise<boolean> => {
    setError('');
    const result = await pageCart().change(action);
    // An earlier change may have failed meanwhile.
    setError(result.ok ? '' : cartErrorMessage(text, result.error));
    return result.ok;
  };
  return { error, change };
};
