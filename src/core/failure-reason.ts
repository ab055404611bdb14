/** Why a request to a server has failed. */
export type FailureReason =
  /** No connection, or the connection broke. */
  | 'network'
  | 'timeout'
  /** The caller's signal has aborted the request. */
  | 'abort'
  /** The HTTP status is an error, and the body does not explain it. */
  | 'status'
  /** The body is not JSON, or JSON of another shape than the call reads. */
  | 'json'
  /** The visitor has to log in; `request` fires `az-login-required`. */
  | 'login'
  /** The visitor may not do this; `request` fires `az-system-error`. */
  | 'authorization'
  /** The server has refused the crumb (its CSRF token) twice. */
  | 'crumb'
  /** The body says why the call failed. */
  | 'error'
  /** The caller's parameters are wrong; no request was made. Only calls of `azulejo/client` are checked. */
  | 'parameters';
