import type { RefObject } from 'react';
import { headingTag } from '../../ui/heading-tag';
import { FieldList } from './field-list';
import { useFormContext } from './form-context';
import type { FormStep } from './steps';

interface StepsProps {
  /** The steps that the visitor goes through. */
  steps: FormStep[];
  /** Index of the step that the visitor is at. */
  stepIndex: number;
}

const Progress = ({ steps, stepIndex }: StepsProps) => {
  const { text } = useFormContext();
  return (
    <ol className="progress" part="progress" role="list">
      {steps.map(({ id, title }, index) => (
        <li
          key={id}
          className={index <= stepIndex ? 'reached' : ''}
          aria-current={index === stepIndex ? 'step' : undefined}
        >
          {title || text('step', { number: index + 1, count: steps.length })}
        </li>
      ))}
    </ol>
  );
};

interface FormStepsProps extends StepsProps {
  allSteps: FormStep[];
  headingLevel: number;
  /** For the heading of the current step, which takes the focus when the visitor comes to the step. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The fields of a form in its steps, of which the visitor sees one. All steps are rendered, so none loses an input. */
export const FormSteps = ({ allSteps, steps, stepIndex, headingLevel, titleRef }: FormStepsProps) => {
  const { text } = useFormContext();
  const Heading = headingTag(headingLevel);
  const [onlyStep] = allSteps;
  if (onlyStep && allSteps.length === 1)
    return <FieldList fields={onlyStep.fields} headingLevel={headingLevel} />;
  return (
    <>
      <Progress steps={steps} stepIndex={stepIndex} />
      {allSteps.map((step, index) => {
        const { id, title, fields } = step;
        const isCurrent = step === steps[stepIndex];
        const position = text('step', { number: steps.indexOf(step) + 1, count: steps.length });
        return (
          <div key={id} data-step={index} hidden={!isCurrent}>
            <Heading ref={isCurrent ? titleRef : undefined} part="step-title" tabIndex={-1}>
              {title && <span className="visually-hidden">{`${position}: `}</span>}
              {title || position}
            </Heading>
            <FieldList fields={fields} headingLevel={headingLevel + 1} />
          </div>
        );
      })}
    </>
  );
};
