import type { BlockProps } from '../block/root';
import type { CaptchaState } from './captcha/captcha';
import type { FormField, FormSettings } from './form-field';
import type { FormMessages } from './messages/es-419';
import type { Prepared } from './prepare';

/** One line of the summary. */
export interface Entry {
  message: string;
  /** Of the field; "" where the line is of none that is there. */
  label: string;
  /** Its first control. */
  target?: HTMLElement | undefined;
}

/** Why a form was not sent. */
export interface Problem {
  message: string;
  entries: Entry[];
  /** What is said below the button. */
  notice?: string | undefined;
}

/** What the view shows beside the fields; what is typed is held by the controls alone. */
export interface FormState {
  phase: 'idle' | 'sending' | 'sent';
  /** From 0. */
  step: number;
  problem?: Problem | undefined;
  /** Nothing without a captcha. */
  captcha?: CaptchaState;
  /** Whether a failed submission waits for the captcha to be solved again (storefront 4). */
  isLocked?: boolean;
  /** Whether its dialog has been opened. */
  wasOpened?: boolean;
}

export const idle: FormState = { phase: 'idle', step: 0, problem: undefined };

export type FormProps = BlockProps<
  FormSettings & { lightboxMode?: boolean; openButtonText?: string; values?: Record<string, unknown> },
  FormMessages,
  Prepared
> & {
  /** Whether it has a newsletter's own behaviour where something is wrong (storefront 5). */
  isNewsletter?: boolean;
};

/** What a form is made of; another one after each change of the settings. */
export interface FormGiven extends FormProps {
  fields: FormField[];
  /** How many steps there are. */
  steps: number;
  /** The page's own form; else the form is the rendered one. */
  own: HTMLFormElement | undefined;
}
