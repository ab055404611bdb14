/** The texts of a dialog or a toast: text, not HTML. */
export interface ConfirmOptions {
  message: string;
  /** A heading above the message. Default: none. */
  title?: string;
  /** The button that confirms. Default: 'OK', in the page's language. */
  confirmText?: string;
  /** The button that declines. Default: 'Cancel', in the page's language. */
  rejectText?: string;
}

/** What to say of an error, and what to offer. */
export interface ErrorOptions {
  /** An empty message is replaced by a general one. */
  message: string;
  /** The message is for the log only: visitors read that an error occurred and was logged. */
  isCleaned?: boolean;
  /** `authorization`: the server refused a call. */
  reason?: string;
  /** Adds a button to sign in. Default: false. */
  canSignIn?: boolean;
}

/** What the visitor chose; 'clear' also for Escape, and for an error that shows already. */
export type ErrorAnswer = 'reload' | 'clear' | 'sign-in';
