/** What came of a call. Nothing that can be expected of a network or a server is thrown. */
export type Answer<T> = Success<T> | Failure;

export interface Success<T> {
  ok: true;
  /** 200 to 299. */
  status: number;
  /** The body's `data` where it has one, else the body; `{}` of a 204. Not checked: it is what the server says. */
  data: T;
}

export interface Failure {
  ok: false;
  /** Of the last attempt; 0 where no answer came. */
  status: number;
  reason: Reason;
  /** For visitors, in their language; "" where the call was given no `text`. */
  message: string;
  /** Id of a field -> what is wrong with it. */
  errors?: Record<string, string>;
  billingErrorCode?: string;
  /** The message says more than visitors should read: show that an error occurred and was logged (storefront 8). */
  isCleaned?: boolean;
}

export type Reason =
  /** No connection, or it broke. */
  | 'network'
  | 'timeout'
  /** By the caller's signal. */
  | 'abort'
  /** The status tells all there is to know. */
  | 'status'
  /** The body is not JSON. */
  | 'json'
  /** `az-login-required` has been fired. */
  | 'login'
  /** `az-system-error` has been fired. */
  | 'authorization'
  /** The crumb was refused twice. */
  | 'crumb'
  /** The body says what went wrong. */
  | 'error';
