import { useMemo, useState } from 'react';
import { partName } from '../controls';
import { FieldGroup, SingleField } from '../field-frame';
import type { FieldKinds, FieldProps } from '../field-view';
import { useFormContext, useInitialValues } from '../form-context';
import { isSinglePhone } from '../form-field';
import type { FormMessages } from '../messages/es-419';
import { markedCaption, TextControl, TextField, TextPart } from '../text-fields';
import { countryFormatOf } from './country-formats';
import { DateField, TimeField } from './time-fields';

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
  const countryIndex = addressParts.findIndex(({ caption }) => caption === 'country');
  const initialCountry = useInitialValues(partName(field.id, countryIndex))?.[0] ?? '';
  const [country, setCountry] = useState(initialCountry);
  const format = useMemo(
    () => countryFormatOf(country) ?? countryFormatOf(field.country),
    [country, field.country],
  );
  const captionOf = (part: AddressPart): keyof FormMessages =>
    part === 'state' ? (format?.state ?? 'state') : part;
  return (
    <FieldGroup {...props}>
      <div className="parts address">
        {(format?.isPostalCodeFirst ? postalCodeFirst : usualOrder).map((caption) => {
          const partIndex = addressParts.findIndex((one) => one.caption === caption);
          const isRequired = field.required && (caption === 'line1' || caption === 'city');
          return (
            <TextPart
              {...props}
              key={caption}
              partIndex={partIndex}
              className={caption}
              caption={isRequired ? markedCaption(text(captionOf(caption))) : text(captionOf(caption))}
              autoComplete={addressParts[partIndex]?.token}
              required={isRequired}
              onInput={
                partIndex === countryIndex ? (event) => setCountry(event.currentTarget.value) : undefined
              }
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
  date: DateField,
  time: TimeField,
  phone: PhoneField,
  address: AddressField,
  currency: PrefixedField,
  twitter: PrefixedField,
};

export { default as styles } from './composite-fields.css';
