/**
 * Calls `answer` for each `az-login-required` that no listener of the page has cancelled. The data layer fires the event, and
 * so may the page's own scripts, whether it bubbles or not.
 */
export const onLoginRequired = (answer: () => unknown): void => {
  const controller = new AbortController();
  addEventListener(
    'az-login-required',
    async (event) => {
      // The window hears of an event that does not bubble only before the page's own listeners.
      await undefined;
      if (!event.defaultPrevented) answer();
    },
    { capture: true, signal: controller.signal },
  );
  globalThis.Azulejo?.onDestroy(() => controller.abort());
};
