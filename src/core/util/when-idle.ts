/**
 * Calls `callback` when the browser is idle, with an `IdleDeadline` where the browser supports it.
 * @param maxWaitMs calls back after this time at the latest: a page that is always busy, or no longer draws, may never count as
 * idle. Default: 2000.
 */
export const whenIdle = (callback: (deadline?: IdleDeadline) => void, maxWaitMs = 2000): void => {
  // WebKit has no requestIdleCallback.
  if (self.requestIdleCallback) self.requestIdleCallback(callback, { timeout: maxWaitMs });
  else setTimeout(callback);
};
