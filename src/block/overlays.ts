/**
 * On a page with the script, `Azulejo.confirm(…)` and so on, from the first block on: the exports of dist/overlays.js,
 * which comes with the first call.
 * @module
 */
const names = ['confirm', 'alert', 'inform'] as const;

if (globalThis.Azulejo)
  for (const name of names)
    Object.assign(Azulejo, {
      [name]: async (given: unknown) => (await import('azulejo:overlays'))[name](given),
    });
