import { Component, type ReactNode } from 'react';
import { type FieldProps, Group, Single, type Views } from '../field-frame';
import { Control, Part } from '../fields';
import { partName } from '../item';
import type { FormMessages } from '../messages/es-419';
import { countryOf } from './countries';

interface NumberProps extends FieldProps {
  /** In the order that is submitted (contract 5, "Form"), with the digits of each. */
  parts: [caption: 'month' | 'day' | 'year' | 'hour' | 'minute' | 'second', digits: number][];
  children?: ReactNode;
}

const Numbers = ({ parts, children, ...props }: NumberProps) => {
  const { field, text } = props;
  return (
    <Group {...props}>
      <div className="parts short">
        {parts.map(([caption, maxLength], nth) => (
          <Part
            key={caption}
            id={field.id}
            nth={nth}
            caption={text(caption)}
            inputMode="numeric"
            maxLength={maxLength}
            required={field.required && caption !== 'second'}
          />
        ))}
        {children}
      </div>
    </Group>
  );
};

const DateField = (props: FieldProps) => (
  <Numbers
    {...props}
    parts={[
      ['month', 2],
      ['day', 2],
      ['year', 4],
    ]}
  />
);

const Time = (props: FieldProps) => (
  <Numbers
    {...props}
    parts={[
      ['hour', 2],
      ['minute', 2],
      ['second', 2],
    ]}
  >
    <label className="part">
      <span className="caption" part="caption">
        {props.text('ampm')}
      </span>
      <select part="control" name={partName(props.field.id, 3)} data-nth={3}>
        <option>AM</option>
        <option>PM</option>
      </select>
    </label>
  </Numbers>
);

const Phone = (props: FieldProps) => {
  const { id, showCountryCode, required, country } = props.field;
  const { text } = props;
  const form = countryOf(country);
  const sizes = form?.phone ?? [3, 3, 4];
  const tel = { id, inputMode: 'tel' as const };
  const first = showCountryCode ? 1 : 0;
  const captions = ['areaCode', 'prefix', 'line'] as const;
  const tokens = ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix'];
  return (
    <Group {...props}>
      <div className="parts short">
        {showCountryCode && (
          <Part
            {...tel}
            nth={0}
            caption={text('countryCode')}
            autoComplete="tel-country-code"
            placeholder={form?.dial ?? '+'}
            size={5}
          />
        )}
        {captions.map((caption, nth) => (
          <Part
            {...tel}
            key={caption}
            nth={first + nth}
            caption={text(caption)}
            autoComplete={tokens[nth] ?? ''}
            required={required}
            size={sizes[nth]}
          />
        ))}
      </div>
    </Group>
  );
};

/** The parts of an address, in the order that is submitted. */
const addressParts = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;
const addressTokens = [
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country-name',
];

class Address extends Component<FieldProps, { typed: string }> {
  override state = { typed: '' };

  override render() {
    const { field, text } = this.props;
    const form = countryOf(this.state.typed) ?? countryOf(field.country);
    const order = form?.postalFirst ? [0, 1, 4, 2, 3, 5] : [0, 1, 2, 3, 4, 5];
    const captionOf = (part: (typeof addressParts)[number]): keyof FormMessages =>
      part === 'state' ? (form?.state ?? 'state') : part;
    return (
      <Group {...this.props}>
        <div className="parts address">
          {order.map((nth) => {
            const part = addressParts[nth] ?? 'line1';
            const isCountry = part === 'country';
            return (
              <Part
                key={part}
                id={field.id}
                nth={nth}
                className={part}
                caption={text(captionOf(part))}
                autoComplete={addressTokens[nth] ?? ''}
                required={field.required && (part === 'line1' || part === 'city')}
                onInput={
                  isCountry ? ({ currentTarget }) => this.setState({ typed: currentTarget.value }) : undefined
                }
              />
            );
          })}
        </div>
      </Group>
    );
  }
}

const Signed = (props: FieldProps) => {
  const { type, currencySymbol } = props.field;
  return (
    <Single {...props}>
      <div className="signed">
        <span className="sign" aria-hidden="true">
          {type === 'twitter' ? '@' : currencySymbol}
        </span>
        <Control {...props} inputMode={type === 'currency' ? 'decimal' : undefined} />
      </div>
    </Single>
  );
};

/** Fields of several texts, or with a sign before it: what `prepare` loads where a form has one. */
export const views: Views = [
  ['date', DateField],
  ['time', Time],
  ['phone', Phone],
  ['address', Address],
  ['currency', Signed],
  ['twitter', Signed],
];

export { messages } from './messages/es-419';
export { default as styles } from './parts.css';
