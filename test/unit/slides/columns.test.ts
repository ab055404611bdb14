import { describe, expect, it } from 'vitest';
import { columnCount } from '../../../src/features/slides/layouts/columns';

describe('how many columns there are', () => {
  it.each([
    [1000, 250, 'min', 4],
    [999, 250, 'min', 3],
    [1000, 250, 'max', 4],
    [1001, 250, 'max', 5],
    [200, 250, 'min', 1],
    [200, 250, 'max', 1],
    [0, 250, 'min', 1],
    [0, 250, 'max', 1],
    [375, 1, 'min', 375],
  ] as const)('in %i px, of %i px at %s: %i', (width, columnWidth, columnWidthBehavior, count) => {
    expect(columnCount(width, { columnWidth, columnWidthBehavior })).toBe(count);
  });

  it.each([
    [1300, 3],
    [600, 2],
    [200, 1],
  ])('in %i px, at most three: %i', (width, count) => {
    const options = { columnWidth: 288, columnWidthBehavior: 'min', maxColumns: 3 } as const;
    expect(columnCount(width, options)).toBe(count);
  });
});
