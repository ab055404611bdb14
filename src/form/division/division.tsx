import type { FieldProps, Say, Views } from '../field-frame';
import { Fields, type FieldsProps } from '../fields';
import { Rich } from '../rich';
import type { Step } from './steps';

/** The last level that a heading may have. */
const lowest = 6;

const headingOf = (level: number) => `h${Math.min(level, lowest)}` as 'h3';

const Section = ({ field, index, level, Html }: FieldProps) => {
  const Heading = headingOf(level);
  return (
    <div className={`section ${field.underline ? 'underline' : ''}`} part="section" data-field={index}>
      {field.title && <Heading part="section-title">{field.title}</Heading>}
      {field.description && <Rich html={field.description} Html={Html} part="section-description" />}
    </div>
  );
};

interface ProgressProps {
  steps: Step[];
  current: number;
  text: Say;
}

/** Which of the steps the visitor is at. */
const Progress = ({ steps, current, text }: ProgressProps) => (
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

interface StepTitleProps {
  steps: Step[];
  nth: number;
  level: number;
  text: Say;
}

/** The heading of a step, which takes the focus when the visitor comes to it. */
const StepTitle = ({ steps, nth, level, text }: StepTitleProps) => {
  const Heading = headingOf(level);
  const place = text('step', { number: nth + 1, count: steps.length });
  const title = steps[nth]?.title;
  return (
    <Heading part="step-title" tabIndex={-1} data-focus="step">
      {title && <span className="unseen">{`${place}: `}</span>}
      {title || place}
    </Heading>
  );
};

interface StepsProps extends Omit<FieldsProps, 'fields'> {
  steps: Step[];
  /** The one that the visitor is at. */
  step: number;
}

/** The fields of a form in its steps; those of one step are all that there is to see. */
export const Steps = ({ steps, step, level, ...rest }: StepsProps) => {
  const { text } = rest;
  if (steps.length < 2) return <Fields {...rest} level={level} fields={steps[0]?.fields ?? []} />;
  return (
    <>
      <Progress steps={steps} current={step} text={text} />
      {steps.map(({ id, fields }, nth) => (
        <div key={id} data-step={nth} hidden={nth !== step}>
          <StepTitle steps={steps} nth={nth} level={level} text={text} />
          <Fields {...rest} level={level + 1} fields={fields} />
        </div>
      ))}
    </>
  );
};

/** A step back; nothing typed is lost. */
export const Back = ({ text, onBack }: { text: Say; onBack: () => void }) => (
  <button type="button" className="back" part="back" onClick={onBack}>
    {text('back')}
  </button>
);

/** What divides a form: sections and steps. */
export const views: Views = [['section', Section]];

export { default as styles } from './division.css';
export { messages } from './messages/es-419';
export { stepsOf } from './steps';
