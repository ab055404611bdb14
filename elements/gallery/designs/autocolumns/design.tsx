import type { Design, DesignProps } from '../../design';
import { autocolumns } from '../../layouts/autocolumns';
import { columnCount } from '../../layouts/columns';
import { tileRatio } from '../../tile-ratio';
import { Tiles, tileStyles as tiles } from '../../tiles';
import { whenResized } from '../../when-resized';
import styles from './autocolumns.css';

/** The tile that stands first on the screen, where the visitor has scrolled into a gallery that is in place. */
const firstSeen = (list: HTMLElement, tiles: HTMLElement[]): HTMLElement | undefined =>
  tiles[0]?.style.marginTop && list.getBoundingClientRect().top < 0
    ? tiles.find((tile) => tile.getBoundingClientRect().bottom > 0)
    : undefined;

/** All is read, then all is written: one layout, however many tiles there are. */
const place = (list: HTMLElement, { settings }: DesignProps): void => {
  const { columnWidth, columnWidthBehavior, gutter = 0 } = settings;
  const tiles = [...list.children] as HTMLElement[];
  const read = firstSeen(list, tiles);
  const before = read?.getBoundingClientRect().top ?? 0;
  const width = list.clientWidth;
  list.style.setProperty('--az-_columns', `${columnCount(width, settings)}`);
  // With what stands below a picture: a tile is as high as it is.
  const shapes = tiles.map((tile) => tile.getBoundingClientRect());
  const boxes = autocolumns(shapes, { width }, { columnWidth, columnWidthBehavior, gutter });
  for (const [index, { column, y }] of boxes.entries())
    Object.assign(tiles[index]?.style ?? {}, {
      // Until the next time there may be fewer columns.
      gridColumn: `min(${column + 1}, var(--az-_columns))`,
      marginTop: `${y}px`,
    });
  // Browsers keep what is read in its place themselves, but not where its own margin has changed.
  if (read) scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
};

const connect = (list: HTMLElement, props: DesignProps): (() => void) =>
  whenResized(list.children, () => place(list, props));

const Autocolumns = (props: DesignProps) => {
  const { settings } = props;
  const { gutter = 0, columnWidth } = settings;
  const variables = { '--az-_gap': `${Math.min(gutter, columnWidth)}px` };
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} part="autocolumns" ratio={ratio} variables={variables} connect={connect} />;
};

/** Columns of one width, each slide in the shortest (gallery 2.1, 3.8 and 5). */
export const design: Design = { name: 'autocolumns', View: Autocolumns, styles: tiles + styles };
