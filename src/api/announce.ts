import type { Failure } from './answer';

/** What the page is to hear of, beside who called; both events are fired on the document. */
const events: Partial<Record<Failure['reason'], `az-${string}`>> = {
  login: 'az-login-required',
  // The seam of the system error overlay: whoever shows it listens to this.
  authorization: 'az-system-error',
};

/** Fires `az-login-required` or `az-system-error` with the failure as `detail`, where it is one of these. */
export const announce = (failure: Failure): void => {
  const type = events[failure.reason];
  if (type) document.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: failure }));
};
