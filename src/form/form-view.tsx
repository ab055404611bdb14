import { Component } from 'react';
import { adopt, sheetOf } from '../block/styles';
import { type Connected, connectForm, trouble } from './behaviour';
import { Fields } from './fields';
import { formFields } from './form-field';
import { type FormGiven, type FormProps, type FormState, idle } from './form-state';
import { couldNotRender, messageHtml, ownFormOf } from './prepare';
import { Rich } from './rich';

/** A class, as hooks for state would make every page's runtime larger (256 bytes in dist/lite). */
class Form extends Component<FormProps, FormState> {
  override state = idle;
  /** Of what is rendered. */
  given!: FormGiven;
  connected: Connected | undefined;
  /** What it is connected with. */
  form: HTMLFormElement | null | undefined;

  change = (next: Partial<FormState>): void => this.setState(next as FormState);

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    const { host, text, own, prepared } = this.given;
    const { phase, problem } = this.state;
    const root = host.shadowRoot as ShadowRoot;
    for (const css of prepared.styles) adopt(root, sheetOf(css));
    const form = own ?? root.querySelector('form');
    if (form !== this.form) {
      this.componentWillUnmount();
      this.connected = form ? connectForm(form, this) : undefined;
      this.form = form;
    }
    host.control = { ...host.control, reset: () => this.connected?.reset() };
    const { states } = host.internals;
    for (const [name, isSo] of [
      ['submitting', phase === 'sending'],
      ['sent', phase === 'sent'],
      ['invalid', problem],
    ] as const)
      if (isSo) states.add(name);
      else states.delete(name);
    if (own) prepared.showState?.(own, this.state, text);
    this.connected?.updated();
  }

  override componentWillUnmount(): void {
    this.connected?.end();
  }

  override componentDidCatch(error: unknown): void {
    // The block's own boundary takes it from here.
    throw couldNotRender(error);
  }

  override render() {
    const { connected, change } = this;
    const { settings, host, text, prepared } = this.props;
    const { phase, problem, captcha, isLocked } = this.state;
    const { title, headingLevel, disclaimer, description, postSubmitHtml } = settings;
    const { Html, Steps, Back, Box, CaptchaArea, Honeypot, PostSubmit } = prepared;
    const fields = formFields(settings.fields);
    const steps = prepared.stepsOf?.(fields) ?? [];
    const step = Math.max(0, Math.min(this.state.step, steps.length - 1));
    const isLast = step >= steps.length - 1;
    const isSent = phase === 'sent';
    const isSending = phase === 'sending';
    const own = ownFormOf(settings, host);
    this.given = { ...this.props, fields, steps: steps.length, own };

    if (!fields.length && !own) return <slot />;
    const level = headingLevel + (title ? 1 : 0);
    const Heading = `h${headingLevel}` as 'h3';
    const captchaArea = CaptchaArea && settings.captcha && (
      <CaptchaArea state={captcha} text={text} onAsk={() => connected?.loadCaptcha()} />
    );
    const among = { all: fields, views: prepared.views, level, text, Html };

    const body = (
      <div className="form" part="body">
        {!isSent && title && (
          <Heading className="title" part="title" id="title">
            {title}
          </Heading>
        )}
        {!isSent && description && <Rich html={description} Html={Html} part="description" />}
        {problem?.message && trouble && (
          <trouble.Summary problem={problem} onChoose={(entry) => connected?.show(entry)} />
        )}
        {own ? (
          <div hidden={isSent}>
            <slot />
          </div>
        ) : (
          <form
            part="form"
            noValidate
            hidden={isSent}
            aria-labelledby={title && !isSent ? 'title' : undefined}
          >
            {Steps ? <Steps steps={steps} step={step} {...among} /> : <Fields fields={fields} {...among} />}
            {Honeypot && settings.honeypot && <Honeypot />}
            {captchaArea && <div hidden={!isLast}>{captchaArea}</div>}
            <div className="actions" part="actions">
              {Back && step > 0 && <Back text={text} onBack={() => connected?.goTo(step - 1)} />}
              <button
                type="submit"
                className="submit"
                part="submit"
                // Not disabled while it is sent, which would take the focus away.
                aria-disabled={isSending || undefined}
                disabled={isLast && isLocked}
              >
                {isSending
                  ? text('sending')
                  : isLast
                    ? settings.submitButtonText || text('submit')
                    : text('next')}
              </button>
            </div>
            {disclaimer && <Rich html={disclaimer} Html={Html} part="disclaimer" />}
          </form>
        )}
        {own && captchaArea}
        {problem?.notice && (
          <p className="notice" part="notice" role={problem.message ? undefined : 'alert'}>
            {problem.notice}
          </p>
        )}
        {/* There from the start, so that what comes into it is announced. */}
        <div role="status" className="status">
          {isSending && <span className="unseen">{text('sending')}</span>}
          {isSent && (
            <div className="message" part="message" tabIndex={-1} data-focus="sent">
              <Rich html={messageHtml(settings) || text('thanks')} Html={Html} part="message-text" />
            </div>
          )}
        </div>
        {isSent && PostSubmit && <PostSubmit host={host} html={postSubmitHtml} />}
      </div>
    );
    return Box ? (
      <Box host={host} settings={settings} text={text} onOpen={() => change({ wasOpened: true })}>
        {body}
      </Box>
    ) : (
      body
    );
  }
}

/** A form, from data or the page's own. */
export const FormView = (props: FormProps) => <Form {...props} />;

export { default as styles } from './form.css';
