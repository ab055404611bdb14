import type { RefObject } from 'react';
import { type ColumnOptions, columnCount } from '../layouts/columns';
import autogridStyles from './autogrid.css';
import { usePlacement } from './use-placement';

export { autogridStyles };

interface AutogridOptions extends ColumnOptions {
  /** Space between tiles in px, in a list of a width in px. */
  gapOf(width: number): number;
}

/** Places the tiles of a `TileList` in rows, as many in a row as fit. Needs `autogridStyles`. */
export const useAutogrid = (list: RefObject<HTMLUListElement | null>, options: AutogridOptions): void =>
  // By script, because CSS cannot round the number of columns up, and has no percentage of the width for the gap between rows.
  usePlacement({
    list,
    observe: 'list',
    place: ({ clientWidth, style }) => {
      style.setProperty('--az-_columns', `${columnCount(clientWidth, options)}`);
      style.setProperty('--az-_gap', `${options.gapOf(clientWidth)}px`);
    },
  });
