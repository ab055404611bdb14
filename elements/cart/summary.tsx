import type { ReactNode } from 'react';
import { type Cart, isLocal } from '../../src/cart';
import type { Text } from '../../src/i18n/translated';
import type { messages } from './messages/es-419';

interface SummaryProps {
  cart: Cart;
  text: Text<typeof messages>;
  price: (cents: number) => string;
  /** Something is on its way: tax and discounts are those of before. */
  isPending: boolean;
  isLeaving: boolean;
  minimumCents: number;
  /** What comes before the amounts. */
  children?: ReactNode;
}

/** What the cart comes to, and the way to the checkout. */
export const Summary = ({ cart, text, price, isPending, isLeaving, ...rest }: SummaryProps) => {
  const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = cart;
  const isShipped = cart.requiresShipping && cart.selectedShippingOption;
  const isShort = subtotalCents < rest.minimumCents;
  const amounts: [key: keyof typeof messages, amount: string | false][] = [
    ['subtotal', price(subtotalCents)],
    ['discount', discountCents > 0 && `−${price(discountCents)}`],
    ['shipping', !!isShipped && (shippingCostCents ? price(shippingCostCents) : text('free'))],
    ['tax', taxCents > 0 && price(taxCents)],
    ['total', price(grandTotalCents)],
  ];
  return (
    <section part="summary" aria-label={text('summary')}>
      {rest.children}
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
        {isShort && (
          <p part="minimum" id="minimum">
            {text('minimum', { subtotal: price(rest.minimumCents) })}
          </p>
        )}
        <button
          type="button"
          part="checkout"
          value="checkout"
          aria-disabled={isShort || isLeaving}
          aria-busy={isLeaving}
          aria-describedby={isShort ? 'minimum' : undefined}
        >
          {text(isLocal() ? 'order' : 'checkout')}
        </button>
      </div>
    </section>
  );
};
