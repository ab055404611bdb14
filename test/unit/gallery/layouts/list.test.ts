import { describe, expect, it } from 'vitest';
import { list } from './reference/list';
import { many, square, tall, unknown } from './shapes';

const options = { imageSize: 40, gap: 20 };

describe('a list', () => {
  it('gives pictures their percent of the width', () => {
    expect(list([square, tall, unknown], { width: 1000 }, options)).toEqual([
      { x: 0, y: 0, width: 400, height: 400 },
      { x: 0, y: 420, width: 400, height: 1600 },
      { x: 0, y: 2040, width: 400, height: 400 / 1.5 },
    ]);
  });

  it('is as high as the text where that is higher', () => {
    const boxes = list([{ ...square, caption: 700 }, square], { width: 1000 }, { ...options, ratio: 2 });
    expect(boxes.map(({ y, height }) => [y, height])).toEqual([
      [0, 200],
      [720, 200],
    ]);
  });

  it('is empty without slides, and as long as ten thousand', () => {
    expect(list([], { width: 1000 }, options)).toEqual([]);
    expect(list(many, { width: 1000 }, options).at(-1)?.y).toBe(9999 * 420);
  });
});
