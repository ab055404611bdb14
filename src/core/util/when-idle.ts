/**
 * Calls `callback` when the browser is idle, with the time that it may take, where the browser knows.
 * @param maxWaitMs after this time at the latest: a page that is always busy, or draws nothing any more, may never count as idle
 */
export const whenIdle = (callback: (deadline?: IdleDeadline) => void, maxWaitMs = 2000): void => {
  // WebKit has no requestIdleCallback.
  if (self.requestIdleCallback) self.requestIdleCallback(callback, { timeout: maxWaitMs });
  else setTimeout(callback);
};
