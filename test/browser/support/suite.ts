/** Mocha's functions, which the test runner puts into the global scope, with types; and chai's `expect`. */

import { requireTabHasNotStopped } from './wait-for';

export { expect } from 'chai';

type Body = () => void | Promise<void>;

interface Mocha {
  describe(title: string, body: () => void): void;
  it(title: string, body: Body): void;
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

const mocha = globalThis as unknown as Mocha;
export const { describe, before, after, beforeEach, afterEach } = mocha;

/** Defines one test. */
export function it(title: string, body: Body): void {
  mocha.it(title, async () => {
    requireTabHasNotStopped();
    try {
      await body();
    } catch (error) {
      dropNodes(error);
      throw error;
    }
  });
}

/** Removes compared values that cannot be cloned, such as elements: Firefox never sends those, and the run would wait for ever. */
function dropNodes(error: unknown): void {
  const comparison = error as { actual?: unknown; expected?: unknown };
  try {
    structuredClone([comparison.actual, comparison.expected]);
  } catch {
    comparison.actual = comparison.expected = undefined;
  }
}
