import { useRef } from 'react';
import type { Design, DesignProps } from '../design';
import { autocolumns, columnCount } from '../layouts/columns';
import { columnOptionsOf, tileRatio } from '../read-settings';
import type { GallerySettings } from '../schema';
import { Tiles, tileStyles } from '../tiles/tiles';
import { usePlacement } from '../use-placement';
import styles from './autocolumns.css';

/** The first tile in the viewport, where the visitor has scrolled into a gallery whose tiles are in place. */
const firstVisibleTile = (list: HTMLElement, tiles: HTMLElement[]): HTMLElement | undefined =>
  tiles[0]?.style.marginTop && list.getBoundingClientRect().top < 0
    ? tiles.find((tile) => tile.getBoundingClientRect().bottom > 0)
    : undefined;

/** Puts each tile into the shortest column. All reads come before all writes: one layout for any number of tiles. */
const placeTiles = (list: HTMLElement, settings: GallerySettings): void => {
  const { gutter = 0 } = settings;
  const columns = columnOptionsOf(settings);
  const tiles = [...list.children] as HTMLElement[];
  const anchor = firstVisibleTile(list, tiles);
  const topBefore = anchor?.getBoundingClientRect().top ?? 0;
  const width = list.clientWidth;
  list.style.setProperty('--az-_columns', `${columnCount(width, columns)}`);
  // The size of a tile includes the caption.
  const shapes = tiles.map((tile) => tile.getBoundingClientRect());
  const boxes = autocolumns(shapes, { width }, { ...columns, gutter });
  for (const [index, { column, y }] of boxes.entries()) {
    const tile = tiles[index];
    if (!tile) continue;
    // At most the last column: until the tiles are placed again, there may be fewer columns.
    tile.style.gridColumn = `min(${column + 1}, var(--az-_columns))`;
    tile.style.marginTop = `${y}px`;
  }
  // The browser's scroll anchoring does not see changes of the anchor's own margin.
  if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - topBefore, behavior: 'instant' });
};

const Autocolumns = (props: DesignProps) => {
  const { settings } = props;
  const { gutter = 0 } = settings;
  const { columnWidth } = columnOptionsOf(settings);
  const list = useRef<HTMLUListElement>(null);
  usePlacement({ list, observe: 'tiles', place: (element) => placeTiles(element, settings) });
  const variables = { '--az-_gap': `${Math.min(gutter, columnWidth)}px` };
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} listRef={list} part="autocolumns" ratio={ratio} variables={variables} />;
};

/** Columns of equal width, each slide in the shortest column. */
export const design: Design = { name: 'autocolumns', View: Autocolumns, styles: tileStyles + styles };
