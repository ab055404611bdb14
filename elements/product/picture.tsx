import { focalPointOf, objectPositionOf } from '../../src/media/focal-point';
import { safeImageUrl } from '../../src/util/safe-url';
import type { Settings } from './offers';

export type Item = Settings['items'][number];

export interface PictureProps {
  item: Item;
  /** The product's name. */
  title: string;
  sizeFormat: Settings['sizeFormat'];
}

/** A picture of the product, which is called as the product is where nobody says what it shows. */
export const Picture = ({ item, title }: PictureProps) => {
  const { src, alt, width, height, focalPoint } = item;
  return (
    <img
      part="image"
      src={safeImageUrl(src)}
      alt={alt || title}
      width={width}
      height={height}
      style={{ objectPosition: objectPositionOf(focalPointOf(focalPoint)) }}
    />
  );
};
