import { useMemo, useState } from 'react';
import { formatLocaleOf } from '../../../core/i18n/format-locale';
import { partName } from '../controls';
import { FieldGroup, SingleField, useControlProps, useErrorProps } from '../field-frame';
import type { FieldKinds, FieldProps } from '../field-view';
import { useFormContext, useInitialSelection, useInitialValues } from '../form-context';
import { type FormField, isSinglePhone } from '../form-field';
import type { FormMessages } from '../messages/es-419';
import { TextControl, TextField, TextPart } from '../text-fields';
import { countryFormatOf } from './country-formats';

interface TimePart {
  caption: 'month' | 'day' | 'year' | 'hour' | 'minute' | 'second' | 'ampm';
  digits: number;
}

/** In the order of the submitted list, as all parts here. */
const dateParts: TimePart[] = [
  { caption: 'month', digits: 2 },
  { caption: 'day', digits: 2 },
  { caption: 'year', digits: 4 },
];

const timeParts: TimePart[] = [
  { caption: 'hour', digits: 2 },
  { caption: 'minute', digits: 2 },
  { caption: 'second', digits: 2 },
  { caption: 'ampm', digits: 2 },
];

const captionOfIntl: Record<string, TimePart['caption']> = { dayPeriod: 'ampm' };

/** The parts in the order in which the page's language writes them. */
const inLocaleOrder = (parts: TimePart[], host: Element, options: Intl.DateTimeFormatOptions): TimePart[] => {
  const order = new Intl.DateTimeFormat(formatLocaleOf(host), options)
    .formatToParts(0)
    .map(({ type }) => captionOfIntl[type] ?? type);
  return parts.toSorted((a, b) => order.indexOf(a.caption) - order.indexOf(b.caption));
};

/** The caption of a part that is required, in a field where others are not. The input says so to screen readers. */
const markedCaption = (caption: string) => (
  <>
    {caption}{' '}
    <span className="required" part="required" aria-hidden="true">
      *
    </span>
  </>
);

const AmPmSelect = ({ partIndex, ...props }: FieldProps & { partIndex: number }) => {
  const { text } = useFormContext();
  const name = partName(props.field.id, partIndex);
  const ref = useInitialSelection(name);
  return (
    <label className="part">
      <span className="caption" part="caption">
        {text('ampm')}
      </span>
      <select
        ref={ref}
        part="control"
        name={name}
        data-part={partIndex}
        {...useErrorProps(props, { part: partIndex })}
      >
        <option>AM</option>
        <option>PM</option>
      </select>
    </label>
  );
};

interface TimePartsProps extends FieldProps {
  /** In the order of the submitted list. */
  parts: TimePart[];
  /** In the order on the screen, without the parts that the form does not ask for. */
  visibleParts: TimePart[];
}

const TimeParts = ({ parts, visibleParts, ...props }: TimePartsProps) => {
  const { text } = useFormContext();
  const { required, showSeconds } = props.field;
  return (
    <FieldGroup {...props}>
      <div className="parts short">
        {visibleParts.map((visiblePart) => {
          const { caption, digits } = visiblePart;
          const partIndex = parts.indexOf(visiblePart);
          const isRequired = required && caption !== 'second';
          if (caption === 'ampm') return <AmPmSelect {...props} key={caption} partIndex={partIndex} />;
          return (
            <TextPart
              {...props}
              key={caption}
              partIndex={partIndex}
              caption={isRequired && showSeconds ? markedCaption(text(caption)) : text(caption)}
              inputMode="numeric"
              maxLength={digits}
              required={isRequired}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
};

/**
 * The text of the browser's own date or time input for a submitted list, whose parts are empty without an answer; texts of a
 * draft are such texts already.
 */
const nativeValue = (type: string, values: string[] = []): string | undefined => {
  if (values.length < 3 || !values[0]) return values[0];
  const [first = '', second = '', third = '', ampm] = values;
  const pad = (text: string, digits = 2): string => text.padStart(digits, '0');
  if (type === 'date') return `${pad(third, 4)}-${pad(first)}-${pad(second)}`;
  const hour = (Number(first) % 12) + (ampm === 'PM' ? 12 : 0);
  return `${pad(`${hour}`)}:${pad(second)}${third && `:${pad(third)}`}`;
};

/** The visitor's present day, as the browser's own input has it. */
const today = (): string => {
  const now = new Date();
  return nativeValue('date', [now.getMonth() + 1, now.getDate(), now.getFullYear()].map(String)) ?? '';
};

const limitOf = (limit: FormField['min']): FormField['min'] => (limit === 'today' ? today() : limit);

/** Parts of a date or time cannot tell the browser of a limit. */
const isNative = ({ native, min, max, step }: FormField): boolean => native || !!(min || max || step);

/** The browser's own input, with its calendar or clock. */
const NativeTimeField = (props: FieldProps) => {
  const { id, type, showSeconds, min, max, step } = props.field;
  const value = nativeValue(type, useInitialValues(id));
  const hasSeconds = type === 'time' && (showSeconds || /:.*:/.test(value ?? ''));
  return (
    <SingleField {...props}>
      <input
        type={type}
        {...useControlProps(props)}
        min={limitOf(min)}
        max={limitOf(max)}
        step={step || (hasSeconds ? 1 : undefined)}
        defaultValue={value}
      />
    </SingleField>
  );
};

const DateField = (props: FieldProps) => {
  const { host } = useFormContext();
  const visibleParts = inLocaleOrder(dateParts, host, {});
  return isNative(props.field) ? (
    <NativeTimeField {...props} />
  ) : (
    <TimeParts {...props} parts={dateParts} visibleParts={visibleParts} />
  );
};

const TimeField = (props: FieldProps) => {
  const { host } = useFormContext();
  const { showSeconds } = props.field;
  const parts = inLocaleOrder(timeParts, host, { timeStyle: 'medium', hour12: true });
  const visibleParts = showSeconds ? parts : parts.filter(({ caption }) => caption !== 'second');
  return isNative(props.field) ? (
    <NativeTimeField {...props} />
  ) : (
    <TimeParts {...props} parts={timeParts} visibleParts={visibleParts} />
  );
};

const phoneParts = [
  { caption: 'areaCode', token: 'tel-area-code' },
  { caption: 'prefix', token: 'tel-local-prefix' },
  { caption: 'line', token: 'tel-local-suffix' },
] as const;

/** Usual digits of the three parts, for a country that the table does not have. */
const usualPhoneDigits = [3, 3, 4];

/** From left to right in each script, as the number is read. */
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
