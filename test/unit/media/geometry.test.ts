import { describe, expect, it } from 'vitest';
import { aspectRatioOf, dimensionsOf } from '../../../src/features/media/dimensions';
import { focalPointOf, objectPositionOf } from '../../../src/features/media/focal-point';
import { sizedSources, sourceFor } from '../../../src/features/media/srcset';

describe('an aspect ratio', () => {
  it.each([
    ['square', 1],
    ['Square', 1],
    ['standard', 1.5],
    ['standard-vertical', 2 / 3],
    ['widescreen', 16 / 9],
    ['anamorphic-widescreen', 2.4],
    ['3:2', 1.5],
    ['3 / 2', 1.5],
    ['1.5', 1.5],
    ['1:1 Square', 1],
    ['3:4 Three-Four (Vertical)', 0.75],
    [2, 2],
    ['Auto', undefined],
    ['', undefined],
    ['3:0', undefined],
    [0, undefined],
    [-1, undefined],
    ['constructor', undefined],
  ] as const)('%j is %j', (value, ratio) => {
    expect(aspectRatioOf(value)).toBe(ratio);
  });
});

describe('a focal point', () => {
  it.each([
    ['0.32,0.51', '32% 51%'],
    ['0.5,0.31310096153846156', '50% 31.31%'],
    ['-0.0117,0.0', '0% 0%'],
    ['1.0,7', '100% 100%'],
    ['', '50% 50%'],
    ['left', '50% 50%'],
    [undefined, '50% 50%'],
    [{ x: 0.25 }, '25% 50%'],
    [{ x: Number.NaN, y: -1 }, '50% 0%'],
    [' 0.1 , 0.9 ', '10% 90%'],
    ['0.2', '20% 50%'],
  ])('%j is %s', (value, position) => {
    expect(objectPositionOf(focalPointOf(value))).toBe(position);
  });
});

describe('dimensions', () => {
  it.each([
    ['1500x1000', { width: 1500, height: 1000 }],
    ['100.4x50.6', { width: 100, height: 51 }],
    ['1500x', undefined],
    ['0x10', undefined],
    ['x', undefined],
    [undefined, undefined],
  ])('%j are %j', (text, dimensions) => {
    expect(dimensionsOf(text)).toEqual(dimensions);
  });
});

describe('the sizes that a server offers', () => {
  it('are requested by a query parameter after the existing ones, before the hash', () => {
    expect(sizedSources('a.jpg?v=1#x', 'queryString', 300)).toEqual([
      ['a.jpg?v=1&format=100w#x', 100],
      ['a.jpg?v=1&format=300w#x', 300],
    ]);
  });

  it('are requested by a file name with the width before the extension', () => {
    expect(sizedSources('/p/a.b.jpg?v=1', 'filename', 100)).toEqual([['/p/a.b-100w.jpg?v=1', 100]]);
  });

  it('are no wider than the picture, whose own address comes last', () => {
    expect(sizedSources('a.jpg', 'filename', 400)).toEqual([
      ['a-100w.jpg', 100],
      ['a-300w.jpg', 300],
      ['a.jpg', 400],
    ]);
  });

  const widths = (width?: number) => sizedSources('a.jpg', 'filename', width).map(([, width]) => width);

  it('contain the width of the picture once, and no width above 2,500', () => {
    expect(widths(300)).toEqual([100, 300]);
    expect(widths(80)).toEqual([80]);
    expect(widths(6000).at(-1)).toBe(2500);
  });

  it('are all seven for a picture of unknown width', () => {
    expect(widths()).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });

  it.each([
    [0, 'a-100w.jpg'],
    [100, 'a-100w.jpg'],
    [100.5, 'a-300w.jpg'],
    [301, 'a.jpg'],
    [9000, 'a.jpg'],
  ])('for a box of %d px contain %s, of a picture 400 px wide', (width, address) => {
    expect(sourceFor(width, sizedSources('a.jpg', 'filename', 400))).toBe(address);
  });

  it('are none for a picture of one size', () => {
    expect(sourceFor(300, [])).toBe(undefined);
  });
});
