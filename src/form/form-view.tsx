import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockProps } from '../block/root';
import { adopt, disown, sheetOf } from '../block/styles';
import type { Say } from './field-frame';
import { viewOf } from './fields';
import { type FormField, type FormSettings, formFields } from './form-field';
import { type FormState, honeypotName } from './form-state';
import type { FormMessages } from './messages/es-419';
import { messageHtml, ownFormOf, type Prepared } from './prepare';
import { Rich } from './rich';
import { type Stateful, stateful } from './stateful';
import { stepsOf } from './steps';
import { useForm } from './use-form';

type Props = BlockProps<
  FormSettings & { lightboxMode?: boolean; openButtonText?: string },
  FormMessages,
  Prepared
>;

interface FieldsProps {
  fields: FormField[];
  /** Those of the whole form, whose places make ids. */
  all: FormField[];
  level: number;
  text: Say;
  prepared: Prepared;
}

const Fields = ({ fields, all, level, text, prepared }: FieldsProps) => {
  const Heading = `h${level}` as 'h3';
  return (
    <div className="fields" part="fields">
      {fields.map((field) => {
        const index = all.indexOf(field);
        if (field.type === 'hidden') return null;
        if (field.type === 'section')
          return (
            prepared.further && (
              <prepared.further.Section
                key={field.id}
                field={field}
                index={index}
                Heading={Heading}
                Html={prepared.Html}
              />
            )
          );
        const View = prepared.further?.furtherViewOf(field.type) ?? viewOf(field.type);
        return <View key={field.id} field={field} index={index} text={text} />;
      })}
    </div>
  );
};

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

