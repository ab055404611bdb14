// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';

describe('whether to leave out motion', () => {
  afterEach(() => vi.unstubAllGlobals());
  const still = (matches: boolean, search: string) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduce') }));
    vi.stubGlobal('location', { search });
    return prefersReducedMotion();
  };

  it('is up to the visitor and to the address', () => {
    expect(still(false, '')).toBe(false);
    expect(still(true, '')).toBe(true);
    expect(still(false, '?a=1&nomotion=true')).toBe(true);
    expect(still(false, '?nomotion=false')).toBe(false);
  });
});
