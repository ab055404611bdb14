/**
 * On a page with the script, `Azulejo.confirm(…)` and so on, from the first block on: the exports of dist/overlays.js,
 * which comes with the first call.
 * @module
 */
if (globalThis.Azulejo)
  for (const name of ['confirm', 'alert', 'inform', 'showError', 'tooltip'] as const)
    (Azulejo as unknown as Record<string, unknown>)[name] = (...given: [never, never]) =>
      import('azulejo:overlays').then((overlays) => overlays[name](...given));
