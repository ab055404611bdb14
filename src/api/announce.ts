import type { Failure } from './answer';

/** What the page is to hear of, beside who called; both events are fired on the document. */
const events: Partial<Record<Failure['reason'], `az-${string}`>> = {
  login: 'az-login-required',
  authorization: 'az-system-error',
};

/**
 * Fires `az-login-required` or `az-system-error` with the failure as `detail`, where it is one of these. The latter shows
 * the system error overlay (storefront 8), unless it is cancelled.
 */
export const announce = (failure: Failure): void => {
  const type = events[failure.reason];
  if (!type) return;
  const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail: failure });
  const isWanted = document.dispatchEvent(event);
  if (isWanted && failure.reason === 'authorization')
    import('azulejo:overlays').then(
      ({ showError }) => showError(failure),
      // Without a network there is nothing to show it with; who called has the failure.
      () => {},
    );
};
