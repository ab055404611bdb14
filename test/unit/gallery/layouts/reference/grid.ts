import { ratioOf, type Shape, type TileBox } from '../../../../../src/features/slides/layouts/shape';

interface GridOptions {
  /** Tiles in a row, at least 1. */
  columns: number;
  /** Between tiles, in px. */
  gap: number;
  /** Width to height of all pictures; absent where each has its own. */
  ratio?: number;
}

/** Rows of tiles of one width; a row is as high as its highest tile. */
export const grid = (slides: Shape[], { width }: { width: number }, options: GridOptions): TileBox[] => {
  const { columns, gap, ratio } = options;
  const column = (width - (columns - 1) * gap) / columns;
  let y = 0;
  let rowHeight = 0;
  return slides.map((slide, index) => {
    const place = index % columns;
    if (place === 0 && index > 0) {
      y += rowHeight + gap;
      rowHeight = 0;
    }
    const height = column / (ratio ?? ratioOf(slide)) + (slide.caption ?? 0);
    rowHeight = Math.max(rowHeight, height);
    return { x: place * (column + gap), y, width: column, height };
  });
};
