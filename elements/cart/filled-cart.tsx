import type { ReactNode } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { importWithRetry } from '../../src/core/lazy-import';
import { type Cart, isLocalCart, lineKey } from '../../src/features/cart';
import type { FormBlock } from '../../src/features/product-form/product-form';
import { useProductForm } from '../../src/features/product-form/use-product-form';
import { useStyles } from '../../src/hooks/use-styles';
import { CartLine, RemovedLineNote } from './cart-line';
import { CartSummary } from './cart-summary';
import type { CartText } from './cart-text';
import { Coupons } from './coupons';
import styles from './filled-cart.css';
import type { CartSettings } from './schema';
import { Shipping } from './shipping';
import { useCartActions } from './use-cart-actions';

const formBlock: FormBlock = { tag: 'az-form', load: () => importWithRetry(() => import('../form/index')) };

interface FilledCartProps {
  host: BlockHost;
  settings: CartSettings;
  text: CartText;
  cart: Cart;
  /** Ids of lines with unconfirmed changes, `coupons`, `shipping`. */
  pending: ReadonlySet<string>;
  formatPrice: (cents: number) => string;
  /** Shown when the visitor has removed the last line. */
  emptyCart: ReactNode;
}

/** The lines of a cart, its amounts, and everything that visitors can do with them. */
export const FilledCart = (props: FilledCartProps) => {
  const { host, settings, text, cart, pending, formatPrice, emptyCart } = props;
  useStyles(host, styles);
  const productForm = useProductForm(host, formBlock);
  const { minimumSubtotalCents } = settings;
  const { state, actions } = useCartActions({ host, text, minimumSubtotalCents, productForm });
  const { error, lineErrors, removedLine, focusTarget } = state;

  const lines: ReactNode[] = cart.entries.map((entry) => {
    const key = lineKey(entry);
    return (
      <CartLine
        key={key}
        entry={entry}
        error={lineErrors[key]}
        isPending={pending.has(entry.id)}
        focusControl={focusTarget?.key === key ? focusTarget.control : undefined}
        text={text}
        formatPrice={formatPrice}
        actions={actions}
      />
    );
  });
  if (removedLine)
    lines.splice(
      removedLine.index,
      0,
      <RemovedLineNote
        key="removed"
        title={removedLine.entry.title}
        isFocusTarget={focusTarget?.control === 'undo'}
        text={text}
        actions={actions}
      />,
    );
  // A cart of this browser has neither discount codes nor shipping.
  const hasServer = !isLocalCart();
  return (
    <>
      {/* Not `error &&`, which may render "": after a text, Preact would create everything below the notice anew. */}
      {error !== '' && (
        <div part="notice" role="alert">
          <span>{error}</span>
        </div>
      )}
      <div className="parts">
        {lines.length > 0 && (
          <ul part="lines" role="list" aria-label={text('lines')}>
            {lines}
          </ul>
        )}
        {cart.entries.length ? (
          <CartSummary
            cart={cart}
            text={text}
            formatPrice={formatPrice}
            isPending={pending.size > 0}
            isLeaving={state.isLeaving}
            minimumSubtotalCents={minimumSubtotalCents}
            onCheckOut={actions.checkOut}
          >
            {hasServer && settings.coupons && (
              <Coupons cart={cart} isPending={pending.has('coupons')} text={text} formatPrice={formatPrice} />
            )}
            {hasServer && settings.shipping && cart.requiresShipping && (
              <Shipping
                host={host}
                cart={cart}
                pending={pending}
                countryCodes={settings.countries}
                text={text}
                formatPrice={formatPrice}
              />
            )}
          </CartSummary>
        ) : (
          emptyCart
        )}
      </div>
      {productForm.dialog}
    </>
  );
};
