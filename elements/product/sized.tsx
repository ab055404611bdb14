import { useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../src/block/host';
import { loadImage } from '../../src/media/load-image';
import { rungsOf, type SizeFormat } from '../../src/media/size-ladder';
import { safeImageUrl } from '../../src/util/safe-url';
import type { Item, PictureProps } from './picture';

/** For the lightbox. */
export const srcsetFor = ({ src, width }: Item, format: SizeFormat): string =>
  safeImageUrl(src)
    ? rungsOf(src, format, width)
        .map(([address, rung]) => `${address} ${rung}w`)
        .join()
    : '';

/** A picture that its server has in several sizes: the browser asks for the one that its place needs. */
export const Sized = ({ item, title, sizeFormat }: PictureProps) => {
  const { src, alt, width, height, focalPoint } = item;
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image || !src) return;
    try {
      return loadImage(image, {
        source: src,
        sizeFormat: sizeFormat as SizeFormat,
        focalPoint,
        width,
        height,
      });
    } catch (error) {
      const { host } = image.getRootNode() as ShadowRoot;
      (host as BlockHost).report(error);
    }
  }, [src, width, height, focalPoint, sizeFormat]);
  return <img ref={ref} part="image" alt={alt || title} width={width} height={height} />;
};
