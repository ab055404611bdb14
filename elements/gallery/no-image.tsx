import type { DesignProps } from './design';

/** Stands where a slide has no picture (gallery 2.1, list). */
export const NoImage = ({ text }: Pick<DesignProps, 'text'>) => <div part="no-image">{text('noImage')}</div>;
