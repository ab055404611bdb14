import { formatLocaleOf } from '../../../core/i18n/format-locale';
import { partName } from '../controls';
import { FieldGroup, SingleField, useControlProps, useErrorProps } from '../field-frame';
import type { FieldProps } from '../field-view';
import { useFormContext, useInitialSelection, useInitialValues } from '../form-context';
import type { FormField } from '../form-field';
import { markedCaption, TextPart } from '../text-fields';

interface TimePart {
  caption: 'month' | 'day' | 'year' | 'hour' | 'minute' | 'second' | 'ampm';
  digits: number;
}

/** In the order of the submitted list, like `timeParts`. */
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

export const DateField = (props: FieldProps) => {
  const { host } = useFormContext();
  const visibleParts = inLocaleOrder(dateParts, host, {});
  return isNative(props.field) ? (
    <NativeTimeField {...props} />
  ) : (
    <TimeParts {...props} parts={dateParts} visibleParts={visibleParts} />
  );
};

export const TimeField = (props: FieldProps) => {
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
