import type { ComponentType } from 'react';
import { controlId, describedBy, type FieldProps, Group, Single } from './field-frame';
import { partName } from './item';
import { isCounted } from './validate';

interface Kind {
  type?: string;
  inputMode?: 'decimal' | 'url';
  autoComplete?: string;
  /** Any number, not only whole ones. */
  step?: 'any';
}

/** How a single text is typed, by the field's type. */
const kinds = new Map<string, Kind>([
  ['email', { type: 'email', autoComplete: 'email' }],
  ['number', { type: 'number', step: 'any' }],
  ['currency', { inputMode: 'decimal' }],
  ['website', { type: 'url', autoComplete: 'url' }],
  ['url', { type: 'url', autoComplete: 'url' }],
  ['password', { type: 'password', autoComplete: 'new-password' }],
]);

/** What a single text is typed into. */
export const Control = ({ field, index }: FieldProps) => {
  const { id, type, required, placeholder, autocomplete } = field;
  const kind = { type: 'text', ...kinds.get(type) };
  const common = {
    part: 'control',
    id: controlId(index),
    name: id,
    required,
    placeholder: placeholder || undefined,
    autoComplete: autocomplete || kind.autoComplete,
    'aria-describedby':
      [describedBy(field, index), isCounted(field) && `count-${index}`].filter(Boolean).join(' ') ||
      undefined,
  };
  return type === 'textarea' ? <textarea {...common} rows={5} /> : <input {...kind} {...common} />;
};

const SingleText = (props: FieldProps) => (
  <Single {...props}>
    <Control {...props} />
    {isCounted(props.field) && (
      <p className="count" part="count" id={`count-${props.index}`}>
        {/* behaviour.ts counts. */}
      </p>
    )}
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
  const { id, required } = props.field;
  const { text } = props;
  const tokens = { firstName: 'given-name', lastName: 'family-name' };
  return (
    <Group {...props}>
      <div className="parts">
        {(['firstName', 'lastName'] as const).map((part, nth) => (
          <Part
            key={part}
            id={id}
            nth={nth}
            caption={text(part)}
            autoComplete={tokens[part]}
            required={required}
          />
        ))}
      </div>
    </Group>
  );
};

/** The view of a type; what nobody knows is a text. */
export const viewOf = (type: string): ComponentType<FieldProps> => (type === 'name' ? Name : SingleText);
