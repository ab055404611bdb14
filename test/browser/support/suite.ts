/** Mocha's words, which the test runner puts into the global scope, with types; and chai's `expect`. */
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

export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as Mocha;
