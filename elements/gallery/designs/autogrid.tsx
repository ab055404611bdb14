import { useRef } from 'react';
import { autogridStyles, useAutogrid } from '../../../src/features/slides/tiles/use-autogrid';
import type { Design, DesignProps } from '../design';
import { columnOptionsOf, tileRatio } from '../read-settings';
import { Tiles, tileStyles } from '../tiles/tiles';

const Autogrid = (props: DesignProps) => {
  const { settings } = props;
  const { gutter = 0 } = settings;
  const list = useRef<HTMLUListElement>(null);
  useAutogrid(list, { ...columnOptionsOf(settings), gapOf: (width) => (width * gutter) / 100 });
  const ratio = settings.mixedContent ? undefined : tileRatio(settings);
  return <Tiles {...props} listRef={list} part="autogrid" ratio={ratio} />;
};

/** Tiles of equal width, as many in a row as fit. */
export const design: Design = { name: 'autogrid', View: Autogrid, styles: tileStyles + autogridStyles };
