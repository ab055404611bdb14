import type { Design, DesignProps } from '../design';
import { tileRatio } from '../read-settings';
import { NoImage } from '../slide-parts';
import { hasPicture, type OwnSlide } from '../slides';
import gridStyles from './grid.css';
import listStyles from './list.css';
import { Tiles, tileStyles } from './tiles';

/**
 * The designs that CSS alone lays out. They are small, so they come with the block.
 * @module
 */

const stackedGap = { '--az-_gap': 'var(--az-gap, 20px)' } as const;

/** One picture below the other, each as wide as the page allows. */
export const stacked: Design = {
  name: 'stacked',
  View: (props) => <Tiles {...props} part="stacked" variables={stackedGap} />,
  styles: tileStyles,
};

const Grid = (props: DesignProps) => {
  const { settings } = props;
  const variables = { '--az-_columns': settings.thumbnailsPerRow, '--az-_gap': `${settings.padding}px` };
  const ratio = tileRatio(settings) ?? (settings.squareThumbs ? 1 : undefined);
  return <Tiles {...props} part="grid" ratio={ratio} variables={variables} />;
};

/** Thumbnails in rows. */
export const grid: Design = { name: 'grid', View: Grid, styles: tileStyles + gridStyles };

const List = (props: DesignProps) => {
  const { settings, text } = props;
  const variables = { '--az-_image': `${settings.listImageSize}%`, '--az-_gap': `${settings.padding}px` };
  const before = (slide: OwnSlide) => !hasPicture(slide) && <NoImage text={text} />;
  return <Tiles {...props} part="list" ratio={tileRatio(settings)} variables={variables} before={before} />;
};

/** Picture and text side by side. */
export const list: Design = { name: 'list', View: List, styles: tileStyles + listStyles };
