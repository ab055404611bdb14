import { useRef } from 'react';
import { autogridStyles, useAutogrid } from '../../../src/features/slides/tiles/use-autogrid';
import type { Design, DesignProps } from '../design';
import { columnOptionsOf, tileRatio } from '../read-settings';
import { Tiles, tileStyles } from '../tiles/tiles';

const Autogrid = (props: DesignProps) => {
  const { settings } = props;
  const { gutter = 0 } = settings;
  const list = useRef<HTMLUListElement>(null);
  const options = columnOptionsOf(settings);
  // A gutter wider than a column counts as wide as the column, as in auto columns.
  const gapOf = (width: number): number => Math.min((width * gutter) / 100, options.columnWidth);
  useAutogrid(list, { ...options, gapOf });
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} listRef={list} part="autogrid" ratio={ratio} />;
};

/** Tiles of equal width, as many in a row as fit. */
export const design: Design = { name: 'autogrid', View: Autogrid, styles: tileStyles + autogridStyles };
