import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { lazyImport } from '../../src/core/lazy-import';
import { type CartSnapshot, cartCurrency, pageCart, useCart } from '../../src/features/cart';
import { usePriceFormat } from '../../src/features/money/use-price-format';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { TransientButton } from '../../src/ui/transient-button';
import { CartPanel } from './cart-panel';
import type { CartText } from './cart-text';
import type { messages } from './messages/es-419';
import type { CartSettings } from './schema';

const filledCartModule = lazyImport(() => import('./filled-cart'));

/** Loads the lines' code before the first render, so that the block shows all of a filled cart at once. */
export const prepare = async (): Promise<undefined> => {
  if (pageCart().getSnapshot().count > 0) await filledCartModule.load();
};

/**
 * The component for the lines, imported when the cart is not empty; undefined before. It stays when the last line is
 * removed, because the visitor may undo that.
 */
const useFilledCart = (host: BlockHost, snapshot: CartSnapshot) => {
  const isNeeded = snapshot.count > 0;
  const [module, setModule] = useState(isNeeded ? filledCartModule.loaded : undefined);
  // The snapshot is among the dependencies so that an import that has failed is repeated with the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isNeeded || module) return;
    filledCartModule.load().then(setModule, (error) => host.report(error));
  }, [snapshot, isNeeded, module, host]);
  return module?.FilledCart;
};

interface EmptyCartProps {
  shopUrl: string;
  text: CartText;
}

/** The page's own content, else a message and a link to the shop. */
const EmptyCart = ({ shopUrl, text }: EmptyCartProps) => (
  <div part="empty">
    <slot>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 8h14l1 12.5H4Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4" />
      </svg>
      <p>{text('empty')}</p>
      {shopUrl && (
        <a part="shop" href={new URL(shopUrl, document.baseURI).href}>
          {text('shop')}
        </a>
      )}
    </slot>
  </div>
);

/** The visitor's cart, in the page or in a panel. */
export const CartView = ({ settings, host, text }: BlockProps<CartSettings, typeof messages>): ReactNode => {
  const snapshot = useCart();
  const { cart, count, pending, hasLoadFailed } = snapshot;
  const formatPrice = usePriceFormat(cart ? cartCurrency(cart) : '', count > 0);
  const FilledCart = useFilledCart(host, snapshot);
  const [announcement, setAnnouncement] = useState('');
  const lastConfirmed = useRef(cart);
  const statusRef = useRef<HTMLParagraphElement>(null);
  useCustomState(host, 'empty', count === 0);

  useEffect(() => {
    const before = lastConfirmed.current;
    if (!cart || cart === before || (before && pending.size > 0)) return;
    lastConfirmed.current = cart;
    // The first cart is no change.
    if (!before) return;
    // No total of an empty cart: the cart has no line that names the currency.
    if (before.grandTotalCents !== cart.grandTotalCents)
      setAnnouncement(count > 0 ? `${text('total')}: ${formatPrice(cart.grandTotalCents)}` : text('empty'));
    emit(host, 'az-update', { detail: { cart } });
  }, [cart, count, pending, host, text, formatPrice]);

  const emptyCart = <EmptyCart shopUrl={settings.shopUrl} text={text} />;
  const renderCart = (): ReactNode => {
    if (cart && FilledCart)
      return (
        <FilledCart
          host={host}
          settings={settings}
          text={text}
          cart={cart}
          pending={pending}
          formatPrice={formatPrice}
          emptyCart={emptyCart}
        />
      );
    if (cart && count === 0) return <div className="parts">{emptyCart}</div>;
    return !hasLoadFailed && <div part="loading" className={settings.shopUrl && 'with-link'} />;
  };
  const isVisible = cart && (FilledCart || count === 0);
  const body = (
    <div part="body">
      {/* `said` is the former name of the part `status`. */}
      <p className="visually-hidden" part="status said" role="status" tabIndex={-1} ref={statusRef}>
        {isVisible || hasLoadFailed ? announcement : text('loading')}
      </p>
      {hasLoadFailed && (
        <div part="notice" role="alert">
          <span>{text('cartLoad')}</span>
          <TransientButton
            part="retry"
            onClick={() => pageCart().load()}
            findNextFocus={() => statusRef.current}
          >
            {text('retry')}
          </TransientButton>
        </div>
      )}
      {renderCart()}
    </div>
  );
  return settings.mode === 'panel' ? (
    <CartPanel host={host} text={text}>
      {body}
    </CartPanel>
  ) : (
    body
  );
};
