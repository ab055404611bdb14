/**
 * On a page with the script, `Azulejo.confirm(…)` and so on, from the first block on: the exports of dist/overlays.js,
 * which comes with the first call.
 * @module
 */
if (globalThis.Azulejo)
  for (const name of ['confirm', 'alert', 'inform'] as const)
    (Azulejo as unknown as Record<string, unknown>)[name] = async (given: unknown) =>
      (await import('azulejo:overlays'))[name](given);
