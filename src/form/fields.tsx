import type { ComponentType } from 'react';
import { controlId, describedBy, type FieldProps, Group, Single } from './field-frame';
import type { FormField } from './form-field';
import { partName } from './item';
import type { Prepared } from './prepare';

/** Type of a field -> of the input that it is typed into, where that is not a text. */
const inputTypes = new Map([
  ...['email', 'number', 'password', 'url'].map((type) => [type, type] as const),
  ['website', 'url'],
]);

/** Type of an input -> the token for the browser's autofill. */
const tokens = new Map([
  ['email', 'email'],
  ['url', 'url'],
  ['password', 'new-password'],
]);

interface ControlProps extends FieldProps {
  inputMode?: 'decimal' | undefined;
  /** Further ids of what describes it. */
  described?: string;
}

/** What a single text is typed into. */
export const Control = ({ field, index, inputMode, described = '' }: ControlProps) => {
  const { id, type, required, placeholder, autocomplete } = field;
  const inputType = inputTypes.get(type) ?? 'text';
  const common = {
    part: 'control',
    id: controlId(index),
    name: id,
    required,
    placeholder: placeholder || undefined,
    autoComplete: autocomplete || tokens.get(inputType),
    'aria-describedby': `${describedBy(field, index) ?? ''} ${described}`.trim() || undefined,
  };
  if (type === 'textarea') return <textarea {...common} rows={5} />;
  // Any number, not only whole ones.
  const step = type === 'number' ? 'any' : undefined;
  return <input type={inputType} inputMode={inputMode} step={step} {...common} />;
};

const SingleText = (props: FieldProps) => (
  <Single {...props}>
    <Control {...props} />
  </Single>
);

interface PartProps {
  /** Of the field. */
  id: string;
  /** Its place among the parts that are submitted. */
  nth: number;
  caption: string;
  autoComplete?: string;
  required?: boolean;
  placeholder?: string | undefined;
  inputMode?: 'tel' | 'numeric';
  className?: string;
  /** Characters that are usual, and that it has at most. */
  size?: number | undefined;
  maxLength?: number;
  onInput?: ((event: { currentTarget: { value: string } }) => void) | undefined;
}

/** One of the texts of a field that submits a list. */
export const Part = ({ nth, id, caption, className = '', ...input }: PartProps) => (
  <label className={`part ${className}`}>
    <span className="caption" part="caption">
      {caption}
    </span>
    <input type="text" part="control" name={partName(id, nth)} data-nth={nth} {...input} />
  </label>
);

const Name = (props: FieldProps) => {
  const { text, field } = props;
  const { id, required } = field;
  return (
    <Group {...props}>
      <div className="parts">
        <Part id={id} nth={0} caption={text('firstName')} autoComplete="given-name" required={required} />
        <Part id={id} nth={1} caption={text('lastName')} autoComplete="family-name" required={required} />
      </div>
    </Group>
  );
};

/** The view of a field: what nobody knows is a text. */
const viewOf = ({ type, maxLength }: FormField, views: Prepared['views']): ComponentType<FieldProps> => {
  const own = type === 'name' ? Name : views.get(type);
  return own ?? ((maxLength && views.get('counted')) || SingleText);
};

export interface FieldsProps extends Omit<FieldProps, 'field' | 'index'> {
  fields: FormField[];
  /** Those of the whole form, whose places make ids. */
  all: FormField[];
  views: Prepared['views'];
}

export const Fields = ({ fields, all, views, ...rest }: FieldsProps) => (
  <div className="fields" part="fields">
    {fields.map((field) => {
      const View = viewOf(field, views);
      return (
        field.type !== 'hidden' && <View key={field.id} field={field} index={all.indexOf(field)} {...rest} />
      );
    })}
  </div>
);
