import type { ReactNode } from 'react';
import { type Cart, isLocalCart } from '../../src/features/cart';
import type { CartText } from './cart-text';

interface CartSummaryProps {
  cart: Cart;
  text: CartText;
  formatPrice: (cents: number) => string;
  /** Whether changes are unconfirmed: tax and discounts are those from before the changes. */
  isPending: boolean;
  isLeaving: boolean;
  minimumSubtotalCents: number;
  onCheckOut: () => void;
  /** Stands before the amounts. */
  children?: ReactNode;
}

/** The amounts of the cart and the button to the checkout. */
export const CartSummary = (props: CartSummaryProps) => {
  const { cart, text, formatPrice, isPending, isLeaving, minimumSubtotalCents, onCheckOut, children } = props;
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = cart;
  const hasShipping = cart.requiresShipping && cart.selectedShippingOption;
  const isBelowMinimum = subtotalCents < minimumSubtotalCents;
  const amounts = [
    ['subtotal', formatPrice(subtotalCents)],
    ['discount', discountCents > 0 && `−${formatPrice(discountCents)}`],
    ['shipping', hasShipping && (shippingCostCents ? formatPrice(shippingCostCents) : text('free'))],
    ['tax', taxCents > 0 && formatPrice(taxCents)],
    ['total', formatPrice(grandTotalCents)],
  ] as const;
  return (
    <section part="summary" aria-label={text('summary')}>
      {children}
      <div className="pay">
        <dl part="totals" aria-busy={isPending}>
          {amounts.map(
            ([key, amount]) =>
              amount && (
                <div key={key} part={key === 'total' ? 'amount total' : 'amount'}>
                  <dt>{text(key)}</dt>
                  <dd>{amount}</dd>
                </div>
              ),
          )}
        </dl>
        {isBelowMinimum && (
          <p part="minimum" id="minimum">
            {text('minimum', { subtotal: formatPrice(minimumSubtotalCents) })}
          </p>
        )}
        <button
          type="button"
          part="checkout"
          aria-disabled={isBelowMinimum || isLeaving}
          aria-busy={isLeaving}
          aria-describedby={isBelowMinimum ? 'minimum' : undefined}
          onClick={onCheckOut}
        >
          {text(isLocalCart() ? 'order' : 'checkout')}
        </button>
      </div>
    </section>
  );
};
