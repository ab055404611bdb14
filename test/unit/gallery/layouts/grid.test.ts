import { describe, expect, it } from 'vitest';
import { autogrid } from './reference/autogrid';
import { grid } from './reference/grid';
import { many, panorama, square, tall, unknown } from './shapes';

describe('a grid', () => {
  const options = { columns: 2, gap: 20 };

  it('has tiles of one width, each in its own shape, and rows as high as their highest', () => {
    expect(grid([square, tall, panorama], { width: 420 }, options)).toEqual([
      { x: 0, y: 0, width: 200, height: 200 },
      { x: 220, y: 0, width: 200, height: 800 },
      { x: 0, y: 820, width: 200, height: 50 },
    ]);
  });

  it('takes pictures of unknown size for 3:2', () => {
    expect(grid([unknown], { width: 320 }, options)).toEqual([{ x: 0, y: 0, width: 150, height: 100 }]);
  });

  it('can give all pictures one shape, above their captions', () => {
    const captioned = { ...tall, caption: 30 };
    const boxes = grid([square, captioned, square], { width: 420 }, { ...options, ratio: 2 });
    expect(boxes.map(({ y, height }) => [y, height])).toEqual([
      [0, 100],
      [0, 130],
      [150, 100],
    ]);
  });

  it('is empty without slides', () => {
    expect(grid([], { width: 420 }, options)).toEqual([]);
  });

  it('of ten thousand slides ends in row 2,500', () => {
    const last = grid(many, { width: 1000 }, { columns: 4, gap: 0 }).at(-1);
    expect(last).toEqual({ x: 750, y: 2499 * 250, width: 250, height: 250 });
  });
});

describe('an auto grid', () => {
  const options = { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 } as const;

  it('has as many columns as fit', () => {
    const boxes = autogrid([square, square, square, square], { width: 900 }, options);
    expect(boxes.map(({ x, y, width }) => [x, y, width])).toEqual([
      [0, 0, 300],
      [300, 0, 300],
      [600, 0, 300],
      [0, 300, 300],
    ]);
  });

  it('has a gutter in percent of the width, to the side and below', () => {
    const boxes = autogrid([square, square, square], { width: 500 }, { ...options, gutter: 4 });
    expect(boxes).toEqual([
      { x: 0, y: 0, width: 240, height: 240 },
      { x: 260, y: 0, width: 240, height: 240 },
      { x: 0, y: 260, width: 240, height: 240 },
    ]);
  });

  it('fills a narrow width with one column', () => {
    expect(autogrid([panorama], { width: 200 }, options)).toEqual([{ x: 0, y: 0, width: 200, height: 50 }]);
  });
});
