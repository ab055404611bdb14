import { describe, expect, it } from 'vitest';
import { pointForKey } from '../../../elements/chart/interaction/navigation';
import type { PlotPoint } from '../../../elements/chart/plot/contract';

const box = { x: 0, y: 0, width: 0, height: 0 };
const point = (series: number, index: number): PlotPoint => ({ series, index, box });
/** Two series of four categories; the second series has no value in the third category. */
const points = [0, 1, 2, 3].map((index) => point(0, index)).concat([0, 1, 3].map((index) => point(1, index)));

interface Place {
  from?: [series: number, index: number];
  isRtl?: boolean;
  isHorizontal?: boolean;
  of?: PlotPoint[];
}

const go = (key: string, { from, isRtl = false, isHorizontal = false, of = points }: Place = {}) => {
  const start = from && of.find(({ series, index }) => series === from[0] && index === from[1]);
  const target = pointForKey({
    layout: { points: of, pointAt: () => undefined, isHorizontal },
    from: start,
    key,
    isRtl,
  });
  return target && [target.series, target.index];
};

describe('the arrow keys', () => {
  it('begin at the first value', () => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) expect(go(key)).toEqual([0, 0]);
    expect(go('End')).toEqual([0, 3]);
    expect(go('Home')).toEqual([0, 0]);
  });

  it('move along the categories, past missing values, and stop at the ends', () => {
    expect(go('ArrowRight', { from: [0, 1] })).toEqual([0, 2]);
    expect(go('ArrowRight', { from: [1, 1] })).toEqual([1, 3]);
    expect(go('ArrowLeft', { from: [1, 3] })).toEqual([1, 1]);
    expect(go('ArrowLeft', { from: [0, 0] })).toBeUndefined();
    expect(go('End', { from: [1, 0] })).toEqual([1, 3]);
  });

  it('move from series to series', () => {
    expect(go('ArrowDown', { from: [0, 1] })).toEqual([1, 1]);
    expect(go('ArrowUp', { from: [1, 1] })).toEqual([0, 1]);
    expect(go('ArrowDown', { from: [0, 2] })).toBeUndefined();
  });

  it('are mirrored in a right-to-left page', () => {
    expect(go('ArrowLeft', { from: [0, 1], isRtl: true })).toEqual([0, 2]);
    expect(go('ArrowRight', { from: [0, 1], isRtl: true })).toEqual([0, 0]);
  });

  it('follow horizontal bars', () => {
    expect(go('ArrowDown', { from: [0, 1], isHorizontal: true })).toEqual([0, 2]);
    expect(go('ArrowRight', { from: [0, 1], isHorizontal: true })).toEqual([1, 1]);
  });

  it('all move along the categories of a single series', () => {
    const of = points.slice(0, 4);
    expect(go('ArrowDown', { from: [0, 1], of })).toEqual([0, 2]);
    expect(go('ArrowRight', { from: [0, 1], of, isHorizontal: true })).toEqual([0, 2]);
    expect(go('ArrowUp', { from: [0, 1], of })).toEqual([0, 0]);
  });

  it('do nothing without values, and neither do other keys', () => {
    expect(go('ArrowRight', { of: [] })).toBeUndefined();
    expect(go('a', { from: [0, 1] })).toBeUndefined();
  });
});
