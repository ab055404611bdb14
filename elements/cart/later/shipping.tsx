import { Component, type FormEvent } from 'react';
import type { CartAction, CartService } from '../../../src/cart';
import { isZip } from '../../../src/validation/is-zip';
import { type Country, countriesIn } from './countries';
import type { PartProps } from './coupons';

interface ShippingProps extends PartProps {
  /** Of countries; none for all. */
  codes: string[];
  locale: string;
}

/** Where to ship to, and which of the ways there. */
export class Shipping extends Component<ShippingProps> {
  #fault = '';
  /** Those of `#key`: hundreds of names are not asked for at each change. */
  #countries: Country[] = [];
  #key = '';

  readonly #submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string): string => `${form.get(name) ?? ''}`.trim();
    const { shippingLocation } = this.props.cart;
    const location = {
      ...shippingLocation,
      country: field('country'),
      state: field('state'),
      zip: field('zip'),
    };
    if (location.country === 'US' && location.zip && !isZip(location.zip))
      this.#say(this.props.text('fiveDigits'));
    else this.#change({ type: 'location', location });
  };

  #say(fault: string): void {
    this.#fault = fault;
    this.forceUpdate();
  }

  async #change(action: CartAction): Promise<void> {
    const { service, text, wordsOf } = this.props as { service: CartService } & ShippingProps;
    this.#say('');
    const result = await service.change(action);
    if (!result.ok) this.#say(wordsOf(text, result.error));
  }

  get countries(): Country[] {
    const { codes, locale } = this.props;
    const key = `${locale} ${codes}`;
    if (key !== this.#key) this.#countries = countriesIn(locale, codes);
    this.#key = key;
    return this.#countries;
  }

  #renderOptions() {
    const { cart, service, text, price } = this.props;
    const { shippingOptions, selectedShippingOption, shippingLocation } = cart;
    if (!shippingLocation.country) return null;
    if (!shippingOptions.length)
      return service.snapshot().pending.size ? null : <p part="label">{text('nowhere')}</p>;
    return (
      <fieldset part="options">
        <legend>{text('how')}</legend>
        {shippingOptions.map(({ id, name, computedCost }) => (
          <label key={id} part="option">
            <input
              type="radio"
              name="option"
              checked={id === selectedShippingOption?.id}
              // Not onInput: React takes a click on a radio button back before that.
              onChange={() => this.#change({ type: 'option', id })}
            />
            <span>{name}</span>
            <span>{computedCost ? price(computedCost) : text('free')}</span>
          </label>
        ))}
      </fieldset>
    );
  }

  override render() {
    const { cart, service, text } = this.props;
    const { country, state, zip } = cart.shippingLocation;
    return (
      <>
        <details part="fold">
          <summary>{text('shipTo')}</summary>
          <form className="place" onSubmit={this.#submit}>
            <label>
              {text('country')}
              <select part="control" name="country" required autoComplete="shipping country">
                <option value="">{text('choose')}</option>
                {this.countries.map(({ code, name }) => (
                  <option key={code} value={code} selected={code === country}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {text('state')}
              <input
                part="control"
                name="state"
                defaultValue={state}
                autoComplete="shipping address-level1"
              />
            </label>
            <label>
              {text('zip')}
              <input
                part="control"
                name="zip"
                defaultValue={zip}
                autoComplete="shipping postal-code"
                aria-invalid={!!this.#fault}
                aria-describedby={this.#fault ? 'place-error' : undefined}
              />
            </label>
            <button type="submit" part="apply" aria-busy={service.snapshot().pending.has('shipping')}>
              {text('calculate')}
            </button>
            {this.#fault && (
              <p part="error" id="place-error" role="alert">
                {this.#fault}
              </p>
            )}
          </form>
        </details>
        {this.#renderOptions()}
      </>
    );
  }
}
