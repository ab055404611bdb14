import type { ImageOptions } from '../../src/media/image-config';
import type { Settings } from './slides';

const known = new Map<string, ImageOptions>();

/** How the settings want pictures; the same object for the same wish, so that no picture is loaded again for nothing. */
export const pictureOptions = (
  { sizeFormat, useBgImage, lazyLoad, loaderOptions }: Settings,
  load: ImageOptions['load'] = lazyLoad ? 'near' : 'now',
): ImageOptions => {
  const options = {
    sizeFormat: sizeFormat === 'none' ? undefined : sizeFormat,
    useBgImage,
    load,
    ...loaderOptions,
  };
  const text = JSON.stringify(options);
  if (!known.has(text)) known.set(text, options as ImageOptions);
  return known.get(text) as ImageOptions;
};
