import type { ComponentType } from 'react';
import { controlId, describedBy, type FieldProps, Group, labelOf, Required, Single } from './field-frame';
import { partName } from './item';
import type { FormMessages } from './messages/es-419';
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

const SingleText = (props: FieldProps) => {
  const { field, index } = props;
  const { id, type, required, placeholder, autocomplete, currencySymbol } = field;
  const sign = type === 'currency' ? currencySymbol : type === 'twitter' ? '@' : '';
  const counts = isCounted(field);
  const described = [describedBy(field, index), counts && `count-${index}`].filter(Boolean).join(' ');
  const kind = { ...kinds.get(type) };
  if (autocomplete) kind.autoComplete = autocomplete;
  const common = {
    part: 'control',
    id: controlId(index),
    name: id,
    required,
    placeholder: placeholder || undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <Single {...props}>
      {type === 'textarea' ? (
        <textarea {...common} rows={5} autoComplete={kind.autoComplete} />
      ) : (
        <div className="box">
          {sign && (
            <span className="sign" aria-hidden="true">
              {sign}
            </span>
          )}
          <input type="text" {...common} {...kind} />
        </div>
      )}
      {counts && (
        <p className="count" part="count" id={`count-${index}`}>
          {/* use-form.ts counts. */}
        </p>
      )}
    </Single>
  );
};

const Select = (props: FieldProps) => {
  const { field, index, text } = props;
  return (
    <Single {...props}>
      <select
        part="control"
        id={controlId(index)}
        name={field.id}
        required={field.required}
        autoComplete={field.autocomplete || undefined}
        aria-describedby={describedBy(field, index)}
      >
        <option value="">{field.placeholder || text('choose')}</option>
        {field.options.map(({ value, label }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may be the same
          <option key={nth} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Single>
  );
};

const Choices = (props: FieldProps) => {
  const { id, type, options, required } = props.field;
  const isRadio = type === 'radio';
  return (
    <Group {...props} role={isRadio ? 'radiogroup' : undefined}>
      <div className="options">
        {options.map(({ value, label }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may be the same
          <label key={nth} className="option" part="option">
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={id}
              value={value}
              required={isRadio && required}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
};

const Consent = (props: FieldProps) => {
  const { field, index, text } = props;
  return (
    <div className="field wide" part="field" data-field={index}>
      <p className="error" part="error" id={`error-${index}`} />
      <label className="option" part="option">
        <input
          type="checkbox"
          id={controlId(index)}
          name={field.id}
          value="true"
          required={field.required}
          aria-describedby={describedBy(field, index)}
          data-private=""
        />
        <span>
          {labelOf(field, text)}
          <Required field={field} text={text} />
        </span>
      </label>
      {field.description && (
        <p className="description" part="description" id={`description-${index}`}>
          {field.description}
        </p>
      )}
    </div>
  );
};

interface Part {
  caption: keyof FormMessages;
  autoComplete?: string;
  /** Digits that it has at most. */
  digits?: number;
  choices?: string[];
}

/** The parts of a field that submits a list, in its order (contract 5, "Form"). */
const parts = new Map<string, Part[]>([
  [
    'name',
    [
      { caption: 'firstName', autoComplete: 'given-name' },
      { caption: 'lastName', autoComplete: 'family-name' },
    ],
  ],
  [
    'date',
    [
      { caption: 'month', digits: 2 },
      { caption: 'day', digits: 2 },
      { caption: 'year', digits: 4 },
    ],
  ],
  [
    'time',
    [
      { caption: 'hour', digits: 2 },
      { caption: 'minute', digits: 2 },
      { caption: 'second', digits: 2 },
      { caption: 'ampm', choices: ['AM', 'PM'] },
    ],
  ],
]);

const Parts = (props: FieldProps) => {
  const { field, text } = props;
  return (
    <Group {...props}>
      <div className={`parts ${field.type}`}>
        {parts.get(field.type)?.map(({ caption, autoComplete, digits, choices }, nth) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: one of the two is there
          <label key={caption} className="part">
            <span className="caption" part="caption">
              {text(caption)}
            </span>
            {choices ? (
              <select part="control" name={partName(field.id, nth)}>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input
                type="text"
                part="control"
                name={partName(field.id, nth)}
                autoComplete={autoComplete}
                inputMode={digits ? 'numeric' : undefined}
                maxLength={digits}
                required={field.required && caption !== 'second'}
              />
            )}
          </label>
        ))}
      </div>
    </Group>
  );
};

/** Types with a view of their own. Those of more-fields.tsx come when a form has one. */
const views = new Map<string, ComponentType<FieldProps>>([
  ['select', Select],
  ['radio', Choices],
  ['checkbox', Choices],
  ['consent', Consent],
  ['name', Parts],
  ['date', Parts],
  ['time', Parts],
]);

/** Types whose view is in more-fields.tsx. */
export const furtherTypes = ['phone', 'address', 'likert', 'rating', 'file', 'page-break', 'section'];

/** The view of a type; what nobody knows is a text. */
export const viewOf = (type: string): ComponentType<FieldProps> => views.get(type) ?? SingleText;
