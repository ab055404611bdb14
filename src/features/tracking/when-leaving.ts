/** Calls `fn` when the page is hidden or goes: the last moment that surely comes. */
export const whenLeaving = (fn: () => void): void => {
  addEventListener('pagehide', fn);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && fn());
};
