import { type ColumnOptions, columnCount } from './columns';
import { grid } from './grid';
import type { Box, Shape } from './shape';

export interface AutogridOptions extends ColumnOptions {
  /** Between tiles, in percent of the width. */
  gutter: number;
  /** Width to height of all pictures; absent where each has its own. */
  ratio?: number;
}

/** A grid of as many columns as there is room for (gallery 2.1). */
export const autogrid = (slides: Shape[], box: { width: number }, options: AutogridOptions): Box[] => {
  const { gutter, ratio } = options;
  const gap = (box.width * gutter) / 100;
  return grid(slides, box, { columns: columnCount(box.width, options), gap, ratio });
};
