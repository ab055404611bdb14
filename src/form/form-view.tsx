import { useLayoutEffect, useMemo } from 'react';
import type { BlockProps } from '../block/root';
import { adopt, disown, sheetOf } from '../block/styles';
import type { Step } from './division/steps';
import type { FieldProps, Say } from './field-frame';
import { viewOf } from './fields';
import { type FormField, type FormSettings, formFields } from './form-field';
import type { FormState } from './form-state';
import type { FormMessages } from './messages/es-419';
import { messageHtml, ownFormOf, type Prepared } from './prepare';
import { Rich } from './rich';
import { type Stateful, stateful } from './stateful';
import { useForm } from './use-form';

type Props = BlockProps<
  FormSettings & { lightboxMode?: boolean; openButtonText?: string },
  FormMessages,
  Prepared
>;

interface FieldsProps extends Omit<FieldProps, 'field' | 'index'> {
  fields: FormField[];
  /** Those of the whole form, whose places make ids. */
  all: FormField[];
  views: Prepared['views'];
}

const Fields = ({ fields, all, views, ...rest }: FieldsProps) => (
  <div className="fields" part="fields">
    {fields.map((field) => {
      const View = views.get(field.type) ?? viewOf(field.type);
      return (
        field.type !== 'hidden' && <View key={field.id} field={field} index={all.indexOf(field)} {...rest} />
      );
    })}
  </div>
);

interface ActionsProps {
  state: FormState;
  steps: number;
  submitText: string;
  text: Say;
  onBack: () => void;
}

const Actions = ({ state: { phase, step, isLocked }, steps, submitText, text, onBack }: ActionsProps) => {
  const isLast = step >= steps - 1;
  const isSending = phase === 'sending';
  return (
    <div className="actions" part="actions">
      {step > 0 && (
        <button type="button" className="back" part="back" onClick={onBack}>
          {text('back')}
        </button>
      )}
      <button
        type="submit"
        className="submit"
        part="submit"
        // Not disabled while it is sent, which would take the focus away.
        aria-disabled={isSending || undefined}
        disabled={isLast && isLocked}
      >
        {isSending ? text('sending') : isLast ? submitText : text('next')}
      </button>
    </div>
  );
};

/** What a form without page breaks has. */
const oneStep = (fields: FormField[]): Step[] => [{ id: '', title: '', fields }];

const Form = (props: Props & Stateful & { isNewsletter: boolean }) => {
  const { settings, host, text, prepared, state, change, isNewsletter } = props;
  const { Html, division, box, captcha, extras, postSubmit, views, styles } = prepared;
  const fields = useMemo(() => formFields(settings.fields), [settings.fields]);
  const steps = useMemo(() => (division?.stepsOf ?? oneStep)(fields), [fields, division]);
  const ownForm = ownFormOf(settings, host);
  const own = ownForm && prepared.own && { form: ownForm, module: prepared.own };

  const { ref, connected } = useForm({
    host,
    settings,
    text,
    fields,
    steps: steps.length,
    own,
    isNewsletter,
    captcha,
    extras,
    isOpen: !box || !!state.wasOpened,
    state,
    change,
    behaviour: prepared.behaviour,
  });
  const { phase, problem } = state;
  const step = Math.min(state.step, steps.length - 1);
  const isSent = phase === 'sent';

  useLayoutEffect(() => {
    host.control = { ...host.control, reset: () => connected.current?.reset() };
    const { states } = host.internals;
    const show = (name: string, isSo: unknown): unknown => (isSo ? states.add(name) : states.delete(name));
    show('submitting', phase === 'sending');
    show('sent', isSent);
    show('invalid', problem);
    own?.module.showState(own.form, state, text);
  });

  useLayoutEffect(() => {
    const root = host.shadowRoot;
    const sheets = styles.map(sheetOf);
    if (root) for (const sheet of sheets) adopt(root, sheet);
    return () => {
      if (root) for (const sheet of sheets) disown(root, sheet);
    };
  }, [host, styles]);

  const isStepped = division && steps.length > 1;
  const stepLevel = Math.min(settings.headingLevel + (settings.title ? 1 : 0), 6);
  const level = Math.min(stepLevel + (isStepped ? 1 : 0), 6);
  const Heading = `h${settings.headingLevel}` as 'h3';

  // It shows what only the behaviour can bring about.
  const { Summary } = connected.current ?? {};
  const captchaArea = captcha && settings.captcha && (
    <captcha.CaptchaArea state={state.captcha} text={text} onAsk={() => connected.current?.loadCaptcha()} />
  );

  const body = (
    <div className={`form ${isNewsletter ? 'newsletter' : ''}`} part="body">
      {!isSent && settings.title && (
        <Heading className="title" part="title" id="title">
          {settings.title}
        </Heading>
      )}
      {!isSent && settings.description && <Rich html={settings.description} Html={Html} part="description" />}
      {problem && Summary && (
        <Summary problem={problem} onChoose={(entry) => connected.current?.show(entry)} />
      )}
      {own ? (
        <div hidden={isSent}>
          <slot />
        </div>
      ) : (
        <form
          ref={ref}
          part="form"
          noValidate
          hidden={isSent}
          aria-labelledby={settings.title && !isSent ? 'title' : undefined}
        >
          {isStepped && <division.Progress steps={steps} current={step} text={text} />}
          {steps.map(({ id, fields: some }, nth) => (
            <div key={id} data-step={nth} hidden={nth !== step}>
              {isStepped && <division.StepTitle steps={steps} nth={nth} level={stepLevel} text={text} />}
              <Fields fields={some} all={fields} views={views} level={level} text={text} Html={Html} />
            </div>
          ))}
          {settings.honeypot && extras && <extras.Honeypot />}
          {captchaArea && <div hidden={step < steps.length - 1}>{captchaArea}</div>}
          <Actions
            state={{ ...state, step }}
            steps={steps.length}
            submitText={settings.submitButtonText || text('submit')}
            text={text}
            onBack={() => connected.current?.goTo(step - 1)}
          />
          {settings.disclaimer && <Rich html={settings.disclaimer} Html={Html} part="disclaimer" />}
        </form>
      )}
      {own && captchaArea}
      {problem?.notice && (
        <p className="notice" part="notice" role={Summary ? undefined : 'alert'}>
          {problem.notice}
        </p>
      )}
      {/* There from the start, so that what comes into it is announced. */}
      <div role="status" className="status">
        {phase === 'sending' && <span className="unseen">{text('sending')}</span>}
        {isSent && (
          <div className="message" part="message" tabIndex={-1} data-focus="sent">
            <Rich html={messageHtml(settings) || text('thanks')} Html={Html} part="message-text" />
          </div>
        )}
      </div>
      {isSent && postSubmit && <postSubmit.PostSubmit host={host} html={settings.postSubmitHtml} />}
    </div>
  );

  if (!fields.length && !own) return <slot />;
  if (!box) return body;
  return (
    <box.Box host={host} settings={settings} text={text} onOpen={() => change({ wasOpened: true })}>
      {body}
    </box.Box>
  );
};

const StatefulForm = stateful(Form);

/** A form, from data or the page's own. */
export const FormView = (props: Props) => <StatefulForm {...props} isNewsletter={false} />;

/** The same, with a newsletter's own behaviour where something is wrong (storefront 5). */
export const NewsletterView = (props: Props) => <StatefulForm {...props} isNewsletter />;

export { default as styles } from './form.css';
