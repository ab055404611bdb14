import { describe, expect, it } from 'vitest';
import { autocolumns } from '../../../src/features/slides/layouts/columns';
import { many, panorama, square, tall, unknown } from '../gallery/layouts/shapes';

const options = { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 } as const;

describe('auto columns', () => {
  it('put the next slide into the shortest column', () => {
    const boxes = autocolumns([square, tall, panorama, square, square], { width: 750 }, options);
    expect(boxes.map(({ column, y, height }) => [column, y, height])).toEqual([
      [0, 0, 250],
      [1, 0, 1000],
      [2, 0, 62.5],
      [2, 62.5, 250],
      [0, 250, 250],
    ]);
    expect(boxes.map(({ x }) => x)).toEqual([0, 250, 500, 500, 0]);
  });

  it('keep the reading order where columns differ by less than a pixel', () => {
    const almost = { width: 1000, height: 999 };
    const boxes = autocolumns([square, almost, square, square], { width: 500 }, options);
    expect(boxes.map(({ column }) => column)).toEqual([0, 1, 0, 1]);
  });

  it('are a gutter apart, which is at most as wide as they', () => {
    const [first, second, third] = autocolumns(
      [square, square, square],
      { width: 520 },
      {
        ...options,
        gutter: 20,
      },
    );
    expect([first, second, third]).toEqual([
      { column: 0, x: 0, y: 0, width: 250, height: 250 },
      { column: 1, x: 270, y: 0, width: 250, height: 250 },
      { column: 0, x: 0, y: 270, width: 250, height: 250 },
    ]);
    const wide = autocolumns([square, square], { width: 750 }, { ...options, gutter: 9999 });
    expect(wide[1]?.x).toBeCloseTo((750 - 500) / 3 + 250);
  });

  it('include captions', () => {
    const captioned = { ...square, caption: 60 };
    const boxes = autocolumns([captioned, square, square], { width: 500 }, options);
    expect(boxes.map(({ column, height }) => [column, height])).toEqual([
      [0, 310],
      [1, 250],
      [1, 250],
    ]);
  });

  it('take pictures of unknown size for 3:2', () => {
    expect(autocolumns([unknown], { width: 300 }, options)).toEqual([
      { column: 0, x: 0, y: 0, width: 300, height: 200 },
    ]);
  });

  it('are empty without slides', () => {
    expect(autocolumns([], { width: 300 }, options)).toEqual([]);
  });

  it('of ten thousand slides end evenly', () => {
    const boxes = autocolumns(many, { width: 1000 }, options);
    expect(boxes.slice(-4).map(({ column, y }) => [column, y])).toEqual(
      [0, 1, 2, 3].map((column) => [column, 2499 * 250]),
    );
  });
});
