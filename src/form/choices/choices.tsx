import {
  controlId,
  Description,
  describedBy,
  type FieldProps,
  Group,
  labelOf,
  Place,
  Required,
  Single,
  type Views,
} from '../field-frame';
import { partName } from '../item';

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
    <Place {...props}>
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
          <Required {...props} />
        </span>
      </label>
      <Description {...props} />
    </Place>
  );
};

/** From -2 to 2 (storefront 3). */
const answers = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;
const leastAnswer = -2;

const Likert = (props: FieldProps) => {
  const { field, index, text } = props;
  return (
    <Group {...props}>
      <div className="likert" part="likert">
        <div className="likert-head" aria-hidden="true">
          <span />
          {answers.map((answer) => (
            <span key={answer}>{text(answer)}</span>
          ))}
        </div>
        {field.options.map(({ label }, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same
            key={row}
            className="likert-row"
            part="question"
            role="radiogroup"
            aria-labelledby={`question-${index}-${row}`}
            aria-required={field.required || undefined}
          >
            <span className="question" id={`question-${index}-${row}`}>
              {label}
            </span>
            {answers.map((answer, nth) => (
              <label key={answer} className="answer">
                <input
                  type="radio"
                  name={partName(field.id, row)}
                  value={leastAnswer + nth}
                  required={field.required}
                />
                <span>{text(answer)}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </Group>
  );
};

const Rating = (props: FieldProps) => {
  const { id, stars, required } = props.field;
  return (
    <Group {...props} role="radiogroup">
      <div className="stars">
        {Array.from({ length: stars }, (_, nth) => nth + 1).map((count) => (
          <label key={count} className="star" part="star">
            <input type="radio" name={id} value={count} required={required} />
            <span className="unseen">{props.text('stars', { count, max: stars })}</span>
          </label>
        ))}
      </div>
    </Group>
  );
};

const FileField = (props: FieldProps) => {
  const { field, index } = props;
  return (
    <Single {...props}>
      <input
        type="file"
        part="control"
        id={controlId(index)}
        name={field.id}
        required={field.required}
        accept={field.accept || undefined}
        multiple={field.multiple}
        aria-describedby={describedBy(field, index)}
      />
    </Single>
  );
};

/** Fields that are chosen and not typed: what `prepare` loads where a form has one. */
export const views: Views = [
  ['select', Select],
  ['radio', Choices],
  ['checkbox', Choices],
  ['consent', Consent],
  ['likert', Likert],
  ['rating', Rating],
  ['file', FileField],
];

export { default as styles } from './choices.css';
export { messages } from './messages/es-419';
