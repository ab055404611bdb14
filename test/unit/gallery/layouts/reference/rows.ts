import { ratioOf, type Shape, type TileBox } from '../../../../../src/features/slides/layouts/shape';

interface RowsOptions {
  /** Wanted height of a row's pictures in px. */
  rowHeight: number;
  /** Between slides of a row, and between rows, in px. */
  gutter: number;
}

/** Slides that fit beside each other at the wanted height, at least one a row. */
const rowsOf = (slides: Shape[], width: number, { rowHeight, gutter }: RowsOptions): Shape[][] => {
  const rows: Shape[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const slide of slides) {
    const own = ratioOf(slide) * rowHeight;
    if (end + gutter + own > width) {
      rows.push([]);
      end = -gutter;
    }
    end += gutter + own;
    rows.at(-1)?.push(slide);
  }
  return rows;
};

/**
 * Justified rows: a picture that would overflow begins the next row, then the row is scaled to fill the width. The
 * last row keeps the wanted height, as do its pictures where there is room.
 */
export const rows = (slides: Shape[], { width }: { width: number }, options: RowsOptions): TileBox[] => {
  const { rowHeight, gutter } = options;
  let y = 0;
  const all = rowsOf(slides, width, options);
  return all.flatMap((row) => {
    const ratios = row.reduce((sum, slide) => sum + ratioOf(slide), 0);
    const filling = (width - (row.length - 1) * gutter) / ratios;
    const pictureHeight = row === all.at(-1) ? Math.min(filling, rowHeight) : filling;
    let x = 0;
    const boxes = row.map((slide) => {
      const box = {
        x,
        y,
        width: pictureHeight * ratioOf(slide),
        height: pictureHeight + (slide.caption ?? 0),
      };
      x += box.width + gutter;
      return box;
    });
    y += Math.max(...boxes.map(({ height }) => height)) + gutter;
    return boxes;
  });
};
