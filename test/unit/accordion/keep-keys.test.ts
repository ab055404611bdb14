import { describe, expect, it } from 'vitest';
import { keepKeys } from '../../../elements/accordion/keep-keys';

const keysOf = (list: ReturnType<typeof keepKeys>): number[] => list.map(({ key }) => key);

describe('the keys of sections from data', () => {
  const before = keepKeys([], ['a', 'b', 'c']);
  const [a, b, c] = keysOf(before) as [number, number, number];

  it('stay the same without a change', () => {
    expect(keysOf(keepKeys(before, ['a', 'b', 'c']))).toEqual([a, b, c]);
  });

  it('follow a title to its new place', () => {
    expect(keysOf(keepKeys(before, ['c', 'a', 'b']))).toEqual([c, a, b]);
    const [fresh, ...rest] = keysOf(keepKeys(before, ['new', 'a', 'b', 'c']));
    expect(rest).toEqual([a, b, c]);
    expect([a, b, c]).not.toContain(fresh);
  });

  it('stay in place when a title is corrected', () => {
    expect(keysOf(keepKeys(before, ['a', 'B', 'c']))).toEqual([a, b, c]);
    expect(keysOf(keepKeys(before, ['x', 'y', 'z']))).toEqual([a, b, c]);
  });

  it('differ for sections with equal titles', () => {
    const same = keepKeys([], ['x', 'x']);
    expect(new Set(keysOf(same)).size).toBe(2);
    expect(keysOf(keepKeys(same, ['x', 'x']))).toEqual(keysOf(same));
  });
});
