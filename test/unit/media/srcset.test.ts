import { describe, expect, it } from 'vitest';
import { densityOf, sizedSources, sizesOf, srcsetOf } from '../../../src/features/media/srcset';

describe('the requested density', () => {
  const phone = { devicePixelRatio: 3, saveData: false };
  it.each([
    [{}, 3],
    [{ dprMax: 2 }, 2],
    [{ dprMax: 4 }, 3],
    [{ dprMin: 4 }, 4],
    [{ dprMin: 2 }, 3],
    [{ dprMin: 3, dprMax: 1.5 }, 1.5],
    [{ sizeAdjustment: 0.5 }, 1.5],
    [{ sizeAdjustment: 2, dprMax: 1 }, 2],
    [{ sizeAdjustment: Number.NaN }, 3],
    [{ sizeAdjustment: -1 }, 0],
    [{ sizeAdjustment: 0 }, 0],
  ])('with %j, on a screen of 3, is %d', (options, density) => {
    expect(densityOf(options, phone)).toBe(density);
  });

  it.each([
    [{}, 1],
    [{ dprMin: 2 }, 1],
    [{ dprMax: 0.5 }, 0.5],
    [{ sizeAdjustment: 0.5 }, 0.5],
    [{ allowSaveData: false }, 3],
    [{ allowSaveData: false, dprMax: 2 }, 2],
  ])('with %j, for a visitor who saves data, is %d', (options, density) => {
    expect(densityOf(options, { ...phone, saveData: true })).toBe(density);
  });

  it('stays below 1 where the page is zoomed out', () => {
    expect(densityOf({}, { devicePixelRatio: 0.5, saveData: true })).toBe(0.5);
  });
});

describe('the attribute sizes', () => {
  it.each([
    [400, 1, '400px'],
    [400, 2 / 3, '267px'],
    [400, 2, '800px'],
    [400, 0, '1px'],
    [0, 1, '100vw'],
    [0, 0.5, '50vw'],
    [0, 0, '1vw'],
  ])('of a box %d px wide, scaled by %d, is %s', (width, scale, sizes) => {
    expect(sizesOf(width, scale)).toBe(sizes);
  });
});

it('a picture whose address has a space is offered in all widths', () => {
  expect(srcsetOf(sizedSources('my photo.jpg', 'queryString', 300))).toBe(
    'my%20photo.jpg?format=100w 100w, my%20photo.jpg?format=300w 300w',
  );
});
