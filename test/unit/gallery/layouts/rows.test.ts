import { describe, expect, it } from 'vitest';
import type { TileBox } from '../../../../src/features/slides/layouts/shape';
import { rows } from './reference/rows';
import { many, panorama, square, standard, tall, unknown } from './shapes';

const options = { rowHeight: 250, gutter: 20 };

const byRow = (boxes: TileBox[]): TileBox[][] =>
  [...new Set(boxes.map(({ y }) => y))].map((y) => boxes.filter((box) => box.y === y));

describe('auto rows', () => {
  it('fill the width exactly, without a gutter after the last of a row', () => {
    const boxes = rows([standard, square, square, standard, tall], { width: 1000 }, options);
    const [first = []] = byRow(boxes);
    expect(first.length).toBe(3);
    // 1.5 + 1 + 1 of the height, and two gutters.
    const height = (1000 - 40) / 3.5;
    for (const box of first) expect(box.height).toBeCloseTo(height);
    expect(first.map(({ x }) => Math.round(x))).toEqual([0, 431, 726]);
    const last = first.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000);
  });

  it('end a row before a picture that would overflow it', () => {
    const exactly = rows([square, square, square], { width: 520 }, options);
    expect(exactly.map(({ y, width }) => [y, width])).toEqual([
      [0, 250],
      [0, 250],
      [270, 250],
    ]);
    expect(rows([square, square], { width: 519 }, options).map(({ y }) => y)).toEqual([0, 539]);
  });

  it('leave the last row at rowHeight', () => {
    expect(rows([square], { width: 900 }, options)).toEqual([{ x: 0, y: 0, width: 250, height: 250 }]);
  });

  it('make a picture that is too wide as wide as the gallery', () => {
    expect(rows([panorama], { width: 400 }, options)).toEqual([{ x: 0, y: 0, width: 400, height: 100 }]);
    expect(rows([panorama, square], { width: 400 }, options)[1]).toMatchObject({ x: 0, y: 120, width: 250 });
  });

  it('count the highest caption of a row', () => {
    const boxes = rows([{ ...square, caption: 40 }, square, square], { width: 520 }, options);
    expect(boxes.map(({ y, height }) => [y, height])).toEqual([
      [0, 290],
      [0, 250],
      [310, 250],
    ]);
  });

  it('take pictures of unknown size for 3:2', () => {
    expect(rows([unknown], { width: 900 }, options)[0]?.width).toBe(375);
  });

  it('are empty without slides', () => {
    expect(rows([], { width: 900 }, options)).toEqual([]);
  });

  it('of ten thousand slides are all full but the last', () => {
    const all = byRow(rows(many, { width: 1000 }, options));
    expect(all.length).toBe(3334);
    for (const row of all.slice(0, -1)) {
      const { x, width } = row.at(-1) ?? { x: 0, width: 0 };
      expect(x + width).toBeCloseTo(1000);
    }
    expect(all.at(-1)?.map(({ width }) => width)).toEqual([250]);
  });
});
