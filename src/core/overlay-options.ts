/** Texts of a dialog or a toast. They are plain text, not HTML. */
export interface ConfirmOptions {
  message: string;
  /** A heading above the message. Default: none. */
  title?: string;
  /** The button that confirms. Default: 'OK', in the page's language. */
  confirmText?: string;
  /** The button that declines. Default: 'Cancel', in the page's language. */
  rejectText?: string;
}

/** Options of `showError`. */
export interface ShowErrorOptions {
  /** An empty message is replaced by a general one. */
  message: string;
  /** Whether the message is for the log only. Visitors then read that an error occurred and was logged. Default: false. */
  isCleaned?: boolean;
  /** Why a request has failed. `authorization` has its own text in place of an empty message. Default: none. */
  reason?: string;
  /** Adds a button to sign in. Default: false. */
  canSignIn?: boolean;
}

/** The visitor's choice. 'clear' also for Escape, and for an error that is already shown. */
export type ErrorAnswer = 'reload' | 'clear' | 'sign-in';
