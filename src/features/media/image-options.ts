import type { ImageOptions, SizeFormat } from './image-config';

/** The settings of a block for how its pictures load and fill their places (image-entries.ts). */
interface ImageSettings {
  sizeFormat: SizeFormat | 'none';
  useBgImage: boolean;
  lazyLoad: boolean;
  loaderOptions?: ImageOptions | undefined;
}

const knownOptions = new Map<string, ImageOptions>();

/**
 * How the pictures of a block load and fill their places.
 * @param design options that the design decides
 * @returns the same object for the same settings, so that an effect that depends on it loads no picture again
 */
export const imageOptionsOf = (
  { sizeFormat, useBgImage, lazyLoad, loaderOptions }: ImageSettings,
  design: Pick<ImageOptions, 'load' | 'fadesIn'> = {},
): ImageOptions => {
  const options: ImageOptions = {
    sizeFormat: sizeFormat === 'none' ? undefined : sizeFormat,
    useBgImage,
    load: lazyLoad ? 'near' : 'anywhere',
    ...loaderOptions,
    ...design,
  };
  const key = JSON.stringify(options);
  const known = knownOptions.get(key) ?? options;
  knownOptions.set(key, known);
  return known;
};
