import { describe, expect, it } from 'vitest';
import { assignKeys } from '../../../elements/accordion/assign-keys';

const keysOf = (list: ReturnType<typeof assignKeys>): number[] => list.map(({ key }) => key);

describe('the keys of sections from data', () => {
  const before = assignKeys([], ['a', 'b', 'c']);
  const [a, b, c] = keysOf(before) as [number, number, number];

  it('stay the same without a change', () => {
    expect(keysOf(assignKeys(before, ['a', 'b', 'c']))).toEqual([a, b, c]);
  });

  it('follow a title to its new place', () => {
    expect(keysOf(assignKeys(before, ['c', 'a', 'b']))).toEqual([c, a, b]);
    const [fresh, ...rest] = keysOf(assignKeys(before, ['new', 'a', 'b', 'c']));
    expect(rest).toEqual([a, b, c]);
    expect([a, b, c]).not.toContain(fresh);
  });

  it('stay in place when a title is corrected', () => {
    expect(keysOf(assignKeys(before, ['a', 'B', 'c']))).toEqual([a, b, c]);
    expect(keysOf(assignKeys(before, ['x', 'y', 'z']))).toEqual([a, b, c]);
  });

  it('differ for sections with equal titles', () => {
    const same = assignKeys([], ['x', 'x']);
    expect(new Set(keysOf(same)).size).toBe(2);
    expect(keysOf(assignKeys(same, ['x', 'x']))).toEqual(keysOf(same));
  });
});
