/** Mocha's words, which the test runner puts into the global scope, with types; and chai's `expect`. */
import { unsteady } from './unsteady';

export { expect } from 'chai';

type Body = () => void | Promise<void>;

interface Mocha {
  describe(title: string, body: () => void): void;
  it(title: string, body: Body): void;
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: (this: { currentTest?: Try }) => void | Promise<void>): void;
}

/** A case as it is run: once, or again after it has failed (`retries` in the runner's configuration). */
interface Try {
  titlePath(): string[];
  currentRetry(): number;
}

const mocha = globalThis as unknown as Mocha;
export const { describe, before, after, beforeEach, afterEach } = mocha;

/** Why the last try failed, and the one before it. */
let reason = '';
let reasonBefore = '';

/** Of what was compared, only data: a run waits for ever for an element in Firefox, which does not hand it on. */
const withDataAlone = (error: unknown): unknown => {
  const compared = error as { actual?: unknown; expected?: unknown };
  try {
    structuredClone([compared.actual, compared.expected]);
  } catch {
    compared.actual = compared.expected = undefined;
  }
  return error;
};

export const it = (title: string, body: Body): void =>
  mocha.it(title, async () => {
    [reasonBefore, reason] = [reason, 'It took too long.'];
    try {
      await body();
    } catch (error) {
      reason = String(error);
      throw withDataAlone(error);
    }
  });

afterEach(function () {
  const { currentTest } = this;
  if (currentTest && currentTest.currentRetry() > 0)
    console.warn(unsteady, currentTest.titlePath().join(' > '), reasonBefore);
});
