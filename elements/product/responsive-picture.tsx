import { useCallback } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { SizeFormat } from '../../src/features/media/image-config';
import { loadImage } from '../../src/features/media/load-image';
import { sizedSources, srcsetOf } from '../../src/features/media/srcset';
import type { PictureProps, ProductItem } from './picture';

/** The `srcset` of a picture, for the lightbox. */
export const productSrcset = ({ src, width }: ProductItem, format: SizeFormat): string =>
  srcsetOf(sizedSources(src, format, width));

/** A picture that its server has in several sizes. The browser requests the size that fits. */
export const ResponsivePicture = ({ item, title, sizeFormat }: PictureProps) => {
  const { src, alt, width, height, focalPoint } = item;
  const load = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !src) return undefined;
      try {
        const options = { source: src, sizeFormat: sizeFormat as SizeFormat, focalPoint, width, height };
        return loadImage(image, options);
      } catch (error) {
        const { host } = image.getRootNode() as ShadowRoot;
        (host as BlockHost).report(error);
        return undefined;
      }
    },
    [src, width, height, focalPoint, sizeFormat],
  );
  return <img ref={load} part="image" alt={alt || title} width={width} height={height} />;
};
