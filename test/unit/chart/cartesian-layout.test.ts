import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutBars } from '../../../elements/chart/kinds/bar-layout';
import { layOutLines } from '../../../elements/chart/kinds/line-layout';
import type { PlotPoint } from '../../../elements/chart/plot/contract';
import { createData, createOptions } from './support';

type Options = Parameters<typeof createOptions>[0];

const bars = (options: Options) => layOutBars(createOptions(options));
const lines = (options: Options) => layOutLines(createOptions(options));

const boxOf = (points: PlotPoint[], series: number, index: number) => {
  const point = points.find((one) => one.series === series && one.index === index);
  if (!point) throw Error(`There is no point of series ${series} at ${index}.`);
  return point.box;
};

describe('bars', () => {
  const data = createData([
    [10, 20, 30],
    [5, null, 15],
  ]);

  it('stand side by side on the axis, and are as high as their values', () => {
    const { points, zero, ticks } = bars({ data });
    const [ten, twenty, five] = [boxOf(points, 0, 0), boxOf(points, 0, 1), boxOf(points, 1, 0)];
    expect(ten.y + ten.height).toBeCloseTo(zero);
    expect(twenty.height).toBeCloseTo(ten.height * 2);
    expect(five.height).toBeCloseTo(ten.height / 2);
    expect(five.x).toBeGreaterThan(ten.x + ten.width);
    expect(twenty.x).toBeGreaterThan(five.x + five.width);
    expect(ticks.map(({ text }) => text)).toEqual(['0', '5', '10', '15', '20', '25', '30']);
  });

  it('have no place for a missing value', () => {
    expect(bars({ data }).points.map(({ series, index }) => `${series} ${index}`)).toEqual([
      '0 0',
      '0 1',
      '0 2',
      '1 0',
      '1 2',
    ]);
  });

  it('go from right to left in a right-to-left page, with their axis at the right', () => {
    const { points, inner } = bars({ data, area: { isRtl: true } });
    expect(boxOf(points, 0, 1).x).toBeLessThan(boxOf(points, 0, 0).x);
    expect(boxOf(points, 1, 0).x).toBeLessThan(boxOf(points, 0, 0).x);
    expect(inner.x).toBeLessThan(600 - inner.x - inner.width);
  });

  it('stand on each other where they are stacked, negative ones below the axis', () => {
    const { points, zero } = bars({
      data: createData([[10], [20], [-5], [-5]]),
      settings: { stacked: true },
    });
    const [first, second, third, fourth] = [0, 1, 2, 3].map((series) => boxOf(points, series, 0)) as [
      PlotPoint['box'],
      PlotPoint['box'],
      PlotPoint['box'],
      PlotPoint['box'],
    ];
    expect(first.y + first.height).toBeCloseTo(zero);
    expect(second.y + second.height).toBeCloseTo(first.y);
    expect(third.y).toBeCloseTo(zero);
    expect(fourth.y).toBeCloseTo(third.y + third.height);
    expect(new Set([first.x, second.x, third.x, fourth.x]).size).toBe(1);
  });

  it('share the room of a series that the visitor has hidden', () => {
    const all = bars({ data });
    const one = bars({ data, hidden: [0] });
    expect(one.points.every(({ series }) => series === 1)).toBe(true);
    expect(boxOf(one.points, 1, 0).width).toBeGreaterThan(boxOf(all.points, 1, 0).width);
  });

  it('become horizontal on a phone where their names need the room, and stand where it is enough', () => {
    const named = createData([[1, 2, 3]], ['Rolling the clay', 'Drying under boards', 'Drawing the pattern']);
    const phone = { width: 300, height: 240 };
    expect(bars({ data: named, area: phone }).isHorizontal).toBe(true);
    expect(bars({ data: named }).isHorizontal).toBe(false);
    expect(bars({ data: named, area: phone, settings: { orientation: 'vertical' } }).isHorizontal).toBe(
      false,
    );
    expect(bars({ data: named, settings: { orientation: 'horizontal' } }).isHorizontal).toBe(true);
  });

  it('that are horizontal go to the right, and in a right-to-left page to the left', () => {
    const settings = { orientation: 'horizontal' } as const;
    const ltr = bars({ data, settings });
    const rtl = bars({ data, settings, area: { isRtl: true } });
    expect(boxOf(ltr.points, 0, 2).x).toBeCloseTo(ltr.zero);
    expect(boxOf(rtl.points, 0, 2).x + boxOf(rtl.points, 0, 2).width).toBeCloseTo(rtl.zero);
    expect(boxOf(rtl.points, 0, 2).y).toBeGreaterThan(boxOf(rtl.points, 0, 1).y);
  });

  it('are found by a pointer anywhere above or below them', () => {
    const { points, pointAt, inner } = bars({ data });
    for (const { series, index, box } of points)
      for (const y of [inner.y, box.y + box.height / 2, inner.y + inner.height])
        expect(pointAt(box.x + box.width / 2, y)).toMatchObject({ series, index });
  });

  it('that are stacked are found where they are', () => {
    const { points, pointAt } = bars({ data: createData([[10], [20]]), settings: { stacked: true } });
    for (const { series, box } of points)
      expect(pointAt(box.x + box.width / 2, box.y + box.height / 2)?.series).toBe(series);
  });
});

