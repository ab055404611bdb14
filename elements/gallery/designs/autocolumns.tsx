import { useRef } from 'react';
import { autocolumnsStyles, useAutocolumns } from '../../../src/features/slides/tiles/use-autocolumns';
import type { Design, DesignProps } from '../design';
import { columnOptionsOf, tileRatio } from '../read-settings';
import { Tiles, tileStyles } from '../tiles/tiles';

const Autocolumns = (props: DesignProps) => {
  const { settings } = props;
  const { gutter = 0 } = settings;
  const list = useRef<HTMLUListElement>(null);
  const variables = useAutocolumns(list, { ...columnOptionsOf(settings), gutter });
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} listRef={list} part="autocolumns" ratio={ratio} variables={variables} />;
};

/** Columns of equal width, each slide in the shortest column. */
export const design: Design = {
  name: 'autocolumns',
  View: Autocolumns,
  styles: tileStyles + autocolumnsStyles,
};
