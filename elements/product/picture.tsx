import { lazyImport } from '../../src/core/lazy-import';
import { focalPointOf, objectPositionOf } from '../../src/features/media/focal-point';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import type { ProductSettings } from './schema';

export type ProductItem = ProductSettings['items'][number];

export interface PictureProps {
  item: ProductItem;
  /** The product's name: the alternative text where the item has none. */
  title: string;
  sizeFormat: ProductSettings['sizeFormat'];
}

/** Chooses among the sizes of a picture. Only products whose server has several sizes need the code. */
export const responsiveModule = lazyImport(() => import('./responsive-picture'));

const PlainPicture = ({ item, title }: PictureProps) => {
  const { src, alt, width, height, focalPoint } = item;
  return (
    <img
      part="image"
      src={src}
      alt={alt || title}
      width={width}
      height={height}
      style={{ objectPosition: objectPositionOf(focalPointOf(focalPoint)) }}
    />
  );
};

/** A picture of the product. */
export const Picture = (props: PictureProps) => {
  const hasSizes = props.sizeFormat !== 'none';
  const responsive = useLazyModule(responsiveModule, hasSizes);
  if (!hasSizes) return <PlainPicture {...props} />;
  return responsive ? <responsive.ResponsivePicture {...props} /> : null;
};
