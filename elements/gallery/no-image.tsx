import type { TileProps } from './design';

/** Stands where a slide has no picture (gallery 2.1, list). */
export const NoImage = ({ text }: Pick<TileProps, 'text'>) => <div part="no-image">{text('noImage')}</div>;
