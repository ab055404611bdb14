import { type ColumnOptions, columnCount } from '../../../../../src/features/slides/layouts/columns';
import type { Shape, TileBox } from '../../../../../src/features/slides/layouts/shape';
import { grid } from './grid';

interface AutogridOptions extends ColumnOptions {
  /** Between tiles, in percent of the width. */
  gutter: number;
  /** Width to height of all pictures; absent where each has its own. */
  ratio?: number;
}

/** A grid of as many columns as there is room for. */
export const autogrid = (slides: Shape[], box: { width: number }, options: AutogridOptions): TileBox[] => {
  const { gutter, ratio } = options;
  const gap = (box.width * gutter) / 100;
  return grid(slides, box, { columns: columnCount(box.width, options), gap, ratio });
};
