import { type FormEvent, useMemo, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { localeOf, textLocales } from '../../src/core/i18n/locale';
import type { Cart } from '../../src/features/cart';
import { isZip } from '../../src/features/form/text-formats';
import type { CartText } from './cart-text';
import { countriesIn } from './shipping-countries';
import { useCartChange } from './use-cart-change';

interface ShippingProps {
  host: BlockHost;
  cart: Cart;
  pending: ReadonlySet<string>;
  /** ISO 3166 codes of two letters; none for all countries. */
  countryCodes: string[];
  text: CartText;
  formatPrice: (cents: number) => string;
}

/** The place to ship to, and the shipping options for it. */
export const Shipping = ({ host, cart, pending, countryCodes, text, formatPrice }: ShippingProps) => {
  const { shippingLocation, shippingOptions, selectedShippingOption } = cart;
  const locationChange = useCartChange(text);
  const [zipError, setZipError] = useState('');
  // Has an error of its own, which stands beside the options, because the form may be folded.
  const optionChange = useCartChange(text);
  const locale = localeOf(host, textLocales);
  const countries = useMemo(() => countriesIn(locale, countryCodes), [locale, countryCodes]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fieldValue = (name: string): string => `${form.get(name) ?? ''}`.trim();
    const [country, state, zip] = ['country', 'state', 'zip'].map(fieldValue) as [string, string, string];
    const isZipValid = country !== 'US' || !zip || isZip(zip);
    setZipError(isZipValid ? '' : text('fiveDigits'));
    if (isZipValid)
      locationChange.change({
        type: 'setShippingLocation',
        location: { ...shippingLocation, country, state, zip },
      });
  };

  return (
    <>
      <details part="fold">
        <summary>{text('shipTo')}</summary>
        <form onSubmit={submit}>
          <label>
            {text('country')}
            <select part="control" name="country" required autoComplete="shipping country">
              <option value="">{text('choose')}</option>
              {countries.map(({ code, name }) => (
                // Not `defaultValue` of the select: Preact does not know it, and another tab may change the country.
                <option key={code} value={code} selected={code === shippingLocation.country}>
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
              defaultValue={shippingLocation.state}
              autoComplete="shipping address-level1"
            />
          </label>
          <label>
            {text('zip')}
            <input
              part="control"
              name="zip"
              defaultValue={shippingLocation.zip}
              autoComplete="shipping postal-code"
              aria-invalid={!!zipError}
              aria-describedby={zipError ? 'place-error' : undefined}
            />
          </label>
          <button type="submit" part="apply" aria-busy={pending.has('shipping')}>
            {text('calculate')}
          </button>
          {(zipError || locationChange.error) && (
            <p part="error" id="place-error" role="alert">
              {zipError || locationChange.error}
            </p>
          )}
        </form>
      </details>
      {shippingLocation.country && shippingOptions.length > 0 && (
        <fieldset part="options">
          <legend>{text('shippingMethod')}</legend>
          {shippingOptions.map(({ id, name, computedCost }) => (
            <label key={id} part="option">
              <input
                type="radio"
                name="option"
                checked={id === selectedShippingOption?.id}
                onChange={() => optionChange.change({ type: 'setShippingOption', id })}
              />
              <span>{name}</span>
              <span>{computedCost ? formatPrice(computedCost) : text('free')}</span>
            </label>
          ))}
          {optionChange.error && (
            <p part="error" role="alert">
              {optionChange.error}
            </p>
          )}
        </fieldset>
      )}
      {shippingLocation.country && !shippingOptions.length && !pending.size && (
        <p part="label">{text('noShipping')}</p>
      )}
    </>
  );
};
