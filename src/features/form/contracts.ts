/**
 * The contracts of the modules that few forms load. The modules implement them; prepare.ts loads the modules; the form
 * knows the contracts alone.
 * @module
 */
import type { ReactNode } from 'react';
import type { BlockHost } from '../../core/block-host';
import type { FieldControls } from './controls';
import type { DraftValues } from './draft-values';
import type { BuilderCheck, FieldView } from './field-view';
import type { FormField, FormSettings } from './form-field';
import type { FormState } from './form-state';
import type { FormText } from './messages/es-419';

export type CaptchaSettings = NonNullable<FormSettings['captcha']>;

/** `consent`: the visitor has not allowed third parties yet. */
export type CaptchaStatus = 'loading' | 'consent' | 'failed' | 'shown';

export interface CaptchaOptions {
  settings: CaptchaSettings;
  host: BlockHost;
  /** The page's own form; the widget stands above its button then, else in the block's slot. */
  pageForm: HTMLFormElement | undefined;
  onStatus: (status: CaptchaStatus) => void;
  onSolve: () => void;
}

/** A provider's captcha in a form. */
export interface Captcha {
  /** "" until the visitor has solved the captcha, and after the token expired. */
  readonly token: string;
  /** Around the provider's widget; can take the focus. */
  readonly container: HTMLElement;
  /** Tries to load the provider's script again. @param isAllowed the visitor's permission */
  load(isAllowed?: boolean): void;
  /** Makes the visitor solve the captcha again. */
  reset(): void;
  remove(): void;
}

interface CaptchaAreaProps {
  /** Undefined before the captcha is created. */
  status: CaptchaStatus | undefined;
  text: FormText;
  /** Finds the element around the widget, which gets the focus of a pressed button. */
  findContainer: () => HTMLElement | undefined;
  /** The visitor allows the captcha, or wants another try. */
  onLoad: () => void;
}

export interface CaptchaModule {
  /** The settings with the site's key, which the site context has where the settings have none. */
  withSiteKey(settings: CaptchaSettings): Promise<CaptchaSettings>;
  createCaptcha(options: CaptchaOptions): Captcha;
  CaptchaArea: (props: CaptchaAreaProps) => ReactNode;
  styles: string;
}

/** What a page's form shows, and what it does with events. */
export interface PageFormProps {
  /** Written into controls that are new. */
  draft: DraftValues;
  state: FormState;
  text: FormText;
  onSubmit: (event: SubmitEvent) => void;
  /** The visitor entered something into a field. */
  onFieldInput: (fieldControls: FieldControls) => void;
  /** The visitor or a script of the page has emptied the form. */
  onReset: () => void;
}

export interface PageFormConnection {
  /** The block's element. */
  host: Element;
  draft: DraftValues;
  /** Whether the form gets a control that no person sees. */
  hasHoneypot: boolean;
}

/** What a form shows once it has been sent. */
export interface FormSuccess {
  /** The message in place of the form; HTML. "" is the block's own. */
  message: string;
  /** Address of the page to show instead. */
  redirect: string;
}

/** A `<form>` in the block's content, written by the page's author. Its markup stays the page's. */
export interface PageForm {
  readonly element: HTMLFormElement;
  /**
   * Whether the browser sends the form: form or pressed button ask something of their address (`method="get"`), so that the browser
   * leaves the page, or name a `target` for the answer.
   */
  readonly isSentByBrowser: boolean;
  /** Text of the form's submit button, outside of a submission. */
  readonly buttonText: string;
  /** Whether the markup of the form, or of the pressed button, turns checks off. */
  readonly isUnchecked: boolean;
  /** What the form's markup says for after a submission. */
  readonly success: FormSuccess;
  /** The form's fields as they are now. */
  fields(): FieldControls[];
  /**
   * Listens to the form, saves what the visitor has entered so far, and turns the browser's own validation off. Returns a
   * function that undoes this.
   */
  connect(options: PageFormConnection): () => void;
  /** Brings the form's markup in line with the props, like a render. */
  update(props: PageFormProps): void;
  /** Empties the form, without `onReset`. */
  reset(): void;
  /**
   * By name, what the browser would send although no field has it: values of form-associated custom elements, such as those of a
   * component library, and what the page's listeners for `formdata` add. A name with several values has a list.
   */
  otherValues(): Record<string, unknown>;
  /**
   * Whether the form-associated custom elements that show in the form are valid, too: the first one that is not gets the focus, and
   * says why.
   */
  reportOtherValidity(): boolean;
  /** The request that sends the form to its own address as the browser would. */
  request(): Request;
}

/** What a form needs before it renders. */
export interface PreparedForm {
  draft: DraftValues;
  /** Type of a field -> view. */
  fieldViews: ReadonlyMap<string, FieldView>;
  /** Type of a field -> the builder's rule. Forms of the hosted builder and of the API check it. */
  builderChecks: ReadonlyMap<string, BuilderCheck>;
  /** Stylesheet for the shadow root, with the rules that few forms need. */
  styles: string;
  captcha: { module: CaptchaModule; settings: CaptchaSettings } | undefined;
  pageForm: PageForm | undefined;
  success: FormSuccess;
}

/** What a rendered form gives its element. Other features read the fields there, and bundle no second copy of what names them. */
export interface FormImplementation {
  reset(): void;
  fields: FormField[];
}
