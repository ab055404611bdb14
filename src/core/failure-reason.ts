/** Why a request to a server has failed. */
export type FailureReason =
  /** No connection, or the connection broke. */
  | 'network'
  | 'timeout'
  /** By the caller's signal. */
  | 'abort'
  /** The status says all there is to know. */
  | 'status'
  /** The body is not JSON, or JSON of another shape than the call reads. */
  | 'json'
  /** The visitor has to log in; `request` fires `az-login-required`. */
  | 'login'
  /** The visitor may not do this; `request` fires `az-system-error`. */
  | 'authorization'
  /** The server refused the crumb twice. */
  | 'crumb'
  /** The body says what went wrong. */
  | 'error'
  /** The caller's parameters are wrong; no request was made. Only calls of `azulejo/client` are checked. */
  | 'parameters';
