import { useRef } from 'react';
import type { Design, DesignProps } from '../design';
import { columnCount } from '../layouts/columns';
import { columnOptionsOf, tileRatio } from '../read-settings';
import { Tiles, tileStyles } from '../tiles/tiles';
import { usePlacement } from '../use-placement';
import styles from './autogrid.css';

const Autogrid = (props: DesignProps) => {
  const { settings } = props;
  const list = useRef<HTMLUListElement>(null);
  // CSS cannot round the number of columns up, and knows no percentage of the width between rows.
  usePlacement({
    list,
    observe: 'list',
    place: ({ clientWidth, style }) => {
      style.setProperty('--az-_columns', `${columnCount(clientWidth, columnOptionsOf(settings))}`);
      style.setProperty('--az-_gap', `${(clientWidth * (settings.gutter ?? 0)) / 100}px`);
    },
  });
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} listRef={list} part="autogrid" ratio={ratio} />;
};

/** Tiles of equal width, as many in a row as fit. */
export const design: Design = { name: 'autogrid', View: Autogrid, styles: tileStyles + styles };
