import { headingTag } from '../../ui/heading-tag';
import { FieldList } from './field-list';
import { useFormContext } from './form-context';
import type { FormStep } from './steps';

interface StepsProps {
  /** The steps that the visitor goes through. */
  steps: FormStep[];
  /** Index of the step that the visitor is at. */
  current: number;
}

const Progress = ({ steps, current }: StepsProps) => {
  const { text } = useFormContext();
  return (
    <ol className="progress" part="progress" role="list">
      {steps.map(({ id, title }, index) => (
        <li
          key={id}
          className={index <= current ? 'reached' : ''}
          aria-current={index === current ? 'step' : undefined}
        >
          {title || text('step', { number: index + 1, count: steps.length })}
        </li>
      ))}
    </ol>
  );
};

interface StepTitleProps {
  step: FormStep;
  /** "Step 2 of 3", for a step without a title and for screen readers. */
  position: string;
  headingLevel: number;
  isCurrent: boolean;
}

/** The heading of a step, which takes the focus when the visitor comes to the step. */
const StepTitle = ({ step: { title }, position, headingLevel, isCurrent }: StepTitleProps) => {
  const { stepTitleRef } = useFormContext();
  const Heading = headingTag(headingLevel);
  return (
    <Heading ref={isCurrent ? stepTitleRef : undefined} part="step-title" tabIndex={-1}>
      {title && <span className="visually-hidden">{`${position}: `}</span>}
      {title || position}
    </Heading>
  );
};

interface FormStepsProps extends StepsProps {
  allSteps: FormStep[];
  headingLevel: number;
}

/** The fields of a form in its steps, of which the visitor sees one. All steps are rendered, so none loses an input. */
export const FormSteps = ({ allSteps, steps, current, headingLevel }: FormStepsProps) => {
  const { text } = useFormContext();
  const [onlyStep] = allSteps;
  if (onlyStep && allSteps.length === 1)
    return <FieldList fields={onlyStep.fields} headingLevel={headingLevel} />;
  return (
    <>
      <Progress steps={steps} current={current} />
      {allSteps.map((step, index) => (
        <div key={step.id} data-step={index} hidden={step !== steps[current]}>
          <StepTitle
            step={step}
            position={text('step', { number: steps.indexOf(step) + 1, count: steps.length })}
            headingLevel={headingLevel}
            isCurrent={step === steps[current]}
          />
          <FieldList fields={step.fields} headingLevel={headingLevel + 1} />
        </div>
      ))}
    </>
  );
};
