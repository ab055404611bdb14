import type { Ability, EngineName } from './tab-commands';
import { testRun } from './test-run';

/** The engine that this suite runs in. */
export const engine: EngineName = testRun.engine.name;

/** Whether this engine has an ability that not every engine has. Ask before you define a test that needs it. */
export function supports(ability: Ability | 'layoutShift'): boolean {
  if (ability === 'layoutShift') return PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  return testRun.engine.abilities.includes(ability);
}
