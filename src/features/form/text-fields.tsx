import type { InputHTMLAttributes, ReactNode } from 'react';
import { blurOnWheel } from '../../core/util/blur-on-wheel';
import { partName } from './controls';
import { FieldGroup, SingleField, useControlProps, useErrorProps } from './field-frame';
import type { FieldProps } from './field-view';
import { useFormContext, useInitialValues } from './form-context';
import { hasCounter } from './validate';

/** Type of a field -> type of its input, where that is not a text. */
const inputTypes = new Map([
  ['email', 'email'],
  ['number', 'number'],
  ['password', 'password'],
  ['phone', 'tel'],
  ['url', 'url'],
  ['website', 'url'],
]);

/** Type of an input -> token for the browser's autofill. */
const autofillTokens = new Map([
  ['email', 'email'],
  ['url', 'url'],
  ['password', 'new-password'],
  ['tel', 'tel'],
]);

interface TextControlProps extends FieldProps {
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Id of a `<datalist>` with suggestions. */
  list?: string | undefined;
  /** Id of an element that describes the control, beside the field's description and error. */
  describedBy?: string | undefined;
}

/** An input or textarea for a single text. */
export const TextControl = ({ inputMode, list, describedBy, ...props }: TextControlProps) => {
  const { id, type, placeholder, autocomplete, min, max, step } = props.field;
  const inputType = inputTypes.get(type) ?? 'text';
  const common = {
    ...useControlProps(props, describedBy),
    placeholder: placeholder || undefined,
    autoComplete: autocomplete || autofillTokens.get(inputType),
    defaultValue: useInitialValues(id)?.[0],
  };
  if (type === 'textarea') return <textarea {...common} rows={5} />;
  // A number may have decimals.
  const numberProps = type === 'number' ? { min, max, step: step || 'any', onWheel: blurOnWheel } : {};
  return <input type={inputType} inputMode={inputMode} list={list} {...numberProps} {...common} />;
};

/** Shows how many of the allowed characters a text has. */
const CharacterCounter = ({ field, id }: { field: FieldProps['field']; id: string }) => {
  const { valuesOf, text } = useFormContext();
  const [value = ''] = valuesOf(field);
  return (
    <p className="count" part="count" id={id}>
      {text('counter', { count: value.length, max: field.maxLength })}
    </p>
  );
};

/** A field with a single text, also for types that the form does not know. */
export const TextField = (props: FieldProps) => {
  const counterId = hasCounter(props.field) ? `count-${props.index}` : undefined;
  return (
    <SingleField {...props}>
      <TextControl {...props} describedBy={counterId} />
      {counterId && <CharacterCounter field={props.field} id={counterId} />}
    </SingleField>
  );
};

interface TextPartProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'onInput'> {
  /** Index of the part in the submitted list. */
  partIndex: number;
  caption: ReactNode;
  autoComplete?: string | undefined;
  required?: boolean;
  placeholder?: string | undefined;
  className?: string;
  /** Usual number of characters. */
  size?: number | undefined;
  maxLength?: number | undefined;
}

/** The caption of a required part in a field that has optional parts. Screen readers learn it from the input's `required`. */
export const markedCaption = (caption: string): ReactNode => (
  <>
    {caption}
    <span className="required" part="required" aria-hidden="true">
      *
    </span>
  </>
);

/** One of the texts of a field that submits a list. */
export const TextPart = ({
  field,
  index,
  headingLevel,
  partIndex,
  caption,
  className = '',
  ...input
}: TextPartProps) => {
  const name = partName(field.id, partIndex);
  const errorProps = useErrorProps({ field, index, headingLevel }, { part: partIndex });
  const initial = useInitialValues(name);
  return (
    <label className={`part ${className}`}>
      <span className="caption" part="caption">
        {caption}
      </span>
      <input
        type="text"
        part="control"
        name={name}
        data-part={partIndex}
        defaultValue={initial?.[0]}
        {...errorProps}
        {...input}
      />
    </label>
  );
};

/** First and last name. */
export const NameField = (props: FieldProps) => {
  const { text } = useFormContext();
  const { required } = props.field;
  return (
    <FieldGroup {...props}>
      <div className="parts">
        <TextPart
          {...props}
          partIndex={0}
          caption={text('firstName')}
          autoComplete="given-name"
          required={required}
        />
        <TextPart
          {...props}
          partIndex={1}
          caption={text('lastName')}
          autoComplete="family-name"
          required={required}
        />
      </div>
    </FieldGroup>
  );
};
