import { Fragment } from 'react';
import { useCustomState } from '../../hooks/use-custom-state';
import { useStyles } from '../../hooks/use-styles';
import { headingTag } from '../../ui/heading-tag';
import { Html } from '../../ui/html';
import { ErrorSummary } from './error-summary';
import { fillExampleEmail } from './field-errors';
import { FormContext, type FormProps } from './form-context';
import { FormSteps } from './form-steps';
import { Honeypot } from './honeypot';
import { PostSubmit } from './post-submit';
import { htmlOf } from './prepare';
import { type Form, useForm } from './use-form';
import { submitButtonText } from './use-submission';

interface PartProps {
  form: Form;
  props: FormProps;
}

const CaptchaPlace = ({ form, props: { prepared, text } }: PartProps) => {
  const { captcha, stepIndex, steps } = form;
  const Area = prepared.captcha?.module.CaptchaArea;
  return Area ? <Area captcha={captcha} text={text} isHidden={stepIndex < steps.length - 1} /> : null;
};

const Actions = ({ form, props }: PartProps) => {
  const { text } = props;
  const { stepIndex, steps, goToStep } = form;
  const { status, needsCaptcha } = form.state;
  const isSubmitting = status === 'submitting';
  const isLastStep = stepIndex === steps.length - 1;
  const label = isLastStep ? submitButtonText(props) : text('next');
  return (
    <div className="actions" part="actions">
      {stepIndex > 0 && (
        <button type="button" part="back" onClick={() => goToStep(steps[stepIndex - 1]?.id)}>
          {text('back')}
        </button>
      )}
      <button
        type="submit"
        className="submit"
        part="submit"
        // Not `disabled` during a submission, which would take the focus away.
        aria-disabled={isSubmitting || undefined}
        disabled={isLastStep && needsCaptcha}
      >
        {isSubmitting ? text('sending') : label}
      </button>
    </div>
  );
};

/** The form that the block renders from its settings. */
const RenderedForm = ({ form, props }: PartProps) => {
  const { title, headingLevel, honeypot } = props.settings;
  const disclaimer = htmlOf(props.settings.disclaimer);
  const { allSteps, steps, stepIndex, state } = form;
  const isSubmitted = state.status === 'submitted';
  return (
    <form
      ref={form.formRef}
      part="form"
      noValidate
      hidden={isSubmitted}
      aria-labelledby={title && !isSubmitted ? 'title' : undefined}
      onSubmit={form.onSubmit}
    >
      {/* The key changes after a submission or reset, which mounts new fields. */}
      <Fragment key={state.resetCount}>
        <FormSteps
          allSteps={allSteps}
          steps={steps}
          stepIndex={stepIndex}
          headingLevel={headingLevel + (title ? 1 : 0)}
          titleRef={form.stepTitleRef}
        />
        {honeypot && <Honeypot />}
      </Fragment>
      <CaptchaPlace form={form} props={props} />
      <Actions form={form} props={props} />
      {disclaimer && <Html className="rich" html={disclaimer} part="disclaimer" />}
    </form>
  );
};

const Status = ({ form, props: { prepared, text, isNewsletter } }: PartProps) => {
  const { status, focus } = form.state;
  const isSubmitted = status === 'submitted';
  const message = prepared.success.message || text(isNewsletter ? 'signedUp' : 'thanks');
  const html = fillExampleEmail(message, text);
  return (
    // The live region is rendered from the start, so that screen readers announce changes in it. They read a message that gets
    // the focus anyway, and would read it twice.
    <div role="status" aria-live={isSubmitted && focus ? 'off' : undefined} className="status">
      {status === 'submitting' && <span className="visually-hidden">{text('sending')}</span>}
      {isSubmitted && (
        <div ref={form.messageRef} className="message" part="message" tabIndex={-1}>
          <Html className="rich" html={html} part="message-text" />
        </div>
      )}
    </div>
  );
};

/**
 * A form: rendered from the settings' fields, or a `<form>` of the page's own in the block's content. A block without
 * either shows its content.
 */
export const FormView = (props: FormProps) => {
  const { settings, host, prepared } = props;
  const form = useForm(props);
  const { status, formError } = form.state;
  const isSubmitted = status === 'submitted';
  useCustomState(host, 'submitting', status === 'submitting');
  useCustomState(host, 'sent', isSubmitted);
  useCustomState(host, 'invalid', !!formError);
  useStyles(host, prepared.styles);

  if (!settings.fields.length && !prepared.pageForm) return <slot />;
  const { title, headingLevel, description, postSubmitHtml } = settings;
  const Heading = headingTag(headingLevel);
  return (
    <FormContext.Provider value={form.context}>
      <div className="form" part="body">
        {!isSubmitted && title && (
          <Heading className="title" part="title" id="title">
            {title}
          </Heading>
        )}
        {!isSubmitted && description && <Html className="rich" html={description} part="description" />}
        {formError && (
          <ErrorSummary error={formError} summaryRef={form.summaryRef} onChoose={form.showTarget} />
        )}
        {prepared.pageForm ? (
          <>
            <div hidden={isSubmitted}>
              <slot />
            </div>
            <CaptchaPlace form={form} props={props} />
          </>
        ) : (
          <RenderedForm form={form} props={props} />
        )}
        {formError?.notice && (
          <p className="notice" part="notice">
            {formError.notice}
          </p>
        )}
        <Status form={form} props={props} />
        {isSubmitted && postSubmitHtml && <PostSubmit host={host} html={postSubmitHtml} />}
      </div>
    </FormContext.Provider>
  );
};

export { default as styles } from './form.css';
