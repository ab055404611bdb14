import type { FieldProps, Say, Views } from '../field-frame';
import { Rich } from '../rich';
import type { Step } from './steps';

const Section = ({ field, index, level, Html }: FieldProps) => {
  const Heading = `h${level}` as 'h3';
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

interface StepTitleProps {
  steps: Step[];
  nth: number;
  level: number;
  text: Say;
}

/** The heading of a step, which takes the focus when the visitor comes to it. */
export const StepTitle = ({ steps, nth, level, text }: StepTitleProps) => {
  const Heading = `h${level}` as 'h3';
  const place = text('step', { number: nth + 1, count: steps.length });
  const title = steps[nth]?.title;
  return (
    <Heading part="step-title" tabIndex={-1} data-focus="step">
      {title && <span className="unseen">{`${place}: `}</span>}
      {title || place}
    </Heading>
  );
};

/** What divides a form: sections and steps. */
export const views: Views = [['section', Section]];

export { default as styles } from './division.css';
export { messages } from './messages/es-419';
export { stepsOf } from './steps';
