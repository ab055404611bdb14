import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutPie } from '../../../elements/chart/kinds/pie-layout';
import { createData, createOptions } from './support';

const lay = (options: Parameters<typeof createOptions>[0]) => layOutPie(createOptions(options));

describe('a pie', () => {
  it('begins at the top and goes on clockwise, in the order of the table', () => {
    const { points, center } = lay({ data: createData([[1, 1, 1, 1]]) });
    const sides = points.map(({ box }) => [
      box.x > center.x ? 'right' : 'left',
      box.y > center.y ? 'low' : 'high',
    ]);
    expect(sides).toEqual([
      ['right', 'high'],
      ['right', 'low'],
      ['left', 'low'],
      ['left', 'high'],
    ]);
  });

  it('leaves out what is negative, missing, zero or hidden', () => {
    const { slices, shareOf } = lay({ data: createData([[3, -1, null, 0, 1, 5]]), hidden: [5] });
    expect(slices.map(({ index }) => index)).toEqual([0, 4]);
    expect(shareOf?.(0)).toBe(0.75);
  });

  it('has no slices without a value above 0', () => {
    expect(lay({ data: createData([[0, -2, null]]) }).slices).toEqual([]);
    expect(lay({ data: createData([[0]]) }).pointAt(300, 200)).toBeUndefined();
  });

  it('finds the slice under the pointer, and none outside or in the hole', () => {
    const { pointAt, center, points } = lay({ data: createData([[1, 1]]), settings: { donut: true } });
    for (const { index, box } of points) expect(pointAt(box.x, box.y)?.index).toBe(index);
    expect(pointAt(center.x, center.y)).toBeUndefined();
    expect(pointAt(1, 1)).toBeUndefined();
  });

  it('names its slices where no legend does, and leaves out names that would cover others', () => {
    const named = lay({ data: createData([[3, 1]], ['Cobalt', 'Ochre']), hasLegend: false });
    expect(named.labels.map(({ text }) => text)).toEqual(['Cobalt 75%', 'Ochre 25%']);
    // In a page from right to left, a text on the right ends at the slice.
    const sidesIn = (isRtl: boolean) =>
      lay({ data: createData([[1, 1]]), area: { isRtl } }).labels.map(({ anchor }) => anchor);
    expect([sidesIn(false), sidesIn(true)]).toEqual([
      ['start', 'end'],
      ['end', 'start'],
    ]);
    const many = lay({ data: createData([[100, ...Array.from({ length: 40 }, () => 0.1)]]) });
    expect(many.labels.length).toBeLessThan(5);
    expect(lay({ data: createData([[1, 2]]), settings: { labels: false } }).labels).toEqual([]);
  });

  it('has the total in the hole, in letters that fit', () => {
    const small = lay({ data: createData([[4120, 1860]]), settings: { donut: true } });
    const huge = lay({ data: createData([[1e15, 1e15]]), settings: { donut: true } });
    expect(small.total).toBe('5,980');
    expect(huge.totalSize).toBeLessThan(small.totalSize);
    expect(lay({ data: createData([[1]]) }).total).toBe('');
  });

  it('of any values has finite shapes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.double({ noNaN: true, min: -1e100, max: 1e100 }), fc.constant(null)), {
          maxLength: 60,
        }),
        fc.integer({ min: 1, max: 900 }),
        fc.boolean(),
        (values, size, donut) => {
          const data = createData([values]);
          const { slices, labels } = lay({
            data,
            area: { width: size, height: size / 2 },
            settings: { donut },
          });
          expect(slices.map(({ path, activePath }) => path + activePath).join('')).not.toMatch(
            /NaN|Infinity/,
          );
          expect(labels.every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
        },
      ),
    );
  });
});
