import { announceReady, createWidgets } from './widgets';

/**
 * Mock of `https://js.hcaptcha.com/1/api.js?render=explicit`.
 * https://docs.hcaptcha.com/configuration#jsapi
 */
announceReady(() => {
  const widgets = createWidgets<string>({
    design: {
      label: 'I am human',
      fieldName: 'h-captcha-response',
      sizes: { normal: [303, 78], compact: [158, 138] },
      lifeMs: 2 * 60_000,
      errorCode: 'network-error',
      opensInBody: true,
    },
    createId: (count) => `hcaptcha-${count}`,
    findContainer: (id) => document.getElementById(id),
  });
  Object.assign(window, {
    hcaptcha: {
      render: widgets.render,
      reset: (id?: string) => widgets.find(id).reset(),
      remove: widgets.remove,
      getResponse: (id?: string) => widgets.find(id).getResponse(),
    },
  });
});
