import { announceReady, createWidgets } from './widgets';

/**
 * Stands in for `https://www.google.com/recaptcha/api.js?render=explicit`: reCAPTCHA v2, the checkbox.
 * https://developers.google.com/recaptcha/docs/display#js_api
 */
const waiting: (() => void)[] = [];
const grecaptcha: Record<string, unknown> = { ready: (fn: () => void) => waiting.push(fn) };

announceReady(() => {
  const widgets = createWidgets<number>({
    look: {
      label: "I'm not a robot",
      fieldName: 'g-recaptcha-response',
      sizes: { normal: [304, 78], compact: [164, 144] },
      lifeMs: 2 * 60_000,
      errorCode: '',
    },
    nameOf: (count) => count,
    findContainer: (id) => document.getElementById(id),
  });
  Object.assign(grecaptcha, {
    ready: (fn: () => void) => fn(),
    render: widgets.render,
    reset: (id?: number) => widgets.find(id).reset(),
    getResponse: (id?: number) => widgets.find(id).getResponse(),
  });
  for (const fn of waiting) fn();
});

Object.assign(window, { grecaptcha });
