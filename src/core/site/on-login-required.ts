/**
 * Calls `answer` for each `az-login-required` that no listener of the page has cancelled. `request` (src/features/api) fires the
 * event, and the page's own scripts may fire it, whether it bubbles or not.
 */
export const onLoginRequired = (answer: () => unknown): void => {
  const controller = new AbortController();
  addEventListener(
    'az-login-required',
    async (event) => {
      // An event that does not bubble reaches the window only in the capture phase, before the page's own listeners.
      await undefined;
      if (!event.defaultPrevented) answer();
    },
    { capture: true, signal: controller.signal },
  );
  globalThis.Azulejo?.onDestroy(() => controller.abort());
};
