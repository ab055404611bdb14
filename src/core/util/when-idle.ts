/** A page that is always busy, or draws nothing any more, may never count as idle. */
const maxWaitMs = 2000;

/** Calls `callback` when the browser is idle, and after two seconds at the latest. */
export const whenIdle = (callback: () => void): void => {
  // WebKit has no requestIdleCallback.
  if (self.requestIdleCallback) self.requestIdleCallback(callback, { timeout: maxWaitMs });
  else setTimeout(callback);
};
