import type { Ability, EngineName } from './tab-commands';

/** The facts about this run that a suite needs. `test/web-test-runner.config.ts` writes them into the suite's document. */
export interface TestRun {
  engine: { name: EngineName; abilities: Ability[] };
  /** Whether suites that need only one flavour run in all of them. */
  hasAllFlavours: boolean;
  /** The block that the contract suite tests in this run. */
  block?: string;
}

declare global {
  interface Window {
    azulejoTestRun: TestRun;
  }
}

export const testRun: TestRun = window.azulejoTestRun;
