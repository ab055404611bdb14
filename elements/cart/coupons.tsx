import { type FormEvent, useRef, useState } from 'react';
import { mayMoveFocus } from '../../src/core/util/focused-element';
import type { Cart, CartCoupon } from '../../src/features/cart/cart';
import { CloseIcon } from '../../src/ui/close-button';
import { TransientButton } from '../../src/ui/transient-button';
import type { CartText } from './cart-text';
import { useCartChange } from './use-cart-change';

interface CouponsProps {
  cart: Cart;
  isPending: boolean;
  text: CartText;
  formatPrice: (cents: number) => string;
}

/** The discount codes of the cart, why some of them do not count, and a field for another code. */
export const Coupons = ({ cart, isPending, text, formatPrice }: CouponsProps) => {
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { error, change } = useCartChange(text);
  // Has an error of its own, which stands beside the list, because the form may be folded.
  const removal = useCartChange(text);

  const isSubmitting = useRef(false);
  const [lastCode, setLastCode] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const form = event.currentTarget;
    const promoCode = `${new FormData(form).get('promoCode')}`.trim();
    isSubmitting.current = true;
    const isAdded = !!promoCode && (await change({ type: 'addCoupon', promoCode }));
    isSubmitting.current = false;
    if (isAdded) {
      setLastCode(promoCode.toUpperCase());
      // The visitor may have typed another code meanwhile.
      if (field.current?.value.trim() === promoCode) form.reset();
      return;
    }
    const root = form.getRootNode() as ShadowRoot;
    if (mayMoveFocus(root, (focused) => form.contains(focused))) field.current?.focus();
  };

  const reasonOf = ({ minimumCents = 0 }: CartCoupon): string =>
    minimumCents > cart.subtotalCents
      ? text('couponMinimum', { price: formatPrice(minimumCents) })
      : text('couponNotApplied');

  const { validCoupons, invalidCoupons } = cart;
  // A server may send no list of valid coupons: each coupon that it does not list as invalid counts.
  const others = cart.coupons.filter(
    ({ id }) => ![...validCoupons, ...invalidCoupons].some((coupon) => coupon.id === id),
  );
  const coupons = [
    ...[...validCoupons, ...others].map((coupon) => ({ coupon, isValid: true })),
    ...invalidCoupons.map((coupon) => ({ coupon, isValid: false })),
  ];
  const refused = invalidCoupons.find((coupon) => coupon.promoCode.toUpperCase() === lastCode);
  return (
    <>
      <details part="fold">
        <summary ref={summary}>{text('code')}</summary>
        <form className="code" onSubmit={submit}>
          <input
            part="control"
            name="promoCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={text('code')}
            aria-invalid={!!error}
            aria-describedby={error ? 'code-error' : undefined}
            ref={field}
          />
          <button type="submit" part="apply" aria-busy={isPending}>
            {text('apply')}
          </button>
          {error && (
            <p part="error" id="code-error" role="alert">
              {error}
            </p>
          )}
        </form>
      </details>
      {coupons.length > 0 && (
        <ul part="coupons" role="list" aria-label={text('code')}>
          {coupons.map(({ coupon, isValid }) => (
            <li part="coupon" key={coupon.id}>
              <span>
                <b>{coupon.promoCode}</b> <small>{isValid ? coupon.name : reasonOf(coupon)}</small>
              </span>
              {isValid && !!coupon.discountCents && <span>{`−${formatPrice(coupon.discountCents)}`}</span>}
              <TransientButton
                part="remove"
                aria-label={text('removeCode', { code: coupon.promoCode })}
                onClick={() => removal.change({ type: 'removeCoupon', id: coupon.id })}
                findNextFocus={() => summary.current}
              >
                <CloseIcon />
              </TransientButton>
            </li>
          ))}
        </ul>
      )}
      {/* The list shows the reason, too, but screen readers would not announce it to a visitor in the field. */}
      <p className="visually-hidden" part="status" role="status">
        {refused && reasonOf(refused)}
      </p>
      {removal.error && (
        <p part="error" role="alert">
          {removal.error}
        </p>
      )}
    </>
  );
};
