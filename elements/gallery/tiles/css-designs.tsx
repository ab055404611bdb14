import type { Design, DesignProps } from '../design';
import { tileRatio } from '../read-settings';
import type { GallerySettings } from '../schema';
import { NoImage } from '../slide-parts';
import { hasPicture, type OwnSlide } from '../slides';
import gridStyles from './grid.css';
import listStyles from './list.css';
import { Tiles, tileStyles } from './tiles';

/**
 * The designs that CSS alone lays out. They are small, so they come with the block.
 * @module
 */

const Stacked = (props: DesignProps) => {
  const { gutter } = props.settings;
  const gap = gutter === undefined ? 'var(--az-gap, 20px)' : `${gutter}px`;
  return <Tiles {...props} part="stacked" variables={{ '--az-_gap': gap }} />;
};

/** One picture below the other, each as wide as the page allows. */
export const stacked: Design = { name: 'stacked', View: Stacked, styles: tileStyles };

/** The gap of grid and list. `padding` is the hosted builder's name for the same, and `gutter` overrides it. */
const gapOf = ({ gutter, padding }: GallerySettings): string => `${gutter ?? padding}px`;

const Grid = (props: DesignProps) => {
  const { settings } = props;
  const variables = { '--az-_columns': settings.thumbnailsPerRow, '--az-_gap': gapOf(settings) };
  const ratio = tileRatio(settings) ?? (settings.squareThumbs ? 1 : undefined);
  return <Tiles {...props} part="grid" ratio={ratio} variables={variables} />;
};

/** Thumbnails in rows. */
export const grid: Design = { name: 'grid', View: Grid, styles: tileStyles + gridStyles };

const List = (props: DesignProps) => {
  const { settings, text } = props;
  const variables = { '--az-_image': `${settings.listImageSize}%`, '--az-_gap': gapOf(settings) };
  const before = (slide: OwnSlide) => !hasPicture(slide) && <NoImage text={text} />;
  return <Tiles {...props} part="list" ratio={tileRatio(settings)} variables={variables} before={before} />;
};

/** Picture and text side by side. */
export const list: Design = { name: 'list', View: List, styles: tileStyles + listStyles };