describe('lines', () => {
  it('have a point in the middle of each category', () => {
    const { points, inner, step } = lines({ data: createData([[1, 2, 4]]) });
    expect(points.map(({ box }) => box.x)).toEqual([0.5, 1.5, 2.5].map((nth) => inner.x + nth * step));
    expect(boxOf(points, 0, 2).y).toBeLessThan(boxOf(points, 0, 1).y);
  });

  it('have gaps where values are missing, and a sign alone where both neighbours are', () => {
    const { paths, points } = lines({ data: createData([[1, 2, null, 3, null]]), area: { width: 60 } });
    const [path] = paths;
    const places = points.map(({ box }) => `${box.x},${box.y}`);
    expect(path?.line).toBe(`M${places[0]}L${places[1]}M${places[2]}`);
    expect(path?.markers.startsWith(`M${places[2]}m`)).toBe(true);
    expect(path?.area.split('Z').length).toBe(3);
  });

  it('that are stacked stand on each other, negative ones below the axis', () => {
    const { points, positionOf, paths } = lines({
      data: createData([
        [10, 20],
        [5, 5],
        [-8, -8],
        [-1, -1],
      ]),
      settings: { stacked: true },
    });
    const tops = points.filter(({ index }) => index === 0).map(({ box }) => box.y);
    expect(tops).toEqual([10, 15, -8, -9].map(positionOf));
    expect(paths.every(({ area }) => area)).toBe(true);
  });

  it('are never horizontal', () => {
    const named = createData([[1, 2, 3]], ['Rolling the clay', 'Drying under boards', 'Drawing the pattern']);
    expect(lines({ data: named, area: { width: 300, height: 240 } }).isHorizontal).toBe(false);
  });

  it('are found by the nearest point of the nearest category', () => {
    const { points, pointAt } = lines({
      data: createData([
        [10, 20],
        [90, 80],
      ]),
    });
    const low = boxOf(points, 0, 1);
    const high = boxOf(points, 1, 1);
    expect(pointAt(low.x + 9, low.y - 5)).toMatchObject({ series: 0, index: 1 });
    expect(pointAt(high.x - 9, high.y + 5)).toMatchObject({ series: 1, index: 1 });
  });
});

describe('the axis of values', () => {
  const ticksOf = (values: (number | null)[], settings = {}) =>
    bars({ data: createData([values]), settings }).ticks.map(({ text }) => text);

  it.each([
    [
      [0, 0],
      ['0', '1'],
    ],
    [
      [null, 3],
      ['0', '3'],
    ],
    [
      [-3, -9],
      ['-9', '0'],
    ],
    [
      [1e15, 3e15],
      ['0', '3000T'],
    ],
    [
      [0.001, 0.004],
      ['0.0000', '0.0040'],
    ],
  ])('of %j is from %j', (values, [first, last]) => {
    const ticks = ticksOf(values);
    expect([ticks[0], ticks.at(-1)]).toEqual([first, last]);
  });

  it('has whole values only, where all values are whole', () => {
    expect(ticksOf([1, 2, 1])).toEqual(['0', '1', '2']);
    expect(ticksOf([1, 2], { max: 3 })).toEqual(['0', '1', '2', '3']);
    expect(ticksOf([1, 1.5])).toContain('0.2');
  });

  it('has the ends that the page sets, and draws no bar past them', () => {
    const { ticks, points, inner } = bars({ data: createData([[5, 50]]), settings: { min: 10, max: 40 } });
    expect([ticks[0]?.text, ticks.at(-1)?.text]).toEqual(['10', '40']);
    expect(boxOf(points, 0, 0).height).toBe(0);
    expect(boxOf(points, 0, 1).height).toBeCloseTo(inner.height);
  });

  it.each([
    [[4, 5], { min: 4.5 }, ['5']],
    [[40, 100], { min: 99.5 }, ['100']],
    [[130.5, 280], { min: 120, max: 290 }, ['200']],
    [[0.13, 0.18], { min: 0.12, max: 0.184 }, ['0.15']],
  ])('has one tick where the ends of the page leave room for one: %j, %j', (values, settings, texts) => {
    const { ticks } = bars({ data: createData([values]), settings, area: { height: 100 } });
    expect(ticks.map(({ text }) => text)).toEqual(texts);
  });

  it('has its own ends where the page sets them the wrong way round', () => {
    const ticks = ticksOf([5, 20], { min: 40, max: 10 });
    expect([ticks[0], ticks.at(-1)]).toEqual(['0', '20']);
  });
});

describe('any values', () => {
  it('stand within the plot, with finite places', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, min: -1e100, max: 1e100 }),
      fc.integer(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 9 }),
        fc.record({
          width: fc.integer({ min: 1, max: 2000 }),
          height: fc.integer({ min: 1, max: 1000 }),
          isRtl: fc.boolean(),
        }),
        fc.record({
          stacked: fc.boolean(),
          orientation: fc.constantFrom('auto', 'vertical', 'horizontal'),
          labels: fc.boolean(),
        }),
        fc.boolean(),
        (all, area, settings, isBar) => {
          const categories = all[0]?.map((_, index) => `Category ${index}`) ?? [];
          const series = all.map((values) => categories.map((_, index) => values[index] ?? null));
          const options = createOptions({ data: createData(series, categories), area, settings } as Options);
          const { points, inner, ticks, paths } = isBar ? layOutBars(options) : layOutLines(options);
          for (const { box } of points) {
            expect(Object.values(box).every(Number.isFinite)).toBe(true);
            expect(box.y).toBeGreaterThanOrEqual(inner.y - 1e-6);
            expect(box.x + box.width).toBeLessThanOrEqual(inner.x + inner.width + 1);
          }
          expect(JSON.stringify(paths)).not.toMatch(/NaN|Infinity/);
          expect(ticks.every(({ position }) => Number.isFinite(position))).toBe(true);
        },
      ),
    );
  });
});