const Form = (props: Props & Stateful & { isNewsletter: boolean }) => {
  const { settings, host, text, prepared, state, change, isNewsletter } = props;
  const fields = useMemo(() => formFields(settings.fields), [settings.fields]);
  const steps = useMemo(() => stepsOf(fields), [fields]);
  const ownForm = ownFormOf(settings, host);
  const own = ownForm && prepared.own && { form: ownForm, module: prepared.own };
  const { further } = prepared;
  const isBox = !!settings.lightboxMode;
  const dialog = useRef<HTMLDialogElement>(null);

  const { ref, connected } = useForm({
    host,
    settings,
    text,
    fields,
    steps: steps.length,
    own,
    isNewsletter,
    isOpen: !isBox || !!state.wasOpened,
    state,
    change,
    behaviour: prepared.behaviour,
  });
  const { phase, problem } = state;
  const step = Math.min(state.step, steps.length - 1);
  const isSent = phase === 'sent';

  useLayoutEffect(() => {
    host.internals.states[phase === 'sending' ? 'add' : 'delete']('submitting');
    host.internals.states[isSent ? 'add' : 'delete']('sent');
    host.internals.states[problem ? 'add' : 'delete']('invalid');
    if (!own) return;
    own.form.style.display = isSent ? 'none' : '';
    own.module.setOwnButtons(own.form, phase === 'sending' ? text('sending') : undefined, state.isLocked);
  });

  const open = (): void => {
    change({ wasOpened: true });
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    host.internals.states.add('open');
  };
  useLayoutEffect(() => {
    host.control = {
      reset: () => connected.current?.reset(),
      open,
      close: () => dialog.current?.close(),
    };
  });

  useLayoutEffect(() => {
    const root = host.shadowRoot;
    if (!root || !further) return;
    const sheet = sheetOf(further.styles);
    adopt(root, sheet);
    return () => disown(root, sheet);
  }, [host, further]);

  // What a page's author puts below the message stands in the page's own tree.
  useLayoutEffect(() => {
    if (!isSent || !settings.postSubmitHtml) return;
    const place = document.createElement('div');
    place.slot = 'post-submit';
    host.append(place);
    import('./post-submit')
      .then(({ showPostSubmit }) => showPostSubmit(place, settings.postSubmitHtml))
      .catch((error) => host.report(error));
    return () => place.remove();
  }, [host, isSent, settings.postSubmitHtml]);

  const Heading = `h${settings.headingLevel}` as 'h3';
  const StepHeading = `h${Math.min(settings.headingLevel + (settings.title ? 1 : 0), 6)}` as 'h3';
  const level = Math.min(settings.headingLevel + (settings.title ? 1 : 0) + (steps.length > 1 ? 1 : 0), 6);

  // They show what only the behaviour can bring about.
  const { Summary, CaptchaArea } = connected.current ?? {};
  const captchaArea = CaptchaArea && (
    <CaptchaArea state={state.captcha} text={text} onAsk={() => connected.current?.loadCaptcha()} />
  );

  const body = (
    <div className={`form ${isNewsletter ? 'newsletter' : ''}`} part="body">
      {!isSent && settings.title && (
        <Heading className="title" part="title" id="title">
          {settings.title}
        </Heading>
      )}
      {!isSent && settings.description && (
        <Rich html={settings.description} Html={prepared.Html} part="description" />
      )}
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
          {prepared.further && steps.length > 1 && (
            <prepared.further.Progress steps={steps} current={step} text={text} />
          )}
          {steps.map(({ id, title, fields: some }, nth) => (
            <div key={id} data-step={nth} hidden={nth !== step}>
              {steps.length > 1 && (
                <StepHeading part="step-title" tabIndex={-1} data-focus="step">
                  <span className="unseen">{`${text('step', { number: nth + 1, count: steps.length })}: `}</span>
                  {title || text('step', { number: nth + 1, count: steps.length })}
                </StepHeading>
              )}
              <Fields fields={some} all={fields} level={level} text={text} prepared={prepared} />
            </div>
          ))}
          {settings.honeypot && (
            <div className="unseen" aria-hidden="true">
              <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" data-private="" />
            </div>
          )}
          {settings.captcha && <div hidden={step < steps.length - 1}>{captchaArea}</div>}
          <Actions
            state={{ ...state, step }}
            steps={steps.length}
            submitText={settings.submitButtonText || text('submit')}
            text={text}
            onBack={() => connected.current?.goTo(step - 1)}
          />
          {settings.disclaimer && <Rich html={settings.disclaimer} Html={prepared.Html} part="disclaimer" />}
        </form>
      )}
      {own && settings.captcha && captchaArea}
      {problem?.notice && (
        <p className="notice" part="notice">
          {problem.notice}
        </p>
      )}
      {/* There from the start, so that what comes into it is announced. */}
      <div role="status" className="status">
        {phase === 'sending' && <span className="unseen">{text('sending')}</span>}
        {isSent && (
          <div className="message" part="message" tabIndex={-1} data-focus="sent">
            <Rich html={messageHtml(settings) || text('thanks')} Html={prepared.Html} part="message-text" />
          </div>
        )}
      </div>
      <slot name="post-submit" />
    </div>
  );

  if (!fields.length && !own) return <slot />;
  if (!isBox) return body;
  return (
    <>
      <button type="button" className="submit" part="open" aria-haspopup="dialog" onClick={open}>
        {settings.openButtonText || settings.title || text('open')}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <dialog
        ref={dialog}
        part="dialog"
        aria-label={settings.title || settings.openButtonText || text('open')}
        onClose={() => host.internals.states.delete('open')}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        {body}
        {/* Last, so that the first field gets the focus. */}
        <button
          type="button"
          className="close"
          part="close"
          aria-label={text('close')}
          onClick={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
};

const StatefulForm = stateful(Form);

/** A form, from data or the page's own. */
export const FormView = (props: Props) => <StatefulForm {...props} isNewsletter={false} />;

/** The same, with a newsletter's own behaviour where something is wrong (storefront 5). */
export const NewsletterView = (props: Props) => <StatefulForm {...props} isNewsletter />;

export { default as styles } from './form.css';
