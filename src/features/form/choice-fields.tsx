import { likertScale } from '../enums/likert-scale';
import { partName } from './controls';
import { fieldLabel } from './field-errors';
import {
  FieldDescription,
  FieldFrame,
  FieldGroup,
  RequiredMark,
  SingleField,
  useControlProps,
  useErrorProps,
} from './field-frame';
import type { FieldKinds, FieldProps } from './field-view';
import { useFormContext, useInitialSelection, useInitialValues } from './form-context';
import { likertAnswers } from './submitted-value';

const SelectField = (props: FieldProps) => {
  const { field } = props;
  const { text } = useFormContext();
  const ref = useInitialSelection(field.id);
  return (
    <SingleField {...props}>
      <select {...useControlProps(props)} ref={ref} autoComplete={field.autocomplete || undefined}>
        <option value="">{field.placeholder || text('choose')}</option>
        {field.options.map(({ value, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may be the same
          <option key={index} value={value}>
            {label}
          </option>
        ))}
      </select>
    </SingleField>
  );
};

/** Radio buttons or checkboxes. */
const OptionsField = (props: FieldProps) => {
  const { id, type, options, required } = props.field;
  const isRadio = type === 'radio';
  const errorProps = useErrorProps(props);
  const initial = useInitialValues(id);
  return (
    <FieldGroup {...props} role={isRadio ? 'radiogroup' : undefined}>
      <div className="options">
        {options.map(({ value, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may be the same
          <label key={index} className="option" part="option">
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={id}
              value={value}
              defaultChecked={initial?.includes(value)}
              required={isRadio && required}
              {...(!isRadio && errorProps)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

const ConsentField = (props: FieldProps) => {
  const { field } = props;
  const { text } = useFormContext();
  const { part: _, ...controlProps } = useControlProps(props);
  const initial = useInitialValues(field.id);
  return (
    <FieldFrame {...props}>
      <label className="option" part="option">
        <input
          type="checkbox"
          value="true"
          defaultChecked={initial?.includes('true')}
          data-private=""
          {...controlProps}
        />
        <span>
          {fieldLabel(field, text)}
          <RequiredMark {...props} />
        </span>
      </label>
      <FieldDescription {...props} />
    </FieldFrame>
  );
};

interface LikertRowProps extends FieldProps {
  question: string;
  row: number;
}

const LikertRow = ({ question, row, ...props }: LikertRowProps) => {
  const { field, index } = props;
  const { text } = useFormContext();
  const name = partName(field.id, row);
  const initial = useInitialValues(name);
  const labelId = `question-${index}-${row}`;
  return (
    <div
      className="likert-row"
      part="question"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={field.required || undefined}
      {...useErrorProps(props, { part: row })}
    >
      <span className="question" id={labelId}>
        {question}
      </span>
      {likertAnswers.map((answer) => {
        const value = `${likertScale[answer]}`;
        return (
          <label key={answer} className="answer">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={initial?.includes(value)}
              required={field.required}
            />
            <span>{text(answer)}</span>
          </label>
        );
      })}
    </div>
  );
};

const LikertField = (props: FieldProps) => {
  const { text } = useFormContext();
  return (
    <FieldGroup {...props}>
      <div className="likert" part="likert">
        <div className="likert-head" aria-hidden="true">
          <span />
          {likertAnswers.map((answer) => (
            <span key={answer}>{text(answer)}</span>
          ))}
        </div>
        {props.field.options.map(({ label }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same
          <LikertRow key={row} {...props} question={label} row={row} />
        ))}
      </div>
    </FieldGroup>
  );
};

const RatingField = (props: FieldProps) => {
  const { id, stars, required } = props.field;
  const { text } = useFormContext();
  const initial = useInitialValues(id);
  return (
    <FieldGroup {...props} role="radiogroup">
      <div className="stars">
        {Array.from({ length: stars }, (_, index) => index + 1).map((count) => (
          <label key={count} className="star" part="star">
            <input
              type="radio"
              name={id}
              value={count}
              defaultChecked={initial?.includes(`${count}`)}
              required={required}
            />
            <span className="visually-hidden">{text('stars', { count, max: stars })}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

const FileField = (props: FieldProps) => {
  const { accept, multiple } = props.field;
  return (
    <SingleField {...props}>
      <input type="file" {...useControlProps(props)} accept={accept || undefined} multiple={multiple} />
    </SingleField>
  );
};

/** Fields that a visitor chooses rather than types. */
export const views: FieldKinds['views'] = {
  select: SelectField,
  radio: OptionsField,
  checkbox: OptionsField,
  consent: ConsentField,
  likert: LikertField,
  rating: RatingField,
  file: FileField,
};

export { default as styles } from './choice-fields.css';
