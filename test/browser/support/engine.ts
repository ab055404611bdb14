import type { Ability, EngineName } from './tab-commands';

/** Written into the suite's document by `test/web-test-runner.config.ts`. */
declare global {
  interface Window {
    azulejoEngine: { name: EngineName; abilities: Ability[] };
  }
}

/** The engine that this suite runs in. */
export const engine: EngineName = window.azulejoEngine.name;

/** Whether this engine can do what not every engine can. Ask before you define a test that needs it. */
export function supports(ability: Ability | 'layoutShift' | 'importAgain'): boolean {
  // Firefox keeps a failed `import()` until the page is loaded anew, as the specification has it.
  if (ability === 'importAgain') return engine !== 'firefox';
  if (ability === 'layoutShift') return PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  return window.azulejoEngine.abilities.includes(ability);
}
