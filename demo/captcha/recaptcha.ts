import { announceReady, createWidgets } from './widgets';

/**
 * Mock of `https://www.google.com/recaptcha/api.js?render=explicit`: the checkbox of reCAPTCHA v2.
 * https://developers.google.com/recaptcha/docs/display#js_api
 */
const readyCallbacks: (() => void)[] = [];
const grecaptcha: Record<string, unknown> = { ready: (fn: () => void) => readyCallbacks.push(fn) };

announceReady(() => {
  const widgets = createWidgets<number>({
    design: {
      label: "I'm not a robot",
      fieldName: 'g-recaptcha-response',
      sizes: { normal: [304, 78], compact: [164, 144] },
      lifeMs: 2 * 60_000,
      errorCode: '',
      opensInBody: true,
    },
    createId: (count) => count,
    findContainer: (id) => document.getElementById(id),
  });
  Object.assign(grecaptcha, {
    ready: (fn: () => void) => fn(),
    render: widgets.render,
    reset: (id?: number) => widgets.find(id).reset(),
    getResponse: (id?: number) => widgets.find(id).getResponse(),
  });
  for (const fn of readyCallbacks) fn();
});

Object.assign(window, { grecaptcha });
