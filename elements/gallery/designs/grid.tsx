import type { Design, DesignProps } from '../design';
import { tileRatio } from '../read-settings';
import { Tiles, tileStyles } from '../tiles';
import styles from './grid.css';

const Grid = (props: DesignProps) => {
  const { settings } = props;
  const variables = { '--az-_columns': settings.thumbnailsPerRow, '--az-_gap': `${settings.padding}px` };
  const ratio = tileRatio(settings) ?? (settings.squareThumbs ? 1 : undefined);
  return <Tiles {...props} part="grid" ratio={ratio} variables={variables} />;
};

/** Thumbnails in rows, laid out by CSS alone. */
export const design: Design = { name: 'grid', View: Grid, styles: tileStyles + styles };
