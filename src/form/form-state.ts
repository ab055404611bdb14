import type { BlockHost } from '../block/host';
import type { CaptchaState } from './captcha/captcha';
import type { Say } from './field-frame';
import type { FormField, FormSettings } from './form-field';
import type { Prepared } from './prepare';

/** One line of the summary. */
export interface Entry {
  message: string;
  /** Of the field; "" where the line is of none that is there. */
  label: string;
  /** Its first control. */
  target?: HTMLElement;
}

/** Why a form was not sent. */
export interface Problem {
  message: string;
  entries: Entry[];
  /** What is said below the button. */
  notice?: string;
}

/** What the view shows beside the fields; what is typed is held by the controls alone. */
export interface FormState {
  phase: 'idle' | 'sending' | 'sent';
  /** From 0. */
  step: number;
  problem?: Problem;
  /** Nothing without a captcha. */
  captcha?: CaptchaState;
  /** Whether a failed submission waits for the captcha to be solved again (storefront 4). */
  isLocked?: boolean;
  /** Whether its dialog has been opened. */
  wasOpened?: boolean;
}

export const idle: FormState = { phase: 'idle', step: 0 };

/** What a form is made of; another one after each change of the settings. */
export interface FormGiven {
  host: BlockHost;
  settings: FormSettings & { lightboxMode?: boolean };
  text: Say;
  fields: FormField[];
  /** How many steps there are. */
  steps: number;
  /** The page's own form with what belongs to it; else the form is the rendered one. */
  own?: { form: HTMLFormElement; module: typeof import('./own/own-form') };
  isNewsletter: boolean;
  /** What came with the settings that ask for it. */
  captcha: Prepared['captcha'];
  extras: Prepared['extras'];
  /** Whether it can be seen: a form in a closed dialog asks no third party for anything. */
  isOpen: boolean;
}
