import type { Say } from '../field-frame';
import type { FormState } from '../form-state';

interface CaptchaAreaProps {
  state: FormState['captcha'];
  text: Say;
  onAsk: () => void;
}

/** The widget's slot, and what to do where it is not there. */
export const CaptchaArea = ({ state, text, onAsk }: CaptchaAreaProps) => {
  const needsHelp = state === 'failed' || state === 'consent';
  return (
    <div className={`captcha ${state}`} part="captcha" hidden={!state}>
      {needsHelp && <p>{text(state === 'failed' ? 'captchaFailed' : 'captchaConsent')}</p>}
      {needsHelp && (
        <button type="button" part="captcha-button" onClick={onAsk}>
          {text(state === 'failed' ? 'tryAgain' : 'captchaAllow')}
        </button>
      )}
      <slot name="captcha" />
    </div>
  );
};
