import { useMemo, useState } from 'react';
import { partName } from '../controls';
import { FieldGroup, SingleField } from '../field-frame';
import type { FieldKinds, FieldProps } from '../field-view';
import { useFormContext, useInitialValues } from '../form-context';
import { isSinglePhone } from '../form-field';
import { markedCaption, TextControl, TextField, TextPart } from '../text-fields';
import { countryFormatOf } from './country-formats';
import { TimeField } from './time-fields';

const phoneParts = [
  { caption: 'areaCode', token: 'tel-area-code' },
  { caption: 'prefix', token: 'tel-local-prefix' },
  { caption: 'line', token: 'tel-local-suffix' },
] as const;

/** Number of digits of the three parts, for a country that is not in the table of formats. */
const usualPhoneDigits = [3, 3, 4];

/** The parts run from left to right in every script, as people read the number. */
const PhoneParts = (props: FieldProps) => {
  const { showCountryCode, required, country } = props.field;
  const { text } = useFormContext();
  const format = useMemo(() => countryFormatOf(country), [country]);
  const digits = format?.phoneDigits ?? usualPhoneDigits;
  const firstPart = showCountryCode ? 1 : 0;
  return (
    <FieldGroup {...props}>
      <div className="parts short phone-parts" dir="ltr">
        {showCountryCode && (
          <TextPart
            {...props}
            partIndex={0}
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
            partIndex={firstPart + index}
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

const PhoneField = (props: FieldProps) =>
  isSinglePhone(props.field) ? <TextField {...props} /> : <PhoneParts {...props} />;

/** The parts in the order of the submitted list, with their tokens for the browser's autofill. */
const addressTokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  country: 'country-name',
};

type AddressPart = keyof typeof addressTokens;

const addressParts = Object.keys(addressTokens) as AddressPart[];
const postalCodeFirst: AddressPart[] = ['line1', 'line2', 'postalCode', 'city', 'state', 'country'];

const AddressField = (props: FieldProps) => {
  const { field } = props;
  const { text } = useFormContext();
  const initialCountry = useInitialValues(partName(field.id, addressParts.indexOf('country')))?.[0] ?? '';
  const [country, setCountry] = useState(initialCountry);
  const format = useMemo(
    () => countryFormatOf(country) ?? countryFormatOf(field.country),
    [country, field.country],
  );
  return (
    <FieldGroup {...props}>
      <div className="parts address">
        {(format?.isPostalCodeFirst ? postalCodeFirst : addressParts).map((part) => {
          const caption = text(part === 'state' ? (format?.state ?? 'state') : part);
          const isRequired = field.required && (part === 'line1' || part === 'city');
          return (
            <TextPart
              {...props}
              key={part}
              partIndex={addressParts.indexOf(part)}
              className={part}
              caption={isRequired ? markedCaption(caption) : caption}
              autoComplete={addressTokens[part]}
              required={isRequired}
              onInput={part === 'country' ? (event) => setCountry(event.currentTarget.value) : undefined}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
};

/** A text with a prefix: the sign of a currency before an amount, or the `@` of a user name. */
const PrefixedField = (props: FieldProps) => {
  const { type, currencySymbol } = props.field;
  const isAmount = type === 'currency';
  const prefixId = `prefix-${props.index}`;
  return (
    <SingleField {...props}>
      <div className="prefixed">
        <span className="prefix" id={prefixId} aria-hidden={!isAmount || undefined}>
          {isAmount ? currencySymbol : '@'}
        </span>
        <TextControl
          {...props}
          inputMode={isAmount ? 'decimal' : undefined}
          describedBy={isAmount ? prefixId : undefined}
        />
      </div>
    </SingleField>
  );
};

/** Fields of several texts, or with a prefix before the text. */
export const views: FieldKinds['views'] = {
  date: TimeField,
  time: TimeField,
  phone: PhoneField,
  address: AddressField,
  currency: PrefixedField,
  twitter: PrefixedField,
};

export { default as styles } from './composite-fields.css';
