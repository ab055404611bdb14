/**
 * The contracts of the modules that few forms load. The modules implement the contracts, prepare.ts loads the modules, and the
 * rest of the form imports only these types.
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
  /** The page's own form, whose submit button the widget stands above. Undefined: the widget is in the block's slot. */
  pageForm: HTMLFormElement | undefined;
  onStatus: (status: CaptchaStatus) => void;
  onSolve: () => void;
}

/** A provider's captcha in a form. */
export interface Captcha {
  /** "" until the visitor has solved the captcha, and after the token expired. */
  readonly token: string;
  /** The element around the provider's widget; focusable. */
  readonly container: HTMLElement;
  /** Tries to load the provider's script again. @param hasPermission of the visitor, whatever the consent for all third parties is */
  load(hasPermission?: boolean): void;
  /** Makes the visitor solve the captcha again. */
  reset(): void;
  remove(): void;
}

/** The captcha of a form, where the form has one. */
export interface CaptchaHandle {
  /** Undefined before the captcha is created. */
  status: CaptchaStatus | undefined;
  /** Whether the visitor still has to solve the captcha. */
  isMissing(): boolean;
  token(): string | undefined;
  container(): HTMLElement | undefined;
  /** Tries again, with the visitor's permission. */
  load(): void;
  /** Call after a submission, which uses up the token: the form waits until the visitor solves the captcha again. */
  reset(): void;
}

interface CaptchaAreaProps {
  captcha: CaptchaHandle;
  text: FormText;
  /** True at a step before the last one. */
  isHidden: boolean;
}

export interface CaptchaModule {
  /** Adds the site context's key to settings that have no key. */
  withSiteKey(settings: CaptchaSettings): Promise<CaptchaSettings>;
  createCaptcha(options: CaptchaOptions): Captcha;
  CaptchaArea: (props: CaptchaAreaProps) => ReactNode;
  styles: string;
}

/** The state that a page's form shows, and the handlers of its events. */
export interface PageFormProps {
  /** Values for controls that are new. */
  draft: DraftValues;
  state: FormState;
  text: FormText;
  onSubmit: (event: SubmitEvent) => void;
  /** The visitor entered something into a field. */
  onFieldInput: (fieldControls: FieldControls) => void;
  /** Call after the page's own listeners have handled an input: they may have made other fields valid. */
  recheckErrors: () => void;
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
  /** The message in place of the form; HTML. "" for the block's own message. */
  message: string;
  /** Address of the page to show instead; "" for none. */
  redirect: string;
}

/** A `<form>` in the block's content, written by the page's author. Its markup stays the page's. */
export interface PageForm {
  readonly element: HTMLFormElement;
  /**
   * Whether the browser, rather than the block, sends the form: the form or the pressed button has a method other than `post`, or
   * a `target` for the response.
   */
  readonly isSentByBrowser: boolean;
  /** The submit button's own text, also while a submission shows another one. */
  readonly buttonText: string;
  /** Whether the markup of the form, or of the pressed button, turns validation off. */
  readonly isUnchecked: boolean;
  /** The message and the redirect after a submission, as the form's markup has them. */
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
   * Name -> value that the browser would send although it is of no field: values of form-associated custom elements, such as
   * those of a component library, and values that the page's `formdata` listeners add. Several values of one name are a list.
   */
  otherValues(): Record<string, unknown>;
  /**
   * Whether the visible form-associated custom elements of the form are valid, too. The first invalid one gets the focus, and
   * reports why it is invalid.
   */
  reportOtherValidity(): boolean;
  /** The request that sends the form to its own address as the browser would. */
  request(): Request;
}

/** What a form needs before it renders. */
export interface PreparedForm {
  draft: DraftValues;
  /** The draft's key in `sessionStorage`; undefined for a form whose values a reload loses. */
  draftKey: string | undefined;
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

/** The methods and data that a form adds to its element. Other features read `fields` there, and need no copy of `formFields`. */
export interface FormImplementation {
  reset(): void;
  fields: FormField[];
}
