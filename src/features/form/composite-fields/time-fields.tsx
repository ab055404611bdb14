import { formatLocaleOf } from '../../../core/i18n/format-locale';
import { partName } from '../controls';
import { FieldGroup, SingleField, useControlProps, useErrorProps } from '../field-frame';
import type { FieldProps } from '../field-view';
import { useFormContext, useInitialSelection, useInitialValues } from '../form-context';
import type { FormField } from '../form-field';
import { markedCaption, TextPart } from '../text-fields';

/** In the order of the submitted list, like `timeParts`. */
const dateParts = ['month', 'day', 'year'] as const;

const timeParts = ['hour', 'minute', 'second', 'ampm'] as const;

type TimePart = (typeof dateParts | typeof timeParts)[number];

/** The parts of a date or a time, in the order in which the page's language writes them. */
const localeOrder = (type: string, host: Element): string[] =>
  new Intl.DateTimeFormat(formatLocaleOf(host), type === 'date' ? {} : { timeStyle: 'medium', hour12: true })
    .formatToParts(0)
    .map((part) => (part.type === 'dayPeriod' ? 'ampm' : part.type));

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

const TimeParts = (props: FieldProps) => {
  const { host, text } = useFormContext();
  const { type, required, showSeconds } = props.field;
  const parts: readonly TimePart[] = type === 'date' ? dateParts : timeParts;
  const order = localeOrder(type, host);
  const visibleParts = parts
    .filter((part) => part !== 'second' || showSeconds)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <FieldGroup {...props}>
      <div className="parts short">
        {visibleParts.map((part) => {
          const partIndex = parts.indexOf(part);
          const isRequired = required && part !== 'second';
          if (part === 'ampm') return <AmPmSelect {...props} key={part} partIndex={partIndex} />;
          return (
            <TextPart
              {...props}
              key={part}
              partIndex={partIndex}
              caption={isRequired && showSeconds ? markedCaption(text(part)) : text(part)}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              required={isRequired}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
};

const pad = (number: string | number, digits = 2): string => `${number}`.padStart(digits, '0');

/**
 * The value of the browser's own date or time input, from a submitted list of parts; "" if the first part is empty. A draft holds
 * the input's value itself, as a list of one.
 */
const nativeValue = (type: string, values: string[] = []): string | undefined => {
  if (values.length < 3 || !values[0]) return values[0];
  const [first = '', second = '', third = '', ampm] = values;
  if (type === 'date') return `${pad(third, 4)}-${pad(first)}-${pad(second)}`;
  const hour = (Number(first) % 12) + (ampm === 'PM' ? 12 : 0);
  return `${pad(hour)}:${pad(second)}${third && `:${pad(third)}`}`;
};

/** Today in the visitor's time zone, as the value of a date input. */
const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

const limitOf = (limit: FormField['min']): FormField['min'] => (limit === 'today' ? today() : limit);

/** A field with a limit is native, too: only the browser's own input can enforce `min`, `max` and `step`. */
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

/** A date or a time. */
export const TimeField = (props: FieldProps) =>
  isNative(props.field) ? <NativeTimeField {...props} /> : <TimeParts {...props} />;
