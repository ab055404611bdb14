import { Component, type FormEvent } from 'react';
import type { CartService } from '../../../src/cart';
import type { Cart, CartCoupon } from '../../../src/cart/cart';
import type { Text } from '../../../src/i18n/translated';
import type { LaterMessages } from './messages/es-419';
import type { wordsOf } from './words-of';

export interface PartProps {
  cart: Cart;
  service: CartService;
  text: Text<LaterMessages>;
  wordsOf: typeof wordsOf;
  price: (cents: number) => string;
}

/** Discount codes: those that count, those that do not and why, and a field for another. */
export class Coupons extends Component<PartProps> {
  #fault = '';

  readonly #submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input') as HTMLInputElement;
    const promoCode = field.value.trim();
    if (promoCode && (await this.#change({ type: 'addCoupon', promoCode }))) field.value = '';
    else field.focus();
  };

  async #change(action: Parameters<CartService['change']>[0]): Promise<boolean> {
    const { service, text, wordsOf } = this.props;
    this.#fault = '';
    this.forceUpdate();
    const result = await service.change(action);
    if (!result.ok) {
      this.#fault = wordsOf(text, result.error);
      this.forceUpdate();
    }
    return result.ok;
  }

  /** Why a code does not count. */
  #reasonOf({ minimumCents = 0 }: CartCoupon): string {
    const { cart, price, text } = this.props;
    return minimumCents > cart.subtotalCents
      ? text('from', { price: price(minimumCents) })
      : text('notApplied');
  }

  #renderCoupon(coupon: CartCoupon, isValid: boolean) {
    const { price, text } = this.props;
    const { id, promoCode, name, discountCents = 0 } = coupon;
    return (
      <li part="coupon" key={id}>
        <span>
          <b>{promoCode}</b> <small>{isValid ? name : this.#reasonOf(coupon)}</small>
        </span>
        {isValid && <span>{`−${price(discountCents)}`}</span>}
        <button
          type="button"
          part="remove"
          aria-label={text('removeCode', { code: promoCode })}
          onClick={() => this.#change({ type: 'removeCoupon', id })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </li>
    );
  }

  override render() {
    const { cart, service, text } = this.props;
    const { validCoupons, invalidCoupons } = cart;
    const isPending = service.snapshot().pending.has('coupons');
    return (
      <>
        <details part="fold">
          <summary>{text('code')}</summary>
          <form className="code" onSubmit={this.#submit}>
            <input
              part="control"
              name="promoCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-label={text('code')}
              aria-invalid={!!this.#fault}
              aria-describedby={this.#fault ? 'code-error' : undefined}
            />
            <button type="submit" part="apply" aria-busy={isPending}>
              {text('apply')}
            </button>
            {this.#fault && (
              <p part="error" id="code-error" role="alert">
                {this.#fault}
              </p>
            )}
          </form>
        </details>
        {validCoupons.length + invalidCoupons.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: in Safari a list without marks is none
          <ul part="coupons" role="list" aria-label={text('code')}>
            {validCoupons.map((coupon) => this.#renderCoupon(coupon, true))}
            {invalidCoupons.map((coupon) => this.#renderCoupon(coupon, false))}
          </ul>
        )}
      </>
    );
  }
}
