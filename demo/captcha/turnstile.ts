import { announceReady, createWidgets } from './widgets';

/**
 * Mock of `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit`.
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
announceReady(() => {
  const widgets = createWidgets<string>({
    design: {
      label: 'Verify you are human',
      fieldName: 'cf-turnstile-response',
      sizes: { normal: [300, 65], compact: [150, 140] },
      lifeMs: 5 * 60_000,
      errorCode: '110100',
      opensInBody: false,
    },
    createId: (count) => `cf-chl-widget-${count}`,
    findContainer: (selector) => document.querySelector(selector),
  });
  Object.assign(window, {
    turnstile: {
      ready: (fn: () => void) => fn(),
      render: widgets.render,
      reset: (id?: string) => widgets.find(id).reset(),
      remove: widgets.remove,
      getResponse: (id?: string) => widgets.find(id).getResponse() || undefined,
      isExpired: (id?: string) => !widgets.find(id).getResponse(),
    },
  });
});
