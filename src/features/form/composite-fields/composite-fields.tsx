import { type ReactNode, useMemo, useState } from 'react';
import { partName } from '../controls';
import { FieldGroup, SingleField, useErrorProps } from '../field-frame';
import type { FieldKinds, FieldProps } from '../field-kind';
import { useFormContext, useInitialValues } from '../form-context';
import type { FormMessages } from '../messages/es-419';
import { TextControl, TextPart, useInitialSelection } from '../text-fields';
import { countryOf } from './countries';

interface NumberPart {
  caption: 'month' | 'day' | 'year' | 'hour' | 'minute' | 'second';
  digits: number;
}

interface NumberPartsProps extends FieldProps {
  /** In the order of the submitted list. */
  parts: NumberPart[];
  children?: ReactNode;
}

const NumberParts = ({ parts, children, ...props }: NumberPartsProps) => {
  const { text } = useFormContext();
  return (
    <FieldGroup {...props}>
      <div className="parts short">
        {parts.map(({ caption, digits }, part) => (
          <TextPart
            {...props}
            key={caption}
            part={part}
            caption={text(caption)}
            inputMode="numeric"
            maxLength={digits}
            required={props.field.required && caption !== 'second'}
          />
        ))}
        {children}
      </div>
    </FieldGroup>
  );
};

const dateParts: NumberPart[] = [
  { caption: 'month', digits: 2 },
  { caption: 'day', digits: 2 },
  { caption: 'year', digits: 4 },
];

const DateField = (props: FieldProps) => <NumberParts {...props} parts={dateParts} />;

const timeParts: NumberPart[] = [
  { caption: 'hour', digits: 2 },
  { caption: 'minute', digits: 2 },
  { caption: 'second', digits: 2 },
];

const AmPmSelect = (props: FieldProps) => {
  const { text } = useFormContext();
  const name = partName(props.field.id, timeParts.length);
  const ref = useInitialSelection(name);
  return (
    <label className="part">
      <span className="caption" part="caption">
        {text('ampm')}
      </span>
      <select ref={ref} part="control" name={name} data-part={timeParts.length} {...useErrorProps(props)}>
        <option>AM</option>
        <option>PM</option>
      </select>
    </label>
  );
};

const TimeField = (props: FieldProps) => (
  <NumberParts {...props} parts={timeParts}>
    <AmPmSelect {...props} />
  </NumberParts>
);

const phoneParts = [
  { caption: 'areaCode', token: 'tel-area-code' },
  { caption: 'prefix', token: 'tel-local-prefix' },
  { caption: 'line', token: 'tel-local-suffix' },
] as const;

/** Usual digits of the three parts, for a country that the table does not have. */
const usualPhoneDigits = [3, 3, 4];

const PhoneField = (props: FieldProps) => {
  const { showCountryCode, required, country } = props.field;
  const { text } = useFormContext();
  const format = useMemo(() => countryOf(country), [country]);
  const digits = format?.phoneDigits ?? usualPhoneDigits;
  const firstPart = showCountryCode ? 1 : 0;
  return (
    <FieldGroup {...props}>
      <div className="parts short">
        {showCountryCode && (
          <TextPart
            {...props}
            part={0}
            inputMode="tel"
            caption={text('countryCode')}
            autoComplete="tel-country-code"
            placeholder={format?.dialCode ?? '+'}
            size={5}
          />
        )}
        {phoneParts.map(({ caption, token }, index) => (
          <TextPart
            {...props}
            key={caption}
            part={firstPart + index}
            inputMode="tel"
            caption={text(caption)}
            autoComplete={token}
            required={required}
            size={digits[index]}
          />
        ))}
      </div>
    </FieldGroup>
  );
};

/** In the order of the submitted list. */
const addressParts = [
  { caption: 'line1', token: 'address-line1' },
  { caption: 'line2', token: 'address-line2' },
  { caption: 'city', token: 'address-level2' },
  { caption: 'state', token: 'address-level1' },
  { caption: 'postalCode', token: 'postal-code' },
  { caption: 'country', token: 'country-name' },
] as const;

type AddressPart = (typeof addressParts)[number]['caption'];

const usualOrder: AddressPart[] = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'];
const postalCodeFirst: AddressPart[] = ['line1', 'line2', 'postalCode', 'city', 'state', 'country'];

const AddressField = (props: FieldProps) => {
  const { field } = props;
  const { text } = useFormContext();
  const countryPart = addressParts.findIndex(({ caption }) => caption === 'country');
  const initialCountry = useInitialValues(partName(field.id, countryPart))?.[0] ?? '';
  const [country, setCountry] = useState(initialCountry);
  const format = useMemo(() => countryOf(country) ?? countryOf(field.country), [country, field.country]);
  const captionOf = (part: AddressPart): keyof FormMessages =>
    part === 'state' ? (format?.state ?? 'state') : part;
  return (
    <FieldGroup {...props}>
      <div className="parts address">
        {(format?.isPostalCodeFirst ? postalCodeFirst : usualOrder).map((caption) => {
          const part = addressParts.findIndex((one) => one.caption === caption);
          return (
            <TextPart
              {...props}
              key={caption}
              part={part}
              className={caption}
              caption={text(captionOf(caption))}
              autoComplete={addressParts[part]?.token}
              required={field.required && (caption === 'line1' || caption === 'city')}
              onInput={part === countryPart ? (event) => setCountry(event.currentTarget.value) : undefined}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
};

/** A text with a sign before it: an amount of money, or a user name. */
const SignedField = (props: FieldProps) => {
  const { type, currencySymbol } = props.field;
  return (
    <SingleField {...props}>
      <div className="signed">
        <span className="sign" aria-hidden="true">
          {type === 'twitter' ? '@' : currencySymbol}
        </span>
        <TextControl {...props} inputMode={type === 'currency' ? 'decimal' : undefined} />
      </div>
    </SingleField>
  );
};

/** Fields of several texts, or with a sign before the text. */
export const views: FieldKinds['views'] = {
  date: DateField,
  time: TimeField,
  phone: PhoneField,
  address: AddressField,
  currency: SignedField,
  twitter: SignedField,
};

export { default as styles } from './composite-fields.css';
