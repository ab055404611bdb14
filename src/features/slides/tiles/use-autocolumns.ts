import { type RefObject, useRef } from 'react';
import { flatTreeParent } from '../../../core/util/flat-tree-parent';
import { type AutocolumnsOptions, autocolumns, columnCount } from '../layouts/columns';
import autocolumnsStyles from './autocolumns.css';
import { usePlacement } from './use-placement';

export { autocolumnsStyles };

/** The first tile in the viewport, where the visitor has scrolled into a list whose tiles are in place. */
const firstVisibleTile = (list: HTMLElement, tiles: HTMLElement[]): HTMLElement | undefined =>
  tiles[0]?.style.marginTop && list.getBoundingClientRect().top < 0
    ? tiles.find((tile) => tile.getBoundingClientRect().bottom > 0)
    : undefined;

/** The nearest element around that the visitor has scrolled. The document's root stands for the window. */
const scrolledElement = (element: Element | null): Element | null =>
  element?.scrollTop === 0 ? scrolledElement(flatTreeParent(element)) : element;

/** How wide the list was when its tiles were placed, and how high they stand in it; in px. */
interface Placement {
  width: number;
  height: number;
}

/** No scrollbar is wider, in px. */
const maxScrollbarPx = 20;

/**
 * The `min-height` that keeps a scrollbar in place; "" where no scrollbar comes and goes. Tiles of a wider list are higher, and
 * may bring up a scrollbar. Beside it the list is narrower and its tiles fit, so the scrollbar would go, and come again, for
 * ever.
 * @param placements the last two, the latest first
 */
const heightWithScrollbar = (width: number, [last, beforeLast]: Placement[]): string => {
  const widerBy = last && beforeLast?.width === width ? last.width - width : 0;
  return last && widerBy > 0 && widerBy <= maxScrollbarPx ? `${last.height}px` : '';
};

/** Puts each tile into the shortest column. All reads come before all writes: one layout for any number of tiles. */
const placeTiles = (list: HTMLElement, placements: Placement[], options: AutocolumnsOptions): void => {
  const tiles = [...list.children] as HTMLElement[];
  const anchor = firstVisibleTile(list, tiles);
  const topBefore = anchor?.getBoundingClientRect().top ?? 0;
  const width = list.clientWidth;
  list.style.setProperty('--az-_columns', `${columnCount(width, options)}`);
  // The size of a tile includes all that stands below the picture.
  const shapes = tiles.map((tile) => tile.getBoundingClientRect());
  const boxes = autocolumns(shapes, { width }, options);
  list.style.minHeight = heightWithScrollbar(width, placements);
  if (width === placements[0]?.width) placements.shift();
  placements.unshift({ width, height: Math.max(0, ...boxes.map(({ y, height }) => y + height)) });
  placements.length = Math.min(placements.length, 2);
  for (const [index, { column, y }] of boxes.entries()) {
    const tile = tiles[index];
    if (!tile) continue;
    // At most the last column: until the tiles are placed again, there may be fewer columns.
    tile.style.gridColumn = `min(${column + 1}, var(--az-_columns))`;
    tile.style.marginTop = `${y}px`;
  }
  // The browser's scroll anchoring does not see changes of the anchor's own margin.
  const top = (anchor?.getBoundingClientRect().top ?? 0) - topBefore;
  if (top) scrolledElement(list)?.scrollBy({ top, behavior: 'instant' });
};

/**
 * Places the tiles of a `TileList` in columns of equal width, each tile in the shortest column. Needs `autocolumnsStyles`.
 * @returns custom properties for the list
 */
export const useAutocolumns = (
  list: RefObject<HTMLUListElement | null>,
  options: AutocolumnsOptions,
): { '--az-_gap': string } => {
  const placements = useRef<Placement[]>([]);
  usePlacement({
    list,
    observe: 'tiles',
    place: (element) => placeTiles(element, placements.current, options),
  });
  return { '--az-_gap': `${Math.min(options.gutter, options.columnWidth)}px` };
};
