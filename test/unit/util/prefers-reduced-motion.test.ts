// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';

describe('reduced motion', () => {
  afterEach(() => vi.unstubAllGlobals());
  const isReduced = (matches: boolean, search: string) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduce') }));
    vi.stubGlobal('location', { search });
    return prefersReducedMotion();
  };

  it('is on where the visitor prefers it or the address has nomotion=true', () => {
    expect(isReduced(false, '')).toBe(false);
    expect(isReduced(true, '')).toBe(true);
    expect(isReduced(false, '?a=1&nomotion=true')).toBe(true);
    expect(isReduced(false, '?nomotion=false')).toBe(false);
  });
});
