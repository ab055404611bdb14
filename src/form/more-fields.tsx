import { Component, type ComponentType } from 'react';
import { countryOf } from './countries';
import { controlId, describedBy, type FieldProps, Group, type Say, Single } from './field-frame';
import type { FormField } from './form-field';
import { partName } from './item';
import type { FormMessages } from './messages/es-419';
import css from './more-fields.css';
import type { Prepared } from './prepare';
import { Rich } from './rich';
import type { Step } from './steps';

interface PartProps {
  /** Its place among the parts that are submitted. */
  nth: number;
  id: string;
  caption: string;
  autoComplete: string;
  required?: boolean;
  placeholder?: string;
  inputMode?: 'tel';
  className?: string;
  /** Characters that are usual. */
  size?: number;
  onInput?: (event: { currentTarget: { value: string } }) => void;
}

const Part = ({ nth, id, caption, className = '', ...input }: PartProps) => (
  <label className={`part ${className}`}>
    <span className="caption" part="caption">
      {caption}
    </span>
    <input type="text" part="control" name={partName(id, nth)} data-nth={nth} {...input} />
  </label>
);

const Phone = (props: FieldProps) => {
  const { id, showCountryCode, required, country } = props.field;
  const { text } = props;
  const form = countryOf(country);
  const sizes = form?.phone ?? [3, 3, 4];
  const tel = { id, inputMode: 'tel' as const };
  const first = showCountryCode ? 1 : 0;
  const captions = ['areaCode', 'prefix', 'line'] as const;
  const tokens = ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix'];
  return (
    <Group {...props}>
      <div className="parts phone">
        {showCountryCode && (
          <Part
            {...tel}
            nth={0}
            caption={text('countryCode')}
            autoComplete="tel-country-code"
            placeholder={form?.dial ?? '+'}
            size={5}
          />
        )}
        {captions.map((caption, nth) => (
          <Part
            {...tel}
            key={caption}
            nth={first + nth}
            caption={text(caption)}
            autoComplete={tokens[nth] ?? ''}
            required={required}
            size={sizes[nth]}
          />
        ))}
      </div>
    </Group>
  );
};

/** The parts of an address, in the order that is submitted. */
const addressParts = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;
const addressTokens = [
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country-name',
];

class Address extends Component<FieldProps, { typed: string }> {
  override state = { typed: '' };

  override render() {
    const { field, text } = this.props;
    const form = countryOf(this.state.typed) ?? countryOf(field.country);
    const order = form?.postalFirst ? [0, 1, 4, 2, 3, 5] : [0, 1, 2, 3, 4, 5];
    const captionOf = (part: (typeof addressParts)[number]): keyof FormMessages =>
      part === 'state' ? (form?.state ?? 'state') : part;
    return (
      <Group {...this.props}>
        <div className="parts address">
          {order.map((nth) => {
            const part = addressParts[nth] ?? 'line1';
            const isCountry = part === 'country';
            return (
              <Part
                key={part}
                id={field.id}
                nth={nth}
                className={part}
                caption={text(captionOf(part))}
                autoComplete={addressTokens[nth] ?? ''}
                required={field.required && (part === 'line1' || part === 'city')}
                onInput={
                  isCountry ? ({ currentTarget }) => this.setState({ typed: currentTarget.value }) : undefined
                }
              />
            );
          })}
        </div>
      </Group>
    );
  }
}

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

interface SectionProps {
  field: FormField;
  index: number;
  /** At its level in the outline. */
  Heading: 'h3';
  Html: Prepared['Html'];
}

export const Section = ({ field, index, Heading, Html }: SectionProps) => (
  <div className={`section ${field.underline ? 'underline' : ''}`} part="section" data-field={index}>
    {field.title && <Heading part="section-title">{field.title}</Heading>}
    {field.description && <Rich html={field.description} Html={Html} part="section-description" />}
  </div>
);

interface ProgressProps {
  steps: Step[];
  current: number;
  text: Say;
}

/** Which of the steps the visitor is at. */
export const Progress = ({ steps, current, text }: ProgressProps) => (
  <ol className="progress" part="progress">
    {steps.map(({ id, title }, nth) => (
      <li
        key={id}
        className={nth <= current ? 'reached' : ''}
        aria-current={nth === current ? 'step' : undefined}
      >
        {title || text('step', { number: nth + 1, count: steps.length })}
      </li>
    ))}
  </ol>
);

/** The styles of all that stands here. */
export const styles = css;

const views = new Map<string, ComponentType<FieldProps>>([
  ['phone', Phone],
  ['address', Address],
  ['likert', Likert],
  ['rating', Rating],
  ['file', FileField],
]);

/** The view of a type that not every form has. */
export const furtherViewOf = (type: string): ComponentType<FieldProps> | undefined => views.get(type);
